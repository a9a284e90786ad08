import type { CustomerType } from '../../../../contracts/customers/vocabulary.js';
import type { Message } from '../../../../contracts/messages/message.js';
import type { Principal } from '../../../../contracts/vocabulary/access.js';

/** All messages of a conversation, oldest first. */
export function inOrder(read: readonly Message[], unread: readonly Message[]): Message[] {
  return [...read, ...unread].sort((one, other) => one.created_at.localeCompare(other.created_at));
}

/** What the badge counts: service messages owe nobody an answer. */
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

/** Why nothing can be written; null: it can. Visitors are written to by those who may change reservations. */
export function writeHindrance({ chat, relation, who, mayWrite }: WriteQuestion): WriteHindrance | null {
  if (!chat) return 'chatOff';
  const editor = who.is_admin || who.permissions.reservations === 'EDITOR';
  if (relation === 'VISITOR' && !editor) return 'noPermission';
  return mayWrite ? null : 'notNow';
}

/** A message that is on its way. */
export interface Outgoing {
  /** Of this attempt, on this screen only. */
  readonly key: string;
  readonly text: string;
  readonly at: string;
  readonly state: 'sending' | 'sent' | 'failed';
  /** Once the server took it. */
  readonly id: string | null;
  /** Why it could not be sent. */
  readonly refused: unknown;
}

/** Those that the answer does not hold yet: a message is never on screen twice, and never gone in between. */
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
