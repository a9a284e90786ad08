import { styled } from '../../ui/theme/styled.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Notification } from '../../../../contracts/notifications/notification.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { useSession } from '../../lib/session/session-context.js';
import { useNow } from '../../lib/time/use-now.js';
import { Button } from '../../ui/buttons/button.js';
import { IconButton } from '../../ui/buttons/icon-button.js';
import { MenuButton } from '../../ui/buttons/menu-button.js';
import { DeleteIcon, MailIcon, MoreIcon, SailingIcon } from '../../ui/icons.js';
import { Unseen } from '../../ui/page/unseen.js';
import { StatusMark } from '../../ui/status/status-mark.js';
import { media, radius, type } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { hasPagesOf } from '../routing/screens.js';
import { chatTime } from '../../entities/message/chat-time.js';
import { isAnswerable, markOf, markOnOpening, notificationAddress } from './notification-rules.js';
import { UnreadDot } from './unread-dot.js';
import type { useNotificationMarks } from './use-notification-marks.js';

const Row = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  gap: '0 12px',
  padding: '8px 10px',
  borderRadius: radius.control,
  '&:hover, &:focus-within': { backgroundColor: role.sunk },
  '& svg': { color: role.ink3 },
});
const Mark = styled('div')({ display: 'grid', placeItems: 'center', height: 20, '& svg': { width: 18, height: 18 } });
/** The link covers the row, so that the whole row opens the record; the buttons stand above it. */
const Way = styled(Link)({
  color: role.ink,
  overflowWrap: 'anywhere',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.control },
  '&:hover': { textDecoration: 'none' },
});
const Second = styled('div')({ ...type.second, color: role.ink2, overflowWrap: 'anywhere' });
const Answers = styled('div')({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  gap: 8,
  paddingTop: 6,
  flexWrap: 'wrap',
});
const Right = styled('div')({ display: 'grid', justifyItems: 'end', alignContent: 'start', gap: 4, minWidth: 60 });
/** They take the place of the time while the row is pointed at or has the focus. */
const Actions = styled('div')({
  position: 'absolute',
  zIndex: 1,
  right: 6,
  top: 4,
  display: 'none',
  'li:hover &': { display: 'flex' },
  'li:focus-within &': { display: 'flex' },
  [media.touch]: { visibility: 'hidden' },
});
const When = styled('div')({
  display: 'grid',
  justifyItems: 'end',
  gap: 4,
  'li:hover &': { visibility: 'hidden' },
  'li:focus-within &': { visibility: 'hidden' },
});
const Touch = styled('div')({ display: 'none', position: 'relative', zIndex: 1, [media.touch]: { display: 'block' } });
const Time = styled('time')({ ...type.second, color: role.ink3 });

const MINUTE_MS = 60_000;

interface NotificationItemProps {
  readonly notification: Notification;
  readonly marks: ReturnType<typeof useNotificationMarks>;
  /** Null for users who may not approve requests that add a berth holder. */
  readonly onVerify: (() => void) | null;
  /** Null for users who may not answer requests. */
  readonly onDecline: (() => void) | null;
  readonly onOpened: () => void;
}

/** One notification: what a boater did, about which boat and nights, and the way to the record. */
export function NotificationItem({ notification, marks, onVerify, onDecline, onOpened }: NotificationItemProps) {
  const { t } = useTranslation('app');
  const { marina, user } = useSession();
  const now = useNow(MINUTE_MS);
  const about = useAbout(notification);
  const { id, text, unread, created_at } = notification;
  const several = user !== null && (user.is_admin || user.marina_ids.length > 1);
  const to = notificationAddress(notification, hasPagesOf, several ? (marina?.id ?? null) : null);
  const mark = markOf(notification);
  const open = () => {
    marks.mark(markOnOpening(notification), id);
    onOpened();
  };
  const actions = [
    unread
      ? { id: 'read', label: t('markAsRead'), icon: <MailIcon />, run: () => marks.mark('read', id) }
      : { id: 'unread', label: t('actions:markAsUnread'), icon: <MailIcon />, run: () => marks.mark('unread', id) },
    { id: 'delete', label: t('actions:delete'), icon: <DeleteIcon />, run: () => marks.remove(id) },
  ];
  return (
    <Row>
      <Mark>{mark === 'absence' ? <SailingIcon /> : <StatusMark kind={mark} />}</Mark>
      <div>
        <Title to={to} unread={unread} onOpen={open}>
          {text}
        </Title>
        {unread && <Unseen>{t('unreadOne')}</Unseen>}
        <Second>{about}</Second>
        {isAnswerable(notification) && onDecline !== null && (
          <Answers>
            {onVerify !== null && (
              <Button size="small" kind="primary" onClick={onVerify}>
                {t('verifyHome')}
              </Button>
            )}
            <Button size="small" onClick={onDecline}>
              {t('actions:decline')}
            </Button>
          </Answers>
        )}
      </div>
      <Right>
        <When>
          <Time dateTime={created_at}>
            {chatTime(created_at, new Date(now), marina?.time_zone ?? 'UTC', t('trade:yesterday'))}
          </Time>
          {unread && <UnreadDot />}
        </When>
        <Actions>
          {actions.map(({ id: action, label, icon, run }) => (
            <IconButton key={action} label={label} icon={icon} onClick={run} />
          ))}
        </Actions>
        <Touch>
          <MenuButton
            iconOnly
            icon={<MoreIcon />}
            label={t('notificationActions', { text })}
            items={actions.map(({ id: action, label, run }) => ({ id: action, label, run }))}
          />
        </Touch>
      </Right>
    </Row>
  );
}

interface TitleProps {
  readonly to: string | null;
  readonly unread: boolean;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

function Title({ to, unread, onOpen, children }: TitleProps) {
  const style = { fontWeight: unread ? 650 : 500 };
  if (to === null) return <span style={style}>{children}</span>;
  return (
    <Way to={to} onClick={onOpen} style={style}>
      {children}
    </Way>
  );
}

/** The boat with its length, and the nights. */
function useAbout({ details, type }: Notification): string {
  const { metres, dateRange } = useFormats();
  const { vessel_name, boat_length, start_date, end_date } = details;
  return [
    vessel_name,
    type === 'INITIATED' && boat_length !== null ? metres(boat_length) : null,
    start_date !== null && end_date !== null ? dateRange(start_date, end_date) : null,
  ]
    .filter((part) => part !== null)
    .join(', ');
}
