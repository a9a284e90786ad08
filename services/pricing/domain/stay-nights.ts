import type { NotCovered } from '../../../contracts/pricing/price.js';
import type { PriceTier } from '../../../contracts/pricing/vocabulary.js';
import { isSizeKnown } from '../../../contracts/vocabulary/sizes.js';
import { type PricedNights, type PricedSpan, priceListNights } from './list-nights.js';
import { isNotCovered, isPublishedList, rateBoat } from './list-rates.js';
import { exactLines, roundHalfUp, spread, type Stay } from './night-prices.js';
import type { StoredPlan } from './stored-plan.js';

const TIERS: Readonly<Record<'daily' | 'weekly' | 'monthly', PriceTier>> = {
  daily: 'night',
  weekly: 'week',
  monthly: 'month',
};

/**
 * The nights of a stay by any list, in minor units, or why it has no price for them.
 * @param today for the time between booking and arrival
 * @param vat percent of VAT on nights, for lists without it
 */
export function nightsOfStay(plan: StoredPlan, stay: Stay, today: string, vat = 0): PricedNights | NotCovered {
  if (isPublishedList(plan) && !hasRatesOfItsOwn(plan, stay)) return priceListNights(plan, stay, today, vat);
  const lines = exactLines(plan, stay);
  if (lines === null) return whyNot(plan, stay);
  const rated = rateBoat({ ...plan, classes: undefined }, stay);
  let first = 0;
  const spans = lines.flatMap((line): PricedSpan[] => {
    const [night] = line;
    if (night === undefined) return [];
    const nights = line.length;
    const amount = roundHalfUp(line.reduce((sum, { exact }) => sum + exact, 0n));
    const span = { tier: TIERS[night.rate.tier], first, nights, span: nights, amount };
    first += nights;
    return [span];
  });
  const nights = lines.flatMap((line) => {
    const shares = spread(line);
    return line.flatMap(({ tariff, rate }, index) => {
      const night = shares[index];
      return night === undefined ? [] : [{ ...night, name: tariff.name, charged_as: TIERS[rate.tier] }];
    });
  });
  const counted = isNotCovered(rated) ? { class: null, unit: 'BOAT' as const, units: 1, factor: 1 } : rated.counted;
  return { counted, spans, nights };
}

export function hasNights(priced: PricedNights | NotCovered): priced is PricedNights {
  return 'nights' in priced;
}

/** A contract without prices by class keeps its rates. */
function hasRatesOfItsOwn({ classes, contracts }: StoredPlan, { contract_id }: Stay): boolean {
  const contract = contracts.find(({ id }) => id === contract_id);
  return classes !== undefined && contract !== undefined && contract.prices === undefined;
}

function whyNot(plan: StoredPlan, stay: Stay): NotCovered {
  const nothing = { date: null, season: null, class: null, limit: null };
  if (stay.liveaboard && plan.surcharges.liveaboard !== null && !isSizeKnown(stay.vessel.beam)) {
    return { ...nothing, reason: 'BEAM_UNKNOWN' };
  }
  const rated = rateBoat(plan, stay);
  if (isNotCovered(rated)) return rated;
  return stay.contract_id === null
    ? { ...nothing, reason: 'NO_PRICE', date: stay.start_date }
    : { ...nothing, reason: 'CONTRACT_NOT_OFFERED', date: stay.start_date };
}
