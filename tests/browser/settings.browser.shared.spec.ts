import { afterAll, afterEach, beforeAll, describe, it } from '@jest/globals';
import { settingsApi } from '../../contracts/marinas/api.js';
import { PNG } from '../fixtures/furnished-marina.js';
import { noticed } from './actions.js';
import { expect } from './browser.js';
import { FrontDesk } from './front-desk.js';
import { fits } from './layout.js';

const WIDTHS = [320, 390, 768, 1024, 1440, 1920];
const PLACES = [
  '/marina_settings',
  '/reservations_settings',
  '/reservations_settings?tab=approval_kit',
  '/reservations_settings?tab=instant_booking',
];

describe('the settings of a marina', () => {
  let desk: FrontDesk;
  beforeAll(async () => {
    desk = await FrontDesk.open({ marina: { accepts_online_payments: true } });
  });
  afterEach(() => desk.browser.closeWindows('settings'));
  afterAll(() => desk.close());

  it('are changed with the keyboard, and stay as they were saved', async () => {
    const page = await desk.window(desk.harbour.staff, '/reservations_settings');
    await page.getByLabel('Longest stay').focus();
    await page.keyboard.type('60');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1');
    const bar = page.getByRole('region', { name: 'Unsaved changes' });
    await expect(bar).toContainText('2 changes');
    await bar.getByRole('button', { name: 'Save changes' }).focus();
    await page.keyboard.press('Enter');
    await expect(bar).toHaveCount(0);
    await page.reload();
    await expect(page.getByLabel('Longest stay')).toHaveValue('60');
    await expect(page.getByLabel('At least, in advance')).toHaveValue('1');
  });

  it('take the files of the approval kit, which the tab counts', async () => {
    const page = await desk.window(desk.harbour.staff, '/reservations_settings?tab=approval_kit');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add files' }).click();
    await (await chooser).setFiles({ name: 'map-of-the-port.png', mimeType: 'image/png', buffer: PNG });
    await expect(page.getByRole('button', { name: 'Remove map-of-the-port.png' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Approval kit/ })).toContainText('1');
    await expect
      .poll(() => desk.server.must(settingsApi.files, { token: desk.harbour.token, body: {} }))
      .toMatchObject({ items: [{ name: 'map-of-the-port.png' }] });
  });

  it('lead from section to section, and ask before typed text is lost', async () => {
    const page = await desk.window(desk.harbour.staff, '/marina_settings');
    await page.getByLabel('Street').fill('12 quai des Marins');
    const sections = page.getByRole('navigation', { name: 'Marina settings' });
    await sections.getByRole('link', { name: 'Users' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: /keep/i }).click();
    await expect(page.getByLabel('Street')).toHaveValue('12 quai des Marins');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await noticed(page, 'Settings saved');
    await sections.getByRole('link', { name: 'Users' }).click();
    await expect(page).toHaveURL(/\/users$/);
    await expect(sections.getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
  });

  it.each(WIDTHS)('fit a screen of %i pixels, in German too', async (width) => {
    for (const lang of ['en', 'de']) {
      const page = await desk.window(desk.harbour.staff, '/robots.txt', { viewport: { width, height: 900 }, lang });
      for (const place of PLACES) {
        await page.goto(desk.server.url + place);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('main section').first()).toBeVisible();
        await fits(page, `${place} in ${lang}`);
      }
      await page.context().close();
    }
  });
});
