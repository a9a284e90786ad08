import * as z from 'zod';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { id } from '../vocabulary/route.js';
import { MOST_MARKED_NOTIFICATIONS, notificationSubjects, notificationTypes } from './vocabulary.js';

export const notificationSubject = z.enum(notificationSubjects);
export const notificationType = z.enum(notificationTypes);

/** The records that a notification leads to, with their present names. Names are null once the person was erased. */
export const notificationDetails = z.object({
  reservation_id: z.string().nullable(),
  absence_report_id: z.string().nullable(),
  /** The boater's request for a berth or a card. */
  request_id: z.string().nullable(),
  boater_id: z.string(),
  boater_name: z.string().nullable(),
  vessel_id: z.string().nullable(),
  vessel_name: z.string().nullable(),
  /** The same as `vessel_name`. */
  boat_name: z.string().nullable(),
  /** Metres. */
  boat_length: z.number().nullable(),
  /** Of the stay or the absence; null for a request. */
  start_date: calendarDate.nullable(),
  end_date: calendarDate.nullable(),
});

/** What a boater did that staff should know. The marks are the caller's own. */
export const notification = z.object({
  id,
  subject: notificationSubject,
  type: notificationType,
  /** One line in the caller's language. */
  text: z.string(),
  details: notificationDetails,
  view_at: instant.nullable(),
  read_at: instant.nullable(),
  created_at: instant,
  /** Not viewed yet, or a verification that nobody has answered. */
  unread: z.boolean(),
  /** A request that waits for an answer. */
  open: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

export const listNotifications = z.strictObject({
  page: z.number().int().min(1).max(100_000).default(1),
  page_size: z.number().int().min(1).max(100).default(30),
});

/** Unread ones first, then the newest. */
export const notificationList = z.object({
  items: z.array(notification),
  total: z.number().int(),
  /**
   * Unread notifications of the last 14 days, without those of stays that ended before today and those of type UPDATED
   * about reservations; verifications count until they are answered (spec 2 §4).
   */
  unread_total: z.number().int(),
});

export const markNotifications = z.strictObject({
  notification_ids: z.array(id).min(1, 'notificationRequired').max(MOST_MARKED_NOTIFICATIONS, 'tooMany'),
});
