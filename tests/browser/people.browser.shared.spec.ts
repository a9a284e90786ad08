import { afterAll, afterEach, beforeAll, describe, it } from '@jest/globals';
import { berthApi } from '../../contracts/berths/api.js';
import { boaterApi } from '../../contracts/customers/api.js';
import { cardApi } from '../../contracts/memberships/api.js';
import { expect, SCREENS } from './browser.js';
import { FrontDesk } from './front-desk.js';
import { fits } from './layout.js';

const WIDTHS = [320, 390, 768, 1024, 1440, 1920];

describe('people, on screen', () => {
  let desk: FrontDesk;
  let resident: string;
  let vessel: string;
  beforeAll(async () => {
    const permissions = { reservation: true, inventory: true, chat: true, editable_lite: true };
    desk = await FrontDesk.open({ marina: { association_code: 'TEM', permissions } });
    const { server, harbour } = desk;
    const { token } = harbour;
    const boat = { name: 'Belle Étoile', length: 11.95, beam: 3.9, draft: 2.1, type: 'SAIL' as const };
    const person = { first_name: 'Élise', last_name: 'Marchand', email: 'elise@example.org', phone: '+33612345678' };
    const body = { ...person, relation_type: 'RESIDENT' as const, vessel: boat };
    resident = (await server.must(boaterApi.add, { token, body })).id;
    const { vessels } = await server.must(boaterApi.get, { token, body: { boater_id: resident } });
    vessel = vessels[0]?.id ?? '';
    await server.must(cardApi.add, {
      token,
      body: { vessel: { vessel_id: vessel }, boaters: [{ boater_id: resident }], membership: { auto_renew: true } },
    });
    const other = { first_name: 'Théo', last_name: 'Marchand', email: 'theo@example.org' };
    await server.must(boaterApi.add, { token, body: other });
    await harbour.approved();
    await server.settled(20_000);
  });
  afterEach(() => desk.browser.closeWindows('people'));
  afterAll(() => desk.close());

  it('are found while typing, and lead from the list to the boat, its boater and back', async () => {
    const page = await desk.window(desk.harbour.staff, '/customers');
    await page.getByRole('searchbox').fill('etoile');
    await expect(page).toHaveURL(/search=etoile/);
    const row = page.getByRole('row', { name: /Belle Étoile/ });
    await expect(row).toContainText('renews');
    await row.getByRole('link', { name: 'Belle Étoile, Élise Marchand' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Belle Étoile' })).toBeVisible();
    await page.getByRole('region', { name: 'Contacts' }).getByRole('link', { name: 'Élise Marchand' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Élise Marchand' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the customers' }).click();
    await expect(page).toHaveURL(/search=etoile/);
  });

  it('are put on record with their boat', async () => {
    const page = await desk.window(desk.harbour.staff, '/customers');
    await page.getByRole('button', { name: 'Add a customer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a customer' });
    await dialog.getByLabel('First name').fill('Rosa');
    await dialog.getByLabel('Last name').fill('Pereira');
    await dialog.getByLabel('Email').fill('rosa@example.org');
    await dialog.getByLabel('Boat name').fill('Ondine');
    for (const [size, metres] of Object.entries({ Length: '8.4', Beam: '2.85', Draft: '1.2' })) {
      await dialog.getByLabel(size).fill(metres);
    }
    await dialog.getByRole('button', { name: 'Add customer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rosa Pereira' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Ondine/ })).toContainText('8.40 × 2.85 × 1.20');
  });

  it('get a further boat on their page', async () => {
    const page = await desk.window(desk.harbour.staff, `/boaters/${resident}`);
    const boats = page.getByRole('region', { name: 'Boats' });
    await boats.getByRole('button', { name: 'Add boat' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add a boat for Élise Marchand' });
    await expect(dialog.getByLabel('Boat name')).toBeFocused();
    await dialog.getByLabel('Boat name').fill('Sterne');
    for (const [size, metres] of Object.entries({ Length: '6.4', Beam: '2.4', Draft: '0.05' })) {
      await dialog.getByLabel(size).fill(metres);
    }
    const add = dialog.getByRole('button', { name: 'Add boat' });
    await add.click();
    await expect(dialog.getByLabel('Draft')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Draft').fill('0.9');
    await add.click();
    const row = boats.getByRole('link', { name: /Sterne/ });
    await expect(row).toContainText('6.40 × 2.40 × 0.90');
    await expect(row).toBeFocused();
    await row.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Sterne' })).toBeVisible();
  });

  it('are changed by one person at a time: the second sees who was first', async () => {
    const { harbour, server } = desk;
    const page = await desk.window(harbour.staff, `/boaters/${resident}`);
    await page.getByRole('button', { name: 'Edit' }).click();
    const address = page.getByLabel('Address', { exact: true });
    await address.fill('14 quai des Sardiniers');
    const body = { boater_id: resident, postal_code: '29900' };
    await server.must(boaterApi.update, { token: harbour.token, body });
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('has changed this')).toBeVisible();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await page.getByRole('button', { name: 'Update' }).click();
    const info = page.getByRole('region', { name: 'Personal details' });
    await expect(info).toContainText('14 quai des Sardiniers');
    await expect(info).toContainText('29900');
  });

  it('share a boat, of whom one is primary', async () => {
    const page = await desk.window(desk.harbour.staff, `/vessels/${vessel}`);
    await page.getByLabel('Add a boater').fill('theo');
    await page.getByRole('button', { name: /Théo Marchand/ }).click();
    await page.getByRole('button', { name: 'Make Théo Marchand the primary boater' }).click();
    const contacts = page.getByRole('region', { name: 'Contacts' });
    await expect(contacts.getByRole('listitem').filter({ hasText: 'Théo' })).toContainText('Primary boater');
    await page.getByRole('button', { name: 'Remove Élise Marchand' }).click();
    await expect(contacts.getByRole('listitem')).toHaveCount(1);
  });

  it('get a card for their boat, which is disabled and activated again by keyboard', async () => {
    const { harbour, server } = desk;
    const boat = { name: 'Fanch', length: 9.1, beam: 3.1, draft: 1.4 };
    const person = { first_name: 'Yann', last_name: 'Le Goff', email: 'yann@example.org' };
    const body = { ...person, relation_type: 'RESIDENT' as const, vessel: boat };
    const { id } = await server.must(boaterApi.add, { token: harbour.token, body });
    const { vessels } = await server.must(boaterApi.get, { token: harbour.token, body: { boater_id: id } });
    const page = await desk.window(harbour.staff, `/vessels/${vessels[0]?.id}?tab=memberships`);
    await page.getByRole('button', { name: 'Create card' }).click();
    await expect(page).toHaveURL(/cards\/create/);
    await page.getByLabel('Card number').fill('FAN0007');
    await page.getByLabel('Card number').press('Enter');
    await expect(page).toHaveURL(/tab=memberships/);
    const row = page.getByRole('row', { name: /FAN0007/ });
    await expect(row).toContainText('Active');
    const menu = row.getByRole('button', { name: 'Actions for card FAN0007' });
    await menu.press('Enter');
    await page.getByRole('menuitem', { name: /Disable/ }).press('Enter');
    await page.getByRole('button', { name: 'Disable card' }).press('Enter');
    await expect(row).toContainText('Disabled');
    await menu.press('Enter');
    await page.getByRole('menuitem', { name: /Activate/ }).press('Enter');
    await page.getByRole('button', { name: 'Activate card' }).press('Enter');
    await expect(row).toContainText('Active');
  });

  it('get a permanent berth from the page of their boat, and then another one, below its minimum', async () => {
    const { server, harbour } = desk;
    const pier_id = harbour.piers.get('A') ?? '';
    for (const [number, min_length] of [
      [2, null],
      [3, 11.98],
    ] as const) {
      const sizes = { max_loa: 12, max_beam: 4, max_draft: 2.5, min_length };
      const berth = { id: harbour.berth(`A${number}`), pier_id, number, ...sizes, holder_type: 'RESIDENT' as const };
      await server.must(berthApi.updateBerth, { token: harbour.token, body: { berth, displace_visitors: true } });
    }
    await server.settled(20_000);
    const page = await desk.window(harbour.staff, `/vessels/${vessel}`);
    const its = page.getByRole('group', { name: 'Its berth' });
    await its.getByRole('button', { name: 'Give a berth' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Give Belle Étoile a berth' });
    const field = dialog.getByRole('combobox', { name: 'Berth' });
    await expect(field).toBeFocused();
    await expect(page.getByRole('option')).toHaveCount(2);
    await field.fill('A2');
    await expect(page.getByRole('option')).toHaveCount(1);
    await field.press('Enter');
    await dialog.getByRole('button', { name: 'Give a berth' }).click();
    await expect(its).toContainText('A2, pier A');
    await its.getByRole('button', { name: 'Change berth' }).click();
    const other = page.getByRole('dialog', { name: 'Change the berth of Belle Étoile' });
    await other.getByRole('combobox', { name: 'Berth' }).fill('A3');
    await page.getByRole('option', { name: /A3.*for boats of 11\.98/ }).click();
    await other.getByRole('button', { name: 'Change berth' }).click();
    await page.getByRole('button', { name: 'OK, allocate anyway' }).click();
    await expect(its).toContainText('A3, pier A');
  });

  it('fit every width', async () => {
    for (const path of [
      '/customers',
      '/customers?tab=visitors',
      `/boaters/${resident}`,
      `/vessels/${vessel}`,
      '/cards/create',
      `/vessels/${vessel}?tab=memberships`,
    ]) {
      const page = await desk.window(desk.harbour.staff, path, { viewport: SCREENS.phone, lang: 'de' });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await fits(page, `${path} at ${width}`);
      }
      await page.context().close();
    }
  });
});
