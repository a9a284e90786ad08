import type { BoaterRecord } from '../../../contracts/customers/boater.js';
import type { Message } from '../../../contracts/messages/message.js';
import type { Document } from '../../platform/consuming/read-model.js';
import type { ChatDocument, LastWords } from '../projections/chat-list.js';
import type { MessageDocument } from '../projections/message-list.js';
import type { ServiceMessage } from '../projections/service-messages.js';
import { isUnread } from './unread-messages.js';
import type { Viewer } from './viewer.js';

type Sender = Message['sender'];

/**
 * The person's name for staff. A boater's link shows no name: anyone who enters a known mail address in a request gets
 * a link, and must not learn anything about that person from it.
 */
export function personOf(boater_id: string, record: BoaterRecord | undefined, viewer: Viewer): Message['boater'] {
  if (viewer.kind === 'boater' || record === undefined) return { id: boater_id, first_name: '', last_name: '' };
  return { id: boater_id, first_name: record.first_name ?? '', last_name: record.last_name ?? '' };
}

export function senderOf(words: Pick<LastWords, 'from' | 'sender_id' | 'sender_name'>, viewer: Viewer): Sender {
  const { from, sender_id, sender_name } = words;
  if (from === 'BOATER') return { kind: 'boater', id: sender_id, name: viewer.kind === 'boater' ? '' : sender_name };
  return { kind: 'staff', id: viewer.kind === 'boater' ? null : sender_id, name: sender_name };
}

export function isOwn(words: Pick<LastWords, 'from' | 'sender_id'>, viewer: Viewer): boolean {
  if (viewer.kind === 'boater') return words.from === 'BOATER';
  return words.from === 'MARINA' && words.sender_id === viewer.user_id;
}

export function writtenMessage(
  document: Document<MessageDocument>,
  boater: Message['boater'],
  viewer: Viewer,
): Message {
  const {
    chat_view,
    reservation_id,
    absence_report_id,
    text,
    created_at,
    attachment,
    file_removed,
    edited_at,
    by_email,
  } = document;
  return {
    id: document._id,
    text,
    chat_view,
    reservation_id,
    absence_report_id,
    sender: senderOf(document, viewer),
    boater,
    signed_by_user: isOwn(document, viewer),
    attachment,
    file_removed,
    created_at,
    edited_at,
    viewed_by_receiver: document.viewed_by.length > 0,
    read_by_receiver: document.read_by.length > 0,
    unread: isUnread(document, viewer),
    by_email,
    isService: false,
    status_code: null,
    suggested_dates: [],
  };
}

/** A service message needs no answer, so it counts as read. Its text is what the person wrote with it. */
export function serviceMessage(
  message: ServiceMessage,
  chat: Pick<Document<ChatDocument>, '_id' | 'boater_id'>,
  boater: Message['boater'],
): Message {
  const { words } = message;
  // The boater's own words need no name; staff's carry the name that the mail has too.
  const written = words !== null && words.sender_id !== chat.boater_id;
  return {
    id: message.id,
    text: words?.text ?? '',
    chat_view: 'Reservation',
    reservation_id: chat._id,
    absence_report_id: null,
    sender: { kind: 'service', id: null, name: written ? words.sender_name : '' },
    boater,
    signed_by_user: false,
    attachment: null,
    file_removed: false,
    created_at: message.created_at,
    edited_at: null,
    viewed_by_receiver: true,
    read_by_receiver: true,
    unread: false,
    by_email: false,
    isService: true,
    status_code: message.status_code,
    suggested_dates: message.suggested_dates,
  };
}
