import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { expect as expectPage, type Page } from '@playwright/test';
import { PRICE } from '../fixtures/harbour.js';
import { SCREENS } from './browser.js';
import { FrontDesk } from './front-desk.js';

/** What a page leaves unreadable; see there. */
const CUT_TEXTS = readFileSync('tests/browser/cut-texts.js', 'utf8');

interface Place {
  readonly name: string;
  readonly path: string;
}

/** In German, whose words are the longest. The dark scheme changes nothing but colours, so only they are looked at again. */
describe('every page can be read and used', () => {
  let desk: FrontDesk;
  let work: readonly Place[];
  let links: readonly Place[];

  beforeAll(async () => {
    desk = await FrontDesk.open({ marina: { accepts_online_payments: true } });
    [work, links] = await furnish(desk);
  });
  afterAll(() => desk.close());

  it.each(Object.entries(SCREENS))('on a %s, by those at work and by those behind a link', async (name, viewport) => {
    const context = { viewport, reducedMotion: 'reduce', hasTouch: name === 'phone', locale: 'de-DE' } as const;
    const staff = await desk.window(desk.harbour.staff, '/reservations', { ...context, lang: 'de' });
    const found = await complaints(staff, desk.server.url, work);
    await staff.context().close();
    const boater = await desk.blank(context);
    found.push(...(await complaints(boater, desk.server.url, links)));
    await boater.context().close();
    expect(found).toEqual([]);
  });
});

/** A marina with a reservation in each of the states that look different. */
async function furnish({ harbour, server }: FrontDesk): Promise<[Place[], Place[]]> {
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
  const mails = await server.engines.outbox?.list({ marina_id: harbour.marina, page: 1, page_size: 1 });
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

async function complaints(page: Page, url: string, places: readonly Place[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name, path } of places) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(url + path);
    await expectPage(page.getByRole('heading').first()).toBeVisible();
    await expectPage(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.evaluate('document.fonts.ready');
    const cut = await page.evaluate<string[]>(CUT_TEXTS);
    const light = await axe(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await axe(page, ['color-contrast']);
    found.push(...[...cut, ...light, ...dark.map((each) => `dark: ${each}`)].map((each) => `${name}: ${each}`));
  }
  return found;
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
