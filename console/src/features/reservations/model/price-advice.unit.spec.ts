import { describe, expect, it } from '@jest/globals';
import { listLocalEvents } from '../../../../../contracts/marinas/local-events.js';
import { daysWithEvents, movedBy, occupancies, priceDrivers, stepForOccupancy, usualStep } from './price-advice.js';

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

describe('the days to ask for events of', () => {
  it.each([
    ['are those of the stay', '2026-12-04', '2026-12-08', { start_date: '2026-12-04', end_date: '2026-12-08' }],
    ['are a year of a longer one', '2027-01-01', '2029-01-01', { start_date: '2027-01-01', end_date: '2028-01-01' }],
    ['are none before the stay has dates', '2026-12-04', null, null],
    ['are none while it ends before it begins', '2026-12-04', '2026-12-03', null],
  ])('%s', (_, start, end, expected) => {
    const days = daysWithEvents(start, end);
    expect(days).toEqual(expected);
    if (days !== null) expect(listLocalEvents.safeParse(days).success).toBe(true);
  });
});
