import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession, useUser } from '../../lib/session/session-context.js';
import { BellIcon } from '../../ui/icons.js';
import { IconButton } from '../../ui/buttons/icon-button.js';
import { lazyWithRetry } from '../../ui/floats/lazy-with-retry.js';
import { CountBadge } from '../../ui/page/count-badge.js';
import { useUnread } from './use-unread.js';

const ChatFloat = lazyWithRetry(async () => (await import('./chat-float.js')).ChatFloat);

interface MessageBellProps {
  /** Called when the marina lacks the chat feature, to explain it. */
  onLocked: () => void;
}

/** The number of unread messages; opens the latest conversations. Renders nothing without a marina. */
export function MessageBell({ onLocked }: MessageBellProps) {
  const { t } = useTranslation('app');
  const user = useUser();
  const { marina } = useSession();
  const unread = useUnread();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (user.association_manager || marina === null) return null;
  const chat = marina.marina_settings.permissions.chat === true;
  return (
    <>
      <IconButton
        label={unread > 0 ? t('unreadMessages', { count: unread }) : t('messages')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        icon={<BellIcon />}
        onClick={(event) => (chat ? setAnchor(event.currentTarget) : onLocked())}
      >
        <CountBadge count={unread} at={{ top: 3, right: 2 }} />
      </IconButton>
      {anchor !== null && <ChatFloat anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
