import type { PlanBar, PlanPier, PlanRow } from '../../../contracts/berths/plan.js';
import { addDays, dateOfDay, dayNumber } from '../../../contracts/vocabulary/dates.js';
import { inOrder } from './berth-order.js';
import {
  type BerthedStay,
  type BerthOrder,
  type BerthPlanState,
  endDate,
  nameOf,
  type PlannedBerth,
  stayOf,
  vesselOf,
} from './berth-plan-state.js';
import { openNights } from './closures.js';
import type { Nights } from './nights.js';

/** The tape chart: rows are berths, bars are the nights of boats in them. */

/** A bar without what other areas know of it; `vessel_id` names a resident's vessel. */
export type BareBar = Omit<PlanBar, 'boat' | 'view_id' | 'mark' | 'dates' | 'status'> & {
  readonly boat: Omit<PlanBar['boat'], 'name'>;
  readonly vessel_id: string | null;
};

export interface RowFilter {
  readonly pier_id?: readonly string[] | undefined;
  /** Metres, both inclusive. */
  readonly min_loa?: number | undefined;
  readonly max_loa?: number | undefined;
  /** Absent: any berth. */
  readonly berth_ids?: ReadonlySet<string> | undefined;
}

const natural = new Intl.Collator('en', { numeric: true });

/** Built once per change of a berth: sorting thousands of rows takes longer than reading them. */
const rowsIn = new WeakMap<BerthOrder, readonly PlannedBerth[]>();

/** The berths of the chart in row order: piers by name in natural order, then by number. */
export function chartRows(state: BerthPlanState, filter: RowFilter): readonly PlannedBerth[] {
  const order = inOrder(state);
  const rows = rowsIn.get(order) ?? inRowOrder(order.berths);
  rowsIn.set(order, rows);
  const { min_loa = 0, max_loa = Infinity, berth_ids, pier_id } = filter;
  if (min_loa === 0 && max_loa === Infinity && berth_ids === undefined && pier_id === undefined) return rows;
  const piers = pier_id === undefined ? null : new Set(pier_id);
  return rows.filter(
    ({ facts }) =>
      facts.max_loa >= min_loa &&
      facts.max_loa <= max_loa &&
      (piers === null || piers.has(facts.pier_id)) &&
      (berth_ids === undefined || berth_ids.has(facts.berth_id)),
  );
}

function inRowOrder(berths: readonly PlannedBerth[]): PlannedBerth[] {
  const names = [...new Set(berths.map(({ facts }) => facts.pier_name))].sort(natural.compare);
  const ranks = new Map(names.map((name, rank) => [name, rank]));
  const rank = ({ facts }: PlannedBerth) => ranks.get(facts.pier_name) ?? 0;
  return [...berths].sort((one, other) => rank(one) - rank(other) || one.facts.number - other.facts.number);
}

export function rowOf(berth: PlannedBerth): PlanRow {
  const { berth_id, pier_id, number, max_loa, max_beam, max_draft, active, offered, smart_extension } = berth.facts;
  const { min_length, min_beam, min_draft } = berth.facts;
  const sizes = { max_loa, max_beam, max_draft, min_length, min_beam, min_draft };
  return {
    berth_id,
    pier_id,
    name: nameOf(berth),
    number,
    ...sizes,
    active,
    offered,
    neighbours: smart_extension?.neighbours ?? [],
  };
}

/** The piers of these rows, in their order, with how full the rows are on the nights. */
export function chartPiers(rows: readonly PlannedBerth[], nights: Nights): PlanPier[] {
  const piers = new Map<string, PlanPier>();
  for (const berth of rows) {
    const { pier_id, pier_name: name, active } = berth.facts;
    const pier = piers.get(pier_id) ?? { pier_id, name, berths: 0, taken_nights: 0, offered_nights: 0 };
    piers.set(pier_id, pier);
    pier.berths += 1;
    if (!active) continue;
    for (const open of openNights(berth, nights)) {
      pier.offered_nights += open.end - open.start;
      pier.taken_nights += takenNights(berth, open);
    }
  }
  return [...piers.values()];
}

