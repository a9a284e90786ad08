import type { BrowserContextOptions, Page } from '@playwright/test';
import { conflictIdOf } from '../../contracts/conflicts/rules/conflict-id.js';
import { vesselApi } from '../../contracts/customers/api.js';
import { LinkTokens } from '../../services/reservations/links/link-token.js';
import { type Harbour, type HarbourOptions, openHarbour, PETREL } from '../fixtures/harbour.js';
import type { MarinaServer, Member } from '../fixtures/marina-server.js';
import { ASK_AGAIN_SOON, type ConsoleBrowser } from './browser.js';
import { openDesk, sharedDesk } from './shared-desk.js';

/** A marina on a complete server with the built console, and the open windows on it. */
export class FrontDesk {
  private constructor(
    readonly server: MarinaServer,
    readonly harbour: Harbour,
    readonly browser: ConsoleBrowser,
    private readonly isShared: boolean,
  ) {}

  /** A marina on the server that files share when they run together. */
  static async open(options: HarbourOptions = {}): Promise<FrontDesk> {
    const { server, browser } = await sharedDesk();
    return new FrontDesk(server, await openHarbour(server, options), browser, true);
  }

  /** A marina on a server of its own: for files that stop it, run its jobs, or count what is on it. */
  static async openAlone(options: HarbourOptions = {}): Promise<FrontDesk> {
    const { server, browser } = await openDesk();
    return new FrontDesk(server, await openHarbour(server, options), browser, false);
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
    await page.addInitScript(ASK_AGAIN_SOON);
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
    if (this.isShared) return;
    await this.browser.close();
    await this.server.close();
  }
}
