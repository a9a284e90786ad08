import type { HolderType } from '../../berths/vocabulary.js';
import type { BerthExpectation } from '../vocabulary.js';

/** A boat as far as the rules of a walk need it. Dates are marina-local, nights `[start_date, end_date)`. */
export interface DockBoat {
  readonly berth_holder_type: HolderType;
  readonly allocation_id: string;
  readonly reservation_id: string | null;
  readonly vessel_id: string | null;
  readonly start_date: string;
  readonly end_date: string | null;
  /** The visitor's arrival is confirmed; always true for residents. */
  readonly arrived: boolean;
}

export interface AwayResident<Boat extends DockBoat = DockBoat> {
  readonly boat: Boat;
  readonly absence: { readonly id: string; readonly start_date: string; readonly end_date: string };
}

/** Who has a berth on a date, from the plan and from confirmed arrivals and departures. */
export interface BerthFacts<Boat extends DockBoat = DockBoat> {
  readonly active: boolean;
  /** Has the berth in the night that begins on the date. */
  readonly tonight: Boat | null;
  /** A visitor whose stay ended here on the date or before, and whose departure is not confirmed. */
  readonly leaving: Boat | null;
  /** The resident who is away on the date. */
  readonly away: AwayResident<Boat> | null;
}

/** What a person on the dock should see in a berth. */
export interface Expectation<Boat extends DockBoat = DockBoat> {
  readonly state: BerthExpectation;
  /** The boat that should be there. */
  readonly boat: Boat | null;
  /** A visitor who has the berth tonight and is not known to have come. */
  readonly due: Boat | null;
  /** A visitor whose stay is over and who is not known to have left. */
  readonly over: Boat | null;
  readonly away: AwayResident<Boat> | null;
  /** The visitor should have come on an earlier day, or should have left on one. */
  readonly overdue: 'ARRIVAL' | 'DEPARTURE' | null;
  /** Equal keys: the same boat, or none, should be there. Phones send it back with each tap. */
  readonly key: string;
}

/**
 * A visitor is expected in its berth from its confirmed arrival to the day of its departure, a resident whenever no
 * absence is reported.
 */
export function expectationOf<Boat extends DockBoat>(facts: BerthFacts<Boat>, today: string): Expectation<Boat> {
  const { active, tonight, leaving, away } = facts;
  const leavesToday = leaving !== null && leaving.end_date === today;
  const here = tonight?.arrived === true ? tonight : leavesToday ? leaving : null;
  const due = tonight !== null && !tonight.arrived ? tonight : null;
  const over = leaving !== null && leaving !== here && !leavesToday ? leaving : null;
  const late = due !== null && due.start_date < today;
  const state = here !== null ? 'BOAT' : active ? 'EMPTY' : 'CLOSED';
  return {
    state,
    boat: here,
    due,
    over,
    away,
    overdue: over !== null ? 'DEPARTURE' : late ? 'ARRIVAL' : null,
    key: [state, ...(here === null ? [] : [here.allocation_id, here.reservation_id ?? '', here.vessel_id ?? ''])].join(
      ':',
    ),
  };
}

/** The boat that a key names: what a phone believed when it said "as planned". Null: no boat. */
export function boatOfKey(key: string): Pick<DockBoat, 'allocation_id' | 'reservation_id' | 'vessel_id'> | null {
  const [state, allocation_id = '', reservation_id = '', vessel_id = ''] = key.split(':');
  if (state !== 'BOAT') return null;
  return { allocation_id, reservation_id: reservation_id || null, vessel_id: vessel_id || null };
}
