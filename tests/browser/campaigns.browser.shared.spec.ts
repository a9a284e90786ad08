import { afterAll, afterEach, beforeAll, describe, it } from '@jest/globals';
import { templateApi } from '../../contracts/messages/api.js';
import { cardApi } from '../../contracts/memberships/api.js';
import type { Member } from '../fixtures/marina-server.js';
import { somebody } from '../fixtures/harbour.js';
import { expect } from './browser.js';
import { FrontDesk } from './front-desk.js';

describe('mails, points and templates for members, on screen', () => {
  let desk: FrontDesk;
  let admin: Member;
  let stay: { readonly id: string };
  beforeAll(async () => {
    desk = await FrontDesk.open({ marina: { association_code: 'TEM', office_email: 'office@port.example' } });
    const { server, harbour } = desk;
    admin = await server.addAdmin();
    const boaters = [{ first_name: 'Inès', last_name: 'Delacroix', email: 'ines@holders.example' }];
    const vessel = { name: 'Sirocco', length: 10, beam: 3, draft: 1.5 };
    await server.must(cardApi.add, { token: harbour.token, body: { vessel, boaters, membership: {} } });
    const body = { name: 'Welcome', texts: { en: 'Hello {boater_name}', fr: 'Bonjour {boater_name}, place {berth}' } };
    await server.must(templateApi.create, { token: harbour.token, body });
    stay = await harbour.request({ boater: somebody({ first_name: 'Rosa', last_name: 'Pereira', language: 'fr' }) });
    await server.settled(20_000);
  });
  afterEach(() => desk.browser.closeWindows('campaigns'));
  afterAll(() => desk.close());

  it('the mail about nights goes to the members once a day, and its result is shown', async () => {
    const page = await desk.window(desk.harbour.staff, '/memberships/grow_up?type=increase_traffic');
    await page.getByRole('button', { name: 'Send to 1 berth holder', exact: true }).click();
    await page.getByRole('button', { name: 'Send now' }).click();
    await expect(page.getByRole('dialog', { name: 'Your email is on its way' })).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText(/^Sent today at/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Send to/ })).toBeDisabled();
    await expect(page.getByRole('row', { name: /Increase traffic/ })).toContainText('0 nights redeemed');
  });

  it('points go to the members of a file, and the report names who got none', async () => {
    const page = await desk.window(admin, '/gift-points');
    const buffer = Buffer.from('ines@holders.example\nrosa@elsewhere.example\n');
    await page.getByLabel('Choose a CSV file').setInputFiles({ name: 'members.csv', mimeType: 'text/csv', buffer });
    await page.getByLabel('Points for each').fill('25.5');
    await page.getByRole('textbox', { name: 'Expiration date' }).fill('31/12/2027');
    // The list of the file is checked first.
    await expect(page.getByText('2 addresses', { exact: false })).toBeVisible();
    const confirm = page.getByRole('button', { name: 'Confirm' });
    await expect(confirm).toBeEnabled();
    await confirm.click();
    const report = page.getByRole('dialog', { name: 'Report of gifting points' });
    await expect(report).toContainText('The operation succeeded with 1 error');
    await expect(report).toContainText('rosa@elsewhere.example');
  });

  it('a template is filled in the language of the boater, and sent once nothing is missing', async () => {
    const page = await desk.window(desk.harbour.staff, `/reservations/${stay.id}?tab=1`);
    await page.getByRole('button', { name: 'Templates' }).click();
    await page.getByRole('menuitem', { name: 'Welcome' }).click();
    const field = page.getByLabel('Write a message');
    await expect(field).toHaveValue('Bonjour Rosa Pereira, place {berth}');
    await expect(field).toBeFocused();
    await expect(page.getByText('Not known here: Berth {berth}', { exact: false })).toBeVisible();
    await field.fill('Bonjour Rosa Pereira, place C12');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(field).toHaveValue('');
    await expect(page.getByText('Bonjour Rosa Pereira, place C12')).toBeVisible();
  });
});
