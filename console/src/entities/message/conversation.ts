import type { ServiceCode } from '../../../../contracts/messages/vocabulary.js';
import { serviceCodes } from '../../../../contracts/messages/vocabulary.js';
import type { Message } from '../../../../contracts/messages/message.js';
import { inOrder } from './message-rules.js';

export interface ConversationDay {
  /** Calendar date where the reader is. */
  readonly day: string;
  readonly messages: readonly Message[];
}

/** Everything written, oldest first and by day. Messages of the same instant keep the order they came in. */
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

/** The code of a service message that the screens have words for; null for what people wrote and for codes of later versions. */
export function serviceCodeOf(message: Pick<Message, 'isService' | 'status_code'>): ServiceCode | null {
  if (!message.isService) return null;
  return serviceCodes.find((code) => code === message.status_code) ?? null;
}
