import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { CancelFields } from '../../../entities/reservation/cancelling/cancel-fields.js';
import {
  asksForRefund,
  cancelErrors,
  emptyCancelDraft,
  heldMoney,
  refundAmountOf,
  refusedFields,
} from '../../../entities/reservation/cancelling/cancel-rules.js';
import { useRefusalText } from '../../../entities/reservation/use-refusal-text.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { differs } from '../../../lib/forms/differs.js';
import { FormDialog } from '../../../ui/dialogs/form-dialog.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { placingTopics } from '../api/placing-topics.js';

interface CancelVisitDialogProps {
  readonly reservationId: string;
  readonly boat: string;
  readonly onClose: () => void;
}

/** Cancels a visit that lost its berth, with a reason, a message and, where something was paid, a refund. */
export function CancelVisitDialog({ reservationId: reservation_id, boat, onClose }: CancelVisitDialogProps) {
  const { t } = useTranslation('matching');
  const [draft, setDraft] = useState(emptyCancelDraft);
  const [tried, setTried] = useState(false);
  const load = useLoad(
    reservationCalls.get,
    { reservation_id },
    { topics: [{ topic: 'reservations', ids: [reservation_id] }] },
  );
  const reservation = load.data;
  const sending = useCancelling(reservation, boat, onClose);
  const held = reservation !== undefined && asksForRefund(reservation) ? heldMoney(reservation) : null;
  const errors = cancelErrors(draft, held);
  const refused = refusedFields(sending.error);
  const error = sending.error ?? load.error;
  const refusal = useRefusalText(reservation_id, error);
  const atNoField = error !== null && Object.keys(refused).length === 0;
  const cancel = () => {
    setTried(true);
    const { reason, message, refund } = draft;
    if (reservation === undefined || reason === null || Object.keys(errors).length > 0) return;
    const { boater_id } = reservation;
    const payload = { reason, message: message.trim(), refundAmount: held === null ? null : refundAmountOf(refund) };
    void sending.send({ reservation_id, boater_id, action: 'CANCEL', payload });
  };
  return (
    <FormDialog
      open
      title={t('cancelTitle', { boat })}
      dirty={differs(draft, emptyCancelDraft)}
      confirm={t('cancelVisit')}
      dismiss={t('keepVisit')}
      danger
      busy={sending.isPending || reservation === undefined}
      problem={atNoField ? refusal : null}
      onConfirm={cancel}
      onClose={onClose}
    >
      <p>{t('cancelText')}</p>
      {reservation !== undefined && (
        <CancelFields
          reservation={reservation}
          draft={draft}
          onChange={setDraft}
          busy={sending.isPending}
          errors={tried ? { ...errors, ...refused } : refused}
        />
      )}
    </FormDialog>
  );
}

/** The marina's own bookings are cancelled by another call than those of boaters. */
function useCancelling(reservation: ReservationDetail | undefined, boat: string, onClose: () => void) {
  const { t } = useTranslation('matching');
  const toast = useToast();
  const options = {
    revision: () => reservation?.revision,
    topics: placingTopics,
    onDone: () => {
      toast({ kind: 'done', text: t('visitCancelled', { boat }) });
      onClose();
    },
  };
  const ofBoater = useSend(reservationCalls.update, options);
  const ofMarina = useSend(reservationCalls.updateMarinaMode, options);
  return reservation?.source === 'MARINA' ? ofMarina : ofBoater;
}
