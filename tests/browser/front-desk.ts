import { join } from 'node:path';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { conflictIdOf } from '../../contracts/conflicts/rules/conflict-id.js';
import { vesselApi } from '../../contracts/customers/api.js';
import { LinkTokens } from '../../services/reservations/links/link-token.js';
import { type Harbour, type HarbourOptions, openHarbour, PETREL } from '../fixtures/harbour.js';
import { MarinaServer, type Member } from '../fixtures/marina-server.js';
import { ConsoleBrowser } from './browser.js';

const DAY_SECONDS = 86_400;

/** A marina on a complete server with the built console, and the open windows on it. */
export class FrontDesk {
  private constructor(
    readonly server: MarinaServer,
    readonly harbour: Harbour,
    readonly browser: ConsoleBrowser,
  ) {}

  static async open(options: HarbourOptions = {}): Promise<FrontDesk> {
    const CONSOLE_DIR = join(process.cwd(), 'dist/console');
    const settings = { CONSOLE_DIR, SESSION_HOURS: 24 * 3650, JOBS_EVERY_SECONDS: DAY_SECONDS };
    const server = new MarinaServer({ settings });
    await server.start();
    const harbour = await openHarbour(server, options);
    return new FrontDesk(server, harbour, await ConsoleBrowser.launch());
  }

  /** A window of a signed-in person, at an address of the console. */
  async window(member: Member, path: string, options: BrowserContextOptions & { lang?: string } = {}): Promise<Page> {
    const { lang, ...context } = options;
    const page = await this.blank(context);
    await this.enter(page, member, path, lang);
    return page;
  }

  /** Signs a person in within a blank window. */
  async enter(page: Page, member: Member, path: string, lang = 'en'): Promise<void> {
    await page.addInitScript(
      ([token, language]) => {
        if (sessionStorage.getItem('placed') !== null) return;
        sessionStorage.setItem('placed', 'yes');
        localStorage.setItem('token', token ?? '');
        localStorage.setItem('lang', language ?? 'en');
      },
      [member.token, lang],
    );
    await page.goto(this.server.url + path);
  }

  /** The boater's window at the link of the mail. */
  async boaterWindow(link: string, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await this.blank(options);
    await page.goto(`${this.server.url}/r/${link}`);
    return page;
  }

  /** An empty window with the server's clock. */
  async blank(options: BrowserContextOptions = {}): Promise<Page> {
    const page = await this.browser.page(options);
    await page.clock.setFixedTime(this.server.clock.nowIso());
    return page;
  }

  /** Moves the clock of the server and of every open window. */
  async moveClock(now: string): Promise<void> {
    this.server.clock.set(now);
    await this.browser.showTime(this.server.clock.nowIso());
  }

  /** Books a stay whose boat then turns out to be too large for its berth. @returns the address of the conflict */
  async conflictIn(berth: string): Promise<string> {
    const { harbour, server } = this;
    const vessel = { ...PETREL, name: 'Windekind' };
    const asked = await harbour.created('APPROVE', { vessel, ...harbour.at(berth) });
    await server.settled(20_000);
    const { id: vessel_id } = (await harbour.show(asked)).vessel;
    const body = { vessel_id: vessel_id ?? '', vessel: { beam: 4.15 } };
    await server.must(vesselApi.update, { token: harbour.token, body });
    await server.settled(20_000);
    return `/activity/conflicts/${conflictIdOf('BOAT_TOO_LARGE', asked.id)}`;
  }

  /** The link to a reservation in its boater's mail. */
  linkOf(reservationId: string): Promise<string> {
    return this.server.app.get(LinkTokens, { strict: false }).tokenFor(reservationId);
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.server.close();
  }
}
