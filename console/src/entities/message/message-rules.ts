import type { CustomerType } from '../../../../contracts/customers/vocabulary.js';
import type { Message } from '../../../../contracts/messages/message.js';
import type { Principal } from '../../../../contracts/vocabulary/access.js';

/** All messages of a conversation, oldest first. */
export function inOrder(read: readonly Message[], unread: readonly Message[]): Message[] {
  return [...read, ...unread].sort((one, other) => one.created_at.localeCompare(other.created_at));
}

/** The count on the badge. Service messages need no answer, so they do not count. */
export function unreadCount(messages: readonly Pick<Message, 'unread' | 'isService'>[]): number {
  return messages.filter((message) => message.unread && !message.isService).length;
}

/** The messages to mark as read when they are looked at. */
export function toMarkRead(messages: readonly Message[]): string[] {
  return messages.filter((message) => message.unread && !message.isService).map((message) => message.id);
}

export type WriteHindrance = 'chatOff' | 'noPermission' | 'notNow';

interface WriteQuestion {
  readonly chat: boolean;
  readonly relation: CustomerType;
  readonly who: Pick<Principal, 'is_admin' | 'permissions'>;
  readonly mayWrite: boolean;
}

/** Why writing is not possible; null: it is. Only users who may change reservations can write to visitors. */
export function writeHindrance({ chat, relation, who, mayWrite }: WriteQuestion): WriteHindrance | null {
  if (!chat) return 'chatOff';
  const editor = who.is_admin || who.permissions.reservations === 'EDITOR';
  if (relation === 'VISITOR' && !editor) return 'noPermission';
  return mayWrite ? null : 'notNow';
}

/** A message that is on its way. */
export interface Outgoing {
  /** Identifies this attempt, on this screen only. */
  readonly key: string;
  readonly text: string;
  readonly at: string;
  readonly state: 'sending' | 'sent' | 'failed';
  /** Id from the server, once it has accepted the message. */
  readonly id: string | null;
  /** Why it could not be sent. */
  readonly refused: unknown;
}

/**
 * The messages that the server's answer does not contain yet. A message is never shown twice and never disappears in
 * between.
 */
export function stillOutgoing(outgoing: readonly Outgoing[], known: readonly Pick<Message, 'id'>[]): Outgoing[] {
  return outgoing.filter(({ id }) => id === null || !known.some((message) => message.id === id));
}

/** Who reads a conversation. What is written by their side is shown at the right. */
export type Reader = Exclude<Message['sender']['kind'], 'service'>;

/** The side of the screen that a message is shown at. */
export function sideOf(
  { sender, isService }: Pick<Message, 'sender' | 'isService'>,
  reader: Reader,
): 'ours' | 'theirs' | 'middle' {
  if (isService || sender.kind === 'service') return 'middle';
  return sender.kind === reader ? 'ours' : 'theirs';
}

/** The id of the first unread message, above which the line "new" is shown; null: everything was read. */
export function firstUnread(messages: readonly Message[]): string | null {
  return messages.find((message) => message.unread && !message.isService)?.id ?? null;
}
