import type { CloseBerthsInput, ReopenBerthsInput } from './closure-commands.js';
import { berthErrors } from '../../../contracts/berths/errors.js';
import type { ClosedOut } from '../../../contracts/berths/events.js';
import { dateOfDay, dayNumber } from '../../../contracts/vocabulary/dates.js';
import { isRefusal, refuse, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { BerthPlanEvent } from './berth-plan-events.js';
import type { PlanContext, PlanDecision } from './berth-plan-commands.js';
import {
  type BerthPlanState,
  type Closure,
  endDate,
  endDay,
  heldSegmentOf,
  type PlannedBerth,
  segmentOf,
  vesselOf,
} from './berth-plan-state.js';
import { type ClosedOutBoat, closedOutBy } from './closed-out-boats.js';
import { otherBerthFor, type Rehousing } from './closed-out-berths.js';
import { followers, heldIn } from './own-berths.js';
import { berthNotFound, noNights, notFound, namedStays } from './plan-refusals.js';
import { releasedEvent } from './stay-segments.js';

/**
 * Closes berths for some nights. Each boat that has one of them then moves to the berth that staff chose; a stay without
 * a choice loses its berth, and a holder without one keeps it and needs another for the closed nights. Berths may be
 * closed already: every closure stands by itself.
 */
export function closeBerths(state: BerthPlanState, input: CloseBerthsInput, context: PlanContext): PlanDecision {
  const { closure_id, berth_ids, start_date, end_date, reason, words, own_words = [], tell, tell_at } = input;
  const nights = { start: dayNumber(start_date), end: endDay(end_date) };
  if (nights.end <= nights.start) return noNights();
  const known = state.closures.get(closure_id);
  if (known !== undefined) return sameFacts(known, input) ? [] : refuse('conflict', berthErrors.closure_exists);
  const today = dayNumber(context.today);
  if (nights.start < today) return refuseFields({ path: 'start_date', code: 'closureInThePast' });
  if (tell_at !== undefined && tell_at <= context.now) {
    return refuseFields({ path: 'tell_at', code: 'closureToldTooLate' });
  }
  const ids = [...new Set(berth_ids)];
  const unknown = ids.find((id) => state.berths.get(id)?.left !== false);
  if (unknown !== undefined) return berthNotFound(unknown);
  const berths = ids.flatMap((id) => state.berths.get(id) ?? []);
  if (berths.length === 0) return refuseFields({ path: 'berth_ids', code: 'berthRequired' });

  const boats = closedOutBy(berths, nights, today);
  const chosen = choicesFor(boats, input.boats);
  if (isRefusal(chosen)) return chosen;
  const rehousing: Rehousing = { closure_id, ...nights, reason, berths: new Set(berths), promised: [] };
  const events: BerthPlanEvent[] = [];
  const displaced: ClosedOut[] = [];
  const staying: string[] = [];
  for (const boat of boats) {
    const moved = closedOut(state, boat, chosen.get(boat.allocation_id) ?? null, rehousing);
    if (isRefusal(moved)) return moved;
    if (moved === null) {
      staying.push(boat.allocation_id);
      continue;
    }
    events.push(...moved.events);
    if (moved.displaced !== null) displaced.push(moved.displaced);
  }
  const own = own_words.filter(({ allocation_id }) => boats.some((boat) => boat.allocation_id === allocation_id));
  const said = {
    words,
    ...(own.length === 0 ? {} : { own_words: own.map((one) => ({ ...one })) }),
    tell,
    ...(tell_at === undefined ? {} : { tell_at }),
  };
  const data = { closure_id, berth_ids: ids, start_date, end_date, reason, ...said, displaced, staying };
  return [...events, { type: 'BerthsClosed', data }];
}

function sameFacts(known: Closure, input: CloseBerthsInput): boolean {
  return (
    known.start === dayNumber(input.start_date) &&
    known.end === endDay(input.end_date) &&
    known.reason === input.reason &&
    known.words === input.words &&
    known.berth_ids.length === new Set(input.berth_ids).size &&
    input.berth_ids.every((id) => known.berth_ids.includes(id))
  );
}

/** Refuses choices for other boats than those concerned: somebody booked or left since they were made. */
function choicesFor(
  boats: readonly ClosedOutBoat[],
  choices: CloseBerthsInput['boats'],
): ReadonlyMap<string, string | null> | Refusal {
  const chosen = new Map((choices ?? []).map(({ allocation_id, berth_id }) => [allocation_id, berth_id]));
  if (choices === undefined) return chosen;
  const changed = boats.filter(({ allocation_id }) => !chosen.delete(allocation_id));
  if (changed.length > 0 || chosen.size > 0) {
    const visits = changed.flatMap((one) => (one.kind === 'VISITOR' ? [one.segment] : []));
    const holders = changed.flatMap((one) => (one.kind === 'RESIDENT' ? [one.segment] : []));
    return refuse('conflict', berthErrors.closure_boats_changed, { details: { ...namedStays(visits, holders) } });
  }
  return new Map(choices.map(({ allocation_id, berth_id }) => [allocation_id, berth_id]));
}

interface Displacement {
  readonly events: readonly BerthPlanEvent[];
  /** Null: nothing can be given back. */
  readonly displaced: ClosedOut | null;
}

/** Null: a holder who is not moved. */
function closedOut(
  state: BerthPlanState,
  boat: ClosedOutBoat,
  berth_id: string | null,
  rehousing: Rehousing,
): Displacement | Refusal | null {
  if (boat.kind === 'RESIDENT') {
    if (berth_id === null) return null;
    const { residency } = boat.segment;
    const event = otherBerthFor(state, boat, berth_id, rehousing);
    if (isRefusal(event)) return event;
    const [before, after] = [event.data.previous_segments, event.data.segments].map((segments) =>
      segments.map((one) => ({ ...heldOf(one), extends_over: [] })),
    );
    const displaced = {
      allocation_id: residency.id,
      reservation_id: null,
      vessel_id: residency.vessel_id,
      vessel: vesselOf(residency),
    };
    const stays = followers(state, residency, heldIn(state, event.data.segments), rehousing.closure_id);
    return { events: [event, ...stays], displaced: { ...displaced, before: before ?? [], after: after ?? [] } };
  }
  const { allocation } = boat.segment;
  const facts = {
    allocation_id: allocation.id,
    reservation_id: allocation.reservation_id,
    vessel_id: allocation.vessel_id,
    vessel: vesselOf(allocation),
  };
  const before = allocation.segments.map(segmentOf);
  // What is left of a stay that another closure ended cannot be moved: its reservation looks for another berth.
  if (berth_id === null || allocation.released) {
    const event = releasedEvent(allocation, boat.nights.start, 'BERTH_CHANGED', 'CLOSED', rehousing.closure_id);
    const after = before.flatMap((one) => endedBy(one, event.data.released_from));
    return { events: [event], displaced: allocation.released ? null : { ...facts, before, after } };
  }
  const event = otherBerthFor(state, boat, berth_id, rehousing);
  if (isRefusal(event)) return event;
  return { events: [event], displaced: { ...facts, before, after: event.data.segments } };
}

const heldOf = ({ berth_id, start_date, end_date }: ReturnType<typeof heldSegmentOf>) => ({
  berth_id,
  start_date,
  end_date,
});

function endedBy<S extends { readonly start_date: string; readonly end_date: string }>(segment: S, day: string): S[] {
  if (segment.start_date >= day) return [];
  return [segment.end_date <= day ? segment : { ...segment, end_date: day }];
}

/** Opens berths of a closure again. Boats that left for it stay where they are now; nights that have passed stay closed. */
export function reopenBerths(state: BerthPlanState, input: ReopenBerthsInput, context: PlanContext): PlanDecision {
  const closure = state.closures.get(input.closure_id);
  if (closure === undefined) return notFound(berthErrors.closure_not_found, input.closure_id);
  const today = dayNumber(context.today);
  const wanted = input.from_date === undefined ? closure.start : dayNumber(input.from_date);
  const from = Math.max(closure.start, today, wanted);
  const asked = input.berth_ids ?? [...closure.berths.keys()].map(({ facts }) => facts.berth_id);
  const stranger = asked.find((id) => !closure.berth_ids.includes(id));
  if (stranger !== undefined) return berthNotFound(stranger);
  const berth_ids = [...new Set(asked)].filter((id) => closedAfter(closure, state.berths.get(id), from));
  if (berth_ids.length === 0) return [];
  const data = { closure_id: closure.id, berth_ids, from_date: dateOfDay(from), undone: false };
  return [{ type: 'BerthsReopened', data }];
}

function closedAfter({ berths }: Closure, berth: PlannedBerth | undefined, from: number): boolean {
  const nights = berth === undefined ? undefined : berths.get(berth);
  return nights !== undefined && nights.end > from;
}

/** A closure's nights as events record them. */
export const closureDates = ({ start, end }: Pick<Closure, 'start' | 'end'>) => ({
  start_date: dateOfDay(start),
  end_date: endDate(end),
});
