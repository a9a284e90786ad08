import type { ExemptReason } from '../../../contracts/pricing/vocabulary.js';
import type { Party } from '../../../contracts/vocabulary/party.js';
import { isSizeKnown } from '../../../contracts/vocabulary/sizes.js';
import { boatArea, chargeFor, SIZE_SCALE, type Boat } from './chargeable-size.js';
import { cutStay } from './rate-blocks.js';
import type { StoredPlan } from './stored-plan.js';
import { rateFor, tariffsOf, tiersOffered, type Rate, type StayDates, type Tariff } from './tariffs.js';

export interface Stay extends StayDates {
  readonly vessel: Boat;
  readonly commercial: boolean;
  readonly liveaboard: boolean;
  /** The price is not paid by the schedule of the contract. */
  readonly paid_at_once?: boolean;
  /** Absent: two adults. */
  readonly party?: Party;
  readonly exempt?: readonly { readonly reason: ExemptReason; readonly persons: number }[];
  readonly place?: StayPlace;
  readonly member_of?: readonly { readonly group: string; readonly group_id: string | null }[];
  readonly promo_code?: string;
  readonly amperes?: number;
  readonly nights_before?: number;
  readonly paid_days_before?: number;
  /** Absent: the day of the question. */
  readonly booked_on?: string;
}

/** The place that a stay is priced for; null: not known. */
export interface StayPlace {
  readonly pier_id: string | null;
  readonly berth_id: string | null;
  /** Metres of the berth. */
  readonly size: { readonly length: number; readonly beam: number } | null;
}

export interface NightPrice {
  readonly date: string;
  /** Id of the season or contract that sets the night's rate. */
  readonly tariff_id: string;
  /** Minor units. */
  readonly amount: number;
}

/** Amounts are exact until a line is rounded: every span (1, 7, and 28 to 31 nights) divides `SPANS`. */
const SPANS = 377_580n;
const PERCENT = 10_000n;
const SCALE = SIZE_SCALE * PERCENT * SPANS;

/** A night with the exact parts of its price, in minor units at `SCALE`. */
export interface ExactNight {
  readonly date: string;
  readonly tariff: Tariff;
  readonly rate: Rate;
  /** The rate's own share, without percentages. */
  readonly base: bigint;
  readonly extra: bigint;
  readonly commercial: bigint;
  readonly liveaboard: bigint;
  readonly exact: bigint;
}

/**
 * The price of every night of a stay. Null if the plan does not price it: an unknown contract, one that the stay is not
 * under, a boat larger than every category, or one whose beam decides the price and is not known.
 *
 * A line is one day, week or month at its rate, including liveaboard and percentages. It is rounded half up once, and
 * its cents are spread over its nights.
 */
export function priceNights(plan: StoredPlan, stay: Stay): NightPrice[] | null {
  return exactLines(plan, stay)?.flatMap(spread) ?? null;
}

/** The nights of a stay by line, before they are rounded; null as for `priceNights`. */
export function exactLines(plan: StoredPlan, stay: Stay): ExactNight[][] | null {
  // Every charge for living aboard depends on the beam.
  if (stay.liveaboard && plan.surcharges.liveaboard !== null && !isSizeKnown(stay.vessel.beam)) return null;
  const charge = chargeFor(plan, stay.vessel);
  const tariffs = charge === null ? null : tariffsOf(plan, stay);
  if (charge === null || tariffs === null) return null;

  const liveaboard = stay.liveaboard ? liveaboardPerNight(plan, stay.vessel) : 0n;
  const commercial = hundredthsOf(stay.commercial ? (plan.surcharges.commercial?.percent ?? 0) : 0);
  const offered = tiersOffered(tariffs.values(), charge.row);
  const found: ExactNight[][] = [];
  for (const block of cutStay(stay.start_date, stay.end_date, plan.rate_calculation, offered)) {
    const nights: ExactNight[] = [];
    for (const date of block.nights) {
      const tariff = tariffs.get(date);
      const rate = tariff && rateFor(tariff, charge.row, block);
      if (tariff === undefined || rate === undefined) return null;
      nights.push(exactNight(date, tariff, rate, charge.units, commercial, liveaboard));
    }
    found.push(...lines(nights));
  }
  return found;
}

/** The extra charge and the commercial surcharge are both percentages of the rate, in hundredths of a percent. */
function exactNight(
  date: string,
  tariff: Tariff,
  rate: Rate,
  units: bigint,
  commercialPercent: bigint,
  liveaboard: bigint,
): ExactNight {
  const share = (percent: bigint) => (BigInt(rate.minor) * units * percent * SPANS) / BigInt(rate.span);
  const [base, extra] = [share(PERCENT), share(hundredthsOf(tariff.extra_charge?.percent ?? 0))];
  const commercial = share(commercialPercent);
  return { date, tariff, rate, base, extra, commercial, liveaboard, exact: base + extra + commercial + liveaboard };
}

/** A block is one line. Nights whose season has no weekly or monthly rate are priced by the day, one line each. */
function lines(nights: readonly ExactNight[]): ExactNight[][] {
  const found: ExactNight[][] = [];
  for (const night of nights) {
    const line = found.at(-1);
    if (line === undefined || night.rate.span === 1 || line[0]?.rate.span === 1) found.push([night]);
    else line.push(night);
  }
  return found;
}

/** Each night gets the increase of the line's rounded running total, so that the nights add up to the line. */
export function spread(line: readonly ExactNight[]): NightPrice[] {
  let exact = 0n;
  let carried = 0;
  return line.map((night) => {
    exact += night.exact;
    const amount = roundHalfUp(exact) - carried;
    carried += amount;
    return { date: night.date, tariff_id: night.tariff.id, amount };
  });
}

/** The liveaboard charge per night, at `SCALE`; none for a boat narrower than every beam category. */
function liveaboardPerNight(plan: StoredPlan, boat: Boat): bigint {
  const { liveaboard } = plan.surcharges;
  if (liveaboard === null) return 0n;
  if (liveaboard.type === 'SQUARE_METRE') return BigInt(liveaboard.price) * boatArea(boat) * PERCENT * SPANS;
  const reached = liveaboard.categories.filter((category) => category.min_beam <= boat.beam);
  const widest = reached.toSorted((one, other) => other.min_beam - one.min_beam)[0];
  return BigInt(widest?.surcharge ?? 0) * SCALE;
}

/** Percentages have at most two decimals. */
function hundredthsOf(percent: number): bigint {
  return BigInt(Math.round(percent * 100));
}

/** Whole minor units of an amount at `SCALE`. */
export function roundHalfUp(exact: bigint): number {
  return Number((exact * 2n + SCALE) / (SCALE * 2n));
}
