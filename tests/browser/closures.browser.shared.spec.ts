import { afterAll, afterEach, beforeAll, describe, it } from '@jest/globals';
import { somebody, PRICE } from '../fixtures/harbour.js';
import { noticed } from './actions.js';
import { expect } from './browser.js';
import { FrontDesk } from './front-desk.js';

describe('a storm and a boat that asks twice, on screen', () => {
  let desk: FrontDesk;
  beforeAll(async () => {
    desk = await FrontDesk.open({ berths: [12, 12] });
    await desk.harbour.addPier('B', [12]);
  });
  afterEach(() => desk.browser.closeWindows('closures'));
  afterAll(() => desk.close());

  it('closes a pier for one night from the plan, moves the boat concerned, and is undone', async () => {
    const { harbour, server } = desk;
    const night = { start_date: '2027-06-01', end_date: '2027-06-03' };
    const stay = await harbour.created('APPROVE', { ...night, ...harbour.at('A1') });
    await server.settled(20_000);
    const page = await desk.window(harbour.staff, '/plan');
    await page.getByRole('link', { name: 'Close berths' }).click();
    await page.getByRole('checkbox', { name: 'A, 2 berths' }).check();
    await expect(page.getByText('1 boat concerned')).toBeVisible();
    await expect(page.getByLabel('Berth of Petrel instead of A1')).toContainText('B1');
    await page.getByRole('button', { name: 'Close and tell 1 boat' }).click();
    await noticed(page, 'Berths closed');
    await expect(page.getByRole('heading', { name: 'Pier A closed' })).toBeVisible();
    await expect.poll(() => harbour.berthOf(stay)).toBe('B1');
    await page.goto(`${server.url}/plan`);
    await expect(page.getByText(/closed .*storm/)).toBeVisible();
    await page.getByRole('link', { name: 'Open', exact: true }).click();
    await page.getByRole('button', { name: 'Undo closure' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo closure' }).click();
    await noticed(page, 'Closure undone');
    await expect.poll(() => harbour.berthOf(stay)).toBe('A1');
  });

  it('asks about the second request of one boat, and takes a reason to keep both', async () => {
    const { harbour, server } = desk;
    const boater = somebody();
    const week = { start_date: '2027-06-18', end_date: '2027-06-21' };
    const first = await harbour.approved({ ...week, boater }, PRICE, harbour.berth('A1'));
    const { view_id } = await harbour.show(first);
    const second = await harbour.request({ ...week, boater });
    await harbour.must(second, 'UPDATE', { payment: PRICE, both_reason: 'Asked by telephone' });
    await harbour.accept(second);
    await server.settled(20_000);
    const page = await desk.window(harbour.staff, `/reservations/${second.id}`);
    await expect(page.getByText('Petrel would be in two berths')).toBeVisible();
    await expect(page.getByRole('link', { name: view_id, exact: true })).toBeVisible();
    await page
      .getByRole('button', { name: /^Approve/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Approve/ }).click();
    await expect(dialog.getByText('This boat would be in two berths')).toBeVisible();
    await dialog.getByLabel('Reason to keep both').fill('Mother ship and tender');
    await dialog.getByRole('button', { name: /^Approve/ }).click();
    await expect.poll(() => harbour.standing(second)).toContain('approved');
  });
});
