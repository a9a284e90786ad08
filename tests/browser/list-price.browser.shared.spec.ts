import { afterAll, afterEach, beforeAll, describe, it } from '@jest/globals';
import { pricingApi } from '../../contracts/pricing/api.js';
import { pricingPlan } from '../../services/demo/pricing-plan.js';
import { pressAndConfirm } from './actions.js';
import { expect, SCREENS } from './browser.js';
import { FrontDesk } from './front-desk.js';
import { fits } from './layout.js';

describe('an offer at the list price, on screen', () => {
  let desk: FrontDesk;
  beforeAll(async () => {
    desk = await FrontDesk.open();
    const body = { season_pricing_plan: pricingPlan(1, '2027-06-01') };
    await desk.server.must(pricingApi.createPlan, { token: desk.harbour.staff.token, body });
  });
  afterEach(() => desk.browser.closeWindows('list-price'));
  afterAll(() => desk.close());

  it('is sent without opening a field', async () => {
    const { harbour } = desk;
    const asked = await harbour.request();
    const staff = await desk.window(harbour.staff, `/reservations/${asked.id}`);
    const price = staff.locator('[data-part=price]');
    await expect(price.getByText(/^The list price for 3 nights is EUR/)).toBeVisible();
    await expect(price.getByRole('textbox')).toHaveCount(0);
    await fits(staff);
    await pressAndConfirm(staff, 'Send price', 'Send to customer');
    await expect(staff.getByText('Waiting for the boater')).toBeVisible();
  });

  it('opens its fields on request, on a phone, in German and in the dark', async () => {
    const { harbour } = desk;
    const asked = await harbour.request();
    const look = { viewport: SCREENS.phone, colorScheme: 'dark' as const, lang: 'de' };
    const staff = await desk.window(harbour.staff, `/reservations/${asked.id}`, look);
    const price = staff.locator('[data-part=price]');
    await expect(price.getByText(/^Der Listenpreis für 3 Nächte beträgt/)).toBeVisible();
    await fits(staff);
    await price.getByRole('button', { name: 'Anpassen' }).click();
    await expect(price.getByRole('textbox', { name: 'Preis je Nacht' })).toBeFocused();
    await fits(staff);
  });
});
