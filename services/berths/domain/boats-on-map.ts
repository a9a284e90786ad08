import type { MapBoat, MapTotals } from '../../../contracts/berths/harbour-map.js';
import { dateOfDay } from '../../../contracts/vocabulary/dates.js';
import { inServiceOn } from './closures.js';
import type { OverdueBoat } from './plan-chart.js';
import {
  type BerthedStay,
  type BerthPlanState,
  endDate,
  type HeldNights,
  metres,
  type PlannedBerth,
  stayOf,
} from './berth-plan-state.js';

/** Arrival and departure of a stay, UTC instants; null: not recorded. */
export interface SeenBoat {
  readonly name: string | null;
  readonly arrived_at: string | null;
  readonly departed_at: string | null;
}

/** What the map shows of boats beyond the plan. */
export interface BoatFacts {
  /** By reservation. */
  readonly stays: ReadonlyMap<string, SeenBoat>;
  /** Names of residents' boats by vessel. */
  readonly vessels: ReadonlyMap<string, string | null>;
  /** The marina's date at the moment shown, as a day number: boats can be awaited on it and later only. */
  readonly today: number;
  /** Residents whose absences have begun and whom nobody has seen leave. */
  readonly still?: readonly HeldNights[];
  /** Reservations whose boats were seen to be gone, though nobody has confirmed their departure. */
  readonly gone?: ReadonlySet<string>;
}

/** Reservations and vessels that have a berth on the night that begins on the day, or leave on it. */
export function namedOn(state: BerthPlanState, day: number): { reservations: string[]; vessels: string[] } {
  const { visits, leaving, residents } = berthedOn(state, day);
  return {
    reservations: [...visits, ...leaving].map(({ allocation }) => allocation.reservation_id),
    vessels: residents.map(({ residency }) => residency.vessel_id),
  };
}

/** The boats on the night that begins on the day, and those that leave on it and have not departed. */
export function boatsOn(state: BerthPlanState, day: number, facts: BoatFacts): MapBoat[] {
  const { visits, leaving, residents } = berthedOn(state, day);
  const seen = ({ allocation }: BerthedStay) => facts.stays.get(allocation.reservation_id);
  return [
    ...residents.map((one) => residentBoat(one, 'IN', facts)),
    ...(facts.still ?? []).map((one) => residentBoat(one, 'LEAVING', facts)),
    ...visits.map((one) => visitor(one, isAwaited(one, day, facts) ? 'EXPECTED' : 'IN', facts)),
    ...leaving
      .filter((one) => seen(one)?.departed_at == null && facts.gone?.has(one.allocation.reservation_id) !== true)
      .map((one) => visitor(one, 'LEAVING', facts)),
  ];
}

/** Boats whose stays ended before today and that are still there; those that leave today are among the others. */
export function overdueOn(
  state: BerthPlanState,
  boats: readonly (OverdueBoat & { readonly name: string | null })[],
  today: string,
): MapBoat[] {
  return boats
    .filter(({ end_date }) => end_date < today)
    .map(({ reservation_id, berth_id, start_date, end_date, name, boat: { length, beam, type } }): MapBoat => ({
      berth_id,
      extends_over: [],
      holder: 'VISITOR',
      phase: 'OVERDUE',
      allocation_id: state.by_reservation.get(reservation_id)?.id ?? reservation_id,
      reservation_id,
      boater_id: null,
      vessel_id: null,
      name,
      length,
      beam,
      type,
      arrives: start_date,
      leaves: end_date,
    }));
}

/**
 * Berths and boats of the night that begins on the day; boats that leave on it are not counted, those that should have
 * left by now are, and so are those that nobody expected. A berth in which another boat still lies counts by that boat,
 * and not by the one expected in it.
 */
export function totalsOn(
  state: BerthPlanState,
  day: number,
  facts: BoatFacts,
  overdue: readonly Pick<OverdueBoat, 'berth_id'>[] = [],
): MapTotals {
  const { visits, residents, taken } = berthedOn(state, day);
  const berths = overdue.flatMap(({ berth_id }) => state.berths.get(berth_id) ?? []);
  const late = new Set(berths);
  const still = new Set(berths.filter((berth) => !taken.has(berth)));
  const atHome = new Set(residents.map(({ berth }) => berth));
  const leaving = (facts.still ?? []).filter(({ berth }) => !late.has(berth) && !atHome.has(berth));
  const held = new Set(leaving.map(({ berth }) => berth));
  const offered = [...state.berths.values()].filter((berth) => inServiceOn(berth, day) && berth.facts.offered);
  const visitors = visits.filter(({ berth }) => !held.has(berth));
  return {
    residents: residents.length + leaving.length,
    visitors: visitors.length + still.size,
    expected: visitors.filter((one) => !late.has(one.berth) && isAwaited(one, day, facts)).length,
    free: offered.filter((berth) => !taken.has(berth) && !still.has(berth) && !held.has(berth)).length,
  };
}

function berthedOn(state: BerthPlanState, day: number) {
  const visits: BerthedStay[] = [];
  const leaving: BerthedStay[] = [];
  const residents: HeldNights[] = [];
  const taken = new Set<PlannedBerth>();
  for (const berth of state.berths.values()) {
    const visit = berth.visits.firstIn(day, day + 1);
    if (visit !== undefined) {
      taken.add(berth);
      // A stay that extends over neighbours is found in each of its berths.
      if (visit.berth === berth) visits.push(visit);
    }
    const before = berth.visits.firstIn(day - 1, day);
    if (before?.berth === berth && before !== visit && stayOf(before.allocation).end === day) leaving.push(before);
    const residency = berth.residencies.firstIn(day, day + 1);
    if (residency === undefined || berth.absences.firstIn(day, day + 1) !== undefined) continue;
    residents.push(residency);
    taken.add(berth);
  }
  return { visits, leaving, residents, taken };
}

/** A visitor who arrives on the day and has not been seen; many marinas never record who came days ago. */
function isAwaited({ allocation }: BerthedStay, day: number, { stays, today }: BoatFacts): boolean {
  if (day < today || stayOf(allocation).start !== day) return false;
  return stays.get(allocation.reservation_id)?.arrived_at == null;
}

function visitor({ allocation, berth, over }: BerthedStay, phase: MapBoat['phase'], facts: BoatFacts): MapBoat {
  const { id, reservation_id, length, beam, type } = allocation;
  const { start, end } = stayOf(allocation);
  return {
    berth_id: berth.facts.berth_id,
    extends_over: over.map((one) => one.facts.berth_id),
    holder: 'VISITOR',
    phase,
    allocation_id: id,
    reservation_id,
    boater_id: null,
    vessel_id: null,
    name: facts.stays.get(reservation_id)?.name ?? null,
    length: metres(length),
    beam: metres(beam),
    type,
    arrives: dateOfDay(start),
    leaves: dateOfDay(end),
  };
}

function residentBoat(
  { residency, berth, start, end }: HeldNights,
  phase: MapBoat['phase'],
  facts: BoatFacts,
): MapBoat {
  const { id, boater_id, vessel_id, length, beam, type } = residency;
  return {
    berth_id: berth.facts.berth_id,
    extends_over: [],
    holder: 'RESIDENT',
    phase,
    allocation_id: id,
    reservation_id: null,
    boater_id,
    vessel_id,
    name: facts.vessels.get(vessel_id) ?? null,
    length: metres(length),
    beam: metres(beam),
    type,
    arrives: dateOfDay(start),
    leaves: endDate(end),
  };
}
