/**
 * Takes the pictures of console/README.md into docs/console: `node console/gallery/take-pictures.mjs [story …]`.
 * Needs a Chromium: the one in CHROME_PATH, else /usr/bin/chromium.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';

const OUT = fileURLToPath(new URL('../../docs/console/', import.meta.url));
const only = process.argv.slice(2);

/** What has to be done before a picture, where something must be open. */
const before = {
  'menu-button': (page) => page.getByRole('button', { name: 'Edit' }).click(),
  'date-range-calendar': (page) => page.getByRole('button', { name: /^Arrival/ }).click(),
  'filter-chip': (page) => page.getByRole('button', { name: 'Status: 2 chosen' }).click(),
};

/** Stories that fill the window are taken with it; the others by their own edges. */
const floats = {
  'menu-button': [400, 280],
  'date-range-calendar': [800, 440],
  dialog: [700, 440],
  'confirm-dialog': [600, 280],
  'discard-dialog': [600, 280],
  toast: [520, 220],
  'crash-page': [640, 420],
  'list-cards': [390, 760],
  'filter-chip': [1100, 420],
};

const server = await createServer({
  configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
  server: { port: 0 },
  logLevel: 'error',
});
await server.listen();
const address = server.resolvedUrls?.local[0];
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
await mkdir(OUT, { recursive: true });
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 }, reducedMotion: 'reduce' });
  page.on('pageerror', (error) => process.stderr.write(`${error.stack ?? error.message}\n`));
  await page.goto(`${address}gallery.html`);
  await page.waitForSelector('[data-story]', { timeout: 60_000 });
  const names = await page.$$eval('[data-story]', (all) => all.map((story) => story.dataset.story));
  for (const name of names.filter((each) => only.length === 0 || only.includes(each))) {
    const size = floats[name];
    await page.setViewportSize(size ? { width: size[0], height: size[1] } : { width: 1300, height: 900 });
    await page.goto(`${address}gallery.html?story=${name}`);
    await page.waitForSelector('[data-story]');
    await page.evaluate(() => document.fonts.ready);
    await before[name]?.(page);
    await page.waitForTimeout(400);
    const path = `${OUT}${name}.png`;
    if (size) await page.screenshot({ path });
    else await page.locator('[data-story]').screenshot({ path });
  }
} finally {
  await browser.close();
  await server.close();
}
