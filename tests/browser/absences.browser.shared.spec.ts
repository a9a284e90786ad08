import { afterAll, afterEach, beforeAll, describe, expect as expectValue, it } from '@jest/globals';
import { absenceApi } from '../../contracts/absences/api.js';
import { IssueAbsenceLink } from '../../contracts/absences/commands.js';
import { availabilityApi } from '../../contracts/berths/api.js';
import { boaterApi, vesselApi } from '../../contracts/customers/api.js';
import { isRefusal } from '../../contracts/vocabulary/refusal.js';
import { PETREL, PRICE } from '../fixtures/harbour.js';
import { noticed } from './actions.js';
import { expect } from './browser.js';
import { FrontDesk } from './front-desk.js';
import { fits } from './layout.js';

const WIDTHS = [320, 390, 768, 1024, 1440, 1920];

describe('absences, on screen', () => {
  let desk: FrontDesk;
  /** Residents with berths A1 to A4. */
  const residents: { boater_id: string; vessel_id: string }[] = [];
  /** The absence of Havørn, 10 to 20 June, with a visitor in its berth from 14 to 17 June. */
  let sold: string;

  async function berthHolder(first_name: string, boat: string, berth: string): Promise<void> {
    const { server, harbour } = desk;
    const { token } = harbour;
    const person = { first_name, last_name: 'Vik', email: `${first_name.toLowerCase()}@example.org` };
    const body = { ...person, relation_type: 'RESIDENT' as const };
    const { id: boater_id } = await server.must(boaterApi.add, { token, body });
    const vessel = { name: boat, length: 10, beam: 3, draft: 1.5 };
    const { id: vessel_id } = await server.must(vesselApi.add, { token, body: { boater_id, vessel } });
    const allocation = { berth_id: harbour.berth(berth), vessel_id };
    await server.must(availabilityApi.allocateVessel, { token, body: allocation });
    residents.push({ boater_id, vessel_id });
  }

  const report = async (holder: number, departure_date: string, return_date: string) => {
    const vessel_id = residents[holder]?.vessel_id ?? '';
    const body = { vessel_id, departure_date, return_date, reason: 'OTHER' as const, destination: 'Ærø' };
    return (await desk.server.must(absenceApi.create, { token: desk.harbour.token, body })).id;
  };

  beforeAll(async () => {
    desk = await FrontDesk.open({ berths: [12, 12, 12, 12, 12] });
    const { server, harbour } = desk;
    for (const [index, boat] of ['Havørn', 'Terna', 'Lomvi', 'Tordis'].entries()) {
      await berthHolder(['Olav', 'Kaia', 'Nils', 'Arne'][index] ?? '', boat, `A${index + 1}`);
    }
    await server.settled();
    sold = await report(0, '2027-06-10', '2027-06-20');
    const stay = { start_date: '2027-06-14', end_date: '2027-06-17', vessel: PETREL };
    await harbour.approved(stay, PRICE, harbour.berth('A1'));
    await report(2, '2027-06-25', '2027-06-30');
    await server.settled(20_000);
  });
  afterEach(() => desk.browser.closeWindows('absences'));
  afterAll(() => desk.close());

  it('are listed with the nights sold, and found by name and period', async () => {
    const page = await desk.window(desk.harbour.staff, '/absence-reports');
    const row = page.getByRole('row', { name: /Havørn/ });
    await expect(row).toContainText('3 of 10 let');
    await expect(page.getByRole('row', { name: /Lomvi/ })).toContainText('free to let');
    await page.getByRole('button', { name: 'Next 7 days' }).click();
    await expect(page).toHaveURL(/from=\d/);
    await expect(page.getByRole('row', { name: /Lomvi/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Next 7 days', exact: true }).click();
    await page.getByRole('searchbox').fill('lomvi');
    await expect(page.getByRole('row', { name: /Havørn/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Past' }).click();
    await expect(page.getByText('No match')).toBeVisible();
  });

  it('are reported beside the list, by keyboard, with the nights that become free', async () => {
    const page = await desk.window(desk.harbour.staff, '/absence-reports');
    await page.getByRole('link', { name: 'New absence' }).press('Enter');
    const panel = page.getByRole('form', { name: 'New absence' });
    await panel.getByRole('button', { name: 'Add absence' }).click();
    await expect(panel.getByText('Choose the boat that will be away.')).toBeVisible();
    await panel.getByRole('textbox', { name: 'Boat' }).fill('terna');
    await panel.getByRole('button', { name: /Terna/ }).press('Enter');
    await expect(panel.getByLabel('Length')).toHaveValue('10');
    await panel.getByRole('textbox', { name: 'Leaves' }).fill('05/07/2027');
    await panel.getByRole('textbox', { name: 'Returns' }).fill('04/07/2027');
    await panel.getByLabel('Reason').selectOption({ label: 'Maintenance' });
    await panel.getByRole('button', { name: 'Add absence' }).click();
    await expect(panel.getByText('The return must not be before the departure.')).toBeVisible();
    await panel.getByRole('textbox', { name: 'Returns' }).fill('09/07/2027');
    await panel.getByLabel('Destination').fill('Yard');
    await expect(panel.getByRole('region', { name: 'What the nights could earn' })).toContainText('4 nights');
    await panel.getByRole('button', { name: 'Add absence' }).press('Enter');
    await expect(page.getByRole('row', { name: /Terna/ })).toContainText('Maintenance');
    await expect(panel).toHaveCount(0);
  });

  it('take a berth from a visitor only after a choice, and the button names it', async () => {
    const page = await desk.window(desk.harbour.staff, `/absence-reports/${sold}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Absence of Havørn' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Returns' }).fill('15/06/2027');
    await page.getByRole('textbox', { name: 'Returns' }).press('Tab');
    const visitor = page.getByRole('group', { name: /Petrel is booked in A1/ });
    await expect(visitor).toBeVisible();
    // The decision is in sight, and equal weekdays stand below each other without a scrollbar of their own.
    await expect(visitor).toBeInViewport({ ratio: 1 });
    const nights = page.getByRole('list', { name: /A1/ }).getByRole('listitem');
    const [first, eighth] = [await nights.nth(0).boundingBox(), await nights.nth(7).boundingBox()];
    expectValue(eighth?.x).toBeCloseTo(first?.x ?? 0, 0);
    await expect(page.getByRole('list', { name: /A1/ })).toHaveCSS('overflow-y', 'visible');
    await expect(page.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-disabled', 'true');
    await visitor.getByRole('radio', { name: /Move it to A5/ }).check();
    await page.getByRole('button', { name: 'Save and move Petrel' }).click();
    await noticed(page, 'The absence of Havørn was saved.');
    const { token } = desk.harbour;
    await expect
      .poll(() => desk.server.must(absenceApi.get, { token, body: { absence_report_id: sold } }))
      .toMatchObject({ return_date: '2027-06-15', nights_sold: 0 });
  });

  it('are cancelled after a confirmation', async () => {
    const page = await desk.window(desk.harbour.staff, '/absence-reports');
    await page.getByRole('button', { name: 'More for Lomvi' }).click();
    await page.getByRole('menuitem', { name: 'Cancel absence' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Cancel the absence of Lomvi?' });
    await expect(dialog).toContainText('Lomvi has A3 back');
    await dialog.getByRole('button', { name: 'Cancel the absence' }).click();
    await expect(page.getByRole('row', { name: /Lomvi/ })).toHaveCount(0);
  });

  it('have a conversation of their own at ?tab=1', async () => {
    const page = await desk.window(desk.harbour.staff, `/absence-reports/${sold}?tab=1`);
    await page.getByRole('textbox').last().fill('Fair winds');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Fair winds')).toBeVisible();
  });

  it('are filed, changed and withdrawn by the berth holder, who needs no account', async () => {
    const { server, harbour } = desk;
    const [, , , holder] = residents;
    const context = server.context({ marina_id: harbour.marina });
    const issued = await server.execute(new IssueAbsenceLink(holder ?? { boater_id: '', vessel_id: '' }, context));
    if (isRefusal(issued)) throw new Error(issued.code);
    const page = await desk.blank({ viewport: { width: 390, height: 844 } });
    const address = `${server.url}/away/${issued.link.split('/').at(-1) ?? ''}`;
    await page.goto(address);
    await page.getByRole('textbox', { name: 'Leaves' }).fill('01/07/2027');
    await page.getByRole('textbox', { name: 'Returns' }).fill('08/07/2027');
    await page.getByLabel('Reason').selectOption({ label: 'Holiday at home' });
    await page.getByRole('button', { name: 'Report absence' }).click();
    await expect(page.getByText('1 to 8 July 2027')).toBeVisible();
    await page.getByRole('button', { name: /^Change the absence/ }).click();
    await page.getByRole('textbox', { name: 'Returns' }).fill('06/07/2027');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('1 to 6 July 2027')).toBeVisible();
    await page.getByRole('button', { name: /^Withdraw the absence of/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw the absence' }).click();
    await expect(page.getByText('You have not reported any absence.')).toBeVisible();
    await fits(page);
    await page.goto(`${address}x`);
    await expect(page.getByRole('alert')).toContainText('This link does not work');
  });

  it('are vacancies in the lite edition, which begin with the holders who are away now', async () => {
    const { server } = desk;
    const marina = await server.openMarina({ mode: 'lite', permissions: { reservation: true, absence_report: true } });
    const page = await desk.window(await server.addStaff(marina), '/vacancies');
    await expect(page.getByText('No berth holder is away')).toBeVisible();
    await page.getByRole('link', { name: 'New absence' }).first().click();
    await expect(page).toHaveURL(/\/vacancies\/create\/new$/);
    await expect(page.getByText('No boat has a permanent berth here yet.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/vacancies$/);
  });

  it('fit into every width, in German and in the dark', async () => {
    const look = { colorScheme: 'dark' as const, lang: 'de' };
    const page = await desk.window(desk.harbour.staff, '/absence-reports', look);
    for (const path of ['/absence-reports', '/absence-reports/create/new', `/absence-reports/${sold}`]) {
      await page.goto(desk.server.url + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await fits(page, `${path} at ${width}`);
      }
    }
  });
});
