import { useTranslation } from 'react-i18next';
import { ibanForm } from '../../../../../contracts/payments/account.js';
import { paymentSettingCalls } from '../../../../../contracts/payments/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { DialogForm } from '../../../ui/forms/dialog-form.js';
import { useDialogForm } from '../../../ui/forms/use-dialog-form.js';
import { useDone } from '../../../ui/forms/use-done.js';
import { TextField } from '../../../ui/fields/text-field.js';

/** The bank account to which payouts go; only the provider stores the whole IBAN. */
export function IbanDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('payments');
  const done = useDone(onClose);
  const sending = useSend(paymentSettingCalls.iban, {
    topics: [{ topic: 'payments' }],
    onDone: () => done(t('bankChanged')),
  });
  const form = useDialogForm(ibanForm, {
    initial: { data: { iban: '' }, password: '' },
    sending,
    send: sending.send,
  });
  return (
    <DialogForm form={form} title={t('bankTitle')} confirm={t('saveBank')} onClose={onClose}>
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
        label={t('trade:yourPassword')}
        hint={t('bankPasswordHint')}
        type="password"
        required
        autoComplete="current-password"
        maxLength={300}
      />
    </DialogForm>
  );
}
