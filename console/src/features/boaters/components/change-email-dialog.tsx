import { useTranslation } from 'react-i18next';
import type { BoaterPage } from '../../../../../contracts/customers/boater.js';
import { changeEmail } from '../../../../../contracts/customers/call-schemas.js';
import { boaterCalls } from '../../../../../contracts/customers/calls.js';
import { customerErrors } from '../../../../../contracts/customers/errors.js';
import { useSend } from '../../../lib/api/use-send.js';
import { DialogForm } from '../../../ui/forms/dialog-form.js';
import { useDialogForm } from '../../../ui/forms/use-dialog-form.js';
import { useDone } from '../../../ui/forms/use-done.js';
import { TextField } from '../../../ui/fields/text-field.js';

interface ChangeEmailDialogProps {
  readonly boater: BoaterPage['boater'];
  readonly onClose: () => void;
}

/** Gives a boater another mail address. An address that somebody else has is refused under the field. */
export function ChangeEmailDialog({ boater, onClose }: ChangeEmailDialogProps) {
  const { t } = useTranslation('boaters');
  const done = useDone(onClose);
  const sending = useSend(boaterCalls.changeEmail, {
    topics: [{ topic: 'customers', ids: [boater.id] }],
    onDone: () => done(t('emailChanged')),
  });
  const form = useDialogForm(changeEmail, {
    initial: { boater_email: boater.email ?? '', new_email: '' },
    sending,
    send: sending.send,
    refusedField: ({ error_type }) => (error_type === customerErrors.email_in_use ? 'new_email' : null),
  });
  const { control } = form;
  return (
    <DialogForm form={form} title={t('changeEmail')} confirm={t('changeEmail')} onClose={onClose}>
      <TextField control={control} name="boater_email" label={t('emailNow')} disabled />
      <TextField
        control={control}
        name="new_email"
        label={t('emailNew')}
        type="email"
        inputMode="email"
        autoComplete="off"
        hint={t('emailNewHint')}
        required
        autoFocus
      />
    </DialogForm>
  );
}
