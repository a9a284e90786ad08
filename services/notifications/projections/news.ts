import { absenceFactOf } from '../../../contracts/absences/events.js';
import { requestFactOf } from '../../../contracts/memberships/events.js';
import type { NotificationSubject, NotificationType } from '../../../contracts/notifications/vocabulary.js';
import { type ReservationFact, reservationFactOf } from '../../../contracts/reservations/events.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { recordIdOf } from '../../platform/event-sourcing/stream-name.js';

/** A notification that an event is the reason for. */
export interface News {
  readonly id: string;
  readonly subject: NotificationSubject;
  readonly type: NotificationType;
  /** The reservation, the absence or the request. */
  readonly record_id: string;
  /** Whether the event takes effect at once; an absence waits for the berth plan. */
  readonly effective: boolean;
}

/** What each fact of a reservation means for staff when a boater causes it (spec 2 §4). */
const reservationNews: Readonly<Partial<Record<ReservationFact['type'], NotificationType>>> = {
  ReservationRequested: 'INITIATED',
  InstantBookingConfirmed: 'INSTANT_BOOK',
  PriceAccepted: 'ACCEPTED',
  SuggestedDatesAccepted: 'ACCEPTED',
  TermsAccepted: 'ACCEPTED',
  ReservationDocumentAdded: 'UPDATED',
  ReservationCanceledByBoater: 'CANCELED',
};

const absenceNews = {
  AbsenceReported: 'INITIATED',
  AbsenceChanged: 'UPDATED',
  AbsenceCanceled: 'DELETED',
} as const;

/** The types of the events after which staff may have to know something. */
export const NEWS_EVENTS = [
  'ReservationRequested',
  'InstantBookingConfirmed',
  'PriceAccepted',
  'SuggestedDatesAccepted',
  'TermsAccepted',
  'ReservationDocumentAdded',
  'ReservationCanceledByBoater',
  'AbsencePlanned',
  'CustomerRequestFiled',
] as const;

/** The notification that an event is the reason for; null: staff did it themselves, or need not know. */
export function newsOf(event: LoggedEvent): News | null {
  const record_id = recordIdOf(event.stream);
  const fact = reservationFactOf(event);
  if (fact !== null) {
    const type = reservationNews[fact.type];
    const byStaff = event.metadata.actor.kind === 'staff' || event.metadata.actor.kind === 'admin';
    if (type === undefined || byStaff) return null;
    return { id: event.id, subject: 'RESERVATION', type, record_id, effective: true };
  }
  const absence = absenceFactOf(event);
  if (absence !== null) {
    if (absence.type === 'AbsencePlanned' || absence.data.by !== 'BOATER') return null;
    const type = absenceNews[absence.type];
    return { id: absence.data.step_id, subject: 'ABSENCE_REPORT', type, record_id, effective: false };
  }
  const request = requestFactOf(event);
  if (request?.type !== 'CustomerRequestFiled') return null;
  const subject = request.data.kind === 'RESIDENCY' ? 'HOME_MARINA_VERIFICATION' : 'MEMBERSHIP';
  return { id: record_id, subject, type: 'INITIATED', record_id, effective: true };
}

/** Id of the notification whose change has taken effect with this event; null for all other events. */
export function takingEffect(event: LoggedEvent): string | null {
  const absence = absenceFactOf(event);
  return absence?.type === 'AbsencePlanned' ? absence.data.step_id : null;
}
