import type { CustomerType } from '../../../../contracts/customers/vocabulary.js';
import type { Message } from '../../../../contracts/messages/message.js';
import type { MessageTemplate } from '../../../../contracts/messages/template.js';
import type { Principal } from '../../../../contracts/vocabulary/access.js';
import type { ThreadSubject } from './thread-subject.js';

/** All messages of a conversation, oldest first. */
export function inOrder(read: readonly Message[], unread: readonly Message[]): Message[] {
  return [...read, ...unread].sort((one, other) => one.created_at.localeCompare(other.created_at));
}

/** Ids of the messages to mark as read when they are shown. */
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

/**
 * The reason why the user cannot write; null if the user can. Only users who may change reservations can write to
 * visitors.
 */
export function writeHindrance({ chat, relation, who, mayWrite }: WriteQuestion): WriteHindrance | null {
  if (!chat) return 'chatOff';
  const editor = who.is_admin || who.permissions.reservations === 'EDITOR';
  if (relation === 'VISITOR' && !editor) return 'noPermission';
  return mayWrite ? null : 'notNow';
}

/** A message that staff are sending or have sent from this screen. */
export interface Outgoing {
  /** Key of this message on this screen; retries keep it. */
  readonly key: string;
  readonly text: string;
  readonly file: File | null;
  /** How much of the file is sent, 0 to 1. */
  readonly share: number;
  readonly at: string;
  readonly state: 'sending' | 'sent' | 'failed';
  /** Id from the server; null until the server has accepted the message. */
  readonly id: string | null;
  /** The error of a failed attempt. */
  readonly refused: unknown;
}

/**
 * Returns the sent messages that the server's answer does not contain yet. A message therefore never appears twice and
 * never disappears in between.
 */
export function stillOutgoing(outgoing: readonly Outgoing[], known: readonly Pick<Message, 'id'>[]): Outgoing[] {
  return outgoing.filter(({ id }) => id === null || !known.some((message) => message.id === id));
}

/** The reader of a conversation. Messages from the reader's side are shown on the right. */
export type Reader = Exclude<Message['sender']['kind'], 'service'>;

/** Returns the side of the screen on which a message is shown. */
export function sideOf(
  { sender, isService }: Pick<Message, 'sender' | 'isService'>,
  reader: Reader,
): 'ours' | 'theirs' | 'middle' {
  if (isService || sender.kind === 'service') return 'middle';
  return sender.kind === reader ? 'ours' : 'theirs';
}

/** Returns the id of the first unread message; null if all are read. The line "new" is shown above that message. */
export function firstUnread(messages: readonly Message[]): string | null {
  return messages.find((message) => message.unread && !message.isService)?.id ?? null;
}

/** The text with a template: in its place while nothing was written, else after it. */
export function withTemplate(text: string, template: string): string {
  return text.trim() === '' ? template : `${text.trimEnd()}\n\n${template}`;
}

/** The templates for this conversation: those for all, and those for its kind. */
export function offeredTemplates(
  templates: readonly MessageTemplate[],
  { kind }: Pick<ThreadSubject, 'kind'>,
): readonly MessageTemplate[] {
  // Messages that are not about a stay or an absence belong to the general conversation.
  const flow = kind === 'boater' ? 'general' : kind;
  return templates.filter(({ about }) => about === null || about === flow);
}
