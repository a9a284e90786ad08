import { useTranslation } from 'react-i18next';
import { invitation } from '../../../../../contracts/identity/user-call-schemas.js';
import { userCalls } from '../../../../../contracts/identity/calls.js';
import { INVITATION_DAYS } from '../../../../../contracts/identity/vocabulary.js';
import { useSend } from '../../../lib/api/use-send.js';
import { DialogForm } from '../../../ui/forms/dialog-form.js';
import { useDialogForm } from '../../../ui/forms/use-dialog-form.js';
import { useDone } from '../../../ui/forms/use-done.js';
import { currentLanguage } from '../../../lib/i18n/i18n.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { givesRole, givesSettings } from '../model/grants.js';
import { OwnPassword } from './own-password.js';
import { UserFields } from './user-fields.js';

/** Whoever is invited reads reservations and residents until somebody allows more. */
const defaults = {
  email: '',
  first_name: '',
  last_name: '',
  role: 'secondary',
  permissions: { residents: 'VIEWER', reservations: 'EDITOR', marina_settings: 'NOT_ALLOWED' },
} as const;

/** Adds a user to the marina and mails them a link. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('users');
  const done = useDone(onClose);
  const sending = useSend(userCalls.add, {
    topics: [{ topic: 'users' }],
    onDone: (_, { email }) => done(t('invited', { email })),
  });
  const form = useDialogForm(invitation, {
    initial: { ...defaults, language: currentLanguage(), password: undefined },
    sending,
    send: ({ password, ...user }) =>
      sending.send(asksPassword && password !== undefined ? { ...user, password } : user),
  });
  const name = (form.typed('first_name') ?? '').trim();
  const gives = givesSettings(undefined, form.typed('permissions.marina_settings') ?? '');
  const asksPassword: boolean = givesRole(undefined, form.typed('role') ?? undefined) || gives;
  return (
    <DialogForm form={form} title={t('inviteUser')} confirm={t('sendInvitation')} onClose={onClose}>
      <UserFields control={form.control} withEmail />
      {asksPassword && <OwnPassword control={form.control} name="password" forRole={!gives} disabled={form.busy} />}
      <p style={{ ...type.second, color: role.ink2 }}>
        {name === ''
          ? t('invitationNote', { count: INVITATION_DAYS })
          : t('invitationNoteFor', { name, count: INVITATION_DAYS })}
      </p>
    </DialogForm>
  );
}
