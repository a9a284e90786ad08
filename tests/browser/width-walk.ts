import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { counterApi } from '../../contracts/reservations/api.js';
import { PRICE, WEEK_LATER } from '../fixtures/harbour.js';
import { expect } from './browser.js';
import type { FrontDesk } from './front-desk.js';
import { settled } from './layout.js';

/** The script that finds cut texts; see its comment. */
const CUT_TEXTS = readFileSync('tests/browser/cut-texts.js', 'utf8');

/**
 * Runs inside a page: finds texts that a control covers, and words that stand letter by letter because their column is
 * too narrow.
 */
const CROWDED = `(() => {
  const found = new Set();
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && element.closest('[aria-hidden=true], svg, [data-bottom-bar], header') === null;
  const told = (element) => element.textContent.trim().slice(0, 40);
  const controls = [...document.querySelectorAll('main :is(button, input, select)')].filter(shown)
    .map((control) => [control, control.getBoundingClientRect()]).filter(([, box]) => box.width > 4 && box.height > 4);
  for (const element of document.querySelectorAll('main :is(p, span, td, dd, dt, h1, h2, h3, label, li, div)')) {
    const texts = [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim().length > 3);
    if (texts.length === 0 || !shown(element) || getComputedStyle(element).clipPath !== 'none') continue;
    const range = document.createRange();
    for (const text of texts) {
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      const rows = new Set(lines.map(({ top }) => Math.round(top / 6)));
      if (rows.size > 3 && text.data.trim().length / rows.size < 3) found.add('letter by letter: ' + told(element));
      for (const line of lines) {
        for (const [control, box] of controls) {
          if (control.contains(element) || element.contains(control) || element.closest('label')?.contains(control)) continue;
          const wide = Math.min(line.right, box.right) - Math.max(line.left, box.left);
          const high = Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top);
          if (wide > 3 && high > 3) found.add('"' + told(element) + '" lies under "' + (told(control) || control.name) + '"');
        }
      }
    }
  }
  return [...found];
})()`;

interface DeskPlace {
  readonly path: string;
  readonly boater?: true;
  /** Texts typed into the page before it is tested, by the names of their fields. */
  readonly typed?: Readonly<Record<string, string>>;
}
export type DeskPlaces = Readonly<Record<string, DeskPlace>>;

/** Half of the price is due as a deposit, so that staff can record payments and waive the deposit. */
const DEPOSIT = { ...PRICE, deposit: { type: 'PERCENTAGE' as const, amount: 50 } };

/** The screens of a front desk, with reservations in several states. */
export async function openPlaces(desk: FrontDesk): Promise<DeskPlaces> {
  const asked = await desk.harbour.request({ notes: 'We are two families with small children. '.repeat(8).trim() });
  const booked = await desk.harbour.approved({}, PRICE, desk.harbour.berth('A1'));
  const paying = await desk.harbour.approved(WEEK_LATER, DEPOSIT, desk.harbour.berth('A1'));
  const payment = {
    amount: 40,
    method: 'TRANSFER' as const,
    received_on: '2027-06-01',
    reference: 'RF18 5390 0754 7034',
  };
  const { token } = desk.harbour;
  await desk.server.must(counterApi.recordPayment, { token, body: { reservation_id: paying.id, ...payment } });
  await desk.server.settled(20_000);
  return {
    list: { path: '/reservations?tab=ALL' },
    pending: { path: '/reservations' },
    request: { path: `/reservations/${asked.id}` },
    booking: { path: `/reservations/${booked.id}` },
    payments: { path: `/reservations/${paying.id}` },
    creation: {
      path: '/reservations/new?create_new=true&create_boater=true',
      typed: {
        'boater.first_name': 'Charlotte',
        'boater.last_name': 'Calloway-Pemberton',
        'boater.email': 'charlotte.calloway@example.org',
        'vessel.length': '12.45',
        'vessel.beam': '10.25',
        'vessel.draft': '12.45',
        'payment.price_per_night': '1234.50',
      },
    },
    settings: { path: '/reservations_settings' },
    history: { path: '/history' },
    conflict: { path: await desk.conflictIn('A2') },
    boater: { path: `/r/${asked.link}`, boater: true },
  };
}

/** What is hard to read on the screens, at each width, with the place and the width before it. */
export async function troublesAt(
  desk: FrontDesk,
  places: DeskPlaces,
  widths: readonly number[],
  lang: string,
): Promise<string[]> {
  const troubles: string[] = [];
  const page = await desk.window(desk.harbour.staff, '/robots.txt', {
    reducedMotion: 'reduce',
    locale: lang === 'de' ? 'de-DE' : 'en-GB',
    lang,
  });
  for (const [place, { path, typed = {} }] of Object.entries(places)) {
    await page.goto(desk.server.url + path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    for (const [name, text] of Object.entries(typed)) await page.locator(`[name="${name}"]`).fill(text);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      troubles.push(...(await troublesOf(page)).map((each) => `${place} at ${width}: ${each}`));
    }
  }
  await page.context().close();
  return troubles;
}

async function troublesOf(page: Page): Promise<string[]> {
  await settled(page);
  return [...(await page.evaluate<string[]>(CUT_TEXTS)), ...(await page.evaluate<string[]>(CROWDED))];
}
