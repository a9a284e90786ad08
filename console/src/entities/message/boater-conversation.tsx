import { useTranslation } from 'react-i18next';
import type { CustomerType } from '../../../../contracts/customers/vocabulary.js';
import { messageCalls } from '../../../../contracts/messages/calls.js';
import { useLoad } from '../../lib/api/use-load.js';
import { useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { principalOf, useMarina, useUser } from '../../lib/session/session.js';
import { Card } from '../../ui/page/card.js';
import { Section } from '../../ui/page/section.js';
import { EmptyState } from '../../ui/states/empty-state.js';
import { ErrorState } from '../../ui/states/error-state.js';
import { LoadingLines } from '../../ui/states/loading-lines.js';
import { MessageLog } from './message-log.js';
import { inOrder, stillOutgoing, writeHindrance } from './message-rules.js';
import { MessageWriter } from './message-writer.js';
import { useMarkRead } from './use-mark-read.js';
import type { Writing } from './use-writing.js';

/** Most messages of one boater that the page loads. */
const MOST = 100;

interface BoaterConversationProps {
  readonly boater_id: string;
  /** Shows only the messages about this absence report; absent: all messages. */
  readonly absence_report_id?: string;
  readonly relation: CustomerType;
  /** Whether the boater can still receive messages. */
  readonly mayWrite: boolean;
  readonly writing: Writing;
}

/** What the marina and a boater wrote to each other, and a field to write. */
export function BoaterConversation(props: BoaterConversationProps) {
  const { t } = useTranslation('entities/message');
  const chat = useMarina().marina_settings.permissions.chat === true;
  if (chat) return <Conversation {...props} />;
  return (
    <Card>
      <EmptyState title={t('chatOffTitle')}>
        <p style={{ margin: 0 }}>{t('chatOffText')}</p>
        <p style={{ margin: 0 }}>{t('chatOffHow')}</p>
      </EmptyState>
    </Card>
  );
}

function Conversation({ boater_id, absence_report_id, relation, mayWrite, writing }: BoaterConversationProps) {
  const { t } = useTranslation('entities/message');
  const problemWords = useProblemWords();
  const who = principalOf({ user: useUser(), marina: useMarina() });
  const hindrance = writeHindrance({ chat: true, relation, who, mayWrite });
  const load = useLoad(
    messageCalls.getall,
    { boater_id, remove_notifications: true, page_size: MOST },
    { topics: [{ topic: 'messages', ids: [absence_report_id ?? boater_id] }] },
  );
  const all = load.data === undefined ? [] : inOrder(load.data.read, load.data.unread);
  const messages =
    absence_report_id === undefined ? all : all.filter((message) => message.absence_report_id === absence_report_id);
  const outgoing = stillOutgoing(writing.outgoing, messages);
  const newFrom = useMarkRead({ boater_id, messages });
  return (
    <Card>
      <Section>
        {load.isPending && <LoadingLines lines={5} rowHeight={56} />}
        {load.data === undefined && load.error !== null && (
          <ErrorState text={problemWords(load.error)} onRetry={() => void load.refetch()} busy={load.isFetching} />
        )}
        {load.data !== undefined && messages.length + outgoing.length === 0 && (
          <EmptyState title={t('noMessagesTitle')}>{t('noMessagesYet')}</EmptyState>
        )}
        <MessageLog
          reservation={null}
          messages={messages}
          outgoing={outgoing}
          newFrom={newFrom}
          onRetry={writing.retry}
        />
        <MessageWriter
          text={writing.text}
          onText={writing.setText}
          onWrite={writing.write}
          lockedReason={hindrance === null ? null : t(`writeHindrance_${hindrance}`)}
        />
      </Section>
    </Card>
  );
}
