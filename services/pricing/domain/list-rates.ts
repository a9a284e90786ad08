import type { NotCovered } from '../../../contracts/pricing/price.js';
import type { CountedBoat } from '../../../contracts/pricing/quote-lines.js';
import type { ChargedBy } from '../../../contracts/pricing/rate-classes.js';
import type { PriceTier, UnitCount } from '../../../contracts/pricing/vocabulary.js';
import { isSizeKnown } from '../../../contracts/vocabulary/sizes.js';
import { type Boat, chargeFor, isMultihull, SIZE_SCALE } from './chargeable-size.js';
import type { Stay, StayPlace } from './night-prices.js';
import type { ClassPrices, Contract, RateClass, Season, StoredPlan } from './stored-plan.js';

/** Prices of one boat, in minor units at `SIZE_SCALE`; null: not offered. */
export interface BoatPrices extends Readonly<Record<PriceTier, bigint | null>> {
  /** What square metres above the class cost each night, on top of every span. */
  readonly extra: bigint;
}

/** A boat in a list: its class, how it is counted, and its prices in a season or under a contract. */
export interface RatedBoat {
  readonly counted: CountedBoat;
  readonly pricesIn: (season: Season) => BoatPrices;
  /** Undefined: the contract has no prices by class. */
  readonly pricesUnder: (contract: Contract) => BoatPrices | undefined;
}

interface Size {
  /** In 1/10,000 m. */
  readonly length: bigint;
  /** In 1/100 m. */
  readonly beam: bigint;
}

const hundredths = (value: number): bigint => BigInt(Math.round(value * 100));
const METRE = 10_000n;

/** Whether nights of the list are priced by classes, spans or rules that lists of earlier versions do not have. */
export function isPublishedList(plan: StoredPlan): boolean {
  return (
    plan.classes !== undefined ||
    plan.tiers !== undefined ||
    [plan.events, plan.lead_times, plan.places].some((rules) => (rules?.length ?? 0) > 0) ||
    (plan.charged_size ?? 'BOAT') !== 'BOAT' ||
    plan.surcharges.multihull?.applies_to === 'PRICE' ||
    plan.prices_include_vat === false ||
    plan.seasons.some(({ weekend, later_nights: later }) => (weekend ?? null) !== null || (later?.length ?? 0) > 0) ||
    plan.contracts.some(
      ({ liveaboard, paid_in_instalments: paid }) => (liveaboard ?? null) !== null || (paid ?? null) !== null,
    )
  );
}

/** The boat by the list; a reason where no class takes it. */
export function rateBoat(plan: StoredPlan, { vessel, place }: Stay): RatedBoat | NotCovered {
  const sized = sizeOf(plan, vessel, place);
  const { multihull } = plan.surcharges;
  const factor = multihull?.applies_to === 'PRICE' && isMultihull(vessel) ? multihull.length_multiplier : 1;
  const rated =
    plan.classes === undefined
      ? byRows(plan, sized.boat)
      : byClass(plan, plan.classes, sized.boat, sized.size, place ?? null);
  return 'reason' in rated ? rated : { ...rated, counted: { ...rated.counted, factor } };
}

export function isNotCovered(rated: RatedBoat | NotCovered): rated is NotCovered {
  return 'reason' in rated;
}

/** The size that the boat is charged by: its own or that of its berth; the length of a multihull may be multiplied. */
function sizeOf(
  plan: StoredPlan,
  vessel: Boat,
  place: StayPlace | undefined,
): { readonly boat: Boat; readonly size: Size } {
  const berth = place?.size ?? null;
  const by = berth === null ? 'BOAT' : (plan.charged_size ?? 'BOAT');
  const measured = (own: number, berthed: number | undefined) =>
    by === 'BOAT' || berthed === undefined ? own : by === 'BERTH' ? berthed : Math.max(own, berthed);
  const boat = {
    ...vessel,
    length: measured(vessel.length, berth?.length),
    beam: measured(vessel.beam, berth?.beam),
  };
  const { multihull } = plan.surcharges;
  const onLength = multihull !== null && multihull.applies_to !== 'PRICE' && isMultihull(vessel);
  const multiplier = onLength ? hundredths(multihull.length_multiplier) : 100n;
  return { boat, size: { length: hundredths(boat.length) * multiplier, beam: hundredths(boat.beam) } };
}

type Unrated = Omit<RatedBoat, 'counted'> & { readonly counted: Omit<CountedBoat, 'factor'> };

