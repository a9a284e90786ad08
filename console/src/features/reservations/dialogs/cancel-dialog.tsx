import { useTranslation } from 'react-i18next';
import type { CancelReason } from '../../../../../contracts/reservations/vocabulary.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { differs } from '../../../lib/forms/differs.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { FormDialog } from '../../../ui/dialogs/form-dialog.js';
import { CancelFields } from '../../../entities/reservation/cancelling/cancel-fields.js';
import {
  asksForRefund,
  type CancelDraft,
  cancelErrors,
  emptyCancelDraft,
  heldMoney,
  isDecline,
  refundAmountOf,
  refusedFields,
} from '../../../entities/reservation/cancelling/cancel-rules.js';
import type { ReservationDialogProps } from './dialog-props.js';
import { RefundEffects } from './refund-effects.js';
import { useRefusalText } from '../../../entities/reservation/use-refusal-text.js';
import { useUntilClosed } from './use-until-closed.js';

export interface CancelValues {
  readonly reason: CancelReason;
  readonly message: string;
  /** Decimals; null: nothing was paid. */
  readonly refundAmount: number | null;
}

/** Declines a request or cancels a booking, with a reason, a message and a refund. */
export function CancelDialog(props: ReservationDialogProps<CancelValues>) {
  const { open, reservation, onClose, onConfirm, busy, error } = props;
  const { t } = useTranslation('reservations/side');
  const refusal = useRefusalText(reservation.id, error);
  const { money } = useFormats();
  const [draft, setDraft] = useUntilClosed<CancelDraft>(open, emptyCancelDraft);
  const [tried, setTried] = useUntilClosed(open, false);
  const words = isDecline(reservation) ? 'decline' : 'cancelling';
  const held = asksForRefund(reservation) ? heldMoney(reservation) : null;
  const errors = cancelErrors(draft, held);
  const refunded = held === null || errors.refund !== undefined ? null : refundAmountOf(draft.refund);
  const amount = money(refunded, reservation.payment.currency);
  const confirm = () => {
    setTried(true);
    const { reason, message, refund } = draft;
    if (reason === null || Object.keys(errors).length > 0) return;
    onConfirm({
      reason,
      message: message.trim(),
      refundAmount: held === null ? null : refundAmountOf(refund),
    });
  };
  const confirmWord = () => {
    if (refunded === null) return t(`${words}Confirm`);
    return refunded > 0 ? t(`${words}Refund`, { amount }) : t(`${words}Keep`);
  };
  return (
    <FormDialog
      open={open}
      title={t(`${words}Title`, { number: reservation.view_id })}
      dirty={differs(draft, emptyCancelDraft)}
      confirm={confirmWord()}
      dismiss={t('keepIt')}
      danger
      busy={busy}
      problem={error instanceof ApiError && error.errors.length === 0 ? refusal : null}
      onClose={onClose}
      onConfirm={confirm}
    >
      <CancelFields
        reservation={reservation}
        draft={draft}
        onChange={setDraft}
        busy={busy}
        errors={tried ? { ...errors, ...refusedFields(error) } : refusedFields(error)}
      />
      {refunded !== null && refunded > 0 && <RefundEffects reservation={reservation} amount={refunded} />}
      <p style={{ margin: 0 }}>
        {t(`${words}Effect`, { name: reservation.boater.first_name || reservation.boater.email })}
      </p>
    </FormDialog>
  );
}
