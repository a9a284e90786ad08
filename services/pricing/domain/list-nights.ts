import { addMonths, endOfPeriod, isUnderContract } from '../../../contracts/pricing/rules/contract-period.js';
import { dayOfSeasonDate, seasonFinder } from '../../../contracts/pricing/rules/season-calendar.js';
import type { NotCovered } from '../../../contracts/pricing/price.js';
import type { CountedBoat, QuotedNight } from '../../../contracts/pricing/quote-lines.js';
import type { PlanTiers } from '../../../contracts/pricing/plan-tiers.js';
import { priceTiers, type PriceTier } from '../../../contracts/pricing/vocabulary.js';
import { dateOfDay, dayNumber } from '../../../contracts/vocabulary/dates.js';
import { isSizeKnown } from '../../../contracts/vocabulary/sizes.js';
import { boatArea, SIZE_SCALE } from './chargeable-size.js';
import { type BoatPrices, isAt, isNotCovered, rateBoat } from './list-rates.js';
import type { Stay } from './night-prices.js';
import type { Contract, Season, StoredPlan } from './stored-plan.js';

/** A span of a stay at one price. */
export interface PricedSpan {
  readonly tier: PriceTier;
  /** Index of the first night of the stay, and how many of its nights the span covers. */
  readonly first: number;
  readonly nights: number;
  /** How many nights the price is for: more than `nights` where a stay pays a longer span than it lasts. */
  readonly span: number;
  /** Minor units. */
  readonly amount: number;
}

export interface PricedNight extends QuotedNight {
  readonly tariff_id: string;
}

export interface PricedNights {
  readonly counted: CountedBoat;
  readonly spans: readonly PricedSpan[];
  /** Their amounts add up to the spans'. */
  readonly nights: readonly PricedNight[];
}

type Change = NonNullable<StoredPlan['lead_times']>[number]['change'];
type Tariff = Season | Contract;

/** What all spans of a stay are priced with. */
interface Priced {
  readonly plan: StoredPlan;
  readonly tiers: PlanTiers;
  /** Day number of the first night. */
  readonly start: number;
  readonly count: number;
  readonly tariffOf: (day: number) => Tariff;
  readonly pricesOf: (tariff: Tariff) => BoatPrices;
  /** The first of the days after `day` on which another season begins. */
  readonly seasonEnd: (day: number) => number;
  /** The same day so many months after a day of the stay, or the last one of a shorter month. */
  readonly monthsAfter: (day: number, months: number) => number;
  readonly factors: Factors;
  readonly contract: Contract | null;
  /** Amounts that were worked out, by season and what is done to them: most nights and weeks of a stay are alike. */
  readonly known: Map<Tariff, Map<number, number>>;
}

/** What is done to the price of every span, in this order: place, time of booking, factor and percentages, then the sum per night. */
interface Factors {
  readonly place: Change | null;
  readonly lead: Change | null;
  /** In hundredths. */
  readonly multihull: bigint;
  /** In hundredths of a percent, on top of the rate. */
  readonly percent: bigint;
  /** Minor units at `SIZE_SCALE` for each night of the stay. */
  readonly aboard: bigint;
  /** In hundredths of a percent of VAT that is not in the list. */
  readonly vat: bigint;
}

const WHOLE = 10_000n;
/** Nights of a month where a month's price stands in for that of nights. */
const NOMINAL_MONTH = 30;

/** Lists of earlier versions say how spans combine in one word. */
export function tiersOf({ tiers, rate_calculation }: StoredPlan): PlanTiers {
  if (tiers !== undefined) return tiers;
  const combine = rate_calculation === 'STANDARD' ? 'ADD_UP' : 'LONGEST';
  return {
    combine,
    edge: 'EACH_NIGHT',
    week: { nights: 7, costs_nights: null },
    month: { nights: null, costs_nights: null },
  };
}