/** A list without classes has rows of daily, weekly and monthly rates by size. */
function byRows(plan: StoredPlan, boat: Boat): Unrated | NotCovered {
  const charge = chargeFor(plan, boat);
  if (charge === null) {
    const { size_pricing: sizes } = plan;
    const lengths =
      sizes.type === 'FIXED' ? [] : sizes.categories.map((one) => ('max_length' in one ? one.max_length : 0));
    const limit = Math.max(0, ...lengths);
    return refused(
      !isSizeKnown(boat.beam) && limit === 0 ? 'BEAM_UNKNOWN' : 'BOAT_TOO_LARGE',
      limit === 0 ? null : limit,
    );
  }
  const { row, units } = charge;
  const pricesOf = ({ rates }: Pick<Season | Contract, 'rates'>): BoatPrices => {
    const of = (tier: 'daily' | 'weekly' | 'monthly') => {
      const minor = rates[row]?.[tier] ?? null;
      return minor === null ? null : BigInt(minor) * units;
    };
    const spans = { night: of('daily'), week: of('weekly'), month: of('monthly') };
    return completed(plan, { ...spans, season: null, year: null, period: null, extra: 0n });
  };
  const { size_pricing: sizes } = plan;
  const unit = sizes.type === 'FIXED' ? sizes.per : 'BOAT';
  return {
    counted: { class: null, unit, units: Number(units) / Number(SIZE_SCALE) },
    pricesIn: pricesOf,
    pricesUnder: pricesOf,
  };
}

function byClass(
  plan: StoredPlan,
  classes: readonly RateClass[],
  boat: Boat,
  size: Size,
  place: StayPlace | null,
): Unrated | NotCovered {
  const row = classes.findIndex((one) => takes(one, boat, size, place));
  const found = classes[row];
  if (found === undefined) return unclassed(classes, boat, place);
  const byBeam = (charged: ChargedBy) => charged.by === 'SQUARE_METRE' && !isSizeKnown(boat.beam);
  const rows = plan.seasons.map(({ prices }) => prices?.[row]?.charged ?? found.charged);
  if (rows.some(byBeam)) return refused('BEAM_UNKNOWN', null, found.name);
  const { unit, units } = countedBy(found.charged, size);
  return {
    counted: { class: found.name, unit, units: Number(units) / Number(SIZE_SCALE) },
    pricesIn: (season) => completed(plan, seasonPrices(classes, row, season, size)),
    pricesUnder: (contract) => {
      const own = contract.prices?.[row];
      if (own === undefined) return undefined;
      const counted = countedBy(own.charged ?? found.charged, size).units;
      const of = (minor: number | null) => (minor === null ? null : BigInt(minor) * counted);
      const { night, week, month, year, period } = own;
      const spans = { night: of(night), week: of(week), month: of(month), season: null };
      return completed(plan, { ...spans, year: of(year), period: of(period), extra: 0n });
    },
  };
}

function takes({ takes: limits }: RateClass, boat: Boat, size: Size, place: StayPlace | null): boolean {
  const { max_length, max_beam, max_square_metres: area } = limits;
  const needsBeam = max_beam !== null || area !== null;
  return (
    isOpenTo(limits, boat, place) &&
    (!needsBeam || isSizeKnown(boat.beam)) &&
    (max_length === null || size.length <= hundredths(max_length) * 100n) &&
    (max_beam === null || size.beam <= hundredths(max_beam)) &&
    (area === null || size.length * size.beam <= hundredths(area) * 10_000n)
  );
}

/** Whether a class is for this kind of boat and for its place; a class of some places takes nobody whose place is not known. */
function isOpenTo(limits: RateClass['takes'], boat: Boat, place: StayPlace | null): boolean {
  const { hull_types = [], vessel_types = [], piers = [], berths = [] } = limits;
  const hull = isMultihull(boat) ? 'MULTIHULL' : 'MONOHULL';
  return (
    (hull_types.length === 0 || hull_types.includes(hull)) &&
    (vessel_types.length === 0 || (boat.type != null && vessel_types.includes(boat.type))) &&
    isAt({ piers, berths }, place)
  );
}

export function isAt(
  { piers = [], berths = [] }: { readonly piers?: readonly string[]; readonly berths?: readonly string[] },
  place: StayPlace | null,
): boolean {
  if (piers.length === 0 && berths.length === 0) return true;
  const at = (ids: readonly string[], id: string | null | undefined) => id != null && ids.includes(id);
  return at(piers, place?.pier_id) || at(berths, place?.berth_id);
}

function unclassed(classes: readonly RateClass[], boat: Boat, place: StayPlace | null): NotCovered {
  const open = classes.filter(({ takes: limits }) => isOpenTo(limits, boat, place));
  if (open.length === 0) return refused('BOAT_IN_NO_CLASS', null);
  const unknown =
    !isSizeKnown(boat.beam) &&
    open.some(({ takes: { max_beam, max_square_metres: area } }) => (max_beam ?? area) !== null);
  if (unknown) return refused('BEAM_UNKNOWN', null);
  const lengths = open.flatMap(({ takes: { max_length } }) => (max_length === null ? [] : [max_length]));
  return refused('BOAT_TOO_LARGE', lengths.length === 0 ? null : Math.max(...lengths));
}

function refused(reason: NotCovered['reason'], limit: number | null, name: string | null = null): NotCovered {
  return { reason, limit, date: null, season: null, class: name };
}

