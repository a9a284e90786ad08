import type { LossCause } from '../../../contracts/berths/vocabulary.js';
import type { LossReason } from '../../../contracts/reservations/vocabulary.js';
import type { ReservationFact } from '../../../contracts/reservations/events.js';
import type { CustomerType } from '../../../contracts/customers/vocabulary.js';
import type { Happening } from '../../../contracts/conflicts/vocabulary.js';
import { dimensions } from '../../../contracts/conflicts/vocabulary.js';
import type { BoatSizes } from '../../../contracts/conflicts/remedies.js';
import type { TrafficEvent } from '../../../contracts/traffic/events.js';
import type { ExpectedThen } from '../../../contracts/traffic/traffic.js';

export interface Happened {
  readonly what: Happening;
  readonly at: string;
  /** Name of the member of staff; null: somebody else. */
  readonly by: string | null;
  readonly by_id: string;
  /** A berth. */
  readonly label: string | null;
}

/** When and by whom something was recorded. */
export interface Recorded {
  readonly at: string;
  readonly by: string | null;
  readonly by_id: string;
}

export interface CardSizes extends Recorded {
  readonly sizes: BoatSizes;
  /** False: the sizes are those that the boat was registered with. */
  readonly changed: boolean;
}

interface NamedBerth {
  readonly id: string;
  readonly label: string;
}

/** What conflicts need to know of one stay. */
export interface WatchedStay {
  readonly marina_id: string;
  readonly boater_id: string;
  readonly view_id: string;
  readonly customer_type: CustomerType;
  /** Approved and not cancelled or expired since; a finished stay remains booked. */
  readonly booked: boolean;
  readonly finished: boolean;
  readonly start_date: string;
  readonly end_date: string;
  readonly vessel_id: string | null;
  readonly vessel_name: string;
  readonly booked_sizes: BoatSizes;
  /** Null: the boat is not in the register. */
  readonly card: CardSizes | null;
  /** The berth of the last night. */
  readonly berth: NamedBerth | null;
  readonly arrived_at: string | null;
  readonly departed_at: string | null;
  readonly departure_expected: ExpectedThen | null;
  /** Where the boat was seen to lie, if staff said so. */
  readonly moored: NamedBerth | null;
  /** The plan took the berth and found no other one. */
  readonly lost:
    | (NamedBerth & {
        readonly reason: LossReason;
        /** Null: older events do not say what changed about the berth. */
        readonly cause: LossCause | null;
        readonly from_date: string;
      })
    | null;
  readonly happened: readonly Happened[];
  /** The last change of any of these facts. */
  readonly changed: Recorded;
  /** False: no conflict is possible, so that no list needs to read it. */
  readonly watched: boolean;
}

/** The last events that a page shows. */
const HAPPENINGS_KEPT = 8;

export function openedStay(
  { data }: Extract<ReservationFact, { data: { boater_id: string } }>,
  recorded: Recorded,
): WatchedStay {
  const { marina_id, boater_id, view_id, customer_type, start_date, end_date, vessel } = data;
  const { vessel_id, length, beam, draft } = vessel;
  return {
    marina_id,
    boater_id,
    view_id,
    customer_type,
    booked: false,
    finished: false,
    start_date,
    end_date,
    vessel_id,
    vessel_name: data.vessel_name ?? '',
    booked_sizes: { length, beam, draft },
    card: null,
    berth: null,
    arrived_at: null,
    departed_at: null,
    departure_expected: null,
    moored: null,
    lost: null,
    happened: [],
    changed: recorded,
    watched: false,
  };
}

type Change = Partial<Omit<WatchedStay, 'watched' | 'changed' | 'happened'>>;