/**
 * The nights of a stay by a published list, in minor units. Each span is rounded half up once, at its end.
 * @param today for the time between booking and arrival, where the stay does not say when it was booked
 * @param vat percent of VAT on nights, for lists without it
 */
export function priceListNights(plan: StoredPlan, stay: Stay, today: string, vat: number): PricedNights | NotCovered {
  const refused = (reason: NotCovered['reason'], more: Partial<NotCovered> = {}): NotCovered => {
    return { reason, date: null, season: null, class: null, limit: null, ...more };
  };
  const contract = stay.contract_id === null ? null : plan.contracts.find(({ id }) => id === stay.contract_id);
  if (contract === undefined || (contract !== null && !isUnderContract(contract, stay.start_date, stay.end_date))) {
    return refused('CONTRACT_NOT_OFFERED', { date: stay.start_date });
  }
  const residential = contract?.liveaboard ?? null;
  const byBeam = stay.liveaboard && residential === null && plan.surcharges.liveaboard !== null;
  if (byBeam && !isSizeKnown(stay.vessel.beam)) return refused('BEAM_UNKNOWN');
  const boat = rateBoat(plan, stay);
  if (isNotCovered(boat)) return boat;

  const known = new Map<Tariff, BoatPrices>();
  const seasonOf = finderOf(plan);
  const tariffOf = (day: number): Tariff => contract ?? seasonOf(day).season;
  const pricesOf = (tariff: Tariff): BoatPrices => {
    const found = known.get(tariff);
    if (found !== undefined) return found;
    const prices = 'period' in tariff ? (boat.pricesUnder(tariff) ?? nothing) : boat.pricesIn(tariff);
    known.set(tariff, prices);
    return prices;
  };
  const start = dayNumber(stay.start_date);
  const priced: Priced = {
    plan,
    tiers: tiersOf(plan),
    start,
    count: dayNumber(stay.end_date) - start,
    tariffOf,
    pricesOf,
    seasonEnd: (day) => (contract === null ? seasonOf(day).end : Number.MAX_SAFE_INTEGER),
    monthsAfter: monthsFrom(start),
    known: new Map(),
    factors: factorsOf(plan, stay, contract, boat.counted.factor, dayNumber(stay.booked_on ?? today), vat),
    contract,
  };
  const { count } = priced;
  const tooShort = shortest(priced);
  if (tooShort === null || tooShort > count) {
    const { name } = tariffOf(start);
    const reason = tooShort === null ? 'NO_PRICE' : 'STAY_TOO_SHORT';
    return refused(reason, { date: stay.start_date, season: name, class: boat.counted.class });
  }
  const spans = spansOf(priced);
  if (typeof spans === 'number') {
    const day = start + spans;
    return refused('NO_PRICE', { date: dateOfDay(day), season: tariffOf(day).name, class: boat.counted.class });
  }
  return { counted: boat.counted, spans, nights: spans.flatMap((span) => nightsOf(priced, span)) };
}

const nothing: BoatPrices = { night: null, week: null, month: null, season: null, year: null, period: null, extra: 0n };

/** The season of a day, and the first day after it on which the season ends. */
interface SeasonDay {
  readonly season: Season;
  readonly end: number;
}

/** Seasons by day number; a plan is asked thousands of times between two changes. */
const finders = new WeakMap<StoredPlan['seasons'], (day: number) => SeasonDay>();

function finderOf({ seasons }: StoredPlan): (day: number) => SeasonDay {
  const known = finders.get(seasons);
  if (known !== undefined) return known;
  const byDate = seasonFinder(seasons);
  const days = new Map<number, SeasonDay>();
  const [first] = seasons;
  const finder = (day: number): SeasonDay => {
    const known = days.get(day);
    if (known !== undefined) return known;
    // A valid plan has a season for every day; a draft may not, and its first one stands in.
    const season = byDate(dateOfDay(day)) ?? first;
    if (season === undefined) throw new Error('a plan without seasons is priced');
    const found = { season, end: endOfSeason(season, day) };
    days.set(day, found);
    return found;
  };
  finders.set(seasons, finder);
  return finder;
}

