import { inMarina } from '../../../contracts/marinas/rules/marina-in-address.js';
import type { NotificationDocument } from '../projections/notification-list.js';

/** The page of the console that a notification leads to, with the marina that has its record. */
export function pageOf(notification: NotificationDocument): string {
  return inMarina(recordOf(notification), notification.marina_id);
}

function recordOf({ subject, record_id, boater_id }: NotificationDocument): string {
  switch (subject) {
    case 'RESERVATION':
      return `/reservations/${record_id}`;
    case 'ABSENCE_REPORT':
      return `/absence-reports/${record_id}`;
    case 'MEMBERSHIP':
    case 'HOME_MARINA_VERIFICATION':
      return `/boaters/${boater_id}`;
    default:
      return subject satisfies never;
  }
}
