import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { planExample } from '../../../contracts/pricing/examples.js';
import { priceStay } from '../../../contracts/reservations/rules/stay-price.js';
import type { PlanDraft } from '../../../contracts/pricing/plan.js';
import { addDays, dateOfDay, dayNumber } from '../../../contracts/vocabulary/dates.js';
import { calculatePrice } from './calculate-price.js';
import { priceNights, type Stay } from './night-prices.js';
import { planErrors } from '../../../contracts/pricing/rules/plan-rules.js';
import { seasonErrors, seasonFinder } from '../../../contracts/pricing/rules/season-calendar.js';
import { toStored, type StoredPlan } from './stored-plan.js';
import { propertyRuns } from '../../../tests/fixtures/property-runs.js';

const runs = { numRuns: propertyRuns(1000) };
const leapYear = dayNumber('2000-01-01');
const seasonDate = (day: number) => {
  const [, month, date] = dateOfDay(leapYear + day).split('-');
  return `${date}/${month}`;
};

const decimals = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100);
const money = decimals(0, 500);
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });

/** One to eight seasons around the year, starting on any day. */
const seasonDates = fc
  .tuple(fc.uniqueArray(fc.integer({ min: 0, max: 365 }), { minLength: 1, maxLength: 8 }), fc.nat(7))
  .map(([days, turn]) => {
    const sorted = days.toSorted((a, b) => a - b);
    const starts = [...sorted.slice(turn % sorted.length), ...sorted.slice(0, turn % sorted.length)];
    return starts.map((day, at) => ({
      from: seasonDate(day),
      to: seasonDate(starts[(at + 1) % starts.length]!),
    }));
  });

/** Any valid plan without discounts; `longRates` adds prices for weeks and months. */
function soundPlan(longRates: boolean): fc.Arbitrary<StoredPlan> {
  const longer = longRates ? orNull(money) : fc.constant(null);
  const rates = fc.record({ daily: money, weekly: longer, monthly: longer });
  const extra_charge = orNull(fc.record({ percent: decimals(0, 200) }));
  const draft: fc.Arbitrary<PlanDraft> = fc
    .record({
      dates: seasonDates,
      rates: fc.array(rates, { minLength: 8, maxLength: 8 }),
      extras: fc.array(extra_charge, { minLength: 8, maxLength: 8 }),
      size_pricing: fc.record({
        type: fc.constant('FIXED' as const),
        per: fc.constantFrom('METRE' as const, 'SQUARE_METRE' as const),
        minimum_chargeable_length: orNull(decimals(1, 20)),
      }),
      rate_calculation: fc.constantFrom('STANDARD' as const, 'DISCOUNTED' as const),
      surcharges: fc.record({
        multihull: orNull(fc.record({ length_multiplier: decimals(1.01, 3) })),
        commercial: orNull(fc.record({ percent: decimals(0, 200) })),
        liveaboard: orNull(fc.record({ type: fc.constant('SQUARE_METRE' as const), price: money })),
      }),
      surcharge: fc.record({
        name: fc.constant('Water'),
        kind: fc.constant('fees' as const),
        value: money,
        charged: fc.constantFrom('PER_NIGHT' as const, 'PER_NIGHT_PER_METRE' as const, 'TOTAL' as const),
        active_by_default: fc.boolean(),
      }),
    })
    .map(({ dates, extras, rates: rows, surcharge, ...rest }) => ({
      ...planExample,
      ...rest,
      seasons: dates.map((season, at) => ({
        ...season,
        name: `Season ${at}`,
        rates: [rows[at]!],
        extra_charge: extras[at]!,
      })),
      contracts: [],
      discounts: [],
      custom_surcharges: [surcharge],
    }));
  return draft.map((plan) => {
    if (planErrors(plan).length > 0) throw new Error('the generator made a plan that breaks a rule');
    return toStored(plan, planExample.id, (path) => path);
  });
}

const stay: fc.Arbitrary<Stay> = fc
  .record({
    first: fc.integer({ min: dayNumber('2024-01-01'), max: dayNumber('2040-12-31') }),
    nights: fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 1, max: 45 }) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 400 }) },
    ),
    vessel: fc.record({
      length: decimals(0.1, 60),
      beam: decimals(0.1, 15),
      hull_type: fc.constantFrom('MONOHULL' as const, 'MULTIHULL' as const, null),
    }),
    commercial: fc.boolean(),
    liveaboard: fc.boolean(),
  })
  .map(({ first, nights, ...rest }) => ({
    ...rest,
    start_date: dateOfDay(first),
    end_date: dateOfDay(first + nights),
    contract_id: null,
  }));

const context = { today: '2026-11-21', takes_deposits: true };

