import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useUser } from '../../lib/session/session-context.js';
import { MenuButton } from '../../ui/buttons/menu-button.js';
import { styled } from '../../ui/theme/styled.js';
import { useMenu } from '../menu/menu-context.js';

/** The side menu has the same entries, so the narrow bar leaves them to it. */
const Wide = styled('span')({ '@media (max-width: 900px)': { display: 'none' } });

/** The administrators' screens in one menu of the header (spec 2 §6). Others have none of them, and no menu. */
export function AdminMenu() {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const { is_admin } = useUser();
  const menu = useMenu();
  if (!is_admin) return null;
  const items = menu
    .filter(({ group, id }) => group === 'administration' && id !== 'marinas')
    .map(({ id, to }) => ({ id, label: t(id), run: () => void navigate(to) }));
  if (items.length === 0) return null;
  return (
    <Wide>
      <MenuButton kind="quiet" label={t('adminMenu')} items={items} />
    </Wide>
  );
}
