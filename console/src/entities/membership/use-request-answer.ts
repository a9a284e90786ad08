import { useTranslation } from 'react-i18next';
import { requestCalls } from '../../../../contracts/memberships/calls.js';
import type { CustomerRequest } from '../../../../contracts/memberships/requests.js';
import { useSend } from '../../lib/api/use-send.js';
import { useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { useToast } from '../../ui/toast/toast-context.js';

export const requestTopics = [{ topic: 'memberships' }, { topic: 'customers' }, { topic: 'vessels' }] as const;

/** Approves a request for residency at once; the message offers to take it back. */
export function useApproveResidency(): {
  approve: (request: Pick<CustomerRequest, 'id' | 'full_name'>) => void;
  isPending: boolean;
} {
  const { t } = useTranslation('entities/membership');
  const toast = useToast();
  const problemWords = useProblemWords();
  const onRefused = (error: unknown) => toast({ kind: 'wrong', text: problemWords(error) });
  const reopening = useSend(requestCalls.updateMarinaRequest, { topics: requestTopics, onRefused });
  const { send, isPending } = useSend(requestCalls.updateMarinaRequest, { topics: requestTopics, onRefused });
  const approve = async ({
    id: marina_request_id,
    full_name,
  }: Pick<CustomerRequest, 'id' | 'full_name'>): Promise<void> => {
    const done = await send({ marina_request_id, action: 'APPROVE' });
    if (done === null) return;
    toast({
      kind: 'done',
      text: t('residencyApproved', { name: full_name ?? '' }),
      action: { label: t('actions:undo'), run: () => void reopening.send({ marina_request_id, action: 'REOPEN' }) },
    });
  };
  return { approve: (request) => void approve(request), isPending };
}
