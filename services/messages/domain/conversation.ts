import { messageErrors } from '../../../contracts/messages/errors.js';
import type { MessagePosted, MessageSide } from '../../../contracts/messages/events.js';
import type { ChatView } from '../../../contracts/messages/vocabulary.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { ConversationEvent } from './conversation-events.js';

/** Messages that a boater may send on one subject before the marina answers: anybody can open a reservation. */
export const MOST_UNANSWERED = 30;

/** Reader of the messages that staff had read before each user had marks of their own, and of the marina's messages. */
export const EVERYBODY = '*';

interface KnownMessage extends Subject {
  readonly from: MessageSide;
  readonly text: string | null;
  readonly at: string;
  readonly attachment_name: string | null;
  /** The merged reservation that it was about; absent: it was always about this record. */
  readonly moved_from?: string | undefined;
  /** Null: there was no file, or it was removed. */
  readonly attachment_id: string | null;
  /** The users who have seen it in a list, or `EVERYBODY`. */
  readonly viewed: readonly string[];
  readonly read: readonly string[];
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
      readonly attachment?: MessagePosted['data']['attachment'];
      readonly attachment_name?: string | null;
      readonly by_email?: boolean;
    }
  | { readonly type: 'RemoveFiles'; readonly boater_id: string; readonly reservation_id: string }
  | {
      readonly type: 'MoveMessages';
      readonly boater_id: string;
      readonly from_reservation_id: string;
      readonly to_reservation_id: string;
      /** Only those that had come from there. */
      readonly back: boolean;
    }
  | { readonly type: 'EditMessage'; readonly message_id: string; readonly text: string }
  | {
      readonly type: 'MarkMessages';
      readonly as: 'VIEWED' | 'READ' | 'UNREAD';
      readonly boater_id: string;
      readonly message_ids: readonly string[];
      /** Staff mark what the boater sent. */
      readonly user_id: string;
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
      const messages = marked(state, read_message_ids, (message) => seen(message, EVERYBODY, ['viewed', 'read']));
      const { boater_id, reservation_id, absence_report_id, text } = event.data;
      const about = { boater_id, reservation_id, absence_report_id };
      const attachment_id = event.data.attachment?.id ?? null;
      const { attachment_name = null, at } = event.data;
      messages.set(message_id, { ...about, from, text, at, attachment_name, attachment_id, viewed: [], read: [] });
      return { messages };
    }
    case 'MessageEdited':
      return { messages: marked(state, [event.data.message_id], () => ({ text: event.data.text })) };
    case 'MessagesMoved': {
      const { message_ids, from_reservation_id: from, to_reservation_id: reservation_id } = event.data;
      return {
        messages: marked(state, message_ids, ({ moved_from }) => ({
          reservation_id,
          moved_from: moved_from === reservation_id ? undefined : from,
        })),
      };
    }
    case 'MessageFilesRemoved':
      return { messages: marked(state, event.data.message_ids, () => ({ attachment_id: null })) };
    case 'MessagesViewed':
      return { messages: marked(state, event.data.message_ids, (one) => seen(one, readerOf(event.data), ['viewed'])) };
    case 'MessagesRead':
      return {
        messages: marked(state, event.data.message_ids, (one) => seen(one, readerOf(event.data), ['viewed', 'read'])),
      };
    case 'MessagesUnread':
      return {
        messages: marked(state, event.data.message_ids, ({ read }) => ({
          read: withoutReader(read, readerOf(event.data)),
        })),
      };
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
  if (command.type === 'EditMessage') return edit(command, state, context);
  if (command.type === 'MoveMessages') return move(command, state, context);
  if (command.type === 'RemoveFiles') return removeFiles(command, state, context);
  const { as, boater_id, user_id } = command;
  const message_ids = [...new Set(command.message_ids)].filter((id) => {
    const message = state.messages.get(id);
    return message?.from === 'BOATER' && changes(message, as, user_id);
  });
  if (message_ids.length === 0) return [];
  const type = ({ VIEWED: 'MessagesViewed', READ: 'MessagesRead', UNREAD: 'MessagesUnread' } as const)[as];
  return [{ type, data: { boater_id, message_ids, by: 'MARINA', user_id, at: context.now } }];
}

function edit(
  { message_id, text }: Extract<ConversationCommand, { type: 'EditMessage' }>,
  state: ConversationState,
  context: ConversationContext,
): ConversationEvent[] | Refusal {
  const message = state.messages.get(message_id);
  if (message === undefined) return refuse('not_found', 'NOT_FOUND');
  if (message.from !== 'MARINA') return refuse('forbidden', messageErrors.not_own);
  if (message.text === text) return [];
  const { boater_id, reservation_id, absence_report_id } = message;
  const data = { message_id, boater_id, reservation_id, absence_report_id, text, at: context.now };
  return [{ type: 'MessageEdited', data }];
}

