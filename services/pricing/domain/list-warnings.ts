import type { ListWarning } from '../../../contracts/pricing/quote-lines.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { tiersOf } from './list-nights.js';
import type { Stay } from './night-prices.js';
import { hasNights, nightsOfStay } from './stay-nights.js';
import type { ClassPrices, RateClass, Season, StoredPlan } from './stored-plan.js';

const nothing = { season: null, class: null, tier: null, nights: null, more: null, limit: null };

/** A length that a list without limits is tried with, in metres. */
const USUAL_LENGTH = 10;

/**
 * What should be seen before a list is published, of the whole list: stays that cost more than longer ones, boats that no
 * class takes, and seasons without a price. Amounts in minor units.
 * @param year the year whose seasons are tried
 */
export function listWarnings(plan: StoredPlan, year: number): ListWarning[] {
  return [
    ...nothingAbove(plan),
    ...(plan.classes === undefined ? [] : classWarnings(plan, plan.classes)),
    ...dearerStays(plan, year),
  ];
}

/** The longest boat that the list has a price for, where there is such a limit. */
function nothingAbove(plan: StoredPlan): ListWarning[] {
  const limits =
    plan.classes === undefined
      ? categoryLengths(plan)
      : plan.classes.filter(({ takes }) => isForAll(takes)).map(({ takes }) => takes.max_length);
  const lengths = limits.flatMap((limit) => (limit === null ? [] : [limit]));
  if (lengths.length === 0 || lengths.length < limits.length) return [];
  return [{ ...nothing, kind: 'NOTHING_ABOVE', limit: Math.max(...lengths) }];
}

function categoryLengths({ size_pricing: sizes }: StoredPlan): (number | null)[] {
  if (sizes.type === 'FIXED') return [null];
  return sizes.categories.map((category) => ('max_length' in category ? category.max_length : null));
}

/** A class of all kinds of boats at all places. */
function isForAll({ hull_types = [], vessel_types = [], piers = [], berths = [] }: RateClass['takes']): boolean {
  return [hull_types, vessel_types, piers, berths].every((set) => set.length === 0);
}

function classWarnings(plan: StoredPlan, classes: readonly RateClass[]): ListWarning[] {
  const { week, month } = tiersOf(plan);
  return classes.flatMap((one, row) => {
    const offers = (tier: 'week' | 'month') =>
      plan.seasons.some(({ prices }) => (prices?.[row]?.[tier] ?? null) !== null);
    return plan.seasons.flatMap((season): ListWarning[] => {
      const prices = season.prices?.[row];
      const named = { ...nothing, season: season.name, class: one.name };
      if (prices === undefined || isEmpty(prices)) return [{ ...named, kind: 'NO_PRICE_AT_ALL' }];
      const missing = (['week', 'month'] as const).filter((tier) => {
        const follows = (tier === 'week' ? week : month).costs_nights !== null;
        return prices[tier] === null && prices.night === null && offers(tier) && !follows;
      });
      const spans = [
        { tier: 'week' as const, nights: week.nights },
        { tier: 'month' as const, nights: month.nights ?? 30 },
      ];
      return [
        ...missing.map((tier) => ({ ...named, kind: 'NO_PRICE_FOR_TIER' as const, tier })),
        ...spans.flatMap(({ tier, nights }): ListWarning[] => {
          const [price, night] = [prices[tier], prices.night];
          if (price === null || night === null || price <= night * nights) return [];
          return [{ ...named, kind: 'TIER_DEARER_THAN_PARTS', tier, nights, more: price - night * nights }];
        }),
        ...cheaperThanSmaller(classes, row, season, prices, named),
      ];
    });
  });
}

const isEmpty = ({ night, week, month, season }: ClassPrices) =>
  [night, week, month, season].every((price) => price === null);

/** A larger boat of the same kind that pays less by the boat. */
function cheaperThanSmaller(
  classes: readonly RateClass[],
  row: number,
  season: Season,
  prices: ClassPrices,
  named: typeof nothing | object,
): ListWarning[] {
  const [own, before] = [classes[row], classes[row - 1]];
  const smaller = season.prices?.[row - 1];
  if (own === undefined || before === undefined || smaller === undefined) return [];
  const comparable =
    own.charged.by === 'BOAT' && before.charged.by === 'BOAT' && isForAll(own.takes) && isForAll(before.takes);
  const less = comparable && prices.night !== null && smaller.night !== null ? smaller.night - prices.night : 0;
  return less > 0 ? [{ ...nothing, ...named, kind: 'CLASS_CHEAPER_THAN_SMALLER', tier: 'night', more: less }] : [];
}

/** Stays of one night less than a week or a month that cost more than it. */
function dearerStays(plan: StoredPlan, year: number): ListWarning[] {
  const tiers = tiersOf(plan);
  if (tiers.combine === 'CAPPED') return [];
  const spans = [
    { tier: 'week' as const, nights: tiers.week.nights },
    { tier: 'month' as const, nights: tiers.month.nights ?? 30 },
  ];
  return boatsOf(plan).flatMap(({ name, vessel }) =>
    plan.seasons.flatMap((season) =>
      spans.flatMap(({ tier, nights }): ListWarning[] => {
        const start = `${String(year)}-${season.from.slice(3)}-${season.from.slice(0, 2)}`;
        const cost = (count: number) => amountOf(plan, vessel, start, count);
        const [shorter, whole] = [cost(nights - 1), cost(nights)];
        if (shorter === null || whole === null || shorter <= whole) return [];
        const named = { ...nothing, season: season.name, class: name };
        return [{ ...named, kind: 'SHORTER_IS_DEARER', tier, nights: nights - 1, more: shorter - whole }];
      }),
    ),
  );
}

/** A boat of each class or category. */
function boatsOf(plan: StoredPlan): { readonly name: string | null; readonly vessel: Stay['vessel'] }[] {
  const boat = (length: number | null, beam: number | null) => {
    const sized = { length: length ?? USUAL_LENGTH, beam: beam ?? Math.max(1, (length ?? USUAL_LENGTH) / 3) };
    return { ...sized, hull_type: 'MONOHULL' as const };
  };
  if (plan.classes !== undefined) {
    const open = plan.classes.filter(({ takes }) => isForAll(takes));
    return open.map(({ name, takes }) => ({ name, vessel: boat(takes.max_length, takes.max_beam) }));
  }
  const { size_pricing: sizes } = plan;
  if (sizes.type === 'FIXED') return [{ name: null, vessel: boat(null, null) }];
  return sizes.categories.map((category) => {
    const [length, beam] =
      'max_length' in category
        ? [category.max_length, 'max_beam' in category ? category.max_beam : null]
        : [null, null];
    return { name: null, vessel: boat(length, beam) };
  });
}

function amountOf(plan: StoredPlan, vessel: Stay['vessel'], start_date: string, nights: number): number | null {
  const use = { contract_id: null, commercial: false, liveaboard: false };
  const found = nightsOfStay(plan, { vessel, start_date, end_date: addDays(start_date, nights), ...use }, start_date);
  return hasNights(found) ? found.spans.reduce((sum, { amount }) => sum + amount, 0) : null;
}
