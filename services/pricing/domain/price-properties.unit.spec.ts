import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { priceStay } from '../../../contracts/reservations/rules/stay-price.js';
import { addDays, dateOfDay, dayNumber } from '../../../contracts/vocabulary/dates.js';
import { calculatePrice } from './calculate-price.js';
import { explainPrice } from './explain-price.js';
import { priceNights } from './night-prices.js';
import { seasonErrors, seasonFinder } from '../../../contracts/pricing/rules/season-calendar.js';
import type { StoredPlan } from './stored-plan.js';
import {
  decimals,
  leapYear,
  seasonDate,
  seasonDates,
  soundPlan,
  stay,
} from '../../../tests/fixtures/arbitrary-plan.js';
import { propertyRuns } from '../../../tests/fixtures/property-runs.js';

const runs = { numRuns: propertyRuns(1000) };
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

  it('is what a reservation at this price charges: the sum of its nights, to the cent', () => {
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
            nights_total: price.nights_total,
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
        expect(price.nights_total).toBe(sum);
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
        expect(calculatePrice(plan, longer, context).total_to_pay).toBeGreaterThanOrEqual(
          calculatePrice(plan, asked, context).total_to_pay,
        );
      }),
      runs,
    );
  });
});

describe('the lines of any price', () => {
  it('add up to the total', () => {
    fc.assert(
      fc.property(soundPlan(true), stay, decimals(0, 100), (plan, asked, percent) => {
        const { price, lines } = explainPrice({ ...plan, discounts: [{ nights: 3, percent }] }, asked, context);
        expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(price.total_to_pay);
        expect(lines.every(({ amount }) => Number.isSafeInteger(amount))).toBe(true);
      }),
      runs,
    );
  });

  it('cover every night once', () => {
    fc.assert(
      fc.property(soundPlan(true), stay, (plan, asked) => {
        const { lines } = explainPrice(plan, asked, context);
        const counted = lines
          .filter(({ kind }) => kind === 'NIGHTS')
          .reduce((sum, { nights }) => sum + (nights ?? 0), 0);
        expect(counted).toBe(dayNumber(asked.end_date) - dayNumber(asked.start_date));
      }),
      runs,
    );
  });
});

describe('the order of the entries of a plan', () => {
  it('never changes a price', () => {
    const discounts = fc.uniqueArray(
      fc.record({ nights: fc.integer({ min: 1, max: 40 }), percent: decimals(0, 100) }),
      {
        selector: ({ nights }) => nights,
        maxLength: 5,
      },
    );
    const beams = fc.uniqueArray(
      fc.record({ min_beam: decimals(0, 8), surcharge: fc.integer({ min: 0, max: 5000 }) }),
      { selector: ({ min_beam }) => min_beam, minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(
        soundPlan(true),
        stay,
        discounts,
        beams,
        fc.array(fc.nat(1000), { minLength: 20, maxLength: 20 }),
        (base, asked, off, wide, keys) => {
          const liveaboard = { type: 'BEAM_CATEGORIES' as const, categories: wide };
          const plan = { ...base, discounts: off, surcharges: { ...base.surcharges, liveaboard } } as StoredPlan;
          const shuffled = <R>(rows: readonly R[]) =>
            rows
              .map((row, at) => ({ row, key: keys[at] ?? 0 }))
              .toSorted((one, other) => one.key - other.key)
              .map(({ row }) => row);
          const mixed = {
            ...plan,
            seasons: shuffled(plan.seasons),
            discounts: shuffled(plan.discounts),
            surcharges: {
              ...plan.surcharges,
              liveaboard: { ...liveaboard, categories: shuffled(liveaboard.categories) },
            },
          } as StoredPlan;
          expect(seasonErrors(mixed.seasons)).toEqual([]);
          expect(calculatePrice(mixed, asked, context)).toEqual(calculatePrice(plan, asked, context));
        },
      ),
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
