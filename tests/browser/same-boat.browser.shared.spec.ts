import { afterAll, afterEach, beforeAll, describe, it } from '@jest/globals';
import { draftExample } from '../../contracts/pricing/examples.js';
import { pricingApi } from '../../contracts/pricing/api.js';
import { PRICE, somebody } from '../fixtures/harbour.js';
import { noticed } from './actions.js';
import { expect } from './browser.js';
import { FrontDesk } from './front-desk.js';

describe('a boat that asks twice, on the page of the second request', () => {
  let desk: FrontDesk;
  beforeAll(async () => {
    desk = await FrontDesk.open({ berths: [12, 12] });
    const body = { season_pricing_plan: draftExample };
    await desk.server.must(pricingApi.createPlan, { token: desk.harbour.token, body });
  });
  afterEach(() => desk.browser.closeWindows('same-boat'));
  afterAll(() => desk.close());

  it('is merged into the booking, which takes the nights that were asked for last', async () => {
    const { harbour, server } = desk;
    const boater = somebody();
    const booked = { start_date: '2027-06-18', end_date: '2027-06-21' };
    const first = await harbour.approved({ ...booked, boater }, PRICE, harbour.berth('A1'));
    const { view_id } = await harbour.show(first);
    const second = await harbour.request({ ...booked, end_date: '2027-06-22', boater });
    await server.settled(20_000);
    const page = await desk.window(harbour.staff, `/reservations/${second.id}`);
    const table = page.getByRole('table', { name: 'One boat, the same nights' });
    await expect(table.getByRole('row', { name: /^Stay/ })).toContainText('18 to 21 June 2027, 3 nights');
    await expect(page.getByText('3 nights twice')).toBeVisible();
    await page.getByRole('radio', { name: `Merge into ${view_id}` }).check();
    await page.getByRole('button', { name: `Merge into ${view_id}` }).click();
    await noticed(page, `${(await harbour.show(second)).view_id} is merged`);
    await expect(page.getByText('This is a duplicate')).toBeVisible();
    await expect.poll(async () => (await harbour.show(first)).end_date).toBe('2027-06-22');
    await page.getByRole('link', { name: 'Open the stay that goes on' }).click();
    await expect(page.getByRole('heading', { level: 1, name: view_id })).toBeVisible();
  });
});
