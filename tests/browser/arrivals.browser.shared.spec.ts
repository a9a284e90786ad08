import { afterAll, afterEach, beforeAll, describe, expect as expectValue, it } from '@jest/globals';
import type { Page } from '@playwright/test';
import { counterApi } from '../../contracts/reservations/api.js';
import { trafficApi } from '../../contracts/traffic/api.js';
import { PETREL, PRICE } from '../fixtures/harbour.js';
import { VIEWER } from '../fixtures/permissions.js';
import { noticed } from './actions.js';
import { expect } from './browser.js';
import { FrontDesk } from './front-desk.js';
import { fits, settled } from './layout.js';

const LENGTHS = [12, 12, 12, 12, 12, 12, 12];

interface RowLayout {
  readonly boat: string;
  readonly height: number;
  readonly linesOfButtons: number;
  /** Pixels of the boat's name that are cut. */
  readonly missingOfName: number;
  readonly tooWide: number;
}

/** Runs inside a page: how each row is laid out. */
const ROWS = `[...document.querySelectorAll('[data-row]')].map((row) => {
  const name = row.querySelector('b');
  // Who is aboard is a button among the words of the second line.
  const middles = [...row.querySelectorAll('button:not(small button)')].map((button) => {
    const { top, bottom } = button.getBoundingClientRect();
    return (top + bottom) / 2;
  });
  return {
    boat: name.textContent,
    height: row.getBoundingClientRect().height,
    linesOfButtons: Math.max(...middles) - Math.min(...middles) > 4 ? 2 : 1,
    missingOfName: Math.max(
      0,
      Math.ceil(name.getBoundingClientRect().right - name.parentElement.getBoundingClientRect().right),
    ),
    tooWide: Math.max(0, row.scrollWidth - row.clientWidth),
  };
})`;