/** The first day after `day` on which the season ends; 29 February is 1 March in other years. */
function endOfSeason({ to }: Season, day: number): number {
  const ends = (year: number) => dayNumber(`${String(year).padStart(4, '0')}-${to.slice(3)}-${to.slice(0, 2)}`);
  const year = Number(dateOfDay(day).slice(0, 4));
  return ends(year) > day ? ends(year) : ends(year + 1);
}

/** Nights of the shortest span that the first night's tariff has a price for; null: none. */
function shortest({ pricesOf, tariffOf, start, tiers, contract }: Priced): number | null {
  const prices = pricesOf(tariffOf(start));
  if (prices.night !== null) return 1;
  if (prices.week !== null) return tiers.week.nights;
  if (prices.month !== null) return tiers.month.nights ?? dayNumber(addMonths(dateOfDay(start), 1)) - start;
  if (prices.season !== null) return 1;
  if (contract !== null && prices.period !== null) return 1;
  return prices.year === null ? null : 365;
}

/** The spans of the stay, as the list combines them; or the index of the first night without a price. */
function spansOf(priced: Priced): PricedSpan[] | number {
  return priced.tiers.combine === 'CAPPED' ? cheapest(priced) : inOrder(priced);
}

/** Whole longer spans first; what is left is charged by shorter ones, or as the list says. */
function inOrder(priced: Priced): PricedSpan[] | number {
  const { count, tiers } = priced;
  const reached = tiers.combine === 'ADD_UP' ? null : longestWhole(priced, 0, ends(priced));
  const endOf = ends(priced);
  const found: PricedSpan[] = [];
  for (let at = 0; at < count;) {
    const first = at;
    const span = (tier: PriceTier): PricedSpan | null => {
      const covered = tier === 'night' ? 1 : endOf(tier, first) - first;
      const nights = Math.min(covered, count - first);
      const charged = tiers.combine === 'LONGEST' ? nights : covered;
      const amount =
        tier === 'night' ? nightAmount(priced, first) : spanAmount(priced, tier, first, covered, nights, charged);
      return amount === null ? null : { tier, first, nights, span: covered, amount };
    };
    // A span without a price is put together from nights.
    const next = span(reached ?? longestWhole(priced, at, endOf)) ?? span('night');
    if (next === null) return at;
    found.push(next);
    endOf.passed(next);
    at += next.nights;
  }
  return found;
}

/**
 * Months after days of a stay in whole numbers, since a capped price asks for thousands of them: the first days of months
 * are looked up once.
 */
function monthsFrom(start: number): Priced['monthsAfter'] {
  const firsts: number[] = [];
  const [year, month] = [Number(dateOfDay(start).slice(0, 4)), Number(dateOfDay(start).slice(5, 7)) - 1];
  const firstOf = (index: number): number => {
    for (let next = firsts.length; next <= index; next += 1) {
      const of = month + next;
      const text = `${String(year + Math.floor(of / 12)).padStart(4, '0')}-${String((of % 12) + 1).padStart(2, '0')}-01`;
      firsts.push(dayNumber(text));
    }
    return firsts[index] ?? 0;
  };
  return (day, months) => {
    let index = Math.max(0, Math.floor((day - firstOf(0)) / 31));
    while (firstOf(index + 1) <= day) index += 1;
    const length = firstOf(index + months + 1) - firstOf(index + months);
    return firstOf(index + months) + Math.min(day - firstOf(index), length - 1);
  };
}

interface SpanEnds {
  /** Index of the night after a span that begins at `at`. */
  (tier: PriceTier, at: number): number;
  readonly passed: (span: PricedSpan) => void;
}

