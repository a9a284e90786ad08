import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoaterPage } from '../../../../../contracts/customers/boater.js';
import { changeEmail } from '../../../../../contracts/customers/call-schemas.js';
import { boaterCalls } from '../../../../../contracts/customers/calls.js';
import { customerErrors } from '../../../../../contracts/customers/errors.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useContractForm } from '../../../lib/forms/use-contract-form.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { FormDialog } from '../../../ui/dialogs/form-dialog.js';
import { TextField } from '../../../ui/fields/text-field.js';
import { useToast } from '../../../ui/toast/toast-context.js';

interface ChangeEmailDialogProps {
  readonly boater: BoaterPage['boater'];
  readonly onClose: () => void;
}

/** Gives a boater another mail address. An address that somebody else has is refused under the field. */
export function ChangeEmailDialog({ boater, onClose }: ChangeEmailDialogProps) {
  const { t } = useTranslation('boaters');
  const problemWords = useProblemWords();
  const toast = useToast();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useContractForm(changeEmail, { defaults: { boater_email: boater.email ?? '', new_email: '' } });
  const { control, handleSubmit, setError, applyProblem } = form;
  const { send, isPending } = useSend(boaterCalls.changeEmail, {
    topics: [{ topic: 'customers', ids: [boater.id] }],
    onDone: () => {
      toast({ kind: 'done', text: t('emailChanged') });
      onClose();
    },
    onRefused: (error) => {
      if (error.error_type === customerErrors.email_in_use) {
        setError('new_email', { type: 'server', message: customerErrors.email_in_use }, { shouldFocus: true });
        return;
      }
      setProblem(applyProblem(error) ? null : problemWords(error));
    },
  });
  const submit = handleSubmit((emails) => {
    setProblem(null);
    return send(emails);
  });
  return (
    <FormDialog
      open
      title={t('changeEmail')}
      dirty={form.formState.isDirty}
      confirm={t('changeEmail')}
      busy={isPending}
      problem={problem}
      onClose={onClose}
      onConfirm={() => void submit()}
    >
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
    </FormDialog>
  );
}
