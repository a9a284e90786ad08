import { expect, it } from '@jest/globals';
import { maxNightsToRedeem } from './redeemed-nights.js';

it.each([
  [5, 'VISITOR', 'TEM', 3, 3],
  [2, 'VISITOR', 'TEM', 3, 2],
  [5, 'VISITOR', 'TEM', -1, 0],
  [5, 'RESIDENT', 'TEM', 3, 0],
  [5, 'VISITOR', 'OTHER', 3, 0],
  [5, 'VISITOR', null, 3, 0],
] as const)(
  'P4 %i nights, a %s in a marina of %s with %i left may redeem %i',
  (nights, customer_type, association, left, most) => {
    expect(maxNightsToRedeem({ nights, customer_type, association, left })).toBe(most);
  },
);
