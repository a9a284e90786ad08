import { useTranslation } from 'react-i18next';

import {
  type PaymentEntry,
  recordRefund,
  type RefundEntry,
  undoPayment,
  waiveDeposit,
} from '../../../../../contracts/reservations/counter.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { toDecimal, toMinor } from '../../../../../contracts/vocabulary/money.js';
import { displayName } from '../../../entities/boater/boater-card-rules.js';
import { creditedWithRefund } from '../../../entities/invoice/credited-with-refund.js';
import { useInvoicesOfStay } from '../../../entities/invoice/use-invoices-of-stay.js';
import { CounterFields } from '../../../entities/payment/counter-fields.js';
import { RecordPaymentDialog } from '../../../entities/payment/record-payment-dialog.js';
import { amountDue } from '../../../entities/price/amount-due.js';
import type { Topic } from '../../../lib/api/topics.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { DialogForm } from '../../../ui/forms/dialog-form.js';
import { useDialogForm } from '../../../ui/forms/use-dialog-form.js';
import { useDone } from '../../../ui/forms/use-done.js';
import { TextField } from '../../../ui/fields/text-field.js';
import { counterCalls } from '../../../../../contracts/reservations/counter-calls.js';

export type MoneyTask =
  | { readonly kind: 'record' }
  | { readonly kind: 'waive' }
  | { readonly kind: 'undo'; readonly payment: PaymentEntry }
  | { readonly kind: 'refund'; readonly refund: RefundEntry };

interface MoneyDialogsProps {
  readonly reservation: ReservationDetail;
  readonly task: MoneyTask;
  readonly onClose: () => void;
}

/** The dialog of a task at the counter. */
export function MoneyDialogs({ reservation, task, onClose }: MoneyDialogsProps) {
  const { id: reservation_id, view_id, payment } = reservation;
  const { currency, balance } = payment;
  switch (task.kind) {
    case 'record':
      return (
        <RecordPaymentDialog
          stay={{
            reservation_id,
            view_id,
            currency,
            balance: owedOf(reservation, balance),
            expires: payment.payment_due_at !== null,
          }}
          onClose={onClose}
        />
      );
    case 'waive':
      return <WaiveDialog reservation={reservation} onClose={onClose} />;
    case 'undo':
      return <UndoDialog reservation={reservation} payment={task.payment} onClose={onClose} />;
    case 'refund':
      return <RefundDialog reservation={reservation} refund={task.refund} onClose={onClose} />;
  }
}

/** The balance without refunds on their way, which the server accepts at most. */
function owedOf({ payment }: ReservationDetail, balance: number | null): number {
  const pending = payment.refunds.filter((refund) => !refund.paid_out);
  const sum = pending.reduce((minor, refund) => minor + toMinor(refund.amount), toMinor(balance ?? 0));
  return Math.max(0, toDecimal(sum));
}

interface DialogProps {
  readonly reservation: ReservationDetail;
  readonly onClose: () => void;
}

function UndoDialog({ reservation, payment, onClose }: DialogProps & { readonly payment: PaymentEntry }) {
  const { t } = useTranslation('reservations/money');
  const { money } = useFormats();
  const done = useDone(onClose);
  const sending = useSend(counterCalls.undoPayment, {
    topics: changed(reservation),
    onDone: () => done(t('undoDone')),
  });
  const form = useDialogForm(undoPayment, {
    initial: { reservation_id: reservation.id, payment_no: payment.payment_no, reason: '' },
    sending,
    send: sending.send,
  });
  return (
    <DialogForm
      form={form}
      danger
      title={t('undoTitle', { amount: money(payment.amount, reservation.payment.currency) })}
      confirm={t('undoConfirm')}
      onClose={onClose}
    >
      <p>{t('undoText')}</p>
      <TextField
        control={form.control}
        name="reason"
        label={t('trade:reason')}
        required
        autoFocus
        disabled={form.busy}
      />
    </DialogForm>
  );
}

function WaiveDialog({ reservation, onClose }: DialogProps) {
  const { t } = useTranslation('reservations/money');
  const { money } = useFormats();
  const done = useDone(onClose);
  const whole = reservation.instalment_schedule === 'ONCE';
  const sending = useSend(counterCalls.waiveDeposit, {
    topics: changed(reservation),
    onDone: () => done(t(whole ? 'waiveDone' : 'waiveInstalmentDone')),
  });
  const form = useDialogForm(waiveDeposit, {
    initial: { reservation_id: reservation.id, reason: '' },
    sending,
    send: sending.send,
  });
  const { payment, boater } = reservation;
  return (
    <DialogForm
      form={form}
      title={t(whole ? 'waiveTitle' : 'waiveInstalmentTitle', {
        amount: money(amountDue(payment)?.amount ?? 0, payment.currency),
      })}
      confirm={t(whole ? 'waiveConfirm' : 'waiveInstalmentConfirm')}
      onClose={onClose}
    >
      <p>{t(whole ? 'waiveText' : 'waiveInstalmentText', { name: boater.first_name || displayName(boater) })}</p>
      <TextField control={form.control} name="reason" label={t('waiveReason')} disabled={form.busy} />
    </DialogForm>
  );
}

function RefundDialog({ reservation, refund, onClose }: DialogProps & { readonly refund: RefundEntry }) {
  const { t } = useTranslation(['reservations/money', 'reservations/side']);
  const { data } = useInvoicesOfStay(reservation.id);
  const { money, today } = useFormats();
  const done = useDone(onClose);
  const sending = useSend(counterCalls.recordRefund, {
    // The credit note follows the refund.
    topics: [...changed(reservation), { topic: 'payments' }],
    onDone: () => done(t('refundDone')),
  });
  const form = useDialogForm(recordRefund, {
    initial: {
      reservation_id: reservation.id,
      refund_no: refund.refund_no,
      method: 'CASH',
      reference: '',
      paid_on: today(),
    },
    sending,
    send: sending.send,
  });
  const amount = money(refund.amount, reservation.payment.currency);
  return (
    <DialogForm
      form={form}
      title={t('refundTitle', { amount })}
      confirm={t('refundConfirm', { amount })}
      onClose={onClose}
    >
      <CounterFields
        control={form.control}
        labels={{ method: t('refundMethod'), on: t('refundDate') }}
        on="paid_on"
        disabled={form.busy}
      />
      {creditedWithRefund(data?.invoices ?? [], reservation.payment).map(({ id, number, total }) => (
        <p key={id}>
          {t('reservations/side:creditNoteFollows', { number, amount: money(total, reservation.payment.currency) })}
        </p>
      ))}
    </DialogForm>
  );
}

function changed({ id }: ReservationDetail): readonly Topic[] {
  return [{ topic: 'reservations', ids: [id] }];
}
