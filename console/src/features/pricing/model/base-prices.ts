import { countedUnits } from './counted-units.js';
import type { PlanForm } from './plan-form.js';
import { type PriceTier, priceAt } from './plan-form-classes.js';

/**
 * The price at the length from which a class is charged by the metre: that of the first class before it that takes boats of this length.
 * Null where there is none. A price that was typed for the class takes its place.
 */
export function followedPrice(form: PlanForm, season: number, row: number, tier: PriceTier): number | null {
  const charged = chargedIn(form, season, row);
  if (charged?.by !== 'BOAT_THEN_METRE' || charged.up_to === null) return null;
  const length = charged.up_to;
  const below = form.classes
    ?.slice(0, row)
    .findIndex(({ takes }) => takes.max_length !== null && takes.max_length >= length);
  if (below === undefined || below < 0) return null;
  const [price, how] = [priceAt(form, season, below, tier), chargedIn(form, season, below)];
  if (price === null || how === undefined) return null;
  if (how.by === 'BOAT') return price;
  return how.by === 'METRE' ? Math.round(countedUnits(length, how.counted, how.least) * price * 100) / 100 : null;
}

function chargedIn(form: PlanForm, season: number, row: number) {
  return form.seasons[season]?.prices?.[row]?.charged ?? form.classes?.[row]?.charged;
}

/** The price at that length as it is charged. */
export function basePrice(form: PlanForm, season: number, row: number, tier: PriceTier): number | null {
  return form.seasons[season]?.prices?.[row]?.base?.[tier] ?? followedPrice(form, season, row, tier);
}
