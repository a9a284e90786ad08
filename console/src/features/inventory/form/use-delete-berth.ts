import { useTranslation } from 'react-i18next';
import { berthCalls } from '../../../../../contracts/berths/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useToast } from '../../../ui/toast/toast-context.js';

/** Deletes a berth that no boat has now or later. */
export function useDeleteBerth(berth: { readonly id: string; readonly name: string; readonly revision: number }) {
  const { t } = useTranslation('inventory/berth');
  const toast = useToast();
  const problemWords = useProblemWords();
  const { send, isPending } = useSend(berthCalls.deleteBerth, {
    topics: [{ topic: 'berths' }, { topic: 'occupancy' }],
    revision: () => berth.revision,
    onDone: () => toast({ kind: 'done', text: t('berthDeleted', { berth: berth.name }) }),
    onRefused: (error) => toast({ kind: 'wrong', text: problemWords(error) }),
  });
  return { remove: async () => (await send({ berth_id: berth.id })) !== null, busy: isPending };
}
