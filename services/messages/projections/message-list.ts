import type { MessageSide } from '../../../contracts/messages/events.js';
import type { ChatView } from '../../../contracts/messages/vocabulary.js';
import type { Projection } from '../../platform/consuming/projection.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { subjectOf } from '../domain/conversation.js';
import type { ConversationEvent } from '../domain/conversation-events.js';
import { conversationRecord } from '../records/conversation-record.js';

/** One message written by a person. */
export interface MessageDocument {
  marina_id: string;
  boater_id: string;
  /** Id of the record it is about; the boater's if it is about no other. */
  chat_id: string;
  chat_view: ChatView;
  reservation_id: string | null;
  absence_report_id: string | null;
  from: MessageSide;
  /** The user's id for staff, the boater's id for a boater. */
  sender_id: string;
  sender_name: string;
  text: string;
  created_at: string;
  /** Position in the log, which is the order of the messages. */
  position: number;
  viewed: boolean;
  read: boolean;
  /** The side that has not read it; null once it has. */
  unread_by: MessageSide | null;
  /** The persons whose personal data it holds: the boater and the writer. */
  people: string[];
}

/** The event in the domain's type; null for events of other streams. */
export function conversationEventOf(event: LoggedEvent): ConversationEvent | null {
  if (!event.stream.startsWith(conversationRecord.prefix)) return null;
  return { type: event.type, data: event.data } as ConversationEvent;
}

/** Every message written by a person, one document each. */
export const messageList: Projection<MessageDocument> = {
  name: 'messages',
  version: 1,
  indexes: [
    { fields: ['chat_id', 'position'] },
    { fields: ['boater_id', 'position'] },
    { fields: ['chat_id', 'unread_by'] },
    { fields: ['boater_id', 'unread_by'] },
    { fields: ['marina_id', 'unread_by'] },
    { fields: ['people'] },
  ],
  documentIds: (logged) => {
    const event = conversationEventOf(logged);
    if (event === null) return [];
    if (event.type !== 'MessagePosted') return event.data.message_ids;
    return [event.data.message_id, ...event.data.read_message_ids];
  },
  apply: (document, logged, id) => {
    const event = conversationEventOf(logged);
    if (event === null) return undefined;
    if (event.type === 'MessagePosted' && event.data.message_id === id) return posted(event.data, logged);
    if (document === undefined) return undefined;
    switch (event.type) {
      case 'MessagesViewed':
        return { ...document, viewed: true };
      case 'MessagesUnread':
        return { ...document, read: false, unread_by: otherSide(document.from) };
      case 'MessagesRead':
      case 'MessagePosted':
        return { ...document, viewed: true, read: true, unread_by: null };
      default:
        return event satisfies never;
    }
  },
  personal: {
    field: 'people',
    forget: (document, person) => ({
      ...document,
      ...(document.boater_id === person ? { text: '' } : {}),
      ...(document.sender_id === person ? { sender_name: '' } : {}),
    }),
  },
};

function posted(
  data: Extract<ConversationEvent, { type: 'MessagePosted' }>['data'],
  { position, metadata: { actor } }: LoggedEvent,
): MessageDocument {
  const { marina_id, boater_id, chat_view, reservation_id, absence_report_id, from, text, at } = data;
  return {
    marina_id,
    boater_id,
    chat_id: subjectOf(data),
    chat_view,
    reservation_id,
    absence_report_id,
    from,
    sender_id: from === 'BOATER' ? boater_id : actor.id,
    sender_name: actor.name ?? '',
    text: text ?? '',
    created_at: at,
    position,
    viewed: false,
    read: false,
    unread_by: otherSide(from),
    people: [...new Set([boater_id, actor.id])],
  };
}

function otherSide(side: MessageSide): MessageSide {
  return side === 'MARINA' ? 'BOATER' : 'MARINA';
}
