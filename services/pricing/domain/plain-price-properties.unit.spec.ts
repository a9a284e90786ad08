import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { propertyRuns } from '../../../tests/fixtures/property-runs.js';
import { decimals, soundPlan, stay } from '../../../tests/fixtures/arbitrary-plan.js';
import { calculatePrice } from './calculate-price.js';
import type { Stay } from './night-prices.js';
import type { StoredPlan } from './stored-plan.js';

/**
 * The price once more, written from the specification alone: dates of the standard library, fractions of two integers,
 * one night after the other. It shares no code with the product.
 */
type Fraction = readonly [numerator: bigint, denominator: bigint];
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
const whole = (value: number): Fraction => [BigInt(value), 1n];
const hundredths = (value: number): Fraction => [BigInt(Math.round(value * 100)), 100n];
const rounded = ([a, b]: Fraction): number => Number((2n * a + b) / (2n * b));

const DAY = 86_400_000;
const at = (date: string) => Date.parse(`${date}T00:00:00Z`);
const text = (time: number) => new Date(time).toISOString().slice(0, 10);

function monthsLater(date: string, months: number): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return first.getTime() + (Math.min(day, days) - 1) * DAY;
}

function seasonOn(plan: StoredPlan, date: string) {
  const day = date.slice(5);
  const monthDay = (season: string) => `${season.slice(3)}-${season.slice(0, 2)}`;
  return plan.seasons.find((season) => {
    const [from, to] = [monthDay(season.from), monthDay(season.to)];
    return from === to || (from < to ? from <= day && day < to : day >= from || day < to);
  })!;
}

type Tier = 'daily' | 'weekly' | 'monthly';

/** The block that begins at `from`: its tier, and the nights that the tier's price is for. */
function blockAt(plan: StoredPlan, asked: Stay, from: number, months: number, offers: (tier: Tier) => boolean) {
  const end = at(asked.end_date);
  const month = monthsLater(asked.start_date, months + 1) - from;
  const start = at(asked.start_date);
  const measured = plan.rate_calculation === 'DISCOUNTED' ? end - start : end - from;
  const firstMonth = plan.rate_calculation === 'DISCOUNTED' ? monthsLater(asked.start_date, 1) - start : month;
  if (measured >= firstMonth && offers('monthly')) return { tier: 'monthly' as const, span: month / DAY };
  if (measured >= 7 * DAY && offers('weekly')) return { tier: 'weekly' as const, span: 7 };
  return { tier: 'daily' as const, span: 1 };
}

function plainTotal(plan: StoredPlan, asked: Stay): number {
  const { vessel } = asked;
  const long = vessel.hull_type === 'MULTIHULL' ? (plan.surcharges.multihull?.length_multiplier ?? 1) : 1;
  if (plan.size_pricing.type !== 'FIXED') throw new Error('the generator makes prices per unit only');
  const length = times(hundredths(vessel.length), hundredths(long));
  const least = hundredths(plan.size_pricing.minimum_chargeable_length ?? 0);
  const counted = length[0] * least[1] > least[0] * length[1] ? length : least;
  const units = plan.size_pricing.per === 'METRE' ? counted : times(counted, hundredths(vessel.beam));
  const { liveaboard } = plan.surcharges;
  const aboard: Fraction =
    asked.liveaboard && liveaboard?.type === 'SQUARE_METRE'
      ? times(whole(liveaboard.price), times(hundredths(vessel.length), hundredths(vessel.beam)))
      : [0n, 1n];

  const dates: string[] = [];
  for (let time = at(asked.start_date); time < at(asked.end_date); time += DAY) dates.push(text(time));
  const offers = (tier: Tier) => dates.some((date) => seasonOn(plan, date).rates[0]?.[tier] != null);
  const lines: Fraction[] = [];
  let [from, months] = [at(asked.start_date), 0];
  while (from < at(asked.end_date)) {
    const { tier, span } = blockAt(plan, asked, from, months, offers);
    let line: Fraction | null = null;
    for (let night = 0; night < span && from < at(asked.end_date); night += 1, from += DAY) {
      const season = seasonOn(plan, text(from));
      const rates = season.rates[0]!;
      const order: readonly Tier[] =
        tier === 'monthly'
          ? ['monthly', 'weekly', 'daily']
          : tier === 'weekly'
            ? ['weekly', 'daily', 'monthly']
            : ['daily'];
      const used = order.find((one) => rates[one] != null) ?? 'daily';
      const nights = used === tier ? span : { daily: 1, weekly: 7, monthly: 30 }[used];
      const extra = (season.extra_charge?.percent ?? 0) * 100;
      const trade = asked.commercial ? (plan.surcharges.commercial?.percent ?? 0) * 100 : 0;
      const share: Fraction = [BigInt(10_000 + Math.round(extra) + Math.round(trade)), 10_000n * BigInt(nights)];
      const price = plus(times(times(whole(rates[used] ?? 0), units), share), aboard);
      // A night at a price of its own is a line of its own.
      if (nights === 1) {
        if (line !== null) lines.push(line);
        line = null;
        lines.push(price);
      } else line = line === null ? price : plus(line, price);
    }
    if (line !== null) lines.push(line);
    if (tier === 'monthly') months += 1;
  }
  const sum = lines.reduce((total, line) => total + rounded(line), 0);
  const perNight = rounded([BigInt(sum), BigInt(dates.length)]);
  const full = perNight * dates.length;
  const reached = plan.discounts
    .filter(({ nights }) => nights <= dates.length)
    .toSorted((a, b) => b.nights - a.nights)[0];
  const off = rounded(times(whole(full), [BigInt(Math.round((reached?.percent ?? 0) * 100)), 10_000n]));
  const surcharges = plan.custom_surcharges
    .filter((one) => one.active_by_default)
    .map((one) => {
      if (one.charged === 'TOTAL') return one.value;
      const nights = one.value * dates.length;
      return one.charged === 'PER_NIGHT' ? nights : rounded(times(whole(nights), hundredths(vessel.length)));
    });
  return full - off + surcharges.reduce((total, one) => total + one, 0);
}

describe('the price of any stay', () => {
  it('is that of a plain second implementation', () => {
    const discounts = fc.uniqueArray(
      fc.record({ nights: fc.integer({ min: 1, max: 40 }), percent: decimals(0, 100) }),
      {
        selector: ({ nights }) => nights,
        maxLength: 3,
      },
    );
    fc.assert(
      fc.property(soundPlan(true), stay, discounts, (base, asked, off) => {
        const plan = { ...base, discounts: off };
        const { total_to_pay } = calculatePrice(plan, asked, { today: '2026-11-21', takes_deposits: false });
        expect(total_to_pay).toBe(plainTotal(plan, asked));
      }),
      { numRuns: propertyRuns(100_000) },
    );
  }, 600_000);
});
