import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decimals, soundPlan, stay } from '../../../tests/fixtures/arbitrary-plan.js';
import { stayUnder, today, wholePlan } from '../../../tests/fixtures/arbitrary-whole-plan.js';
import { plainPrice } from '../../../tests/fixtures/plain-price.js';
import { propertyRuns } from '../../../tests/fixtures/property-runs.js';
import { calculatePrice } from './calculate-price.js';

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
        expect(total_to_pay).toBe(plainPrice(plan, asked, '2026-11-21')?.total);
      }),
      { numRuns: propertyRuns(100_000) },
    );
  }, 600_000);

  it('is that of the second implementation for categories, contracts, beams and deposits, and where nothing covers it', () => {
    const seen = { covered: 0, uncovered: 0, contract: 0 };
    fc.assert(
      fc.property(
        wholePlan.chain((plan) => fc.record({ plan: fc.constant(plan), asked: stayUnder(plan) })),
        today,
        ({ plan, asked }, date) => {
          const price = calculatePrice(plan, asked, { today: date, takes_deposits: true });
          const { total_to_pay: total, price_per_night: perNight, deposit } = price;
          const plain = plainPrice(plan, asked, date);
          seen[plain === null ? 'uncovered' : asked.contract_id === null ? 'covered' : 'contract'] += 1;
          expect(price.count_descriptions === null ? { total, perNight, deposit } : null).toEqual(plain);
        },
      ),
      { numRuns: propertyRuns(5_000) },
    );
    // Each of the three kinds is a part of the cases that proves something.
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(propertyRuns(5_000) / 20);
  }, 600_000);
});
