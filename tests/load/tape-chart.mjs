/**
 * Measures the tape chart in Chromium: `npm run bench:plan [-- --shortest]`. The calls of the plan are answered with
 * made-up charts of two sizes. Prints the time from the answer to the first drawn bars, and the 95th
 * percentile of the processor time that a frame takes in the page while the chart scrolls: other work of the machine does
 * not count. Exits with 1 when a figure is above its limit, or when the large chart takes more than 1.5 times as long as
 * the small one. With `--shortest` it draws small charts once and scrolls a little: the figures mean nothing and fail
 * nothing. Without a browser or a built console it prints NOT RUN. With `--json` it prints the figures, or what is missing,
 * as one line of JSON for `npm run bench`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium, Missing, post, signIn, startServer } from './served-console.mjs';

const shortest = process.argv.includes('--shortest');
const BARS_A_ROW = 10;
const SIZES = (shortest ? [30, 60] : [300, 5_000]).map((rows) => ({
  name: `${rows.toLocaleString('en')} rows × ${(rows * BARS_A_ROW).toLocaleString('en')} bars`,
  rows,
}));
/** Milliseconds. A busy machine only ever makes a page slower: each figure is the best of some rounds. */
const LIMITS = { drawn: 250, frame: 25 };
const GROWTH = 1.5;
const ROUNDS = shortest ? 1 : 4;
const FRAMES = shortest ? 5 : 150;
/** Frames before the measured ones: the browser compiles what runs often. */
const WARM_UP = shortest ? 2 : 60;
/** Pixels that the chart scrolls in a frame: two rows, 4,000 pixels a second. */
const SCROLL = 68;
const DAY = 86_400_000;
const START = Date.parse('2027-07-01');

const asJson = process.argv.includes('--json');
const print = (line) => asJson || process.stdout.write(`${line}\n`);

const scratch = mkdtempSync(join(tmpdir(), 'quayside-chart-'));
const cleanups = [() => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 })];
try {
  const executablePath = findChromium();
  const url = await startServer(scratch, cleanups);
  const { token } = await post(`${url}/admin/public/login`, await signIn());
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
  });
  cleanups.push(() => browser.close());
  const results = [];
  for (const { name, rows } of SIZES) {
    const best = { drawn: Infinity, frame: Infinity };
    for (let round = 0; round < ROUNDS; round += 1) {
      const measured = await measure(browser, { url, token, chart: chartOf(rows) });
      for (const figure of Object.keys(best)) best[figure] = Math.min(best[figure], measured[figure]);
    }
    print(`${name}: drawn after ${best.drawn.toFixed(0)} ms, p95 frame ${best.frame.toFixed(1)} ms`);
    results.push({ name, ...best });
  }
  const failed = shortest ? [] : failures(results);
  for (const line of failed) process.stderr.write(`${line}\n`);
  if (failed.length > 0) process.exitCode = 1;
  if (asJson) process.stdout.write(`${JSON.stringify({ charts: results })}\n`);
} catch (error) {
  if (!(error instanceof Missing)) throw error;
  print(`NOT RUN: bench:plan: ${error.message}`);
  if (asJson) process.stdout.write(`${JSON.stringify({ missing: error.message })}\n`);
} finally {
  for (const cleanUp of cleanups.reverse()) await cleanUp();
}

/** What is above its limit: the small chart's figures, and the growth to the large chart where that is above it too. */
function failures([small, large]) {
  return Object.entries(LIMITS).flatMap(([figure, limit]) => {
    const growth = large[figure] / small[figure];
    const share = ((small[figure] / limit) * 100).toFixed(0);
    print(`${figure}: ${share} % of its limit, the large chart ${growth.toFixed(2)} × as much`);
    return [
      ...(small[figure] > limit ? [`${figure}: ${small[figure].toFixed(1)} ms is above ${limit} ms`] : []),
      ...(large[figure] > limit * GROWTH ? [`${figure}: the large chart takes ${large[figure].toFixed(1)} ms`] : []),
    ];
  });
}

