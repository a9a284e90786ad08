import { expect, it } from '@jest/globals';
import { absenceApi } from '../../../../../contracts/absences/api.js';
import { filtersInUse, removingFilter } from '../../../../testing/filters-in-use.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component } from './absences-page.js';

const none = { items: [], total: 0, counts: { UPCOMING: 0, CURRENT: 0, PAST: 0 } };
const as = { marina: { marina_settings: { permissions: { absence_report: true } } } };

it('the list of absences names the search and the days that match nothing, and removes each alone', async () => {
  const server = new ServerDouble().answer(absenceApi.getall, none);
  const at = '/absence-reports?search=zzz&from=2027-06-12&to=2027-06-15';
  const { user, address } = await renderConsole(<Component />, { at, path: '/absence-reports', server, as });
  const [search, days] = await filtersInUse();
  expect(search).toBe('Search: zzz');
  expect(days).toMatch(/12.+15 Jun/);
  await user.click(removingFilter(days!));
  expect(address()).toBe('/absence-reports?search=zzz');
});
