import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentEntry, RefundEntry } from '../../../../../contracts/reservations/counter.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { toDecimal, toMinor } from '../../../../../contracts/vocabulary/money.js';
import { displayName } from '../../../entities/boater/boater-card-rules.js';
import { type CounterDraft, CounterFields } from '../../../entities/payment/counter-fields.js';
import { RecordPaymentDialog } from '../../../entities/payment/record-payment-dialog.js';
import { amountDue } from '../../../entities/price/amount-due.js';
import { useSend } from '../../../lib/api/use-send.js';
import { differs } from '../../../lib/forms/differs.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useFieldWords, useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { FormDialog } from '../../../ui/dialogs/form-dialog.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { useToast } from '../../../ui/toast/toast-context.js';
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
            ...{ reservation_id, view_id, currency },
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

/** What happens after a call: a toast and the closed dialog. */
function useDone({ reservation, onClose }: DialogProps, text: string) {
  const toast = useToast();
  return {
    topics: [{ topic: 'reservations' as const, ids: [reservation.id] }],
    onDone: () => {
      toast({ kind: 'done', text });
      onClose();
    },
  };
}

function UndoDialog({ payment, ...props }: DialogProps & { readonly payment: PaymentEntry }) {
  const { reservation, onClose } = props;
  const { t } = useTranslation('reservations/money');
  const { money } = useFormats();
  const problemWords = useProblemWords();
  const fieldWords = useFieldWords();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { send, isPending, error } = useSend(counterCalls.undoPayment, useDone(props, t('undoDone')));
  const missing = tried && reason.trim() === '';
  return (
    <FormDialog
      open
      danger
      title={t('undoTitle', { amount: money(payment.amount, reservation.payment.currency) })}
      dirty={reason !== ''}
      confirm={t('undoConfirm')}
      busy={isPending}
      problem={error === null ? null : problemWords(error)}
      onClose={onClose}
      onConfirm={() => {
        setTried(true);
        if (reason.trim() === '') return;
        void send({ reservation_id: reservation.id, payment_no: payment.payment_no, reason });
      }}
    >
      <p>{t('undoText')}</p>
      <TextInput
        label={t('undoReason')}
        required
        autoFocus
        value={reason}
        error={missing ? fieldWords('provideReason') : undefined}
        disabled={isPending}
        onChange={(value) => setReason(value ?? '')}
      />
    </FormDialog>
  );
}

function WaiveDialog(props: DialogProps) {
  const { reservation, onClose } = props;
  const { t } = useTranslation('reservations/money');
  const { money } = useFormats();
  const problemWords = useProblemWords();
  const [reason, setReason] = useState('');
  const whole = reservation.instalment_schedule === 'ONCE';
  const done = t(whole ? 'waiveDone' : 'waiveInstalmentDone');
  const { send, isPending, error } = useSend(counterCalls.waiveDeposit, useDone(props, done));
  const { payment, boater } = reservation;
  return (
    <FormDialog
      open
      title={t(whole ? 'waiveTitle' : 'waiveInstalmentTitle', {
        amount: money(amountDue(payment)?.amount ?? 0, payment.currency),
      })}
      dirty={reason !== ''}
      confirm={t(whole ? 'waiveConfirm' : 'waiveInstalmentConfirm')}
      busy={isPending}
      problem={error === null ? null : problemWords(error)}
      onClose={onClose}
      onConfirm={() => void send({ reservation_id: reservation.id, reason })}
    >
      <p>{t(whole ? 'waiveText' : 'waiveInstalmentText', { name: boater.first_name || displayName(boater) })}</p>
      <TextInput
        label={t('waiveReason')}
        value={reason}
        disabled={isPending}
        onChange={(value) => setReason(value ?? '')}
      />
    </FormDialog>
  );
}

function RefundDialog({ refund, ...props }: DialogProps & { readonly refund: RefundEntry }) {
  const { reservation, onClose } = props;
  const { t } = useTranslation('reservations/money');
  const { money, today } = useFormats();
  const problemWords = useProblemWords();
  const [before] = useState<CounterDraft>({ method: 'CASH', reference: '', on: today() });
  const [draft, setDraft] = useState(before);
  const { send, isPending, error } = useSend(counterCalls.recordRefund, useDone(props, t('refundDone')));
  const amount = money(refund.amount, reservation.payment.currency);
  const faults = Object.fromEntries((error?.errors ?? []).map(({ path, code }) => [path, code]));
  return (
    <FormDialog
      open
      title={t('refundTitle', { amount })}
      dirty={differs(draft, before)}
      confirm={t('refundConfirm', { amount })}
      busy={isPending}
      problem={error === null || error.errors.length > 0 ? null : problemWords(error)}
      onClose={onClose}
      onConfirm={() => {
        const { method, reference, on } = draft;
        if (on === null) return;
        void send({ reservation_id: reservation.id, refund_no: refund.refund_no, method, reference, paid_on: on });
      }}
    >
      <CounterFields
        labels={{ method: t('refundMethod'), on: t('refundDate') }}
        draft={draft}
        faults={{ on: faults['paid_on'], reference: faults['reference'] }}
        disabled={isPending}
        onChange={setDraft}
      />
    </FormDialog>
  );
}