/** Nights with a visitor or a resident who is not away. Visitors are in a resident's berth only while the resident is away. */
function takenNights({ visits, residencies, absences }: PlannedBerth, { start, end }: Nights): number {
  return visits.nightsIn(start, end) + residencies.nightsIn(start, end) - absences.nightsIn(start, end);
}

/** The bars of these berths that share a night with the range; a stay over several berths is one bar. */
export function chartBars(berths: Iterable<PlannedBerth>, { start, end }: Nights): BareBar[] {
  const bars: BareBar[] = [];
  const seen = new Set<BerthedStay>();
  for (const berth of berths) {
    for (const held of berth.residencies.in(start, end)) {
      const { id: allocation_id, vessel_id } = held.residency;
      const nights = alone(berth, held, held.residency);
      bars.push({ kind: 'RESIDENT', allocation_id, vessel_id, ...nights, boat: vesselOf(held.residency) });
    }
    for (const away of berth.absences.in(start, end)) {
      const { id: allocation_id, residency } = away.absence;
      const { vessel_id } = residency;
      const nights = alone(berth, away, away.absence);
      bars.push({ kind: 'AWAY', allocation_id, vessel_id, ...nights, boat: vesselOf(residency) });
    }
    for (const visit of berth.visits.in(start, end)) {
      if (seen.has(visit)) continue;
      if (visit.over.length > 0) seen.add(visit);
      bars.push(visitBar(visit));
    }
  }
  return bars;
}

/** A boat that is still in a berth after its stay. Sizes in metres. */
export interface OverdueBoat {
  readonly reservation_id: string;
  readonly berth_id: string;
  readonly start_date: string;
  /** The last day of the stay. */
  readonly end_date: string;
  readonly boat: BareBar['boat'];
}

/** Bars of these boats from the ends of their stays on, up to and including the night that begins today. */
export function overdueBars(
  state: BerthPlanState,
  berths: Iterable<PlannedBerth>,
  boats: readonly OverdueBoat[],
  today: string,
  { start, end }: Nights,
): BareBar[] {
  if (boats.length === 0) return [];
  const shown = new Set([...berths].map(({ facts }) => facts.berth_id));
  const until = addDays(today, 1);
  return boats
    .filter(({ berth_id, end_date }) => shown.has(berth_id) && dayNumber(end_date) < end && start < dayNumber(until))
    .map(({ reservation_id, berth_id, start_date, end_date, boat }) => ({
      kind: 'OVERDUE' as const,
      allocation_id: state.by_reservation.get(reservation_id)?.id ?? reservation_id,
      vessel_id: null,
      berth_id,
      extends_over: [],
      start_date: end_date,
      end_date: until,
      stay_start: start_date,
      stay_end: until,
      reservation_id,
      boat,
    }));
}

function visitBar(visit: BerthedStay): BareBar {
  const { allocation, berth, over } = visit;
  const stay = stayOf(allocation);
  return {
    kind: 'VISIT',
    allocation_id: allocation.id,
    vessel_id: null,
    berth_id: berth.facts.berth_id,
    extends_over: over.map(({ facts }) => facts.berth_id),
    ...spanOf(visit),
    stay_start: dateOfDay(stay.start),
    stay_end: endDate(stay.end),
    reservation_id: allocation.reservation_id,
    boat: vesselOf(allocation),
  };
}

function spanOf({ start, end }: Nights) {
  return { start_date: dateOfDay(start), end_date: endDate(end) };
}

function alone(berth: PlannedBerth, nights: Nights, whole: Nights) {
  const { start_date: stay_start, end_date: stay_end } = spanOf(whole);
  const { berth_id } = berth.facts;
  return { berth_id, extends_over: [], ...spanOf(nights), stay_start, stay_end, reservation_id: null };
}
