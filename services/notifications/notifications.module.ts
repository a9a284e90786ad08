import { ABSENCE_STREAM } from '../../contracts/absences/events.js';
import { REQUEST_STREAM } from '../../contracts/memberships/events.js';
import { RESERVATION_STREAM } from '../../contracts/reservations/events.js';
import { Area } from '../platform/areas/area.js';
import { MarkNotificationsHandler } from './commands/mark-notifications.js';
import {
  AddPushDeviceHandler,
  RemovePushDevicesHandler,
  SetPushSubjectsHandler,
} from './commands/manage-push-devices.js';
import { ReadAllNotificationsHandler } from './commands/read-all-notifications.js';
import { SetEmailPreferencesHandler } from './commands/set-email-preferences.js';
import { NotificationController } from './http/notification-controller.js';
import { PushController } from './http/push-controller.js';
import { NotificationReaders } from './lookups/notification-readers.js';
import { NotificationNaming } from './lookups/notification-naming.js';
import { PushDelivery } from './lookups/push-delivery.js';
import { NotificationLetters } from './mail/notification-letters.js';
import { notificationHints } from './notification-hints.js';
import { EndPushDevices } from './policies/end-push-devices.js';
import { NotificationDigestJob } from './policies/notification-digest-job.js';
import { NotificationMails } from './policies/notification-mails.js';
import { NotificationPushes } from './policies/notification-pushes.js';
import { PushJob } from './policies/push-job.js';
import { PushService } from '../platform/push/push-service.js';
import { pushQueue } from './projections/push-queue.js';
import { notificationChoices } from './projections/notification-choices.js';
import { notificationList } from './projections/notification-list.js';
import { ShowEmailPreferencesHandler } from './queries/show-email-preferences.js';
import { ShowPushSettingsHandler } from './queries/show-push-settings.js';
import { ListNotificationsHandler } from './queries/list-notifications.js';
import { emailPreferenceRecord } from './records/email-preference-record.js';
import { pushDeviceRecord } from './records/push-device-record.js';
import { pushRecord } from './records/push-record.js';
import { inboxRecord } from './records/inbox-record.js';

/** What boaters did that staff should know, with marks for each person. */
@Area({
  records: [inboxRecord, emailPreferenceRecord, pushDeviceRecord, pushRecord],
  foreignStreams: [
    { prefix: RESERVATION_STREAM, hint: notificationHints },
    { prefix: ABSENCE_STREAM, hint: notificationHints },
    { prefix: REQUEST_STREAM, hint: notificationHints },
  ],
  projections: [notificationList, notificationChoices, pushQueue],
  policies: [NotificationMails, NotificationPushes, EndPushDevices],
  controllers: [NotificationController, PushController],
  providers: [
    NotificationReaders,
    NotificationLetters,
    NotificationDigestJob,
    SetEmailPreferencesHandler,
    ShowEmailPreferencesHandler,
    NotificationNaming,
    ListNotificationsHandler,
    MarkNotificationsHandler,
    ReadAllNotificationsHandler,
    PushService,
    PushDelivery,
    PushJob,
    AddPushDeviceHandler,
    RemovePushDevicesHandler,
    SetPushSubjectsHandler,
    ShowPushSettingsHandler,
  ],
})
export class NotificationsModule {}
