import { afterAll, afterEach, beforeAll, beforeEach, describe, it } from '@jest/globals';
import { pricingApi } from '../../contracts/pricing/api.js';
import { pricingPlan } from '../../services/demo/pricing-plan.js';
import { noticed } from './actions.js';
import { expect } from './browser.js';
import { FrontDesk } from './front-desk.js';
import { fits } from './layout.js';

const TABS = ['', '?tab=rates', '?tab=persons', '?tab=discounts', '?tab=long_term', '?tab=hourly', '?tab=try'];

describe('the price settings, on screen', () => {
  let desk: FrontDesk;
  beforeAll(async () => {
    desk = await FrontDesk.open();
  });
  beforeEach(async () => {
    const { token } = desk.harbour.staff;
    const held = await desk.server.must(pricingApi.getPlan, { token });
    if (held.season_pricing_plan !== null) {
      const body = { season_pricing_plan_id: held.season_pricing_plan.id };
      await desk.server.must(pricingApi.deletePlan, { token, body });
    }
    const body = { season_pricing_plan: pricingPlan(1, '2027-06-01') };
    await desk.server.must(pricingApi.createPlan, { token, body });
  });
  afterEach(() => desk.browser.closeWindows('pricing'));
  afterAll(() => desk.close());

  const planOf = async () =>
    (await desk.server.must(pricingApi.getPlan, { token: desk.harbour.staff.token })).season_pricing_plan!;

  it('keep a changed rate as a draft, try it, and publish it after a look at the offers', async () => {
    const asked = await desk.harbour.request({ start_date: '2027-06-20', end_date: '2027-06-23' });
    // 4.40 × 9.8 m, and the surcharges that are ticked.
    await desk.harbour.must(asked, 'UPDATE', { payment: { price_per_night: 43.12 } });
    await desk.server.settled();
    const page = await desk.window(desk.harbour.staff, '/price_settings?tab=rates');
    await page.getByLabel('Season', { exact: true }).selectOption('Summer');
    const daily = page.getByLabel('Daily', { exact: true });
    await daily.fill('5');
    await expect(page.getByText('was 4.40')).toBeVisible();
    await expect(page.getByText('not published', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Try it' }).click();
    await expect(page.getByText('1 of 1 would be priced differently')).toBeVisible();
    await page.getByRole('button', { name: 'Review and publish' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish 1 change to prices' });
    await expect(dialog.getByRole('radio', { name: 'Keep the prices already sent' })).toBeChecked();
    await expect(dialog.getByRole('cell', { name: '147.00' }).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Publish 1 change' }).click();
    await noticed(page, '1 change is published.');
    await expect.poll(async () => (await planOf()).seasons[1]?.rates[0]?.daily).toBe(5);
    await page.getByRole('button', { name: 'History of changes' }).click();
    await expect(page.getByRole('button', { name: 'What changed since' }).first()).toBeVisible();
  });

  it('name a gap between seasons in nights, and close it with a button', async () => {
    const page = await desk.window(desk.harbour.staff, '/price_settings');
    const spring = page.getByRole('group', { name: 'Spring', exact: true });
    await spring.getByLabel('To, not included').fill('25/05');
    await expect(page.getByText('No season covers 25/05 to 01/06.').first()).toBeVisible();
    await expect(page.getByText('Those 7 nights cannot be priced.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Review and publish' })).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Start Summer on 25/05' }).click();
    await expect(page.getByText(/^No season covers/)).toHaveCount(0);
    await expect(page.getByRole('group', { name: 'Summer', exact: true }).getByLabel('From')).toHaveValue('25/05');
  });

  it('move a boundary of the year with the arrow keys; both neighbours follow', async () => {
    const page = await desk.window(desk.harbour.staff, '/price_settings');
    const handle = page.getByRole('slider', { name: 'Between Spring and Summer' });
    await handle.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(page.getByRole('group', { name: 'Spring', exact: true }).getByLabel('To, not included')).toHaveValue(
      '09/06',
    );
    await expect(page.getByRole('group', { name: 'Summer', exact: true }).getByLabel('From')).toHaveValue('09/06');
  });

  it('meet a colleague who published meanwhile', async () => {
    const page = await desk.window(desk.harbour.staff, '/price_settings?tab=discounts');
    const plan = await planOf();
    await page.getByRole('button', { name: 'Add a discount' }).click();
    const { token } = await desk.server.addStaff(desk.harbour.marina);
    await desk.server.must(pricingApi.updatePlan, {
      token,
      body: { season_pricing_plan: { ...plan, rate_calculation: 'DISCOUNTED' } },
    });
    await page.getByRole('button', { name: 'Use their version' }).click();
    await page.getByRole('link', { name: 'Rates' }).click();
    await expect(page.getByLabel('Rate calculation')).toHaveValue('DISCOUNTED');
  });

  it('fit every width, on every tab', async () => {
    const page = await desk.window(desk.harbour.staff, '/price_settings');
    for (const tab of TABS) {
      for (const width of [320, 390, 768, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${desk.server.url}/price_settings${tab}`);
        await expect(page.getByRole('link', { name: 'Try it' })).toBeVisible();
        await fits(page, `${tab} at ${width}`);
      }
    }
  });
});
