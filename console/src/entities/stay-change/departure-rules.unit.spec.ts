import { describe, expect, it } from '@jest/globals';
import { departuresOf } from './departure-rules.js';

const stay = { start_date: '2027-07-14', end_date: '2027-07-17' };

describe('the departures that a stay can have instead', () => {
  it.each([
    ['longer, before the arrival', 'longer', '2027-07-01', { first: '2027-07-18', last: null, usual: '2027-07-18' }],
    [
      'longer, on the day of departure',
      'longer',
      '2027-07-17',
      { first: '2027-07-18', last: null, usual: '2027-07-18' },
    ],
    [
      'earlier, before the arrival',
      'earlier',
      '2027-07-01',
      { first: '2027-07-15', last: '2027-07-16', usual: '2027-07-16' },
    ],
    [
      'earlier, during the stay',
      'earlier',
      '2027-07-16',
      { first: '2027-07-16', last: '2027-07-16', usual: '2027-07-16' },
    ],
    ['earlier, on the day of departure', 'earlier', '2027-07-17', null],
    ['longer, once it is over', 'longer', '2027-07-18', null],
  ] as const)('%s', (_case, move, today, expected) => {
    expect(departuresOf(stay, move, today)).toEqual(expected);
  });

  it('a stay of one night leaves no earlier', () => {
    expect(departuresOf({ ...stay, end_date: '2027-07-15' }, 'earlier', '2027-07-01')).toBeNull();
  });
});
