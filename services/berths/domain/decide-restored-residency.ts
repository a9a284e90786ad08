import type { RestoreResidencyInput } from '../../../contracts/berths/commands.js';
import { berthErrors } from '../../../contracts/berths/errors.js';
import { dateOfDay, dayNumber } from '../../../contracts/vocabulary/dates.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { PlanContext, PlanDecision } from './berth-plan-commands.js';
import type { BerthPlanEvent } from './berth-plan-events.js';
import {
  absencesIn,
  absencesOf,
  type BerthPlanState,
  type BoatMeasures,
  endDate,
  endDay,
  heldSegmentOf,
  measuresOf,
  type Residency,
  vesselOf,
} from './berth-plan-state.js';
import { guardResident } from './decide-boats.js';
import { followers, refusedLostNights } from './own-berths.js';
import { closedTo, type Held, joined } from './decide-resident-changes.js';
import { clip, type Nights, without } from './nights.js';
import { minimumRule, ruleAgainst } from './placement.js';
import { berthNotFound, notFound, pastNights, refuseBerth, vesselHasBerth } from './plan-refusals.js';
import { absencesAfter, refusedAbsences, restoredAbsences } from './restored-absences.js';
import { wishFor } from './wish.js';

/**
 * Gives a residency exactly the berths, nights and absences that it had; without nights, it is taken out of the plan.
 * Nights that have passed stay as they are, and so do the nights that keep their berth.
 */
export function restoreResidency(
  state: BerthPlanState,
  input: RestoreResidencyInput,
  context: PlanContext,
): PlanDecision {
  const { allocation_id, boater_id, vessel_id } = input;
  const known = state.residencies.get(allocation_id);
  const boat = known ?? (input.vessel === null ? null : measuresOf(input.vessel));
  if (boat === null) return notFound(berthErrors.allocation_not_found, allocation_id);
  const wanted = heldIn(state, input);
  if (isRefusal(wanted)) return wanted;
  const before = known?.segments ?? [];
  const [passed] = changedBefore(before, wanted, dayNumber(context.today));
  if (passed !== undefined) return pastNights(passed, dayNumber(context.today));
  const residency = residencyOf(input, boat, wanted);
  const away = absencesAfter(state, residency, input);
  const refusal = refusedAbsences(state, residency, away) ?? refusedNights(state, residency, before, away);
  if (refusal !== null) return refusal;
  const needed = known === undefined ? null : refusedLostNights(state, known, wanted);
  if (needed !== null) return needed;
  const anew = wanted.flatMap((held) => without(held, before));
  const kept = guardResident(state, residency, anew, undefined);
  if (isRefusal(kept)) return kept;
  const [first] = wanted;
  if (first === undefined) return known === undefined ? [] : [removed(state, known)];
  const events: BerthPlanEvent[] = [];
  if (known === undefined) {
    const nights = { start_date: dateOfDay(first.start), end_date: endDate(first.end) };
    const berthed = { allocation_id, berth_id: first.berth.facts.berth_id, boater_id, vessel_id, ...nights };
    const min_length_confirmed = minimumRule(boat, first.berth) !== null;
    events.push({ type: 'ResidentBerthed', data: { ...berthed, vessel: vesselOf(boat), min_length_confirmed } });
  }
  const present = known === undefined ? [first] : before;
  if (!sameHeld(present, wanted)) events.push(changed(state, residency, present, known));
  const stays = known === undefined ? [] : followers(state, known, wanted);
  return [...events, ...stays, ...restoredAbsences(state, input, residency)];
}

function heldIn(state: BerthPlanState, { segments }: RestoreResidencyInput): Held[] | Refusal {
  const wanted: Held[] = [];
  for (const { berth_id, start_date, end_date } of segments) {
    const berth = state.berths.get(berth_id);
    if (berth === undefined) return berthNotFound(berth_id);
    wanted.push({ berth, start: dayNumber(start_date), end: endDay(end_date) });
  }
  return joined(wanted);
}

