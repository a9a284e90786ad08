import { expect, it } from '@jest/globals';
import { createBerthAddress } from './create-berth-address.js';

it.each([
  ['B14', 'pier_name=B&berth_number=14'],
  [' North 7 ', 'pier_name=North&berth_number=7'],
  ['14', 'berth_number=14'],
  ['North', 'pier_name=North'],
])('a search for %j leads to a new berth for the stay and its boat', (typed, query) => {
  const seeker = { reservation_id: 'r1', vessel_id: 'v1' };
  expect(createBerthAddress(typed, seeker)).toBe(`/berths/create?reservation_id=r1&vessel_id=v1&${query}`);
});

it('a stay whose boat is not on record searches without one', () => {
  expect(createBerthAddress('B14', { reservation_id: 'r1', vessel_id: null })).toBe(
    '/berths/create?reservation_id=r1&pier_name=B&berth_number=14',
  );
});
