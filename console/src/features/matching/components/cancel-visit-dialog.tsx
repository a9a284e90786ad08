import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import { cancelReasons, type CancelReason } from '../../../../../contracts/reservations/vocabulary.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { FormDialog } from '../../../ui/dialogs/form-dialog.js';
import { NoteInput } from '../../../ui/fields/note-input.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { placingTopics } from '../api/placing-topics.js';

interface CancelVisitDialogProps {
  readonly reservationId: string;
  readonly boat: string;
  readonly onClose: () => void;
}

/** Cancels a visit that lost its berth. What was paid is refunded by the marina's cancellation policy. */
export function CancelVisitDialog({ reservationId: reservation_id, boat, onClose }: CancelVisitDialogProps) {
  const { t } = useTranslation('matching');
  const problemWords = useProblemWords();
  const toast = useToast();
  const [reason, setReason] = useState<CancelReason>('full');
  const [message, setMessage] = useState('');
  const load = useLoad(
    reservationCalls.get,
    { reservation_id },
    { topics: [{ topic: 'reservations', ids: [reservation_id] }] },
  );
  const options = {
    revision: () => load.data?.revision,
    topics: placingTopics,
    onDone: () => {
      toast({ kind: 'done', text: t('visitCancelled', { boat }) });
      onClose();
    },
  };
  const ofBoater = useSend(reservationCalls.update, options);
  const ofMarina = useSend(reservationCalls.updateMarinaMode, options);
  const { source, boater_id } = load.data ?? {};
  const sending = source === 'MARINA' ? ofMarina : ofBoater;
  const error = sending.error ?? load.error;
  const missing = reason === 'other' && message.trim() === '';
  const cancel = () => {
    if (boater_id === undefined || missing) return;
    const payload = { reason, message, refundAmount: null };
    void sending.send({ reservation_id, boater_id, action: 'CANCEL', payload });
  };
  return (
    <FormDialog
      open
      title={t('cancelTitle', { boat })}
      confirm={t('cancelVisit')}
      dismiss={t('keepVisit')}
      danger
      busy={sending.isPending || load.data === undefined}
      problem={error === null ? null : problemWords(error)}
      onConfirm={cancel}
      onClose={onClose}
    >
      <p>{t('cancelText')}</p>
      <SelectInput
        label={t('cancelReason')}
        value={reason}
        options={cancelReasons.map((value) => ({ value, label: t(`cancel_${value}`) }))}
        onChange={(value) => setReason(cancelReasons.find((known) => known === value) ?? 'full')}
      />
      <NoteInput
        label={t('messageToBoater')}
        hint={missing ? t('sayWhy') : undefined}
        value={message}
        onChange={(text) => setMessage(text ?? '')}
      />
    </FormDialog>
  );
}
