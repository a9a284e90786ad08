import { describe, expect, it } from '@jest/globals';
import { conflictOf, isListed, type Movement, stateOf } from './traffic-row.js';

const TODAY = '2027-07-14';

function departure(more: Partial<Movement> = {}): Movement {
  return {
    type: 'DEPARTURE',
    record_id: 'stay',
    date: '2027-07-13',
    start_date: '2027-07-10',
    berth_id: 'A1',
    confirmed_at: null,
    confirmed_by: null,
    expected: null,
    came: true,
    final: false,
    resident: false,
    boat: 'sirocco',
    ...more,
  };
}

describe('the departure of a boat', () => {
  it.each([
    ['that came and was not seen leaving is listed as overdue', departure(), true, 'NOT_DEPARTED'],
    ['that never came is dropped once its day has passed', departure({ came: false }), false, 'NOT_DEPARTED'],
    [
      'that never came is listed if its arrival is too long ago to be listed',
      departure({ came: false, start_date: '2027-07-06' }),
      true,
      'NOT_DEPARTED',
    ],
    [
      'that never came is dropped while its arrival is listed',
      departure({ came: false, start_date: '2027-07-07' }),
      false,
      'NOT_DEPARTED',
    ],
    ['that never came is still listed on its day', departure({ came: false, date: TODAY }), true, null],
    ['that was seen leaving is listed', departure({ confirmed_at: '2027-07-13T09:00:00.000Z' }), true, null],
  ])('%s', (_name, movement, listed, conflict) => {
    expect(isListed(movement, TODAY)).toBe(listed);
    expect(conflictOf(movement, TODAY, new Map())).toBe(conflict);
  });

  it('is no conflict if the same boat has another stay that follows', () => {
    expect(conflictOf(departure(), TODAY, new Map(), new Set(['stay']))).toBeNull();
  });

  it('is in the way of other boats only', () => {
    const arrival = departure({ type: 'ARRIVAL', record_id: 'next', date: TODAY });
    expect(conflictOf(arrival, TODAY, new Map([['A1', 'petrel']]))).toBe('BERTH_OCCUPIED');
    expect(conflictOf(arrival, TODAY, new Map([['A1', 'sirocco']]))).toBeNull();
  });

  it('leaves the overdue arrival of a boat that never came in the list', () => {
    const arrival = departure({ type: 'ARRIVAL', date: '2027-07-10' });
    expect([isListed(arrival, TODAY), stateOf(arrival, TODAY)]).toEqual([true, 'not_arrived']);
  });
});
