import { expect, it } from '@jest/globals';
import { marinasDefaults, marinasQuestion } from './marinas-address.js';

it('asks for all marinas by name', () => {
  expect(marinasQuestion(marinasDefaults)).toEqual({
    countries: [],
    association_codes: [],
    modes: [],
    sort: { field: 'name', direction: 'asc' },
    page: 1,
    page_size: 10,
  });
});

it('ignores values that nobody can mean', () => {
  const address = {
    ...marinasDefaults,
    search: 'port',
    countries: ['FR', 'france'],
    associations: ['NONE', 'XYZ'],
    modes: ['lite', 'grand'],
    sort: '-country',
    page: 0,
    page_size: 5000,
  };
  expect(marinasQuestion(address)).toEqual({
    search: 'port',
    countries: ['FR'],
    association_codes: ['NONE'],
    modes: ['lite'],
    sort: { field: 'country', direction: 'desc' },
    page: 1,
    page_size: 10,
  });
});
