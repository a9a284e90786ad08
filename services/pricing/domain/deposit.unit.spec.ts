import { describe, expect, it } from '@jest/globals';
import { depositAmount, depositRuleFor, type DepositFacts } from './deposit.js';
import { storedPlan, type DepositRule, type StoredPlan } from './stored-plan.js';

type Deposit = StoredPlan['deposit'];
const deposit = (value: unknown): Deposit => storedPlan.shape.deposit.parse(value);
const rule = (value: unknown): DepositRule => deposit({ rule: value }).rule;
const week: DepositFacts = { nights: 7, price_per_night: 5000, total_to_pay: 33_333, days_before_arrival: 30 };

describe('the amount of a deposit', () => {
  it.each<[string, unknown, number]>([
    ['nothing', { deposit_type: 'NONE' }, 0],
    ['a percentage of the total, rounded half up', { deposit_type: 'PERCENTAGE', amount: 50 }, 16_667],
    ['all of the total', { deposit_type: 'PERCENTAGE', amount: 100 }, 33_333],
    ['a fixed amount', { deposit_type: 'FIXED_AMOUNT', amount: 10_000 }, 10_000],
    ['a fixed amount, capped at the total', { deposit_type: 'FIXED_AMOUNT', amount: 40_000 }, 33_333],
    ['nights at the nightly price', { deposit_type: 'NIGHTS', amount: 2 }, 10_000],
    ['nights, capped at the total', { deposit_type: 'NIGHTS', amount: 7 }, 33_333],
  ])('is %s', (_, value, amount) => expect(depositAmount(rule(value), week)).toBe(amount));
});

describe('the rule of a deposit', () => {
  const full = { deposit_type: 'PERCENTAGE', amount: 100 } as const;
  const night = { deposit_type: 'NIGHTS', amount: 1 } as const;
  const none = { deposit_type: 'NONE', amount: null } as const;
  const usual = { deposit_type: 'PERCENTAGE', amount: 30 } as const;
  const settings = deposit({
    rule: usual,
    exceptions: {
      days_before_arrival: { days: 3, rule: full },
      short_stay: { nights: 2, rule: night },
      low_cost: { below: 5000, rule: none },
    },
  });
  const forStay = (facts: Partial<DepositFacts>) => depositRuleFor(settings, { ...week, ...facts });

  it("is the plan's own for an ordinary stay", () => expect(forStay({})).toEqual(usual));

  it('is an exception’s within days of arrival', () => {
    expect(forStay({ days_before_arrival: 4 })).toEqual(usual);
    expect(forStay({ days_before_arrival: 3 })).toEqual(full);
    expect(forStay({ days_before_arrival: -1 })).toEqual(full);
  });

  it('is an exception’s for short stays', () => {
    expect(forStay({ nights: 3 })).toEqual(usual);
    expect(forStay({ nights: 2 })).toEqual(night);
  });

  it('is an exception’s for inexpensive stays', () => {
    expect(forStay({ total_to_pay: 5000 })).toEqual(usual);
    expect(forStay({ total_to_pay: 4999 })).toEqual(none);
  });

  it('is that of the first exception if several match', () => {
    expect(forStay({ days_before_arrival: 0, nights: 1, total_to_pay: 100 })).toEqual(full);
    expect(forStay({ nights: 1, total_to_pay: 100 })).toEqual(night);
  });

  it('covers no more nights than the stay has', () => {
    const nights = deposit({ rule: { deposit_type: 'NIGHTS', amount: 3 } });
    expect(depositRuleFor(nights, { ...week, nights: 2 })).toEqual({ deposit_type: 'NIGHTS', amount: 2 });
    expect(depositRuleFor(nights, week)).toEqual({ deposit_type: 'NIGHTS', amount: 3 });
  });
});
