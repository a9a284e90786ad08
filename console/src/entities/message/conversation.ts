import type { ServiceCode } from '../../../../contracts/messages/vocabulary.js';
import { serviceCodes } from '../../../../contracts/messages/vocabulary.js';
import type { Message } from '../../../../contracts/messages/message.js';
import { inOrder } from './message-rules.js';

export interface ConversationDay {
  /** Calendar date in the reader's time zone. */
  readonly day: string;
  readonly messages: readonly Message[];
}

/** All messages grouped by day, oldest first. Messages with the same time keep their order. */
export function conversationDays(
  { read, unread }: { readonly read: readonly Message[]; readonly unread: readonly Message[] },
  dayOf: (instant: string) => string,
): readonly ConversationDay[] {
  const days: { day: string; messages: Message[] }[] = [];
  for (const message of inOrder(read, unread)) {
    const day = dayOf(message.created_at);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}

/**
 * Returns the code of a service message if the screens have a text for it. Messages from people and codes of later
 * versions return null.
 */
export function serviceCodeOf(message: Pick<Message, 'isService' | 'status_code'>): ServiceCode | null {
  if (!message.isService) return null;
  return serviceCodes.find((code) => code === message.status_code) ?? null;
}
