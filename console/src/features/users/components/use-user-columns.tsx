import { useTranslation } from 'react-i18next';
import { grants } from '../../../../../contracts/identity/vocabulary.js';
import type { MarinaUser } from '../../../../../contracts/identity/user.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { languageName } from '../../../lib/i18n/language-name.js';
import type { Column } from '../../../ui/list/column.js';
import { TwoLines } from '../../../ui/list/two-lines.js';
import { PermissionToggle } from './permission-toggle.js';
import { UserCell } from './user-cell.js';
import { UserMenu } from './user-menu.js';

/** The columns of the list of users. `hrefOf` is the address of a user's form. */
export function useUserColumns(hrefOf: (user: MarinaUser) => string): readonly Column<MarinaUser>[] {
  const { t } = useTranslation(['users', 'entities/user']);
  const lastSeen = useLastSeen();
  return [
    { id: 'user', header: t('columnUser'), width: 235, cell: (user) => <UserCell user={user} /> },
    ...grants.map((grant): Column<MarinaUser> => ({
      id: grant,
      header: t(`entities/user:grant_${grant}`),
      width: grant === 'marina_settings' ? 200 : 188,
      cell: (user) => <PermissionToggle user={user} grant={grant} />,
    })),
    {
      id: 'seen',
      header: t('trade:lastSignedIn'),
      width: 132,
      cell: (user) => <TwoLines main={lastSeen(user)} second={languageName(user.language)} />,
    },
    { id: 'menu', header: '', width: 46, align: 'right', cell: (user) => <UserMenu user={user} href={hrefOf(user)} /> },
  ];
}

/** When a user last signed in, or that they are invited. */
export function useLastSeen(): (user: MarinaUser) => string {
  const { t } = useTranslation('users');
  const formats = useFormats();
  return ({ invited_until, last_signed_in_at }) => {
    if (last_signed_in_at !== null) return formats.ago(last_signed_in_at);
    if (invited_until === null) return t('trade:never');
    return new Date(invited_until) > new Date() ? t('statusInvited') : t('statusInvitationOver');
  };
}
