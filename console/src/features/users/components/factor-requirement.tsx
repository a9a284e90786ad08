import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { settingsCalls } from '../../../../../contracts/marinas/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useSession } from '../../../lib/session/session-context.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { useToast } from '../../../ui/toast/toast-context.js';

/** Whether everybody who works in the marina needs a second factor; switching it on asks first. */
export function FactorRequirement() {
  const { t } = useTranslation('users/security');
  const toast = useToast();
  const problemWords = useProblemWords();
  const { reload } = useSession();
  const [asks, setAsks] = useState(false);
  const topics = [{ topic: 'marinas' }] as const;
  const { data, error, refetch, isFetching } = useLoad(settingsCalls.get, undefined, { topics });
  const { send, isPending } = useSend(settingsCalls.security, {
    topics,
    revision: () => data?.revision,
    onDone: (_receipt, { security }) => {
      setAsks(false);
      toast({ kind: 'done', text: t(security.two_factor_required === true ? 'nowRequired' : 'nowOptional') });
      void reload();
    },
    onRefused: (refused) => {
      setAsks(false);
      toast({ kind: 'wrong', text: problemWords(refused) });
    },
  });
  const set = (two_factor_required: boolean) => void send({ security: { two_factor_required } });
  return (
    <Card>
      <Section title={t('signIn')}>
        {data === undefined && error === null && <LoadingLines lines={2} rowHeight={24} />}
        {data === undefined && error !== null && <LoadFailed load={{ error, isFetching, refetch }} />}
        {data !== undefined && (
          <TickInput
            look="switch"
            label={t('required')}
            hint={t('requiredHint')}
            value={data.marina.marina_settings.security.two_factor_required}
            disabled={isPending}
            onChange={(on) => (on === true ? setAsks(true) : set(false))}
          />
        )}
      </Section>
      <ConfirmDialog
        open={asks}
        title={t('requireTitle')}
        confirm={t('require')}
        busy={isPending}
        onClose={() => setAsks(false)}
        onConfirm={() => set(true)}
      >
        {t('requireText')}
      </ConfirmDialog>
    </Card>
  );
}
