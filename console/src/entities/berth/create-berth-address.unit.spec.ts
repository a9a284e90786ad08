import { expect, it } from '@jest/globals';
import { createBerthAddress } from './create-berth-address.js';

it.each([
  ['B14', '/berths/create?pier_name=B&berth_number=14'],
  [' North 7 ', '/berths/create?pier_name=North&berth_number=7'],
  ['14', '/berths/create?berth_number=14'],
  ['North', '/berths/create?pier_name=North'],
])('a search for %j leads to a new berth', (typed, address) => {
  expect(createBerthAddress(typed)).toBe(address);
});
