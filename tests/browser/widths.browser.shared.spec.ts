import { afterAll, beforeAll, describe, expect as expectValue, it } from '@jest/globals';
import { languages } from '../../contracts/vocabulary/languages.js';
import { openHarbour, PRICE } from '../fixtures/harbour.js';
import { EDITOR } from '../fixtures/permissions.js';
import { expect, SCREENS } from './browser.js';
import { FrontDesk } from './front-desk.js';
import { loaded, settled } from './layout.js';
import { hardToRead, leftEmpty } from './use-of-width.js';

/**
 * Runs inside a page: the number of rows that the filters or the bars cover while they have the focus, from the last row
 * upwards, as Shift and Tab go.
 */
const COVERED_ROWS = `[...document.querySelectorAll('main [data-row-link]')].reverse().filter((link) => {
  link.focus();
  const { left, top, width, height } = link.closest('tr, li').getBoundingClientRect();
  return [top + 1, top + height - 1].some((y) => {
    const there = document.elementFromPoint(left + width / 2, y);
    return there === null || there.closest('[data-part=filters], thead, header, nav') !== null;
  });
}).length`;

/** Runs inside a page: the pixels that the widest number of a reservation leaves free in its cell. */
const LEFT_OF_WIDEST = `(() => {
  const number = document.querySelector('main td strong');
  number.textContent = 'Q-WWWWWWW';
  const cell = number.closest('td');
  const { paddingRight } = getComputedStyle(cell);
  return cell.getBoundingClientRect().right - Number.parseFloat(paddingRight) - number.getBoundingClientRect().right;
})()`;

const WALL = { width: 2560, height: 1440 };

