import { useTranslation } from 'react-i18next';
import { invoiceCalls } from '../../../../contracts/payments/calls.js';
import { type InvoiceRow, newCreditNote } from '../../../../contracts/payments/invoice.js';
import { NOTE_MAX } from '../../../../contracts/payments/vocabulary.js';
import { useSend } from '../../lib/api/use-send.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { DialogForm } from '../../ui/forms/dialog-form.js';
import { useDialogForm } from '../../ui/forms/use-dialog-form.js';
import { useDone } from '../../ui/forms/use-done.js';
import { NumberField } from '../../ui/fields/number-field.js';
import { TextField } from '../../ui/fields/text-field.js';

/** Issues a credit note for an invoice or a part of it. Rendered while it is open. */
export function CreditDialog({ invoice, onClose }: { readonly invoice: InvoiceRow; readonly onClose: () => void }) {
  const { t } = useTranslation('entities/invoice');
  const { money } = useFormats();
  const done = useDone(onClose);
  const { left, currency, number } = invoice;
  const sending = useSend(invoiceCalls.credit, {
    topics: [{ topic: 'payments' }],
    onDone: (answer) => done(t('credited', { number: answer.number })),
  });
  const form = useDialogForm(newCreditNote, {
    initial: { invoice_id: invoice.id, amount: left, reason: '' },
    sending,
    send: (note) => sending.send({ ...note, amount: note.amount === left ? null : note.amount }),
  });
  const { control, busy } = form;
  const hindrance =
    (form.typed('amount') ?? 0) === 0
      ? t('amountFirst')
      : (form.typed('reason') ?? '').trim() === ''
        ? t('reasonFirst')
        : null;
  return (
    <DialogForm
      form={form}
      title={t('creditTitle', { number })}
      confirm={t('issueCredit')}
      disabledReason={hindrance}
      onClose={onClose}
    >
      <p>{t('creditText')}</p>
      <NumberField
        control={control}
        name="amount"
        label={t('trade:amount')}
        required
        autoFocus
        fixed={2}
        suffix={currency}
        hint={t('leftHint', { amount: money(left, currency) })}
        disabled={busy}
      />
      <TextField
        control={control}
        name="reason"
        label={t('trade:reason')}
        required
        maxLength={NOTE_MAX}
        autoComplete="off"
        disabled={busy}
      />
    </DialogForm>
  );
}
