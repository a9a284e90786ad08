import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import type { CommandReceipt } from '../../../../../contracts/vocabulary/route.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useToast } from '../../../ui/toast/toast-context.js';

/** A change of the berth, by the berths' names; null: none. */
interface BerthChange {
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * Returns a function that reports a change of the berth. A berth that was held for a stay without one is released again
 * by the report's Undo, unless the reservation has changed since. A move has no Undo here: the stay may have had several
 * berths, which only the plan knows.
 */
export function useBerthReport(reservation_id: string): (change: BerthChange, receipt: CommandReceipt) => void {
  const { t } = useTranslation('reservations/side');
  const toast = useToast();
  const problemWords = useProblemWords();
  const held = useRef<number>(undefined);
  const release = useSend(reservationCalls.unassignBerth, {
    revision: () => held.current,
    topics: [{ topic: 'reservations', ids: [reservation_id] }, { topic: 'berths' }],
    onDone: () => toast({ kind: 'news', text: t('undone') }),
    onRefused: (error) => toast({ kind: 'wrong', text: problemWords(error) }),
  });
  return ({ before, after }, receipt) => {
    if (after === null) toast({ kind: 'done', text: t('releasedDone', { berth: before ?? '' }) });
    else if (before !== null) toast({ kind: 'done', text: t('movedDone', { berth: after }) });
    else {
      const run = () => {
        held.current = receipt.revision;
        void release.send({ reservation_id });
      };
      toast({ kind: 'done', text: t('heldDone', { berth: after }), action: { label: t('actions:undo'), run } });
    }
  };
}
