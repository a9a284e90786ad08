import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { invitation } from '../../../../../contracts/identity/user-call-schemas.js';
import { userCalls } from '../../../../../contracts/identity/calls.js';
import { INVITATION_DAYS } from '../../../../../contracts/identity/vocabulary.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useContractForm } from '../../../lib/forms/use-contract-form.js';
import { currentLanguage } from '../../../lib/i18n/i18n.js';
import { useFieldProblem, useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { FormDialog } from '../../../ui/dialogs/form-dialog.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { givesRole, givesSettings } from '../model/grants.js';
import { OwnPassword } from './own-password.js';
import { UserFields } from './user-fields.js';

/** Whoever is invited reads reservations and residents until somebody allows more. */
const defaults = {
  ...{ email: '', first_name: '', last_name: '' },
  role: 'secondary',
  permissions: { residents: 'VIEWER', reservations: 'EDITOR', marina_settings: 'NOT_ALLOWED' },
} as const;

/** Adds a user to the marina and mails them a link. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('users');
  const toast = useToast();
  const problemWords = useProblemWords();
  const fieldProblem = useFieldProblem();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useContractForm(invitation, { defaults: { ...defaults, language: currentLanguage() } });
  const { control, handleSubmit, applyProblem } = form;
  // Read while rendering, since the form tracks only what a render reads.
  const { isDirty } = form.formState;
  const name = useWatch({ control, name: 'first_name' }).trim();
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string | undefined>();
  const settings: string = useWatch({ control, name: 'permissions.marina_settings' });
  const gives = givesSettings(undefined, settings);
  const asksPassword = givesRole(undefined, useWatch({ control, name: 'role' })) || gives;
  const { send, isPending } = useSend(userCalls.add, {
    topics: [{ topic: 'users' }],
    onDone: (_, { email }) => {
      toast({ kind: 'done', text: t('invited', { email }) });
      onClose();
    },
    onRefused: (error) => {
      const ofPassword = fieldProblem(error, 'password');
      setWrong(ofPassword);
      setProblem(applyProblem(error) || ofPassword !== undefined ? null : problemWords(error));
    },
  });
  const submit = handleSubmit((user) => {
    setProblem(null);
    setWrong(undefined);
    return send(asksPassword && password !== '' ? { ...user, password } : user);
  });
  return (
    <FormDialog
      open
      title={t('inviteUser')}
      dirty={isDirty}
      confirm={t('sendInvitation')}
      busy={isPending}
      problem={problem}
      onClose={onClose}
      onConfirm={() => void submit()}
    >
      <UserFields control={control} withEmail />
      {asksPassword && (
        <OwnPassword value={password} error={wrong} forRole={!gives} disabled={isPending} onChange={setPassword} />
      )}
      <p style={{ ...type.second, color: role.ink2 }}>
        {name === ''
          ? t('invitationNote', { count: INVITATION_DAYS })
          : t('invitationNoteFor', { name, count: INVITATION_DAYS })}
      </p>
    </FormDialog>
  );
}