describe('every width of screen', () => {
  let desk: FrontDesk;
  let places: Record<string, string>;
  beforeAll(async () => {
    desk = await FrontDesk.open({ marina: { accepts_online_payments: true } });
    const asked = await desk.harbour.request({ notes: 'We are two families with small children. '.repeat(8).trim() });
    const booked = await desk.harbour.approved({}, PRICE, desk.harbour.berth('A1'));
    await desk.server.settled(20_000);
    places = {
      list: '/reservations?tab=ALL',
      request: `/reservations/${asked.id}`,
      booking: `/reservations/${booked.id}`,
      history: '/history',
    };
  });
  afterAll(() => desk.close());

  // Narrower screens are covered by the other tests of readability.
  it('is used in full and easy to read, on a wall', async () => {
    const page = await desk.window(desk.harbour.staff, '/robots.txt', {
      viewport: WALL,
      reducedMotion: 'reduce',
      locale: 'de-DE',
      lang: 'de',
    });
    const wrong: string[] = [];
    for (const [place, path] of Object.entries(places)) {
      await page.goto(desk.server.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await loaded(page);
      const found = [...(await hardToRead(page)), ...(await leftEmpty(page))];
      wrong.push(...found.map((each) => `${place}: ${each}`));
    }
    await page.context().close();
    expectValue(wrong).toEqual([]);
  });

  it('holds every entry of the menu in its bar, in every language and edition', async () => {
    const lite = await openHarbour(desk.server, { marina: { mode: 'lite' } });
    const page = await desk.blank({ viewport: SCREENS.desk });
    await page.goto(`${desk.server.url}/robots.txt`);
    const cut: string[] = [];
    let looked = 0;
    for (const { marina } of [desk.harbour, lite]) {
      // This user sees every menu entry of the edition.
      const { token } = await desk.server.addStaff(marina, EDITOR, { is_admin: true });
      for (const lang of languages) {
        await page.evaluate((kept) => Object.assign(localStorage, kept), { token, lang });
        await page.goto(`${desk.server.url}/user_settings`);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        const entries = page.locator('nav').first().locator('li > *');
        await expect(entries.nth(4)).toBeVisible();
        await loaded(page);
        const bar = await page.locator('nav').first().boundingBox();
        for (const entry of await entries.all()) {
          const box = await entry.boundingBox();
          const isLeft = (bar?.x ?? 0) + (bar?.width ?? 0) - ((box?.x ?? 0) + (box?.width ?? 0));
          // The space after an entry must be at least the space before it.
          if (isLeft < (box?.x ?? 0)) cut.push(`${lang}: ${await entry.textContent()}`);
          looked += 1;
        }
      }
    }
    await page.context().close();
    expectValue(looked).toBeGreaterThanOrEqual(80);
    expectValue(cut).toEqual([]);
  });

  it('has one bar on a phone, whose arrow leads back to the list as it was left', async () => {
    const { staff } = desk.harbour;
    const page = await desk.window(staff, '/reservations?tab=ALL&sort=view_id', {
      viewport: SCREENS.phone,
      hasTouch: true,
    });
    await page.getByRole('searchbox').fill('Vermeer');
    await expect(page).toHaveURL(/search=/);
    const left = page.url();
    await page.getByRole('main').getByRole('listitem').filter({ hasText: 'Vermeer' }).first().click();

    const arrow = page.getByRole('link', { name: 'Back to the reservations' });
    await expect(arrow).toBeInViewport();
    await expect(page.getByRole('banner')).toBeHidden();
    await page.mouse.wheel(0, 600);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await arrow.click();
    await expect(page).toHaveURL(left);
    await expect(page.getByRole('banner')).toBeVisible();
  });

  it('opens a menu of the bar above its button on a phone, and a menu of the page below it', async () => {
    const { staff } = desk.harbour;
    const page = await desk.window(staff, places.request ?? '', { viewport: SCREENS.phone, reducedMotion: 'reduce' });
    const more = page.locator('[data-bottom-bar]').getByRole('button', { name: 'More' });
    // An open menu hides the page from assistive technology, and so from these locators.
    await expect(more).toBeVisible();
    await loaded(page);
    const button = await more.boundingBox();
    await more.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await settled(page);
    const above = await page.getByRole('menu').boundingBox();
    expectValue((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
    await page.keyboard.press('Escape');
    await page.goto(desk.server.url + (places.booking ?? ''));
    const edit = page.getByRole('button', { name: 'Edit or cancel' });
    await expect(edit).toBeVisible();
    await loaded(page);
    const head = await edit.boundingBox();
    await edit.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await settled(page);
    const below = await page.getByRole('menu').boundingBox();
    expectValue(below?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
    await page.context().close();
  });

  describe('of a long list', () => {
    beforeAll(async () => {
      for (let asked = 0; asked < 14; asked++) await desk.harbour.request();
      await desk.server.settled(20_000);
    });

    it.each([
      ['a small laptop', { width: 1280, height: 720 }, 1],
      ['a phone', SCREENS.phone, 0],
    ])(
      'has its filters and the heads of its columns in sight on %s, and no focus under them',
      async (_, viewport, heads) => {
        const page = await desk.window(desk.harbour.staff, '/reservations?tab=ALL', { viewport });
        const search = page.getByRole('searchbox');
        const rows = page.locator('main [data-row-link]');
        await expect.poll(() => rows.count()).toBeGreaterThan(14);
        await loaded(page);
        const covered = await page.evaluate<number>(COVERED_ROWS);
        expectValue(covered).toBe(0);
        await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
        await expect.poll(() => page.evaluate<number>('window.scrollY')).toBeGreaterThan(200);
        await expect(search).toBeInViewport();
        await expect(search).toBeVisible();
        await search.click({ trial: true });
        const head = page.getByRole('columnheader', { name: 'Next step' });
        await expect(head).toHaveCount(heads);
        if (heads > 0) {
          await expect(head).toBeInViewport({ ratio: 1 });
          await head.getByRole('button').click({ trial: true });
        }
        await page.context().close();
      },
    );

    it.each([1160, 1280, 1360, 1440])('has room for a number of wide letters at %d pixels', async (width) => {
      const page = await desk.window(desk.harbour.staff, '/reservations?tab=ALL', { viewport: { width, height: 800 } });
      await expect(page.locator('main td strong').first()).toHaveText(/^Q-/);
      await loaded(page);
      const room = await page.evaluate<number>(LEFT_OF_WIDEST);
      expectValue(room).toBeGreaterThanOrEqual(0);
      await page.context().close();
    });
  });

  it.each([SCREENS.desk, { width: 768, height: 1024 }, { width: 320, height: 640 }])(
    'shows messages right above the bar with the actions: %o',
    async (viewport) => {
      const page = await desk.window(desk.harbour.staff, places.request ?? '', { viewport, lang: 'de' });
      const bar = page.locator('[data-bottom-bar]');
      await expect(bar.getByRole('button').first()).toBeVisible();
      await expect
        .poll(async () => {
          const [messages, below] = [await page.locator('[data-part=messages]').boundingBox(), await bar.boundingBox()];
          return (below?.y ?? 0) - ((messages?.y ?? 0) + (messages?.height ?? 0));
        })
        .toBeCloseTo(8, 0);
      await page.context().close();
    },
  );
});
