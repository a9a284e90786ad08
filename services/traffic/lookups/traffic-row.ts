import { trafficEventIdOf } from '../../../contracts/traffic/rules/traffic-event-id.js';
import type {
  ExpectedThen,
  TrafficConflict,
  TrafficEventRow,
  TrafficState,
  TrafficType,
} from '../../../contracts/traffic/traffic.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import type { Document } from '../../platform/consuming/read-model.js';
import { DAYS_BACK } from '../domain/days-listed.js';
import type { ResidentAbsenceDocument } from '../projections/resident-absences.js';
import type { Confirmer, StayDocument } from '../projections/stay-list.js';

export type Stay = Document<StayDocument>;
export type Absence = Document<ResidentAbsenceDocument>;

/** An arrival or departure of a stay, or of a resident whose absence ends or begins. */
export interface Movement {
  readonly type: TrafficType;
  /** Of the reservation or the absence report. */
  readonly record_id: string;
  /** Marina-local, as booked or reported. */
  readonly date: string;
  /** The first day of the stay or the absence. */
  readonly start_date: string;
  readonly berth_id: string | null;
  /** UTC instant; null: not confirmed. */
  readonly confirmed_at: string | null;
  readonly confirmed_by: Confirmer | null;
  readonly expected: ExpectedThen | null;
  /** A departure cannot be confirmed before the arrival; always true for residents and arrivals. */
  readonly came: boolean;
  /** An arrival cannot be taken back after the departure. */
  readonly final: boolean;
  /** Residents may come and go unseen, so nobody waits for them. */
  readonly resident: boolean;
  /** Equal for all stays and absences of one boat. */
  readonly boat: string;
}

export function movementOf(type: TrafficType, stay: Stay): Movement {
  const arrival = type === 'ARRIVAL';
  return {
    type,
    record_id: stay._id,
    date: arrival ? stay.start_date : stay.end_date,
    start_date: stay.start_date,
    berth_id: (arrival ? stay.arrival_berth : stay.berth)?.id ?? null,
    confirmed_at: arrival ? stay.arrived_at : stay.departed_at,
    confirmed_by: arrival ? stay.arrived_by : stay.departed_by,
    expected: arrival ? stay.arrival_expected : stay.departure_expected,
    came: arrival || stay.arrived_at !== null,
    final: arrival && stay.departed_at !== null,
    resident: false,
    boat: stay.vessel_id ?? `${stay.boater_id} ${stay.vessel_name}`,
  };
}

/** A resident arrives when the absence ends, and departs when it begins. */
export function residentMovementOf(type: TrafficType, absence: Absence): Movement {
  const arrival = type === 'ARRIVAL';
  return {
    type,
    record_id: absence._id,
    date: arrival ? absence.end_date : absence.start_date,
    start_date: absence.start_date,
    berth_id: arrival ? absence.return_berth_id : absence.berth_id,
    confirmed_at: arrival ? absence.returned_at : absence.departed_at,
    confirmed_by: arrival ? absence.returned_by : absence.departed_by,
    expected: null,
    came: true,
    final: false,
    resident: true,
    boat: absence.vessel_id,
  };
}

/**
 * A boat that never came does not leave: its departure is dropped once the day has passed. If its arrival is too long
 * ago to be listed itself, the departure stays, because otherwise nothing of the stay could be found.
 */
export function isListed({ type, date, came, start_date }: Movement, today: string): boolean {
  return type === 'ARRIVAL' || came || date >= today || start_date < addDays(today, -DAYS_BACK);
}

/** Overdue if the boat was not seen and its day, or the day it gave notice of, has passed. */
export function stateOf({ type, date, expected, confirmed_at }: Movement, today: string): TrafficState {
  if (confirmed_at !== null) return type === 'ARRIVAL' ? 'arrived' : 'departed';
  if ((expected?.date ?? date) >= today) return 'expected';
  return type === 'ARRIVAL' ? 'not_arrived' : 'not_departed';
}

/**
 * @param occupied berths held by a boat that should have left, with that boat
 * @param goingOn records of stays whose boat has another one, as after the renewal of a contract: it need not leave
 */
export function conflictOf(
  movement: Movement,
  today: string,
  occupied: ReadonlyMap<string, string>,
  goingOn: ReadonlySet<string> = new Set(),
): TrafficConflict | null {
  if (movement.resident) return null;
  const state = stateOf(movement, today);
  if (state === 'not_arrived') return 'NOT_ARRIVED';
  if (state === 'not_departed') return goingOn.has(movement.record_id) ? null : 'NOT_DEPARTED';
  const { type, date, expected, berth_id, boat } = movement;
  const comes = expected?.date ?? date;
  if (type === 'DEPARTURE' || state !== 'expected' || comes !== today || berth_id === null) return null;
  const holder = occupied.get(berth_id);
  return holder === undefined || holder === boat ? null : 'BERTH_OCCUPIED';
}

/** The part of a row that the movement decides. @param dayOf the marina-local date of an instant */
export function rowOf(
  movement: Movement,
  today: string,
  dayOf: (instant: string) => string,
): Pick<
  TrafficEventRow,
  | 'traffic_event_id'
  | 'type'
  | 'date'
  | 'state'
  | 'confirmed_at'
  | 'confirmed_by'
  | 'expected'
  | 'can_confirm'
  | 'can_undo'
  | 'can_restore'
> {
  const { type, record_id, date, confirmed_at, confirmed_by, expected, came, final } = movement;
  // The nights of a boat that left early were released.
  const reversible = confirmed_at !== null && (type === 'DEPARTURE' ? date <= today : !final);
  const confirmedToday = confirmed_at !== null && dayOf(confirmed_at) === today;
  return {
    traffic_event_id: trafficEventIdOf(type, record_id),
    type,
    date,
    state: stateOf(movement, today),
    confirmed_at,
    confirmed_by,
    expected,
    can_confirm: confirmed_at === null && date <= today && came,
    can_undo: reversible && confirmedToday,
    can_restore: reversible && !confirmedToday,
  };
}
