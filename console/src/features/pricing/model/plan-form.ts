import type { Plan } from '../../../../../contracts/pricing/plan.js';
import type { DraftChange } from '../../../../../contracts/pricing/versions.js';

/** A value while it is edited: a number may be missing. */
type Edited<T> = T extends number
  ? number | null
  : T extends readonly (infer Row)[]
    ? Edited<Row>[]
    : T extends object
      ? { [Key in keyof T]: Edited<T[Key]> }
      : T;

/** The plan as the fields hold it, in decimals. */
export type PlanForm = Edited<DraftChange>;
export type SeasonForm = PlanForm['seasons'][number];
export type ContractForm = PlanForm['contracts'][number];
export type RatesForm = ContractForm['rates'][number];
export type DepositRuleForm = PlanForm['deposit']['rule'];
export type SizePricingForm = PlanForm['size_pricing'];
export type ClassForm = NonNullable<PlanForm['classes']>[number];
export type ChargedForm = ClassForm['charged'];
export type ClassPricesForm = NonNullable<SeasonForm['prices']>[number];
export type WeekendForm = NonNullable<SeasonForm['weekend']>;
export type PriceChangeForm = WeekendForm['change'];
export type CategoryForm = Extract<SizePricingForm, { categories: unknown }>['categories'][number];

/** One season over the whole year: the start of a marina without prices. */
export function blankPlan(seasonName: string): PlanForm {
  return {
    size_pricing: { type: 'FIXED', per: 'METRE', minimum_chargeable_length: null },
    rate_calculation: 'STANDARD',
    seasons: [{ name: seasonName, from: '01/01', to: '01/01', rates: [blankRates()], extra_charge: null }],
    contracts: [],
    discounts: [],
    deposit: {
      rule: { deposit_type: 'NONE', amount: null },
      exceptions: { days_before_arrival: null, short_stay: null, low_cost: null },
    },
    surcharges: { multihull: null, commercial: null, liveaboard: null },
    custom_surcharges: [],
    hourly: null,
  };
}

export function blankRates(): RatesForm & { daily: number | null } {
  return { daily: null, weekly: null, monthly: null };
}

export function formOf(plan: Plan | DraftChange): PlanForm {
  return structuredClone(plan);
}

/** The categories of the plan; none where a price per unit holds for all boats. */
export function categoriesOf({ size_pricing }: PlanForm): readonly CategoryForm[] {
  return size_pricing.type === 'FIXED' ? [] : size_pricing.categories;
}

/** The largest size of a category as its first measure. */
export function sizeOf(category: CategoryForm | undefined): number | null {
  if (category === undefined) return null;
  return 'max_square_metres' in category ? category.max_square_metres : category.max_length;
}

/** Another price type; every season and contract then has a row of rates for each category. */
export function withSizePricing(form: PlanForm, type: SizePricingForm['type']): PlanForm {
  const before = categoriesOf(form);
  const sizes = before.length === 0 ? [null] : before.map(sizeOf);
  const size_pricing: SizePricingForm =
    type === 'FIXED'
      ? { type, per: 'METRE', minimum_chargeable_length: null }
      : type === 'LENGTH_CATEGORIES'
        ? { type, categories: sizes.map((max_length) => ({ max_length })) }
        : type === 'LENGTH_AND_BEAM_CATEGORIES'
          ? { type, categories: sizes.map((max_length) => ({ max_length, max_beam: null })) }
          : { type, categories: sizes.map((max_square_metres) => ({ max_square_metres })) };
  const rows = type === 'FIXED' ? 1 : sizes.length;
  const fitted = <R extends RatesForm>(rates: R[]) =>
    Array.from({ length: rows }, (_, at) => rates[at] ?? blankRates());
  return {
    ...form,
    size_pricing,
    seasons: form.seasons.map((season) => ({ ...season, rates: fitted(season.rates) })),
    contracts: form.contracts.map((contract) => ({ ...contract, rates: fitted(contract.rates) })),
  };
}

/** Adds a category at the end, or removes the one at `index`, with its row of rates everywhere. */
export function withCategory(form: PlanForm, index: number | 'new'): PlanForm {
  const next = structuredClone(form);
  const { size_pricing } = next;
  if (size_pricing.type === 'FIXED') return next;
  const rows = [...next.seasons, ...next.contracts];
  if (index === 'new') {
    if (size_pricing.type === 'LENGTH_CATEGORIES') size_pricing.categories.push({ max_length: null });
    else if (size_pricing.type === 'SQUARE_METRE_CATEGORIES') size_pricing.categories.push({ max_square_metres: null });
    else size_pricing.categories.push({ max_length: null, max_beam: null });
    for (const { rates } of rows) rates.push(blankRates());
  } else {
    size_pricing.categories.splice(index, 1);
    for (const { rates } of rows) rates.splice(index, 1);
  }
  return next;
}

/** Changes the row at `index` of a copied form; nothing where there is none. */
export function editRow<Row>(rows: readonly Row[] | undefined, index: number, recipe: (row: Row) => void): void {
  const row = rows?.[index];
  if (row !== undefined) recipe(row);
}