/** Where spans end. Months follow each other from the day on which the first of them begins, so that the 31st stays the 31st. */
function ends(priced: Priced): SpanEnds {
  const { start, tiers, contract } = priced;
  const chain = { tier: null as PriceTier | null, from: 0, months: 0, at: 0 };
  const months = (tier: PriceTier, at: number, count: number): number => {
    const follows = chain.tier === tier && chain.at === at;
    const [from, passed] = follows ? [chain.from, chain.months] : [at, 0];
    return priced.monthsAfter(start + from, passed + count) - start;
  };
  const endOf = (tier: PriceTier, at: number): number => {
    switch (tier) {
      case 'night':
        return at + 1;
      case 'week':
        return at + tiers.week.nights;
      case 'month':
        return tiers.month.nights === null ? months('month', at, 1) : at + tiers.month.nights;
      case 'season':
        return priced.seasonEnd(start + at) - start;
      case 'year':
        return months('year', at, 12);
      case 'period':
        return contract === null ? at + 1 : dayNumber(endOfPeriod(dateOfDay(start + at), contract.period)) - start;
    }
  };
  const passed = ({ tier, first, nights }: PricedSpan) => {
    if (tier !== 'month' && tier !== 'year') return;
    const follows = chain.tier === tier && chain.at === first;
    const own = tier === 'year' ? 12 : 1;
    Object.assign(chain, follows ? { months: chain.months + own } : { tier, from: first, months: own });
    chain.at = first + nights;
  };
  return Object.assign(endOf, { passed });
}

/** The longest span with a price that ends within the stay. */
function longestWhole(priced: Priced, at: number, endOf: SpanEnds): PriceTier {
  const { start, contract, count, seasonEnd } = priced;
  const fits = (tier: PriceTier) => {
    const end = endOf(tier, at);
    return end <= count && isOffered(priced, tier, at, end);
  };
  if (contract !== null && at === 0 && fits('period')) return 'period';
  if (fits('year')) return 'year';
  if (contract === null && seasonEnd(start + at - 1) === start + at && fits('season')) return 'season';
  if (fits('month')) return 'month';
  return fits('week') ? 'week' : 'night';
}

/** Whether a night within the span has a price for it; by the first night where its season prices the whole. */
function isOffered(priced: Priced, tier: PriceTier, at: number, end: number): boolean {
  const { tiers, pricesOf, tariffOf, start } = priced;
  if (tiers.edge === 'FIRST_NIGHT' || (tier !== 'week' && tier !== 'month')) {
    return pricesOf(tariffOf(start + at))[tier] !== null;
  }
  for (let day = start + at; day < start + end; day = priced.seasonEnd(day)) {
    if (pricesOf(tariffOf(day))[tier] !== null) return true;
  }
  return false;
}

/**
 * The cheapest of all combinations, in which the last span may be longer than the stay: from the end backwards, the least
 * that the nights from each one on cost. Of equal ones the longest span holds.
 */
function cheapest(priced: Priced): PricedSpan[] | number {
  const { count, tiers, start, contract } = priced;
  const least: number[] = Array.from({ length: count + 1 }, () => Number.POSITIVE_INFINITY);
  const chosen: (PricedSpan | undefined)[] = Array.from({ length: count });
  least[count] = 0;
  for (let at = count - 1; at >= 0; at -= 1) {
    const consider = (tier: PriceTier, end: number, amount: number | null) => {
      if (amount === null) return;
      const nights = Math.min(end, count) - at;
      const total = amount + (least[at + nights] ?? 0);
      if (total < (least[at] ?? 0)) {
        least[at] = total;
        chosen[at] = { tier, first: at, nights, span: end - at, amount };
      }
    };
    const prices = priced.pricesOf(priced.tariffOf(start + at));
    const spanOf = (tier: 'week' | 'month' | 'season' | 'year' | 'period', end: number) => {
      if (prices[tier] === null && !isOffered(priced, tier, at, end)) return;
      const nights = Math.min(end, count) - at;
      consider(tier, end, spanAmount(priced, tier, at, end - at, nights, end - at));
    };
    if (contract !== null && at === 0) spanOf('period', ends(priced)('period', 0));
    if (prices.year !== null) spanOf('year', priced.monthsAfter(start + at, 12) - start);
    if (prices.season !== null) spanOf('season', priced.seasonEnd(start + at) - start);
    if (tiers.month.nights === null) considerMonths(priced, at, consider);
    else spanOf('month', at + tiers.month.nights);
    spanOf('week', at + tiers.week.nights);
    consider('night', at + 1, nightAmount(priced, at));
  }
  const found: PricedSpan[] = [];
  for (let at = 0; at < count;) {
    const span = chosen[at];
    if (span === undefined) return at;
    found.push(span);
    at += span.nights;
  }
  return found;
}

