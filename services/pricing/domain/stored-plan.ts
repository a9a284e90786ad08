import * as z from 'zod';
import { seasonPricingPlan, type Plan, type PlanDraft } from '../../../contracts/pricing/plan.js';
import type { DraftChange } from '../../../contracts/pricing/versions.js';
import { storedPercent } from '../../../contracts/pricing/plan-deposit.js';
import { toDecimal, toMinor } from '../../../contracts/vocabulary/money.js';
import { id } from '../../../contracts/vocabulary/route.js';

/** An amount in minor units; the brand prevents a request's decimals from being stored by mistake. */
const minorUnits = z.number().int().min(0).brand<'MinorUnits'>();
export type MinorUnits = z.infer<typeof minorUnits>;

/** The plan as the log holds it: every row with its id, every amount in minor units. */
export const storedPlan = seasonPricingPlan(() => minorUnits, id, storedPercent).extend({ id });
export type StoredPlan = z.infer<typeof storedPlan>;
/** A draft as the log holds it; null: the plan it becomes has no id yet. */
export const storedDraft = storedPlan.extend({ id: id.nullable() });
export type StoredDraft = z.infer<typeof storedDraft>;
export type Season = StoredPlan['seasons'][number];
export type Contract = StoredPlan['contracts'][number];
export type DepositRule = StoredPlan['deposit']['rule'];

type DraftDepositRule = PlanDraft['deposit']['rule'];
type Rates<M> = { daily: M | null; weekly: M | null; monthly: M | null };

const minor = (decimal: number): MinorUnits => toMinor(decimal) as MinorUnits;
const orNull = <A, B>(value: A | null, change: (value: A) => B): B | null => (value === null ? null : change(value));

function ratesWith<A, B>(rates: Rates<A>, change: (value: A) => B): Rates<B> {
  return {
    daily: orNull(rates.daily, change),
    weekly: orNull(rates.weekly, change),
    monthly: orNull(rates.monthly, change),
  };
}

function ruleToStored(rule: DraftDepositRule): DepositRule {
  return rule.deposit_type === 'FIXED_AMOUNT' ? { ...rule, amount: minor(rule.amount) } : rule;
}

function ruleFromStored(rule: DepositRule): DraftDepositRule {
  return rule.deposit_type === 'FIXED_AMOUNT' ? { ...rule, amount: toDecimal(rule.amount) } : rule;
}

/**
 * A draft in the log's form. `newId` returns a UUID for a row without an id, given the row's path in the plan; the same
 * row of the same command gets the same UUID.
 */
export function toStored(draft: PlanDraft, planId: string, newId: (path: string) => string): StoredPlan {
  const { rule, exceptions } = draft.deposit;
  const { liveaboard } = draft.surcharges;
  return {
    ...draft,
    id: planId,
    seasons: draft.seasons.map((season, index) => ({
      ...season,
      id: season.id ?? newId(`seasons.${index}`),
      rates: season.rates.map((rates) => ({ ...ratesWith(rates, minor), daily: minor(rates.daily) })),
    })),
    contracts: draft.contracts.map((contract, index) => ({
      ...contract,
      id: contract.id ?? newId(`contracts.${index}`),
      rates: contract.rates.map((rates) => ratesWith(rates, minor)),
    })),
    deposit: {
      rule: ruleToStored(rule),
      exceptions: {
        days_before_arrival: orNull(exceptions.days_before_arrival, (it) => ({ ...it, rule: ruleToStored(it.rule) })),
        short_stay: orNull(exceptions.short_stay, (it) => ({ ...it, rule: ruleToStored(it.rule) })),
        low_cost: orNull(exceptions.low_cost, (it) => ({ below: minor(it.below), rule: ruleToStored(it.rule) })),
      },
    },
    surcharges: {
      ...draft.surcharges,
      liveaboard: orNull(liveaboard, (it) =>
        it.type === 'SQUARE_METRE'
          ? { ...it, price: minor(it.price) }
          : { ...it, categories: it.categories.map((row) => ({ ...row, surcharge: minor(row.surcharge) })) },
      ),
    },
    custom_surcharges: draft.custom_surcharges.map((surcharge, index) => ({
      ...surcharge,
      id: surcharge.id ?? newId(`custom_surcharges.${index}`),
      value: minor(surcharge.value),
    })),
    hourly: orNull(draft.hourly, (it) => ({
      ...it,
      categories: it.categories.map((row) => ({
        ...row,
        price_per_hour: minor(row.price_per_hour),
        most_per_day: minor(row.most_per_day),
      })),
    })),
  };
}

/** The stored plan in the API's form. */
export function fromStored(stored: StoredPlan): Plan {
  const { rule, exceptions } = stored.deposit;
  const { liveaboard } = stored.surcharges;
  return {
    ...stored,
    seasons: stored.seasons.map((season) => ({
      ...season,
      rates: season.rates.map((rates) => ({ ...ratesWith(rates, toDecimal), daily: toDecimal(rates.daily) })),
    })),
    contracts: stored.contracts.map((contract) => ({
      ...contract,
      rates: contract.rates.map((rates) => ratesWith(rates, toDecimal)),
    })),
    deposit: {
      rule: ruleFromStored(rule),
      exceptions: {
        days_before_arrival: orNull(exceptions.days_before_arrival, (it) => ({ ...it, rule: ruleFromStored(it.rule) })),
        short_stay: orNull(exceptions.short_stay, (it) => ({ ...it, rule: ruleFromStored(it.rule) })),
        low_cost: orNull(exceptions.low_cost, (it) => ({
          below: toDecimal(it.below),
          rule: ruleFromStored(it.rule),
        })),
      },
    },
    surcharges: {
      ...stored.surcharges,
      liveaboard: orNull(liveaboard, (it) =>
        it.type === 'SQUARE_METRE'
          ? { ...it, price: toDecimal(it.price) }
          : { ...it, categories: it.categories.map((row) => ({ ...row, surcharge: toDecimal(row.surcharge) })) },
      ),
    },
    custom_surcharges: stored.custom_surcharges.map((surcharge) => ({
      ...surcharge,
      value: toDecimal(surcharge.value),
    })),
    hourly: orNull(stored.hourly, (it) => ({
      ...it,
      categories: it.categories.map((row) => ({
        ...row,
        price_per_hour: toDecimal(row.price_per_hour),
        most_per_day: toDecimal(row.most_per_day),
      })),
    })),
  };
}

/** A draft in the API's form. */
export function draftFromStored({ id: planId, ...rows }: StoredDraft): DraftChange {
  const { id: _, ...draft } = fromStored({ ...rows, id: '' });
  return planId === null ? draft : { ...draft, id: planId };
}

/** A draft as prices are computed from it, without being saved: rows without an id are named by their place. */
export function draftToStored({ id: planId, ...draft }: DraftChange): StoredPlan {
  return toStored(draft, planId ?? '', (path) => path);
}
