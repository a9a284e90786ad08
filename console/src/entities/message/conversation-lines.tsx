import { styled } from '../../ui/theme/styled.js';
import { Fragment, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../../../contracts/messages/message.js';
import { type } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { MessageBubble, OutgoingBubble } from './message-bubble.js';
import { type Outgoing, sideOf } from './message-rules.js';
import { ServiceLine, type ToldReservation } from './service-line.js';

const Scrolls = styled('div')({ maxHeight: 'max(320px, 60dvh)', overflowY: 'auto' });
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

interface ConversationLinesProps {
  readonly reservation: ToldReservation;
  readonly messages: readonly Message[];
  readonly outgoing: readonly Outgoing[];
  /** Id of the first message that was new when the tab was opened. */
  readonly newFrom: string | null;
  readonly onRetry: (key: string) => void;
}

/** The conversation, oldest first and scrolled to its end. New lines are read out as they come. */
export function ConversationLines({ reservation, messages, outgoing, newFrom, onRetry }: ConversationLinesProps) {
  const { t } = useTranslation('entities/message');
  const scrolls = useRef<HTMLDivElement>(null);
  const count = messages.length + outgoing.length;
  useEffect(() => {
    if (scrolls.current !== null) scrolls.current.scrollTop = scrolls.current.scrollHeight;
  }, [count]);
  if (count === 0) return null;
  return (
    <Scrolls ref={scrolls} role="log" aria-label={t('conversation')} tabIndex={0}>
      <List>
        {messages.map((message) => (
          <Fragment key={message.id}>
            {message.id === newFrom && <New>{t('newMessages')}</New>}
            {sideOf(message) === 'middle' ? (
              <ServiceLine message={message} reservation={reservation} />
            ) : (
              <MessageBubble message={message} />
            )}
          </Fragment>
        ))}
        {outgoing.map((message) => (
          <OutgoingBubble key={message.key} message={message} onRetry={() => onRetry(message.key)} />
        ))}
      </List>
    </Scrolls>
  );
}