/** The stay after a fact of its reservation; undefined if the fact changes nothing here. */
export function afterFact(stay: WatchedStay, fact: ReservationFact, recorded: Recorded): WatchedStay | undefined {
  switch (fact.type) {
    case 'ReservationApproved':
    case 'InstantBookingConfirmed':
      return changed(stay, { booked: true }, recorded, 'BOOKED');
    case 'ReservationCanceledByMarina':
    case 'ReservationCanceledByBoater':
    case 'ReservationExpired':
    case 'PaymentExpired':
    case 'ReservationPutOnWaitingList':
      return changed(stay, { booked: false, lost: null }, recorded);
    case 'StayFinished':
      return { ...stay, finished: true };
    case 'StayReopened':
      return { ...stay, finished: false };
    case 'StaySeparated':
      return changed(stay, { booked: fact.data.booked }, recorded);
    case 'StayDatesChanged':
    case 'SuggestedDatesAccepted': {
      const { start_date, end_date } = fact.data;
      return changed(stay, { start_date, end_date, departure_expected: null }, recorded);
    }
    case 'ReservationVesselChanged': {
      const { vessel_id, length, beam, draft } = fact.data.vessel;
      // The card of another boat follows with its own document.
      const card = vessel_id === stay.vessel_id ? stay.card : null;
      const vessel_name = fact.data.vessel_name ?? '';
      return changed(stay, { vessel_id, vessel_name, booked_sizes: { length, beam, draft }, card }, recorded);
    }
    case 'BerthAssigned': {
      const { berth_id: id, label } = fact.data;
      return changed(stay, { berth: { id, label }, lost: null }, recorded, 'BERTH_GIVEN', label);
    }
    case 'BerthUnassigned': {
      const { lost, berth_id: id } = fact.data;
      const label = stay.berth?.label ?? '';
      if (lost === undefined) return changed(stay, { berth: null, lost: null }, recorded);
      const { reason, cause = null, from_date } = lost;
      return changed(
        stay,
        { berth: null, lost: { id, label, reason, cause, from_date } },
        recorded,
        'BERTH_LOST',
        label,
      );
    }
    default:
      return undefined;
  }
}

/** The stay after its boat was seen, or gave notice. */
export function afterTraffic(stay: WatchedStay, event: TrafficEvent, recorded: Recorded): WatchedStay | undefined {
  switch (event.type) {
    case 'VesselArrived':
      return changed(stay, { arrived_at: event.data.at }, recorded, 'ARRIVED');
    case 'VesselArrivalUndone':
      return changed(stay, { arrived_at: null, moored: null }, recorded);
    case 'VesselMoored': {
      const { berth_id: id, label } = event.data;
      return changed(stay, { moored: { id, label } }, recorded, 'MOORED_ELSEWHERE', label);
    }
    case 'VesselDeparted':
      return changed(stay, { departed_at: event.data.at }, recorded);
    case 'VesselDepartureUndone':
      return changed(stay, { departed_at: null }, recorded);
    case 'DepartureDelayed': {
      const { expected_on: date, expected_time: time } = event.data;
      return changed(stay, { departure_expected: { date, time } }, recorded, 'DELAYED');
    }
    case 'DepartureNoticeWithdrawn':
      return changed(stay, { departure_expected: null }, recorded);
    case 'ArrivalDelayed':
    case 'ArrivalNoticeWithdrawn':
      return undefined;
    default:
      return event satisfies never;
  }
}

/** The stay after the register's card of its boat was written. */
export function afterCard(stay: WatchedStay, card: CardSizes): WatchedStay {
  const { at, by, by_id } = card;
  return changed(stay, { card }, { at, by, by_id }, card.changed ? 'SIZE_CHANGED' : undefined);
}

function changed(
  stay: WatchedStay,
  change: Change,
  recorded: Recorded,
  what?: Happening,
  label: string | null = null,
): WatchedStay {
  const next = { ...stay, ...change, changed: recorded };
  const happened =
    what === undefined ? stay.happened : [...stay.happened, { what, ...recorded, label }].slice(-HAPPENINGS_KEPT);
  return { ...next, happened, watched: isWatched(next) };
}

/** Booked, not gone, and one of: in the harbour, larger than booked, without the berth it had. */
function isWatched(stay: Omit<WatchedStay, 'watched'>): boolean {
  if (!stay.booked || stay.departed_at !== null) return false;
  return stay.arrived_at !== null || stay.lost !== null || isLarger(stay);
}

/** Whether two stays are those of one boat, as after the renewal of a contract: it is never in its own way. */
export function isSameBoat(
  one: Pick<WatchedStay, 'boater_id' | 'vessel_id' | 'vessel_name'>,
  other: Pick<WatchedStay, 'boater_id' | 'vessel_id' | 'vessel_name'>,
): boolean {
  if (one.vessel_id !== null || other.vessel_id !== null) return one.vessel_id === other.vessel_id;
  return one.boater_id === other.boater_id && one.vessel_name === other.vessel_name;
}

/** Whether the card says that the boat is larger than it was booked as. */
export function isLarger({ card, booked_sizes }: Pick<WatchedStay, 'card' | 'booked_sizes'>): boolean {
  return card !== null && dimensions.some((one) => card.sizes[one] > booked_sizes[one]);
}
