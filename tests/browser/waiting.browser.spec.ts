import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from '@playwright/test';
import { noticed } from './actions.js';
import { ConsoleBrowser } from './browser.js';
import { fits } from './layout.js';

/** A part that follows the width of the window step by step, one frame after the other. */
const MEASURED = `<!doctype html><body style="margin: 0"><div style="width: 600px; height: 9px"></div><script>
  const part = document.querySelector('div');
  const measured = new ResizeObserver(() => {
    const later = new MessageChannel();
    later.port1.onmessage = () => {
      if (part.offsetWidth > innerWidth) part.style.width = Math.max(innerWidth, part.offsetWidth - 10) + 'px';
    };
    later.port2.postMessage(0);
  });
  measured.observe(document.documentElement);
  measured.observe(part);
</script></body>`;

const WIDE = '<!doctype html><body style="margin: 0"><div style="width: 600px; height: 9px"></div></body>';

/** A notice that disappears in the same moment. */
const SHORT_NOTICE = `<!doctype html><body><div data-part="messages"></div><script>
  const messages = document.querySelector('div');
  const notice = document.createElement('p');
  notice.textContent = 'A1\\u00a0saved';
  messages.append(notice);
  setTimeout(() => notice.remove());
</script></body>`;

describe('what the tests of screens wait for', () => {
  let browser: ConsoleBrowser;
  let page: Page;
  beforeAll(async () => {
    browser = await ConsoleBrowser.launch();
  });
  beforeEach(async () => {
    page = await browser.page({ viewport: { width: 600, height: 400 } });
    await page.clock.setFixedTime('2027-06-01T08:00:00.000Z');
    await page.goto('about:blank');
  });
  afterEach(() => browser.closeWindows('waiting'));
  afterAll(() => browser.close());

  it('is the layout that follows a change of the width, not the one before', async () => {
    await page.setContent(MEASURED);
    await page.setViewportSize({ width: 320, height: 400 });
    await fits(page);
  });

  it('does not hide an overflow that stays', async () => {
    await page.setContent(WIDE);
    await fits(page);
    await page.setViewportSize({ width: 320, height: 400 });
    await expect(fits(page, 'a wide page')).rejects.toThrow('a wide page');
  });

  it('is a notice, even if it has disappeared', async () => {
    await page.setContent(SHORT_NOTICE);
    await noticed(page, 'A1 saved');
    await noticed(page, /^A1/);
  });
});
