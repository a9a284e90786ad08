import { afterAll, afterEach, beforeAll, describe, expect as expectValue, it } from '@jest/globals';
import type { Page } from '@playwright/test';
import { boaterApi } from '../../contracts/customers/api.js';
import { expect } from './browser.js';
import { FrontDesk } from './front-desk.js';
import { loaded, settled } from './layout.js';

/** Pixels between the margins of A4 in landscape, at the size of paper. */
const LANDSCAPE = { width: 1270, height: 900 };
const WHITE = 'rgb(255, 255, 255)';

describe('paper', () => {
  let desk: FrontDesk;
  let id: string;
  beforeAll(async () => {
    desk = await FrontDesk.open();
    const { harbour } = desk;
    ({ id } = await harbour.approved({}, undefined, harbour.berth('A1')));
    await harbour.request();
    for (const last_name of ['Adam', 'Bell', 'Cook', 'Dunn', 'Ellis', 'Frost']) {
      const person = { first_name: 'Ann', last_name, email: `${last_name}@example.org` };
      const body = { ...person, relation_type: 'RESIDENT' as const };
      await desk.server.must(boaterApi.add, { token: harbour.token, body });
    }
    await desk.server.settled(20_000);
  });
  afterEach(() => desk.browser.closeWindows('paper'));
  afterAll(() => desk.close());

  /** A page of the console in the dark, as its printer sees it. */
  async function printed(path: string, shown: string): Promise<Page> {
    const page = await desk.window(desk.harbour.staff, path, { viewport: LANDSCAPE, colorScheme: 'dark' });
    await expect(page.getByText(shown).first()).toBeVisible();
    await loaded(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
    await settled(page);
    return page;
  }

  const isLight = (page: Page) => expect(page.locator('body')).toHaveCSS('background-color', WHITE);

  it('has every column of the list, and nothing to click', async () => {
    const page = await printed('/reservations?tab=ALL', 'Booked');
    for (const name of ['Status', 'Request', 'Boater', 'Boat', 'Stay', 'Berth', 'Total', 'Next step']) {
      const head = page.getByRole('columnheader', { name, exact: true });
      await expect(head).toBeVisible();
      const box = await head.boundingBox();
      expectValue((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(LANDSCAPE.width);
      // Browsers repeat text of a head on each page, but no button.
      await expect(head.locator('button')).toBeHidden();
    }
    await expect(page.getByRole('link', { name: 'New reservation' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Export' })).toBeHidden();
    await expect(page.getByText('Skip to content')).toBeHidden();
    await isLight(page);
  });

  it.each([
    ['/customers', 'Customers'],
    ['/absence-reports', 'Absences'],
    ['/inventory', 'Piers & berths'],
    ['/payments?tab=invoices', 'Payments'],
  ])('has %s in landscape, within its margins, and without controls', async (path, title) => {
    const page = await printed(path, title);
    await expect(page.locator('body')).toHaveCSS('page', 'wide');
    for (const button of await page.getByRole('main').getByRole('button').all()) await expect(button).toBeHidden();
    for (const head of await page.getByRole('columnheader').all()) {
      const box = await head.boundingBox();
      expectValue((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(LANDSCAPE.width);
    }
    await isLight(page);
  });

  it('says which rows of how many it has, without the buttons to the others', async () => {
    // Nobody of them has a boat, by which this list is sorted at first.
    const page = await printed('/customers?page_size=5&sort=full_name', 'Ann Adam');
    await expect(page.getByText('1–5 of 6')).toBeVisible();
    await expect(page.getByText('Rows:')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
  });

  it('names the current tab, and no other', async () => {
    const page = await printed('/payments?tab=invoices', 'Payments');
    const tabs = page.getByRole('navigation', { name: 'Payments' });
    await expect(tabs.getByRole('link', { name: 'Invoices' })).toBeVisible();
    await expect(tabs.getByRole('link', { name: 'Cash-up' })).toBeHidden();
  });

  it('has the plan in landscape, and not how it is dragged', async () => {
    const page = await printed('/plan', 'A1');
    await expect(page.locator('body')).toHaveCSS('page', 'wide');
    await expect(page.getByText('Drag')).toBeHidden();
    await expect(page.getByText(/^\d+ \S+ to \d+ \S+ \d{4}$/)).toBeVisible();
    const chart = await page.locator('[data-part=chart]').boundingBox();
    expectValue((chart?.x ?? 0) + (chart?.width ?? 0)).toBeLessThanOrEqual(LANDSCAPE.width);
  });

  it('breaks the plan between the rows of berths, and the map beside its counts', async () => {
    const plan = await printed('/plan', 'A1');
    const row = plan.locator('[role=row]', { has: plan.getByRole('rowheader', { name: /^A1/ }) }).first();
    // A page breaks between boxes in the flow only.
    await expect(row).toHaveCSS('position', 'relative');
    await expect(row).toHaveCSS('break-inside', 'avoid');
    const rows = plan.locator('[role=row]:has([data-berth])');
    const [first, second] = await Promise.all([rows.nth(0).boundingBox(), rows.nth(1).boundingBox()]);
    expectValue(second?.y).toBeCloseTo((first?.y ?? 0) + (first?.height ?? 0), 0);
    const map = await printed('/map', 'Harbour map');
    await expect(map.locator('[data-part=totals]')).toHaveCSS('break-inside', 'avoid');
  });

  it('has the piers and what each berth is switched to', async () => {
    const page = await printed('/inventory', 'Piers & berths');
    await expect(page.locator('span:visible > b', { hasText: 'Pier A' }).first()).toBeVisible();
    const active = page.getByRole('row', { name: /^A1/ }).getByText('✓', { exact: true });
    await expect(active.first()).toBeVisible();
  });

  it('has the map below its title, and no buttons', async () => {
    const page = await printed('/map', 'Harbour map');
    await expect(page.locator('body')).toHaveCSS('page', 'wide');
    await expect(page.locator('[data-night]').getByText(/\d{4}$/)).toBeVisible();
    for (const button of await page.getByRole('main').locator('button').all()) await expect(button).toBeHidden();
    expectValue((await page.pdf({ preferCSSPageSize: true })).length).toBeGreaterThan(0);
  });

  it('has the price of a reservation before everything else', async () => {
    const page = await desk.window(desk.harbour.staff, `/reservations/${id}`, {
      viewport: { width: 688, height: 1000 },
    });
    await expect(page.getByText('Stay and price')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await settled(page);
    const price = await page.getByText('Stay and price').boundingBox();
    expectValue(price?.y ?? Infinity).toBeLessThan(900);
  });

  it('has the reservation without its bar, and in light colours', async () => {
    const page = await printed(`/reservations/${id}`, 'Stay and price');
    await expect(page.getByRole('region', { name: 'Total and actions' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Record payment' })).toBeHidden();
    await expect(page.getByText('Balance', { exact: true }).first()).toBeVisible();
    await isLight(page);
  });

  it('has the time of each entry of the history, and its words in one line', async () => {
    const page = await printed('/history', 'Approved');
    const entry = page.getByRole('region', { name: 'Entries' }).getByRole('listitem').first();
    await expect(entry.getByRole('button').first()).toBeVisible();
    const box = await entry.locator('p').first().boundingBox();
    expectValue(box?.width).toBeGreaterThan(300);
  });
});
