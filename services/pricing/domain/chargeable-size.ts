import { type HullType, isSizeKnown, type VesselType } from '../../../contracts/vocabulary/sizes.js';
import type { StoredPlan } from './stored-plan.js';

export interface Boat {
  /** Metres, at most two decimals. */
  readonly length: number;
  readonly beam: number;
  readonly hull_type: HullType | null;
  readonly type?: VesselType | null | undefined;
}

/** Sizes are exact, in millionths of a metre or square metre: length × multiplier × beam has six decimals. */
export const SIZE_SCALE = 1_000_000n;
const hundredths = (value: number): bigint => BigInt(Math.round(value * 100));

/** A catamaran is a multihull by default. */
export function isMultihull({ hull_type, type }: Boat): boolean {
  return hull_type === null ? type === 'CATAMARAN' : hull_type === 'MULTIHULL';
}

/** Chargeable length in 1/10,000 m: a multihull's is multiplied. */
function countedLength(plan: StoredPlan, boat: Boat): bigint {
  const { multihull } = plan.surcharges;
  const counts = isMultihull(boat) && multihull?.applies_to !== 'PRICE';
  const multiplier = counts ? (multihull?.length_multiplier ?? 1) : 1;
  return hundredths(boat.length) * hundredths(multiplier);
}

/** The boat's real area, at `SIZE_SCALE`. */
export function boatArea(boat: Boat): bigint {
  return hundredths(boat.length) * hundredths(boat.beam) * 100n;
}

function needsBeam(pricing: StoredPlan['size_pricing']): boolean {
  if (pricing.type === 'FIXED') return pricing.per === 'SQUARE_METRE';
  return pricing.type !== 'LENGTH_CATEGORIES';
}

/** The row of a tariff's rates that applies to the boat, and the number of units at `SIZE_SCALE`. */
export interface Charge {
  readonly row: number;
  readonly units: bigint;
}

/** Null if the boat is larger than every category, or the price depends on a beam that is not known. */
export function chargeFor(plan: StoredPlan, boat: Boat): Charge | null {
  const pricing = plan.size_pricing;
  if (!isSizeKnown(boat.beam) && needsBeam(pricing)) return null;
  const length = countedLength(plan, boat);
  if (pricing.type === 'FIXED') {
    const minimum = hundredths(pricing.minimum_chargeable_length ?? 0) * 100n;
    const charged = length > minimum ? length : minimum;
    return { row: 0, units: charged * (pricing.per === 'METRE' ? 100n : hundredths(boat.beam)) };
  }
  const fits = (category: (typeof pricing.categories)[number]): boolean => {
    if ('max_square_metres' in category) {
      return length * hundredths(boat.beam) <= hundredths(category.max_square_metres) * 10_000n;
    }
    return (
      length <= hundredths(category.max_length) * 100n && (!('max_beam' in category) || boat.beam <= category.max_beam)
    );
  };
  const row = (pricing.categories as (typeof pricing.categories)[number][]).findIndex(fits);
  return row < 0 ? null : { row, units: SIZE_SCALE };
}
