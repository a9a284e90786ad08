import type { BerthResidentInput } from '../../../contracts/berths/commands.js';
import { berthErrors } from '../../../contracts/berths/errors.js';
import { dateOfDay, dayNumber } from '../../../contracts/vocabulary/dates.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { PlanContext, PlanDecision, ResidentLeavesInput } from './berth-plan-commands.js';
import {
  absenceIdsIn,
  absencesOf,
  berthHeldOn,
  type BerthPlanState,
  endDate,
  endDay,
  heldSegmentOf,
  measuresOf,
  type Residency,
  vesselOf,
} from './berth-plan-state.js';
import { guardResident } from './decide-boats.js';
import { closedTo } from './decide-resident-changes.js';
import { refusedOwnStays } from './own-berths.js';
import { berthNotFound, noNights, notFound, refuseBerth, residencyFacts, vesselHasBerth } from './plan-refusals.js';
import { minimumRule, ruleAgainst } from './placement.js';
import { wishFor } from './wish.js';

/** Gives a holder exclusive use of a berth: no visitor and no other holder on any of its nights, absent or not. */
export function berthResident(state: BerthPlanState, input: BerthResidentInput): PlanDecision {
  const nights = { start: dayNumber(input.start_date), end: endDay(input.end_date) };
  if (nights.end <= nights.start) return noNights();
  const known = state.residencies.get(input.allocation_id);
  if (known !== undefined) return sameFacts(known, input) ? [] : residencyExists(known);
  const berth = state.berths.get(input.berth_id);
  if (berth === undefined || berth.left) return berthNotFound(input.berth_id);
  const boat = measuresOf(input.vessel);
  const rule = ruleAgainst(
    berth,
    wishFor(boat, nights, { accepts_below_min: input.confirm_min_length === true, accepts_not_offered: true }),
  );
  if (rule !== null) return refuseBerth({ rule, berth }, boat);
  const held = state.by_vessel.get(input.vessel_id)?.firstIn(nights.start, nights.end);
  if (held !== undefined) return vesselHasBerth(held);
  const kept = guardResident(state, { id: input.allocation_id, vessel_id: input.vessel_id }, [nights], input.both);
  if (isRefusal(kept)) return kept;
  const shut = closedTo(berth, nights);
  if (shut !== null) return refuseBerth(shut, boat);
  const visit = berth.visits.firstIn(nights.start, nights.end);
  if (visit !== undefined) {
    return refuseBerth({ rule: 'taken', berth, allocation_id: visit.allocation.id, nights: visit }, boat);
  }
  const other = berth.residencies.firstIn(nights.start, nights.end);
  if (other !== undefined) {
    return refuseBerth({ rule: 'resident', berth, allocation_id: other.residency.id, nights: other }, boat);
  }
  const { allocation_id, berth_id, boater_id, vessel_id, start_date } = input;
  const data = { allocation_id, berth_id, boater_id, vessel_id, vessel: vesselOf(boat), start_date };
  const min_length_confirmed = minimumRule(boat, berth) !== null;
  return [{ type: 'ResidentBerthed', data: { ...data, end_date: endDate(nights.end), min_length_confirmed, ...kept } }];
}

function sameFacts(known: Residency, input: BerthResidentInput): boolean {
  const boat = measuresOf(input.vessel);
  return (
    known.segments[0]?.berth.facts.berth_id === input.berth_id &&
    known.boater_id === input.boater_id &&
    known.vessel_id === input.vessel_id &&
    known.start === dayNumber(input.start_date) &&
    known.end === endDay(input.end_date) &&
    known.length === boat.length &&
    known.beam === boat.beam &&
    known.draft === boat.draft &&
    known.type === boat.type
  );
}

const residencyExists = (known: Residency): Refusal =>
  refuse('conflict', berthErrors.allocation_exists, { details: residencyFacts(known) });

/** Ends a holder's residency and what is left of its absences. Visitors in the berth stay. */
export function residentLeaves(state: BerthPlanState, input: ResidentLeavesInput, context: PlanContext): PlanDecision {
  const known = state.residencies.get(input.allocation_id);
  if (known === undefined) {
    return state.ended.has(input.allocation_id) ? [] : notFound(berthErrors.allocation_not_found, input.allocation_id);
  }
  const left = Math.max(dayNumber(input.left_on ?? context.today), known.start);
  if (left >= known.end) return [];
  const needed = refusedOwnStays(state, known, { start: left, end: known.end });
  if (needed !== null) return needed;
  const absence_ids = absenceIdsIn(known, left, known.end);
  return [
    {
      type: 'ResidentLeft',
      data: {
        allocation_id: known.id,
        berth_id: berthHeldOn(known, left).facts.berth_id,
        boater_id: known.boater_id,
        vessel_id: known.vessel_id,
        left_on: dateOfDay(left),
        absence_ids,
        previous_absences: absencesOf(state, absence_ids),
        previous_segments: known.segments.map(heldSegmentOf),
        vessel: vesselOf(known),
      },
    },
  ];
}
