import { ABSENCE_STREAM } from '../../contracts/absences/events.js';
import { REQUEST_STREAM } from '../../contracts/memberships/events.js';
import { RESERVATION_STREAM } from '../../contracts/reservations/events.js';
import { Area } from '../platform/areas/area.js';
import { MarkNotificationsHandler } from './commands/mark-notifications.js';
import { ReadAllNotificationsHandler } from './commands/read-all-notifications.js';
import { NotificationController } from './http/notification-controller.js';
import { NotificationNaming } from './lookups/notification-naming.js';
import { notificationHints } from './notification-hints.js';
import { notificationList } from './projections/notification-list.js';
import { ListNotificationsHandler } from './queries/list-notifications.js';
import { inboxRecord } from './records/inbox-record.js';

/** What boaters did that staff should know, with marks for each person. */
@Area({
  records: [inboxRecord],
  foreignStreams: [
    { prefix: RESERVATION_STREAM, hint: notificationHints },
    { prefix: ABSENCE_STREAM, hint: notificationHints },
    { prefix: REQUEST_STREAM, hint: notificationHints },
  ],
  projections: [notificationList],
  controllers: [NotificationController],
  providers: [NotificationNaming, ListNotificationsHandler, MarkNotificationsHandler, ReadAllNotificationsHandler],
})
export class NotificationsModule {}
