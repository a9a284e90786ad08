/**
 * Runs Lighthouse on the console with a fresh demo: `npm run lighthouse [-- --shortest | screen …]`. Signs in, visits the
 * reservation list and a reservation with the presets of a desk and of a phone, prints a table, and exits with 1 when a
 * score is below its goal. The first run downloads Lighthouse into a folder of its own, because it would make every
 * install of the dependencies longer. With `--shortest` it visits the list once, and scores fail nothing. Without
 * Lighthouse or a browser it prints NOT RUN.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { freePort } from '../../infra/free-port.mjs';
import { findChromium, Missing, post, signIn, startServer } from './served-console.mjs';

const LIGHTHOUSE = 'lighthouse@13';
const GOALS = {
  desk: { performance: 95, accessibility: 100, 'best-practices': 100 },
  phone: { performance: 85, accessibility: 100, 'best-practices': 100 },
};
const shortest = process.argv.includes('--shortest');
/** A busy machine only ever makes a page slower: a visit below the goal is repeated, and the best one counts. */
const VISITS = shortest ? 1 : 3;

const root = fileURLToPath(new URL('../../', import.meta.url));
const cache = join(root, 'node_modules/.cache/lighthouse');
const reports = join(root, 'dist/lighthouse');
const wanted = shortest ? ['list'] : process.argv.slice(2);

const scratch = mkdtempSync(join(tmpdir(), 'quayside-lighthouse-'));
const cleanups = [() => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 })];
try {
  const { lighthouse, desktopConfig } = await fetchLighthouse();
  const url = await startServer(scratch, cleanups);
  const call = (path, body, token) => post(`${url}${path}`, body, token);
  const { token } = await call('/admin/public/login', await signIn());
  const { port, forget } = await openBrowser(url, token);
  const screens = { list: '/reservations', reservation: `/reservations/${await aReservation(call, token)}` };
  mkdirSync(reports, { recursive: true });
  const failed = [];
  print([
    'screen',
    'preset',
    'performance',
    'accessibility',
    'best practices',
    'first paint',
    'largest',
    'blocked',
    'shift',
  ]);
  for (const [screen, path] of Object.entries(screens)) {
    if (wanted.length > 0 && !wanted.includes(screen)) continue;
    for (const [preset, goals] of Object.entries(GOALS)) {
      if (shortest && preset !== 'desk') continue;
      const config = preset === 'desk' ? desktopConfig : undefined;
      const visit = async () => {
        await forget();
        return lighthouse(
          url + path,
          // The page's session is in its storage.
          { port, disableStorageReset: true, logLevel: 'error', onlyCategories: Object.keys(goals) },
          config,
        );
      };
      const { lhr, scores } = await bestVisit(visit, goals);
      writeFileSync(join(reports, `${screen}-${preset}.json`), JSON.stringify(lhr));
      print([screen, preset, ...Object.values(scores), ...figures(lhr)]);
      const low = Object.keys(goals).filter((goal) => scores[goal] < goals[goal]);
      if (low.length > 0 && !shortest)
        failed.push(`${screen}, ${preset}: ${low.join(' and ')} below the goal`, ...complaints(lhr));
    }
  }
  for (const line of failed) process.stderr.write(`${line}\n`);
  if (failed.length > 0 && busy() > 0.5) {
    const share = Math.round(100 * busy());
    process.stderr.write(
      `The machine had other work to do (${share} % of its processors): measure again on a quiet one.\n`,
    );
  }
  if (failed.length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof Missing)) throw error;
  process.stdout.write(`NOT RUN: lighthouse: ${error.message}\n`);
} finally {
  for (const cleanUp of cleanups.reverse()) await cleanUp();
}

/** Uses the folder of an earlier run, or installs it with npm. */
async function fetchLighthouse() {
  const entry = join(cache, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(entry)) {
    mkdirSync(cache, { recursive: true });
    const npm = ['install', '--prefix', cache, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', LIGHTHOUSE];
    const { status } = spawnSync('npm', npm, { stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Missing(`${LIGHTHOUSE} could not be installed: npm ended with ${status}.`);
  }
  const { default: lighthouse, desktopConfig } = await import(pathToFileURL(entry).href);
  return { lighthouse, desktopConfig };
}

/** A reservation with a price and a berth to choose, which is what a front desk opens most. */
async function aReservation(call, token) {
  const { items } = await call('/admin/reservation/getall', {}, token);
  const asked = items.find(({ reservation_status: status }) => status === 'initiated') ?? items[0];
  if (asked === undefined) throw new Error('The demo has no reservation that waits.');
  return asked.id;
}

/** A browser with a debugging port and the console's session in its storage; `forget` empties its cache. */
async function openBrowser(url, token) {
  const executablePath = findChromium();
  const port = await freePort();
  const flags = [
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-sync',
  ];
  const args = [...flags, `--remote-debugging-port=${port}`];
  const browser = await chromium.launchPersistentContext(join(scratch, 'profile'), { executablePath, args });
  cleanups.push(() => browser.close());
  const page = await browser.newPage();
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((kept) => {
    localStorage.setItem('token', kept);
    localStorage.setItem('lang', 'en');
  }, token);
  await page.goto('about:blank');
  const session = await browser.newCDPSession(page);
  return { port, forget: () => session.send('Network.clearBrowserCache') };
}

async function bestVisit(visit, goals) {
  let best;
  for (let round = 0; round < VISITS; round += 1) {
    const { lhr } = await visit();
    // A visit without a result, as happens on a busy machine, is repeated.
    if (lhr.runtimeError !== undefined) {
      if (best === undefined && round === VISITS - 1) throw new Error(lhr.runtimeError.message);
      continue;
    }
    const scores = Object.fromEntries(
      Object.entries(lhr.categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    );
    if (best === undefined || scores.performance > best.scores.performance) best = { lhr, scores };
    if (Object.keys(goals).every((goal) => best.scores[goal] >= goals[goal])) break;
  }
  return best;
}

function figures({ audits }) {
  const shown = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ];
  return shown.map((id) => audits[id].displayValue?.replaceAll('\u00a0', ' ') ?? '');
}

/** Lighthouse's suggestions, those with the most weight first. */
function complaints({ audits, categories }) {
  const weights = Object.values(categories).flatMap(({ auditRefs }) => auditRefs);
  return weights
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
    .sort((one, other) => other.weight - one.weight)
    .map(({ id }) => `  ${id}: ${audits[id].title} ${audits[id].displayValue ?? ''}`.trimEnd());
}

/** The load on the processors over the last minutes, without the visits, as a share of them. */
function busy() {
  const [, fiveMinutes] = loadavg();
  return Math.max(0, fiveMinutes - 1) / availableParallelism();
}

function print(cells) {
  const widths = [12, 7, 12, 14, 15, 12, 9, 9, 7];
  process.stdout.write(
    `${cells
      .map((cell, at) => String(cell).padEnd(widths[at]))
      .join(' ')
      .trimEnd()}\n`,
  );
}
