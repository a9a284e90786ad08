import { styled } from '../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import { SearchIcon } from '../../ui/icons.js';
import { media, radius, TOP_BAR } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { MessageBell } from '../bell/message-bell.js';
import type { HelpSheet } from '../help/help-items.js';
import { HelpMenu } from '../help/help-menu.js';
import { keysShown } from '../help/keys-shown.js';
import { AccountMenu } from './account-menu.js';
import { AdminMenu } from './admin-menu.js';
import { AssociationMark } from './association-mark.js';
import { MarinaClock } from './clock.js';
import { LanguageSelect } from './language-select.js';
import { useSaveLanguage } from './use-save-language.js';

const Bar = styled('header')({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: TOP_BAR,
  padding: '0 16px 0 24px',
  backgroundColor: role.surface,
  borderBottom: `1px solid ${role.line}`,
  '@media print': { display: 'none' },
});
const Find = styled('button')({
  flex: '1 1 120px',
  maxWidth: 440,
  minWidth: 44,
  height: 36,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginRight: 'auto',
  padding: '0 10px',
  overflow: 'hidden',
  border: `1px solid ${role.edge}`,
  borderRadius: radius.control,
  backgroundColor: role.sunk,
  color: role.ink3,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { borderColor: role.ink2 },
  '& svg': { width: 18, height: 18, flex: 'none' },
  '& span': { flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', textAlign: 'left' },
  [media.touch]: { height: 44 },
});

interface TopBarProps {
  /** True when there are records or commands to search. */
  searches: boolean;
  onSearch: () => void;
  onHelp: (sheet: HelpSheet) => void;
  onChatLocked: () => void;
}

/** Search, clock, association, help, messages, language, and the account menu. */
export function TopBar({ searches, onSearch, onHelp, onChatLocked }: TopBarProps) {
  const { t } = useTranslation('app');
  const saveLanguage = useSaveLanguage();
  return (
    <Bar>
      {searches && (
        <Find
          type="button"
          title={t('search')}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={onSearch}
        >
          <SearchIcon />
          <span>{t('search')}</span>
          <kbd aria-hidden="true">{keysShown('mod+k').join(' ')}</kbd>
        </Find>
      )}
      {!searches && <span style={{ marginRight: 'auto' }} />}
      <MarinaClock />
      <AssociationMark named />
      <HelpMenu onOpen={onHelp} />
      <MessageBell onLocked={onChatLocked} />
      <AdminMenu />
      <LanguageSelect onChosen={saveLanguage} />
      <AccountMenu />
    </Bar>
  );
}
