import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invoiceCalls } from '../../../../contracts/payments/calls.js';
import type { InvoiceRow } from '../../../../contracts/payments/invoice.js';
import { NOTE_MAX } from '../../../../contracts/payments/vocabulary.js';
import { useSend } from '../../lib/api/use-send.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { useFieldWords, useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { FormDialog } from '../../ui/dialogs/form-dialog.js';
import { NumberInput } from '../../ui/fields/number-input.js';
import { TextInput } from '../../ui/fields/text-input.js';
import { useToast } from '../../ui/toast/toast-context.js';

/** Issues a credit note for an invoice or a part of it. Rendered while it is open. */
export function CreditDialog({ invoice, onClose }: { readonly invoice: InvoiceRow; readonly onClose: () => void }) {
  const { t } = useTranslation('entities/invoice');
  const { money } = useFormats();
  const toast = useToast();
  const problemWords = useProblemWords();
  const fieldWords = useFieldWords();
  const { left, currency, number } = invoice;
  const [amount, setAmount] = useState<number | null>(left);
  const [reason, setReason] = useState('');
  const { send, isPending, error } = useSend(invoiceCalls.credit, {
    topics: [{ topic: 'payments' }],
    onDone: (answer) => {
      toast({ kind: 'done', text: t('credited', { number: answer.number }) });
      onClose();
    },
  });
  const faultOf = (path: string) => {
    const fault = error?.errors.find((one) => one.path === path);
    return fault === undefined ? undefined : fieldWords(fault.code);
  };
  const missing = amount === null || amount === 0 ? t('amountFirst') : reason.trim() === '' ? t('reasonFirst') : null;
  return (
    <FormDialog
      open
      title={t('creditTitle', { number })}
      dirty={amount !== left || reason !== ''}
      confirm={t('issueCredit')}
      busy={isPending}
      disabledReason={missing}
      problem={error === null || error.errors.length > 0 ? null : problemWords(error)}
      onClose={onClose}
      onConfirm={() => void send({ invoice_id: invoice.id, amount: amount === left ? null : amount, reason })}
    >
      <p>{t('creditText')}</p>
      <NumberInput
        label={t('amount')}
        required
        autoFocus
        fixed={2}
        suffix={currency}
        hint={t('leftHint', { amount: money(left, currency) })}
        value={amount}
        error={faultOf('amount')}
        disabled={isPending}
        onChange={(value) => setAmount(value ?? null)}
      />
      <TextInput
        label={t('reason')}
        required
        value={reason}
        maxLength={NOTE_MAX}
        autoComplete="off"
        error={faultOf('reason')}
        disabled={isPending}
        onChange={(text) => setReason(text ?? '')}
      />
    </FormDialog>
  );
}
