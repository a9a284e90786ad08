import type { Page } from '@playwright/test';
import { expect } from './browser.js';

/** Frames without a change after which a layout counts as settled. */
const STILL_FRAMES = 3;
/** A page that still changes after so many frames is read as it is. */
const MOST_FRAMES = 120;

/**
 * Runs inside a page: ends once the layout has settled. A window that gets another width first has its old layout; media
 * queries, measured widths and what React renders after them follow one frame after the other. Frames are counted by an
 * observer of sizes, because the clock that these tests set replaces requestAnimationFrame by a timer.
 */
const SETTLED = `(async () => {
  const frame = () => new Promise((drawn) => {
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      drawn();
    });
    observer.observe(document.documentElement);
  });
  const extent = () => {
    const { scrollWidth, scrollHeight, clientWidth } = document.documentElement;
    return [scrollWidth, scrollHeight, clientWidth, document.getElementsByTagName('*').length].join();
  };
  await document.fonts.ready;
  let before = '';
  for (let still = 0, frames = 0; still < ${STILL_FRAMES} && frames < ${MOST_FRAMES}; frames += 1) {
    await frame();
    const now = extent();
    still = now === before ? still + 1 : 0;
    before = now;
  }
})()`;

/** Runs inside a page: the pixels by which it is wider than its window. */
const OVERFLOW = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** Waits until the layout has settled. Positions and sizes are read afterwards. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(SETTLED);
}

/** Waits until every part of the page has loaded and the layout has settled. */
export async function loaded(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await settled(page);
}

/** Expects that the page is not wider than its window. */
export async function fits(page: Page, where = page.url()): Promise<void> {
  await loaded(page);
  expect(await page.evaluate<number>(OVERFLOW), `pixels too wide: ${where}`).toBeLessThanOrEqual(0);
}
