import type { Page } from '@playwright/test';
import { boaterReservationApi } from '../../contracts/reservations/api.js';
import { openHarbour, PRICE } from '../fixtures/harbour.js';
import type { Member } from '../fixtures/marina-server.js';
import { EDITOR } from '../fixtures/permissions.js';
import { brokenRules } from './broken-rules.js';
import { expect, SCREENS } from './browser.js';
import type { FrontDesk } from './front-desk.js';
import { opened, type Opening } from './openings.js';
import { hardToRead, leftEmpty } from './use-of-width.js';

/** Phone and tablet show the same layout at two widths, so one window is tested at both. */
const WIDTHS = { desk: [SCREENS.desk], touch: [SCREENS.phone, SCREENS.tablet] } as const;

const GERMAN = { lang: 'de', locale: 'de-DE', touched: true } as const;
const ENGLISH = { lang: 'en', locale: 'en-GB', touched: false } as const;

/**
 * Each width is tested twice, with all rules. German has the longest words and uses touch; English uses the dark scheme
 * and a mouse: colours do not depend on the words, and neither depends on the pointer. `EVERY_PASS=1` tests both
 * languages in both schemes.
 */
export const PASSES = [
  { ...GERMAN, colorScheme: 'light' },
  { ...ENGLISH, colorScheme: 'dark' },
  ...(process.env['EVERY_PASS'] === undefined
    ? []
    : ([
        { ...GERMAN, colorScheme: 'dark' },
        { ...ENGLISH, colorScheme: 'light' },
      ] as const)),
] as const;

const ALL_TAB = 'a[aria-current=page][href*="tab=ALL"]';

/** An address and the overlays to open on it. */
export interface Place {
  readonly name: string;
  readonly path: string;
  /** A selector that only this place has; its heading must also be shown and its loading finished. */
  readonly shows?: string;
  /** A page of work, which must use the whole width. */
  readonly fills?: true;
  readonly opens?: readonly Opening[];
}

/** The places of one person; a null member means pages without a sign-in. */
export interface Tour {
  readonly member: Member | null;
  readonly places: readonly Place[];
}

/** Makes a marina with a reservation in each state that looks different; returns the places to test for each person. */
export async function furnish({ harbour, server }: FrontDesk): Promise<Tour[]> {
  const lite = await openHarbour(server, { marina: { mode: 'lite' } });
  await lite.request();
  await lite.approved({}, PRICE, lite.berth('A1'));
  const asked = await harbour.request({ notes: 'We are two families with small children. '.repeat(8).trim() });
  const offered = await harbour.request();
  await harbour.must(offered, 'UPDATE', { payment: PRICE });
  await server.must(boaterReservationApi.message, { token: offered.link, body: { text: 'Is there shore power?' } });
  const accepted = await harbour.agreed();
  const unpaid = await harbour.approved({}, { ...PRICE, method: 'ONLINE' }, harbour.berth('A1'));
  const booked = await harbour.approved({}, PRICE, harbour.berth('A2'));
  const waiting = await harbour.request();
  await harbour.must(waiting, 'ADD_TO_WAITING_LIST', {});
  const cancelled = await harbour.request();
  await harbour.must(cancelled, 'CANCEL', { reason: 'full' });
  // This user sees what staff see, and the lists over all marinas.
  const admin = await server.addStaff(harbour.marina, EDITOR, { is_admin: true });
  await server.settled(20_000);
  const mails = await server.engines.outbox?.list({ marina_ids: [harbour.marina], page: 1, page_size: 1 });
  const tab = (number: number) => `nav a[aria-current=page][href$="tab=${number}"]`;
  const at = ({ id }: { id: string }, query = '') => `/reservations/${id}${query}`;
  const work: Place[] = [
    { name: 'list', path: '/reservations?tab=ALL', shows: ALL_TAB, fills: true, opens: ['palette'] },
    { name: 'asked', path: at(asked), fills: true, opens: ['calendar'] },
    { name: 'offered', path: at(offered) },
    { name: 'messages', path: at(offered, '?tab=1'), shows: `main:has(${tab(1)}):has(textarea:enabled)` },
    { name: 'course', path: at(offered, '?tab=2'), shows: `main:has(${tab(2)}):has(ol li)` },
    { name: 'accepted', path: at(accepted), opens: ['approval'] },
    { name: 'unpaid', path: at(unpaid) },
    { name: 'booked', path: at(booked), fills: true, opens: ['cancellation'] },
    { name: 'waiting', path: at(waiting) },
    { name: 'cancelled', path: at(cancelled) },
    { name: 'creation', path: '/reservations/new' },
    { name: 'history', path: '/history?page_size=10', fills: true },
    { name: 'outbox', path: '/outbox' },
    { name: 'mail', path: `/outbox/${mails?.items[0]?.id}` },
    { name: 'settings', path: '/user_settings' },
    { name: 'list over all marinas', path: '/reservations-admin', shows: 'main:has(a[href^="/reservations-admin/"])' },
    { name: 'marinas', path: '/marinas' },
  ];
  return [
    { member: admin, places: work },
    { member: lite.staff, places: [{ name: 'lite list', path: '/reservations', shows: 'a[href*="tab=HISTORY"]' }] },
    {
      member: null,
      places: [
        { name: 'sign-in', path: '/login' },
        { name: 'forgotten password', path: '/forgotpassword' },
        { name: 'offer, by its link', path: `/r/${offered.link}` },
        { name: 'payment, by its link', path: `/r/${unpaid.link}` },
        { name: 'booked, by its link', path: `/r/${booked.link}` },
        { name: 'gone, by its link', path: `/r/${cancelled.link}` },
      ],
    },
  ];
}

