import { describe, expect, it } from '@jest/globals';
import { nearestFree, WEEKS_AROUND, weeksAround } from './free-weeks-rules.js';

const stay = { start_date: '2027-07-03', end_date: '2027-07-10' };
const starts = (weeks: readonly { start_date: string }[]) => weeks.map(({ start_date }) => start_date);

describe('weeks around a stay', () => {
  it('are the same stay later and earlier, the nearest first', () => {
    const weeks = weeksAround(stay, '2027-01-01');
    expect(weeks.slice(0, 3)).toEqual([
      { start_date: '2027-07-10', end_date: '2027-07-17' },
      { start_date: '2027-06-26', end_date: '2027-07-03' },
      { start_date: '2027-07-17', end_date: '2027-07-24' },
    ]);
    expect(weeks).toHaveLength(2 * WEEKS_AROUND);
  });

  it('begin today at the earliest', () => {
    const weeks = weeksAround(stay, '2027-06-26');
    expect(starts(weeks)).toContain('2027-06-26');
    expect(starts(weeks)).not.toContain('2027-06-19');
    expect(weeks).toHaveLength(WEEKS_AROUND + 1);
  });

  it('keep the number of nights', () => {
    expect(weeksAround({ start_date: '2027-12-30', end_date: '2028-01-02' }, '2027-12-01')[0]).toEqual({
      start_date: '2028-01-06',
      end_date: '2028-01-09',
    });
  });
});

describe('the nearest weeks with a free berth', () => {
  const weeks = weeksAround(stay, '2027-01-01');

  it('are the three nearest ones, in the order of the calendar', () => {
    const found = nearestFree(weeks, [0, 4, 2, undefined, 7, 9], []);
    expect(found.map(({ start_date, berths }) => [start_date, berths])).toEqual([
      ['2027-06-26', 4],
      ['2027-07-17', 2],
      ['2027-07-24', 7],
    ]);
  });

  it('leave out the dates that are suggested already', () => {
    const taken = [{ start_date: '2027-06-26', end_date: '2027-07-03' }];
    expect(starts(nearestFree(weeks, [1, 1], taken))).toEqual(['2027-07-10']);
    // The same arrival with another departure is another stay.
    expect(nearestFree(weeks, [1, 1], [{ start_date: '2027-06-26', end_date: '2027-07-02' }])).toHaveLength(2);
  });

  it('are none where every berth is taken', () => {
    expect(nearestFree(weeks, [0, 0, 0], [])).toEqual([]);
  });
});
