import { describe, expect, it } from '@jest/globals';
import { earlierYears, likelyEarnings } from './likely-earnings.js';

describe('the same nights of earlier years', () => {
  const july = { start_date: '2027-07-12', end_date: '2027-07-22' };

  it('have the same days of the week, newest first', () => {
    expect(earlierYears(july, '2020-01-01')).toEqual([
      { start_date: '2026-07-13', end_date: '2026-07-23' },
      { start_date: '2025-07-14', end_date: '2025-07-24' },
      { start_date: '2024-07-15', end_date: '2024-07-25' },
    ]);
  });

  it('are left out before the first night on record', () => {
    expect(earlierYears(july, '2025-07-14')).toHaveLength(2);
    expect(earlierYears(july, '2025-07-15')).toHaveLength(1);
    expect(earlierYears(july, '2026-07-14')).toEqual([]);
    expect(earlierYears(july, null)).toEqual([]);
  });
});

describe('the likely earnings', () => {
  const half = { visitors: 5, free: 5 };
  const full = { visitors: 10, free: 0 };

  it('are the worst and the best year', () => {
    expect(
      likelyEarnings(
        [6000, 6000],
        [
          [half, full],
          [half, half],
        ],
      ),
    ).toEqual({ low: 6000, high: 9000, years: 2 });
  });

  it('need a year and a price for every night', () => {
    expect(likelyEarnings([6000], [])).toBeNull();
    expect(likelyEarnings([6000, null], [[half, half]])).toBeNull();
    expect(likelyEarnings([], [[]])).toBeNull();
  });

  it('are nothing where the marina had no berth for visitors', () => {
    expect(likelyEarnings([6000], [[{ visitors: 0, free: 0 }]])).toEqual({ low: 0, high: 0, years: 1 });
    expect(likelyEarnings([6000], [[{ visitors: 0, free: -2 }]])).toEqual({ low: 0, high: 0, years: 1 });
  });
});
