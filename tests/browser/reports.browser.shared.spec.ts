import { afterAll, afterEach, beforeAll, describe, expect as expectValue, it } from '@jest/globals';
import { choose } from './actions.js';
import { expect } from './browser.js';
import { FrontDesk } from './front-desk.js';

const JUNE = 'from=2027-06&to=2027-06';
/** Nights from 11 June, at 60 a night. */
const SHORT = { start_date: '2027-06-11', end_date: '2027-06-12' };
const LONG = { start_date: '2027-06-11', end_date: '2027-06-14' };

describe('the reports of a marina', () => {
  let desk: FrontDesk;
  beforeAll(async () => {
    desk = await FrontDesk.open();
    const { harbour, server } = desk;
    await harbour.created('APPROVE', { ...harbour.at('A1'), ...SHORT });
    await harbour.created('APPROVE', { ...harbour.at('A2'), ...LONG });
    await server.settled();
  });
  afterEach(() => desk.browser.closeWindows('reports'));
  afterAll(() => desk.close());

  it('are sorted by a click, kept in the address, and lead to the stays that they count', async () => {
    const page = await desk.window(desk.harbour.staff, `/reports?report=balances&${JUNE}`);
    const table = page.getByRole('table', { name: 'Outstanding balances' });
    // The head, two stays and their sum.
    await expect(table.getByRole('row')).toHaveCount(4);
    await table.getByRole('button', { name: 'Balance' }).click();
    await expect(table.getByRole('columnheader', { name: 'Balance' })).toHaveAttribute('aria-sort', 'descending');
    await expect(table.getByRole('row').nth(1)).toContainText('180');
    await expect(page).toHaveURL(/sort=-balance/);
    await page.reload();
    await expect(table.getByRole('row').nth(1)).toContainText('180');
    await table.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/reservations\/[\w-]{36}/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('say whose nights they count, and keep the months from report to report', async () => {
    const page = await desk.window(desk.harbour.staff, `/reports?report=balances&${JUNE}`);
    await expect(page.getByRole('table', { name: 'Outstanding balances' })).toBeVisible();
    const reports = page.getByRole('navigation', { name: 'Report' });
    await reports.getByRole('link', { name: 'Occupancy' }).click();
    const table = page.getByRole('table', { name: 'Visitor occupancy by pier' });
    await expect(table.getByRole('columnheader', { name: 'Visitors’ nights' })).toBeVisible();
    await expect(table.getByRole('row').nth(1)).toContainText('June 2027');
    await expect(page).toHaveURL(/report=occupancy&from=2027-06&to=2027-06/);
  });

  it('are saved as a file with the titles of the table', async () => {
    const page = await desk.window(desk.harbour.staff, `/reports?report=revenue&${JUNE}`);
    await expect(page.getByRole('table', { name: 'Booked by type and month of arrival' })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    expectValue((await download).suggestedFilename()).toBe('revenue-2027-06-2027-06.csv');
  });

  it('are kept as a view that opens the page, and shared with colleagues', async () => {
    const { staff, marina } = desk.harbour;
    const page = await desk.window(staff, `/reports?report=revenue&${JUNE}`);
    await expect(page.getByRole('table', { name: 'Booked by type and month of arrival' })).toBeVisible();
    await choose(page, 'Views', 'Save this view …');
    const saving = page.getByRole('dialog', { name: 'Save this view' });
    await saving.getByLabel('Name').fill('June revenue');
    await saving.getByLabel('Open the list with this view').check();
    await saving.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(saving).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'View: June revenue' })).toBeVisible();
    await page.goto(`${desk.server.url}/reports`);
    await expect(page.getByRole('table', { name: 'Booked by type and month of arrival' })).toBeVisible();
    await expect(page).toHaveURL(/report=revenue/);

    await choose(page, 'View: June revenue', 'Change “June revenue” …');
    const changing = page.getByRole('dialog', { name: 'Change the view' });
    await changing.getByLabel('Share with colleagues in the marina').check();
    await changing.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(changing).toHaveCount(0);
    await desk.server.settled();

    const colleague = await desk.server.addStaff(marina);
    const theirs = await desk.window(colleague, `/reports?report=arrivals&${JUNE}`);
    await expect(theirs.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
    await choose(theirs, 'Views', 'June revenue (shared)');
    await expect(theirs.getByRole('table', { name: 'Booked by type and month of arrival' })).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'View: June revenue' })).toBeVisible();
  });

  it('forget a view that its owner deletes', async () => {
    const page = await desk.window(desk.harbour.staff, `/reports?report=no_shows&${JUNE}`);
    await choose(page, 'Views', 'Save this view …');
    const saving = page.getByRole('dialog', { name: 'Save this view' });
    await saving.getByLabel('Name').fill('Absent');
    await saving.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(saving).toHaveCount(0);
    await choose(page, 'View: Absent', 'Change “Absent” …');
    const changing = page.getByRole('dialog', { name: 'Change the view' });
    await changing.getByRole('button', { name: 'Delete this view' }).click();
    await expect(changing).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Views', exact: true })).toBeVisible();
  });
});
