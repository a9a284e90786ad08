import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { recordPayment } from '../../../../contracts/reservations/counter.js';
import { toDecimal, toMinor } from '../../../../contracts/vocabulary/money.js';
import { useSend } from '../../lib/api/use-send.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { DialogForm } from '../../ui/forms/dialog-form.js';
import { useDialogForm } from '../../ui/forms/use-dialog-form.js';
import { useDone } from '../../ui/forms/use-done.js';
import { CheckField } from '../../ui/fields/check-field.js';
import { NumberInput } from '../../ui/fields/number-input.js';
import { NumberField } from '../../ui/fields/number-field.js';
import { CounterFields } from './counter-fields.js';
import { counterCalls } from '../../../../contracts/reservations/counter-calls.js';

export interface PayableStay {
  readonly reservation_id: string;
  /** The number people quote. */
  readonly view_id: string;
  readonly currency: string;
  /** What is still to pay, as a decimal number. */
  readonly balance: number;
  /** Whether the stay expires unless something is paid in time. */
  readonly expires: boolean;
}

interface RecordPaymentDialogProps {
  readonly stay: PayableStay;
  /** The amount in the field at first; absent: the whole balance. */
  readonly suggested?: number;
  readonly onClose: () => void;
  /** Called once the payment is recorded, before the dialog closes. */
  readonly onPaid?: () => void;
}

/** Records money that staff took at the counter. Rendered while it is open. */
export function RecordPaymentDialog({ stay, suggested, onClose, onPaid }: RecordPaymentDialogProps) {
  const { t } = useTranslation('entities/payment');
  const { money, today } = useFormats();
  const done = useDone(onClose);
  const { reservation_id } = stay;
  const sum = (value: number) => money(value, stay.currency);
  const sending = useSend(counterCalls.recordPayment, {
    topics: [{ topic: 'reservations', ids: [reservation_id] }],
    onDone: (_, body) => {
      onPaid?.();
      done(t('recorded', { amount: sum(body.amount) }));
    },
  });
  const { balance } = stay;
  const upToBalance = useMemo(() => paymentUpTo(balance), [balance]);
  const [given, setGiven] = useState<number | null>(null);
  const form = useDialogForm(upToBalance, {
    initial: {
      reservation_id,
      amount: suggested ?? stay.balance,
      method: 'CARD',
      reference: '',
      received_on: today(),
      mail_receipt: false,
    },
    sending,
    send: sending.send,
  });
  const { control, busy } = form;
  const amount = form.typed('amount');
  const isCash = form.typed('method') === 'CASH';
  const change = isCash && given !== null && amount !== null ? toMinor(given) - toMinor(amount) : null;
  return (
    <DialogForm
      form={form}
      title={t('recordTitle', { number: stay.view_id })}
      disabledReason={change !== null && change < 0 ? t('givenTooLittle') : null}
      confirm={amount === null ? t('recordConfirmEmpty') : t('recordConfirm', { amount: sum(amount) })}
      onClose={onClose}
    >
      <NumberField
        control={control}
        name="amount"
        label={t('trade:amount')}
        required
        autoFocus
        fixed={2}
        suffix={stay.currency}
        hint={t('amountHint', { balance: sum(stay.balance) })}
        errorWords={{ reservation_inValidNumber: t('amountMissing') }}
        disabled={busy}
      />
      <CounterFields
        control={control}
        labels={{ method: t('method'), on: t('receivedOn') }}
        on="received_on"
        disabled={busy}
      />
      {isCash && (
        <NumberInput
          label={t('given')}
          value={given}
          fixed={2}
          suffix={stay.currency}
          hint={t('givenHint')}
          error={change !== null && change < 0 ? t('givenTooLittle') : undefined}
          disabled={busy}
          onChange={(typed) => setGiven(typed ?? null)}
        />
      )}
      {change !== null && change >= 0 && (
        <p role="status">
          <b>{t('change', { amount: sum(toDecimal(change)) })}</b>
        </p>
      )}
      <CheckField control={control} name="mail_receipt" label={t('mailReceipt')} disabled={busy} />
      {amount !== null && <Outcome amount={amount} stay={stay} />}
    </DialogForm>
  );
}

/** The form's own check of what the server checks: no more is taken than is open. */
function paymentUpTo(balance: number) {
  const most = { path: ['amount'], error: 'reservation_paymentMoreThanBalance' };
  return recordPayment.refine(({ amount }) => toMinor(amount) <= toMinor(balance), most);
}

/** What the payment leaves. */
function Outcome({ amount, stay }: { readonly amount: number; readonly stay: PayableStay }) {
  const { t } = useTranslation('entities/payment');
  const { money } = useFormats();
  const left = toMinor(stay.balance) - toMinor(amount);
  if (left < 0) return null;
  const rest = t('after', { balance: money(toDecimal(left), stay.currency) });
  return (
    <p aria-live="polite">
      {left === 0 ? t('settledAfter') : stay.expires && amount > 0 ? `${rest} ${t('partKeeps')}` : rest}
    </p>
  );
}
