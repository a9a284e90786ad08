import { useTranslation } from 'react-i18next';
import type { MarinaUser } from '../../../../../contracts/identity/user.js';
import { useUser } from '../../../lib/session/session-context.js';
import { Row } from '../../../ui/layout/row.js';
import { TwoLines } from '../../../ui/list/two-lines.js';
import { Avatar } from '../../../ui/page/avatar.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { fullName } from '../model/full-name.js';
import { accessWord } from '../model/grants.js';

const Mark = styled('span')({
  ...type.second,
  padding: '1px 6px',
  borderRadius: 6,
  backgroundColor: role.sunk,
  color: role.ink2,
  fontWeight: 600,
});

/** The marks go to the next line where the name leaves no room for them. */
const Wrapping = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: '2px 6px', whiteSpace: 'normal' });

/** A user's initials, name, role and address. */
export function UserCell({ user }: { readonly user: MarinaUser }) {
  const { t } = useTranslation('users');
  const me = useUser();
  const name = fullName(user);
  const access = accessWord(user);
  return (
    <Row gap={12} align="center" shrinks>
      <Avatar name={name} tone={user.last_signed_in_at === null ? 'list' : 'sea'} />
      <TwoLines
        main={
          <Wrapping>
            <strong>{name === '' ? t('trade:erasedPerson') : name}</strong>
            {me.id === user.id && <Mark>{t('trade:you')}</Mark>}
            <Mark>{t(`role_${user.role}`)}</Mark>
            {access !== null && <Mark>{t(access)}</Mark>}
          </Wrapping>
        }
        second={name === user.email ? undefined : user.email}
      />
    </Row>
  );
}
