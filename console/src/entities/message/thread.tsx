import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageCalls } from '../../../../contracts/messages/calls.js';
import type { Message } from '../../../../contracts/messages/message.js';
import { useLoad } from '../../lib/api/use-load.js';
import { useSend } from '../../lib/api/use-send.js';
import { useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { lazyWithRetry } from '../../ui/floats/lazy-with-retry.js';
import { EmptyState } from '../../ui/states/empty-state.js';
import { LoadFailed } from '../../ui/states/load-failed.js';
import { LoadingLines } from '../../ui/states/loading-lines.js';
import { Answering } from '../presence/answering.js';
import { MessageLog } from './message-log.js';
import { inOrder, stillOutgoing } from './message-rules.js';
import { MessageWriter } from './message-writer.js';
import type { ToldReservation } from './service-rules.js';
import { TemplatePicker } from './template-picker.js';
import type { ThreadSubject } from './thread-subject.js';
import { useMarkRead } from './use-mark-read.js';
import type { Writing } from './use-writing.js';
import { useToast } from '../../ui/toast/toast-context.js';

// With the schema of its form, which only changes need.
const EditMessageDialog = lazyWithRetry(async () => (await import('./edit-message-dialog.js')).EditMessageDialog);

/** Most messages of one boater that are loaded. */
const MOST = 100;

interface ThreadProps {
  readonly subject: ThreadSubject;
  /** Null for a conversation about no reservation, which has no service messages. */
  readonly reservation: ToldReservation | null;
  /** Text that explains why the user cannot write; null if the user can. */
  readonly lockedReason: string | null;
  readonly writing: Writing;
  /** Text of the state without messages. */
  readonly noMessages: string;
  /** The messages take the height that their pane leaves them. */
  readonly fills?: boolean;
}

/** What staff and a boater wrote to each other, and the field to write. */
export function Thread({ subject, reservation, lockedReason, writing, noMessages, fills = false }: ThreadProps) {
  const { t } = useTranslation('entities/message');
  const problemWords = useProblemWords();
  const toast = useToast();
  const [editing, setEditing] = useState<Message | null>(null);
  const field = useRef<HTMLElement | null>(null);
  const { boater_id } = subject;
  const id = subjectId(subject);
  const topics = [{ topic: 'messages' as const, ids: [id, boater_id] }];
  const ofStay = useLoad(
    messageCalls.reservation,
    { boater_id, reservation_id: subject.kind === 'reservation' ? subject.reservation_id : '' },
    { topics, enabled: subject.kind === 'reservation' },
  );
  const ofBoater = useLoad(
    messageCalls.getall,
    { boater_id, remove_notifications: true, page_size: MOST },
    { topics, enabled: subject.kind !== 'reservation' },
  );
  const load = subject.kind === 'reservation' ? ofStay : ofBoater;
  const all = load.data === undefined ? [] : inOrder(load.data.read, load.data.unread);
  const messages = all.filter((message) => isOf(subject, message));
  const outgoing = stillOutgoing(writing.outgoing, messages);
  const about = subject.kind === 'reservation' ? { reservation_id: subject.reservation_id } : {};
  const { newFrom, keepUnread } = useMarkRead({ boater_id, ...about, messages });
  const unmark = useSend(messageCalls.unread, {
    topics,
    onDone: () => toast({ kind: 'done', text: t('markedUnread') }),
    onRefused: (error) => toast({ kind: 'wrong', text: problemWords(error) }),
  });
  const markUnread = (message: Message) => {
    keepUnread(message.id);
    void unmark.send({ boater_id, message_ids: [message.id] });
  };
  return (
    <>
      {load.isPending && <LoadingLines lines={5} rowHeight={56} />}
      {load.data === undefined && load.error !== null && <LoadFailed load={load} />}
      {load.data !== undefined && messages.length + outgoing.length === 0 && (
        <EmptyState title={t('noMessagesTitle')}>{noMessages}</EmptyState>
      )}
      <MessageLog
        reservation={reservation}
        messages={messages}
        outgoing={outgoing}
        newFrom={newFrom}
        fills={fills}
        onRetry={writing.retry}
        onEdit={setEditing}
        onUnread={markUnread}
      />
      <MessageWriter
        writing={writing}
        lockedReason={lockedReason}
        field={field}
        above={
          <>
            <Answering boater_id={boater_id} writes={writing.text.trim() !== ''} />
            <TemplatePicker subject={subject} writing={writing} onFilled={() => field.current?.focus()} />
          </>
        }
      />
      {editing !== null && <EditMessageDialog message={editing} topics={topics} onClose={() => setEditing(null)} />}
    </>
  );
}

function subjectId(subject: ThreadSubject): string {
  if (subject.kind === 'reservation') return subject.reservation_id;
  return subject.kind === 'absence_report' ? subject.absence_report_id : subject.boater_id;
}

function isOf(subject: ThreadSubject, message: Message): boolean {
  switch (subject.kind) {
    case 'reservation':
    case 'boater':
      return true;
    case 'absence_report':
      return message.absence_report_id === subject.absence_report_id;
    case 'general':
      return message.chat_view === 'General';
  }
}
