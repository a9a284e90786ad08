import type { MessageSide } from '../../../contracts/messages/events.js';
import type { ChatView } from '../../../contracts/messages/vocabulary.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { ConversationEvent } from './conversation-events.js';

/** Messages that a boater may send on one subject before the marina answers: anybody can open a reservation. */
export const MOST_UNANSWERED = 30;

interface KnownMessage {
  readonly from: MessageSide;
  readonly subject: string;
  readonly viewed: boolean;
  readonly read: boolean;
}

/** The messages between a marina and one of its boaters, as far as rules need them. */
export interface ConversationState {
  readonly messages: ReadonlyMap<string, KnownMessage>;
}

export type ConversationCommand =
  | {
      readonly type: 'PostMessage';
      readonly message_id: string;
      readonly marina_id: string;
      readonly boater_id: string;
      readonly reservation_id: string | null;
      readonly absence_report_id: string | null;
      readonly text: string;
      readonly from: MessageSide;
    }
  | {
      readonly type: 'MarkMessages';
      readonly as: 'VIEWED' | 'READ' | 'UNREAD';
      readonly boater_id: string;
      readonly message_ids: readonly string[];
      /** The side that marks; it can mark only what it received. */
      readonly by: MessageSide;
    };

export interface ConversationContext {
  readonly now: string;
}

interface Subject {
  readonly reservation_id: string | null;
  readonly absence_report_id: string | null;
  readonly boater_id: string;
}

/** The record a message is about: a reservation, an absence report, or else the boater. */
export function subjectOf({ reservation_id, absence_report_id, boater_id }: Subject): string {
  return reservation_id ?? absence_report_id ?? boater_id;
}

function viewOf({ reservation_id, absence_report_id }: Omit<Subject, 'boater_id'>): ChatView {
  if (reservation_id !== null) return 'Reservation';
  return absence_report_id === null ? 'General' : 'AbsenceReport';
}

export function initial(): ConversationState {
  return { messages: new Map() };
}

export function evolve(state: ConversationState, event: ConversationEvent): ConversationState {
  switch (event.type) {
    case 'MessagePosted': {
      const { message_id, from, read_message_ids } = event.data;
      const messages = marked(state, read_message_ids, { viewed: true, read: true });
      messages.set(message_id, { from, subject: subjectOf(event.data), viewed: false, read: false });
      return { messages };
    }
    case 'MessagesViewed':
      return { messages: marked(state, event.data.message_ids, { viewed: true }) };
    case 'MessagesRead':
      return { messages: marked(state, event.data.message_ids, { viewed: true, read: true }) };
    case 'MessagesUnread':
      return { messages: marked(state, event.data.message_ids, { read: false }) };
    default:
      return event satisfies never;
  }
}

export function decide(
  command: ConversationCommand,
  state: ConversationState,
  context: ConversationContext,
): ConversationEvent[] | Refusal {
  if (command.type === 'PostMessage') return post(command, state, context);
  const { as, boater_id, by } = command;
  const message_ids = [...new Set(command.message_ids)].filter((id) => {
    const message = state.messages.get(id);
    return message !== undefined && message.from !== by && changes(message, as);
  });
  if (message_ids.length === 0) return [];
  const type = ({ VIEWED: 'MessagesViewed', READ: 'MessagesRead', UNREAD: 'MessagesUnread' } as const)[as];
  return [{ type, data: { boater_id, message_ids, by, at: context.now } }];
}

/** Boaters have no list to mark messages in, so an answer marks the earlier messages on the same subject as read. */
function post(
  command: Extract<ConversationCommand, { type: 'PostMessage' }>,
  state: ConversationState,
  context: ConversationContext,
): ConversationEvent[] | Refusal {
  const { type: _, ...message } = command;
  const subject = subjectOf(command);
  if (command.from === 'BOATER' && unanswered(state, subject) >= MOST_UNANSWERED) {
    return refuse('conflict', 'TOO_MANY_MESSAGES', { details: { most: MOST_UNANSWERED } });
  }
  const read_message_ids =
    command.from === 'BOATER'
      ? [...state.messages]
          .filter(([, known]) => known.from === 'MARINA' && known.subject === subject && !known.read)
          .map(([id]) => id)
      : [];
  const data = { ...message, chat_view: viewOf(command), read_message_ids, at: context.now };
  return [{ type: 'MessagePosted', data }];
}

/** The boater's messages on the subject since the marina last wrote there. */
function unanswered({ messages }: ConversationState, subject: string): number {
  const senders = [...messages.values()].filter((known) => known.subject === subject).map(({ from }) => from);
  return senders.length - 1 - senders.lastIndexOf('MARINA');
}

function changes(message: KnownMessage, as: 'VIEWED' | 'READ' | 'UNREAD'): boolean {
  if (as === 'VIEWED') return !message.viewed;
  return message.read !== (as === 'READ');
}

function marked(
  state: ConversationState,
  ids: readonly string[],
  mark: Partial<Pick<KnownMessage, 'viewed' | 'read'>>,
): Map<string, KnownMessage> {
  const messages = new Map(state.messages);
  for (const id of ids) {
    const message = messages.get(id);
    if (message !== undefined) messages.set(id, { ...message, ...mark });
  }
  return messages;
}
