import { describe, expect, it } from '@jest/globals';

import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import { tryRequest } from './try-request.js';
import { MAX_STAY_NIGHTS } from '../../../../../contracts/vocabulary/stay-dates.js';

const start = '2027-07-01';
const stay = {
  vessel: { length: 10, beam: 3, hull_type: null } as never,
  dates: { start, end: '2027-07-08' },
  row: null,
  contracts: 2,
  isCommercial: false,
  liveaboard: true,
};

describe('the price of a stay', () => {
  it.each([
    ['an unmeasured boat', { ...stay, vessel: null }],
    ['a stay without an arrival', { ...stay, dates: { start: null, end: '2027-07-08' } }],
    ['a stay without a departure', { ...stay, dates: { start, end: null } }],
    ['a stay of no night', { ...stay, dates: { start, end: start } }],
    ['a stay that is too long', { ...stay, dates: { start, end: addDays(start, MAX_STAY_NIGHTS + 1) } }],
  ])('is not asked for %s', (_, given) => expect(tryRequest(given)).toBeNull());

  it.each([
    [null, null],
    [1, 1],
    [2, null],
  ])('is asked with the contract in row %s as %s', (row, contract_row) => {
    expect(tryRequest({ ...stay, row })).toEqual({
      vessel: stay.vessel,
      start_date: start,
      end_date: '2027-07-08',
      contract_row,
      isCommercial: false,
      liveaboard: true,
    });
  });
});
