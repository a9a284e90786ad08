import { afterAll, afterEach, beforeAll, describe, expect as expectValue, it } from '@jest/globals';
import type { Page, Request } from '@playwright/test';
import { reservationApi } from '../../contracts/reservations/api.js';
import { EDITOR } from '../fixtures/permissions.js';
import { field } from './actions.js';
import { expect } from './browser.js';
import { FrontDesk } from './front-desk.js';
import { settled } from './layout.js';

const UPDATE = `**${reservationApi.update.path}`;
const OFFLINE = /^You are offline\. This page/;

describe('an unreliable network', () => {
  let desk: FrontDesk;
  beforeAll(async () => {
    desk = await FrontDesk.openAlone();
    // The restarted server must have the same port.
    Object.assign(desk.server.settings, { PORT: Number(new URL(desk.server.url).port) });
  });
  afterEach(() => desk.browser.closeWindows('broken-network'));
  afterAll(() => desk.close());

  /** Holds back matching requests until `release`. */
  async function hold(page: Page, url: string) {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(url, async (request) => {
      await released;
      await request.continue();
    });
    return release;
  }

  /** Starts to measure layout shifts, by the browser's own score. */
  async function layoutShifts(page: Page): Promise<() => Promise<number>> {
    await page.evaluate(`
      window.shifted = 0;
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) window.shifted += value;
      }).observe({ type: 'layout-shift' });
    `);
    return () => page.evaluate<number>('window.shifted');
  }

  /** Collects the commands that this window sends to the reservation from now on. */
  function commandsOf(page: Page): Request[] {
    const sent: Request[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === reservationApi.update.path) sent.push(request);
    });
    return sent;
  }

  const keysOf = (sent: readonly Request[]) => new Set(sent.map((request) => request.headers()['idempotency-key']));
  const sendPrice = (page: Page) => page.getByRole('button', { name: 'Send price' }).last().click();
  const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Send to customer' });
  const theirMove = (page: Page) => page.getByText('Waiting for the boater');

  it('keeps a form during a restart of the server, and sends it afterwards', async () => {
    const asked = await desk.harbour.request();
    const page = await desk.window(desk.harbour.staff, `/reservations/${asked.id}`);
    await field(page, 'Price per night').fill('64');
    await field(page, 'Internal notes').fill('Calls before arrival');
    const sent = commandsOf(page);

    await desk.server.stop();
    await sendPrice(page);
    await confirm(page).click();
    await expect(page.getByRole('dialog').getByText(/^You are offline\. What you entered/)).toBeVisible();
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await desk.server.start();
    await expect(page.getByText(OFFLINE)).toBeHidden();
    // The dialog is still open above it.
    await expect(page.getByLabel(/^Price per night/)).toHaveValue('64.00');

    await confirm(page).click();
    await expect(theirMove(page)).toBeVisible();
    expectValue(keysOf(sent).size).toBe(1);
    await expect
      .poll(() => desk.harbour.show(asked))
      .toMatchObject({ payment: { price_per_night: 64 }, internal_notes: 'Calls before arrival' });
  });

  it('shows that it is offline, and catches up when it is back', async () => {
    const page = await desk.window(desk.harbour.staff, '/reservations');
    await expect(page.getByRole('table')).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await desk.harbour.request({ vessel: { name: 'Sandpiper', length: 8, beam: 2.8, draft: 1.2 } });
    await page.context().setOffline(false);
    await expect(page.getByText(OFFLINE)).toBeHidden();
    await expect(page.getByRole('row', { name: /Sandpiper/ })).toBeVisible();
  });

  it('receives changes although the network failed before the socket was open', async () => {
    const page = await desk.blank();
    let away = true;
    let missed = 0;
    await page.route('**/socket-line*.js', (route) => {
      if (!away) return route.continue();
      missed += 1;
      return route.abort();
    });
    await desk.enter(page, desk.harbour.staff, '/reservations');
    await expect(page.getByRole('table')).toBeVisible();
    await expect.poll(() => missed).toBeGreaterThan(0);
    away = false;
    await desk.harbour.request({ vessel: { name: 'Dunlin', length: 8, beam: 2.8, draft: 1.2 } });
    await expect(page.getByRole('row', { name: /Dunlin/ })).toBeVisible();
  });

  it('opens a screen once the network is back, and shows the last one until then', async () => {
    const admin = await desk.server.addStaff(desk.harbour.marina, EDITOR, { is_admin: true });
    const page = await desk.window(admin, '/reservations');
    const list = page.getByRole('table');
    await expect(list).toBeVisible();
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'History', exact: true }).click();
    await page.getByRole('button', { name: 'Help' }).click();
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await expect(list).toBeVisible();

    await page.context().setOffline(false);
    await expect(page.getByRole('menuitem', { name: 'Help centre' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  });

  it('loads slowly without layout shifts', async () => {
    await desk.harbour.request();
    const page = await desk.window(desk.harbour.staff, '/terms');
    const release = await hold(page, `**${reservationApi.getall.path}*`);
    await page.goto(`${desk.server.url}/reservations`);
    await expect(page.locator('[aria-busy="true"]').first()).toBeVisible();
    const heights = async () => {
      const parts = [
        page.getByRole('heading', { level: 1 }),
        page.getByRole('navigation', { name: 'Reservation categories' }),
        page.getByRole('columnheader', { name: 'Boater' }),
        page.getByRole('table').locator('tbody tr').first(),
      ];
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
      return boxes.map((box) => [box?.y, box?.height]);
    };
    await settled(page);
    const before = await heights();
    const shifted = await layoutShifts(page);
    release();
    await expect(page.getByRole('row', { name: /Noor Vermeer/ }).first()).toBeVisible();
    await settled(page);
    expectValue(await heights()).toEqual(before);
    expectValue(await shifted()).toBeLessThan(0.02);
  });

  it('sends once for any number of clicks, and again under the same key', async () => {
    const asked = await desk.harbour.request();
    const page = await desk.window(desk.harbour.staff, `/reservations/${asked.id}`);
    await field(page, 'Price per night').fill('58');
    await sendPrice(page);
    const sent = commandsOf(page);

    const release = await hold(page, UPDATE);
    await confirm(page).dblclick();
    await expect(confirm(page)).toHaveAttribute('aria-busy', 'true');
    await confirm(page).click({ force: true });
    release();
    await expect(theirMove(page)).toBeVisible();
    expectValue(sent).toHaveLength(1);
    expectValue(keysOf(sent)).not.toContain(undefined);
  });
});