/** Everything on these places that cannot be read or used, on a desk or on a handheld screen. */
export async function complaintsOn(
  desk: FrontDesk,
  screen: keyof typeof WIDTHS,
  { lang, locale, colorScheme, touched }: (typeof PASSES)[number],
  tours: readonly Tour[],
): Promise<string[]> {
  const found: string[] = [];
  const widths = WIDTHS[screen];
  const hasTouch = touched && screen === 'touch';
  const context = { viewport: widths[0], reducedMotion: 'reduce', hasTouch, locale, colorScheme } as const;
  const page = await desk.blank(context);
  await page.goto(`${desk.server.url}/terms`);
  for (const { member, places } of tours) {
    // A boater's page is in the reservation's language until its reader chooses one.
    const kept = { lang, boater_lang: lang, ...(member === null ? {} : { token: member.token }) };
    await page.evaluate((storage) => {
      localStorage.clear();
      Object.assign(localStorage, storage);
    }, kept);
    await page.goto(desk.server.url + (places[0]?.path ?? ''));
    for (const place of places) found.push(...(await complaintsAt(page, place, widths, lang)));
  }
  await page.context().close();
  return found;
}

type Size = (typeof WIDTHS)[keyof typeof WIDTHS][number];

async function complaintsAt(page: Page, place: Place, widths: readonly Size[], lang: string): Promise<string[]> {
  const found: string[] = [];
  const look = async (what: string): Promise<void> => {
    for (const viewport of widths) {
      await page.setViewportSize(viewport);
      const wrong = [...(await hardToRead(page)), ...(await brokenRules(page))];
      if (place.fills === true) wrong.push(...(await leftEmpty(page)));
      found.push(...wrong.map((each) => `${what}, ${viewport.width} px: ${each}`));
    }
    if (widths.length > 1) await page.setViewportSize(widths[0]!);
  };
  await open(page, place);
  await expect(page.locator(`html[lang=${lang}]`)).toHaveCount(1);
  await look(place.name);
  for (const opening of place.opens ?? []) {
    const close = await opened(page, opening);
    await look(`${place.name}, ${opening}`);
    await close();
  }
  return found;
}

/**
 * Navigates like a link of the page, without reloading the console; a boater's page is a separate console and is
 * loaded.
 */
async function open(page: Page, { path, shows }: Place): Promise<void> {
  const { origin, pathname } = new URL(page.url());
  const isBoaters = (address: string) => address.startsWith('/r/');
  if (isBoaters(path) !== isBoaters(pathname)) await page.goto(origin + path);
  else {
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // Another screen replaces the heading; the same screen with another query keeps it.
    if (path.split('?', 1)[0] !== pathname) await page.evaluate(`document.querySelector('h1').dataset.left = ''`);
    const address = JSON.stringify(path);
    await page.evaluate(`history.pushState(null, '', ${address}); dispatchEvent(new PopStateEvent('popstate'))`);
    await expect(page.locator('h1[data-left]')).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  if (shows !== undefined) await expect(page.locator(shows).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}
