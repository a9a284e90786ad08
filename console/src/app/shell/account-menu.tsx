import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession, useUser } from '../../lib/session/session-context.js';
import { MenuButton } from '../../ui/buttons/menu-button.js';
import { Avatar } from '../../ui/page/avatar.js';
import { type } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { useMenu } from '../menu/menu-context.js';
import { useLogOut } from '../routing/log-out-context.js';
import { marinaLabel, personLabel } from './cut-label.js';

const Who = styled('span')({ display: 'grid', textAlign: 'right', fontSize: 13, lineHeight: '16px', color: role.ink });
const Where = styled('span')({ ...type.second, color: role.ink3, fontWeight: 400 });

/** Who is at work and where; opens what is theirs: marina settings, user settings, another marina, the way out. */
export function AccountMenu({ compact }: { compact: boolean }) {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const logOut = useLogOut();
  const user = useUser();
  const { marina } = useSession();
  const menu = useMenu();
  const name = personLabel(user);
  const places = menu.filter(({ id, group }) => group === 'own' || id === 'marinas');
  const items = [
    ...places.map(({ id, to }) => ({
      id,
      label: t(id === 'marinas' && !user.association_manager ? 'switchMarina' : id),
      run: () => void navigate(to),
    })),
    { id: 'logout', label: t('logout'), run: () => void logOut() },
  ];
  return (
    <MenuButton kind="quiet" label={t('settingsOf', { name })} items={items}>
      {!compact && (
        <Who>
          <b style={{ fontWeight: 600 }}>{name}</b>
          <Where>{marina === null ? t('noMarina') : marinaLabel(marina)}</Where>
        </Who>
      )}
      <Avatar name={name} />
    </MenuButton>
  );
}
