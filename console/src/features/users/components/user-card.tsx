import { useTranslation } from 'react-i18next';
import type { MarinaUser } from '../../../../../contracts/identity/user.js';
import { useGrantLines } from '../../../entities/user/use-grant-lines.js';
import { Row } from '../../../ui/layout/row.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useLastSeen } from './use-user-columns.js';
import { UserCell } from './user-cell.js';
import { UserMenu } from './user-menu.js';

const Facts = styled('ul')({ ...type.second, display: 'grid', gap: 2, marginTop: 8, color: role.ink2 });

/** A user as a card, on a phone or a tablet; permissions are changed in the form. */
export function UserCard({ user, href }: { readonly user: MarinaUser; readonly href: string }) {
  const { t } = useTranslation('users');
  const grantLines = useGrantLines();
  const lastSeen = useLastSeen();
  return (
    <>
      <Row gap={8} align="flex-start" justify="space-between">
        <UserCell user={user} />
        <UserMenu user={user} href={href} />
      </Row>
      <Facts>
        {grantLines(user.permissions).map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>{`${t('trade:lastSignedIn')}: ${lastSeen(user)}`}</li>
      </Facts>
    </>
  );
}
