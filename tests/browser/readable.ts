import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { PRICE } from '../fixtures/harbour.js';
import { expect as expectPage, SCREENS } from './browser.js';
import type { FrontDesk } from './front-desk.js';

/** What a page leaves unreadable; see there. */
const CUT_TEXTS = readFileSync('tests/browser/cut-texts.js', 'utf8');

export interface Place {
  readonly name: string;
  readonly path: string;
}

/** A marina with a reservation in each of the states that look different. */
export async function furnish({ harbour, server }: FrontDesk): Promise<[Place[], Place[]]> {
  const asked = await harbour.request();
  const offered = await harbour.request();
  await harbour.must(offered, 'UPDATE', { payment: PRICE });
  const accepted = await harbour.agreed();
  const unpaid = await harbour.approved({}, { ...PRICE, method: 'ONLINE' }, harbour.berth('A1'));
  const booked = await harbour.approved({}, PRICE, harbour.berth('A2'));
  const waiting = await harbour.request();
  await harbour.must(waiting, 'ADD_TO_WAITING_LIST', {});
  const cancelled = await harbour.request();
  await harbour.must(cancelled, 'CANCEL', { reason: 'full' });
  await server.settled(20_000);
  const mails = await server.engines.outbox?.list({ marina_ids: [harbour.marina], page: 1, page_size: 1 });
  const states = { asked, offered, accepted, unpaid, booked, waiting, cancelled };
  return [
    [
      { name: 'list', path: '/reservations' },
      { name: 'list of all', path: '/reservations?tab=ALL' },
      ...Object.entries(states).map(([state, { id }]) => ({ name: state, path: `/reservations/${id}` })),
      { name: 'messages', path: `/reservations/${offered.id}?tab=messages` },
      { name: 'creation', path: '/reservations/new' },
      { name: 'history', path: '/history' },
      { name: 'outbox', path: '/outbox' },
      { name: 'mail', path: `/outbox/${mails?.items[0]?.id}` },
      { name: 'settings', path: '/settings/user' },
    ],
    [
      { name: 'sign-in', path: '/login' },
      { name: 'forgotten password', path: '/forgotpassword' },
      { name: 'offer', path: `/r/${offered.link}` },
      { name: 'payment', path: `/r/${unpaid.link}` },
      { name: 'booked', path: `/r/${booked.link}` },
      { name: 'gone', path: `/r/${cancelled.link}` },
    ],
  ];
}

/**
 * What cannot be read or used of these places, on one screen. In German, whose words are the longest. The dark scheme
 * changes nothing but colours, so only they are looked at again. A tablet shows what a phone shows, only wider: there
 * the texts and the sizes of what is touched are looked at.
 */
export async function complaintsOn(
  desk: FrontDesk,
  screen: keyof typeof SCREENS,
  [work, links]: readonly [readonly Place[], readonly Place[]],
): Promise<string[]> {
  const viewport = SCREENS[screen];
  const context = { viewport, reducedMotion: 'reduce', hasTouch: screen === 'phone', locale: 'de-DE' } as const;
  const staff = await desk.window(desk.harbour.staff, '/settings/user', { ...context, lang: 'de' });
  const found = await complaints(staff, screen, work);
  await staff.context().close();
  const boater = await desk.blank(context);
  await boater.goto(`${desk.server.url}/terms`);
  found.push(...(await complaints(boater, screen, links)));
  await boater.context().close();
  return found;
}

async function complaints(page: Page, screen: keyof typeof SCREENS, places: readonly Place[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name, path } of places) {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, path);
    await page.evaluate('document.fonts.ready');
    const cut = await page.evaluate<string[]>(CUT_TEXTS);
    const light = await axe(page, screen === 'tablet' ? ['target-size'] : undefined);
    found.push(...[...cut, ...light].map((each) => `${name}: ${each}`));
    if (screen === 'tablet') continue;
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await axe(page, ['color-contrast']);
    found.push(...dark.map((each) => `${name}: dark: ${each}`));
  }
  return found;
}

/** Goes to an address as a link of the page would, without loading the console anew; a boater's page is another console. */
async function open(page: Page, path: string): Promise<void> {
  const { origin, pathname } = new URL(page.url());
  if (path.startsWith('/r/') || pathname.startsWith('/r/')) await page.goto(origin + path);
  else {
    await expectPage(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // Another screen has a heading of its own; the same one with another query keeps it.
    if (path.split('?', 1)[0] !== pathname) await page.evaluate(`document.querySelector('h1').dataset.left = ''`);
    const address = JSON.stringify(path);
    await page.evaluate(`history.pushState(null, '', ${address}); dispatchEvent(new PopStateEvent('popstate'))`);
    await expectPage(page.locator('h1[data-left]')).toHaveCount(0);
  }
  await expectPage(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expectPage(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** A line for every rule that is broken, with the places that break it. */
async function axe(page: Page, rules?: string[]): Promise<string[]> {
  // A mail is shown in a frame without scripts, where none could look; one run in the page itself is also the cheapest.
  const builder = new AxeBuilder({ page }).setLegacyMode().exclude('iframe');
  builder.options({ iframes: false, resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } });
  if (rules !== undefined) builder.withRules(rules);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
