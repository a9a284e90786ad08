import type { NotificationDocument } from '../projections/notification-list.js';

/** The page of the console that a notification leads to. */
export function pageOf({ subject, record_id, boater_id }: NotificationDocument): string {
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
