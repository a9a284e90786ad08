import { styled } from '../../ui/theme/styled.js';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../../../contracts/messages/message.js';
import { OutgoingBubble } from './message-bubble.js';
import { MessageLines } from './message-lines.js';
import type { Outgoing } from './message-rules.js';
import type { ToldReservation } from './service-rules.js';

const Scrolls = styled('div')({
  maxHeight: 'max(320px, 60dvh)',
  overflowY: 'auto',
  '&[data-fills=true]': { maxHeight: 'none', flex: 1, minHeight: 0 },
});

interface MessageLogProps {
  /** Null for a conversation about no reservation, which has no service messages. */
  readonly reservation: ToldReservation | null;
  readonly messages: readonly Message[];
  readonly outgoing: readonly Outgoing[];
  /** Id of the first message that was unread when the tab was opened. */
  readonly newFrom: string | null;
  readonly onRetry: (key: string) => void;
  /** The messages take the height that their pane leaves them. */
  readonly fills: boolean;
  readonly onEdit: (message: Message) => void;
  readonly onUnread: (message: Message) => void;
}

/**
 * The conversation on the staff's page, oldest message first and scrolled to the end. Screen readers announce new
 * lines.
 */
export function MessageLog({ reservation, messages, outgoing, newFrom, onRetry, fills, ...actions }: MessageLogProps) {
  const { t } = useTranslation('entities/message');
  const scrolls = useRef<HTMLDivElement>(null);
  const count = messages.length + outgoing.length;
  useEffect(() => {
    if (scrolls.current !== null) scrolls.current.scrollTop = scrolls.current.scrollHeight;
  }, [count]);
  if (count === 0) return fills ? <Scrolls data-fills /> : null;
  return (
    <Scrolls ref={scrolls} data-fills={fills} role="log" aria-label={t('conversation')} tabIndex={0}>
      <MessageLines reader="staff" reservation={reservation} messages={messages} newFrom={newFrom} {...actions}>
        {outgoing.map((message) => (
          <OutgoingBubble key={message.key} message={message} onRetry={() => onRetry(message.key)} />
        ))}
      </MessageLines>
    </Scrolls>
  );
}
