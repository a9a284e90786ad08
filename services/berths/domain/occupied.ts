import type { Absence, AbsentNights, Allocation, ClosedNights, PlannedBerth } from './berth-plan-state.js';
import { clip, type Nights } from './nights.js';
import type { Hindrance } from './wish.js';

export const taken = (berth: PlannedBerth, allocation_id: string, nights: Nights): Hindrance => ({
  rule: 'taken',
  berth,
  allocation_id,
  nights: { start: nights.start, end: nights.end },
});

export const closedOn = (berth: PlannedBerth, { start, end, closure }: ClosedNights): Hindrance => ({
  rule: 'closed',
  berth,
  nights: { start, end },
  reason: closure.reason,
});

/**
 * The occupant on any of the nights: a visitor, a closure, or a resident who is not away. Null if the berth is free; the absences
 * that make it free are added to `used`.
 */
export function occupied(
  berth: PlannedBerth,
  nights: Nights,
  own: readonly Allocation[],
  used: Absence[],
): Hindrance | null {
  const { start, end } = nights;
  let visit = berth.visits.firstIn(start, end);
  if (visit !== undefined && own.includes(visit.allocation)) {
    visit = berth.visits.in(start, end).find((one) => !own.includes(one.allocation));
  }
  if (visit !== undefined) return taken(berth, visit.allocation.id, visit);
  const closed = berth.closed.firstIn(start, end);
  if (closed !== undefined) return closedOn(berth, closed);
  return atHome(berth, nights, used);
}

/** The resident who is not away on one of the nights; null if there is none. */
export function atHome(berth: PlannedBerth, { start, end }: Nights, used: Absence[]): Hindrance | null {
  if (berth.residencies.firstIn(start, end) === undefined) return null;
  for (const residency of berth.residencies.in(start, end)) {
    const held = clip(residency, start, end);
    const home = held === null ? null : firstNightsAtHome(berth.absences.in(held.start, held.end), held, used);
    if (home !== null) return { rule: 'resident', berth, allocation_id: residency.residency.id, nights: home };
  }
  return null;
}

/**
 * The first of the nights on which the resident is not away; null if away on all of them. `absences` share a night with
 * them and are in order; those before that night are added to `used`.
 */
export function firstNightsAtHome(absences: readonly AbsentNights[], held: Nights, used: Absence[]): Nights | null {
  let day = held.start;
  for (const absence of absences) {
    if (absence.start > day) return { start: day, end: absence.start };
    used.push(absence.absence);
    day = absence.end;
  }
  return day < held.end ? { start: day, end: held.end } : null;
}
