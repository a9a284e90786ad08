import { useTranslation } from 'react-i18next';
import { messageCalls } from '../../../../../contracts/messages/calls.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { principalOf, useMarina, useUser } from '../../../lib/session/session.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { MessageLog } from '../../../entities/message/message-log.js';
import { inOrder, stillOutgoing, writeHindrance } from '../../../entities/message/message-rules.js';
import { MessageWriter } from '../../../entities/message/message-writer.js';
import { useMarkRead } from '../../../entities/message/use-mark-read.js';
import type { Writing } from '../../../entities/message/use-writing.js';

interface MessagesTabProps {
  readonly reservation: ReservationDetail;
  readonly mayWrite: boolean;
  readonly writing: Writing;
}

/**
 * The messages about this reservation, its events, and a field to write. The tab is shown only to marinas that have
 * messages.
 */
export function MessagesTab({ reservation, mayWrite, writing }: MessagesTabProps) {
  const { t } = useTranslation(['reservations/side', 'entities/message']);
  const marina = useMarina();
  const chat = marina.marina_settings.permissions.chat === true;
  const who = principalOf({ user: useUser(), marina });
  const hindrance = writeHindrance({ chat, relation: reservation.customer_type, who, mayWrite });
  return (
    <Conversation
      reservation={reservation}
      writing={writing}
      lockedReason={hindrance === null ? null : t(`entities/message:writeHindrance_${hindrance}`)}
    />
  );
}

interface ConversationProps {
  readonly reservation: ReservationDetail;
  readonly writing: Writing;
  readonly lockedReason: string | null;
}

function Conversation({ reservation, writing, lockedReason }: ConversationProps) {
  const { t } = useTranslation(['reservations/side', 'entities/message']);
  const problemWords = useProblemWords();
  const { id: reservation_id, boater_id } = reservation;
  const load = useLoad(
    messageCalls.reservation,
    { boater_id, reservation_id },
    { topics: [{ topic: 'messages', ids: [reservation_id, boater_id] }] },
  );
  const messages = load.data === undefined ? [] : inOrder(load.data.read, load.data.unread);
  const outgoing = stillOutgoing(writing.outgoing, messages);
  const newFrom = useMarkRead({ boater_id, reservation_id, messages });
  return (
    <Card>
      <Section title={t('messages')}>
        {load.isPending && <LoadingLines lines={5} rowHeight={56} />}
        {load.data === undefined && load.error !== null && (
          <ErrorState text={problemWords(load.error)} onRetry={() => void load.refetch()} busy={load.isFetching} />
        )}
        {load.data !== undefined && messages.length + outgoing.length === 0 && (
          <EmptyState title={t('entities/message:noMessagesTitle')}>{t('noMessages')}</EmptyState>
        )}
        <MessageLog
          reservation={reservation}
          messages={messages}
          outgoing={outgoing}
          newFrom={newFrom}
          onRetry={writing.retry}
        />
        <MessageWriter
          text={writing.text}
          onText={writing.setText}
          onWrite={writing.write}
          lockedReason={lockedReason}
        />
      </Section>
    </Card>
  );
}
