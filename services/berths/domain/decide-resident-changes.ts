import type { ChangeResidentDatesInput, MoveResidentInput } from '../../../contracts/berths/commands.js';
import { berthErrors } from '../../../contracts/berths/errors.js';
import type { ResidentMoved } from '../../../contracts/berths/events.js';
import { dateOfDay, dayNumber } from '../../../contracts/vocabulary/dates.js';
import { isRefusal, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { PlanContext, PlanDecision } from './berth-plan-commands.js';
import {
  absenceIdsIn,
  absencesIn,
  absencesOf,
  berthHeldOn,
  type BerthPlanState,
  endDate,
  endDay,
  type HeldNights,
  heldSegmentOf,
  type PlannedBerth,
  type Residency,
} from './berth-plan-state.js';
import { clip, type Nights, without } from './nights.js';
import { guardResident } from './decide-boats.js';
import { followers, refusedLostNights } from './own-berths.js';
import { closedOn, firstNightsAtHome } from './occupied.js';
import { minimumRule, ruleAgainst } from './placement.js';
import {
  berthNotFound,
  noNights,
  notFound,
  pastNights,
  refuseBerth,
  stayOver,
  vesselHasBerth,
} from './plan-refusals.js';
import { type Hindrance, wishFor } from './wish.js';

export type Held = Omit<HeldNights, 'residency'>;

/**
 * Moves a holder to other berths from a night on. The nights in the new berths must be free of other holders, and of
 * visitors while the holder is there; visitors may be there during the holder's absence. Visitors in the berths that
 * the holder leaves stay.
 */
export function moveResident(state: BerthPlanState, input: MoveResidentInput, context: PlanContext): PlanDecision {
  const known = state.residencies.get(input.allocation_id);
  if (known === undefined) return notFound(berthErrors.allocation_not_found, input.allocation_id);
  const today = dayNumber(context.today);
  if (known.end <= today) return stayOver(known);
  const segments = arranged(state, known, input, today);
  if (!Array.isArray(segments)) return segments;
  const from = firstMoved(known.segments, segments);
  if (from === null) return [];
  const refusal = refusedBerths(known, segments, input.confirm_min_length === true);
  if (refusal !== null) return refusal;
  return [movedEvent(known, segments, from), ...followers(state, known, segments)];
}

/** @param from the first night in the new berth */
export function movedEvent(
  known: Residency,
  segments: readonly Held[],
  from: number,
  more: Pick<ResidentMoved['data'], 'makes_way' | 'swapped_with' | 'closure_id'> = {},
): ResidentMoved {
  const [was, now] = [berthHeldOn(known, from), berthIn(segments, from)];
  return {
    type: 'ResidentMoved',
    data: {
      ...changeOf(known, segments),
      berth_id: now.facts.berth_id,
      previous_berth_id: was.facts.berth_id,
      from_date: dateOfDay(from),
      absence_ids: absenceIdsIn(known, from, known.end),
      min_length_confirmed: minimumRule(known, now) !== null,
      ...more,
    },
  };
}

/** The berths of the whole residency after the move, each with its nights. */
function arranged(
  state: BerthPlanState,
  known: Residency,
  { berths, until_date }: MoveResidentInput,
  today: number,
): Held[] | Refusal {
  const first = Math.max(known.start, today);
  const until = until_date === undefined ? known.end : Math.min(known.end, dayNumber(until_date));
  const starts = berths.map(({ from_date }) => Math.max(first, from_date === undefined ? first : dayNumber(from_date)));
  const segments = within(known.segments, known.start, starts[0] ?? until);
  for (const [index, { berth_id }] of berths.entries()) {
    const start = starts[index] ?? until;
    const end = starts[index + 1] ?? until;
    if (start > end || (start === end && end === until)) {
      return refuseFields({ path: `berths.${index}.from_date`, code: 'inValidDate' });
    }
    const berth = state.berths.get(berth_id);
    if (berth === undefined) return berthNotFound(berth_id);
    // All nights of an earlier berth may have passed.
    if (start < end) segments.push({ berth, start, end });
  }
  return joined([...segments, ...within(known.segments, until, known.end)]);
}

/** Nights that follow each other in the same berth as one segment. */
export function joined(segments: readonly Held[]): Held[] {
  const all: Held[] = [];
  for (const segment of segments) {
    const last = all.at(-1);
    if (last?.berth === segment.berth) all[all.length - 1] = { ...last, end: segment.end };
    else all.push(segment);
  }
  return all;
}

export function within(segments: readonly Held[], from: number, to: number): Held[] {
  return segments.flatMap(({ berth, start, end }) => {
    const nights = clip({ start, end }, from, to);
    return nights === null ? [] : [{ berth, ...nights }];
  });
}

/** The first night in another berth; null: there is none. */
function firstMoved(before: readonly Held[], after: readonly Held[]): number | null {
  for (const [index, now] of after.entries()) {
    const was = before[index];
    if (was === undefined || was.berth !== now.berth) return now.start;
    if (was.end !== now.end) return Math.min(was.end, now.end);
  }
  return null;
}

function berthIn(segments: readonly Held[], day: number): PlannedBerth {
  const held = segments.find(({ end }) => end > day);
  if (held === undefined) throw new Error('a residency holds a berth on each of its nights');
  return held.berth;
}

/** Nights that stay in their berth are not judged again. @param own residencies that leave their berths at once */
export function refusedBerths(
  known: Residency,
  segments: readonly Held[],
  accepts_below_min: boolean,
  own: readonly Residency[] = [known],
): Refusal | null {
  for (const { berth, ...nights } of segments) {
    for (const anew of without(
      nights,
      known.segments.filter((held) => held.berth === berth),
    )) {
      if (berth.left) return berthNotFound(berth.facts.berth_id);
      const rule = ruleAgainst(berth, wishFor(known, anew, { accepts_below_min, accepts_not_offered: true }));
      if (rule !== null) return refuseBerth({ rule, berth }, known);
      const hindrance = hindranceTo(known, berth, anew, own);
      if (hindrance !== null) return refuseBerth(hindrance, known);
    }
  }
  return null;
}

/**
 * The closure that keeps a holder out of a berth. A holder may have a berth over a closure that begins and ends within
 * the nights: the berth is the holder's, and the boat goes elsewhere for the closed nights.
 */
export function closedTo(berth: PlannedBerth, { start, end }: Nights): Hindrance | null {
  const closed = berth.closed.in(start, end).find((one) => one.start <= start || one.end >= end);
  return closed === undefined ? null : closedOn(berth, closed);
}

/** The visitor, or the other holder, who has the berth while this holder would be there; null: it is free. */
export function hindranceTo(
  known: Residency,
  berth: PlannedBerth,
  { start, end }: Nights,
  own: readonly Residency[],
): Hindrance | null {
  const shut = closedTo(berth, { start, end });
  if (shut !== null) return shut;
  const other = berth.residencies.in(start, end).find(({ residency }) => !own.includes(residency));
  if (other !== undefined) return { rule: 'resident', berth, allocation_id: other.residency.id, nights: other };
  for (const visit of berth.visits.in(start, end)) {
    const shared = clip(visit, start, end);
    if (shared === null) continue;
    if (firstNightsAtHome(absencesIn(known, shared.start, shared.end), shared, []) !== null) {
      return { rule: 'taken', berth, allocation_id: visit.allocation.id, nights: visit };
    }
  }
  return null;
}

/**
 * Other nights for a holder, in the first and last of its berths. A begin in the past stays, and nights that have passed
 * cannot be given back.
 */
export function changeResidentDates(
  state: BerthPlanState,
  input: ChangeResidentDatesInput,
  context: PlanContext,
): PlanDecision {
  const known = state.residencies.get(input.allocation_id);
  if (known === undefined) return notFound(berthErrors.allocation_not_found, input.allocation_id);
  const [start, end, today] = [dayNumber(input.start_date), endDay(input.end_date), dayNumber(context.today)];
  if (end <= start) return noNights();
  if (start === known.start && end === known.end) return [];
  if (known.end <= today) return stayOver(known);
  const passed = (from: number, to: number) => from !== to && Math.min(from, to) < today;
  if (passed(start, known.start) || passed(end, known.end)) {
    return pastNights({ berth: berthHeldOn(known, known.start), start: Math.min(start, known.start) }, today);
  }
  const segments = resized(known, { start, end });
  const refusal = refusedBerths(known, segments, true) ?? refusedVessel(state, known, { start, end });
  if (refusal !== null) return refusal;
  const needed = refusedLostNights(state, known, segments);
  if (needed !== null) return needed;
  const kept = guardResident(state, known, without({ start, end }, [known]), undefined);
  if (isRefusal(kept)) return kept;
  const lost = [...absenceIdsIn(known, known.start, start), ...absenceIdsIn(known, end, known.end)];
  return [
    {
      type: 'ResidentDatesChanged',
      data: {
        ...changeOf(known, segments),
        berth_id: berthIn(segments, end - 1).facts.berth_id,
        absence_ids: [...new Set(lost)],
        previous_absences: absencesOf(state, [...new Set(lost)]),
      },
    },
  ];
}

/** The berths of the residency within other nights; where it gets longer, its first and last berth. */
function resized(known: Residency, { start, end }: Nights): Held[] {
  const kept = within(known.segments, start, end);
  if (kept.length === 0) return [{ berth: berthHeldOn(known, start), start, end }];
  return kept.map((held, index) => ({
    ...held,
    start: index === 0 ? start : held.start,
    end: index === kept.length - 1 ? end : held.end,
  }));
}

function refusedVessel(state: BerthPlanState, known: Residency, { start, end }: Nights): Refusal | null {
  const other = state.by_vessel
    .get(known.vessel_id)
    ?.in(start, end)
    .find((one) => one !== known);
  return other === undefined ? null : vesselHasBerth(other);
}

function changeOf(known: Residency, segments: readonly Held[]) {
  const { id: allocation_id, boater_id, vessel_id } = known;
  return {
    allocation_id,
    boater_id,
    vessel_id,
    start_date: dateOfDay(segments[0]?.start ?? known.start),
    end_date: endDate(segments.at(-1)?.end ?? known.end),
    segments: segments.map(heldSegmentOf),
    previous_segments: known.segments.map(heldSegmentOf),
  };
}
