import { afterAll, afterEach, beforeAll, describe, it } from '@jest/globals';
import { boaterApi, mergingApi } from '../../contracts/customers/api.js';
import { PNG } from '../fixtures/furnished-marina.js';
import { noticed } from './actions.js';
import { expect, SCREENS } from './browser.js';
import { FrontDesk } from './front-desk.js';
import { fits } from './layout.js';

const WIDTHS = [320, 390, 768, 1024, 1440, 1920];
describe('a boater with papers and a second record, on screen', () => {
  let desk: FrontDesk;
  let kept: string;
  let other: string;

  beforeAll(async () => {
    const permissions = { reservation: true, inventory: true, chat: true, editable_lite: true };
    desk = await FrontDesk.open({ marina: { association_code: 'TEM', permissions } });
    const { server, harbour } = desk;
    const { token } = harbour;
    const boat = { name: 'Brise de Mer', length: 11.2, beam: 3.7, draft: 1.9, type: 'SAIL' as const };
    const person = { first_name: 'Manon', last_name: 'Fontaine', language: 'fr' as const };
    const first = { ...person, email: 'manon.fontaine@example.org', address: '14 quai des Sardiniers', vessel: boat };
    kept = (await server.must(boaterApi.add, { token, body: first })).id;
    const petite = { name: 'Petite Brise', length: 4.6, beam: 1.95, draft: 0.45, type: 'RIB' as const };
    const second = { ...person, email: 'm.fontaine@example.org', phone: '+33612345618' };
    const born = { birthday: '09/05/1979', vessel: petite };
    other = (await server.must(boaterApi.add, { token, body: { ...second, ...born } })).id;
    await harbour.approved({ boater: second });
    await server.settled(20_000);
  });
  afterEach(() => desk.browser.closeWindows('merging'));
  afterAll(() => desk.close());

  it('keeps a licence, whose end can be changed, and deletes it', async () => {
    const page = await desk.window(desk.harbour.staff, `/boaters/${kept}?tab=documents`);
    await page.getByRole('button', { name: 'Add a document' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a document' });
    await dialog.getByLabel('Document').selectOption({ label: 'Skipper ID or licence' });
    const papers = { name: 'permis-cotier.png', mimeType: 'image/png', buffer: PNG };
    await dialog.locator('input[type=file]').setInputFiles(papers);
    await dialog.getByRole('button', { name: 'Add a document' }).click();
    await expect(page.getByText('permis-cotier.png', { exact: true })).toBeVisible();
    await expect(page.getByText('no expiry date')).toBeVisible();
    await page.getByRole('button', { name: /^More: Skipper ID or licence/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
    await expect(page.getByText('permis-cotier.png', { exact: true })).toHaveCount(0);
  });

  it('is merged with the other record by keyboard, and found under both addresses', async () => {
    const page = await desk.window(desk.harbour.staff, `/boaters/${kept}`);
    await page.getByRole('button', { name: 'More actions' }).press('Enter');
    await page.getByRole('menuitem', { name: /Merge with another record/ }).press('Enter');
    const likely = page.getByRole('region', { name: 'Likely the same person' });
    await likely.getByRole('link', { name: /Manon Fontaine.*Same name/ }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`with=${other}`));
    // What this record lacks is proposed from the other one.
    await expect(page.getByRole('group', { name: 'Phone' }).getByRole('radio').nth(1)).toBeChecked();
    const email = page.getByRole('group', { name: 'Email' });
    await expect(email.getByRole('radio').nth(0)).toBeChecked();
    await email.getByRole('radio').nth(0).press('ArrowDown');
    await expect(page.getByText('Petite Brise')).toBeVisible();
    await expect(page.getByText('1 stay')).toBeVisible();
    await page.getByRole('button', { name: 'Merge the records' }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`/boaters/${kept}$`));
    const info = page.getByRole('region', { name: 'Personal details' });
    for (const value of ['m.fontaine@example.org', '+33612345618', '14 quai des Sardiniers']) {
      await expect(info).toContainText(value);
    }
    await expect(page.getByRole('region', { name: 'Boats' })).toContainText('Petite Brise');
    await page.goto(`${desk.server.url}/boaters/${other}?tab=activity`);
    await expect(page).toHaveURL(new RegExp(`/boaters/${kept}\\?tab=activity`));
  });

  it('is taken apart again from the page of the boater', async () => {
    const page = await desk.window(desk.harbour.staff, `/boaters/${kept}`);
    const merged = page.getByRole('group', { name: 'Merged records' });
    await expect(merged).toContainText('Can be undone until');
    await merged.getByRole('button', { name: 'Undo the merge' }).press('Enter');
    await noticed(page, 'The records are separate again');
    await expect(page.getByRole('region', { name: 'Personal details' })).toContainText('manon.fontaine@example.org');
    await expect(merged).toHaveCount(0);
  });

  it('stays merged once the record was changed, and says why', async () => {
    const { server, harbour } = desk;
    const { token } = harbour;
    await server.must(mergingApi.merge, { token, body: { boater_id: kept, merged_id: other } });
    await server.must(boaterApi.update, { token, body: { boater_id: kept, postal_code: '29900' } });
    const page = await desk.window(harbour.staff, `/boaters/${kept}`);
    const merged = page.getByRole('group', { name: 'Merged records' });
    await expect(merged).toContainText('can no longer be separated');
    await expect(merged.getByRole('button')).toHaveCount(0);
  });

  it('shows what was paid and is owed over the stays of both records', async () => {
    const page = await desk.window(desk.harbour.staff, `/boaters/${kept}`);
    await page.getByRole('button', { name: 'More actions' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Paid and owed' }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`/boaters/balance/${kept}`));
    await expect(page.getByRole('row', { name: /Petrel/ })).toContainText('180.00');
    await page.getByRole('link', { name: 'Back to Manon Fontaine' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Manon Fontaine' })).toBeVisible();
  });

  it('fits every width', async () => {
    const { server, harbour } = desk;
    const third = { first_name: 'Manon', last_name: 'Fontaine', email: 'm.f@example.org', phone: '+33612345618' };
    const { id } = await server.must(boaterApi.add, { token: harbour.token, body: third });
    await server.settled(20_000);
    for (const path of [
      `/boaters/${kept}`,
      `/boaters/balance/${kept}`,
      `/boaters/${kept}/merge`,
      `/boaters/${kept}/merge?with=${id}`,
    ]) {
      const page = await desk.window(harbour.staff, path, { viewport: SCREENS.phone, lang: 'de' });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await fits(page, `${path} at ${width}`);
      }
      await page.context().close();
    }
  });
});