/** One calendar month after another from a night on, each combination of so many months as one step. */
function considerMonths(
  priced: Priced,
  at: number,
  consider: (tier: PriceTier, end: number, amount: number | null) => void,
): void {
  const { start, count } = priced;
  let [end, total] = [at, 0];
  for (let months = 1; end < count; months += 1) {
    const next = priced.monthsAfter(start + at, months) - start;
    const listed = priced.pricesOf(priced.tariffOf(start + end)).month !== null;
    if (!listed && !isOffered(priced, 'month', end, next)) return;
    const amount = spanAmount(priced, 'month', end, next - end, Math.min(next, count) - end, next - end);
    if (amount === null) return;
    [end, total] = [next, total + amount];
    consider('month', end, total);
  }
}

/** A night by itself; null: there is no price of it. Where only longer spans have a price, a share of the shortest of them. */
function nightAmount(priced: Priced, at: number): number | null {
  const { plan, tariffOf, pricesOf, start, factors, tiers } = priced;
  const day = start + at;
  const tariff = tariffOf(day);
  const prices = pricesOf(tariff);
  if (prices.night === null) {
    const combine = tiers.combine !== 'CAPPED';
    return combine ? shareOfLonger(priced, tariff) : null;
  }
  const changes = 'period' in tariff || !hasNightRules(plan, tariff) ? [] : nightChanges(plan, tariff, day, at);
  const night = { n: prices.night + prices.extra, d: 1n };
  const ofNight = () => finished(night, changes, tariff, 1, 1, factors);
  if (changes.length === 0) return once(priced, tariff, 0, ofNight);
  return ofNight();
}

function shareOfLonger(priced: Priced, tariff: Tariff): number | null {
  const { pricesOf, tiers, count, contract } = priced;
  const prices = pricesOf(tariff);
  const spans: readonly (readonly [bigint | null, number])[] = [
    [prices.week, tiers.week.nights],
    [prices.month, tiers.month.nights ?? NOMINAL_MONTH],
    [prices.year, 365],
    [contract === null ? null : prices.period, contract === null ? 1 : ends(priced)('period', 0)],
  ];
  const found = spans.find(([price, nights]) => price !== null && count >= nights);
  if (found === undefined || found[0] === null) return null;
  const d = BigInt(found[1]);
  return finished({ n: found[0] + prices.extra * d, d }, [], tariff, 1, 1, priced.factors);
}

function hasNightRules({ events }: StoredPlan, { weekend, later_nights: later }: Season): boolean {
  return events !== undefined || weekend != null || later !== undefined;
}

/** The amount of a season that is the same for every span of its kind. */
function once({ known }: Priced, tariff: Tariff, key: number, amount: () => number): number {
  let own = known.get(tariff);
  if (own === undefined) {
    own = new Map();
    known.set(tariff, own);
  }
  let found = own.get(key);
  if (found === undefined) {
    found = amount();
    own.set(key, found);
  }
  return found;
}

/** A number for what the amount of a span depends on within a season; a stay has fewer nights than `MOST`. */
const MOST = 5_000;
function keyOf(tier: PriceTier, span: number, charged: number, nights: number): number {
  return priceTiers.indexOf(tier) + priceTiers.length * (span + MOST * (charged + MOST * nights));
}

