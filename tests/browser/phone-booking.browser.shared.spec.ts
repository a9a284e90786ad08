import { afterAll, afterEach, beforeAll, describe, it } from '@jest/globals';
import { pricingApi } from '../../contracts/pricing/api.js';
import { draftExample } from '../../contracts/pricing/examples.js';
import { expect } from './browser.js';
import { FrontDesk } from './front-desk.js';

const ID = /\/reservations\/([0-9a-f-]{36})/;

describe('a boat that calls on the radio', () => {
  let desk: FrontDesk;
  beforeAll(async () => {
    desk = await FrontDesk.open();
    const { server, harbour } = desk;
    await server.must(pricingApi.createPlan, { token: harbour.token, body: { season_pricing_plan: draftExample } });
  });
  afterEach(() => desk.browser.closeWindows('phone-booking'));
  afterAll(() => desk.close());

  it('is booked by name and length with the keyboard alone, in the berth that was named before, and shown its page', async () => {
    const page = await desk.window(desk.harbour.staff, '/reservations');
    await expect(page.getByRole('link', { name: 'New reservation' })).toBeVisible();
    const { keyboard } = page;
    await keyboard.press('n');
    await expect(page.getByRole('combobox', { name: 'Boat, person, phone, email or card' })).toBeFocused();
    await keyboard.type('Windhover');
    await expect(page.getByRole('option', { name: /New: “Windhover”/ })).toBeVisible();
    await keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Length' })).toBeFocused();
    await keyboard.type('9.4');
    // Beam, draft, phone, email and names may stay empty.
    for (let field = 0; field < 7; field += 1) await keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Dates' })).toBeFocused();
    await keyboard.type('tonight 2n');
    const book = page.getByRole('button', { name: /^Book A\d$/ });
    await expect(book).toBeEnabled();
    const berth = (await book.textContent())?.replace('Book ', '') ?? '';
    await keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { name: `Windhover is booked in ${berth}` })).toBeFocused();
    await expect(page.getByText('There is no email on record, so nothing was sent.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Code of the boater’s link' })).toBeVisible();
    const href = await page.getByRole('link', { name: 'Open reservation' }).getAttribute('href');
    const [, id = ''] = ID.exec(href ?? '') ?? [];
    await expect.poll(() => desk.harbour.berthOf({ id, link: '' })).toBe(berth);
  });
});
