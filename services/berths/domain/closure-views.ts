import type { ClosureCounts, ClosurePreview, ClosureRow, PlanClosure } from '../../../contracts/berths/closures.js';
import type { ClosedOut } from '../../../contracts/berths/events.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { dateOfDay, dayNumber } from '../../../contracts/vocabulary/dates.js';
import type { PlanContext } from './berth-plan-commands.js';
import { type BerthPlanState, type Closure, endDate, nameOf, type PlannedBerth } from './berth-plan-state.js';
import { closedOutBy, type ClosedOutBoat } from './closed-out-boats.js';
import { undoClosure } from './decide-undone-closure.js';
import { clip, type Nights } from './nights.js';

const natural = new Intl.Collator('en', { numeric: true });

/** A stay that lost its berth with a closure and has none yet. */
export interface StayWithoutBerth {
  readonly displaced: ClosedOut;
  readonly berth: PlannedBerth;
}

export const lostBerth = ({ before, after }: ClosedOut): boolean => after.at(-1)?.end_date !== before.at(-1)?.end_date;

/** The stays whose berths a closure took and that are to come or under way without one. */
export function staysWithoutBerth(
  state: BerthPlanState,
  { displaced, undone }: Closure,
  today: number,
): StayWithoutBerth[] {
  if (undone) return [];
  return displaced.flatMap((one): StayWithoutBerth[] => {
    const last = one.before.at(-1);
    const berth = state.berths.get(last?.berth_id ?? '');
    const over = last?.end_date == null || dayNumber(last.end_date) <= today;
    if (one.reservation_id === null || berth === undefined || over || !lostBerth(one)) return [];
    return state.by_reservation.has(one.reservation_id) ? [] : [{ displaced: one, berth }];
  });
}

/** The boats in berths of a closure on closed nights: those that staff left there, and those that need another berth. */
export function boatsInClosed(closure: Closure, today: number): { staying: ClosedOutBoat[]; waiting: ClosedOutBoat[] } {
  const found = [...closure.berths].flatMap(([berth, nights]) => closedOutBy([berth], nights, today));
  const boats = [...new Map(found.map((boat) => [boat.allocation_id, boat])).values()];
  const left = new Set(closure.staying);
  return {
    staying: boats.filter(({ allocation_id }) => left.has(allocation_id)),
    waiting: boats.filter(({ allocation_id }) => !left.has(allocation_id)),
  };
}

/** What became, or would become, of the boats of a closure: the one rule for all counts. */
export function countsOf({ displaced, staying = [] }: Pick<Closure, 'displaced' | 'staying'>): ClosureCounts {
  const lost = displaced.filter(lostBerth).length;
  return { moved: displaced.length - lost, lost, staying: staying.length };
}

function stateOf({ undone, berths, start }: Closure, today: number): ClosureRow['state'] {
  if (undone) return 'UNDONE';
  const ahead = [...berths.values()].some(({ end }) => end > today);
  if (!ahead) return 'OVER';
  return start > today ? 'PLANNED' : 'RUNNING';
}

/** Whom staff ring is not in the plan. */
export function closureRowOf(state: BerthPlanState, closure: Closure, context: PlanContext): Omit<ClosureRow, 'calls'> {
  const today = dayNumber(context.today);
  const judged = undoClosure(state, closure.id, context);
  const lost = staysWithoutBerth(state, closure, today);
  const { staying, waiting } = boatsInClosed(closure, today);
  return {
    closure_id: closure.id,
    state: stateOf(closure, today),
    piers: piersOf(state, closure),
    start_date: dateOfDay(closure.start),
    end_date: endDate(closure.end),
    reason: closure.reason,
    words: closure.words,
    told: closure.tell,
    ...countsOf(closure),
    staying: staying.length,
    to_move: lost.length + waiting.length,
    hindrance: isRefusal(judged) ? judged.code : null,
  };
}

function piersOf(state: BerthPlanState, closure: Closure): ClosureRow['piers'] {
  const closed = closure.berth_ids.flatMap((id) => state.berths.get(id) ?? []);
  const there = [...state.berths.values()].filter(({ left }) => !left);
  const piers = Map.groupBy(closed, ({ facts }) => facts.pier_id);
  return [...piers]
    .map(([pier_id, berths]) => ({
      pier_id,
      name: berths[0]?.facts.pier_name ?? '',
      whole: there.every((berth) => berth.facts.pier_id !== pier_id || berths.includes(berth)),
      berths: berths
        .toSorted((one, other) => one.facts.number - other.facts.number)
        .map((berth) => ({
          id: berth.facts.berth_id,
          name: nameOf(berth),
          open: (closure.berths.get(berth)?.end ?? closure.start) < closure.end,
        })),
    }))
    .sort((one, other) => natural.compare(one.name, other.name));
}

/** The closures that some of these berths have on some of these nights. */
export function closuresOver(
  state: BerthPlanState,
  berths: readonly PlannedBerth[],
  nights: Nights,
): ClosurePreview['overlaps'] {
  return [...state.closures.values()].flatMap(({ id, berths: closed, start, end, reason }) => {
    const both = berths.filter((berth) => {
      const there = closed.get(berth);
      return there !== undefined && clip(there, nights.start, nights.end) !== null;
    });
    if (both.length === 0) return [];
    return [{ closure_id: id, start_date: dateOfDay(start), end_date: endDate(end), reason, berths: both.length }];
  });
}

/** The closures of these rows of a chart that have one of the nights. */
export function closuresOnChart(
  state: BerthPlanState,
  rows: readonly PlannedBerth[],
  nights: Nights,
  today: string,
): PlanClosure[] {
  if (state.closures.size === 0) return [];
  const shown = new Set(rows);
  return [...state.closures.values()].flatMap((closure): PlanClosure[] => {
    const berths = [...closure.berths].filter(
      ([berth, closed]) => shown.has(berth) && clip(closed, nights.start, nights.end) !== null,
    );
    if (berths.length === 0) return [];
    const day = dayNumber(today);
    const lost = staysWithoutBerth(state, closure, day).map(({ displaced: { allocation_id }, berth }) => ({
      allocation_id,
      berth_id: berth.facts.berth_id,
    }));
    const waiting = boatsInClosed(closure, day).waiting.map(({ allocation_id, segment: { berth } }) => ({
      allocation_id,
      berth_id: berth.facts.berth_id,
    }));
    return [
      {
        closure_id: closure.id,
        start_date: dateOfDay(closure.start),
        end_date: endDate(closure.end),
        reason: closure.reason,
        berths: berths.map(([{ facts }, { start, end }]) => ({
          berth_id: facts.berth_id,
          start_date: dateOfDay(start),
          end_date: endDate(end),
        })),
        to_move: [...lost, ...waiting],
      },
    ];
  });
}
