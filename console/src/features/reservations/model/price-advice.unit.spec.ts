import { expect, it } from '@jest/globals';
import { movedBy, occupancies, priceDrivers, stepForOccupancy, usualStep } from './price-advice.js';

it('P10 occupancy moves the price from -10 to +10 percent', () => {
  expect(occupancies.map(stepForOccupancy)).toEqual([-10, -10, -5, -5, 0, 0, 5, 5, 10, 10]);
});

it('P10 the rating panel starts at -5, the others at 0', () => {
  expect(priceDrivers.map(usualStep)).toEqual([0, -5, 0, 0]);
});

it.each([
  [100, 10, 110],
  [100, -5, 95],
  [19.81, 5, 20.8],
  [999_999, 10, 999_999.99],
] as const)('P10 %d moved by %d percent is %d', (price, step, moved) => expect(movedBy(price, step)).toBe(moved));
