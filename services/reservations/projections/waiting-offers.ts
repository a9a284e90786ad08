import type { OfferOutcome } from '../../../contracts/reservations/vocabulary.js';
import type { Projection } from '../../platform/consuming/projection.js';
import { asReservationEvent, type ReservationEvent } from '../domain/events/reservation-event.js';
import type { PassedOver } from '../domain/events/waiting-events.js';
import { reservationRecord } from '../records/reservation-record.js';

/** One offer of a berth to the waiting list. It holds no personal data but ids. */
export interface WaitingOfferDocument {
  marina_id: string;
  reservation_id: string;
  berth_id: string;
  label: string;
  start_date: string;
  end_date: string;
  offered_at: string;
  /** Name of the staff member; null: the berth was passed on by itself. */
  offered_by: string | null;
  answer_by: string;
  place: number;
  line_length: number;
  passed_over: readonly PassedOver[];
  outcome: OfferOutcome | null;
  ended_at: string | null;
}

const outcomes = {
  BerthOfferAccepted: 'accepted',
  BerthOfferDeclined: 'declined',
  BerthOfferExpired: 'expired',
  BerthOfferWithdrawn: 'withdrawn',
} as const satisfies Partial<Record<ReservationEvent['type'], OfferOutcome>>;

/** How berths were given to those on the waiting list: one document per offer, kept for good. */
export const waitingOffers: Projection<WaitingOfferDocument, ReservationEvent> = {
  name: 'waiting-offers',
  version: 1,
  indexes: [
    { fields: ['marina_id', 'berth_id', 'offered_at'] },
    { fields: ['marina_id', 'reservation_id', 'offered_at'] },
  ],
  documentIds: (logged) => ('offer_id' in logged.data ? [logged.data.offer_id] : []),
  apply: (document, logged) => {
    const event = asReservationEvent(logged);
    if (event.type === 'BerthOffered') {
      const { berth_id, label, start_date, end_date, at, answer_by, place, line_length, passed_over } = event.data;
      const { actor, marina_id } = logged.metadata;
      return {
        marina_id: marina_id ?? '',
        reservation_id: reservationRecord.idOf(logged.stream),
        ...{ berth_id, label, start_date, end_date, answer_by, place, line_length, passed_over },
        offered_at: at,
        offered_by: actor.kind === 'system' ? null : actor.name,
        outcome: null,
        ended_at: null,
      };
    }
    if (document === undefined || !isEnding(event.type)) return undefined;
    return { ...document, outcome: outcomes[event.type], ended_at: event.data.at };
  },
};

const isEnding = (type: ReservationEvent['type']): type is keyof typeof outcomes => type in outcomes;
