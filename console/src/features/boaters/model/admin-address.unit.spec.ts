import { describe, expect, it } from '@jest/globals';
import { adminDefaults, adminQuestion } from './admin-address.js';

describe('the address of the administrators’ list', () => {
  it('asks for everybody by name at first', () => {
    expect(adminQuestion(adminDefaults)).toEqual({
      filter: { membership: 'all' },
      sort: { field: 'full_name', direction: 'asc' },
      page: 1,
      page_size: 10,
    });
  });

  it('carries search, filters, order and page', () => {
    const address = {
      search: 'dela',
      country: 'FR',
      membership: 'active',
      marinas: ['m1'],
      sort: '-email',
      page: 3,
      page_size: 25,
    };
    expect(adminQuestion(address)).toEqual({
      search: 'dela',
      filter: { membership: 'active', country_of_residence: 'FR', marina_ids: ['m1'] },
      sort: { field: 'email', direction: 'desc' },
      page: 3,
      page_size: 25,
    });
  });

  it('ignores what it does not know', () => {
    const address = { ...adminDefaults, membership: 'gold', sort: 'height', page: -1, page_size: 1000 };
    expect(adminQuestion(address)).toEqual(adminQuestion(adminDefaults));
  });
});
