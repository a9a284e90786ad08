import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '../../../../contracts/notifications/notification.js';
import { useSession, useUser } from '../../lib/session/session-context.js';
import { BellIcon } from '../../ui/icons.js';
import { IconButton } from '../../ui/buttons/icon-button.js';
import { lazyWithRetry } from '../../ui/floats/lazy-with-retry.js';
import { CountBadge } from '../../ui/page/count-badge.js';
import { useUnread } from './use-unread.js';

const BellFloat = lazyWithRetry(async () => (await import('./bell-float.js')).BellFloat);
const DeclineRequestDialog = lazyWithRetry(
  async () => (await import('../../entities/membership/decline-request-dialog.js')).DeclineRequestDialog,
);

interface MessageBellProps {
  /** Called when the marina lacks the chat feature, to explain it. */
  onLocked: () => void;
}

/** The number of unread messages; opens the latest ones and the notifications. Renders nothing without a marina. */
export function MessageBell({ onLocked }: MessageBellProps) {
  const { t } = useTranslation('app');
  const user = useUser();
  const { marina } = useSession();
  const unread = useUnread();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // The dialog outlives the float, which closes when something opens above it.
  const [declining, setDeclining] = useState<Notification | null>(null);
  if (user.association_manager || marina === null) return null;
  const chat = marina.marina_settings.permissions.chat === true;
  const count = unread.messages;
  return (
    <>
      <IconButton
        label={count > 0 ? t('counted_unread_messages', { count }) : t('bell')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        icon={<BellIcon />}
        onClick={(event) => (chat ? setAnchor(event.currentTarget) : onLocked())}
      >
        <CountBadge count={count} at={{ top: 3, right: 2 }} />
      </IconButton>
      {anchor !== null && (
        <BellFloat
          anchor={anchor}
          unread={unread}
          onDecline={(notification) => {
            setAnchor(null);
            setDeclining(notification);
          }}
          onClose={() => setAnchor(null)}
        />
      )}
      {declining?.details.request_id != null && (
        <DeclineRequestDialog
          request={{ id: declining.details.request_id, kind: 'RESIDENCY', full_name: declining.details.boater_name }}
          onClose={() => setDeclining(null)}
        />
      )}
    </>
  );
}
