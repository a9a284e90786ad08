import { fullName } from '../../lib/format/full-name.js';
import { styled } from '../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CalendarIcon, ChatIcon, SailingIcon } from '../../ui/icons.js';
import type { ChatSummary } from '../../../../contracts/messages/message.js';
import { useSession } from '../../lib/session/session-context.js';
import { useNow } from '../../lib/time/use-now.js';
import { Unseen } from '../../ui/page/unseen.js';
import { radius, type } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { hasPagesOf } from '../routing/screens.js';
import { chatAddress } from './chat-address.js';
import { chatTime } from '../../entities/message/chat-time.js';
import { UnreadDot } from './unread-dot.js';

const look = {
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  gap: '0 12px',
  alignItems: 'center',
  minHeight: 52,
  padding: '6px 10px',
  borderRadius: radius.control,
  color: role.ink,
  fontWeight: 400,
  '& svg': { width: 20, height: 20, color: role.ink3 },
} as const;
const Way = styled(Link)({ ...look, '&:hover': { backgroundColor: role.sunk, textDecoration: 'none' } });
const Still = styled('div')(look);
const Name = styled('div')({ ...type.strong, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const Text = styled('div')({ color: role.ink2, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const Right = styled('div')({ display: 'grid', justifyItems: 'end', gap: 6, alignSelf: 'start', paddingTop: 2 });
const Time = styled('time')({ ...type.second, color: role.ink3 });

const kinds = {
  reservation: { Icon: CalendarIcon, words: 'chatReservation' },
  absence_report: { Icon: SailingIcon, words: 'chatAbsence' },
  general: { Icon: ChatIcon, words: 'chatGeneral' },
} as const;

const MINUTE_MS = 60_000;

/** One conversation: subject, partner, last message and its time. A click opens it. */
export function ChatItem({ chat, onOpened }: { chat: ChatSummary; onOpened: () => void }) {
  const { t } = useTranslation('app');
  const { marina } = useSession();
  const now = useNow(MINUTE_MS);
  const { Icon, words } = kinds[chat.chatFlow.type];
  const to = chatAddress(chat.chatFlow, hasPagesOf);
  const text = chat.signed_by_user
    ? t('trade:messageByYou', { text: chat.message })
    : t('trade:messageBy', { name: chat.sender.name, text: chat.message });
  const inside = (
    <>
      <Icon label={t(words)} />
      <div>
        <Name style={{ fontWeight: chat.unread ? 650 : 500 }}>{fullName(chat.boater)}</Name>
        {chat.unread && <Unseen>{t('unreadOne')}</Unseen>}
        <Text style={chat.unread ? { color: role.ink } : undefined}>{text}</Text>
      </div>
      <Right>
        <Time dateTime={chat.lastUpd}>
          {chatTime(chat.lastUpd, new Date(now), marina?.time_zone ?? 'UTC', t('trade:yesterday'))}
        </Time>
        {chat.unread && <UnreadDot />}
      </Right>
    </>
  );
  return (
    <li>
      {to === null ? (
        <Still>{inside}</Still>
      ) : (
        <Way to={to} onClick={onOpened}>
          {inside}
        </Way>
      )}
    </li>
  );
}
