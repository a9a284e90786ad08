import { styled } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BellIcon } from '../../ui/icons.js';
import { IconButton } from '../../ui/buttons/icon-button.js';
import { role } from '../../ui/theme/role.js';

const ChatFloat = lazy(async () => ({ default: (await import('./chat-float.js')).ChatFloat }));

const Dot = styled('span')({
  position: 'absolute',
  top: 3,
  right: 2,
  minWidth: 16,
  padding: '0 4px',
  borderRadius: 8,
  backgroundColor: role.ourMove.on,
  color: role.surface,
  fontSize: 10,
  fontWeight: 700,
  lineHeight: '16px',
  textAlign: 'center',
});

interface MessageBellProps {
  unread: number;
  /** The marina has the chat; without it the bell explains it. */
  chat: boolean;
  onLocked: () => void;
}

/** The number of unread messages; opens the latest conversations. */
export function MessageBell({ unread, chat, onLocked }: MessageBellProps) {
  const { t } = useTranslation('app');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        label={unread > 0 ? t('unreadMessages', { count: unread }) : t('messages')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        icon={<BellIcon />}
        onClick={(event) => (chat ? setAnchor(event.currentTarget) : onLocked())}
      >
        {unread > 0 && <Dot aria-hidden="true">{unread > 99 ? '99+' : unread}</Dot>}
      </IconButton>
      {anchor !== null && (
        <Suspense fallback={null}>
          <ChatFloat anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
