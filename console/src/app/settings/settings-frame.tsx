import { styled } from '../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { SelectInput } from '../../ui/fields/select-input.js';
import {
  AnchorIcon,
  BankIcon,
  CalendarIcon,
  ChatIcon,
  MailIcon,
  PeopleIcon,
  ShieldIcon,
  TagIcon,
} from '../../ui/icons.js';
import { motion, radius, type } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import type { SettingsSection } from '../../lib/screens/screen.js';
import { useMenu } from '../menu/menu-context.js';
import { hasScreen, settingsScreens } from '../routing/screens.js';
import { currentSection, settingsEntries } from './settings-sections.js';

const beside = '@media (min-width: 1000px)';

// The bottom bar of a page reaches under the navigation.
const Frame = styled('div')({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  minWidth: 0,
  [beside]: {
    gridTemplateColumns: '200px minmax(0, 1fr)',
    gridTemplateRows: '1fr',
    '& [data-bottom-bar]': { marginLeft: -200 },
  },
  '@media print': { display: 'block' },
});
const Side = styled('nav')({
  display: 'none',
  flexDirection: 'column',
  gap: 2,
  padding: '24px 0 86px 14px',
  [beside]: { display: 'flex' },
  // Wide paper would show it otherwise.
  '@media print': { display: 'none' },
});
const Title = styled('h2')({ ...type.label, color: role.ink2, padding: '0 10px 10px' });
const Entry = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 36,
  padding: '0 10px',
  borderRadius: radius.control,
  color: role.ink2,
  transition: `background-color ${motion.colour}`,
  '&:hover': { backgroundColor: role.sunk, textDecoration: 'none' },
  '&[aria-current]': { backgroundColor: role.seaSoft, color: role.seaStrong, fontWeight: 600 },
  '& svg': { width: 18, height: 18, flex: 'none' },
});
const Choice = styled('div')({
  padding: '14px 24px 0',
  [beside]: { display: 'none' },
  '@media (max-width: 760px)': { padding: '14px 14px 0' },
  '@media print': { display: 'none' },
});
const Content = styled('div')({ display: 'flex', flexDirection: 'column', minWidth: 0 });

const icons: Readonly<Record<SettingsSection, typeof AnchorIcon>> = {
  marina: AnchorIcon,
  reservations: CalendarIcon,
  messages: ChatIcon,
  pricing: TagIcon,
  payments: BankIcon,
  users: PeopleIcon,
  security: ShieldIcon,
  email: MailIcon,
};

/** The settings of a marina: the navigation between their sections, and the screen of one. */
export function Component() {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const menu = useMenu();
  const entries = settingsEntries(hasScreen);
  const current = currentSection(pathname, settingsScreens);
  // People without the marina's settings reach single screens from their own settings.
  if (!menu.some(({ id }) => id === 'marinaSettings')) return <Outlet />;
  return (
    <Frame>
      <Side aria-label={t('marinaSettings')}>
        <Title>{t('marinaSettings')}</Title>
        {entries.map(({ section, to }) => {
          const Icon = icons[section];
          return (
            <Entry key={section} to={to} aria-current={section === current ? 'page' : undefined}>
              <Icon />
              {t(`settings_${section}`)}
            </Entry>
          );
        })}
      </Side>
      <Choice>
        <SelectInput
          label={t('marinaSettings')}
          value={entries.find(({ section }) => section === current)?.to ?? null}
          options={entries.map(({ section, to }) => ({ value: to, label: t(`settings_${section}`) }))}
          onChange={(to) => {
            if (typeof to === 'string') void navigate(to);
          }}
        />
      </Choice>
      <Content>
        <Outlet />
      </Content>
    </Frame>
  );
}
