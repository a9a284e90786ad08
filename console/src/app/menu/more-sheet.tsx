import Drawer from '@mui/material/Drawer';
import { styled } from '../../ui/theme/styled.js';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useUser } from '../../lib/session/session-context.js';
import { HelpIcon, OpenIcon } from '../../ui/icons.js';
import { Avatar } from '../../ui/page/avatar.js';
import { FloatTheme } from '../../ui/theme/float-theme.js';
import { role } from '../../ui/theme/role.js';
import { type HelpSheet, sheetOf } from '../help/help-items.js';
import { useHelpItems } from '../help/use-help-items.js';
import { AssociationMark } from '../shell/association-mark.js';
import { MarinaClock } from '../shell/clock.js';
import { personLabel } from '../shell/cut-label.js';
import { LanguageSelect } from '../shell/language-select.js';
import { useSaveLanguage } from '../shell/use-save-language.js';
import { WhoAndWhere } from '../shell/who-and-where.js';
import { MenuCommand, MenuHeading, MenuList } from './menu-link.js';
import type { Walkthrough } from './menu-rules.js';
import { SideMenu } from './side-menu.js';
import type { MenuCounts } from './use-menu-facts.js';

const Sheet = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  padding: '12px 14px calc(14px + env(safe-area-inset-bottom))',
  backgroundColor: role.navigation.bg,
  color: role.navigation.ink,
  '& select': { color: role.navigation.ink },
  '& select:hover': { backgroundColor: role.navigation.chosen },
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '2px 10px 12px',
  marginBottom: 8,
  borderBottom: `1px solid ${role.navigation.chosen}`,
  '& > [role=img]': { marginLeft: 'auto', color: role.navigation.ink, borderColor: role.navigation.heading },
});

const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  paddingRight: 10,
  '& time': { color: role.navigation.ink },
  '& time b': { color: role.navigation.on },
});

interface MoreSheetProps {
  counts: MenuCounts;
  onLocked: (feature: Walkthrough) => void;
  onHelp: (sheet: HelpSheet) => void;
  onClose: () => void;
}

/** A phone's whole menu in a bottom sheet, including everything of the desktop's top bar. Navigation closes it. */
export function MoreSheet({ onHelp, onClose, ...menu }: MoreSheetProps) {
  const { t } = useTranslation('app');
  const saveLanguage = useSaveLanguage();
  const user = useUser();
  const help = useHelpItems(onHelp);
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (key !== openedAt.current) onClose();
  }, [key, onClose]);
  return (
    <FloatTheme>
      <Drawer
        anchor="bottom"
        open
        onClose={onClose}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('mainMenu'), sx: { maxHeight: '86dvh' } } }}
      >
        <Sheet>
          <Head>
            <Avatar name={personLabel(user)} />
            <WhoAndWhere ground="navigation" />
            <AssociationMark ground="navigation" />
          </Head>
          <SideMenu {...menu}>
            <MenuHeading>{t('help')}</MenuHeading>
            <MenuList>
              {help.map(({ id, label, run }) => {
                const beside = sheetOf[id] === null;
                const go = () => {
                  onClose();
                  run();
                };
                return (
                  <li key={id}>
                    <MenuCommand type="button" aria-haspopup={beside ? undefined : 'dialog'} onClick={go}>
                      {beside ? <OpenIcon /> : <HelpIcon />}
                      {label}
                    </MenuCommand>
                  </li>
                );
              })}
            </MenuList>
          </SideMenu>
          <Foot>
            <LanguageSelect onChosen={saveLanguage} />
            <MarinaClock />
          </Foot>
        </Sheet>
      </Drawer>
    </FloatTheme>
  );
}
