import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ibanForm } from '../../../../../contracts/payments/account.js';
import { paymentSettingCalls } from '../../../../../contracts/payments/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useContractForm } from '../../../lib/forms/use-contract-form.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { FormDialog } from '../../../ui/dialogs/form-dialog.js';
import { TextField } from '../../../ui/fields/text-field.js';
import { useToast } from '../../../ui/toast/toast-context.js';

/** The bank account to which payouts go; only the provider stores the whole IBAN. */
export function IbanDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('payments');
  const toast = useToast();
  const problemWords = useProblemWords();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useContractForm(ibanForm, { defaults: { data: { iban: '' }, password: '' } });
  const { send, isPending } = useSend(paymentSettingCalls.iban, {
    topics: [{ topic: 'payments' }],
    onDone: () => {
      toast({ kind: 'done', text: t('bankChanged') });
      onClose();
    },
    onRefused: (error) => setProblem(form.applyProblem(error) ? null : problemWords(error)),
  });
  const submit = form.handleSubmit((values) => {
    setProblem(null);
    void send(values);
  });
  return (
    <FormDialog
      open
      title={t('bankTitle')}
      dirty={form.formState.isDirty}
      confirm={t('saveBank')}
      busy={isPending}
      problem={problem}
      onClose={onClose}
      onConfirm={() => void submit()}
    >
      <TextField
        control={form.control}
        name="data.iban"
        label={t('iban')}
        hint={t('bankHint')}
        required
        autoFocus
        autoComplete="off"
        spellCheck={false}
        maxLength={50}
      />
      <TextField
        control={form.control}
        name="password"
        label={t('yourPassword')}
        hint={t('bankPasswordHint')}
        type="password"
        required
        autoComplete="current-password"
        maxLength={300}
      />
    </FormDialog>
  );
}
