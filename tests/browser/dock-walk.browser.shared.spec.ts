import { afterAll, afterEach, beforeAll, describe, expect as expectValue, it } from '@jest/globals';
import type { Locator, Page } from '@playwright/test';
import { planGestureApi } from '../../contracts/berths/api.js';
import { vesselApi } from '../../contracts/customers/api.js';
import { dockWalkApi } from '../../contracts/dockwalk/api.js';
import type { WalkBerth } from '../../contracts/dockwalk/walks.js';
import { trafficApi } from '../../contracts/traffic/api.js';
import { DockWalker } from '../fixtures/dock-walker.js';
import { type Asked, PETREL } from '../fixtures/harbour.js';
import { fill } from './actions.js';
import { expect, SCREENS } from './browser.js';
import { FrontDesk } from './front-desk.js';
import { fits } from './layout.js';
import { troublesAt } from './width-walk.js';

const WIDTHS = [320, 390, 768, 1024, 1440, 1920];

const TONIGHT = { start_date: '2027-06-01', end_date: '2027-06-04' };

describe('a dock walk on a phone', () => {
  let desk: FrontDesk;
  let session_id: string;
  let ondine: Asked;
  beforeAll(async () => {
    desk = await FrontDesk.open({ berths: [12, 12, 12, 12] });
    const { harbour, server } = desk;
    const { token } = harbour;
    const vessel = { ...PETREL, name: 'Ondine' };
    ondine = await harbour.created('APPROVE', { ...harbour.at('A1'), ...TONIGHT, vessel });
    const body = { traffic_event_id: `arrival-${ondine.id}`, action: 'CONFIRM' as const };
    await server.must(trafficApi.update, { token, body });
    await server.settled();
    session_id = (await server.must(dockWalkApi.start, { token, body: {} })).id;
    await server.settled();
  });
  afterEach(() => desk.browser.closeWindows('dock-walk'));
  afterAll(() => desk.close());

  const pier = () => `/berths?pier=${desk.harbour.piers.get('A') ?? ''}`;
  const answer = (page: Page, berth: string): Locator => page.locator(`[data-berth="${berth}"] button`);
  const conflict = (page: Page, berth: string): Locator =>
    page.locator('fieldset').filter({ has: page.locator('legend b').getByText(berth, { exact: true }) });
  const taken = async (): Promise<Map<string, WalkBerth>> => {
    const body = { session_id, page_size: 500 };
    const { items } = await desk.server.must(dockWalkApi.berths, { token: desk.harbour.token, body });
    return new Map(items.map((berth) => [berth.name, berth]));
  };
  const openConflicts = async () => {
    const { token } = desk.harbour;
    const { items } = await desk.server.must(dockWalkApi.conflicts, { token, body: { session_id } });
    return items.map(({ kind }) => kind).sort();
  };
  const moveTo = async (reservation_id: string, berth: string): Promise<void> => {
    const { token } = desk.harbour;
    const gesture = { type: 'MOVE' as const, reservation_id, ...desk.harbour.at(berth) };
    const { basis } = await desk.server.must(planGestureApi.planPreview, { token, body: { gesture } });
    await desk.server.must(planGestureApi.planChange, { token, body: { gesture, basis } });
    await desk.server.settled();
  };

  it('goes on without a network, after the page was closed, and shows what the desk and another phone changed', async () => {
    let phone = await desk.window(desk.harbour.staff, pier(), { viewport: SCREENS.phone });
    await expect(answer(phone, 'A1')).toBeVisible();
    await phone.evaluate('navigator.serviceWorker.ready');
    const device = phone.context();
    await device.setOffline(true);
    await answer(phone, 'A1').click();
    await answer(phone, 'A2').click();
    await expect(phone.getByText('2 taps are kept on this device')).toBeVisible();
    // The line of the walk says it; the shell does not say it once more.
    await expect(phone.getByText('This page may be out of date')).toHaveCount(0);

    await phone.close();
    phone = await device.newPage();
    await phone.clock.setFixedTime(desk.server.clock.nowIso());
    await phone.goto(desk.server.url + pier());
    await expect(phone.getByText('2 taps are kept on this device')).toBeVisible();
    await answer(phone, 'A3').click();
    await expect(phone.getByText('3 taps are kept on this device')).toBeVisible();
    expectValue([...(await taken()).values()].filter(({ check }) => check !== null)).toEqual([]);

    await moveTo(ondine.id, 'A4');
    const other = new DockWalker(desk.harbour, session_id);
    await other.read();
    other.tap('A2', { kind: 'BOAT', boat: { name: 'Stranger' } });
    await other.send();

    await device.setOffline(false);
    await expect.poll(openConflicts, { timeout: 60_000 }).toEqual(['OTHER_TAP', 'PLAN_CHANGED']);
    await expect(phone.getByText('taps are kept on this device')).toHaveCount(0);
    await phone.goto(`${desk.server.url}/berths?view=end`);
    await expect(conflict(phone, 'A1').getByLabel('Keep the plan, discard my tap')).toBeChecked();
    await expect(conflict(phone, 'A2').getByRole('radio', { checked: true })).toHaveCount(1);
    await expect(conflict(phone, 'A2')).toContainText('Stranger');

    for (let left = 2; left > 0; left -= 1) {
      await phone.locator('fieldset').first().getByRole('button').click();
      await expect(phone.locator('fieldset')).toHaveCount(left - 1);
    }
    await expect.poll(openConflicts).toEqual([]);
    await desk.server.settled();
    const berths = await taken();
    expectValue(berths.get('A1')?.check).toBeNull();
    expectValue(berths.get('A3')?.check?.kind).toBe('AS_PLANNED');
    expectValue(berths.get('A4')?.expected.boat?.name).toBe('Ondine');
    await device.close();
  });

  it('registers a boat that was entered without a network, with all its fields, once the phone is back in range', async () => {
    const { harbour, server } = desk;
    session_id = (await server.must(dockWalkApi.start, { token: harbour.token, body: {} })).id;
    await server.settled();
    let phone = await desk.window(harbour.staff, pier(), { viewport: SCREENS.phone });
    await expect(answer(phone, 'A2')).toBeVisible();
    await phone.evaluate('navigator.serviceWorker.ready');
    const device = phone.context();
    await device.setOffline(true);
    await phone.locator('[data-berth="A2"] a').click();
    await phone.getByRole('button', { name: 'A2: Other boat' }).click();
    await fill(phone, { 'Boat, owner or card number': 'Zeevonk' });
    await phone.getByRole('button', { name: 'New boat “Zeevonk”' }).click();
    const form = phone.getByRole('form', { name: 'New boat in A2' });
    await expect(form.getByText('You are offline')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Boat name' })).toHaveValue('Zeevonk');
    await form.getByRole('radio', { name: 'Multihull' }).check();
    await fill(form, { Length: '9.4', Beam: '3.9', Draft: '0.9', 'Home port': 'Harlingen' });
    await fill(form, { 'Owner’s email': 'skipper-of-zeevonk@example.org' });
    await phone.getByRole('button', { name: 'Add and record here' }).click();
    await expect(phone.getByText('1 tap is kept on this device')).toBeVisible();

    await phone.close();
    phone = await device.newPage();
    await phone.clock.setFixedTime(server.clock.nowIso());
    await phone.goto(server.url + pier());
    await expect(phone.getByText('1 tap is kept on this device')).toBeVisible();
    await expect(phone.locator('[data-berth="A2"]')).toContainText('Zeevonk');
    expectValue((await taken()).get('A2')?.check).toBeNull();

    await device.setOffline(false);
    const seen = async () => (await taken()).get('A2')?.check?.boat ?? null;
    await expect.poll(async () => (await seen())?.name, { timeout: 60_000 }).toBe('Zeevonk');
    await expect(phone.getByText('1 tap is kept on this device')).toHaveCount(0);
    await server.settled();
    const entered = {
      name: 'Zeevonk',
      length: 9.4,
      beam: 3.9,
      draft: 0.9,
      hull_type: 'MULTIHULL',
      home_port: 'Harlingen',
    };
    const body = { vessel_id: (await seen())?.vessel_id ?? '' };
    const { vessel, boaters } = await server.must(vesselApi.get, { token: harbour.token, body });
    expectValue(vessel).toMatchObject(entered);
    expectValue(boaters).toMatchObject([{ email: 'skipper-of-zeevonk@example.org' }]);
    await expect(phone.locator('[data-berth="A2"]')).toContainText('Zeevonk');
    await device.close();
  });

  it('shows each of two phones on one pier what the other taps', async () => {
    const { harbour, server } = desk;
    const jonas = await server.addStaff(harbour.marina, undefined, { first_name: 'Jonas', last_name: 'Kern' });
    session_id = (await server.must(dockWalkApi.start, { token: harbour.token, body: {} })).id;
    await server.settled();
    const lena = await desk.window(harbour.staff, pier(), { viewport: SCREENS.phone });
    const his = await desk.window(jonas, pier(), { viewport: SCREENS.phone });
    await expect(answer(lena, 'A2')).toBeVisible();
    await expect(answer(his, 'A3')).toBeVisible();
    await answer(lena, 'A2').click();
    await answer(his, 'A3').click();
    await expect(lena.getByLabel('2 of 4', { exact: true })).toBeVisible();
    await expect(his.getByLabel('2 of 4', { exact: true })).toBeVisible();
    expectValue(await openConflicts()).toEqual([]);
  });

  it('fits into every width, in German and in the dark', async () => {
    const page = await desk.window(desk.harbour.staff, '/berths', { colorScheme: 'dark', lang: 'de' });
    const berth = `/berthVesel/${desk.harbour.berth('A1')}`;
    const boat = `${berth}/${(await desk.harbour.show(ondine)).vessel.id ?? ''}`;
    for (const path of ['/berths', pier(), '/berths?view=past', '/berths?view=end', berth, boat]) {
      await page.goto(desk.server.url + path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await fits(page, `${path} at ${width}`);
      }
    }
    expectValue(await troublesAt(desk, { berth: { path: berth }, boat: { path: boat } }, WIDTHS, 'de')).toEqual([]);
  });
});
