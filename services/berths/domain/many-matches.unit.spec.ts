import { describe, expect, it } from '@jest/globals';
import { aBerth, aPlan, boat } from '../../../tests/fixtures/berth-plan.js';
import { matchesForMany } from './many-matches.js';

const nights = { start_date: '2027-07-10', end_date: '2027-07-13' };
const wish = (length: number) => ({ vessel: boat(length), ...nights });
const found = (lengths: readonly number[], more: object = {}) =>
  matchesForMany(plan, { wishes: lengths.map(wish), ...more }).map(({ items, total, needs_confirmation }) => [
    items[0]?.berth_id ?? null,
    total,
    needs_confirmation,
  ]);
const plan = aPlan([
  aBerth('short', { number: 1, max_loa: 10 }),
  aBerth('kept', { number: 2, max_loa: 14, min_length: 13 }),
  aBerth('kept too', { number: 3, max_loa: 15, min_length: 13 }),
]);

describe('the berths of several stays', () => {
  it('leave out those below whose minimum a boat is', () => {
    expect(found([9, 12, 16])).toEqual([
      ['short', 1, false],
      [null, 0, false],
      [null, 0, false],
    ]);
  });

  it('are, where none fits, those that need a confirmation, if they are requested', () => {
    expect(found([9, 12, 16], { else_below_min: true })).toEqual([
      ['short', 1, false],
      ['kept', 2, true],
      [null, 0, false],
    ]);
  });

  it('are given once each, and without a confirmation before those with one', () => {
    expect(found([12, 12, 12, 13.5], { else_below_min: true, each_once: true })).toEqual([
      ['kept too', 1, true],
      [null, 0, false],
      [null, 0, false],
      ['kept', 2, false],
    ]);
  });
});
