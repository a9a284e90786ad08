import type {
  ChangeAbsenceDatesInput,
  CloseAbsenceInput,
  OpenAbsenceInput,
} from '../../../contracts/berths/commands.js';
import { berthErrors } from '../../../contracts/berths/errors.js';
import { dateOfDay, dayNumber } from '../../../contracts/vocabulary/dates.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { PlanContext, PlanDecision } from './berth-plan-commands.js';
import {
  type Absence,
  absencesIn,
  berthHeldOn,
  type BerthPlanState,
  type BerthedStay,
  datesOf,
  type Residency,
} from './berth-plan-state.js';
import { refusedOwnStays } from './own-berths.js';
import { displace, displaceAsChosen } from './displacement.js';
import { clip, type Nights } from './nights.js';
import { inUse, noNights, notFound } from './plan-refusals.js';

/**
 * Opens a resident's absence. The plan records only the nights in which the vessel holds its berth; the report may be
 * longer.
 */
export function openAbsence(state: BerthPlanState, input: OpenAbsenceInput): PlanDecision {
  const asked = nightsOf(input);
  if (asked.end <= asked.start) return noNights();
  const known = state.absences.get(input.absence_id);
  const residency = state.by_vessel.get(input.vessel_id)?.firstIn(asked.start, asked.end);
  const nights = residency === undefined ? null : clip(residency, asked.start, asked.end);
  if (known !== undefined && input.reopens !== true) {
    return known.residency === residency && nights?.start === known.start && nights.end === known.end
      ? []
      : refuse('conflict', berthErrors.absence_exists, { details: named(known) });
  }
  if (residency === undefined || nights === null) return notAHolder(input.vessel_id);
  const refusal = overlaps(residency, nights, known ?? null) ?? stays(state, residency, nights);
  if (refusal !== null) return refusal;
  if (known !== undefined) return reopened(known, residency, nights);
  return [{ type: 'AbsenceOpenedOnPlan', data: factsOf(input.absence_id, residency, nights) }];
}

/** Gives an absence that was withdrawn while it lasted its nights again. */
function reopened(known: Absence, residency: Residency, nights: Nights): PlanDecision {
  if (known.start === nights.start && known.end === nights.end) return [];
  const data = { ...factsOf(known.id, residency, nights), previous_nights: datesOf(known) };
  return [{ type: 'AbsenceDatesChangedOnPlan', data }];
}

export function changeAbsenceDates(
  state: BerthPlanState,
  input: ChangeAbsenceDatesInput,
  context: PlanContext,
): PlanDecision {
  const asked = nightsOf(input);
  if (asked.end <= asked.start) return noNights();
  const known = state.absences.get(input.absence_id);
  if (known === undefined) return notFound(berthErrors.absence_not_found, input.absence_id);
  const nights = clip(known.residency, asked.start, asked.end);
  if (nights === null) return notAHolder(known.residency.vessel_id);
  if (nights.start === known.start && nights.end === known.end) return [];
  const refusal = overlaps(known.residency, nights, known) ?? stays(state, known.residency, nights);
  if (refusal !== null) return refusal;
  const displaced = withdraw(state, known, withdrawnBy(known, nights, context.today), input, context);
  if (isRefusal(displaced)) return displaced;
  const data = { ...factsOf(known.id, known.residency, nights), previous_nights: datesOf(known) };
  return [...displaced, { type: 'AbsenceDatesChangedOnPlan', data }];
}

/** Closing an absence again, or one that is over, is a no-op. */
export function closeAbsence(state: BerthPlanState, input: CloseAbsenceInput, context: PlanContext): PlanDecision {
  const known = state.absences.get(input.absence_id);
  if (known === undefined) {
    return state.ended.has(input.absence_id) ? [] : notFound(berthErrors.absence_not_found, input.absence_id);
  }
  const from = Math.max(known.start, dayNumber(context.today));
  if (from >= known.end) return [];
  const displaced = withdraw(state, known, withdrawnBy(known, null, context.today), input, context);
  if (isRefusal(displaced)) return displaced;
  const {
    start_date: _start,
    end_date: _end,
    ...facts
  } = factsOf(known.id, known.residency, {
    start: known.start,
    end: Math.max(from, known.start + 1),
  });
  const data = { ...facts, closed_from: dateOfDay(from), previous_nights: datesOf(known) };
  return [...displaced, { type: 'AbsenceClosedOnPlan', data }];
}