describe('any price', () => {
  it('covers every stay of every year, and is never negative', () => {
    fc.assert(
      fc.property(soundPlan(true), stay, (plan, asked) => {
        const price = calculatePrice(plan, asked, context);
        expect(price.count_descriptions).toBeNull();
        for (const amount of [price.price_per_night, price.total_to_pay, price.deposit]) {
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        }
        expect(price.deposit).toBeLessThanOrEqual(price.total_to_pay);
      }),
      runs,
    );
  });

  it('is what a reservation at this price charges, and near the sum of its nights', () => {
    const percent = decimals(0, 100);
    fc.assert(
      fc.property(soundPlan(true), stay, percent, (plan, asked, discount) => {
        const discounted = { ...plan, discounts: [{ nights: 1, percent: discount }] };
        const nights = priceNights(discounted, asked)!;
        const sum = nights.reduce((total, night) => total + night.amount, 0);
        const price = calculatePrice(discounted, asked, context);
        const active = price.available_custom_surcharges.filter((surcharge) => surcharge.active);
        const charged = priceStay(
          {
            method: 'IN_MARINA',
            currency: 'EUR',
            price_per_night: price.price_per_night,
            discount_percent: discount,
            nights_to_redeem: 0,
            additional_charges: [],
            custom_surcharges: active.map((one) => ({ ...one, amount: one.total_custom_surcharge })),
            deposit: { type: 'NONE', amount: null },
          },
          nights.length,
        );
        expect(price.total_to_pay).toBe(charged.total);
        expect(nights.every((night) => night.amount >= 0)).toBe(true);
        expect(nights.map((night) => night.date)).toEqual(nights.map((_, at) => addDays(asked.start_date, at)));
        expect(Math.abs(price.price_per_night * nights.length - sum)).toBeLessThanOrEqual(nights.length / 2);
      }),
      runs,
    );
  });

  it('is a multiple of the price per night if all nights are days of one season', () => {
    fc.assert(
      fc.property(soundPlan(false), stay, (plan, asked) => {
        const only = { ...plan, seasons: [{ ...plan.seasons[0]!, from: '01/01', to: '01/01' }], custom_surcharges: [] };
        const price = calculatePrice(only, asked, context);
        const nights = dayNumber(asked.end_date) - dayNumber(asked.start_date);
        expect(price.price_per_night * nights).toBe(price.total_to_pay);
      }),
      runs,
    );
  });

  it('is never lower for a longer stay without weekly, monthly or nightly discounts', () => {
    fc.assert(
      fc.property(soundPlan(false), stay, fc.integer({ min: 1, max: 60 }), (plan, asked, more) => {
        const longer = { ...asked, end_date: addDays(asked.end_date, more) };
        const nights = dayNumber(longer.end_date) - dayNumber(asked.start_date);
        // The average price of a night is rounded, which moves either total by up to half a cent a night.
        expect(calculatePrice(plan, longer, context).total_to_pay).toBeGreaterThanOrEqual(
          calculatePrice(plan, asked, context).total_to_pay - nights,
        );
      }),
      runs,
    );
  });
});

describe('any accepted seasons', () => {
  const anyDay = fc.integer({ min: dayNumber('1999-01-01'), max: dayNumber('2101-12-31') }).map(dateOfDay);

  it('cover every day exactly once', () => {
    fc.assert(
      fc.property(seasonDates, anyDay, (seasons, day) => {
        expect(seasonErrors(seasons)).toEqual([]);
        expect(seasons.filter((season) => holds(season, day, seasons.length))).toEqual([seasonFinder(seasons)(day)]);
      }),
      runs,
    );
  });

  it('have no gap and no overlap', () => {
    const chain = fc.array(fc.integer({ min: 0, max: 365 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(chain, (days) => {
        // Each starts where the one before ends, but the days may wrap around the year several times.
        const seasons = days.map((day, at) => ({
          from: seasonDate(day),
          to: seasonDate(days[(at + 1) % days.length]!),
        }));
        const everyDay = Array.from({ length: 366 }, (_, at) => dateOfDay(leapYear + at));
        const once = everyDay.every((day) => seasons.filter((season) => holds(season, day, 2)).length === 1);
        const isEmpty = seasons.some((season) => season.from === season.to);
        expect(seasonErrors(seasons).length === 0).toBe(once && !isEmpty);
      }),
      runs,
    );
  });

  /** Independent of the domain's implementation: compares month and day as text. */
  function holds(season: { from: string; to: string }, date: string, seasons: number): boolean {
    const [from, to, day] = [monthDay(season.from), monthDay(season.to), date.slice(5)];
    if (from === to) return seasons === 1;
    return from < to ? from <= day && day < to : day >= from || day < to;
  }

  function monthDay(date: string): string {
    return `${date.slice(3)}-${date.slice(0, 2)}`;
  }
});
