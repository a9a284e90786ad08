import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { SearchIcon } from '../../ui/icons.js';
import { useSession, useUser } from '../../lib/session/session-context.js';
import { IconButton } from '../../ui/buttons/icon-button.js';
import { role } from '../../ui/theme/role.js';
import { MessageBell } from '../bell/message-bell.js';
import { BrandMark } from './brand-mark.js';
import { marinaLabel } from './cut-label.js';
import { PRODUCT_NAME } from './document-title.js';

const Bar = styled('header')({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: 56,
  padding: '0 6px 0 14px',
  backgroundColor: role.navigation.bg,
  color: role.navigation.on,
  '& button': { color: role.navigation.on },
  '& button:hover': { backgroundColor: role.navigation.chosen, color: role.navigation.on },
});
const Where = styled('span')({
  flex: 1,
  marginLeft: 8,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: 16,
  fontWeight: 650,
});

interface PhoneBarProps {
  unread: number;
  /** There is something to search through. */
  searches: boolean;
  onSearch: () => void;
  onChatLocked: () => void;
}

/** The phone's top bar: which marina, search, messages. The title of the screen stands on the screen itself. */
export function PhoneBar({ unread, searches, onSearch, onChatLocked }: PhoneBarProps) {
  const { t } = useTranslation('app');
  const user = useUser();
  const { marina } = useSession();
  return (
    <Bar>
      <BrandMark />
      <Where>{marina === null ? PRODUCT_NAME : marinaLabel(marina)}</Where>
      {searches && (
        <IconButton label={t('searchShort')} icon={<SearchIcon />} aria-haspopup="dialog" onClick={onSearch} />
      )}
      {!user.association_manager && marina !== null && (
        <MessageBell unread={unread} chat={marina.marina_settings.permissions.chat === true} onLocked={onChatLocked} />
      )}
    </Bar>
  );
}
