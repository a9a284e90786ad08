import type { MessageSide } from '../../../contracts/messages/events.js';
import type { ChatView } from '../../../contracts/messages/vocabulary.js';
import type { Projection } from '../../platform/consuming/projection.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { EVERYBODY, readerOf, subjectOf, withoutReader, withReader } from '../domain/conversation.js';
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
  /** Null without a file. */
  attachment: { id: string; name: string; content_type: string; size_bytes: number } | null;
  /** The file was removed with an unapproved request. */
  file_removed: boolean;
  edited_at: string | null;
  /** The boater wrote it in a mail. */
  by_email: boolean;
  /** The users who have seen or read the boater's message; `*`: all staff, or the boater. */
  viewed_by: string[];
  read_by: string[];
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
  version: 4,
  indexes: [
    { fields: ['chat_id', 'position'] },
    { fields: ['boater_id', 'position'] },
    { fields: ['marina_id', 'from', 'created_at'] },
    { fields: ['attachment.id'] },
    { fields: ['people'] },
  ],
  documentIds: (logged) => {
    const event = conversationEventOf(logged);
    if (event === null) return [];
    if (event.type === 'MessageEdited') return [event.data.message_id];
    if (event.type !== 'MessagePosted') return event.data.message_ids;
    return [event.data.message_id, ...event.data.read_message_ids];
  },
  apply: (document, logged, id) => {
    const event = conversationEventOf(logged);
    if (event === null) return undefined;
    if (event.type === 'MessagePosted' && event.data.message_id === id) return posted(event.data, logged);
    if (document === undefined) return undefined;
    switch (event.type) {
      case 'MessageEdited':
        return { ...document, text: event.data.text ?? '', edited_at: event.data.at };
      case 'MessagesMoved': {
        const { to_reservation_id: reservation_id } = event.data;
        return { ...document, reservation_id, chat_id: reservation_id };
      }
      case 'MessageFilesRemoved':
        return { ...document, attachment: null, file_removed: true };
      case 'MessagesViewed':
        return { ...document, viewed_by: withReader(document.viewed_by, readerOf(event.data)) };
      case 'MessagesUnread':
        return { ...document, read_by: withoutReader(document.read_by, readerOf(event.data)) };
      case 'MessagesRead':
        return readBy(document, readerOf(event.data));
      case 'MessagePosted':
        return readBy(document, EVERYBODY);
      default:
        return event satisfies never;
    }
  },
  personal: {
    field: 'people',
    forget: (document, person) => ({
      ...document,
      ...(document.boater_id === person ? { text: '', attachment: unnamed(document.attachment) } : {}),
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
    attachment: fileOf(data),
    file_removed: false,
    edited_at: null,
    by_email: data.by_email === true,
    viewed_by: [],
    read_by: [],
    people: [...new Set([boater_id, actor.id])],
  };
}

function fileOf({
  attachment,
  attachment_name,
}: Extract<ConversationEvent, { type: 'MessagePosted' }>['data']): MessageDocument['attachment'] {
  return attachment == null ? null : { ...attachment, name: attachment_name ?? '' };
}

function unnamed(attachment: MessageDocument['attachment']): MessageDocument['attachment'] {
  return attachment === null ? null : { ...attachment, name: '' };
}

function readBy(document: MessageDocument, reader: string): MessageDocument {
  const { viewed_by, read_by } = document;
  return { ...document, viewed_by: withReader(viewed_by, reader), read_by: withReader(read_by, reader) };
}
