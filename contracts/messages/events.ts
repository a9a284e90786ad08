import * as z from 'zod';
import { instant } from '../vocabulary/dates-schemas.js';
import { chatView } from './message.js';

/** Prefix of the conversations' streams; the boater's id follows. */
export const CONVERSATION_STREAM = 'conversation-';

/** Sender and recipient: the marina's staff or the boater. */
export const messageSide = z.enum(['MARINA', 'BOATER']);
export type MessageSide = z.infer<typeof messageSide>;

/** Facts of a boater's conversation (`conversation-<boater id>`) that other areas react to. */
export const messagePosted = z.object({
  message_id: z.string(),
  marina_id: z.string(),
  boater_id: z.string(),
  chat_view: chatView,
  reservation_id: z.string().nullable(),
  absence_report_id: z.string().nullable(),
  from: messageSide,
  /** Null once the boater was erased; empty for a file without a text. */
  text: z.string().nullable(),
  /** Absent in events of before messages could have files. */
  attachment: z
    .object({ id: z.string(), content_type: z.string(), size_bytes: z.number().int() })
    .nullable()
    .optional(),
  /** Null once the boater was erased, or without a file. */
  attachment_name: z.string().nullable().optional(),
  /** True: the boater wrote it in a mail instead of on the page. */
  by_email: z.boolean().optional(),
  /** Messages of the other side that the writer saw; they count as read. */
  read_message_ids: z.array(z.string()),
  at: instant,
});
export type MessagePosted = { type: 'MessagePosted'; data: z.output<typeof messagePosted> };
