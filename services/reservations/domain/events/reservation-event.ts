import type { EventsOf } from '../../../../contracts/vocabulary/event-definitions.js';
import { berthEvents } from './berth-events.js';
import { closingEvents } from './closing-events.js';
import { contractEvents } from './contract-events.js';
import { mergingEvents } from './merging-events.js';
import { offerEvents } from './offer-events.js';
import { openingEvents } from './opening-events.js';
import { paymentEvents } from './payment-events.js';
import { stayEvents } from './stay-events.js';
import { waitingEvents } from './waiting-events.js';

/** Every event of a reservation's stream. */
export const reservationEvents = {
  ...openingEvents,
  ...offerEvents,
  ...stayEvents,
  ...berthEvents,
  ...waitingEvents,
  ...paymentEvents,
  ...contractEvents,
  ...closingEvents,
  ...mergingEvents,
};

export type ReservationEvent = EventsOf<typeof reservationEvents>;
/** One of them by its type. */
export type ReservationEventOf<T extends ReservationEvent['type']> = Extract<ReservationEvent, { type: T }>;

/** Narrows a logged event to the domain's type, in which type and data belong together. */
export function asReservationEvent({ type, data }: Pick<ReservationEvent, 'type' | 'data'>): ReservationEvent {
  return { type, data } as ReservationEvent;
}

/** Data of the opening event; null for any later event. */
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
