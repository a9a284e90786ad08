import { afterAll, afterEach, beforeAll, describe, it } from '@jest/globals';
import { cardApi } from '../../contracts/memberships/api.js';
import { EDITOR } from '../fixtures/permissions.js';
import type { Asked } from '../fixtures/harbour.js';
import { noticed } from './actions.js';
import { expect, SCREENS } from './browser.js';
import { FrontDesk } from './front-desk.js';
import { fits } from './layout.js';

const WIDTHS = [320, 390, 768, 1024, 1440, 1920];
const TODAY = { start_date: '2027-06-01', end_date: '2027-06-03' };

describe('the dashboard, on screen', () => {
  let desk: FrontDesk;
  let asked: Asked;
  let card: string;
  beforeAll(async () => {
    desk = await FrontDesk.open({ marina: { association_code: 'TEM' }, berths: [8, 10, 12, 12] });
    const { server, harbour } = desk;
    server.clock.set('2027-06-01T08:00:00.000Z');
    asked = await harbour.request();
    await harbour.created('APPROVE', { ...TODAY, ...harbour.at('A3') });
    const holder = { first_name: 'Inès', last_name: 'Delacroix', email: 'ines@example.org' };
    const vessel = { name: 'Belle Étoile', length: 9, beam: 3, draft: 1.5 };
    const body = { vessel, boaters: [holder], membership: {} };
    card = (await server.must(cardApi.add, { token: harbour.token, body })).card_number;
    await server.settled(20_000);
  });
  afterEach(() => desk.browser.closeWindows('dashboard'));
  afterAll(() => desk.close());

  it('is where staff land, and its numbers open the lists behind them', async () => {
    const page = await desk.window(desk.harbour.staff, '/');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Waiting for us: 1' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Free to offer: 3' })).toBeVisible();
    await page.getByRole('link', { name: '1 free berth up to 8 m' }).click();
    await expect(page).toHaveURL(/\/inventory\?.*size=..8/);
    await expect(page.getByRole('row', { name: /A1/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /A2/ })).toHaveCount(0);
    await page.goBack();
    await page.getByRole('link', { name: 'Waiting for us: 1' }).click();
    await expect(page.getByRole('row', { name: /Petrel/ }).first()).toBeVisible();
  });

  it('shows a change within a second, and is walked with the keyboard', async () => {
    const page = await desk.window(desk.harbour.staff, '/');
    await expect(page.getByRole('link', { name: 'Waiting for us: 1' })).toBeVisible();
    const another = await desk.harbour.request();
    await expect(page.getByRole('link', { name: 'Waiting for us: 2' })).toBeVisible();
    await desk.harbour.must(another, 'CANCEL', { reason: 'full' });
    await expect(page.getByRole('link', { name: 'Waiting for us: 1' })).toBeVisible();
    const nights = page.getByRole('list', { name: 'Next 14 nights' }).getByRole('link');
    await nights.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(nights.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(nights.nth(13)).toBeFocused();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Petrel/ })
      .first()
      .press('Enter');
    await expect(page).toHaveURL(new RegExp(asked.id));
  });

  it('finds a card by its code', async () => {
    const page = await desk.window(desk.harbour.staff, '/');
    const code = page.getByRole('textbox', { name: 'Card code' });
    await code.fill('hkv229');
    await code.press('Enter');
    await expect(page.getByText('A card code has three letters and four digits, such as HKV2291.')).toBeVisible();
    await code.fill('hkv9999');
    await code.press('Enter');
    await expect(page.getByText('Card HKV9999 not found')).toBeVisible();
    await code.fill(card.toLowerCase());
    await code.press('Enter');
    await expect(page.getByRole('search').getByText('Inès Delacroix')).toBeVisible();
    await page.getByRole('search').getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/cards/${card}`));
  });

  it('fits every width', async () => {
    const page = await desk.window(desk.harbour.staff, '/');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('heading', { name: 'Next 14 nights' })).toBeVisible();
      await fits(page, `at ${width}`);
    }
  });

  it('is the panel of a chain: figures of each marina, its features and its users', async () => {
    const { server, harbour } = desk;
    const sister = await server.openMarina({ name: 'Fowey Haven', country: 'GB', currency: 'GBP' });
    const marinas = [harbour.marina, sister].map((marina_id) => ({ marina_id, permissions: EDITOR }));
    const chain = await server.addUser({ marinas, chain_manager: true });
    const page = await desk.window(chain, '/marinas', { viewport: SCREENS.desk });
    await expect(page.getByRole('heading', { level: 1, name: '2 marinas tonight' })).toBeVisible();
    await page.getByRole('link', { name: 'Fowey Haven' }).press('Enter');
    const panel = page.getByRole('form', { name: 'Fowey Haven' });
    await panel.getByLabel('Dynamic pricing').click();
    await panel.getByLabel('Email').fill('nobody@example.org');
    await panel.getByRole('button', { name: 'Add user' }).click();
    await noticed(page, 'if nobody@example.org belongs to someone else');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await fits(page, `at ${width}`);
    }
  });
});
