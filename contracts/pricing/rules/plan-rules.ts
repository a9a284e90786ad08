import { planFieldErrors as keys } from '../errors.js';
import type { PlanDraft } from '../plan.js';
import type { FieldError } from '../../vocabulary/refusal.js';
import { availabilityIsLonger } from './contract-period.js';
import { publishedListErrors } from './published-list-rules.js';
import { seasonErrors } from './season-calendar.js';

/**
 * Rules between the fields of a draft whose fields are each well-formed (spec 3 §5, Pricing). Paths are relative to the
 * plan.
 */
export function planErrors(draft: PlanDraft): FieldError[] {
  return [
    ...seasonErrors(draft.seasons),
    ...categoryErrors(draft.size_pricing),
    ...rateErrors(draft),
    ...contractErrors(draft.contracts),
    ...repeated(draft.discounts, (discount) => discount.nights, 'discounts', 'nights', keys.discountDuplicate),
    ...beamErrors(draft.surcharges.liveaboard),
    ...hourlyErrors(draft.hourly),
    ...publishedListErrors(draft),
    ...rowLists.flatMap((list) =>
      repeated<{ id?: string }>(draft[list] ?? [], (row) => row.id, list, 'id', keys.rowIdDuplicate),
    ),
  ];
}

const rowLists = [
  'seasons',
  'contracts',
  'custom_surcharges',
  'classes',
  'events',
  'tourist_taxes',
  'discount_rules',
] as const;

/** A category that fits into an earlier one could never be reached: a boat gets the first one that holds it. */
function categoryErrors(pricing: PlanDraft['size_pricing']): FieldError[] {
  if (pricing.type === 'FIXED') return [];
  const sizes = pricing.categories.map((category) =>
    'max_square_metres' in category
      ? [category.max_square_metres]
      : 'max_beam' in category
        ? [category.max_length, category.max_beam]
        : [category.max_length],
  );
  const isNoLarger = (size: number[], than: number[]) => size.every((measure, at) => measure <= (than[at] ?? 0));
  return sizes.flatMap((size, index) =>
    sizes.slice(0, index).some((earlier) => isNoLarger(size, earlier))
      ? [{ path: `size_pricing.categories.${index}`, code: keys.categoryTooSmall }]
      : [],
  );
}

/** One row of rates for a fixed price, else one per category. */
function rateErrors(draft: PlanDraft): FieldError[] {
  const rows = draft.size_pricing.type === 'FIXED' ? 1 : draft.size_pricing.categories.length;
  return (['seasons', 'contracts'] as const).flatMap((list) =>
    draft[list].flatMap((tariff, index) =>
      tariff.rates.length === rows ? [] : [{ path: `${list}.${index}.rates`, code: keys.categoryRates }],
    ),
  );
}

function contractErrors(contracts: PlanDraft['contracts']): FieldError[] {
  return contracts.flatMap((contract, index) => {
    const errors: FieldError[] = [];
    if (!availabilityIsLonger(contract)) {
      errors.push({ path: `contracts.${index}.availability.end_date`, code: keys.availabilityTooShort });
    }
    for (const [row, rates] of contract.rates.entries()) {
      // Where there are classes, they price the contract.
      if (contract.prices === undefined && rates.daily === null && rates.weekly === null && rates.monthly === null) {
        errors.push({ path: `contracts.${index}.rates.${row}.monthly`, code: keys.pricePerMetre });
      }
    }
    return errors;
  });
}

function beamErrors(liveaboard: PlanDraft['surcharges']['liveaboard']): FieldError[] {
  if (liveaboard?.type !== 'BEAM_CATEGORIES') return [];
  const path = 'surcharges.liveaboard.categories';
  return repeated(liveaboard.categories, (category) => category.min_beam, path, 'min_beam', keys.beamDuplicate);
}

function hourlyErrors(hourly: PlanDraft['hourly']): FieldError[] {
  if (hourly === null) return [];
  const errors: FieldError[] = [];
  if (hourly.to <= hourly.from) errors.push({ path: 'hourly.to', code: keys.hourlyEndNotLater });
  if (hourly.free_hours > hourly.most_hours) errors.push({ path: 'hourly.free_hours', code: keys.hourlyFree });
  for (const [index, { max_length }] of hourly.categories.entries()) {
    if (index > 0 && max_length <= (hourly.categories[index - 1]?.max_length ?? 0)) {
      errors.push({ path: `hourly.categories.${index}.max_length`, code: keys.categoryTooSmall });
    }
  }
  return errors;
}

/** An error for each row that repeats an earlier row's value. */
function repeated<R>(
  rows: readonly R[],
  value: (row: R) => string | number | undefined,
  list: string,
  field: string,
  code: string,
): FieldError[] {
  const seen = new Set<string | number>();
  return rows.flatMap((row, index) => {
    const key = value(row);
    if (key === undefined) return [];
    if (seen.has(key)) return [{ path: `${list}.${index}.${field}`, code }];
    seen.add(key);
    return [];
  });
}
