import * as z from 'zod';
import { type MessagePosted, messagePosted, messageSide } from '../../../contracts/messages/events.js';
import { instant } from '../../../contracts/vocabulary/dates.js';

const marked = z.object({
  boater_id: z.string(),
  message_ids: z.array(z.string()).min(1),
  /** The side that received the messages. */
  by: messageSide,
  at: instant,
});

type Marked = z.output<typeof marked>;
export type ConversationEvent =
  | MessagePosted
  /** Seen in a list; not opened yet. */
  | { type: 'MessagesViewed'; data: Marked }
  | { type: 'MessagesRead'; data: Marked }
  /** Put back by the reader. */
  | { type: 'MessagesUnread'; data: Marked };

export const conversationEvents = [
  {
    type: 'MessagePosted',
    version: 1,
    data: messagePosted,
    personal: ['text'],
    person: (data: { boater_id: string }) => data.boater_id,
  },
  { type: 'MessagesViewed', version: 1, data: marked },
  { type: 'MessagesRead', version: 1, data: marked },
  { type: 'MessagesUnread', version: 1, data: marked },
] as const;
