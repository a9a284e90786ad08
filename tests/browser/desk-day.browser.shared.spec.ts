import { afterAll, afterEach, beforeAll, describe, expect as expectValue, it } from '@jest/globals';
import type { Page } from '@playwright/test';
import { counterApi } from '../../contracts/reservations/api.js';
import { trafficApi } from '../../contracts/traffic/api.js';
import { type Asked, PETREL } from '../fixtures/harbour.js';
import { expect } from './browser.js';
import { FrontDesk } from './front-desk.js';

const ARRIVALS = 30;
const DEPARTURES = 25;
const LATE = 3;
/** Boats of yesterday that have not left the berths of today's arrivals. */
const CONFLICTS = 2;
/** Berths: one each, and some that are free. */
const LENGTHS = Array.from({ length: ARRIVALS + DEPARTURES + CONFLICTS + 4 }, () => 12);
const TODAY = '2027-06-12';
/** Time of a keystroke of an average typist (Card, Moran and Newell, 1983). */
const KEYSTROKE_MS = 280;
/** Presses of Tab on the way to anything that the day needs. */
const MOST_TABS = 12;
/** One key for each boat, and a dozen for each boat that is late or in conflict. */
const MOST_KEYS = ARRIVALS + DEPARTURES + CONFLICTS + 12 * (CONFLICTS + LATE) + 2 * MOST_TABS;

describe('a day at the desk, by keyboard alone', () => {
  let desk: FrontDesk;
  beforeAll(async () => {
    desk = await FrontDesk.open({ berths: LENGTHS });
    const { harbour, server } = desk;
    const stay = (name: string, berth: number, start_date: string, end_date: string): Promise<Asked> =>
      harbour.created('APPROVE', { ...harbour.at(`A${berth}`), start_date, end_date, vessel: { ...PETREL, name } });
    const here: Asked[] = [];
    for (let one = 1; one <= ARRIVALS; one += 1) await stay(`Arriving ${one}`, one, TODAY, '2027-06-15');
    for (let one = 1; one <= DEPARTURES; one += 1) {
      here.push(await stay(`Leaving ${one}`, ARRIVALS + one, '2027-06-10', TODAY));
    }
    for (let one = 1; one <= CONFLICTS; one += 1)
      here.push(await stay(`Staying ${one}`, one, '2027-06-09', '2027-06-11'));
    server.clock.set('2027-06-10T09:00:00.000Z');
    const { token } = harbour;
    // A boat that leaves with money open is asked about.
    const paid = { amount: 120, method: 'CASH' as const, received_on: '2027-06-10' };
    for (const { id } of here) {
      const body = { traffic_event_id: `arrival-${id}`, action: 'CONFIRM' as const };
      await server.must(trafficApi.update, { token, body });
      await server.must(counterApi.recordPayment, { token, body: { reservation_id: id, ...paid } });
    }
    server.clock.set(`${TODAY}T08:00:00.000Z`);
    await server.settled(40_000);
  });
  afterEach(() => desk.browser.closeWindows('desk-day'));
  afterAll(() => desk.close());

  let keys = 0;
  const press = async (page: Page, key: string): Promise<void> => {
    keys += 1;
    await page.keyboard.press(key);
  };
  /** Presses Tab until the focus is on something that matches. @throws if a person would give up */
  const tabTo = async (page: Page, selector: string): Promise<void> => {
    await page.locator(selector).first().waitFor();
    // A row that is drawn anew would lose the focus in between.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const focused = page.locator(`${selector}:focus`);
    for (let presses = 0; (await focused.count()) === 0; presses += 1) {
      if (presses === MOST_TABS) throw new Error(`${MOST_TABS} presses of Tab do not reach ${selector}`);
      await press(page, 'Tab');
    }
  };
  const progress = (page: Page, name: string) =>
    page.getByRole('region', { name, exact: true }).getByRole('progressbar');

  it('confirms thirty arrivals and twenty-five departures, notes late boats and solves the conflicts', async () => {
    const page = await desk.window(desk.harbour.staff, '/activity');
    const alert = page.getByRole('region', { name: 'Open conflicts' });
    await alert.waitFor();
    await press(page, 'Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await press(page, 'Enter');
    for (let left = CONFLICTS; left > 0; left -= 1) {
      await expect(alert.getByRole('button')).toHaveCount(left);
      await tabTo(page, 'section[aria-label="Open conflicts"] button');
      await press(page, 'Enter');
      await expect(alert.getByRole('button')).toHaveCount(left - 1);
    }

    const arrivals = page.locator('[data-row^="arrival-"]');
    for (let left = ARRIVALS; left > ARRIVALS - LATE; left -= 1) {
      await expect(arrivals).toHaveCount(left);
      await tabTo(page, '[data-row^="arrival-"]');
      await press(page, 'l');
      await expect(page.getByRole('form')).toContainText('is free for these nights');
      await tabTo(page, 'form button[class]:has-text("Keep")');
      await press(page, 'Enter');
      await expect(arrivals).toHaveCount(left - 1);
    }
    await tabTo(page, '[data-row^="arrival-"]');
    for (let one = LATE; one < ARRIVALS; one += 1) await press(page, 'a');
    await expect(progress(page, 'Arrivals')).toHaveAttribute('value', String(ARRIVALS - LATE));

    await press(page, 'ArrowRight');
    await expect(page.locator('[data-row^="departure-"]').first()).toBeFocused();
    for (let one = 0; one < DEPARTURES + CONFLICTS; one += 1) await press(page, 'd');
    await expect(progress(page, 'Departures')).toHaveAttribute('value', String(DEPARTURES + CONFLICTS));
    await expect(page.getByText('Everyone else has arrived.')).toBeVisible();
    expectValue(keys).toBeLessThanOrEqual(MOST_KEYS);
    expectValue(MOST_KEYS * KEYSTROKE_MS).toBeLessThan(120_000);
  });
});
