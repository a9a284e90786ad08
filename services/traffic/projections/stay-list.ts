import type { CustomerType } from '../../../contracts/customers/vocabulary.js';
import {
  type ReservationFact,
  reservationFactOf,
  type ReservationFactOf,
} from '../../../contracts/reservations/events.js';
import type { TrafficEvent } from '../../../contracts/traffic/events.js';
import type { Projection } from '../../platform/consuming/projection.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { recordIdOf } from '../../platform/event-sourcing/stream-name.js';
import { evolve, initial, type StayTraffic } from '../domain/stay-traffic.js';
import { stayTrafficRecord } from '../records/stay-traffic-record.js';

export interface Confirmer extends Pick<LoggedEvent['metadata']['actor'], 'kind' | 'id'> {
  /** Null for others than staff. */
  name: string | null;
}

/** Who recorded an event. */
export function confirmerOf({ kind, id, name }: LoggedEvent['metadata']['actor']): Confirmer {
  return { kind, id, name: kind === 'staff' || kind === 'admin' ? name : null };
}

/** The person who recorded an event. The name is removed if it is this user's. */
export function withoutName(confirmer: Confirmer | null, user_id: string): Confirmer | null {
  return confirmer?.id === user_id ? { ...confirmer, name: null } : confirmer;
}

export interface ConfirmedBy {
  arrived_by: Confirmer | null;
  departed_by: Confirmer | null;
}
const NOBODY: ConfirmedBy = { arrived_by: null, departed_by: null };

/** One stay as the lists of arrivals and departures need it. */
export interface StayDocument extends StayTraffic, ConfirmedBy {
  marina_id: string;
  boater_id: string;
  view_id: string;
  customer_type: CustomerType;
  start_date: string;
  end_date: string;
  vessel_id: string | null;
  vessel_name: string;
  /** Metres. */
  vessel_length: number;
  vessel_beam: number;
  vessel_draft: number;
  created_by: 'BOATER' | 'MARINA';
  /** The berth that the boat leaves from. */
  berth: { id: string; label: string } | null;
  /** The berth that it arrives at; another one if the stay is split over berths. */
  arrival_berth: { id: string; label: string } | null;
  /** Approved and not cancelled or expired since; a finished stay remains booked. */
  booked: boolean;
  finished: boolean;
  /** The boat arrived and was not seen leaving, and its stay is neither cancelled nor finished. */
  here: boolean;
  /** Where the boat was seen to lie, if staff said so. */
  moored: { id: string; label: string } | null;
}

/** Stays with the recorded arrival and departure, one document per reservation. */
export const stayList: Projection<StayDocument> = {
  name: 'traffic',
  version: 7,
  indexes: [
    { fields: ['marina_id', 'booked', 'start_date'] },
    { fields: ['marina_id', 'booked', 'end_date'] },
    { fields: ['marina_id', 'here', 'end_date'] },
    { fields: ['marina_id', 'here', 'moored.id'] },
    { fields: ['marina_id', 'finished', 'departed_at', 'end_date'] },
    { fields: ['boater_id', 'booked', 'end_date'] },
  ],
  documentIds: (logged) => {
    return reservationFactOf(logged) === null ? stayTrafficRecord.idsIn(logged) : [recordIdOf(logged.stream)];
  },
  apply: (document, logged) => {
    const fact = reservationFactOf(logged);
    if (fact !== null && isOpening(fact)) return opened(fact);
    const next = document && (fact === null ? withTraffic(document, logged) : withFact(document, fact));
    return next && { ...next, here: isHere(next) };
  },
  personal: { field: 'boater_id', forget: (document) => ({ ...document, vessel_name: '' }) },
  staff: {
    ids: ['arrived_by.id', 'departed_by.id'],
    forget: (document, user_id) => ({
      ...document,
      arrived_by: withoutName(document.arrived_by, user_id),
      departed_by: withoutName(document.departed_by, user_id),
    }),
  },
};

type Opening = ReservationFactOf<'ReservationRequested' | 'InstantBookingInitiated' | 'ReservationCreatedByMarina'>;

function isOpening(fact: ReservationFact): fact is Opening {
  return (
    fact.type === 'ReservationRequested' ||
    fact.type === 'InstantBookingInitiated' ||
    fact.type === 'ReservationCreatedByMarina'
  );
}

