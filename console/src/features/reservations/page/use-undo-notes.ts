import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import type { CommandReceipt } from '../../../../../contracts/vocabulary/route.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { type Toast, useToast } from '../../../ui/toast/toast-context.js';

/**
 * Returns the Undo of notes that were just saved. It saves the notes of before, unless the reservation has changed since:
 * nobody's later change is undone with them.
 */
export function useUndoNotes({
  id,
  boater_id,
  source,
}: ReservationDetail): (before: string, receipt: CommandReceipt) => Toast['action'] {
  const { t } = useTranslation('reservations/side');
  const toast = useToast();
  const problemWords = useProblemWords();
  const saved = useRef<number>(undefined);
  const { send } = useSend(source === 'MARINA' ? reservationCalls.updateMarinaMode : reservationCalls.update, {
    revision: () => saved.current,
    topics: [{ topic: 'reservations', ids: [id] }],
    onDone: () => toast({ kind: 'news', text: t('undone') }),
    onRefused: (error) => toast({ kind: 'wrong', text: problemWords(error) }),
  });
  return (before, { revision }) => ({
    label: t('undo'),
    run: () => {
      saved.current = revision;
      void send({ reservation_id: id, boater_id, action: 'UPDATE_NOTE', payload: { internal_notes: before } });
    },
  });
}
