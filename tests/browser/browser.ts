import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  expect as expectAtOnce,
  type Page,
} from '@playwright/test';
import { ASK_AGAIN_EVERY } from '../../console/src/features/boater/api/boater-topics.js';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const PATHS = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'];

/** Waits longer than the interval at which a boater's page reloads, even on a busy machine. */
export const expect = expectAtOnce.configure({ timeout: ASK_AGAIN_EVERY + 10_000 });

/** Screen sizes that the console supports. */
export const SCREENS = {
  phone: { width: 390, height: 844 },
  tablet: { width: 760, height: 1024 },
  desk: { width: 1440, height: 900 },
} as const;

/** Keeps the text of each notice that a page shows, see `noticed`. */
const KEEP_NOTICES = `
  window.notices = [];
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node.nodeType === Node.ELEMENT_NODE);
    for (const node of added) {
      if (node.closest('[data-part=messages]') !== null) window.notices.push(node.textContent.replaceAll(/\\s+/g, ' ').trim());
    }
  }).observe(document, { childList: true, subtree: true });
`;

/** How often a boater's page asks again in tests, which would wait for most of their time otherwise. */
const ASK_AGAIN_IN_TESTS = 500;

/** Runs after the clock is set, which brings timers of its own. */
export const ASK_AGAIN_SOON = `
  const every = window.setInterval;
  window.setInterval = (work, ms, ...rest) => every(work, ms === ${ASK_AGAIN_EVERY} ? ${ASK_AGAIN_IN_TESTS} : ms, ...rest);
`;

/** One Chromium for a test file, which must call `close`. */
export class ConsoleBrowser {
  private readonly pages = new Set<Page>();

  private constructor(private readonly browser: Browser) {}

  static async launch(): Promise<ConsoleBrowser> {
    const executablePath = PATHS.find((path) => path !== undefined && existsSync(path));
    if (executablePath === undefined) throw new Error('No Chromium: npm run test:browser looks for one.');
    return new ConsoleBrowser(await chromium.launch({ executablePath, args: FLAGS }));
  }

  /** A window with storage of its own. Errors of the page fail the test that closes it. */
  async page(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await this.browser.newContext({ viewport: SCREENS.desk, locale: 'en-GB', ...options });
    await context.addInitScript(KEEP_NOTICES);
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    this.pages.add(page);
    return page;
  }

  /** Sets the clock of all open windows; it does not move until it is set again. */
  async showTime(now: string): Promise<void> {
    await Promise.all(this.open().map((page) => page.clock.setFixedTime(now)));
  }

  /** Saves screenshots of all open windows next to the build, for the analysis of a failure. */
  async photograph(name: string): Promise<void> {
    const folder = join('dist', 'browser-tests');
    mkdirSync(folder, { recursive: true });
    await Promise.all(this.open().map((page, at) => page.screenshot({ path: join(folder, `${name}-${at + 1}.png`) })));
  }

  /** Ends a test: photographs its windows if it failed, and closes them, since every open window slows down the next tests. */
  async closeWindows(name: string): Promise<void> {
    if ((globalThis as { testFailed?: boolean }).testFailed === true) await this.photograph(name);
    await Promise.all(this.open().map((page) => page.context().close()));
  }

  async close(): Promise<void> {
    await this.browser.close();
  }

  private open(): Page[] {
    return [...this.pages].filter((page) => !page.isClosed());
  }
}
