import { describe, expect, it } from '@jest/globals';
import { viewDetails } from '../../../../contracts/views/view.js';
import { queryOfView, sameView } from './view-query.js';

describe('the query of a view', () => {
  it('keeps what the list shows, and leaves out the page and the opened record', () => {
    expect(queryOfView('?tab=PENDING&page=3&sort=-deadline')).toBe('tab=PENDING&sort=-deadline');
    expect(queryOfView('?chat=r1&filter=UNREAD')).toBe('filter=UNREAD');
    expect(queryOfView('')).toBe('');
  });

  it('is the same in whatever order', () => {
    expect(sameView('a=1&b=2', 'b=2&a=1')).toBe(true);
    expect(sameView('a=1&b=2', 'a=1')).toBe(false);
  });

  it('keeps no search text, which may name a person', () => {
    for (const text of ['Brisa do Norte', 'a"b<c>', '50 %', 'Ñandú #4', 'x?y']) {
      const address = new URLSearchParams({ tab: 'ALL', search: text }).toString();
      expect(queryOfView(`?${address}`)).toBe('tab=ALL');
      expect(viewDetails.parse({ name: 'Search', query: address }).query).toBe('tab=ALL');
    }
  });
});
