import { pricingErrors } from '../../../contracts/pricing/errors.js';
import type { PlanChange, PlanDraft } from '../../../contracts/pricing/plan.js';
import type { DraftChange } from '../../../contracts/pricing/versions.js';
import { planErrors } from '../../../contracts/pricing/rules/plan-rules.js';
import { isRefusal, refuse, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';

import type { PricingEvent } from './pricing-events.js';
import { storedDraft, type StoredDraft, storedPlan, toStored, type StoredPlan } from './stored-plan.js';

/** A marina's prices: one season pricing plan, or none, and the changes that are not published yet. */
export interface PricingState {
  readonly plan: StoredPlan | null;
  /** All editors of the marina share one draft; publishing and deleting the plan discard it. */
  readonly draft: { readonly plan: StoredDraft; readonly saved_at: string } | null;
}

export function initial(): PricingState {
  return { plan: null, draft: null };
}

export function evolve(state: PricingState, event: PricingEvent): PricingState {
  switch (event.type) {
    case 'SeasonPricingPlanCreated':
    case 'SeasonPricingPlanUpdated':
      return { plan: event.data.season_pricing_plan, draft: null };
    case 'SeasonPricingPlanDeleted':
      return { plan: null, draft: null };
    case 'PricingDraftSaved':
      return { ...state, draft: { plan: event.data.draft, saved_at: event.data.at } };
    case 'PricingDraftDiscarded':
      return { ...state, draft: null };
    default:
      return unknownKind(event, state);
  }
}

/** The plan that publishing would put in force: the draft, or the plan itself if there is none. */
export function planOfDraft({ plan, draft }: PricingState): StoredPlan | null {
  return draft === null ? plan : { ...draft.plan, id: draft.plan.id ?? '' };
}

export type PricingCommand =
  | { readonly type: 'CreateSeasonPricingPlan'; readonly season_pricing_plan: PlanDraft }
  | {
      readonly type: 'UpdateSeasonPricingPlan';
      readonly season_pricing_plan: PlanChange;
      /** Reservations whose boaters get the new price. */
      readonly reprice?: readonly string[];
    }
  | { readonly type: 'SavePricingDraft'; readonly season_pricing_plan: DraftChange }
  | { readonly type: 'DiscardPricingDraft' }
  | { readonly type: 'DeleteSeasonPricingPlan'; readonly season_pricing_plan_id: string };

type Of<T extends PricingCommand['type']> = Extract<PricingCommand, { readonly type: T }>;

export interface PricingContext {
  /** A UUID for the plan (`''`) or for the row at a path of it; deterministic within one command. */
  readonly newId: (path: string) => string;
  readonly now: string;
  /** Contracts of the plan that current, future or offered stays use; absent: not looked up. */
  readonly contracts_in_use?: ReadonlyMap<string, number>;
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
    case 'UpdateSeasonPricingPlan':
      return updatePlan(command, state, context);
    case 'DeleteSeasonPricingPlan': {
      const planId = command.season_pricing_plan_id;
      if (state.plan?.id !== planId) return refuse('not_found', pricingErrors.planNotFound);
      const missing = refuseMissing(state.plan, [], context);
      if (missing !== null) return missing;
      return [{ type: 'SeasonPricingPlanDeleted', data: { season_pricing_plan_id: planId } }];
    }
    case 'SavePricingDraft': {
      const { id: planId = null, ...draft } = command.season_pricing_plan;
      if ((state.plan?.id ?? null) !== planId) return refuse('not_found', pricingErrors.planNotFound);
      const plan = { ...toStored(draft, '', context.newId), id: planId };
      if (state.draft !== null && isSameDraft(plan, state.draft.plan)) return [];
      return [{ type: 'PricingDraftSaved', data: { draft: plan, at: context.now } }];
    }
    case 'DiscardPricingDraft':
      return discardDraft(state);
    default:
      return unknownKind(command, []);
  }
}

function updatePlan(
  { season_pricing_plan: { id: planId, ...draft }, reprice = [] }: Of<'UpdateSeasonPricingPlan'>,
  state: PricingState,
  context: PricingContext,
): PricingEvent[] | Refusal {
  if (state.plan?.id !== planId) return refuse('not_found', pricingErrors.planNotFound);
  const plan = checked(draft, planId, context);
  if (isRefusal(plan)) return plan;
  // Publishing an unchanged plan is a no-op, except that it discards a draft.
  if (isSame(plan, state.plan)) return discardDraft(state);
  const missing = refuseMissing(state.plan, plan.contracts, context);
  if (missing !== null) return missing;
  const data = { season_pricing_plan: plan, ...(reprice.length === 0 ? {} : { reprice: [...reprice] }) };
  return [{ type: 'SeasonPricingPlanUpdated', data }];
}

function discardDraft({ draft }: PricingState): PricingEvent[] {
  return draft === null ? [] : [{ type: 'PricingDraftDiscarded', data: {} }];
}

/** Ids of the contracts that a change would take out of the plan. */
export function contractsMissing(
  plan: StoredPlan | null,
  kept: readonly { readonly id?: string | undefined }[],
): string[] {
  const ids = new Set(kept.map(({ id }) => id));
  return (plan?.contracts ?? []).flatMap(({ id }) => (ids.has(id) ? [] : [id]));
}

/** Whoever stays on a contract must find it when it is renewed; its availability ends it for everybody else. */
function refuseMissing(
  plan: StoredPlan,
  kept: StoredPlan['contracts'],
  { contracts_in_use = new Map() }: PricingContext,
): Refusal | null {
  const missing = new Set(contractsMissing(plan, kept));
  const used = plan.contracts.filter(({ id }) => missing.has(id) && contracts_in_use.has(id));
  if (used.length === 0) return null;
  const people = used.reduce((sum, { id }) => sum + (contracts_in_use.get(id) ?? 0), 0);
  return refuse('conflict', pricingErrors.contractInUse, {
    details: { contracts: used.map(({ name }) => name), people },
  });
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

function isSameDraft(one: StoredDraft, other: StoredDraft): boolean {
  const written = (plan: StoredDraft) => JSON.stringify(storedDraft.parse(plan));
  return written(one) === written(other);
}

/** Compiles only while every kind is handled above. */
function unknownKind<T>(_: never, unchanged: T): T {
  return unchanged;
}
