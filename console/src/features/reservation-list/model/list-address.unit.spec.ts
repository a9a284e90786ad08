import { describe, expect, it } from '@jest/globals';
import { lastPage } from '../../../lib/url/last-page.js';
import { listDefaults, readAddress, searchOfTab } from './list-address.js';

describe('the address of a list', () => {
  it.each([
    [{}, { page: 1, page_size: 25 }],
    [
      { page: 3, page_size: 100 },
      { page: 3, page_size: 100 },
    ],
    [
      { page: 0, page_size: 0 },
      { page: 1, page_size: 25 },
    ],
    [
      { page: -2, page_size: 101 },
      { page: 1, page_size: 25 },
    ],
    [
      { page: 2.7, page_size: 10.2 },
      { page: 2, page_size: 10 },
    ],
    [{ page: 100_001 }, { page: 1, page_size: 25 }],
  ])('%j asks for %j', (address, page) => {
    expect(readAddress({ ...listDefaults, ...address }, 'full').page).toEqual(page);
  });

  it('of another tab keeps the filters and begins at the first page', () => {
    expect(searchOfTab('?stay=today&page=4', 'CLOSED', 'full')).toBe('?stay=today&tab=CLOSED');
    expect(searchOfTab('?tab=CLOSED&page=2', 'PENDING', 'full')).toBe('');
    expect(searchOfTab('', 'NEW', 'lite')).toBe('');
  });

  it.each([
    [0, 25, 1],
    [25, 25, 1],
    [26, 25, 2],
  ])('%d rows by %d end on page %d', (total, size, page) => {
    expect(lastPage(total, size)).toBe(page);
  });
});
