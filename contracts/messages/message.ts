import * as z from 'zod';
import { instant, dateRange } from '../vocabulary/dates-schemas.js';
import { id, pageRequest } from '../vocabulary/route.js';
import { paragraph } from '../vocabulary/text.js';
import { placeholdersIn } from './rules/template-text.js';
import { CHAT_SEARCH_MAX, chatFlows, chatViews, type ChatView } from './vocabulary.js';
import { MESSAGE_TEXT_MAX } from '../vocabulary/message-text.js';
import { messageText } from '../vocabulary/message-text-schemas.js';

export const chatView = z.enum(chatViews);

/** A message of staff. It must not contain a placeholder: those of a template are replaced first. */
const withoutPlaceholder = (text: string) => placeholdersIn(text).length === 0;
const staffText = messageText.refine(withoutPlaceholder, 'messagePlaceholderLeft');

export const chatFlow = z.enum(chatFlows);

const fields = {
  boater_id: id,
  reservation_id: id.optional(),
  absence_report_id: id.optional(),
  text: staffText,
  chat_view: chatView.default('Reservation'),
};

/** The rule runs even when other fields are invalid, so that the sender sees all errors at once. */
const about = (view: ChatView) => ({
  when: ({ value }: { value: unknown }) => (value as { chat_view?: unknown } | null)?.chat_view === view,
});

/** A message to a boater. Its view names the record that it is about; a general message has none. */
export const createMessage = z
  .strictObject(fields)
  .refine((value) => value.reservation_id !== undefined, {
    path: ['reservation_id'],
    error: 'reservationRequired',
    ...about('Reservation'),
  })
  .refine((value) => value.absence_report_id !== undefined, {
    path: ['absence_report_id'],
    error: 'absenceReportRequired',
    ...about('AbsenceReport'),
  });

export type CreateMessage = z.infer<typeof createMessage>;

/** A file with an optional text; it is about the reservation, else the absence, else no record. */
export const attachToMessage = z.strictObject({
  boater_id: id,
  reservation_id: id.optional(),
  absence_report_id: id.optional(),
  text: paragraph(MESSAGE_TEXT_MAX).refine(withoutPlaceholder, 'messagePlaceholderLeft').default(''),
});

/** The same from a boater, about the reservation of the link. */
export const attachAsBoater = z.strictObject({ text: paragraph(MESSAGE_TEXT_MAX).default('') });

/** The new text of a message that the caller wrote. */
export const editMessage = z.strictObject({ message_id: id, text: staffText });

/**
 * Without `boater_id`: the latest conversations, ten a page (spec 1 §9). With it: the messages of that boater.
 * `remove_notifications` leaves out service messages.
 */
export const listChats = z.strictObject({
  boater_id: id.optional(),
  remove_notifications: z.boolean().default(false),
  page: pageRequest.page,
  page_size: z.number().int().min(1).max(100).default(10),
  /** Part of a name, of a boat or of the latest messages; empty: all. */
  search: z.string().max(CHAT_SEARCH_MAX, 'tooLong').default(''),
  /** Only conversations with messages that the caller has not read. */
  unread_only: z.boolean().default(false),
  /** Conversations with messages that the caller has not read come first. */
  unread_first: z.boolean().default(false),
  /** Only conversations about records of this kind. */
  about: chatFlow.optional(),
});

export type ListChats = z.infer<typeof listChats>;

export const messagesOfReservation = z.strictObject({ boater_id: id.optional(), reservation_id: id });

/** Marks messages as seen in the list (`view`), opened (`read`) or unread again (`unread`). */
export const markMessages = z.strictObject({
  /** Absent: the messages may be from several boaters. */
  boater_id: id.optional(),
  message_ids: z.array(id).min(1, 'messageRequired').max(500, 'tooMany'),
});

export type MarkMessages = z.infer<typeof markMessages>;

const person = z.object({ id, first_name: z.string(), last_name: z.string() });

/** The sender: staff and boaters by name; service messages come from the product. */
export const messageSender = z.object({
  kind: z.enum(['staff', 'boater', 'service']),
  id: z.string().nullable(),
  name: z.string(),
});

/** One message. Service messages have a code, which screens word, and the dates of a suggestion. */
export const message = z.object({
  id,
  text: z.string(),
  chat_view: chatView,
  reservation_id: z.string().nullable(),
  absence_report_id: z.string().nullable(),
  sender: messageSender,
  boater: person,
  /** True when the caller wrote the message. */
  signed_by_user: z.boolean(),
  /** Null for a message without a file. The name is empty once the boater was erased. */
  attachment: z.object({ id, name: z.string(), content_type: z.string(), size_bytes: z.number().int() }).nullable(),
  /** It had a file, which was deleted because nobody approved the request. */
  file_removed: z.boolean(),
  created_at: instant,
  /** Null while the text is as it was first sent. */
  edited_at: instant.nullable(),
  viewed_by_receiver: z.boolean(),
  read_by_receiver: z.boolean(),
  unread: z.boolean(),
  /** The boater wrote it in a mail. */
  by_email: z.boolean(),
  isService: z.boolean(),
  status_code: z.string().nullable(),
  suggested_dates: z.array(dateRange),
});

export type Message = z.infer<typeof message>;

/** Both lists oldest first. `unread_total` excludes service messages, as the badges do. */
export const conversation = z.object({
  read: z.array(message),
  unread: z.array(message),
  unread_total: z.number().int(),
});

/** One conversation in the bell's list; `redirect_id` is the record to open. */
export const chatSummary = z.object({
  id,
  boater: person,
  message: z.string(),
  sender: messageSender,
  signed_by_user: z.boolean(),
  unread: z.boolean(),
  /** Messages that the caller has not read. */
  unread_count: z.number().int(),
  lastUpd: instant,
  chatFlow: z.object({ type: chatFlow, redirect_id: z.string() }),
  /** The record that it is about; all null for a general conversation. */
  about: z.object({
    /** Number of the reservation for people. */
    view_id: z.string().nullable(),
    vessel_name: z.string().nullable(),
    /** Marina-local; of the stay or the absence. */
    start_date: z.string().nullable(),
    end_date: z.string().nullable(),
  }),
});

export type ChatSummary = z.infer<typeof chatSummary>;

/** Conversations newest first; `read` and `unread` are filled when the request names a boater. */
export const chatList = z.object({
  items: z.array(chatSummary),
  total: z.number().int(),
  ...conversation.shape,
});