/** An event in the place of the weekend, then the price of later nights of the stay. */
function nightChanges(plan: StoredPlan, season: Season, day: number, at: number): Change[] {
  const date = plan.events === undefined ? '' : dateOfDay(day);
  const event = plan.events?.find(({ from, to }) => from <= date && date < to);
  // 1970-01-01 was a Thursday.
  const weekday = ((((day + 3) % 7) + 7) % 7) + 1;
  const weekend = season.weekend?.days.includes(weekday) === true ? season.weekend.change : undefined;
  const later = (season.later_nights ?? []).reduce<{ from_night: number; change: Change } | undefined>(
    (best, one) => (one.from_night <= at + 1 && one.from_night > (best?.from_night ?? 0) ? one : best),
    undefined,
  );
  return [event?.change ?? weekend, later?.change].filter((change) => change !== undefined);
}

interface Exact {
  readonly n: bigint;
  readonly d: bigint;
}

/**
 * The price of a longer span; null: there is none. By the first night's season, or each night its own season's share, where a night
 * of a season without such a price costs its price by the night.
 * @param span nights that the price is for
 * @param nights nights of the stay in it
 * @param charged nights that are charged: the span, or the nights alone
 */
function spanAmount(
  priced: Priced,
  tier: PriceTier,
  at: number,
  span: number,
  nights: number,
  charged: number,
): number | null {
  const { tiers, tariffOf, pricesOf, start, factors } = priced;
  const first = tariffOf(start + at);
  const divided = tiers.edge === 'EACH_NIGHT' && (tier === 'week' || tier === 'month');
  const d = BigInt(span);
  if (!divided || priced.seasonEnd(start + at) >= start + at + charged) {
    const prices = pricesOf(first);
    const price = prices[tier];
    if (price === null) return divided ? sharedAmount(priced, tier, at, span, nights, charged) : null;
    const whole = price + (tier === 'week' || tier === 'month' ? prices.extra * d : 0n);
    const key = keyOf(tier, span, charged, nights);
    return once(priced, first, key, () =>
      finished({ n: whole * BigInt(charged), d }, [], first, charged, nights, factors),
    );
  }
  return sharedAmount(priced, tier, at, span, nights, charged);
}

/** Each night its own season's share; percentages of the seasons too. */
function sharedAmount(
  priced: Priced,
  tier: PriceTier,
  at: number,
  span: number,
  nights: number,
  charged: number,
): number | null {
  const { tariffOf, pricesOf, start, factors, seasonEnd } = priced;
  const d = BigInt(span);
  const last = start + at + charged;
  let n = 0n;
  let season: Tariff | undefined;
  for (let day = start + at; day < last;) {
    const end = Math.min(seasonEnd(day), last);
    season = tariffOf(day);
    const prices = pricesOf(season);
    const price = prices[tier] ?? (prices.night === null ? null : prices.night * d);
    if (price === null) return null;
    const extra = BigInt(Math.round((season.extra_charge?.percent ?? 0) * 100));
    n += (price + prices.extra * d) * BigInt(end - day) * (WHOLE + extra);
    day = end;
  }
  return finished({ n, d: d * WHOLE }, [], null, charged, nights, factors);
}

/**
 * An exact price with all that is done to it, rounded half up to minor units.
 * @param season whose extra charge is added; null: it is in the price
 * @param charged nights that are charged, of which `nights` are the stay's
 */
function finished(
  price: Exact,
  changes: readonly Change[],
  season: Tariff | null,
  charged: number,
  nights: number,
  { place, lead, multihull, percent, aboard, vat }: Factors,
): number {
  let { n, d } = price;
  const change = (one: Change | null | undefined) => {
    if (one == null) return;
    if (one.type === 'AMOUNT') n += BigInt(one.amount) * SIZE_SCALE * BigInt(charged) * d;
    else [n, d] = [n * (WHOLE + BigInt(Math.round(one.percent * 100))), d * WHOLE];
  };
  change(place);
  for (const one of changes) change(one);
  if (multihull !== 100n) [n, d] = [n * multihull, d * 100n];
  const extra = BigInt(Math.round((season?.extra_charge?.percent ?? 0) * 100)) + percent;
  if (extra !== 0n) [n, d] = [n * (WHOLE + extra), d * WHOLE];
  n += aboard * BigInt(nights) * d;
  change(lead);
  if (vat !== 0n) [n, d] = [n * (WHOLE + vat), d * WHOLE];
  const scale = SIZE_SCALE * d;
  return Number((2n * n + scale) / (2n * scale));
}

