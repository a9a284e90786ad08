import { describe, expect, it } from '@jest/globals';
import { monthsOffered, pageOf, reportDefaults, scopeOf } from './report-address.js';

const TODAY = '2027-06-15';
const scope = (address: Partial<typeof reportDefaults>) => scopeOf({ ...reportDefaults, ...address }, TODAY);

describe('the address of a report', () => {
  it('names the running month and the two before by default', () => {
    expect(scope({})).toEqual({ report: 'occupancy', from: '2027-04', to: '2027-06' });
  });

  it.each([
    [{ from: '2027-01', to: '2027-02' }, '2027-01', '2027-02'],
    [{ from: '2027-09', to: '2027-07' }, '2027-07', '2027-09'],
    [{ from: '2020-01', to: '2027-02' }, '2025-03', '2027-02'],
    [{ from: 'May', to: '2027-13' }, '2027-04', '2027-06'],
  ])('with %j goes from %s to %s', (address, from, to) => {
    expect(scope(address)).toMatchObject({ from, to });
  });

  it('narrows to piers and marinas, and ignores unknown reports', () => {
    expect(scope({ report: 'weather', piers: ['p1'], marinas: ['m1'] })).toMatchObject({
      report: 'occupancy',
      pier_ids: ['p1'],
      marina_ids: ['m1'],
    });
  });

  it('sorts by a second column, and by a column once', () => {
    const then = { column: 'berth', direction: 'desc' };
    expect(pageOf({ ...reportDefaults, sort: 'amount,-berth' }).sort).toEqual({
      column: 'amount',
      direction: 'asc',
      then,
    });
    expect(pageOf({ ...reportDefaults, sort: 'amount,-amount' }).sort).toEqual({ column: 'amount', direction: 'asc' });
    expect(pageOf({ ...reportDefaults, sort: ',' })).not.toHaveProperty('sort');
  });

  it('sorts by one column in either direction', () => {
    expect(pageOf({ ...reportDefaults, sort: '-amount', page: 3 })).toEqual({
      sort: { column: 'amount', direction: 'desc' },
      page: 3,
      page_size: 25,
    });
    expect(pageOf({ ...reportDefaults, page: -1, page_size: 5000 })).toEqual({ page: 1, page_size: 100 });
  });

  it('offers the months of the coming year and of four years back', () => {
    const months = monthsOffered(TODAY);
    expect([months[0], months[12], months.at(-1)]).toEqual(['2028-06', '2027-06', '2023-06']);
  });
});
