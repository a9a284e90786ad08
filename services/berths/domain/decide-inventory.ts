import { berthErrors } from '../../../contracts/berths/errors.js';
import type { LossCause, RemovalRule } from '../../../contracts/berths/vocabulary.js';
import { dayNumber } from '../../../contracts/vocabulary/dates.js';
import { isRefusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { sameJson } from '../../../contracts/vocabulary/same-json.js';
import type { ChangeInventoryInput, PlanContext, PlanDecision } from './berth-plan-commands.js';
import type { PlanBerth } from './berth-plan-events.js';
import type { BerthPlanState } from './berth-plan-state.js';
import { displace } from './displacement.js';
import { berthNotFound, inUse } from './plan-refusals.js';
import { boatsAhead, strandedBy } from './stranded-stays.js';

/**
 * Adds, changes and removes berths in one decision: all or none. Present or future visitors who no longer fit, or whose
 * berth is out of use, are refused or, if the command allows it, displaced. Residents stay: only the offer to visitors
 * ends. A berth with boats now or later is not removed. What the plan has already is a no-op.
 */
export function changeInventory(
  state: BerthPlanState,
  input: ChangeInventoryInput,
  context: PlanContext,
): PlanDecision {
  const parts = [
    ...input.enter.map((berth) => enterBerth(state, berth)),
    changeBerths(state, input, context),
    leavePlan(state, input.leave, context),
  ];
  const refusal = parts.find(isRefusal);
  return refusal ?? parts.flatMap((part) => (isRefusal(part) ? [] : part));
}

function enterBerth(state: BerthPlanState, berth: PlanBerth): PlanDecision {
  const known = state.berths.get(berth.berth_id);
  if (known === undefined) return [{ type: 'BerthEnteredPlan', data: berth }];
  if (!known.left && sameJson(known.facts, berth)) return [];
  return refuse('conflict', berthErrors.berth_exists, { details: { berth_id: berth.berth_id } });
}

function changeBerths(state: BerthPlanState, input: ChangeInventoryInput, context: PlanContext): PlanDecision {
  const unknown = input.change.find(({ berth_id }) => state.berths.get(berth_id)?.left !== false);
  if (unknown !== undefined) return berthNotFound(unknown.berth_id);
  const changed = input.change.filter((facts) => !sameJson(state.berths.get(facts.berth_id)?.facts, facts));
  const today = dayNumber(context.today);
  const found = strandedBy(state, changed, today);
  const stranded = found.map(({ segment }) => segment);
  const causes = new Map(found.map(({ segment, rule }) => [segment, causeOf(rule)]));
  if (stranded.length > 0 && input.displace_visitors !== true) return inUse(berthErrors.berth_in_use, stranded);
  // Where several berths change, none of them is given to a visitor of another one.
  const lost = new Set(changed.map(({ berth_id }) => berth_id));
  const displaced = displace(
    state,
    lost,
    stranded,
    (segment) => Math.max(segment.start, today),
    'BERTH_CHANGED',
    causes,
  );
  return [...displaced, ...changed.map((data) => ({ type: 'BerthChangedInPlan' as const, data }))];
}

function causeOf(rule: RemovalRule): LossCause {
  return rule === 'inactive' ? 'OUT_OF_SERVICE' : 'TOO_SMALL';
}

export function renamePier(state: BerthPlanState, data: { pier_id: string; pier_name: string }): PlanDecision {
  for (const { facts } of state.berths.values()) {
    if (facts.pier_id === data.pier_id && facts.pier_name !== data.pier_name) {
      return [{ type: 'PierRenamedInPlan', data: { pier_id: data.pier_id, pier_name: data.pier_name } }];
    }
  }
  return [];
}

function leavePlan(state: BerthPlanState, berth_ids: readonly string[], context: PlanContext): PlanDecision {
  const unknown = berth_ids.find((id) => !state.berths.has(id));
  if (unknown !== undefined) return berthNotFound(unknown);
  const leaving = berth_ids.flatMap((id) => state.berths.get(id) ?? []).filter((berth) => !berth.left);
  const { visits, residencies } = boatsAhead(leaving, dayNumber(context.today));
  if (visits.length + residencies.length > 0) return inUse(berthErrors.berth_in_use, visits, residencies);
  return leaving.map(({ facts }) => ({ type: 'BerthLeftPlan', data: { berth_id: facts.berth_id } }));
}
