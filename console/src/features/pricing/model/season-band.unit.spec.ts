import { describe, expect, it } from '@jest/globals';
import { seasonFaults } from '../../../../../contracts/pricing/rules/season-calendar.js';
import type { SeasonForm } from './plan-form.js';
import { bandParts, boundariesOf, closeFault, moveBoundary } from './season-band.js';

const seasons = (...dates: string[]): SeasonForm[] =>
  dates.map((date) => {
    const [from = '', to = ''] = date.split(' ');
    return { name: date, from, to, rates: [], extra_charge: null };
  });
const dates = (all: readonly SeasonForm[]) => all.map(({ from, to }) => `${from} ${to}`);

describe('the band of the year', () => {
  it('shows a season over New Year at both ends', () => {
    expect(bandParts(seasons('01/11 01/04', '01/04 01/11'))).toEqual([
      { season: 0, from: 305, to: 366 },
      { season: 0, from: 0, to: 91 },
      { season: 1, from: 91, to: 305 },
    ]);
  });

  it('shows one season as the whole year', () =>
    expect(bandParts(seasons('01/01 01/01'))).toEqual([{ season: 0, from: 0, to: 366 }]));
});

describe('a boundary', () => {
  const year = seasons('01/04 01/06', '01/06 01/11', '01/11 01/04');

  it('is between neighbours without a gap', () => {
    expect(boundariesOf(year).map(({ before, after }) => [before, after])).toEqual([
      [0, 1],
      [1, 2],
      [2, 0],
    ]);
    expect(boundariesOf(seasons('01/04 01/06', '08/06 01/04'))).toHaveLength(1);
    expect(boundariesOf(seasons('01/01 01/01'))).toEqual([]);
  });

  it('moves both neighbours together, over 29 February too', () => {
    const [first] = boundariesOf(year);
    expect(dates(moveBoundary(year, first!, first!.day + 8))).toEqual(['01/04 09/06', '09/06 01/11', '01/11 01/04']);
    const leap = seasons('01/01 01/03', '01/03 01/01');
    const [boundary] = boundariesOf(leap);
    expect(dates(moveBoundary(leap, boundary!, boundary!.day - 1))).toEqual(['01/01 29/02', '29/02 01/01']);
  });

  it('leaves each neighbour a night', () => {
    const [first] = boundariesOf(year);
    expect(dates(moveBoundary(year, first!, first!.day - 200))[0]).toBe('01/04 02/04');
    expect(dates(moveBoundary(year, first!, first!.day + 200))[1]).toBe('31/10 01/11');
  });
});

describe('a gap', () => {
  const gap = seasons('01/04 15/06', '22/06 01/04');
  const [fault] = seasonFaults(gap);

  it('is closed by either neighbour', () => {
    expect(dates(closeFault(gap, fault!, 'before'))).toEqual(['01/04 22/06', '22/06 01/04']);
    expect(dates(closeFault(gap, fault!, 'after'))).toEqual(['01/04 15/06', '15/06 01/04']);
  });

  it('of the only season becomes the whole year', () => {
    const only = seasons('01/04 01/11');
    expect(dates(closeFault(only, seasonFaults(only)[0]!, 'before'))).toEqual(['01/04 01/04']);
  });
});