/** A length or an area in counted units, at `SIZE_SCALE`. */
function counted(size: bigint, how: UnitCount): bigint {
  if (how === 'EXACT') return size;
  const step = how === 'HALF_STARTED' || how === 'HALF_COMPLETED' ? SIZE_SCALE / 2n : SIZE_SCALE;
  const whole = how === 'STARTED' || how === 'HALF_STARTED' ? size + step - 1n : size;
  return (whole / step) * step;
}

function countedBy(
  charged: ChargedBy,
  { length, beam }: Size,
): { readonly unit: CountedBoat['unit']; readonly units: bigint } {
  const metres = length * (SIZE_SCALE / METRE);
  const atLeast = (units: bigint, least: number | null) => {
    const lowest = hundredths(least ?? 0) * (SIZE_SCALE / 100n);
    return units > lowest ? units : lowest;
  };
  switch (charged.by) {
    case 'BOAT':
      return { unit: 'BOAT', units: SIZE_SCALE };
    case 'METRE':
      return { unit: 'METRE', units: atLeast(counted(metres, charged.counted), charged.least) };
    case 'SQUARE_METRE':
      return { unit: 'SQUARE_METRE', units: atLeast(counted(length * beam, charged.counted), charged.least) };
    case 'BOAT_THEN_METRE': {
      const above = metres - hundredths(charged.up_to) * (SIZE_SCALE / 100n);
      return { unit: 'METRE', units: above > 0n ? counted(above, charged.counted) : 0n };
    }
  }
}

const SEASON_TIERS = ['night', 'week', 'month', 'season'] as const;
type SeasonTier = (typeof SEASON_TIERS)[number];

/** The prices of a class in a season, before those that follow from the price of a night. */
function seasonPrices(classes: readonly RateClass[], row: number, season: Season, size: Size): BoatPrices {
  const found = classes[row];
  const prices = season.prices?.[row];
  const none = { night: null, week: null, month: null, season: null, year: null, period: null, extra: 0n };
  if (found === undefined || prices === undefined) return none;
  const charged = prices.charged ?? found.charged;
  const { units } = countedBy(charged, size);
  const base = charged.by === 'BOAT_THEN_METRE' ? basePrices(classes, row, season, charged.up_to, size) : null;
  const extra = extraOf(prices, found, size);
  const of = (tier: SeasonTier): bigint | null => {
    const minor = prices[tier];
    const below = base?.[tier] ?? null;
    // Up to the length, the base alone is due; above it, both must be offered.
    if (minor === null && !(base !== null && units === 0n)) return null;
    if (base !== null && below === null) return null;
    return BigInt(minor ?? 0) * units + (below ?? 0n);
  };
  const spans = Object.fromEntries(SEASON_TIERS.map((tier) => [tier, of(tier)])) as Record<SeasonTier, bigint | null>;
  const least = BigInt(prices.least_amount ?? 0) * SIZE_SCALE;
  const night = spans.night === null ? null : larger(spans.night, least);
  const year = found.year === null ? null : BigInt(found.year) * countedBy(found.charged, size).units;
  return { ...spans, night, year, period: null, extra };
}

function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}

/** What a night costs for the square metres above the size of the class, at `SIZE_SCALE`. */
function extraOf(
  { extra_square_metre: rule }: ClassPrices,
  { takes: limits }: RateClass,
  { length, beam }: Size,
): bigint {
  if (rule == null) return 0n;
  const own = limits.max_square_metres ?? (limits.max_length ?? 0) * (limits.max_beam ?? 0);
  const above = length * beam - hundredths(rule.above ?? own) * 10_000n;
  return above <= 0n ? 0n : BigInt(rule.night) * counted(above, rule.counted);
}

/** Prices of a boat of the length at which prices by the metre begin: typed in, or those of an earlier class. */
function basePrices(
  classes: readonly RateClass[],
  row: number,
  season: Season,
  up_to: number,
  { beam }: Size,
): Record<SeasonTier, bigint | null> {
  const typed = season.prices?.[row]?.base ?? null;
  if (typed !== null) {
    return Object.fromEntries(
      SEASON_TIERS.map((tier) => [tier, typed[tier] === null ? null : BigInt(typed[tier]) * SIZE_SCALE]),
    ) as Record<SeasonTier, bigint | null>;
  }
  const length = hundredths(up_to) * 100n;
  const below = classes.findIndex(
    ({ takes: { max_length } }, at) => at < row && max_length !== null && length <= hundredths(max_length) * 100n,
  );
  return { ...seasonPrices(classes, below, season, { length, beam }) };
}

/** Weeks and months without a price of their own cost so many nights, where the list says so. */
function completed({ tiers }: StoredPlan, prices: BoatPrices): BoatPrices {
  const { night } = prices;
  if (tiers === undefined || night === null) return prices;
  const nights = (count: number | null) => (count === null ? null : night * BigInt(count));
  return {
    ...prices,
    week: prices.week ?? nights(tiers.week.costs_nights),
    month: prices.month ?? nights(tiers.month.costs_nights),
  };
}