/** The nights that return to the resident when an absence gets other nights; null: it is withdrawn from today. */
export function withdrawnBy(absence: Absence, nights: Nights | null, today: string): (Nights | null)[] {
  if (nights === null) return [clip(absence, Math.max(absence.start, dayNumber(today)), absence.end)];
  return [
    clip(absence, absence.start, Math.min(absence.end, nights.start)),
    clip(absence, Math.max(absence.start, nights.end), absence.end),
  ];
}

/** The visitors on withdrawn nights, and for each the first night that is lost. */
export function visitorsOn({ residency }: Absence, withdrawn: readonly (Nights | null)[]): Map<BerthedStay, number> {
  const firstLost = new Map<BerthedStay, number>();
  for (const { berth, start, end } of heldNights(residency, withdrawn)) {
    for (const segment of berth.visits.in(start, end)) {
      if (!firstLost.has(segment)) firstLost.set(segment, Math.max(segment.start, start));
    }
  }
  return firstLost;
}

/** The berths (ids) that the resident has again on withdrawn nights. */
export function berthsLost({ residency }: Absence, withdrawn: readonly (Nights | null)[]): Set<string> {
  return new Set(heldNights(residency, withdrawn).map(({ berth }) => berth.facts.berth_id));
}

/** These nights by the berths that the resident holds on them. */
function heldNights({ segments }: Residency, some: readonly (Nights | null)[]) {
  return some.flatMap((nights) =>
    segments.flatMap(({ berth, ...held }) => {
      const within = nights === null ? null : clip(nights, held.start, held.end);
      return within === null ? [] : [{ berth, ...within }];
    }),
  );
}

/** A visitor who has not arrived moves for the whole stay; one who has arrived stays until the first lost night. */
export function movesFrom(segment: BerthedStay, firstLost: number, today: number): number {
  return segment.start >= today ? segment.start : firstLost;
}

/**
 * Returns nights to the resident. Visitors berthed on them are refused or, if the command allows it, displaced. A night
 * that a visitor has already spent cannot be returned.
 */
function withdraw(
  state: BerthPlanState,
  absence: Absence,
  withdrawn: readonly (Nights | null)[],
  { displace_visitors, displaced }: Pick<CloseAbsenceInput, 'displace_visitors' | 'displaced'>,
  context: PlanContext,
): ReturnType<typeof displace> | Refusal {
  const today = dayNumber(context.today);
  const firstLost = visitorsOn(absence, withdrawn);
  const segments = [...firstLost.keys()];
  if (segments.length === 0) return [];
  if (displace_visitors !== true || [...firstLost.values()].some((day) => day < today)) {
    return inUse(berthErrors.absence_in_use, segments);
  }
  const until = (segment: BerthedStay) => movesFrom(segment, firstLost.get(segment) ?? segment.start, today);
  const lost = berthsLost(absence, withdrawn);
  if (displaced === undefined) return displace(state, lost, segments, until, 'ABSENCE_WITHDRAWN');
  const known = new Set(displaced.map(({ allocation_id }) => allocation_id));
  const forgotten = segments.filter(({ allocation }) => !known.has(allocation.id));
  if (forgotten.length > 0) return inUse(berthErrors.absence_in_use, forgotten);
  return displaceAsChosen(state, lost, segments, until, displaced);
}

function overlaps(residency: Residency, nights: Nights, own: Absence | null): Refusal | null {
  const other = absencesIn(residency, nights.start, nights.end).find(({ absence }) => absence !== own);
  return other === undefined
    ? null
    : refuse('conflict', berthErrors.absence_overlaps, { details: named(other.absence) });
}

/** A stay in the holder's own berth says that the boat is there. */
const stays = (state: BerthPlanState, residency: Residency, nights: Nights): Refusal | null =>
  refusedOwnStays(state, residency, nights, berthErrors.absence_in_use);

const notAHolder = (vessel_id: string): Refusal =>
  refuse('conflict', berthErrors.not_a_berth_holder, { details: { vessel_id } });

const nightsOf = (input: { start_date: string; end_date: string }): Nights => ({
  start: dayNumber(input.start_date),
  end: dayNumber(input.end_date),
});

const named = (absence: Absence) => ({ absence_id: absence.id, ...datesOf(absence) });

/** An absence on these nights of a residency, as events record it. */
export function factsOf(absence_id: string, residency: Residency, { start, end }: Nights) {
  const { berth_id } = berthHeldOn(residency, start).facts;
  const { berth_id: return_berth_id } = berthHeldOn(residency, end - 1).facts;
  return {
    absence_id,
    allocation_id: residency.id,
    berth_id,
    ...(return_berth_id === berth_id ? {} : { return_berth_id }),
    vessel_id: residency.vessel_id,
    start_date: dateOfDay(start),
    end_date: dateOfDay(end),
  };
}
