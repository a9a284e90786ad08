import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { paymentSettingCalls } from '../../../../../contracts/payments/calls.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { call } from '../../../lib/api/client.js';
import { refreshConcerned } from '../../../lib/api/topics.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useToast } from '../../../ui/toast/toast-context.js';

/** Goes to the provider's page for the account; the sandbox has none, and only opens the account. */
export function useProviderPage() {
  const client = useQueryClient();
  const toast = useToast();
  const problemWords = useProblemWords();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      const { url } = await call(paymentSettingCalls.stripeUrl, undefined);
      if (url.startsWith('/')) refreshConcerned(client, [{ topic: 'payments' }]);
      else window.location.assign(url);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast({ kind: 'wrong', text: problemWords(error) });
    } finally {
      setBusy(false);
    }
  };
  return { open: () => void open(), busy };
}
