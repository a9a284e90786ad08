import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toDecimal, toMinor } from '../../../../contracts/vocabulary/money.js';
import type { ApiError } from '../../lib/api/api-error.js';
import { useSend } from '../../lib/api/use-send.js';
import { differs } from '../../lib/forms/differs.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { useFieldWords, useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { FormDialog } from '../../ui/dialogs/form-dialog.js';
import { NumberInput } from '../../ui/fields/number-input.js';
import { TickInput } from '../../ui/fields/tick-input.js';
import { useToast } from '../../ui/toast/toast-context.js';
import { CounterFields, type CounterDraft } from './counter-fields.js';
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

interface Recorded {
  readonly amount: number | null;
  readonly draft: CounterDraft;
  readonly mail: boolean;
}

interface RecordPaymentDialogProps {
  readonly stay: PayableStay;
  /** The amount in the field at first; absent: the whole balance. */
  readonly suggested?: number;
  readonly onClose: () => void;
}

/** Records money that staff took at the counter. Rendered while it is open. */
export function RecordPaymentDialog({ stay, suggested, onClose }: RecordPaymentDialogProps) {
  const { t } = useTranslation('entities/payment');
  const { money, today } = useFormats();
  const toast = useToast();
  const problemWords = useProblemWords();
  const fieldWords = useFieldWords();
  const [before] = useState<Recorded>({
    amount: suggested ?? stay.balance,
    draft: { method: 'CARD', reference: '', on: today() },
    mail: false,
  });
  const [amount, setAmount] = useState(before.amount);
  const [draft, setDraft] = useState(before.draft);
  const [mail, setMail] = useState(before.mail);
  const [tried, setTried] = useState(false);
  const sum = (value: number) => money(value, stay.currency);
  const { send, isPending, error } = useSend(counterCalls.recordPayment, {
    topics: [{ topic: 'reservations', ids: [stay.reservation_id] }],
    onDone: (_, body) => {
      toast({ kind: 'done', text: t('recorded', { amount: sum(body.amount) }) });
      onClose();
    },
  });
  const faults = faultsOf(error);
  const missing = tried && (amount === null || amount === 0) ? t('amountMissing') : undefined;
  const confirm = () => {
    setTried(true);
    if (amount === null || amount === 0 || draft.on === null) return;
    const { method, reference, on } = draft;
    const { reservation_id } = stay;
    void send({ reservation_id, amount, method, reference, received_on: on, mail_receipt: mail });
  };
  return (
    <FormDialog
      open
      title={t('recordTitle', { number: stay.view_id })}
      dirty={differs({ amount, draft, mail }, before)}
      confirm={amount === null ? t('recordConfirmEmpty') : t('recordConfirm', { amount: sum(amount) })}
      busy={isPending}
      problem={error === null || error.errors.length > 0 ? null : problemWords(error)}
      onClose={onClose}
      onConfirm={confirm}
    >
      <NumberInput
        label={t('amount')}
        required
        autoFocus
        fixed={2}
        suffix={stay.currency}
        hint={t('amountHint', { balance: sum(stay.balance) })}
        value={amount}
        error={missing ?? (faults.amount === undefined ? undefined : fieldWords(faults.amount))}
        disabled={isPending}
        onChange={(value) => setAmount(value ?? null)}
      />
      <CounterFields
        labels={{ method: t('method'), on: t('receivedOn') }}
        draft={draft}
        faults={{ on: faults.received_on, reference: faults.reference }}
        disabled={isPending}
        onChange={setDraft}
      />
      <TickInput
        look="check"
        label={t('mailReceipt')}
        value={mail}
        disabled={isPending}
        onChange={(value) => setMail(value === true)}
      />
      {amount !== null && <Outcome amount={amount} stay={stay} />}
    </FormDialog>
  );
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

/** The server's error codes by field. */
function faultsOf(error: ApiError | null): Partial<Record<string, string>> {
  return Object.fromEntries((error?.errors ?? []).map(({ path, code }) => [path, code]));
}
