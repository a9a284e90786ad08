import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useUser } from '../../lib/session/session-context.js';
import { MenuButton } from '../../ui/buttons/menu-button.js';
import { styled } from '../../ui/theme/styled.js';
import { Avatar } from '../../ui/page/avatar.js';
import { useMenu } from '../menu/menu-context.js';
import { useLogOut } from '../routing/log-out-context.js';
import { personLabel } from './cut-label.js';
import { WhoAndWhere } from './who-and-where.js';

/** Below this width the bar has no room for the words; the button keeps its name. */
const Words = styled('span')({ textAlign: 'right', '@media (max-width: 960px)': { display: 'none' } });

/** The signed-in person and their marina, with a menu: marina settings, user settings, switch of marina, log-out. */
export function AccountMenu() {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const logOut = useLogOut();
  const user = useUser();
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
      <Words>
        <WhoAndWhere />
      </Words>
      <Avatar name={name} />
    </MenuButton>
  );
}
