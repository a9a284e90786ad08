import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { role } from '../../ui/theme/role.js';
import { LanguageSelect } from '../shell/language-select.js';
import { useSaveLanguage } from '../shell/use-save-language.js';
import type { Walkthrough } from './menu-rules.js';
import { SideMenu } from './side-menu.js';

const Sheet = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  padding: '12px 14px calc(14px + env(safe-area-inset-bottom))',
  backgroundColor: role.navigation.bg,
  color: role.navigation.ink,
  '& select': { color: role.navigation.ink },
  '& select:hover': { backgroundColor: role.navigation.chosen },
});

interface MoreSheetProps {
  ourMoves: number | undefined;
  lite: boolean;
  onLocked: (feature: Walkthrough) => void;
  onClose: () => void;
}

/** A phone's whole menu, from below. Going somewhere closes it. */
export function MoreSheet({ onClose, ...menu }: MoreSheetProps) {
  const { t } = useTranslation('app');
  const saveLanguage = useSaveLanguage();
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (key !== openedAt.current) onClose();
  }, [key, onClose]);
  return (
    <Drawer
      anchor="bottom"
      open
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('mainMenu'), sx: { maxHeight: '86dvh' } } }}
    >
      <Sheet>
        <SideMenu {...menu} />
        <LanguageSelect onChosen={saveLanguage} />
      </Sheet>
    </Drawer>
  );
}
