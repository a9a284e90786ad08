import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import type { CommandReceipt } from '../../../../../contracts/vocabulary/route.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { type Toast, useToast } from '../../../ui/toast/toast-context.js';

/**
 * Returns the action that undoes notes just saved by saving the previous notes. The server refuses it if the reservation
 * has changed since, so that it cannot overwrite a later change.
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
    label: t('actions:undo'),
    run: () => {
      saved.current = revision;
      void send({ reservation_id: id, boater_id, action: 'UPDATE_NOTE', payload: { internal_notes: before } });
    },
  });
}
