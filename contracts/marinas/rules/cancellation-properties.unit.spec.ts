import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { propertyRuns } from '../../../tests/fixtures/property-runs.js';
import { addDays } from '../../vocabulary/dates.js';
import { type CancellationPolicy, policyRefund, refundPercent, stepsLeft } from './cancellation.js';

const ARRIVAL = '2027-07-10';
const steps = fc.uniqueArray(
  fc.record({
    days_before_arrival: fc.integer({ min: 0, max: 365 }),
    refund_percent: fc.integer({ min: 0, max: 100 }),
  }),
  { maxLength: 10, selector: ({ days_before_arrival }) => days_before_arrival },
);
const daysLeft = fc.integer({ min: -10, max: 400 });
const held = fc.integer({ min: 0, max: 1e12 });
const runs = { numRuns: propertyRuns(2_000) };
const before = (days: number) => addDays(ARRIVAL, -days);

/** A plain second reading of the rule: sort by days, and take the first step that is reached. */
function secondReading(policy: CancellationPolicy, days: number): number {
  const sorted = [...policy].sort((one, other) => other.days_before_arrival - one.days_before_arrival);
  return sorted.find((step) => days >= step.days_before_arrival)?.refund_percent ?? 0;
}

it('refunds between nothing and what is held, whatever the policy', () => {
  fc.assert(
    fc.property(held, steps, daysLeft, (amount, policy, days) => {
      const refund = policyRefund(amount, policy, before(days), ARRIVAL);
      expect(Number.isSafeInteger(refund) && refund >= 0 && refund <= amount).toBe(true);
    }),
    runs,
  );
});

it('agrees with a plain second reading, in whatever order the steps stand', () => {
  fc.assert(
    fc.property(steps, daysLeft, (policy, days) => {
      const percent = secondReading(policy, days);
      expect(refundPercent(policy, before(days), ARRIVAL)).toBe(percent);
      expect(refundPercent([...policy].reverse(), before(days), ARRIVAL)).toBe(percent);
    }),
    runs,
  );
});

it('promises on the list of steps what a cancellation on its last day refunds at least', () => {
  fc.assert(
    fc.property(steps, daysLeft, (policy, days) => {
      for (const { until, percent } of stepsLeft(policy, before(days), ARRIVAL)) {
        expect(refundPercent(policy, until, ARRIVAL)).toBe(percent);
      }
    }),
    runs,
  );
});
