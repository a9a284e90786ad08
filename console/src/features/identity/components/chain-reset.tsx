import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { chainDashboardCalls } from '../../../../../contracts/dashboard/calls.js';
import { call } from '../../../lib/api/client.js';
import { Button } from '../../../ui/buttons/button.js';
import { useToast } from '../../../ui/toast/toast-context.js';

/** Asks every marina of the chain again. */
export function ChainReset() {
  const { t } = useTranslation('identity/chain');
  const client = useQueryClient();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const reset = async () => {
    setBusy(true);
    try {
      const { marinas, answered } = await call(chainDashboardCalls.reset, undefined);
      for (const { method, path } of [chainDashboardCalls.getAll, chainDashboardCalls.list]) {
        await client.invalidateQueries({ queryKey: [method, path] });
      }
      toast({ kind: 'done', text: t('resetDone', { answered, count: marinas }) });
    } catch {
      toast({ kind: 'wrong', text: t('resetFailed') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button busy={busy} onClick={() => void reset()}>
      {t('reset')}
    </Button>
  );
}
