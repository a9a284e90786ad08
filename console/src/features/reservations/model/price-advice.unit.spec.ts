import { describe, expect, it } from '@jest/globals';
import { listLocalEvents } from '../../../../../contracts/marinas/local-events.js';
import {
  daysWithEvents,
  emptiestAndFullest,
  meanOccupancy,
  movedBy,
  nightsOfStay,
  occupancies,
  occupancyChoice,
  priceDrivers,
  stepForOccupancy,
  takenPercent,
  usualStep,
} from './price-advice.js';

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

describe('the nights of a stay', () => {
  it.each([
    ['are those between its dates', '2026-12-04', '2026-12-08', { start_date: '2026-12-04', end_date: '2026-12-08' }],
    ['are none before the stay has dates', '2026-12-04', null, null],
    ['are none while it ends on its first day', '2026-12-04', '2026-12-04', null],
    ['are none while it ends before it begins', '2026-12-04', '2026-12-03', null],
  ])('%s', (_, start, end, expected) => expect(nightsOfStay(start, end)).toEqual(expected));
});

it.each([
  ['are those of the stay', '2026-12-04', '2026-12-08', '2026-12-08'],
  ['are a year of a longer one', '2027-01-01', '2029-01-01', '2028-01-01'],
])('the days to ask for events of %s', (_, start_date, end_date, last) => {
  const days = daysWithEvents({ start_date, end_date });
  expect(days).toEqual({ start_date, end_date: last });
  expect(listLocalEvents.safeParse(days).success).toBe(true);
});

describe('the occupancy of a stay', () => {
  const night = (date: string, berths: number, free: number) => ({
    date,
    berths,
    free,
    residents: 0,
    away: 0,
    visitors: berths - free,
  });

  it('is the mean of its nights, without those on which no berth is in service', () => {
    expect(meanOccupancy([night('2026-12-04', 40, 10), night('2026-12-05', 40, 20), night('2026-12-06', 0, 0)])).toBe(
      62.5,
    );
    expect(meanOccupancy([night('2026-12-06', 0, 0)])).toBeNull();
    expect(takenPercent(night('2026-12-04', 40, -2))).toBe(100);
  });

  it.each([
    [null, 50],
    [0, 10],
    [4, 10],
    [62.5, 60],
    [65, 70],
    [100, 100],
  ])('of %p preselects %d percent', (mean, choice) => expect(occupancyChoice(mean)).toBe(choice));

  it('has an emptiest and a fullest night', () => {
    const nights = [night('2026-12-04', 10, 5), night('2026-12-05', 10, 1), night('2026-12-06', 10, 8)];
    expect(emptiestAndFullest(nights)).toEqual([
      { date: '2026-12-06', taken: 20 },
      { date: '2026-12-05', taken: 90 },
    ]);
    expect(emptiestAndFullest([])).toBeNull();
  });
});