function factorsOf(
  plan: StoredPlan,
  stay: Stay,
  contract: Contract | null,
  factor: number,
  booked: number,
  vat: number,
): Factors {
  const days = dayNumber(stay.start_date) - booked;
  const lead = plan.lead_times?.find(
    ({ at_least_days: least, at_most_days: most }) =>
      (least === null || days >= least) && (most === null || days <= most),
  );
  const berth = stay.place?.size?.length ?? 0;
  const place = plan.places?.find(
    (rule) => isAt(rule, stay.place ?? null) && (rule.berth_from_length === null || berth >= rule.berth_from_length),
  );
  const residential = stay.liveaboard ? (contract?.liveaboard ?? null) : null;
  return {
    place: place?.change ?? null,
    lead: lead?.change ?? null,
    multihull: BigInt(Math.round(factor * 100)),
    percent: percentOnRate(plan, stay, contract),
    aboard: stay.liveaboard && residential === null ? aboardPerNight(plan, stay) : 0n,
    vat: plan.prices_include_vat === false ? BigInt(Math.round(vat * 100)) : 0n,
  };
}

/** Commercial use, residence under a contract and payment in instalments: percentages of the rate, which add up. */
function percentOnRate({ surcharges }: StoredPlan, stay: Stay, contract: Contract | null): bigint {
  const inParts = contract !== null && contract.instalments !== 'ONCE' && stay.paid_at_once !== true;
  const percents = [
    stay.commercial ? surcharges.commercial?.percent : undefined,
    stay.liveaboard ? contract?.liveaboard?.percent : undefined,
    inParts ? contract.paid_in_instalments?.percent : undefined,
  ];
  return percents.reduce<bigint>((sum, percent = 0) => sum + BigInt(Math.round(percent * 100)), 0n);
}

/** What living on board costs a night, at `SIZE_SCALE`. */
function aboardPerNight({ surcharges: { liveaboard } }: StoredPlan, { vessel }: Stay): bigint {
  if (liveaboard === null) return 0n;
  if (liveaboard.type === 'SQUARE_METRE') return BigInt(liveaboard.price) * boatArea(vessel);
  const reached = liveaboard.categories.filter(({ min_beam }) => min_beam <= vessel.beam);
  const widest = reached.toSorted((one, other) => other.min_beam - one.min_beam)[0];
  return BigInt(widest?.surcharge ?? 0) * SIZE_SCALE;
}

/** The nights of a span with equal shares of its amount, to the minor unit. */
function nightsOf({ start, tariffOf }: Priced, { tier, first, nights, amount }: PricedSpan): PricedNight[] {
  const upTo = (count: number) => Math.round((amount * count) / nights);
  return Array.from({ length: nights }, (_, index) => {
    const day = start + first + index;
    const { id, name } = tariffOf(day);
    return { date: dateOfDay(day), tariff_id: id, name, charged_as: tier, amount: upTo(index + 1) - upTo(index) };
  });
}

/** The season's date `DD/MM` as an index of the year, for rules that name days of every year. */
export function isWithinDates(date: string, from: string | null, to: string | null): boolean {
  if (from === null || to === null) return true;
  const day = dayOfSeasonDate(`${date.slice(8)}/${date.slice(5, 7)}`);
  const [first, end] = [dayOfSeasonDate(from), dayOfSeasonDate(to)];
  return first < end ? first <= day && day < end : day >= first || day < end;
}
