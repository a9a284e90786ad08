import { afterAll, afterEach, beforeAll, beforeEach, describe, expect as expectValue, it } from '@jest/globals';
import type { Locator, Page } from '@playwright/test';
import { availabilityApi } from '../../contracts/berths/api.js';
import { boaterApi, vesselApi } from '../../contracts/customers/api.js';
import { reservationApi } from '../../contracts/reservations/api.js';
import { type Asked, type Harbour, openHarbour, PRICE, WEEK_LATER } from '../fixtures/harbour.js';
import { brokenRules } from './broken-rules.js';
import { noticed } from './actions.js';
import { expect, SCREENS } from './browser.js';
import { FrontDesk } from './front-desk.js';
import { fits, loaded, settled } from './layout.js';

const PLAN = '/plan?zoom=month&from=2027-06-01';

describe('the plan', () => {
  let desk: FrontDesk;
  let harbour: Harbour;
  let petrel: Asked;
  let kestrel: Asked;
  beforeAll(async () => {
    desk = await FrontDesk.open();
  });
  beforeEach(async () => {
    harbour = await openHarbour(desk.server, { berths: [12, 12, 12, 8] });
    const boat = (name: string) => ({ vessel: { name, length: 9.8, beam: 3.2, draft: 1.7 } });
    petrel = await harbour.created('APPROVE', { ...boat('Petrel'), ...harbour.at('A1') });
    kestrel = await harbour.approved(boat('Kestrel'), PRICE, harbour.berth('A2'));
    await desk.server.settled(20_000);
  });
  afterEach(() => desk.browser.closeWindows('plan'));
  afterAll(() => desk.close());

  const bar = (page: Page, boat: string): Locator => page.getByRole('gridcell', { name: new RegExp(`^${boat}`) });
  const berth = (page: Page, name: string): Locator => page.getByRole('rowheader', { name: new RegExp(`^${name} `) });
  const preview = (page: Page): Locator => page.getByRole('dialog');
  const button = (page: Page, name: string): Locator => preview(page).getByRole('button', { name, exact: true });

  async function opened(options: Parameters<FrontDesk['window']>[2] = {}): Promise<Page> {
    const page = await desk.window(harbour.staff, PLAN, options);
    await expect(bar(page, 'Petrel')).toBeVisible();
    await loaded(page);
    return page;
  }

  async function resident(name: string, in_berth: string, end_date: string | null = null): Promise<void> {
    const { token, marina } = harbour;
    const contact = { first_name: 'Olav', last_name: 'Bergström', email: `of-${name.length}-${marina}@example.org` };
    const { id: boater_id } = await desk.server.must(boaterApi.add, {
      token,
      body: { ...contact, relation_type: 'RESIDENT' },
    });
    const vessel = { name, length: 7.5, beam: 2.6, draft: 1.4 };
    const { id: vessel_id } = await desk.server.must(vesselApi.add, { token, body: { boater_id, vessel } });
    const body = { vessel_id, berth_id: harbour.berth(in_berth), end_date };
    await desk.server.must(availabilityApi.allocateVessel, { token, body });
    await desk.server.settled(20_000);
  }

  /** The place of a bar or a berth on a chart that no longer moves. */
  async function boxOf(of: Locator) {
    await settled(of.page());
    const box = await of.boundingBox();
    if (box === null) throw new Error('not shown');
    return box;
  }

  async function middle(of: Locator): Promise<{ x: number; y: number }> {
    const box = await boxOf(of);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Drags a bar from a point of it, 0 to 1 of its width, by nights, or onto the row of another element. */
  async function drag(page: Page, from: Locator, to: { share?: number; x?: number; row?: Locator }): Promise<void> {
    const box = await boxOf(from);
    const start = { x: box.x + box.width * (to.share ?? 0.5), y: box.y + box.height / 2 };
    const end = { x: start.x + (to.x ?? 0), y: to.row === undefined ? start.y : (await middle(to.row)).y };
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 3, start.y + 6, { steps: 3 });
    await page.mouse.move(end.x, end.y, { steps: 6 });
    await page.mouse.up();
  }

  const berthNow = (asked: Asked) => harbour.berthOf(asked);
  const nights = async (page: Page): Promise<number> => ((await boxOf(bar(page, 'Petrel'))).width + 6) / 3;

  it('moves a stay by the mouse once its effects are confirmed, and takes it back', async () => {
    const page = await opened();
    await drag(page, bar(page, 'Petrel'), { row: berth(page, 'A3') });
    await expect(preview(page)).toContainText('Move Petrel to A3');
    await expect(preview(page)).toContainText('Fits: 2.20 m in length, 0.80 m in beam to spare');
    await expect.poll(() => berthNow(petrel)).toBe('A1');
    await button(page, 'Move').click();
    await noticed(page, 'Petrel is in A3');
    await expect(bar(page, 'Petrel')).toHaveAttribute('aria-label', /A3$/);
    await expect.poll(() => berthNow(petrel)).toBe('A3');

    await page.getByRole('button', { name: 'Undo move' }).click();
    await page.getByRole('button', { name: 'Undo: Petrel moved' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('A1 to A3');
    await question.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(bar(page, 'Petrel')).toHaveAttribute('aria-label', /A1$/);
    await expect.poll(() => berthNow(petrel)).toBe('A1');
  });

  it('says why a stay cannot move, and puts it back with Escape', async () => {
    const page = await opened();
    await drag(page, bar(page, 'Petrel'), { row: berth(page, 'A4') });
    await expect(preview(page)).toContainText('Petrel is 9.80 m long, and A4 takes up to 8.00 m');
    await expect(button(page, 'Move')).toHaveCount(0);
    await expect(button(page, 'Put back')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(preview(page)).toHaveCount(0);
    await expect(bar(page, 'Petrel')).toBeFocused();
    await expect.poll(() => berthNow(petrel)).toBe('A1');
  });

  it('shows for the selected boat which berths fit, and why not the others', async () => {
    const page = await opened();
    await bar(page, 'Petrel').click();
    await expect(berth(page, 'A3')).toContainText('2.20 m to spare');
    await expect(berth(page, 'A4')).toContainText('too short');
    await expect(berth(page, 'A2')).toContainText('taken');
    await expect(berth(page, 'A1')).toContainText('its berth');
    await page.keyboard.press('Escape');
    await expect(berth(page, 'A4')).not.toContainText('too short');
  });

  it('swaps two stays when one is dropped on the other', async () => {
    const page = await opened();
    await drag(page, bar(page, 'Petrel'), { row: bar(page, 'Kestrel') });
    await expect(preview(page)).toContainText('Swap Petrel and Kestrel');
    await button(page, 'Swap').click();
    await noticed(page, 'Petrel and Kestrel have swapped berths');
    await expect.poll(() => berthNow(petrel)).toBe('A2');
    await expect.poll(() => berthNow(kestrel)).toBe('A1');
  });

  it('extends a stay by its edge, with the price before and after', async () => {
    const page = await opened();
    const night = await nights(page);
    await drag(page, bar(page, 'Petrel'), { share: 0.99, x: night * 2 });
    await expect(preview(page)).toContainText('Extend Petrel’s stay by 2 nights');
    await expect(preview(page)).toContainText('The price rises by EUR');
    await button(page, 'Change dates').click();
    await noticed(page, /Petrel stays/);
    await expect.poll(() => harbour.show(petrel)).toMatchObject({ end_date: '2027-06-16' });
  });

  it('extends a stay that its boater booked by its edge, for a reason, line by line, and without a mail if staff say so', async () => {
    const page = await opened();
    const night = await nights(page);
    await drag(page, bar(page, 'Kestrel'), { share: 0.99, x: night * 2 });
    await expect(preview(page)).toContainText('Extend Kestrel’s stay by 2 nights');
    await expect(preview(page)).toContainText('5 nights × EUR 60.00: EUR 180.00 → EUR 300.00');
    await expect(preview(page)).toContainText('The boater is notified by email.');
    await preview(page).getByRole('checkbox', { name: 'Tell the boater by email' }).uncheck();
    await expect(preview(page)).toContainText('No one is notified.');
    await preview(page).getByLabel('Reason').selectOption('Works in the harbour');
    await button(page, 'Change dates').click();
    await noticed(page, /Kestrel stays/);
    await expect.poll(() => harbour.show(kestrel)).toMatchObject({ end_date: '2027-06-16' });
  });

  it('opens with today a third from the left, scrolls on without end, and comes back to today', async () => {
    const page = await desk.window(harbour.staff, '/plan');
    await loaded(page);
    const title = page.getByText(/^\d.* to .* 20\d\d$/).first();
    const first = await title.textContent();
    const chart = page.getByRole('grid');
    const box = await boxOf(chart);
    const now = await boxOf(page.locator('[data-part=now]'));
    const share = (now.x - box.x - 168) / (box.width - 168);
    expectValue(share).toBeGreaterThan(0.25);
    expectValue(share).toBeLessThan(0.4);
    for (const way of [1, -1]) {
      await page.mouse.move(box.x + box.width / 2, box.y + 80);
      for (let turn = 0; turn < 6; turn += 1) {
        const before = await title.textContent();
        await page.mouse.wheel(way * 900, 0);
        await expect(title).not.toHaveText(before ?? '');
      }
      await expect(page).toHaveURL(way === 1 ? /from=2027-1/ : /from=2026-1/);
      await page.getByRole('button', { name: 'Today', exact: true }).click();
      await expect(title).toHaveText(first ?? '');
    }
    await page.goto(`${desk.server.url}/plan?from=2027-06-12&zoom=week`);
    await expect(title).toHaveText('12 to 18 June 2027');
  });

  it('shows the card of a stay under the pointer, beside its bar, and with the focus', async () => {
    const page = await opened();
    await bar(page, 'Kestrel').hover();
    const card = page.getByRole('tooltip');
    await expect(card).toContainText('3 nights in A2');
    await expect(card).toContainText('2.20 m to spare');
    await expect(card).toContainText('EUR 180.00 open');
    const [one, other] = [await boxOf(card), await boxOf(bar(page, 'Kestrel'))];
    const apart =
      one.x >= other.x + other.width ||
      other.x >= one.x + one.width ||
      one.y >= other.y + other.height ||
      other.y >= one.y + one.height;
    expectValue(apart).toBe(true);
    await page.mouse.move(2, 2);
    await expect(card).toHaveCount(0);
    await berth(page, 'A1').focus();
    await page.keyboard.press('End');
    await expect(bar(page, 'Petrel')).toBeFocused();
    await expect(card).toContainText('Petrel');
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
  });

  it('books the empty nights that are dragged over, which stop at the next stay', async () => {
    const page = await opened();
    const night = await nights(page);
    const box = await boxOf(bar(page, 'Petrel'));
    const y = box.y + box.height / 2;
    // The dragged nights begin two nights after the departure and would reach over it.
    await page.mouse.move(box.x + box.width + night * 2.5, y);
    await page.mouse.down();
    await page.mouse.move(box.x - night, y, { steps: 8 });
    await expect(preview(page)).toContainText('A1, 14 to 17 June 2027');
    await expect(page.locator('[data-part=ghost]')).toContainText('3 nights');
    await page.mouse.up();
    await expect(page).toHaveURL(/bookings\/new\?create_new=true&start_date=2027-06-14&end_date=2027-06-17&berth_id=/);
    await expect(page.getByText('Mon 14 Jun to Thu 17 Jun 2027, 3 nights')).toBeVisible();
  });

  it('books empty nights by a click and by the keys', async () => {
    const page = await opened();
    const night = await nights(page);
    const box = await boxOf(bar(page, 'Petrel'));
    await page.mouse.click(box.x + box.width + night / 2, box.y + box.height / 2);
    await expect(preview(page)).toContainText('A1, 14 to 15 June 2027');
    await page.keyboard.press('Escape');
    await bar(page, 'Petrel').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('gridcell', { name: 'A1: free, 14 June 2027' })).toBeFocused();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(preview(page)).toContainText('A1, 14 to 17 June 2027');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/start_date=2027-06-14&end_date=2027-06-17/);
  });

  it('moves several chosen stays together, and lists every boat that does not fit', async () => {
    const page = await opened();
    await bar(page, 'Petrel').click();
    await bar(page, 'Kestrel').click({ modifiers: ['Shift'] });
    const chosen = page.getByRole('toolbar', { name: '2 stays selected' });
    await expect(chosen).toContainText('Petrel, Kestrel: 6 nights');
    await drag(page, bar(page, 'Petrel'), { row: berth(page, 'A3') });
    await expect(preview(page)).toContainText('Kestrel is 9.80 m long, and A4 takes up to 8.00 m.');
    await expect(button(page, 'Move')).toHaveCount(0);
    await button(page, 'Put back').click();
    await chosen.getByRole('button', { name: 'Down a berth' }).click();
    await expect(preview(page)).toContainText('Petrel to A2, Kestrel to A3');
    await expect(preview(page)).toContainText('2 boaters are notified by email.');
    await button(page, 'Move').click();
    await noticed(page, '2 stays have moved');
    await expect(chosen).toHaveCount(0);
    await expect.poll(() => berthNow(petrel)).toBe('A2');
    await expect.poll(() => berthNow(kestrel)).toBe('A3');
    await page.getByRole('button', { name: 'Undo move' }).click();
    await page.getByRole('button', { name: 'Undo: 2 stays changed at once' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => berthNow(petrel)).toBe('A1');
    await expect.poll(() => berthNow(kestrel)).toBe('A2');
    await berth(page, 'A1').focus();
    await page.keyboard.press('Control+a');
    await expect(chosen).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chosen).toHaveCount(0);
  });

  it('splits a stay from the night that is dragged with Shift', async () => {
    const page = await opened();
    await page.keyboard.down('Shift');
    await drag(page, bar(page, 'Petrel'), { share: 0.5, row: berth(page, 'A3') });
    await page.keyboard.up('Shift');
    await expect(preview(page)).toContainText('Move part of Petrel’s stay to A3');
    await button(page, 'Move').click();
    await expect(bar(page, 'Petrel')).toHaveCount(2);
  });

  it('does everything with the keys', async () => {
    const page = await opened();
    await bar(page, 'Petrel').focus();
    await page.keyboard.press('ArrowDown');
    await expect(bar(page, 'Kestrel')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(bar(page, 'Petrel')).toBeFocused();
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page.getByRole('status').filter({ hasText: 'A3' })).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(button(page, 'Move')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bar(page, 'Petrel')).toHaveAttribute('aria-label', /A3$/);
    await expect.poll(() => berthNow(petrel)).toBe('A3');

    await bar(page, 'Petrel').focus();
    await page.keyboard.press('Alt+ArrowRight');
    await page.keyboard.press('Enter');
    await expect(preview(page)).toContainText('by 1 night');
    await page.keyboard.press('Escape');
    await expect(bar(page, 'Petrel')).toBeFocused();

    await page.keyboard.press('.');
    await page.getByRole('menuitem', { name: 'Move to another berth…' }).click();
    await preview(page).getByLabel('Berth').selectOption('A1');
    await button(page, 'Preview the change').click();
    await expect(preview(page)).toContainText('Move Petrel to A1');
    await page.keyboard.press('Escape');
    await expect(preview(page)).toHaveCount(0);
    await bar(page, 'Petrel').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/reservations/${petrel.id}`));
  });

  it('moves a resident by the mouse from today on, and takes it back', async () => {
    await resident('Havørn', 'A4');
    const page = await opened();
    const havorn = page.getByRole('gridcell', { name: /Havørn/ });
    await drag(page, havorn, { row: berth(page, 'A3'), share: 0.2 });
    await expect(preview(page)).toContainText('Move Havørn to A3');
    await button(page, 'Move').click();
    await expect(havorn).toHaveAttribute('aria-label', /A3$/);
    await page.getByRole('button', { name: 'Undo move' }).click();
    await button(page, 'Undo: Havørn, berth holder, moved').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(havorn).toHaveAttribute('aria-label', /A4$/);
  });

  it('gives a residency another end and swaps two residents with the keys, each as previewed', async () => {
    await resident('Havørn', 'A4', '2027-06-20');
    await resident('Fjordglimt', 'A3');
    const page = await opened();
    const havorn = page.getByRole('gridcell', { name: /Havørn/ });
    await havorn.focus();
    await page.keyboard.press('Alt+ArrowRight');
    await page.keyboard.press('Enter');
    await expect(preview(page)).toContainText('Other dates for the berth of Havørn');
    await expect(button(page, 'Change dates')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(havorn).toHaveAttribute('aria-label', /21/);

    await havorn.focus();
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Enter');
    await expect(preview(page)).toContainText('Swap Havørn and Fjordglimt');
    await expect(button(page, 'Swap')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(havorn).toHaveAttribute('aria-label', /A3$/);
    await expect(page.getByRole('gridcell', { name: /Fjordglimt/ })).toHaveAttribute('aria-label', /A4$/);

    await havorn.focus();
    await page.keyboard.press('.');
    await page.getByRole('menuitem', { name: 'Change the dates…' }).click();
    await expect(preview(page)).toContainText('Holds the berth until');
    await page.keyboard.press('Escape');
  });

  const byTouch = (): Promise<Page> => opened({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  /** Lifts Petrel's bar by a long press at a point of it, 0 to 1 of its width. Returns the point. */
  async function lift(page: Page, share = 0.5): Promise<{ x: number; y: number }> {
    const touch = await page.context().newCDPSession(page);
    const box = await boxOf(bar(page, 'Petrel'));
    const point = { x: box.x + box.width * share, y: box.y + box.height / 2 };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await expect(page.locator('[data-part=ghost]')).toBeVisible();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.locator('[data-part=ghost]')).toBeVisible();
    return point;
  }

  it('is lifted by a long press, and dropped by a tap', async () => {
    const page = await byTouch();
    const { x } = await lift(page);
    await page.touchscreen.tap(x, (await middle(berth(page, 'A3'))).y);
    await expect(preview(page)).toContainText('Move Petrel to A3');
    await button(page, 'Move').tap();
    await noticed(page, 'Petrel is in A3');
  });

  it('is extended by a long press on its end, and swapped by a tap on another stay', async () => {
    const page = await byTouch();
    const night = await nights(page);
    const { x, y } = await lift(page, 0.97);
    await page.touchscreen.tap(x + night * 2, y);
    await expect(preview(page)).toContainText('Extend Petrel’s stay by 2 nights');
    await button(page, 'Change dates').tap();
    await noticed(page, /Petrel stays/);
    await expect(preview(page)).toHaveCount(0);
    await expect.poll(() => harbour.show(petrel)).toMatchObject({ end_date: '2027-06-16' });

    await lift(page, 0.4);
    const other = await middle(bar(page, 'Kestrel'));
    await page.touchscreen.tap(other.x, other.y);
    await expect(preview(page)).toContainText('Swap Petrel and Kestrel');
    await button(page, 'Swap').tap();
    await noticed(page, 'Petrel and Kestrel have swapped berths');
    await expect.poll(() => berthNow(petrel)).toBe('A2');
    await expect.poll(() => berthNow(kestrel)).toBe('A1');
  });

  it('shows the card of a stay by the first tap, with its menu, and opens the stay by the second', async () => {
    const page = await byTouch();
    await bar(page, 'Petrel').tap();
    const card = page.getByRole('tooltip');
    await expect(card).toContainText('3 nights in A1');
    await card.getByRole('button', { name: 'What to do' }).tap();
    await page.getByRole('menuitem', { name: 'Move from a night on…' }).tap();
    await preview(page).getByLabel('Berth', { exact: true }).selectOption('A3');
    await button(page, 'Preview the change').tap();
    await expect(preview(page)).toContainText('Move part of Petrel’s stay to A3');
    await button(page, 'Move').tap();
    await expect(bar(page, 'Petrel')).toHaveCount(2);
    await bar(page, 'Kestrel').tap();
    await expect(card).toContainText('Kestrel');
    await bar(page, 'Kestrel').tap();
    await expect(page).toHaveURL(new RegExp(`/reservations/${kestrel.id}`));
  });

  it('shows the moves of a colleague at once, and names them when they meet a gesture', async () => {
    const berthe = await desk.server.addStaff(harbour.marina, undefined, { first_name: 'Berthe', last_name: 'Kai' });
    const ada = await opened();
    const other = await desk.window(berthe, PLAN);
    await expect(bar(other, 'Petrel')).toBeVisible();
    await loaded(other);
    await drag(ada, bar(ada, 'Petrel'), { row: berth(ada, 'A3') });
    await expect(button(ada, 'Move')).toBeEnabled();
    await drag(other, bar(other, 'Kestrel'), { row: berth(other, 'A3') });
    await button(other, 'Move').click();
    await expect(bar(ada, 'Kestrel')).toHaveAttribute('aria-label', /A3$/);
    await expect(preview(ada)).toContainText('Kestrel has A3');
    await button(ada, 'Put back').click();
    await expect.poll(() => berthNow(petrel)).toBe('A1');
    await other.close();
  });

  it('is narrowed by its filters, which the address keeps', async () => {
    await harbour.addPier('B', [15]);
    const page = await opened();
    await page.getByRole('button', { name: 'Piers' }).click();
    await page.getByRole('checkbox', { name: 'Pier B' }).click();
    await page.keyboard.press('Escape');
    await expect(berth(page, 'B1')).toBeVisible();
    await expect(berth(page, 'A1')).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`piers=${harbour.piers.get('B')}`));
    await page.goto(`${desk.server.url}${PLAN}&length=40..50`);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(bar(page, 'Petrel')).toBeVisible();
  });

  it('shows what came, changed and left since a past moment, in outline and in words', async () => {
    const { server } = desk;
    server.clock.advance(60_000);
    const before = server.clock.nowIso();
    server.clock.advance(60_000);
    const moved = { reservation_id: petrel.id, berth_id: harbour.berth('A3') };
    await server.must(reservationApi.assignBerth, { token: harbour.token, body: moved });
    await server.must(reservationApi.unassignBerth, { token: harbour.token, body: { reservation_id: kestrel.id } });
    const vessel = { name: 'Mistral', length: 9.8, beam: 3.2, draft: 1.7 };
    await harbour.created('APPROVE', { vessel, ...harbour.at('A1') });
    await server.settled(20_000);
    const page = await desk.window(harbour.staff, `${PLAN}&at=${before}`);
    const changes = page.getByRole('list', { name: 'Changes since then' }).getByRole('listitem');
    await expect(changes).toHaveCount(3);
    await expect(changes.filter({ hasText: 'A3' })).toContainText('Petrel, other berth or nights since');
    await expect(changes.filter({ hasText: 'A1' })).toContainText('Mistral, arrived since');
    await expect(changes.filter({ hasText: 'A2' })).toContainText('Kestrel, left since');
    await expect(page.locator('[data-change=CHANGED][data-bar]')).toHaveCount(1);
    await expect(page.locator('[data-change=LEFT][data-bar]')).toHaveCount(1);
    expectValue(await brokenRules(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Now' }).click();
    await expect(bar(page, 'Mistral')).toBeVisible();
    await expect(changes).toHaveCount(0);
    await page.getByRole('radio', { name: 'Then' }).click();
    await expect(bar(page, 'Kestrel')).toBeVisible();
    await expect(bar(page, 'Mistral')).toHaveCount(0);
    await page.getByRole('radio', { name: 'Difference' }).click();
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(changes).toHaveCount(3);
      await fits(page, `at ${width}`);
    }
  });

  it('is one pier and one night on a phone, where a stay moves by its menu', async () => {
    const page = await desk.window(harbour.staff, '/plan?from=2027-06-11', { viewport: SCREENS.phone, hasTouch: true });
    await page.getByRole('button', { name: /11 June/ }).click();
    const first = page.getByRole('button', { name: /^A1/ });
    await expect(first).toContainText('Petrel');
    await first.click();
    await page.getByRole('button', { name: /Petrel.*June 2027/ }).click();
    await page.getByRole('menuitem', { name: 'Move to another berth…' }).click();
    await preview(page).getByLabel('Berth').selectOption('A3');
    await button(page, 'Preview the change').click();
    await button(page, 'Move').click();
    await noticed(page, 'Petrel is in A3');
  });

  it('fits every width, and breaks no rule of accessibility', async () => {
    await harbour.approved(
      { ...WEEK_LATER, vessel: { name: 'Ondine', length: 9, beam: 3, draft: 1.5 } },
      PRICE,
      harbour.berth('A1'),
    );
    const page = await desk.window(harbour.staff, PLAN, { colorScheme: 'dark' });
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole(width <= 760 ? 'list' : 'grid', { name: 'Berths and nights' })).toBeVisible();
      await fits(page, `at ${width}`);
      if (width === 390 || width === 1440)
        expectValue({ width, rules: await brokenRules(page) }).toEqual({ width, rules: [] });
    }
  });
});
