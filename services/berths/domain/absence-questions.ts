import { CANDIDATES_KEPT } from '../../../contracts/berths/matches.js';
import { dateOfDay, dayNumber } from '../../../contracts/vocabulary/dates.js';
import {
  berthHeldOn,
  type BerthPlanState,
  metres,
  nameOf,
  type PlannedBerth,
  type Residency,
  stayOf,
} from './berth-plan-state.js';
import { berthsLost, movesFrom, visitorsOn, withdrawnBy } from './decide-absences.js';
import { inOrderOfArrival } from './displacement.js';
import { findMatches, matchOf } from './matching.js';
import { clip, type Nights } from './nights.js';
import { wishFor } from './wish.js';
import type { DisplacedVisit, HeldBerth, PlannedAbsence } from '../../../contracts/berths/rehearsal-queries.js';

/** What the areas ask of the plan about absences of residents. */

/** Absences in the plan by id, with the visitors who have their nights. */
export function plannedAbsences(state: BerthPlanState, ids: readonly string[]): ReadonlyMap<string, PlannedAbsence> {
  const found = ids.flatMap((id) => state.absences.get(id) ?? []);
  return new Map(
    found.map((absence) => {
      const berth = berthHeldOn(absence.residency, absence.start);
      return [absence.id, { ...named(berth), ...datesOf(absence), visits: visitsDuring(absence.residency, absence) }];
    }),
  );
}

/** The berth that a vessel holds on some of the nights; null: none. */
export function heldBerth(
  state: BerthPlanState,
  { vessel_id, start_date, end_date }: { vessel_id: string; start_date: string; end_date: string },
): HeldBerth | null {
  const [start, end] = [dayNumber(start_date), dayNumber(end_date)];
  const residency = state.by_vessel.get(vessel_id)?.firstIn(start, end);
  const held = residency === undefined ? null : clip(residency, start, end);
  if (residency === undefined || held === null) return null;
  const berth = berthHeldOn(residency, held.start);
  return {
    ...named(berth),
    max_loa: metres(berth.max_loa),
    max_beam: metres(berth.max_beam),
    max_draft: metres(berth.max_draft),
    ...datesOf(held),
    visits: visitsDuring(residency, held),
    first_visit: firstVisit(state),
  };
}

/** The visitors whom other nights of an absence would displace, with the berths that they could have instead. */
export function displacedBy(
  state: BerthPlanState,
  absence_id: string,
  dates: { readonly start_date: string; readonly end_date: string } | null,
  today: string,
): DisplacedVisit[] {
  const absence = state.absences.get(absence_id);
  if (absence === undefined) return [];
  const nights = dates === null ? null : { start: dayNumber(dates.start_date), end: dayNumber(dates.end_date) };
  const withdrawn = withdrawnBy(absence, nights, today);
  const firstLost = visitorsOn(absence, withdrawn);
  const lost = berthsLost(absence, withdrawn);
  return inOrderOfArrival([...firstLost.keys()]).map((segment): DisplacedVisit => {
    const { allocation } = segment;
    const from = movesFrom(segment, firstLost.get(segment) ?? segment.start, dayNumber(today));
    const { end } = stayOf(allocation);
    const wish = wishFor(allocation, { start: from, end }, { own: [allocation], skipped: lost });
    const { candidates, total } = findMatches(state, wish, CANDIDATES_KEPT);
    return {
      allocation_id: allocation.id,
      reservation_id: allocation.reservation_id,
      ...datesOf(segment),
      from_date: dateOfDay(from),
      until_date: dateOfDay(end),
      matches: candidates.map((placement, index) => matchOf(placement, index + 1)),
      total,
    };
  });
}

/** The visits on these nights in whichever berth the resident then holds. */
function visitsDuring({ segments }: Residency, nights: Nights): ReturnType<typeof visitsIn> {
  return segments.flatMap(({ berth, ...held }) => {
    const within = clip(held, nights.start, nights.end);
    return within === null ? [] : visitsIn(berth, within);
  });
}

function visitsIn(berth: PlannedBerth, { start, end }: Nights): PlannedAbsence['visits'] {
  return berth.visits.in(start, end).flatMap((visit) => {
    const within = clip(visit, start, end);
    return within === null ? [] : [{ reservation_id: visit.allocation.reservation_id, ...datesOf(within) }];
  });
}

function firstVisit(state: BerthPlanState): string | null {
  let first: number | null = null;
  for (const { visits } of state.berths.values()) {
    const start = visits.firstIn(0, Infinity)?.start;
    if (start !== undefined && (first === null || start < first)) first = start;
  }
  return first === null ? null : dateOfDay(first);
}

const named = (berth: PlannedBerth) => ({ berth_id: berth.facts.berth_id, berth_name: nameOf(berth) });

const datesOf = ({ start, end }: Nights) => ({ start_date: dateOfDay(start), end_date: dateOfDay(end) });

/** Whether one of these boats or people holds a berth in the night that begins on the date. */
export function holdsBerth(
  state: BerthPlanState,
  { vessel_ids, boater_ids }: { readonly vessel_ids: readonly string[]; readonly boater_ids: readonly string[] },
  date: string,
): boolean {
  const night = dayNumber(date);
  for (const { vessel_id, boater_id, start, end } of state.residencies.values()) {
    const holds = start <= night && night < end;
    if (holds && (vessel_ids.includes(vessel_id) || boater_ids.includes(boater_id))) return true;
  }
  return false;
}