function opened({ type, data }: Opening): StayDocument {
  const { marina_id, boater_id, view_id, customer_type, start_date, end_date, vessel, vessel_name } = data;
  return {
    marina_id,
    boater_id,
    view_id,
    customer_type,
    start_date,
    end_date,
    vessel_id: vessel.vessel_id,
    vessel_name: vessel_name ?? '',
    ...sizesOf(vessel),
    created_by: type === 'ReservationCreatedByMarina' ? 'MARINA' : 'BOATER',
    berth: null,
    arrival_berth: null,
    booked: false,
    finished: false,
    here: false,
    moored: null,
    ...initial(),
    ...NOBODY,
  };
}

function sizesOf({ length, beam, draft }: Opening['data']['vessel']) {
  return { vessel_length: length, vessel_beam: beam, vessel_draft: draft };
}

function withFact(document: StayDocument, fact: ReservationFact): StayDocument | undefined {
  switch (fact.type) {
    case 'ReservationApproved':
    case 'InstantBookingConfirmed':
      return { ...document, booked: true };
    case 'ReservationCanceledByMarina':
    case 'ReservationCanceledByBoater':
    case 'ReservationExpired':
    case 'PaymentExpired':
    case 'ReservationPutOnWaitingList':
      return { ...document, booked: false };
    case 'StayFinished':
      return { ...document, finished: true };
    case 'StayReopened':
      return { ...document, finished: false };
    case 'StaySeparated':
      return { ...document, booked: fact.data.booked };
    case 'StayDatesChanged':
    case 'SuggestedDatesAccepted':
      return { ...document, ...datesOf(fact.data) };
    case 'ReservationVesselChanged': {
      const { vessel, vessel_name } = fact.data;
      return {
        ...document,
        vessel_id: vessel.vessel_id,
        vessel_name: vessel_name ?? '',
        ...sizesOf(vessel),
      };
    }
    case 'BerthAssigned':
      return { ...document, ...berthsOf(fact.data) };
    case 'BerthUnassigned':
      return { ...document, berth: null, arrival_berth: null };
    default:
      return undefined;
  }
}

function isHere({ booked, finished, arrived_at, departed_at }: StayDocument): boolean {
  return booked && !finished && arrived_at !== null && departed_at === null;
}

/** Each night's berth counts: the first for the arrival, the last for the departure. */
function berthsOf({ berth_id, label, segments }: ReservationFactOf<'BerthAssigned'>['data']) {
  const berth = { id: berth_id, label };
  const [first] = segments ?? [];
  return { berth, arrival_berth: first === undefined ? berth : { id: first.berth_id, label: first.label } };
}

/** New dates replace what a late boat had announced for the old ones. */
function datesOf({ start_date, end_date }: { readonly start_date: string; readonly end_date: string }) {
  return { start_date, end_date, arrival_expected: null, departure_expected: null };
}

function withTraffic(document: StayDocument, { type, data, metadata }: LoggedEvent): StayDocument {
  const event = { type, data } as TrafficEvent;
  const seen = { ...confirmedBy(event.type, metadata.actor), ...mooredBy(event) };
  return { ...evolve(document, event), ...seen } as StayDocument;
}

function mooredBy({ type, data }: TrafficEvent): Partial<Pick<StayDocument, 'moored'>> {
  if (type === 'VesselMoored') return { moored: { id: data.berth_id, label: data.label } };
  return type === 'VesselArrivalUndone' ? { moored: null } : {};
}

function confirmedBy(type: TrafficEvent['type'], actor: LoggedEvent['metadata']['actor']): Partial<ConfirmedBy> {
  switch (type) {
    case 'VesselArrived':
      return { arrived_by: confirmerOf(actor) };
    case 'VesselDeparted':
      return { departed_by: confirmerOf(actor) };
    case 'VesselArrivalUndone':
      return { arrived_by: null };
    case 'VesselDepartureUndone':
      return { departed_by: null };
    case 'VesselMoored':
    case 'ArrivalDelayed':
    case 'DepartureDelayed':
    case 'ArrivalNoticeWithdrawn':
    case 'DepartureNoticeWithdrawn':
      return {};
  }
}
