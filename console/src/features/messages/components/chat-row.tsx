import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { ChatSummary } from '../../../../../contracts/messages/message.js';
import { useChatTime } from '../../../entities/message/use-chat-time.js';
import { CalendarIcon, ChatIcon, SailingIcon } from '../../../ui/icons.js';
import { Unseen } from '../../../ui/page/unseen.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { nameOf } from '../model/inbox-address.js';
import { useAboutWords } from './use-about-words.js';

const Row = styled('li')({ borderBottom: `1px solid ${role.line}` });
const Way = styled(Link)({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  gap: '0 8px',
  padding: '10px 14px 10px 13px',
  borderLeft: '3px solid transparent',
  borderRadius: 0,
  color: role.ink,
  fontWeight: 400,
  '&:hover': { backgroundColor: role.sunk, textDecoration: 'none' },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': { backgroundColor: role.seaSoft, borderColor: role.sea },
  '& > svg': { width: 20, height: 20, color: role.ink3 },
});
const Line = styled('div')({
  gridColumn: 2,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&[data-wide=true]': { gridColumn: '2 / -1' },
});
const Time = styled('time')({ ...type.second, color: role.ink2, lineHeight: '20px' });
const Count = styled('span')({
  minWidth: 18,
  padding: '0 5px',
  borderRadius: 9,
  backgroundColor: role.ourMove.on,
  color: role.surface,
  fontSize: 11,
  fontWeight: 700,
  lineHeight: '18px',
  textAlign: 'center',
});

const kinds = {
  reservation: { Icon: CalendarIcon, words: 'about_reservation' },
  absence_report: { Icon: SailingIcon, words: 'about_absence_report' },
  general: { Icon: ChatIcon, words: 'about_general' },
} as const;

interface ChatRowProps {
  readonly chat: ChatSummary;
  readonly open: boolean;
}

/** One conversation: with whom, about what, and its latest message. */
export function ChatRow({ chat, open }: ChatRowProps) {
  const { t } = useTranslation('messages');
  const { search } = useLocation();
  const time = useChatTime();
  const about = useAboutWords();
  const { Icon, words } = kinds[chat.chatFlow.type];
  const params = new URLSearchParams(search);
  params.set('chat', chat.id);
  const text = chat.signed_by_user
    ? t('trade:messageByYou', { text: chat.message })
    : t('trade:messageBy', { name: chat.sender.name === '' ? nameOf(chat) : chat.sender.name, text: chat.message });
  return (
    <Row data-chat={chat.id}>
      <Way to={`?${params.toString()}`} aria-current={open || undefined}>
        <Icon label={t(words)} />
        <Line style={{ fontWeight: chat.unread ? 700 : 600 }}>{nameOf(chat) || t('somebody')}</Line>
        <Time dateTime={chat.lastUpd}>{time(chat.lastUpd)}</Time>
        <Line data-wide style={{ ...type.second, color: role.ink2 }} title={about(chat)}>
          {about(chat)}
        </Line>
        <Line
          data-wide={chat.unread_count === 0}
          style={{ color: chat.unread ? role.ink : role.ink2, fontSize: 13 }}
          title={text}
        >
          {text}
        </Line>
        {chat.unread_count > 0 && (
          <span>
            <Count aria-hidden="true">{chat.unread_count}</Count>
            <Unseen>{t('unread', { count: chat.unread_count })}</Unseen>
          </span>
        )}
      </Way>
    </Row>
  );
}
