import { inMarina } from '../../../../contracts/marinas/rules/marina-in-address.js';
import type { Notification } from '../../../../contracts/notifications/notification.js';
import type { StatusKind } from '../../ui/status/status-kind.js';

type Kind = Pick<Notification, 'subject' | 'type' | 'open'>;

/** The mark of a notification; an absence has the icon of a boat instead. */
export function markOf({ subject, type, open }: Kind): StatusKind | 'absence' {
  if (subject === 'ABSENCE_REPORT') return 'absence';
  if (subject !== 'RESERVATION') return open ? 'our_move' : 'expired';
  switch (type) {
    case 'ACCEPTED':
    case 'INSTANT_BOOK':
      return 'booked';
    case 'CANCELED':
    case 'DELETED':
      return 'cancelled';
    case 'INITIATED':
    case 'UPDATED':
      return 'our_move';
  }
}

/** The call that a click sends: these three need no further action (spec 2 §4). */
export function markOnOpening({ subject, type }: Kind): 'read' | 'view' {
  const settled = type === 'CANCELED' || type === 'ACCEPTED' || type === 'INSTANT_BOOK';
  return subject === 'RESERVATION' && settled ? 'read' : 'view';
}

/**
 * The page of the record; null when this installation has none.
 * @param hasPagesOf whether a root has pages of records
 * @param marina_id for users of several marinas: another window may have changed to another one meanwhile
 */
export function notificationAddress(
  notification: Pick<Notification, 'subject' | 'details'>,
  hasPagesOf: (root: string) => boolean,
  marina_id: string | null,
): string | null {
  const address = recordAddress(notification, hasPagesOf);
  return address === null || marina_id === null ? address : inMarina(address, marina_id);
}

function recordAddress(
  { subject, details }: Pick<Notification, 'subject' | 'details'>,
  hasPagesOf: (root: string) => boolean,
): string | null {
  const { reservation_id, absence_report_id, boater_id } = details;
  if (reservation_id !== null) return hasPagesOf('/reservations') ? `/reservations/${reservation_id}` : null;
  if (absence_report_id !== null) {
    return hasPagesOf('/absence-reports') ? `/absence-reports/${absence_report_id}` : null;
  }
  if (!hasPagesOf('/boaters')) return null;
  return subject === 'MEMBERSHIP' ? `/boaters/${boater_id}?tab=memberships` : `/boaters/${boater_id}`;
}

/** Whether staff answer it here: a verification that nobody has answered. */
export function isAnswerable({ subject, open }: Kind): boolean {
  return subject === 'HOME_MARINA_VERIFICATION' && open;
}