describe('a day of arrivals and departures, on screen', () => {
  let desk: FrontDesk;
  beforeAll(async () => {
    desk = await FrontDesk.open({ berths: LENGTHS });
    const { harbour, server } = desk;
    const named = (name: string, berth: string, start_date: string, end_date: string) =>
      harbour.approved({ start_date, end_date, vessel: { ...PETREL, name } }, PRICE, harbour.berth(berth));
    const visit = { start_date: '2027-06-10', end_date: '2027-06-12', berth_id: harbour.berth('A1') };
    const solveig = await harbour.created('APPROVE', { ...visit, vessel: { ...PETREL, name: 'Solveig' } });
    const longer = { ...visit, berth_id: harbour.berth('A7'), vessel: { ...PETREL, name: 'Grethe' } };
    const grethe = await harbour.created('APPROVE', longer);
    const made = { start_date: '2027-06-11', end_date: '2027-06-15', berth_id: harbour.berth('A2') };
    await harbour.created('APPROVE', { ...made, vessel: { ...PETREL, name: 'Windekind' } });
    const over = { start_date: '2027-06-10', end_date: '2027-06-11', berth_id: harbour.berth('A6') };
    await harbour.created('APPROVE', { ...over, vessel: { ...PETREL, name: 'Avel Mor' } });
    await named('Mistral', 'A3', '2027-06-12', '2027-06-14');
    await named('Tern', 'A4', '2027-06-12', '2027-06-14');
    await named('Odin', 'A5', '2027-06-13', '2027-06-16');
    await named('Hilde', 'A6', '2027-06-12', '2027-06-13');
    server.clock.set('2027-06-10T09:00:00.000Z');
    for (const { id } of [solveig, grethe]) {
      const body = { traffic_event_id: `arrival-${id}`, action: 'CONFIRM' as const };
      await server.must(trafficApi.update, { token: harbour.token, body });
    }
    // A boat that leaves with money open is asked about.
    const paid = { amount: 120, method: 'CASH' as const, received_on: '2027-06-10' };
    await server.must(counterApi.recordPayment, {
      token: harbour.token,
      body: { reservation_id: solveig.id, ...paid },
    });
    server.clock.set('2027-06-12T09:00:00.000Z');
    await server.settled(20_000);
  });
  afterEach(() => desk.browser.closeWindows('arrivals'));
  afterAll(() => desk.close());

  const row = (page: Page, boat: string) => page.locator('[data-row]', { hasText: boat });
  const button = (page: Page, boat: string, name: string) => row(page, boat).getByRole('button', { name, exact: true });

  it('shows what is overdue, still to come and ahead, each with what can be done', async () => {
    const page = await desk.window(desk.harbour.staff, '/activity');
    await expect(page.getByRole('group', { name: 'Not arrived, overdue' })).toContainText('Windekind');
    await expect(page.getByRole('group', { name: 'Still to come' })).toContainText('Mistral');
    await expect(page.getByRole('group', { name: 'Still here' })).toContainText('Solveig');
    await page.getByRole('link', { name: /^Tomorrow/ }).click();
    await expect(page).toHaveURL(/tab=tomorrow/);
    await expect(button(page, 'Odin', 'Arrived')).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('link', { name: /^Conflicts/ }).click();
    await expect(row(page, 'Windekind')).toBeVisible();
  });

  it('confirms by mouse and takes it back with the notice', async () => {
    const page = await desk.window(desk.harbour.staff, '/activity');
    await button(page, 'Solveig', 'Departed').click();
    await noticed(page, 'Solveig has left A1');
    await expect(page.getByRole('group', { name: 'Departed' }).last()).toContainText('Solveig');
    await button(page, 'Solveig', 'Undo').click();
    await expect(page.getByRole('group', { name: 'Still here' })).toContainText('Solveig');
  });

  it('works by keyboard: A arrives and goes on, U takes back, L opens the dates', async () => {
    const page = await desk.window(desk.harbour.staff, '/activity');
    await row(page, 'Mistral').focus();
    await page.keyboard.press('a');
    await expect(row(page, 'Tern')).toBeFocused();
    await page.keyboard.press('a');
    await expect(page.getByRole('group', { name: 'Arrived' }).last()).toContainText('Mistral');
    await expect(page.getByRole('group', { name: 'Arrived' }).last()).toContainText('Tern');
    await row(page, 'Tern').focus();
    await page.keyboard.press('u');
    await expect(page.getByRole('group', { name: 'Still to come' })).toContainText('Tern');
    await row(page, 'Windekind').focus();
    await page.keyboard.press('l');
    await expect(page.getByRole('form', { name: 'Windekind arrives late' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'New arrival' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(row(page, 'Windekind')).toBeFocused();
  });

  it('keeps each boat in one row in German at 1440 pixels, with its whole name beside its buttons', async () => {
    const page = await desk.window(desk.harbour.staff, '/activity', { lang: 'de' });
    await expect(row(page, 'Tern')).toBeVisible();
    await settled(page);
    const rows = await page.evaluate<RowLayout[]>(ROWS);
    expectValue(rows.length).toBeGreaterThanOrEqual(7);
    for (const each of rows) {
      expectValue(each).toMatchObject({ linesOfButtons: 1, missingOfName: 0, tooWide: 0 });
      expectValue(each.height).toBeLessThanOrEqual(56);
    }
  });

  it('moves the dates of a late boat with their price, or notes when it comes', async () => {
    const page = await desk.window(desk.harbour.staff, '/activity');
    await button(page, 'Windekind', 'Arriving late').click();
    const form = page.getByRole('form', { name: 'Windekind arrives late' });
    await expect(form).toContainText('A2 is free for these nights');
    await expect(form).toContainText('The price falls by');
    await form.getByRole('combobox', { name: 'Time' }).selectOption('14:00');
    await form.getByRole('button', { name: /^Keep/ }).click();
    await page.getByRole('link', { name: /^Tomorrow/ }).click();
    await expect(row(page, 'Windekind')).toContainText('late, expected');
    await row(page, 'Windekind').focus();
    await page.keyboard.press('l');
    await page.getByRole('button', { name: /^Change to/ }).click();
    await noticed(page, /Windekind stays/);
    await expect(row(page, 'Windekind')).not.toContainText('late, expected');
  });

  it('extends a stay that leaves later', async () => {
    const page = await desk.window(desk.harbour.staff, '/activity');
    await row(page, 'Grethe').focus();
    await page.keyboard.press('l');
    const form = page.getByRole('form', { name: /Grethe/ });
    await expect(form).toContainText('The price rises by');
    await form.getByRole('button', { name: /^Change to/ }).click();
    await noticed(page, /Grethe stays/);
  });

  it('asks on the morning of departure whether a boat stays longer, by one press', async () => {
    const page = await desk.window(desk.harbour.staff, '/activity');
    await button(page, 'Hilde', 'Stays longer').waitFor({ state: 'detached' });
    await button(page, 'Solveig', 'Stays longer').click();
    const dialog = page.getByRole('dialog', { name: 'Solveig stays longer' });
    await expect(dialog).toContainText('3 nights instead of 2 nights.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  });

  it('lets a boat stay longer, or leave earlier, on every day of a stay that its boater booked', async () => {
    const page = await desk.window(desk.harbour.staff, '/activity');
    const choose = async (move: string): Promise<void> => {
      await page.getByRole('button', { name: 'More for Tern' }).click();
      await page.getByRole('menuitem', { name: move }).click();
    };
    await choose('Leaves earlier');
    await expect(page.getByRole('dialog', { name: 'Tern leaves earlier' })).toContainText(
      'Total: EUR 120.00 → EUR 60.00',
    );
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await choose('Stays longer');
    const dialog = page.getByRole('dialog', { name: 'Tern stays longer' });
    await expect(dialog).toContainText('3 nights instead of 2 nights.');
    await expect(dialog).toContainText('3 nights × EUR 60.00: EUR 120.00 → EUR 180.00');
    await dialog.getByRole('button', { name: /^Change to/ }).click();
    await noticed(page, /Tern stays/);
  });

  it('cancels a stay whose boat does not come, after asking', async () => {
    const page = await desk.window(desk.harbour.staff, '/activity');
    await page.getByRole('button', { name: 'More for Hilde' }).click();
    await page.getByRole('menuitem', { name: 'Not coming' }).click();
    await page.getByRole('button', { name: 'Record the no-show' }).click();
    await expect(row(page, 'Hilde')).toHaveCount(0);
  });

  it('finds boats, and says when none match', async () => {
    const page = await desk.window(desk.harbour.staff, '/activity?search=mistral');
    await expect(page.locator('[data-row]')).toHaveCount(1);
    await page.getByRole('searchbox', { name: 'Boat, person, berth' }).fill('nobody');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(row(page, 'Tern')).toBeVisible();
  });

  it('prints the boats by pier, without menus and buttons', async () => {
    const page = await desk.window(desk.harbour.staff, '/activity');
    await expect(row(page, 'Tern')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('caption', { hasText: 'Pier A' })).toBeVisible();
    await expect(page.locator('td', { hasText: 'Tern' })).toBeVisible();
    await expect(page.locator('nav').first()).toBeHidden();
    await expect(row(page, 'Tern')).toBeHidden();
  });

  it('lets people without the permission read only', async () => {
    const viewer = await desk.server.addStaff(desk.harbour.marina, VIEWER);
    const page = await desk.window(viewer, '/activity');
    await expect(button(page, 'Tern', 'Arrived')).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('button', { name: 'Arriving late' })).toHaveCount(0);
  });

  it.each([320, 390, 768, 1024, 1440, 1920])('fits %i pixels', async (width) => {
    const page = await desk.window(desk.harbour.staff, '/activity', { viewport: { width, height: 900 } });
    await expect(row(page, 'Tern')).toBeVisible();
    await fits(page);
  });
});
