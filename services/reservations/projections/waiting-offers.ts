import type { OfferOutcome } from '../../../contracts/reservations/vocabulary.js';
import type { Projection } from '../../platform/consuming/projection.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import {
  asReservationEvent,
  type ReservationEvent,
  type ReservationEventOf,
} from '../domain/events/reservation-event.js';
import type { PassedOver } from '../domain/events/waiting-events.js';
import { reservationRecord } from '../records/reservation-record.js';

/** One offer of a berth to the waiting list, or a berth given directly past it. It holds no personal data of boaters but ids. */
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
  offered_by_id: string;
  /** Null: given directly. */
  answer_by: string | null;
  place: number | null;
  line_length: number;
  passed_over: readonly PassedOver[];
  /** The stay, and those that a berth given directly passed over. */
  stays: readonly string[];
  outcome: OfferOutcome | null;
  ended_at: string | null;
}

const outcomes = {
  BerthOfferAccepted: 'accepted',
  BerthOfferDeclined: 'declined',
  BerthOfferExpired: 'expired',
  BerthOfferWithdrawn: 'withdrawn',
} as const satisfies Partial<Record<ReservationEvent['type'], OfferOutcome>>;

/** How berths were given to those on the waiting list, or past them: one document per offer or gift, kept for good. */
export const waitingOffers: Projection<WaitingOfferDocument, ReservationEvent> = {
  name: 'waiting-offers',
  version: 3,
  indexes: [{ fields: ['marina_id', 'berth_id', 'offered_at'] }, { fields: ['marina_id', 'stays'] }],
  documentIds: (logged) => {
    if ('offer_id' in logged.data) return [logged.data.offer_id];
    return 'past_waiting' in logged.data && logged.data.past_waiting !== undefined ? [logged.data.allocation_id] : [];
  },
  apply: (document, logged) => {
    const event = asReservationEvent(logged);
    if (event.type === 'BerthOffered') {
      const { berth_id, label, start_date, end_date, at, answer_by, place, line_length, passed_over } = event.data;
      const { actor, marina_id } = logged.metadata;
      return {
        marina_id: marina_id ?? '',
        reservation_id: reservationRecord.idOf(logged.stream),
        stays: [reservationRecord.idOf(logged.stream)],
        berth_id,
        label,
        start_date,
        end_date,
        answer_by,
        place,
        line_length,
        passed_over,
        offered_at: at,
        offered_by: actor.kind === 'system' ? null : actor.name,
        offered_by_id: actor.id,
        outcome: null,
        ended_at: null,
      };
    }
    if (event.type === 'BerthAssigned' && event.data.past_waiting !== undefined)
      return givenDirectly(logged, event.data);
    if (document === undefined || !isEnding(event.type)) return undefined;
    return { ...document, outcome: outcomes[event.type], ended_at: event.data.at };
  },
  staff: { ids: ['offered_by_id'], forget: (document) => ({ ...document, offered_by: null }) },
};

type Assigned = ReservationEventOf<'BerthAssigned'>['data'];

function givenDirectly(
  logged: LoggedEvent,
  { past_waiting, berth_id, label, at }: Assigned,
): WaitingOfferDocument | undefined {
  if (past_waiting === undefined) return undefined;
  const { stays, ...line } = past_waiting;
  const { actor, marina_id } = logged.metadata;
  const reservation_id = reservationRecord.idOf(logged.stream);
  return {
    marina_id: marina_id ?? '',
    reservation_id,
    stays: [reservation_id, ...stays.map((stay) => stay.reservation_id)],
    berth_id,
    label,
    ...line,
    answer_by: null,
    passed_over: stays.map((stay) => ({ ...stay, reason: 'given_directly' })),
    offered_at: at,
    offered_by: actor.kind === 'staff' ? actor.name : null,
    offered_by_id: actor.id,
    outcome: null,
    ended_at: null,
  };
}

const isEnding = (type: ReservationEvent['type']): type is keyof typeof outcomes => type in outcomes;
