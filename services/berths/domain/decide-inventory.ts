import { berthErrors } from '../../../contracts/berths/errors.js';
import { dayNumber } from '../../../contracts/vocabulary/dates.js';
import { refuse } from '../../../contracts/vocabulary/refusal.js';
import type { ChangeBerthInput, PlanContext, PlanDecision } from './berth-plan-commands.js';
import type { PlanBerth } from './berth-plan-events.js';
import { measured } from './berth-plan-evolve.js';
import type { BerthPlanState, PlannedBerth } from './berth-plan-state.js';
import { displace } from './displacement.js';
import { OPEN_END } from './nights.js';
import { berthNotFound, inUse } from './plan-refusals.js';
import { standingRule } from './placement.js';
import { sameJson } from '../../../contracts/vocabulary/same-json.js';

export function enterBerth(state: BerthPlanState, berth: PlanBerth): PlanDecision {
  const known = state.berths.get(berth.berth_id);
  if (known === undefined) return [{ type: 'BerthEnteredPlan', data: berth }];
  if (!known.left && sameJson(known.facts, berth)) return [];
  return refuse('conflict', berthErrors.berth_exists, { details: { berth_id: berth.berth_id } });
}

/**
 * Changes a berth's facts. Present or future visitors who no longer fit, or whose berth is no longer offered, are
 * refused or, if the command allows it, displaced. Residents stay: only the offer to visitors ends.
 */
export function changeBerth(state: BerthPlanState, input: ChangeBerthInput, context: PlanContext): PlanDecision {
  const { berth: facts } = input;
  const known = state.berths.get(facts.berth_id);
  if (known === undefined || known.left) return berthNotFound(facts.berth_id);
  if (sameJson(known.facts, facts)) return [];
  const today = dayNumber(context.today);
  const changed: PlannedBerth = { ...known, ...measured(facts) };
  const now = (berth: PlannedBerth): PlannedBerth => (berth === known ? changed : berth);
  const stranded = known.visits
    .in(today, OPEN_END)
    .filter((segment) => standingRule(now(segment.berth), segment.over.map(now), segment.allocation) !== null);
  if (stranded.length > 0 && input.displace_visitors !== true) return inUse(berthErrors.berth_in_use, stranded);
  const displaced = displace(state, known, stranded, (segment) => Math.max(segment.start, today), 'BERTH_CHANGED');
  return [...displaced, { type: 'BerthChangedInPlan', data: facts }];
}

export function renamePier(state: BerthPlanState, data: { pier_id: string; pier_name: string }): PlanDecision {
  for (const { facts } of state.berths.values()) {
    if (facts.pier_id === data.pier_id && facts.pier_name !== data.pier_name) {
      return [{ type: 'PierRenamedInPlan', data: { pier_id: data.pier_id, pier_name: data.pier_name } }];
    }
  }
  return [];
}

/** Deletes a berth, provided that no boat is berthed there now or in the future. */
export function leavePlan(state: BerthPlanState, berth_id: string, context: PlanContext): PlanDecision {
  const known = state.berths.get(berth_id);
  if (known === undefined) return berthNotFound(berth_id);
  if (known.left) return [];
  const today = dayNumber(context.today);
  const visits = known.visits.in(today, OPEN_END);
  const residencies = known.residencies.in(today, OPEN_END);
  if (visits.length + residencies.length > 0) return inUse(berthErrors.berth_in_use, visits, residencies);
  return [{ type: 'BerthLeftPlan', data: { berth_id } }];
}
