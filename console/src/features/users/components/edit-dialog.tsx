import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { userCalls } from '../../../../../contracts/identity/calls.js';
import { userChange } from '../../../../../contracts/identity/user-call-schemas.js';
import type { MarinaUser } from '../../../../../contracts/identity/user.js';
import { grants } from '../../../../../contracts/identity/vocabulary.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useContractForm } from '../../../lib/forms/use-contract-form.js';
import { useFieldProblem, useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useUser } from '../../../lib/session/session-context.js';
import { FormDialog } from '../../../ui/dialogs/form-dialog.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { fullName } from '../model/full-name.js';
import { givesRole, givesSettings, isLocked } from '../model/grants.js';
import { OwnPassword } from './own-password.js';
import { UserFields } from './user-fields.js';

interface EditDialogProps {
  readonly user: MarinaUser;
  readonly onClose: () => void;
}

/** Changes the names, the language, the role and the permissions of a user. */
export function EditDialog({ user, onClose }: EditDialogProps) {
  const { t } = useTranslation('users');
  const me = useUser();
  const toast = useToast();
  const problemWords = useProblemWords();
  const fieldProblem = useFieldProblem();
  const [problem, setProblem] = useState<string | null>(null);
  const { first_name, last_name, language, role, permissions } = user;
  const form = useContractForm(userChange, {
    // A copy, since the form writes into nested values and the loaded user is compared with them.
    defaults: { edit_user_id: user.id, first_name, last_name, language, role, permissions: { ...permissions } },
  });
  const { control, handleSubmit, applyProblem } = form;
  // Read while rendering, since the form tracks only what a render reads.
  const { isDirty } = form.formState;
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string | undefined>();
  const settings: string = useWatch({ control, name: 'permissions.marina_settings' });
  const gives = givesSettings(permissions.marina_settings, settings);
  const asksPassword = givesRole(role, useWatch({ control, name: 'role' })) || gives;
  const { send, isPending } = useSend(userCalls.edit, {
    topics: [{ topic: 'users' }],
    onDone: (_, changed) => {
      toast({ kind: 'done', text: t('userSaved', { name: `${changed.first_name} ${changed.last_name}` }) });
      onClose();
    },
    onRefused: (error) => {
      const ofPassword = fieldProblem(error, 'password');
      setWrong(ofPassword);
      setProblem(applyProblem(error) || ofPassword !== undefined ? null : problemWords(error));
    },
  });
  const submit = handleSubmit((changed) => {
    setProblem(null);
    setWrong(undefined);
    return send(asksPassword && password !== '' ? { ...changed, password } : changed);
  });
  return (
    <FormDialog
      open
      title={t('editTitle', { name: fullName(user) })}
      dirty={isDirty}
      confirm={t('save')}
      busy={isPending}
      problem={problem}
      onClose={onClose}
      onConfirm={() => void submit()}
    >
      <UserFields control={control} withEmail={false} locked={grants.filter((grant) => isLocked(me, user, grant))} />
      {asksPassword && (
        <OwnPassword value={password} error={wrong} forRole={!gives} disabled={isPending} onChange={setPassword} />
      )}
    </FormDialog>
  );
}