function residencyOf(
  { allocation_id: id, boater_id, vessel_id }: RestoreResidencyInput,
  { length, beam, draft, type }: BoatMeasures,
  wanted: readonly Held[],
): Residency {
  const nights = { start: wanted[0]?.start ?? 0, end: wanted.at(-1)?.end ?? 0 };
  const residency: Residency = { id, boater_id, vessel_id, length, beam, draft, type, ...nights, segments: [] };
  residency.segments = wanted.map((held) => ({ ...held, residency }));
  return residency;
}

/** The segments with nights before today that one of the two has and the other has not. */
function changedBefore(before: readonly Held[], after: readonly Held[], today: number): Held[] {
  const passed = (some: readonly Held[]) =>
    some.flatMap((held) => {
      const nights = clip(held, held.start, today);
      return nights === null ? [] : [{ berth: held.berth, ...nights }];
    });
  const [was, is] = [passed(before), passed(after)];
  return sameHeld(was, is) ? [] : [...was, ...is];
}

function sameHeld(one: readonly Held[], other: readonly Held[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ berth, start, end }, index) => {
      const twin = other[index];
      return twin?.berth === berth && twin.start === start && twin.end === end;
    })
  );
}

/** Nights that stay in their berth are not judged again. Visitors may be there while the holder is away. */
function refusedNights(
  state: BerthPlanState,
  residency: Residency,
  before: readonly Held[],
  away: readonly Nights[],
): Refusal | null {
  const twin = state.by_vessel
    .get(residency.vessel_id)
    ?.in(residency.start, residency.end)
    .find(({ id }) => id !== residency.id);
  if (twin !== undefined) return vesselHasBerth(twin);
  for (const { berth, start, end } of residency.segments) {
    const same = before.filter((held) => held.berth === berth);
    for (const nights of without({ start, end }, same)) {
      if (berth.left) return berthNotFound(berth.facts.berth_id);
      const terms = { accepts_below_min: true, accepts_not_offered: true };
      const rule = ruleAgainst(berth, wishFor(residency, nights, terms));
      if (rule !== null) return refuseBerth({ rule, berth }, residency);
      const shut = closedTo(berth, nights);
      if (shut !== null) return refuseBerth(shut, residency);
      const other = berth.residencies.in(nights.start, nights.end).find((one) => one.residency.id !== residency.id);
      if (other !== undefined) {
        const { id: allocation_id } = other.residency;
        return refuseBerth({ rule: 'resident', berth, allocation_id, nights: other }, residency);
      }
    }
    for (const visit of berth.visits.in(start, end)) {
      const shared = clip(visit, start, end);
      if (shared === null || without(shared, away).length === 0) continue;
      return refuseBerth({ rule: 'taken', berth, allocation_id: visit.allocation.id, nights: visit }, residency);
    }
  }
  return null;
}

function removed(state: BerthPlanState, known: Residency): BerthPlanEvent {
  const absence_ids = [...new Set(absencesIn(known, known.start, known.end).map(({ absence }) => absence.id))];
  return {
    type: 'ResidentLeft',
    data: {
      allocation_id: known.id,
      berth_id: known.segments[0]?.berth.facts.berth_id ?? '',
      boater_id: known.boater_id,
      vessel_id: known.vessel_id,
      left_on: dateOfDay(known.start),
      absence_ids,
      previous_absences: absencesOf(state, absence_ids),
      previous_segments: known.segments.map(heldSegmentOf),
      vessel: vesselOf(known),
    },
  };
}

function changed(
  state: BerthPlanState,
  residency: Residency,
  before: readonly Held[],
  known: Residency | undefined,
): BerthPlanEvent {
  const all = known === undefined ? [] : absencesIn(known, known.start, known.end);
  const lost = all.filter(({ absence }) => absence.start < residency.start || absence.end > residency.end);
  const absence_ids = [...new Set(lost.map(({ absence }) => absence.id))];
  return {
    type: 'ResidentDatesChanged',
    data: {
      allocation_id: residency.id,
      boater_id: residency.boater_id,
      vessel_id: residency.vessel_id,
      berth_id: residency.segments.at(-1)?.berth.facts.berth_id ?? '',
      start_date: dateOfDay(residency.start),
      end_date: endDate(residency.end),
      segments: residency.segments.map(heldSegmentOf),
      previous_segments: before.map(heldSegmentOf),
      absence_ids,
      previous_absences: absencesOf(state, absence_ids),
    },
  };
}
