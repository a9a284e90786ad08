import { afterAll, afterEach, beforeAll, describe, it } from '@jest/globals';
import { boaterReservationApi } from '../../contracts/reservations/api.js';
import { PNG, upload } from '../fixtures/furnished-marina.js';
import { PRICE, somebody, WEEK_LATER } from '../fixtures/harbour.js';
import { VIEWER } from '../fixtures/permissions.js';
import { fill, openTab, pressAndConfirm } from './actions.js';
import { expect } from './browser.js';
import { FrontDesk } from './front-desk.js';

const ADDRESS = 'quentin@example.org';
const HIDDEN = { reservation: true, inventory: true, editable_lite: true, hide_contact_details: true };

describe('what is on record', () => {
  let desk: FrontDesk;
  beforeAll(async () => {
    desk = await FrontDesk.open({ marina: { permissions: HIDDEN } });
  });
  afterEach(() => desk.browser.closeWindows('true-facts-record'));
  afterAll(() => desk.close());

  it('has no reason for a berth that staff chose without giving one', async () => {
    const { harbour } = desk;
    const asked = await harbour.agreed({ boater: somebody({ first_name: 'Berta' }) });
    const staff = await desk.window(harbour.staff, `/reservations/${asked.id}`);
    await staff.getByRole('button', { name: 'Choose A3' }).click();
    await pressAndConfirm(staff, /^Approve/, 'Approve onto A3');
    await openTab(staff, 'History');
    const history = staff.getByRole('main');
    await expect(history.getByText('Approved', { exact: true })).toBeVisible();
    await expect(history).toContainText('A3');
    // The berth plan says that staff chose the berth; nothing says why the suggested one was not taken.
    await expect(history).toContainText('Suggested berth A1');
    await expect(history).not.toContainText(/Why(?! chosen by staff)|Reason|not fit|Passed over|skipped/i);
    await expect.poll(() => harbour.history(asked)).not.toContain('MatchSkipped');
  });

  it('can be corrected where staff typed it, and the history says who corrected it', async () => {
    const { harbour } = desk;
    const boater = somebody({ first_name: 'Karel', email: 'karrel@example.org' });
    const made = await harbour.created('APPROVE', { boater, ...harbour.at('A1') });
    const staff = await desk.window(harbour.staff, `/reservations/${made.id}`);
    await staff.getByRole('button', { name: 'Edit the details of Karel Vermeer' }).click();
    const form = staff.getByRole('form', { name: 'Details of the boater' });
    await fill(form, { Email: 'karel@example.org', Phone: '+31687654321' });
    await form.getByRole('button', { name: 'Update' }).click();
    await expect(staff.getByRole('link', { name: 'karel@example.org' })).toBeVisible();
    await expect(staff.getByRole('link', { name: /31687654321/ })).toBeVisible();
    await staff.goto(`${desk.server.url}/history`);
    const corrected = staff.getByRole('listitem').filter({ hasText: 'karel@example.org' }).first();
    await expect(corrected).toContainText('karrel@example.org');
    await expect(corrected).toContainText('Ada Quay');
  });

  it('is read with names by staff who may only read', async () => {
    const { harbour, server } = desk;
    const asked = await harbour.approved({ boater: somebody({ first_name: 'Lotte' }) }, PRICE, harbour.berth('A2'));
    const clerk = await server.addStaff(harbour.marina, VIEWER, { role: 'secondary', first_name: 'Cleo' });
    const page = await desk.window(clerk, `/reservations/${asked.id}`);
    await openTab(page, 'History');
    const history = page.getByRole('main');
    await expect(history).toContainText(/Approved.*Ada Quay/s);
    await expect(history).toContainText('Lotte Vermeer');
    await expect(history).toContainText(/A2/);
    // Only the history of the whole marina needs its permission.
    await expect(page.getByRole('link', { name: 'View full history' })).toHaveCount(0);
  });

  it('has one status in the list and on the page after documents were added', async () => {
    const { harbour, server } = desk;
    const asked = await harbour.request({ boater: somebody({ first_name: 'Dora' }) });
    const required_documents = { vessel_insurence: true };
    await harbour.must(asked, 'UPDATE', { payment: PRICE, required_documents });
    await harbour.accept(asked);
    const fields = { attachment_type: 'VESSEL_INSURANCE' };
    const file = new Uint8Array(PNG);
    await upload(server, boaterReservationApi.addDocument.path, { token: asked.link, fields, file });
    const staff = await desk.window(harbour.staff, '/reservations?search=Dora');
    const row = staff.getByRole('row', { name: /Dora/ });
    await expect(row).toContainText('Offer accepted');
    await expect(row).toContainText('approve');
    await expect(staff.getByText('Documents added')).toHaveCount(0);
    await row.getByRole('link').first().press('Enter');
    await expect(staff.getByRole('heading', { level: 1 }).locator('..')).toContainText('Offer accepted');
    await expect(staff.getByText('Documents added')).toHaveCount(0);
    await expect(staff.getByRole('group', { name: 'Your turn' })).toContainText(/Approve to confirm/);
  });

  it('hides addresses in the outbox as long as the reservation hides them', async () => {
    const { harbour, server } = desk;
    const asked = await harbour.request({ boater: somebody({ first_name: 'Quentin', email: ADDRESS }), ...WEEK_LATER });
    await harbour.must(asked, 'UPDATE', { payment: PRICE });
    await server.settled();
    const { view_id } = await harbour.show(asked);
    const page = await desk.window(harbour.staff, `/outbox?search=${view_id}`);
    const letter = page.getByRole('link', { name: /, q\*+/ }).first();
    await expect(letter).toHaveCount(1);
    await expect(page.getByText(ADDRESS)).toHaveCount(0);
    await letter.press('Enter');
    await expect(page.getByText(/^q\*+$/)).toBeVisible();
    await expect(
      page
        .frameLocator('iframe')
        .getByText(/Quentin/)
        .first(),
    ).toBeVisible();
    await expect(page.getByText(ADDRESS)).toHaveCount(0);
    await expect(page.frameLocator('iframe').getByText(ADDRESS)).toHaveCount(0);
    // Once the stay is approved, both show it.
    await harbour.accept(asked);
    await harbour.must(asked, 'APPROVE', harbour.at('A3'));
    await server.settled();
    await page.goto(`${server.url}/outbox?search=${view_id}`);
    await expect(page.getByText(ADDRESS).first()).toBeVisible();
  });
});
