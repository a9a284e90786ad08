import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { planExample } from '../../../contracts/pricing/examples.js';
import { planDraft } from '../../../contracts/pricing/plan.js';
import { planErrors } from '../../../contracts/pricing/rules/plan-rules.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { decimals, orNull, seasonDates, stay } from '../../../tests/fixtures/arbitrary-plan.js';
import { plainListPrice } from '../../../tests/fixtures/plain-list-price.js';
import { propertyRuns } from '../../../tests/fixtures/property-runs.js';
import { calculatePrice, workOutPrice } from './calculate-price.js';
import type { Stay } from './night-prices.js';
import { quoteLines } from './quote.js';
import { type StoredPlan, toStored } from './stored-plan.js';
import { NO_VAT } from './list-charges.js';

const price = decimals(0, 90);
const counted = fc.constantFrom('EXACT', 'HALF_STARTED', 'STARTED', 'HALF_COMPLETED', 'COMPLETED');
const charged = fc.oneof(
  fc.constant({ by: 'BOAT' }),
  fc.record({ by: fc.constant('METRE'), counted, least: orNull(decimals(1, 12)) }),
);
const rowOfPrices = fc.record({ night: price, week: orNull(price), month: orNull(price), season: orNull(price) });

/** Lists with one to three classes by length, any seasons, and spans that add up or are capped. */
const published: fc.Arbitrary<StoredPlan> = fc
  .record({
    dates: seasonDates,
    limits: fc.uniqueArray(fc.integer({ min: 4, max: 60 }), { minLength: 1, maxLength: 3 }),
    open: fc.boolean(),
    charged: fc.array(charged, { minLength: 3, maxLength: 3 }),
    years: fc.array(orNull(decimals(100, 4000)), { minLength: 3, maxLength: 3 }),
    prices: fc.array(fc.array(rowOfPrices, { minLength: 3, maxLength: 3 }), { minLength: 8, maxLength: 8 }),
    extras: fc.array(orNull(fc.record({ percent: decimals(0, 50) })), { minLength: 8, maxLength: 8 }),
    weekend: orNull(fc.record({ type: fc.constant('PERCENT'), percent: decimals(-50, 50) })),
    tiers: fc.record({
      combine: fc.constantFrom('ADD_UP', 'CAPPED'),
      edge: fc.constantFrom('FIRST_NIGHT', 'EACH_NIGHT'),
      week: fc.record({ nights: fc.constantFrom(6, 7), costs_nights: orNull(fc.constantFrom(5, 6)) }),
      month: fc.record({ nights: orNull(fc.constantFrom(24, 30)), costs_nights: orNull(fc.constantFrom(20, 22)) }),
    }),
    multihull: orNull(
      fc.record({ length_multiplier: decimals(1.01, 2), applies_to: fc.constantFrom('LENGTH', 'PRICE') }),
    ),
  })
  .map(({ dates, limits, open, charged: bases, years, prices, extras, weekend, tiers, multihull }) => {
    const lengths = limits.toSorted((one, other) => one - other);
    const draft = planDraft.parse({
      size_pricing: { type: 'FIXED', per: 'METRE' },
      rate_calculation: 'STANDARD',
      classes: lengths.map((max_length, at) => ({
        name: `Class ${String(at)}`,
        takes: { max_length: open && at === lengths.length - 1 ? null : max_length },
        charged: bases[at],
        year: years[at],
      })),
      seasons: dates.map((season, at) => ({
        ...season,
        name: `Season ${String(at)}`,
        rates: [{ daily: 0 }],
        prices: prices[at]?.slice(0, lengths.length),
        extra_charge: extras[at],
        ...(weekend === null ? {} : { weekend: { days: [5, 6], change: weekend } }),
      })),
      surcharges: { multihull },
      tiers,
    });
    if (planErrors(draft).length > 0) throw new Error('the generator made a list that breaks a rule');
    return toStored(draft, planExample.id, (path) => path);
  });

/** Each case tries every combination of spans, which takes a while. */
const cases = globalThis.ALL_RUNS === true ? 100_000 : propertyRuns(2_500);

const context = { today: '2026-11-21', takes_deposits: false };
const plainUse = (asked: Stay): Stay => ({ ...asked, commercial: false, liveaboard: false });
const nightsOf = (plan: StoredPlan, asked: Stay) => calculatePrice(plan, plainUse(asked), context).nights_total ?? null;

describe('the price of any stay by any published list', () => {
  it('is that of a plain second implementation', () => {
    const seen = { covered: 0, uncovered: 0 };
    fc.assert(
      fc.property(published, stay, (plan, asked) => {
        const plain = plainListPrice(plan, plainUse(asked));
        seen[plain === null ? 'uncovered' : 'covered'] += 1;
        expect(nightsOf(plan, asked)).toBe(plain);
      }),
      { numRuns: cases },
    );
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(cases / 50);
  }, 1_800_000);

  it('is never dearer than a longer stay where it is capped, and is the sum of its lines', () => {
    fc.assert(
      fc.property(published, stay, fc.integer({ min: 1, max: 40 }), (plan, asked, more) => {
        const capped: StoredPlan = { ...plan, tiers: { ...plan.tiers!, combine: 'CAPPED', edge: 'FIRST_NIGHT' } };
        const longer = { ...asked, end_date: addDays(asked.end_date, more) };
        const [short, long] = [nightsOf(capped, asked), nightsOf(capped, longer)];
        if (short !== null && long !== null) expect(short).toBeLessThanOrEqual(long);
        const worked = workOutPrice(plan, plainUse(asked), context);
        const lines = quoteLines(worked, NO_VAT);
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(worked.price.total_to_pay);
        expect(worked.nights?.nights.reduce((sum, { amount }) => sum + amount, 0)).toBe(worked.price.nights_total);
      }),
      { numRuns: propertyRuns(2_500) },
    );
  }, 600_000);

  it('is the same where a season is cut in two, and in whatever order seasons stand', () => {
    fc.assert(
      fc.property(published, stay, fc.nat(30), (plan, asked, turn) => {
        const by = turn % plan.seasons.length;
        const turned = { ...plan, seasons: [...plan.seasons.slice(by), ...plan.seasons.slice(0, by)] };
        expect(nightsOf(turned, asked)).toBe(nightsOf(plan, asked));
        // Two seasons with the same prices are one, but for the price of the season itself.
        const [only] = plan.seasons;
        if (only === undefined) throw new Error('a plan has seasons');
        const prices = only.prices?.map((row) => ({ ...row, season: null }));
        const whole = { ...plan, seasons: [{ ...only, prices, from: '01/01', to: '01/01' }] } as StoredPlan;
        const cut = {
          ...plan,
          seasons: [
            { ...only, prices, id: 'a', from: '01/01', to: '10/07' },
            { ...only, prices, id: 'b', from: '10/07', to: '01/01' },
          ],
        } as StoredPlan;
        expect(nightsOf(cut, asked)).toBe(nightsOf(whole, asked));
      }),
      { numRuns: propertyRuns(2_500) },
    );
  }, 600_000);
});
