import { afterAll, afterEach, beforeAll, describe, it } from '@jest/globals';
import { settingsApi } from '../../contracts/marinas/api.js';
import { PNG } from '../fixtures/furnished-marina.js';
import { type Member, PASSWORD } from '../fixtures/marina-server.js';
import { noticed } from './actions.js';
import { expect } from './browser.js';
import { FrontDesk } from './front-desk.js';
import { fits, settled } from './layout.js';

const WIDTHS = [320, 768, 1024, 1440, 1920];
const TODAY = { start_date: '2027-06-01', end_date: '2027-06-03' };
const SCREENS = [
  '/ad-panel',
  '/trends',
  '/marinas',
  '/marinas/create',
  '/marinas/managers',
  '/configuration',
  '/operations',
];

describe('administrators, on screen', () => {
  let desk: FrontDesk;
  let admin: Member;
  beforeAll(async () => {
    desk = await FrontDesk.openAlone({ marina: { name: 'Port Haliguen', code: 'HALIG' }, berths: [12, 12] });
    const { server, harbour } = desk;
    server.clock.set('2027-06-01T08:00:00.000Z');
    admin = await server.addAdmin();
    await server.must(settingsApi.profile, {
      token: harbour.token,
      body: {
        marina_profile: {
          name: 'Port Haliguen',
          time_zone: 'Europe/Paris',
          position: { latitude: 47.48, longitude: -3.1 },
        },
      },
    });
    await harbour.created('APPROVE', { ...TODAY, ...harbour.at('A2') });
    await harbour.request();
    await server.settled(20_000);
  });
  afterEach(() => desk.browser.closeWindows('administration'));
  afterAll(() => desk.close());

  it('see the figures of all marinas, and filter them by a bar and on the map', async () => {
    const page = await desk.window(admin, '/ad-panel');
    await expect(page.getByRole('heading', { level: 1, name: 'All marinas' })).toBeVisible();
    const perMonth = page.getByRole('region', { name: 'Visits per month' });
    await expect(perMonth.getByRole('img', { name: 'June 2027: 1, 2026: 0' })).toBeVisible();
    await perMonth.getByRole('button', { name: 'Visits per month: table and export' }).click();
    await page.getByRole('menuitem', { name: 'Show as table' }).click();
    await expect(perMonth.getByRole('row', { name: 'June 1 0' })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Marinas that need attention' }).getByText('Port Haliguen').first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Only Port Haliguen 1' }).click();
    await expect(page).toHaveURL(/marinas=/);
    await page.goBack();
    await expect(page).toHaveURL(/\/ad-panel$/);
    const download = page.waitForEvent('download');
    await perMonth.getByRole('button', { name: 'Visits per month: table and export' }).click();
    await page.getByRole('menuitem', { name: 'Save as CSV' }).click();
    expect((await download).suggestedFilename()).toBe('visits-per-month-2027.csv');
  });

  it('open a marina and invite its first manager', async () => {
    const page = await desk.window(admin, '/marinas');
    await page.getByRole('link', { name: 'New marina' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Port Solvik');
    await page.getByRole('textbox', { name: 'Code' }).fill('HALIG');
    await page.getByRole('combobox', { name: 'Country' }).selectOption('NO');
    await page.getByRole('button', { name: 'Create marina' }).click();
    await expect(page.getByText('Another marina has this code. Choose another one.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Code' }).fill('SOLVIK');
    await page.getByRole('button', { name: 'Create marina' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Port Solvik' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill('kari@example.org');
    await page.getByRole('textbox', { name: 'First name' }).fill('Kari');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Dahl');
    await page.getByLabel('Your password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Send the invitation' }).click();
    await noticed(page, 'kari@example.org has been invited to Port Solvik');
    await page.goto(`${desk.server.url}/marinas?countries=NO`);
    await expect(page.getByRole('row', { name: /Port Solvik/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Port Haliguen/ })).toHaveCount(0);
    await page.goto(`${desk.server.url}/marinas/0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11`);
    await expect(page.getByText('Marina not found')).toBeVisible();
  });

  it('publish a text in a new version, and read the earlier one', async () => {
    const page = await desk.window(admin, '/configuration');
    await page.getByRole('combobox', { name: 'Text' }).selectOption('cookie_policy');
    await page.getByRole('button', { name: 'Write a new version' }).click();
    await page.getByRole('textbox', { name: '1. Text of the section' }).fill('One.\n\nTwo.');
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
    await noticed(page, 'The new version is published');
    await expect(page.getByText('Two.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Version' }).selectOption('0');
    await expect(page.getByText(/This site sets no third-party cookies/)).toBeVisible();
  });

  it('upload the logo of an association, which its marinas see beside its name without anything moving', async () => {
    const page = await desk.window(admin, '/configuration');
    const what = 'Logo of TEM for a light background';
    await page.getByLabel(what, { exact: true }).setInputFiles({ name: 'tem.png', mimeType: 'image/png', buffer: PNG });
    await noticed(page, 'The logo is saved');
    await expect(page.getByRole('img', { name: what })).toBeVisible();
    await page.getByRole('textbox', { name: 'TEM', exact: true }).fill('Ports of the Channel');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await noticed(page, 'The configuration is saved');

    const staff = await desk.blank();
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await staff.route('**/associations/logo*', async (route) => {
      await released;
      await route.continue();
    });
    await staff.setViewportSize({ width: 1920, height: 900 });
    await desk.enter(staff, desk.harbour.staff, '/user_settings');
    const bar = staff.getByRole('banner');
    const logo = bar.getByRole('img', { name: 'Member of Ports of the Channel' });
    await expect(bar.getByText('Ports of the Channel')).toBeVisible();
    const help = bar.getByRole('button', { name: 'Help' });
    await settled(staff);
    const before = [await logo.boundingBox(), await help.boundingBox()];
    release();
    await expect(logo).toHaveJSProperty('naturalWidth', 1);
    await settled(staff);
    expect([await logo.boundingBox(), await help.boundingBox()]).toEqual(before);
    for (const width of WIDTHS) {
      await staff.setViewportSize({ width, height: 900 });
      await expect(staff.getByRole('img', { name: 'Member of Ports of the Channel' })).toBeVisible();
      await fits(staff, `at ${width}`);
    }
  });

  it('rebuild a read model while the product runs', async () => {
    const page = await desk.window(admin, '/operations');
    await page.getByRole('button', { name: 'Rebuild marinas' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Rebuild' }).click();
    await noticed(page, 'Rebuilding marinas');
    await expect(page.getByRole('row', { name: /^marinas@\d+\.1 / })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('Nothing is set aside.')).toBeVisible();
  });

  it('reach their screens from the header, and keep each in its width', async () => {
    const page = await desk.window(admin, '/ad-panel');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Admin', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Trends' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Trends' })).toBeVisible();
    for (const path of SCREENS) {
      await page.goto(desk.server.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await fits(page, `${path} at ${width}`);
      }
    }
  });

  it('are the only ones: staff see the statistics of their marina', async () => {
    const page = await desk.window(desk.harbour.staff, '/ad-panel');
    await expect(page.getByText('No access')).toBeVisible();
    await page.goto(`${desk.server.url}/statistics`);
    await expect(page.locator('a[aria-current=page]', { hasText: 'Statistics' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'June 2027: 1, 2026: 0' })).toBeVisible();
  });
});
