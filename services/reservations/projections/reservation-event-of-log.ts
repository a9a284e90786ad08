import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { ReservationEvent } from '../domain/events/reservation-event.js';

/** What the streams of reservations begin with. */
export const RESERVATION_STREAM = 'reservation-';

/** The one document that an event of a reservation's stream belongs to. */
export function reservationIds(event: Pick<LoggedEvent, 'stream'>): readonly string[] {
  return event.stream.startsWith(RESERVATION_STREAM) ? [event.stream.slice(RESERVATION_STREAM.length)] : [];
}

/** The event as the domain knows it: type and data keep together. */
export function asReservationEvent({ type, data }: LoggedEvent<ReservationEvent>): ReservationEvent {
  return { type, data } as ReservationEvent;
}

/** The event that opened the reservation, or null for any later one. */
export function openingOf(event: ReservationEvent) {
  switch (event.type) {
    case 'ReservationRequested':
    case 'InstantBookingInitiated':
    case 'ReservationCreatedByMarina':
      return event.data;
    default:
      return null;
  }
}
