import { ABSENCE_STREAM } from '../../contracts/absences/events.js';
import { REQUEST_STREAM } from '../../contracts/memberships/events.js';
import { RESERVATION_STREAM } from '../../contracts/reservations/events.js';
import { Area } from '../platform/areas/area.js';
import { MarkNotificationsHandler } from './commands/mark-notifications.js';
import { ReadAllNotificationsHandler } from './commands/read-all-notifications.js';
import { SetEmailPreferencesHandler } from './commands/set-email-preferences.js';
import { NotificationController } from './http/notification-controller.js';
import { MailReaders } from './lookups/mail-readers.js';
import { NotificationNaming } from './lookups/notification-naming.js';
import { NotificationLetters } from './mail/notification-letters.js';
import { notificationHints } from './notification-hints.js';
import { NotificationDigestJob } from './policies/notification-digest-job.js';
import { NotificationMails } from './policies/notification-mails.js';
import { notificationList } from './projections/notification-list.js';
import { ShowEmailPreferencesHandler } from './queries/show-email-preferences.js';
import { ListNotificationsHandler } from './queries/list-notifications.js';
import { emailPreferenceRecord } from './records/email-preference-record.js';
import { inboxRecord } from './records/inbox-record.js';

/** What boaters did that staff should know, with marks for each person. */
@Area({
  records: [inboxRecord, emailPreferenceRecord],
  foreignStreams: [
    { prefix: RESERVATION_STREAM, hint: notificationHints },
    { prefix: ABSENCE_STREAM, hint: notificationHints },
    { prefix: REQUEST_STREAM, hint: notificationHints },
  ],
  projections: [notificationList],
  policies: [NotificationMails],
  controllers: [NotificationController],
  providers: [
    MailReaders,
    NotificationLetters,
    NotificationDigestJob,
    SetEmailPreferencesHandler,
    ShowEmailPreferencesHandler,
    NotificationNaming,
    ListNotificationsHandler,
    MarkNotificationsHandler,
    ReadAllNotificationsHandler,
  ],
})
export class NotificationsModule {}
