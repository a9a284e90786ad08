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

export type RateClass = NonNullable<StoredPlan['classes']>[number];
export type ClassPrices = NonNullable<Season['prices']>[number];
export type TouristTaxRule = NonNullable<StoredPlan['tourist_taxes']>[number];

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

/** The fields of published lists that are amounts; the parts below have no other fields of these names. */
const AMOUNTS = new Set([
  'night',
  'week',
  'month',
  'season',
  'year',
  'period',
  'amount',
  'least_amount',
  'at_most',
  'price_per_kwh',
  'most_per_person',
  'most_per_stay',
]);
/** The parts of a season or contract that are converted with care of their types. */
const CONVERTED = new Set(['rates']);

/** A copy in which each amount is converted. @typeParam T the converted form, which differs in its amounts only */
function withMoney<T>(value: unknown, change: (amount: number) => number): T {
  const converted = (part: unknown, key: string): unknown => {
    if (typeof part === 'number') return AMOUNTS.has(key) ? change(part) : part;
    if (Array.isArray(part)) return part.map((one) => converted(one, ''));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([name, inner]) => [name, CONVERTED.has(name) ? inner : converted(inner, name)]),
    );
  };
  return converted(value, '') as T;
}

const PUBLISHED = [
  'classes',
  'events',
  'lead_times',
  'places',
  'electricity',
  'tourist_taxes',
  'discount_rules',
] as const;

/** The parts of a plan that published lists have, as far as it has them, with converted amounts. */
function publishedParts<T extends Partial<Record<(typeof PUBLISHED)[number], unknown>>>(
  plan: Partial<Record<(typeof PUBLISHED)[number], unknown>>,
  change: (amount: number) => number,
): Pick<T, (typeof PUBLISHED)[number]> {
  const parts = PUBLISHED.flatMap((part) => (plan[part] === undefined ? [] : [[part, withMoney(plan[part], change)]]));
  return Object.fromEntries(parts) as Pick<T, (typeof PUBLISHED)[number]>;
}

/** The rows of published lists, each with its id. */
function named(draft: Partial<PlanDraft>, newId: (path: string) => string) {
  const rows = (['classes', 'events', 'tourist_taxes', 'discount_rules'] as const).flatMap((list) => {
    const found: readonly { readonly id?: string | undefined }[] | undefined = draft[list];
    return found === undefined
      ? []
      : [[list, found.map((row, index) => ({ ...row, id: row.id ?? newId(`${list}.${index}`) }))]];
  });
  return { ...draft, ...(Object.fromEntries(rows) as object) };
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
  const { classes, events, lead_times, places, electricity, tourist_taxes, discount_rules, ...rest } = draft;
  const published = { classes, events, lead_times, places, electricity, tourist_taxes, discount_rules };
  const { liveaboard } = draft.surcharges;
  return {
    ...rest,
    ...publishedParts<StoredPlan>(named(published, newId), minor),
    id: planId,
    seasons: draft.seasons.map((season, index) => ({
      ...withMoney<Season>(season, minor),
      id: season.id ?? newId(`seasons.${index}`),
      rates: season.rates.map((rates) => ({ ...ratesWith(rates, minor), daily: minor(rates.daily) })),
    })),
    contracts: draft.contracts.map((contract, index) => ({
      ...withMoney<Contract>(contract, minor),
      id: contract.id ?? newId(`contracts.${index}`),
      rates: contract.rates.map((rates) => ratesWith(rates, minor)),
    })),
    deposit: {
      ...draft.deposit,
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
    ...publishedParts<Plan>(stored, toDecimal),
    seasons: stored.seasons.map((season) => ({
      ...withMoney<Plan['seasons'][number]>(season, toDecimal),
      rates: season.rates.map((rates) => ({ ...ratesWith(rates, toDecimal), daily: toDecimal(rates.daily) })),
    })),
    contracts: stored.contracts.map((contract) => ({
      ...withMoney<Plan['contracts'][number]>(contract, toDecimal),
      rates: contract.rates.map((rates) => ratesWith(rates, toDecimal)),
    })),
    deposit: {
      ...stored.deposit,
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