/** Opens the chart in a new window, and scrolls it from top to bottom. */
async function measure(browser, { url, token, chart }) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.addInitScript((kept) => {
    localStorage.setItem('token', kept);
    localStorage.setItem('lang', 'en');
    new MutationObserver((_, observer) => {
      if (document.querySelector('[data-bar]') === null) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => (window.drawnAt = performance.now())));
    }).observe(document, { childList: true, subtree: true });
  }, token);
  await page.route('**/admin/inventory/plan/get', (route) => route.fulfill({ json: chart.plan(route) }));
  await page.route('**/admin/inventory/plan/bars', (route) => route.fulfill({ json: chart.bars(route) }));
  await page.goto(`${url}/plan?zoom=month&from=2027-07-01`);
  await page.waitForFunction('window.drawnAt !== undefined');
  const drawn = await page.evaluate(() => {
    const answers = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/plan/get'));
    return window.drawnAt - Math.min(...answers.map(({ responseEnd }) => responseEnd));
  });
  await page.waitForTimeout(500);
  const frame = await scrollFrame(page, await context.newCDPSession(page));
  await context.close();
  return { drawn, frame };
}

/** Scrolls the chart down frame by frame; returns the 95th percentile of the page's processor time for one, in ms. */
async function scrollFrame(page, session) {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  for (let at = 0; at < WARM_UP; at += 1) await page.evaluate(scrollOn, SCROLL);
  await page.evaluate(scrollOn, -SCROLL * WARM_UP);
  const frames = [];
  let before = await spent();
  for (let at = 0; at < FRAMES; at += 1) {
    await page.evaluate(scrollOn, SCROLL);
    const now = await spent();
    frames.push(now - before);
    before = now;
  }
  return frames.sort((one, other) => one - other)[Math.floor(FRAMES * 0.95)];
}

/** Runs in the page: scrolls, and waits until the frame is drawn. */
function scrollOn(pixels) {
  document.querySelector('[role=grid]').scrollTop += pixels;
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/** A chart of so many rows on piers of 50, each with ten stays in a month, over all nights that are asked for. */
function chartOf(rows) {
  const id = (kind, number) => `00000000-0000-4000-8000-${kind}${String(number).padStart(11, '0')}`;
  const berths = Array.from({ length: rows }, (_, at) => ({
    berth_id: id('a', at),
    pier_id: id('b', Math.floor(at / 50)),
    name: `P${Math.floor(at / 50)}-${(at % 50) + 1}`,
    number: (at % 50) + 1,
    max_loa: 12,
    max_beam: 4,
    max_draft: 3,
    min_length: null,
    active: at % 40 !== 7,
    offered: true,
    neighbours: [],
  }));
  const piers = [...new Set(berths.map(({ pier_id }) => pier_id))].map((pier_id, at) => ({
    pier_id,
    name: `P${at}`,
    berths: 50,
    taken_nights: 1000,
    offered_nights: 1550,
  }));
  const barsOf = ({ start_date, end_date }) => {
    const [first, last] = [start_date, end_date].map((date) => Math.floor((Date.parse(date) - START) / DAY / 3));
    return ({ berth_id, number }) =>
      Array.from({ length: last - first }, (_, step) => {
        const at = first + step;
        return stay(berth_id, `${berth_id.slice(-8)}${String(at + 500).padStart(3, '0')}`, at * 3 + (number % 2), step);
      });
  };
  const day = (night) => new Date(START + night * DAY).toISOString().slice(0, 10);
  const stay = (berth_id, number, night, at) => ({
    kind: 'VISIT',
    allocation_id: id('c', number.slice(-11)),
    berth_id,
    extends_over: [],
    start_date: day(night),
    end_date: day(night + 2 + (at % 2)),
    stay_start: day(night),
    stay_end: day(night + 2 + (at % 2)),
    reservation_id: id('d', number.slice(-11)),
    view_id: `Q-${number.slice(-6)}`,
    boat: { name: `Petrel ${at}`, length: 11, beam: 3.6, draft: 1.9, type: 'sail' },
    mark: ['BOOKED', 'PAYMENT_DUE', 'OUR_MOVE', 'OFFER_OPEN'][at % 4],
    dates: 'CHANGE',
    status: 'approved',
  });
  return {
    plan: (route) => {
      const { bars_of = 300, ...range } = route.request().postDataJSON();
      const bars = berths.slice(0, bars_of).flatMap(barsOf(range));
      return { revision: 1, today: '2027-07-05', piers, berths, bars, closures: [] };
    },
    bars: (route) => {
      const { berth_ids, ...range } = route.request().postDataJSON();
      const wanted = new Set(berth_ids);
      return { revision: 1, bars: berths.filter(({ berth_id }) => wanted.has(berth_id)).flatMap(barsOf(range)) };
    },
  };
}
