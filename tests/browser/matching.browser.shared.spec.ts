import { afterAll, afterEach, beforeAll, describe, it } from '@jest/globals';
import { berthApi } from '../../contracts/berths/api.js';
import { type Asked, openHarbour, PETREL, PRICE } from '../fixtures/harbour.js';
import { noticed } from './actions.js';
import { expect, SCREENS } from './browser.js';
import { FrontDesk } from './front-desk.js';
import { fits } from './layout.js';

describe('the matching page, on screen', () => {
  let desk: FrontDesk;
  let wide: Asked;
  let next: Asked;
  let other: Asked;
  let lost: Asked;
  const named = (name: string, last_name: string, more = {}) => ({
    vessel: { ...PETREL, name, ...more },
    boater: {
      first_name: 'Aoife',
      last_name,
      email: `${last_name.toLowerCase().replace(' ', '-')}@example.org`,
      phone: '+353861234567',
    },
  });
  const waiting = async (name: string, last_name: string, more = {}) => {
    const asked = await desk.harbour.request(named(name, last_name, more));
    await desk.harbour.must(asked, 'ADD_TO_WAITING_LIST', {});
    desk.server.clock.advance(60_000);
    return asked;
  };

  beforeAll(async () => {
    desk = await FrontDesk.open({ berths: [12, 10.5, 16] });
    const { harbour, server } = desk;
    wide = await waiting('Grand Large', 'Le Goff', { length: 12.5, beam: 3.9 });
    next = await waiting('Saoirse', 'Byrne');
    other = await harbour.request(named('Brisa do Norte', 'Oliveira'));
    lost = await harbour.approved(named('Kittiwake', 'Hargreaves', { length: 15.5 }), PRICE, harbour.berth('A3'));
    const pier_id = harbour.piers.get('A') ?? '';
    const sizes = { max_loa: 16, max_beam: 5, max_draft: 3, min_length: null };
    const berth = { id: harbour.berth('A3'), pier_id, number: 3, ...sizes, active: false };
    await server.must(berthApi.updateBerth, { token: harbour.token, body: { berth, displace_visitors: true } });
    await server.settled();
  });
  afterEach(() => desk.browser.closeWindows('matching'));
  afterAll(() => desk.close());

  it('lists the best matches in their order and whom they pass over, and gives nothing until it is confirmed', async () => {
    const page = await desk.window(desk.harbour.staff, '/matching', { viewport: SCREENS.desk });
    await expect(page.getByRole('link', { name: 'Matching 4 without a berth' })).toBeVisible();
    await page.getByRole('button', { name: 'Allocate 2 best matches' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^Stays that lost their berth come first/)).toBeVisible();
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['Bookings and requests', 'Waiting list']);
    const line = dialog.getByRole('region', { name: 'Waiting list' });
    await expect(line).toContainText('Saoirse');
    await expect(line.getByRole('list', { name: 'Passed over' })).toHaveText('1. Grand Large: too short for the boat');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect.poll(() => desk.harbour.berthOf(other)).toBeNull();
    await expect.poll(() => desk.harbour.berthOf(next)).toBeNull();
    await page.getByRole('link', { name: 'On the map' }).click();
    await expect(page).toHaveURL(/\/map\?view=fit&date=2027-06-11&boat=9\.8x/);
  });

  it('is worked through with the keyboard: step, skip with a reason, and give another berth', async () => {
    const page = await desk.window(desk.harbour.staff, '/matching', { viewport: SCREENS.desk });
    await expect(page.getByRole('heading', { level: 2, name: 'Saoirse' })).toBeVisible();
    await page.keyboard.press('j');
    await expect(page.getByRole('heading', { level: 2, name: 'Brisa do Norte' })).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`reservation=${other.id}`));

    await page.getByRole('button', { name: 'Skip A2' }).press('Enter');
    await expect(page.getByRole('radio', { name: 'Boat sizes do not fit' })).toBeFocused();
    await page.getByRole('radio', { name: 'Other' }).press('Space');
    await page.getByRole('form').getByRole('button', { name: 'Skip A2' }).press('Enter');
    await expect(page.getByText('Enter a reason.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Note' }).fill('Kept for the regatta');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Skipped today' })).toContainText('Brisa do Norte');
    await expect(page.getByText('A2, pier A')).toBeHidden();

    await page.getByRole('button', { name: 'Allocate A1' }).press('Enter');
    await noticed(page, 'Brisa do Norte has A1');
    await expect.poll(() => desk.harbour.berthOf(other)).toBe('A1');
  });

  it('is worked through by touch on a phone: skip with a reason, and allocate', async () => {
    const harbour = await openHarbour(desk.server, { berths: [12, 12] });
    const asked = await harbour.request(named('Ondine', 'Martin'));
    await desk.server.settled();
    const page = await desk.window(harbour.staff, `/matching?reservation=${asked.id}`, {
      viewport: SCREENS.phone,
      hasTouch: true,
      isMobile: true,
    });
    await expect(page.getByRole('heading', { level: 2, name: 'Ondine' })).toBeVisible();
    await page.getByRole('button', { name: 'Skip A1' }).tap();
    const form = page.getByRole('form');
    await form.getByRole('radio', { name: 'Boat sizes do not fit' }).tap();
    await form.getByRole('button', { name: 'Skip A1' }).tap();
    await expect(page.getByText('A1, pier A')).toBeHidden();
    await page.getByRole('button', { name: 'Allocate A2' }).tap();
    await noticed(page, 'Ondine has A2');
    await expect.poll(() => harbour.berthOf(asked)).toBe('A2');
  });

  it('offers a berth to the next in line, says why others were passed over, and the boater answers', async () => {
    const { harbour } = desk;
    const page = await desk.window(harbour.staff, `/matching?reservation=${next.id}`, { viewport: SCREENS.desk });
    const boater = await desk.boaterWindow(next.link, { viewport: SCREENS.phone });
    await expect(page.getByText('1. Grand Large: too short for the boat')).toBeVisible();

    await page.getByRole('button', { name: 'Offer A2' }).click();
    await expect(page.getByText(/^A2 is held until/)).toBeVisible();
    await expect(boater.getByRole('heading', { name: 'A berth is free for you' })).toBeVisible();
    await boater.getByRole('button', { name: 'Accept A2' }).click();
    await boater.getByRole('dialog').getByRole('button', { name: 'Accept A2' }).click();

    await expect(page.getByText('Saoirse has A2 now.')).toBeVisible();
    await page.getByRole('button', { name: 'How it was assigned' }).click();
    await expect(page.getByRole('dialog')).toContainText('number 2 of 2 in line');
    await expect(page.getByRole('dialog')).toContainText('accepted');
  });

  it('shows who lost a berth until the alert is closed, and no berth that fits with the reasons', async () => {
    const page = await desk.window(desk.harbour.staff, '/matching', { viewport: SCREENS.desk });
    await page.getByRole('button', { name: 'Choose a vacant berth' }).click();
    await expect(page.getByRole('heading', { name: 'Kittiwake', exact: true })).toBeFocused();
    await expect(page.getByText('No berth fits')).toBeVisible();
    await page.getByRole('button', { name: 'Close the alert about Kittiwake' }).click();
    await expect(page.getByText(/^A booked boat has lost its berth/)).toBeHidden();
    await expect(page.getByRole('region', { name: 'Lost its berth' })).toContainText('Kittiwake');
    await expect.poll(() => desk.harbour.berthOf(lost)).toBeNull();
  });

  it('fits every width', async () => {
    const page = await desk.window(desk.harbour.staff, `/matching?reservation=${wide.id}`);
    for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('heading', { level: 2, name: 'Grand Large' })).toBeVisible();
      await fits(page, `at ${width}`);
    }
  });
});
