import type { MapBoat, PlanDifference } from '../../../contracts/berths/harbour-map.js';
import { planChanges } from '../../../contracts/berths/vocabulary.js';
import { dateOfDay, dayNumber } from '../../../contracts/vocabulary/dates.js';
import type { BerthPlanState } from './berth-plan-state.js';
import type { SeenBoat } from './boats-on-map.js';
import type { PlanPart } from './plan-versions.js';
import { byText } from '../../../contracts/vocabulary/sorting.js';

/** The harbour on one night: its plan, and the boats that have a berth. */
export interface StandingHarbour {
  readonly plan: BerthPlanState;
  readonly boats: readonly MapBoat[];
}

/** What happened after a moment (UTC ISO 8601 with milliseconds). */
export interface Since {
  readonly at: string;
  /** Last change of stays, residencies and berths by their ids; see `changedSince`. */
  readonly changed: ReadonlyMap<string, string>;
  /** Arrivals and departures by reservation. */
  readonly seen: ReadonlyMap<string, SeenBoat>;
  /** The marina's date then. */
  readonly from: string;
  /** The marina's present date. */
  readonly today: string;
}

/** The instants of the last change of every part that changed after a moment. */
export function changedSince(parts: readonly PlanPart[], at: string): Since['changed'] {
  return new Map(
    parts.flatMap(({ id, versions }): [string, string][] => {
      const last = versions.at(-1);
      return last === undefined || last.at <= at ? [] : [[id, last.at]];
    }),
  );
}

/**
 * What differs between two states of one harbour, by kind, newest first: boats that lie in another berth or lie there in
 * one of the states only, and berths that are in service in one of them only. A boat that is awaited is not there yet.
 */
export function differencesBetween(then: StandingHarbour, now: StandingHarbour, since: Since): PlanDifference[] {
  const items = [...boatDifferences(then, now, since), ...berthDifferences(then, now, since)];
  const order = ({ kind }: PlanDifference): number => planChanges.indexOf(kind);
  const when = ({ at, date }: PlanDifference): string => at ?? date;
  return items.sort((one, other) => order(one) - order(other) || byText(when(other), when(one)));
}

function boatDifferences(then: StandingHarbour, now: StandingHarbour, since: Since): PlanDifference[] {
  const before = byBoat(then.boats);
  const after = byBoat(now.boats);
  const came = [...after].filter(([key]) => !before.has(key));
  const left = [...before].filter(([key]) => !after.has(key));
  const moved = [...before].flatMap(([key, boat]): PlanDifference[] => {
    const to = after.get(key)?.berth_id;
    if (to === undefined || to === boat.berth_id) return [];
    const at = since.changed.get(boat.allocation_id) ?? null;
    return [{ kind: 'MOVED', berth_id: boat.berth_id, to_berth_id: to, boat, at, date: since.today }];
  });
  const passage = (kind: 'CAME' | 'LEFT', boat: MapBoat): PlanDifference => {
    const seen = since.seen.get(boat.reservation_id ?? '');
    const recorded = (kind === 'CAME' ? seen?.arrived_at : seen?.departed_at) ?? null;
    const away = absenceOf(now.plan, boat, kind, since);
    const planned = since.changed.get(away?.id ?? boat.allocation_id) ?? null;
    const at = recorded !== null && recorded > since.at ? recorded : planned;
    const date = away?.date ?? (kind === 'CAME' ? boat.arrives : boat.leaves) ?? since.today;
    return { kind, berth_id: boat.berth_id, to_berth_id: null, boat, at, date };
  };
  return [...came.map(([, boat]) => passage('CAME', boat)), ...left.map(([, boat]) => passage('LEFT', boat)), ...moved];
}

/** The resident's absence that ended (a boat came) or began (a boat left) since, with its day; null: none did. */
function absenceOf(
  plan: BerthPlanState,
  { holder, berth_id }: MapBoat,
  kind: 'CAME' | 'LEFT',
  { from, today }: Since,
): { readonly id: string; readonly date: string } | null {
  if (holder !== 'RESIDENT') return null;
  const range = { start: dayNumber(from), end: dayNumber(today) };
  const absences = plan.berths.get(berth_id)?.absences.in(range.start, range.end + 1) ?? [];
  const turned = kind === 'CAME' ? absences.findLast(({ end }) => end <= range.end) : absences.at(-1);
  return turned === undefined
    ? null
    : { id: turned.absence.id, date: dateOfDay(kind === 'CAME' ? turned.end : turned.start) };
}

/** The boats that lie in the harbour: a visitor's boat is the reservation's, a resident's boat is the vessel. */
function byBoat(boats: readonly MapBoat[]): ReadonlyMap<string, MapBoat> {
  const there = boats.filter(({ phase }) => phase !== 'EXPECTED');
  return new Map(there.map((boat) => [boat.reservation_id ?? boat.vessel_id ?? boat.allocation_id, boat]));
}

function berthDifferences(then: StandingHarbour, now: StandingHarbour, since: Since): PlanDifference[] {
  const serves = (plan: BerthPlanState, id: string): boolean => {
    const berth = plan.berths.get(id);
    return berth !== undefined && !berth.left && berth.facts.active;
  };
  return [...now.plan.berths.keys()].flatMap((berth_id): PlanDifference[] => {
    const [was, is] = [serves(then.plan, berth_id), serves(now.plan, berth_id)];
    if (was === is) return [];
    const at = since.changed.get(berth_id) ?? null;
    const kind = is ? 'IN_SERVICE' : 'OUT_OF_SERVICE';
    return [{ kind, berth_id, to_berth_id: null, boat: null, at, date: since.today }];
  });
}
