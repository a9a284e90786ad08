import { afterAll, afterEach, beforeAll, describe, it } from '@jest/globals';
import { fill, noticed } from './actions.js';
import { expect, SCREENS } from './browser.js';
import { FrontDesk } from './front-desk.js';
import { fits } from './layout.js';

const WIDTHS = [320, 390, 600, 768, 1024, 1280, 1440, 1920];

describe('piers and berths, on screen', () => {
  let desk: FrontDesk;
  beforeAll(async () => {
    desk = await FrontDesk.open();
    await desk.server.settled(20_000);
  });
  afterEach(() => desk.browser.closeWindows('inventory'));
  afterAll(() => desk.close());

  it('by mouse: a pier with a run of berths is added, one is taken out of the offer, and that is undone', async () => {
    const page = await desk.window(desk.harbour.staff, '/inventory');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('menuitem', { name: /^New Pier/ }).click();
    await fill(page, { Name: 'H', 'Max length': '10', 'Max beam': '3.6', 'Max draft': '2.2' });
    await page.getByRole('button', { name: 'Add pier' }).click();
    const dialog = page.getByRole('dialog', { name: 'Multiple Berths' });
    await fill(dialog, { First: '9', 'How many': '8' });
    await expect(dialog.getByText('8 new berths, H9 to H16')).toBeVisible();
    await dialog.getByRole('button', { name: 'Leave out' }).first().click();
    await dialog.getByRole('button', { name: 'Add 7 berths' }).click();
    await expect(dialog).toBeHidden();
    const offered = page.getByRole('switch', { name: 'H10 offered' });
    await offered.click();
    await noticed(page, '1 berth changed');
    await expect(offered).not.toBeChecked();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(offered).toBeChecked();
    await page.context().close();
  });

  it('by keyboard: berths are chosen and opened, a size is saved, and Alt with an arrow goes on', async () => {
    const page = await desk.window(desk.harbour.staff, '/inventory');
    await page.getByRole('link', { name: 'A1', exact: true }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('toolbar', { name: '1 berth chosen' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'A2' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Max length' }).fill('12.5');
    await expect(page.getByText('No booking here is affected')).toBeVisible();
    await page.getByRole('button', { name: 'Save A2' }).focus();
    await page.keyboard.press('Enter');
    await noticed(page, 'A2 saved');
    await page.keyboard.press('Alt+ArrowRight');
    await expect(page.getByRole('heading', { level: 1, name: 'A3' })).toBeVisible();
    await page.context().close();
  });

  it('by touch on a phone: a berth is switched on its card and opened', async () => {
    const page = await desk.window(desk.harbour.staff, '/inventory', { viewport: SCREENS.phone, hasTouch: true });
    const instant = page.getByRole('switch', { name: 'Instant booking of A3' });
    await instant.tap();
    await expect(instant).toBeChecked();
    const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'A3', exact: true }) });
    await card.tap({ position: { x: 180, y: 20 } });
    await expect(page.getByRole('heading', { level: 1, name: 'A3' })).toBeVisible();
    await page.context().close();
  });

  it('by touch on a phone: a berth is extended over a neighbour that adjoins it, and a run of berths is previewed', async () => {
    const address = `/berths/${desk.harbour.berth('A1')}`;
    const page = await desk.window(desk.harbour.staff, address, { viewport: SCREENS.phone, hasTouch: true });
    await page.getByRole('button', { name: 'Set up' }).tap();
    const wizard = page.getByRole('dialog', { name: 'Smart extension of A1' });
    await wizard.getByText('Alongside the pier').tap();
    await wizard.getByRole('button', { name: 'Next' }).tap();
    await wizard.getByText('One side', { exact: true }).tap();
    await wizard.getByRole('button', { name: 'Next' }).tap();
    await expect(wizard.getByRole('checkbox')).toHaveCount(2);
    await wizard.getByText('A2', { exact: true }).last().tap();
    await expect(wizard.getByText('A1 + A2')).toBeVisible();
    await wizard.getByText('A3', { exact: true }).last().tap();
    await expect(wizard.getByText('A1 + A3')).toBeVisible();
    await wizard.getByRole('button', { name: 'Save extension' }).tap();
    await expect(wizard).toBeHidden();
    await expect(page.getByText(/^A1 \+ A3 together take boats/)).toBeVisible();
    await page.goto(`${desk.server.url}/inventory?dialog=many`);
    const many = page.getByRole('dialog', { name: 'Multiple Berths' });
    await fill(many, { First: '30', 'How many': '3' });
    await expect(many.getByText(/^3 new berths/)).toBeVisible();
    await many.getByRole('button', { name: 'Leave out' }).first().tap();
    await expect(many.getByRole('button', { name: 'Add 2 berths' })).toBeVisible();
    await page.context().close();
  });

  it('fit every width, in German and in the dark', async () => {
    const berth = desk.harbour.berth('A1');
    const places = [
      '/inventory',
      '/inventory?tab=piers',
      '/piers/create',
      `/berths/${berth}`,
      `/berths/${berth}?tab=nights`,
      '/berths/create',
      '/inventory?dialog=many',
      '/inventory?dialog=import',
    ];
    const page = await desk.window(desk.harbour.staff, '/robots.txt', { colorScheme: 'dark', lang: 'de' });
    for (const path of places) {
      await page.goto(desk.server.url + path);
      await expect(page.locator('h1, h2').first()).toBeVisible();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await fits(page, `${path} at ${width}`);
      }
    }
    await page.context().close();
  });
});