/** The newest messages of a conversation whose texts lists and searches know. */
export const SEARCHED = 40;

/** Messages of one reservation become those of another one; a no-op if there are none. */
function move(
  { boater_id, from_reservation_id, to_reservation_id, back }: Extract<ConversationCommand, { type: 'MoveMessages' }>,
  { messages }: ConversationState,
  { now: at }: ConversationContext,
): ConversationEvent[] {
  const moved = [...messages].filter(
    ([, known]) => known.reservation_id === from_reservation_id && (!back || known.moved_from === to_reservation_id),
  );
  const last = moved.at(-1)?.[1];
  if (last === undefined) return [];
  const withFile = moved.filter(([, known]) => known.attachment_id !== null).at(-1);
  const data = {
    boater_id,
    from_reservation_id,
    to_reservation_id,
    message_ids: moved.map(([id]) => id),
    file_at: withFile?.[1].at ?? null,
    last: { from: last.from, sender_id: last.from === 'BOATER' ? boater_id : null, at: last.at },
    texts: moved.slice(-SEARCHED).map(([, known]) => known.text ?? ''),
    file_name: last.attachment_id === null ? null : last.attachment_name,
    at,
  };
  return [{ type: 'MessagesMoved', data }];
}

/** Removes every file that was sent about the reservation, by either side. */
function removeFiles(
  { boater_id, reservation_id }: Extract<ConversationCommand, { type: 'RemoveFiles' }>,
  { messages }: ConversationState,
  { now: at }: ConversationContext,
): ConversationEvent[] {
  const files = [...messages].flatMap(([message_id, known]) => {
    const isHere = known.reservation_id === reservation_id && known.attachment_id !== null;
    return isHere ? [{ message_id, attachment_id: known.attachment_id }] : [];
  });
  if (files.length === 0) return [];
  const message_ids = files.map(({ message_id }) => message_id);
  const attachment_ids = files.map(({ attachment_id }) => attachment_id);
  return [{ type: 'MessageFilesRemoved', data: { boater_id, reservation_id, message_ids, attachment_ids, at } }];
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
    return refuse('conflict', messageErrors.too_many, { details: { most: MOST_UNANSWERED } });
  }
  const read_message_ids =
    command.from === 'BOATER'
      ? [...state.messages]
          .filter(([, known]) => known.from === 'MARINA' && subjectOf(known) === subject && known.read.length === 0)
          .map(([id]) => id)
      : [];
  const data = { ...message, chat_view: viewOf(command), read_message_ids, at: context.now };
  return [{ type: 'MessagePosted', data }];
}

/** The boater's messages on the subject since the marina last wrote there. */
function unanswered({ messages }: ConversationState, subject: string): number {
  const senders = [...messages.values()].filter((known) => subjectOf(known) === subject).map(({ from }) => from);
  return senders.length - 1 - senders.lastIndexOf('MARINA');
}

function changes({ viewed, read }: KnownMessage, as: 'VIEWED' | 'READ' | 'UNREAD', user_id: string): boolean {
  if (as === 'VIEWED') return !hasReader(viewed, user_id);
  return hasReader(read, user_id) !== (as === 'READ');
}

/** Whether the list of readers names the user, or everybody. */
export function hasReader(readers: readonly string[], user_id: string): boolean {
  return readers.includes(user_id) || readers.includes(EVERYBODY);
}

/** The reader of a mark. */
export function readerOf({ user_id }: { readonly user_id?: string | undefined }): string {
  return user_id ?? EVERYBODY;
}

export function withReader(readers: readonly string[], reader: string): string[] {
  return readers.includes(reader) ? [...readers] : [...readers, reader];
}

/** A message of before each user had marks becomes unread for all staff. */
export function withoutReader(readers: readonly string[], reader: string): string[] {
  return reader === EVERYBODY ? [] : readers.filter((one) => one !== reader && one !== EVERYBODY);
}

function seen(
  message: KnownMessage,
  reader: string,
  as: readonly ('viewed' | 'read')[],
): Partial<Pick<KnownMessage, 'viewed' | 'read'>> {
  return Object.fromEntries(as.map((name) => [name, withReader(message[name], reader)]));
}

function marked(
  state: ConversationState,
  ids: readonly string[],
  mark: (message: KnownMessage) => Partial<KnownMessage>,
): Map<string, KnownMessage> {
  const messages = new Map(state.messages);
  for (const id of ids) {
    const message = messages.get(id);
    if (message !== undefined) messages.set(id, { ...message, ...mark(message) });
  }
  return messages;
}
