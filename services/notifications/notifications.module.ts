import { ABSENCE_STREAM } from '../../contracts/absences/events.js';
import { REQUEST_STREAM } from '../../contracts/memberships/events.js';
import { RESERVATION_STREAM } from '../../contracts/reservations/events.js';
import { Area } from '../platform/areas/area.js';
import { PushService } from '../platform/push/push-service.js';
import { AddPushDevice } from './calls/add-push-device.js';
import { DeleteNotifications } from './calls/delete-notifications.js';
import { ListNotifications } from './calls/list-notifications.js';
import { MarkNotificationsRead } from './calls/mark-notifications-read.js';
import { MarkNotificationsUnread } from './calls/mark-notifications-unread.js';
import { MarkNotificationsViewed } from './calls/mark-notifications-viewed.js';
import { ReadAllNotifications } from './calls/read-all-notifications.js';
import { RemovePushDevice } from './calls/remove-push-device.js';
import { RestoreNotifications } from './calls/restore-notifications.js';
import { SetEmailPreferences } from './calls/set-email-preferences.js';
import { SetPushSubjects } from './calls/set-push-subjects.js';
import { ShowEmailPreferences } from './calls/show-email-preferences.js';
import { ShowPushSettings } from './calls/show-push-settings.js';
import { NotificationNameLookup } from './lookups/notification-name-lookup.js';
import { NotificationReaders } from './lookups/notification-readers.js';
import { PushDelivery } from './lookups/push-delivery.js';
import { NotificationLetters } from './mail/notification-letters.js';
import { RemovePushDevicesHandler } from './messages/remove-push-devices.js';
import { notificationHints } from './notification-hints.js';
import { EndPushDevices } from './policies/end-push-devices.js';
import { NotificationDigestJob } from './policies/notification-digest-job.js';
import { NotificationMails } from './policies/notification-mails.js';
import { NotificationPushes } from './policies/notification-pushes.js';
import { PushJob } from './policies/push-job.js';
import { notificationChoices } from './projections/notification-choices.js';
import { notificationList } from './projections/notification-list.js';
import { pushQueue } from './projections/push-queue.js';
import { emailPreferenceRecord } from './records/email-preference-record.js';
import { inboxRecord } from './records/inbox-record.js';
import { Inboxes } from './lookups/inboxes.js';
import { pushDeviceRecord } from './records/push-device-record.js';
import { pushRecord } from './records/push-record.js';

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
  calls: [
    ListNotifications,
    ShowEmailPreferences,
    SetEmailPreferences,
    ReadAllNotifications,
    ShowPushSettings,
    AddPushDevice,
    SetPushSubjects,
    MarkNotificationsViewed,
    MarkNotificationsRead,
    MarkNotificationsUnread,
    DeleteNotifications,
    RestoreNotifications,
    RemovePushDevice,
  ],
  providers: [
    NotificationReaders,
    NotificationLetters,
    NotificationDigestJob,
    NotificationNameLookup,
    Inboxes,
    PushService,
    PushDelivery,
    PushJob,
    RemovePushDevicesHandler,
  ],
})
export class NotificationsModule {}
