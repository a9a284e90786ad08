import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../../lib/api/api-error.js';
import { otherBerthsOf } from './other-berths.js';

const own = { allocation_id: 'r', reservation_id: null, berth_name: 'E11', start_date: '2027-06-11', end_date: null };
const other = {
  allocation_id: 'a',
  reservation_id: 'other',
  view_id: 'Q-F8ALHT4',
  berth_name: 'C12',
  start_date: '2027-07-14',
  end_date: '2027-07-17',
};

describe('the other berths of a boat', () => {
  it('are those that the refusal names', () => {
    const refused = new ApiError({ status: 409, error_type: 'BOAT_HAS_A_BERTH', details: { berths: [other, own] } });
    expect(otherBerthsOf(refused)).toEqual([
      {
        reservation_id: 'other',
        view_id: 'Q-F8ALHT4',
        berth_name: 'C12',
        start_date: '2027-07-14',
        end_date: '2027-07-17',
      },
      { reservation_id: null, view_id: null, berth_name: 'E11', start_date: '2027-06-11', end_date: null },
    ]);
  });

  it.each([
    ['another refusal', new ApiError({ status: 409, error_type: 'BERTH_TAKEN', details: { berths: [other] } })],
    ['no refusal', null],
  ])('are none after %s', (_, error) => {
    expect(otherBerthsOf(error)).toEqual([]);
  });
});
