import * as z from 'zod';
import { instant } from '../../../contracts/vocabulary/dates-schemas.js';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';

/** Marks that a person set on notifications. No personal data: notifications are named by id only. */
const marked = z.object({
  user_id: z.string(),
  notification_ids: z.array(z.string()).min(1),
  at: instant,
});

export const inboxEvents = defineEvents({
  NotificationsViewed: { version: 1, data: marked },
  /** Also viewed. */
  NotificationsRead: { version: 1, data: marked },
  /** Neither viewed nor read. */
  NotificationsUnread: { version: 1, data: marked },
  NotificationsDeleted: { version: 1, data: marked },
  NotificationsRestored: { version: 1, data: marked },
});
export type InboxEvent = EventsOf<typeof inboxEvents>;
export type NotificationMark = InboxEvent['type'];
