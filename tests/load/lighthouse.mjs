/**
 * Lighthouse on the built product with a small demo marina: `npm run lighthouse`. Signs in, opens the list and a
 * reservation as a desktop and as a phone would, and prints the scores. Ends with code 1 where one misses its goal.
 * The browser is the one that CHROME_PATH names, or Debian's.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';

const PORT = 4390;
const DEBUGGING_PORT = 4391;
const SERVER = `http://localhost:${PORT}`;
const ALWAYS = { accessibility: 100, 'best-practices': 100 };
const DEVICES = {
  desktop: { config: desktopConfig, goals: { performance: 95, ...ALWAYS } },
  phone: { config: undefined, goals: { performance: 85, ...ALWAYS } },
};

const data = mkdtempSync(join(tmpdir(), 'quayside-lighthouse-'));
const profile = join(data, 'profile');
const server = await started();
const browser = await chromium.launchPersistentContext(profile, {
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${DEBUGGING_PORT}`],
});
try {
  const token = await signIn();
  const page = await browser.newPage();
  await page.goto(`${SERVER}/login`);
  await page.evaluate((kept) => localStorage.setItem('token', kept), token);
  await page.close();
  const pages = { list: '/reservations', reservation: `/reservations/${await aReservation(token)}` };
  let missed = 0;
  for (const [device, { config, goals }] of Object.entries(DEVICES)) {
    for (const [name, path] of Object.entries(pages)) missed += await look(`${name}, ${device}`, path, config, goals);
  }
  process.exitCode = missed === 0 ? 0 : 1;
} finally {
  await browser.close();
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  rmSync(data, { recursive: true, force: true });
}

/** Prints one page's scores and what lowered them; answers how many goals it missed. */
async function look(title, path, config, goals) {
  // The session lives in the browser's storage, which Lighthouse would otherwise empty before it looks.
  const flags = {
    port: DEBUGGING_PORT,
    disableStorageReset: true,
    onlyCategories: Object.keys(goals),
    logLevel: 'error',
  };
  const { lhr } = await lighthouse(SERVER + path, flags, config);
  if (!lhr.finalDisplayedUrl.endsWith(path)) throw new Error(`${path} led to ${lhr.finalDisplayedUrl}`);
  let missed = 0;
  for (const [category, goal] of Object.entries(goals)) {
    const { score, auditRefs } = lhr.categories[category];
    const points = Math.round((score ?? 0) * 100);
    print(`${title.padEnd(22)} ${category.padEnd(15)} ${String(points).padStart(3)}, goal ${goal}`);
    if (points >= goal) continue;
    missed += 1;
    for (const { id, weight } of auditRefs) {
      const audit = lhr.audits[id];
      if (weight === 0 || audit.score === null || audit.score >= 0.9) continue;
      print(`  ${audit.title}${audit.displayValue === undefined ? '' : `: ${audit.displayValue}`}`);
    }
  }
  return missed;
}

/** The product in a process of its own, ready to be asked. */
function started() {
  const environment = { PATH: process.env.PATH, DATA_DIR: join(data, 'marina'), PORT: String(PORT), DEMO: 'S' };
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/services/apps/standalone.js'], {
    env: environment,
  });
  let said = '';
  return new Promise((resolve, reject) => {
    const collect = (chunk) => {
      said += chunk;
      if (said.includes('Quayside is ready')) resolve(child);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}

async function signIn() {
  const credentials = { email: 'manager@example.org', password: 'fair-winds' };
  return (await ask('/admin/public/login', credentials)).token;
}

/** One that waits for the marina, so that its page has everything on it. */
async function aReservation(token) {
  const { items } = await ask('/admin/reservation/getall', { page_size: 100 }, token);
  const waiting = items.find((each) => each.reservation_status === 'initiated') ?? items[0];
  return waiting.id;
}

async function ask(path, body, token) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  const answer = await fetch(SERVER + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

function print(line) {
  process.stdout.write(`${line}\n`);
}
