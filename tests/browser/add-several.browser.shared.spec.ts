import { afterAll, afterEach, beforeAll, describe, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { cardApi } from '../../contracts/memberships/api.js';
import { noticed } from './actions.js';
import { expect, SCREENS } from './browser.js';
import { FrontDesk } from './front-desk.js';
import { fits } from './layout.js';

const WIDTHS = [768, 1024, 1440, 1920];
const TITLES = 'Boat;Length (m);Beam (m);Draft (m);First name;Last name;Email;Card number';
const fileOf = (...rows: string[]) => ({
  name: 'cards-2026.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([TITLES, ...rows].join('\n')),
});

describe('several cards from one file, on screen', () => {
  let desk: FrontDesk;
  beforeAll(async () => {
    const office_email = 'office@port.example';
    const permissions = { reservation: true, inventory: true, chat: true, editable_lite: true };
    desk = await FrontDesk.open({ marina: { association_code: 'TEM', office_email, permissions } });
    const vessel = { name: 'Alcyon', length: 11.74, beam: 3.88, draft: 0.97 };
    const boaters = [{ first_name: 'Chiara', last_name: 'Lombardi', email: 'chiara@cards.example' }];
    const membership = { card_number: 'SMA0340' };
    await desk.server.must(cardApi.add, { token: desk.harbour.token, body: { vessel, boaters, membership } });
    await desk.server.settled(20_000);
  });
  afterEach(() => desk.browser.closeWindows('add-several'));
  afterAll(() => desk.close());

  it('right rows are added, wrong ones come back as a file with what to correct', async () => {
    const page = await desk.window(desk.harbour.staff, '/customers');
    await page.getByRole('button', { name: 'Add several' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add several cards' });
    await dialog
      .getByLabel('Choose a file to import')
      .setInputFiles(
        fileOf(
          'Korrigan;8.4;2.8;1.1;Annick;Le Floch;annick@cards.example;SMA0092',
          'Ar Vag;9.4;3.15;0.95;Gaël;Tanguy;gael@cards.example;SMA412',
          'Mistral;9;3;1;Anna;Kowalska;anna@cards.example;SMA0340',
        ),
      );
    await expect(dialog.getByRole('row', { name: /Mistral/ })).toContainText('This number belongs to Alcyon');
    await expect(dialog.getByRole('row', { name: /Ar Vag/ })).toContainText('Card number');
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download these 2 rows' }).click();
    const corrected = readFileSync(await (await download).path(), 'utf8');
    expect(corrected).toContain('What to correct');
    expect(corrected).not.toContain('Korrigan');
    await dialog.getByRole('button', { name: 'Add 1 card' }).press('Enter');
    await expect(dialog).toContainText('1 card is added.');
    await expect(dialog).toContainText('2 rows with errors were left out.');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByRole('row', { name: /Korrigan/ })).toContainText('SMA0092');
  });

  it('the card is corrected in its form, which names the office for a holder without an address', async () => {
    const page = await desk.window(desk.harbour.staff, '/cards/SMA0340');
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit card SMA0340' });
    await dialog.getByLabel('Last name').fill('Lombardi-Rossi');
    await dialog.getByRole('textbox', { name: 'Boat' }).fill('Alcyon II');
    await dialog.getByRole('button', { name: 'Save card' }).click();
    await noticed(page, 'Card SMA0340 saved');
    await expect(page.getByText('Chiara Lombardi-Rossi').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /Alcyon II/ })).toBeVisible();
  });

  it.each(WIDTHS)('fits a screen of %i pixels', async (width) => {
    const page = await desk.window(desk.harbour.staff, '/customers', { viewport: SCREENS.desk, lang: 'de' });
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name: 'Mehrere hinzufügen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Mehrere Karten hinzufügen' });
    await expect(dialog.getByText('XLSX oder CSV')).toBeVisible();
    await fits(page);
    await dialog.locator('input[type=file]').setInputFiles(fileOf('Mistral;x;0;1;1;Kowalska;anna;SMA0340'));
    await expect(dialog.getByRole('row', { name: /Mistral/ })).toBeVisible();
    await fits(page);
  });
});
