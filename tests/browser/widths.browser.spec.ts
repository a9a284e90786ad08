import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect as expectValue, it } from '@jest/globals';
import { PRICE } from '../fixtures/harbour.js';
import { expect, SCREENS } from './browser.js';
import { FrontDesk } from './front-desk.js';

const CUT_TEXTS = readFileSync('tests/browser/cut-texts.js', 'utf8');

/** Running text beyond so many letters a line is hard to read: the eye loses the next line. */
const LONGEST_LINE = 90;
/** Of the room beside the menu, a list or page uses at least so much, on however wide a screen. */
const LEAST_USED = 0.9;

const WIDTHS = { ...SCREENS, wall: { width: 2560, height: 1440 } };

/**
 * Runs inside a page: paragraphs whose lines are too long. Letters are counted by the room they take, so that a line
 * counts which is no longer than its text as well.
 */
const LONG_LINES = `
  [...document.querySelectorAll('main p, main li')].flatMap((element) => {
    const text = element.innerText ?? '';
    if (text.length <= ${LONGEST_LINE} || element.querySelector('p, li, button, input, select, dl, table') !== null) return [];
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8)));
    const letters = text.length / Math.max(1, lines.size);
    return letters > ${LONGEST_LINE} ? [Math.round(letters) + ' letters a line: ' + text.slice(0, 60)] : [];
  })
`;

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

  it.each(Object.entries(WIDTHS))('is used, and read with ease: %s', async (name, viewport) => {
    const page = await desk.window(desk.harbour.staff, '/robots.txt', {
      viewport,
      reducedMotion: 'reduce',
      locale: 'de-DE',
      lang: 'de',
      hasTouch: name === 'phone',
    });
    const wrong: string[] = [];
    for (const [place, path] of Object.entries(places)) {
      await page.goto(desk.server.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const found = [...(await page.evaluate<string[]>(CUT_TEXTS)), ...(await page.evaluate<string[]>(LONG_LINES))];
      wrong.push(...found.map((each) => `${place}: ${each}`));
      const used = await page.evaluate<number>(`(() => {
        const main = document.querySelector('main').getBoundingClientRect();
        const parts = [...document.querySelectorAll('main :is(h1, h2, p, table, ul, dl, section, button)')]
          .map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0);
        return (Math.max(...parts.map(({ right }) => right)) - Math.min(...parts.map(({ left }) => left))) / main.width;
      })()`);
      if (used < LEAST_USED) wrong.push(`${place}: uses ${Math.round(100 * used)} % of the width`);
    }
    await page.context().close();
    expectValue(wrong).toEqual([]);
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
});
