import { pricingErrors } from '../../../contracts/pricing/errors.js';
import type { PlanChange, PlanDraft } from '../../../contracts/pricing/plan.js';
import { isRefusal, refuse, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { planErrors } from './plan-rules.js';
import type { PricingEvent } from './pricing-events.js';
import { storedPlan, toStored, type StoredPlan } from './stored-plan.js';

/** A marina's prices: one season pricing plan, or none. */
export interface PricingState {
  readonly plan: StoredPlan | null;
}

export function initial(): PricingState {
  return { plan: null };
}

export function evolve(state: PricingState, event: PricingEvent): PricingState {
  switch (event.type) {
    case 'SeasonPricingPlanCreated':
    case 'SeasonPricingPlanUpdated':
      return { plan: event.data.season_pricing_plan };
    case 'SeasonPricingPlanDeleted':
      return { plan: null };
    default:
      return unknownKind(event, state);
  }
}

export type PricingCommand =
  | { readonly type: 'CreateSeasonPricingPlan'; readonly season_pricing_plan: PlanDraft }
  | { readonly type: 'UpdateSeasonPricingPlan'; readonly season_pricing_plan: PlanChange }
  | { readonly type: 'DeleteSeasonPricingPlan'; readonly season_pricing_plan_id: string };

export interface PricingContext {
  /** A UUID for the plan (`''`) or for the row at a path of it; deterministic within one command. */
  readonly newId: (path: string) => string;
}

/** The contract has validated each field of a draft; this checks the rules between fields. */
export function decide(
  command: PricingCommand,
  state: PricingState,
  context: PricingContext,
): PricingEvent[] | Refusal {
  switch (command.type) {
    case 'CreateSeasonPricingPlan': {
      if (state.plan !== null) return refuse('conflict', pricingErrors.planExists);
      const plan = checked(command.season_pricing_plan, context.newId(''), context);
      return isRefusal(plan) ? plan : [{ type: 'SeasonPricingPlanCreated', data: { season_pricing_plan: plan } }];
    }
    case 'UpdateSeasonPricingPlan': {
      const { id: planId, ...draft } = command.season_pricing_plan;
      if (state.plan?.id !== planId) return refuse('not_found', pricingErrors.planNotFound);
      const plan = checked(draft, planId, context);
      if (isRefusal(plan)) return plan;
      // Saving an unchanged plan is a no-op.
      if (isSame(plan, state.plan)) return [];
      return [{ type: 'SeasonPricingPlanUpdated', data: { season_pricing_plan: plan } }];
    }
    case 'DeleteSeasonPricingPlan': {
      const planId = command.season_pricing_plan_id;
      if (state.plan?.id !== planId) return refuse('not_found', pricingErrors.planNotFound);
      return [{ type: 'SeasonPricingPlanDeleted', data: { season_pricing_plan_id: planId } }];
    }
    default:
      return unknownKind(command, []);
  }
}

function checked(draft: PlanDraft, planId: string, context: PricingContext): StoredPlan | Refusal {
  const errors = planErrors(draft);
  if (errors.length > 0) {
    return refuseFields(...errors.map(({ path, code }) => ({ path: `season_pricing_plan.${path}`, code })));
  }
  return toStored(draft, planId, context.newId);
}

/** Both plans come from the same schema, which fixes the order of their fields. */
function isSame(one: StoredPlan, other: StoredPlan): boolean {
  const written = (plan: StoredPlan) => JSON.stringify(storedPlan.parse(plan));
  return written(one) === written(other);
}

/** Compiles only while every kind is handled above. */
function unknownKind<T>(_: never, unchanged: T): T {
  return unchanged;
}
