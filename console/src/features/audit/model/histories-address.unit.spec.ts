import { describe, expect, it } from '@jest/globals';
import { everywhereFilterOf, everywhereSearchOf, historiesDefaults } from './histories-address.js';

const solvik = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b01';

describe('the address of all histories', () => {
  it('asks for the named marinas beside the filters of one history', () => {
    const address = { ...historiesDefaults, marinas: [solvik], by: 'staff', from: '2027-06-01', to: '2027-06-08' };
    expect(everywhereSearchOf(address, 2, 25)).toEqual({
      filter: { marinas: [solvik], actor_kind: 'staff', from: '2027-06-01', to: '2027-06-08' },
      sort: 'newest',
      page: 2,
      page_size: 25,
    });
  });

  it('ignores what is no marina, and then asks for all', () => {
    expect(everywhereFilterOf({ ...historiesDefaults, marinas: ['Solvik', ''] })).toEqual({});
    expect(everywhereFilterOf({ ...historiesDefaults, marinas: ['Solvik', solvik] })).toEqual({ marinas: [solvik] });
  });
});
