import { afterAll, afterEach, beforeAll, describe, it } from '@jest/globals';
import type { Page } from '@playwright/test';
import { harbourMapApi } from '../../contracts/berths/api.js';
import { reservationApi } from '../../contracts/reservations/api.js';
import { PETREL } from '../fixtures/harbour.js';
import { VIEWER } from '../fixtures/permissions.js';
import { noticed } from './actions.js';
import { expect, SCREENS } from './browser.js';
import { FrontDesk } from './front-desk.js';
import { fits, loaded } from './layout.js';

const LENGTHS = [12, 12, 10, 12, 10, 12, 14, 12];
const HOUR = 3_600_000;

describe('the harbour map, on screen', () => {
  let desk: FrontDesk;
  let before: string;
  let moved: string;
  beforeAll(async () => {
    desk = await FrontDesk.open({ berths: LENGTHS });
    const { harbour, server } = desk;
    await harbour.addPier('B', LENGTHS);
    const stay = { start_date: '2027-06-01', end_date: '2027-06-05' };
    const named = (name: string, berth: string) =>
      harbour.created('APPROVE', { ...stay, vessel: { ...PETREL, name }, berth_id: harbour.berth(berth) });
    const solveig = await named('Solveig', 'A1');
    server.clock.advance(HOUR);
    before = server.clock.nowIso();
    server.clock.advance(HOUR);
    const body = { reservation_id: solveig.id, custom_berth_id: harbour.berth('B2') };
    await server.must(reservationApi.assignBerth, { token: harbour.token, body });
    moved = server.clock.nowIso();
    server.clock.advance(HOUR);
    await named('Hilde', 'A4');
    server.clock.advance(HOUR);
    await server.settled(20_000);
  });
  afterEach(() => desk.browser.closeWindows('harbour-map'));
  afterAll(() => desk.close());

  const surface = (page: Page) => page.getByRole('application');
  const drawn = (page: Page) => page.locator('[data-part=harbour]');

  it('shows the night’s boats, and opens a berth by click and by keyboard', async () => {
    const page = await desk.window(desk.harbour.staff, '/map');
    await expect(drawn(page)).toBeVisible();
    await expect(page.getByText('Still to arrive').last()).toBeVisible();
    await expect(page.locator('[data-look=expected]')).toHaveCount(1);

    await surface(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(new RegExp(`berth=${desk.harbour.berth('A1')}`));
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(new RegExp(`berth=${desk.harbour.berth('A3')}`));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Chosen berth' })).toBeFocused();
    await expect(page.getByRole('region', { name: 'Chosen berth' })).toContainText('A3');

    await surface(page).focus();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: 'Chosen berth' })).toHaveCount(0);
  });

  it('finds a boat, steps through the nights and shows the map as a list', async () => {
    const page = await desk.window(desk.harbour.staff, '/map');
    await page.getByRole('searchbox', { name: 'Find a boat or berth on the map' }).fill('hilde');
    await expect(page).toHaveURL(/find=hilde/);
    await page.getByRole('button', { name: 'Next night' }).click();
    await expect(page).toHaveURL(/date=2027-06-02/);
    await page.getByRole('button', { name: /^Night to show: Wed,? 2 Jun/ }).click();
    await page.getByRole('button', { name: 'Thursday, 3 June 2027' }).click();
    await expect(page).toHaveURL(/date=2027-06-03/);
    await page.getByRole('button', { name: 'Previous night' }).click();
    await page.getByRole('button', { name: 'Show as a list' }).click();
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row', { name: /A4/ })).toContainText('Hilde');
  });

  it('shows where a boat fits and why not elsewhere', async () => {
    const page = await desk.window(desk.harbour.staff, '/map?view=fit&boat=11x3.2x1.7');
    await expect(page.getByText('10 fit and are free, 2 are taken')).toBeVisible();
    await expect(page.locator('[data-fit=small]')).toHaveCount(1);
    await page.goto(`${desk.server.url}/map?view=fit&boat=11x3.2x1.7&berth=${desk.harbour.berth('A3')}`);
    await expect(page.getByRole('region', { name: 'Chosen berth' })).toContainText(/too short|length/i);
  });

  it('goes back to a moment, shows what has changed since, and returns', async () => {
    const page = await desk.window(desk.harbour.staff, `/map?at=${before}`);
    await expect(page.getByText(/^As it stood/).first()).toBeVisible();
    await expect(page.locator('[data-difference]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Arrange' })).toHaveCount(0);
    const slider = page.getByRole('slider');
    // The slider steps by the changes, which arrive after the map.
    await expect(page.getByRole('button', { name: 'Previous change' })).toBeEnabled();
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(new RegExp(`at=${encodeURIComponent(moved)}`));
    await page.keyboard.press('End');
    await expect(page).not.toHaveURL(/at=/);
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(/at=/);
    await page.getByRole('button', { name: 'Back to now' }).click();
    await expect(page.getByRole('slider')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Arrange' })).toBeVisible();
  });

  it('arranges a pier by keyboard and mouse, takes a step back and saves', async () => {
    const page = await desk.window(desk.harbour.staff, '/map');
    await page.getByRole('button', { name: 'Arrange' }).click();
    await page.getByRole('combobox', { name: 'Chosen pier' }).selectOption({ label: 'A' });
    const heading = page.getByRole('textbox', { name: 'Direction' });
    await surface(page).focus();
    await page.keyboard.press('r');
    await expect(heading).toHaveValue('15');
    await page.keyboard.press('r');
    await page.keyboard.press('Control+z');
    await expect(heading).toHaveValue('15');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Save arrangement' }).click();
    await noticed(page, 'The harbour is arranged.');

    const piers = [{ pier_id: desk.harbour.piers.get('A'), heading: 15 }];
    await expect
      .poll(() => desk.server.must(harbourMapApi.showMap, { token: desk.harbour.token, body: {} }))
      .toMatchObject({ arrangement: { piers } });
    const viewer = await desk.server.addStaff(desk.harbour.marina, VIEWER);
    const other = await desk.window(viewer, '/map');
    await expect(drawn(other)).toBeVisible();
    await expect(other.getByRole('button', { name: 'Arrange' })).toHaveCount(0);
  });

  it('is moved by touch and fits every width, in German and in the dark', async () => {
    const page = await desk.window(desk.harbour.staff, '/map', {
      viewport: SCREENS.phone,
      hasTouch: true,
      isMobile: true,
      lang: 'de',
      colorScheme: 'dark',
    });
    await expect(drawn(page)).toBeVisible();
    await loaded(page);
    const place = await surface(page).boundingBox();
    const transform = () => page.locator('[data-part=harbour]').locator('..').getAttribute('transform');
    const first = await transform();
    await page.touchscreen.tap((place?.x ?? 0) + 20, (place?.y ?? 0) + 200);
    await page.getByRole('button', { name: 'Vergrößern' }).tap();
    await expect.poll(transform).not.toBe(first);
    for (const width of [320, 390, 600, 760, 1024, 1440, 1920]) {
      for (const path of ['/map', `/map?at=${before}`, '/map?list=true', '/map?view=fit']) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(desk.server.url + path);
        await expect(page.locator('[data-part=harbour], table').first()).toBeVisible();
        await fits(page, `${path} at ${width}`);
      }
    }
  });
});
