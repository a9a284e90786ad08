import { styled } from '../../ui/theme/styled.js';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../../../contracts/messages/message.js';
import { type } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { MessageBubble } from './message-bubble.js';
import { type Reader, sideOf } from './message-rules.js';
import { ServiceLine } from './service-line.js';
import type { ToldReservation } from './service-rules.js';

const List = styled('ol')({
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const New = styled('li')({
  ...type.label,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  color: role.ourMove.on,
  '&::before, &::after': { content: '""', flex: 1, height: 1, backgroundColor: 'currentColor', opacity: 0.4 },
});

interface MessageLinesProps {
  readonly reader: Reader;
  /** Null for a conversation about no reservation, which has no service messages. */
  readonly reservation: ToldReservation | null;
  /** Messages in the order in which they are shown. */
  readonly messages: readonly Message[];
  /** Id of the first message that was unread when the page was opened; null if all were read. */
  readonly newFrom?: string | null;
  /** Name shown for a sender without a name. */
  readonly unnamed?: string | undefined;
  /** The token of a boater's link, which opens the files. */
  readonly token?: string | undefined;
  readonly onEdit?: ((message: Message) => void) | undefined;
  readonly onUnread?: ((message: Message) => void) | undefined;
  /** Further items below the messages. */
  readonly children?: ReactNode;
}

/** A list of messages. Messages from people are bubbles; service messages are plain lines. */
export function MessageLines({ reader, reservation, messages, newFrom, children, ...bubble }: MessageLinesProps) {
  const { t } = useTranslation('entities/message');
  return (
    <List>
      {messages.map((message) => (
        <Fragment key={message.id}>
          {message.id === newFrom && <New>{t('newMessages')}</New>}
          {sideOf(message, reader) !== 'middle' ? (
            <MessageBubble message={message} reader={reader} {...bubble} />
          ) : (
            reservation !== null && <ServiceLine message={message} reader={reader} reservation={reservation} />
          )}
        </Fragment>
      ))}
      {children}
    </List>
  );
}
