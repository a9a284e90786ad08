import type { BerthsClosed, BerthsReopened } from '../../../contracts/berths/events.js';
import { dayNumber } from '../../../contracts/vocabulary/dates.js';
import { type BerthPlanState, type ClosedNights, type Closure, endDay, type PlannedBerth } from './berth-plan-state.js';
import { clip, NightIndex, type Nights, without } from './nights.js';

export function closeBerths(state: BerthPlanState, data: BerthsClosed['data']): void {
  const nights = { start: dayNumber(data.start_date), end: endDay(data.end_date) };
  const berths = data.berth_ids.map((id) => berthIn(state, id));
  const { closure_id: id, reason, words, tell, berth_ids, displaced, staying, own_words, tell_at } = data;
  const closed = new Map(berths.map((berth) => [berth, nights]));
  const stay = staying === undefined ? {} : { staying };
  addClosure(state, {
    id,
    ...nights,
    reason,
    words,
    tell,
    berth_ids,
    displaced,
    ...stay,
    ...(own_words && { own_words }),
    ...(tell_at === undefined ? {} : { tell_at }),
    undone: false,
    berths: closed,
  });
}

export function addClosure(state: BerthPlanState, closure: Closure): void {
  state.closures.set(closure.id, closure);
  for (const berth of closure.berths.keys()) indexClosed(state, berth);
}

export function reopenBerths(state: BerthPlanState, data: BerthsReopened['data']): void {
  const closure = state.closures.get(data.closure_id);
  if (closure === undefined) throw new Error(`the berth plan does not know ${data.closure_id}`);
  const from = dayNumber(data.from_date);
  closure.undone = data.undone;
  for (const id of data.berth_ids) {
    const berth = berthIn(state, id);
    const nights = closure.berths.get(berth);
    const before = nights === undefined ? null : clip(nights, nights.start, from);
    if (before === null) closure.berths.delete(berth);
    else closure.berths.set(berth, before);
    indexClosed(state, berth);
  }
}

function berthIn(state: BerthPlanState, id: string): PlannedBerth {
  const berth = state.berths.get(id);
  if (berth === undefined) throw new Error(`the berth plan does not know ${id}`);
  return berth;
}

function indexClosed(state: BerthPlanState, berth: PlannedBerth): void {
  const closed = [...state.closures.values()]
    .flatMap((closure): ClosedNights[] => {
      const nights = closure.berths.get(berth);
      return nights === undefined ? [] : [{ ...nights, closure }];
    })
    .sort((one, other) => one.start - other.start || one.end - other.end);
  const index = new NightIndex<ClosedNights>();
  closed.forEach((nights, at) => {
    const covered = closed.slice(0, at).some(({ end }) => end >= nights.start);
    if (covered) return;
    const joined = closed.slice(at).reduce((end, one) => (one.start <= end ? Math.max(end, one.end) : end), nights.end);
    index.insert({ ...nights, end: joined });
  });
  berth.closed = index;
}

/** Whether nobody may be in the berth in the night that begins on `day`. */
export const isClosedOn = ({ closed }: PlannedBerth, day: number): boolean =>
  closed.firstIn(day, day + 1) !== undefined;

/** Whether the berth is in use in the night that begins on `day`: the one rule for all counts. */
export const inServiceOn = (berth: PlannedBerth, day: number): boolean =>
  !berth.left && berth.facts.active && !isClosedOn(berth, day);

/** The nights of the range on which the berth is not closed. */
export function openNights({ closed }: PlannedBerth, range: Nights): Nights[] {
  if (closed.size === 0) return [range];
  return without(range, closed.in(range.start, range.end));
}
