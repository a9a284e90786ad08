import { describe, expect, it } from '@jest/globals';
import { activeExceptions, exceptionOrder, movedException } from './deposit-order.js';
import { blankPlan } from './plan-form.js';

const rule = { deposit_type: 'NONE' as const, amount: null };
const { deposit } = blankPlan('All year');

describe('the exceptions of the deposit', () => {
  it('are tried in the order of the contract until the plan names another', () => {
    expect(exceptionOrder(deposit)).toEqual(['days_before_arrival', 'short_stay', 'low_cost']);
    const order = ['low_cost', 'short_stay', 'days_before_arrival'] as const;
    expect(exceptionOrder({ ...deposit, order: [...order] })).toEqual(order);
  });

  it('count where they are set', () => {
    const exceptions = { ...deposit.exceptions, low_cost: { below: 50, rule }, short_stay: { nights: 1, rule } };
    expect(activeExceptions({ ...deposit, exceptions })).toEqual(['short_stay', 'low_cost']);
  });

  it.each([
    ['low_cost', -1, ['days_before_arrival', 'low_cost', 'short_stay']],
    ['days_before_arrival', 1, ['short_stay', 'days_before_arrival', 'low_cost']],
    ['days_before_arrival', -1, ['days_before_arrival', 'short_stay', 'low_cost']],
    ['low_cost', 1, ['days_before_arrival', 'short_stay', 'low_cost']],
  ] as const)('move: %s by %i', (exception, by, moved) =>
    expect(movedException(exceptionOrder(deposit), exception, by)).toEqual(moved),
  );
});
