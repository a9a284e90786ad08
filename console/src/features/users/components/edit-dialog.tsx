import { useTranslation } from 'react-i18next';
import { userCalls } from '../../../../../contracts/identity/calls.js';
import { userChange } from '../../../../../contracts/identity/user-call-schemas.js';
import type { MarinaUser } from '../../../../../contracts/identity/user.js';
import { grants } from '../../../../../contracts/identity/vocabulary.js';
import { useSend } from '../../../lib/api/use-send.js';
import { DialogForm } from '../../../ui/forms/dialog-form.js';
import { useDialogForm } from '../../../ui/forms/use-dialog-form.js';
import { useDone } from '../../../ui/forms/use-done.js';
import { useUser } from '../../../lib/session/session-context.js';
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
  const done = useDone(onClose);
  const { first_name, last_name, language, role, permissions } = user;
  const sending = useSend(userCalls.edit, {
    topics: [{ topic: 'users' }],
    onDone: (_, changed) => done(t('userSaved', { name: `${changed.first_name} ${changed.last_name}` })),
  });
  const form = useDialogForm(userChange, {
    initial: {
      edit_user_id: user.id,
      first_name,
      last_name,
      language,
      role,
      password: undefined,
      // A copy, since the form writes into nested values and the loaded user is compared with them.
      permissions: { ...permissions },
    },
    sending,
    send: ({ password, ...changed }) =>
      sending.send(asksPassword && password !== undefined ? { ...changed, password } : changed),
  });
  const gives = givesSettings(permissions.marina_settings, form.typed('permissions.marina_settings') ?? '');
  const asksPassword: boolean = givesRole(role, form.typed('role') ?? undefined) || gives;
  return (
    <DialogForm
      form={form}
      title={t('editTitle', { name: fullName(user) })}
      confirm={t('actions:save')}
      onClose={onClose}
    >
      <UserFields
        control={form.control}
        withEmail={false}
        locked={grants.filter((grant) => isLocked(me, user, grant))}
      />
      {asksPassword && <OwnPassword control={form.control} name="password" forRole={!gives} disabled={form.busy} />}
    </DialogForm>
  );
}
