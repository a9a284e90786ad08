/** What a notification is about (spec 2 §3). */
export const notificationSubjects = [
  'RESERVATION',
  'MEMBERSHIP',
  'ABSENCE_REPORT',
  'HOME_MARINA_VERIFICATION',
] as const;
export type NotificationSubject = (typeof notificationSubjects)[number];

/** What happened (spec 2 §4). A reservation is UPDATED when the boater adds documents. */
export const notificationTypes = ['INITIATED', 'UPDATED', 'ACCEPTED', 'CANCELED', 'INSTANT_BOOK', 'DELETED'] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** When notifications come by email. */
export const emailChoices = ['AT_ONCE', 'DAILY', 'NEVER'] as const;

/** Days for which an unseen notification counts. Older ones stay in the list. */
export const NOTIFICATION_COUNTS_DAYS = 14;

/** Notifications that one call marks at most. */
export const MOST_MARKED_NOTIFICATIONS = 500;

/** Devices of one person that receive notifications; the oldest one makes room for another. */
export const MOST_PUSH_DEVICES = 10;

/** Characters of the address that a browser names for pushes; those of the known push services have up to 500. */
export const LONGEST_PUSH_ENDPOINT = 1_000;
