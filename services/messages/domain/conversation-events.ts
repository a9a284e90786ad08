import * as z from 'zod';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';
import { messagePosted, messageSide } from '../../../contracts/messages/events.js';
import { instant } from '../../../contracts/vocabulary/dates-schemas.js';

const marked = z.object({
  boater_id: z.string(),
  message_ids: z.array(z.string()).min(1),
  /** The side that received the messages. */
  by: messageSide,
  /** The user who marked them; absent in events of before each user had marks, which hold for all staff. */
  user_id: z.string().optional(),
  at: instant,
});

export const conversationEvents = defineEvents({
  MessagePosted: {
    version: 1,
    data: messagePosted,
    personal: ['text', 'attachment_name'],
    person: (data: { boater_id: string }) => data.boater_id,
  },
  /** Shown in a list but not opened yet. */
  MessagesViewed: { version: 1, data: marked },
  MessagesRead: { version: 1, data: marked },
  /** The author changed the text; mails that were sent keep the former one. */
  MessageEdited: {
    version: 1,
    data: messagePosted
      .pick({ message_id: true, boater_id: true, reservation_id: true, absence_report_id: true, text: true })
      .extend({ at: instant }),
    personal: ['text'],
    person: (data: { boater_id: string }) => data.boater_id,
  },
  /** The request that the messages are about ended without an approval, some days ago. */
  MessageFilesRemoved: {
    version: 1,
    data: z.object({
      boater_id: z.string(),
      reservation_id: z.string(),
      message_ids: z.array(z.string()).min(1),
      attachment_ids: z.array(z.string()).min(1),
      at: instant,
    }),
  },
  /** The reservation was merged with another one of the same boat, or separated from it again. */
  MessagesMoved: {
    version: 1,
    data: z.object({
      boater_id: z.string(),
      from_reservation_id: z.string(),
      to_reservation_id: z.string(),
      /** Oldest first. */
      message_ids: z.array(z.string()).min(1),
      /** When the newest file among them was sent that is still there; null: there is none. */
      file_at: instant.nullable(),
      /** What lists show of them: the newest. */
      last: z.object({ from: messageSide, sender_id: z.string().nullable(), at: instant }),
      /** The texts of the newest, oldest first, for lists and searches. */
      texts: z.array(z.string()).nullable(),
      /** Name of the newest one's file. */
      file_name: z.string().nullable(),
      at: instant,
    }),
    personal: ['texts', 'file_name'],
    person: (data: { boater_id: string }) => data.boater_id,
  },
  /** Marked as unread by the reader. */
  MessagesUnread: { version: 1, data: marked },
});
export type ConversationEvent = EventsOf<typeof conversationEvents>;
