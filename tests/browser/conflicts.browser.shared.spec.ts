import { afterAll, afterEach, beforeAll, describe, it } from '@jest/globals';
import type { Page } from '@playwright/test';
import { vesselApi } from '../../contracts/customers/api.js';
import { reservationApi } from '../../contracts/reservations/api.js';
import { trafficApi } from '../../contracts/traffic/api.js';
import { conflictApi } from '../../contracts/conflicts/api.js';
import { type Asked, PETREL } from '../fixtures/harbour.js';
import { noticed } from './actions.js';
import { expect } from './browser.js';
import { FrontDesk } from './front-desk.js';
import { loaded } from './layout.js';

const LENGTHS = [12, 12, 12, 12, 12, 12, 12, 15];

describe('conflicts, on screen', () => {
  let desk: FrontDesk;
  const booked = (name: string, berth: string, start_date: string, end_date: string): Promise<Asked> =>
    desk.harbour.created('APPROVE', {
      ...desk.harbour.at(berth),
      start_date,
      end_date,
      vessel: { ...PETREL, name },
    });
  const widen = async ({ id }: Asked, beam: number): Promise<void> => {
    const { token } = desk.harbour;
    const { vessel } = await desk.server.must(reservationApi.get, { token, body: { reservation_id: id } });
    const body = { vessel_id: vessel.id ?? '', vessel: { beam } };
    await desk.server.must(vesselApi.update, { token, body });
  };

  beforeAll(async () => {
    desk = await FrontDesk.open({ berths: LENGTHS });
    const { harbour, server } = desk;
    await harbour.addBerth('A', 9, { max_beam: 5.2 });
    const late = [
      await booked('Solveig', 'A1', '2027-06-10', '2027-06-12'),
      await booked('Fram', 'A3', '2027-06-10', '2027-06-12'),
    ];
    await booked('Mistral', 'A1', '2027-06-12', '2027-06-15');
    await booked('Zephyr', 'A3', '2027-06-12', '2027-06-16');
    await booked('Alize', 'A2', '2027-06-09', '2027-06-16');
    const wide = await booked('Windekind', 'A5', '2027-06-14', '2027-06-19');
    server.clock.set('2027-06-10T09:00:00.000Z');
    for (const { id } of late) {
      const body = { traffic_event_id: `arrival-${id}`, action: 'CONFIRM' as const };
      await server.must(trafficApi.update, { token: harbour.token, body });
    }
    await widen(wide, 4.15);
    server.clock.set('2027-06-12T12:30:00.000Z');
    await server.settled(20_000);
  });
  afterEach(() => desk.browser.closeWindows('conflicts'));
  afterAll(() => desk.close());

  const alert = (page: Page) => page.getByRole('region', { name: 'Open conflicts' });
  const bar = (page: Page) => page.getByRole('region', { name: 'Changes' });

  it('are above the arrivals with the best remedy, and the others are counted', async () => {
    const page = await desk.window(desk.harbour.staff, '/activity');
    await expect(alert(page)).toContainText('Solveig is still in A1, Mistral is due');
    await expect(alert(page)).toContainText('Fram is still in A3, Zephyr is due');
    await expect(alert(page)).toContainText('1 more');
    await page.getByRole('link', { name: 'Open: Solveig is still in A1, Mistral is due' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solveig is still in A1, Mistral is due');
    await expect(page.getByRole('radiogroup', { name: 'Ways to resolve it' }).getByRole('radio').first()).toBeFocused();
  });

  it('show each remedy on the plan by arrow keys, and the present state while Space is held', async () => {
    const page = await desk.window(desk.harbour.staff, '/activity');
    await page.getByRole('link', { name: 'Open: Solveig is still in A1, Mistral is due' }).click();
    const plan = page.getByRole('region', { name: 'Plan' });
    const heading = plan.getByRole('heading');
    await expect(heading).toContainText('Move Mistral to A');
    await loaded(page);
    const first = await heading.textContent();
    await page.getByRole('radiogroup', { name: 'Ways to resolve it' }).getByRole('radio').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(heading).not.toHaveText(first ?? '');
    await expect(bar(page).getByRole('button').last()).toContainText('Move Mistral to A');
    await page.keyboard.down('Space');
    await expect(heading).toContainText('as it is');
    await desk.browser.photograph('conflict-late-now');
    await page.keyboard.up('Space');
    await expect(heading).toContainText('Move Mistral');
    await desk.browser.photograph('conflict-late-preview');
  });

  it('are resolved with the button that repeats the remedy, and lead to the next one', async () => {
    const page = await desk.window(desk.harbour.staff, '/activity');
    await page.getByRole('link', { name: 'Open: Solveig is still in A1, Mistral is due' }).click();
    await bar(page)
      .getByRole('button', { name: /^Move Mistral to A/ })
      .click();
    await noticed(page, 'Resolved: Solveig is still in A1, Mistral is due');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Fram|Windekind)/);
  });

  it('say which size is right, and correct the card of the boat', async () => {
    const page = await desk.window(desk.harbour.staff, '/activity');
    const { items } = await desk.server.must(conflictApi.list, { token: desk.harbour.token });
    const { conflict_id = '' } = items.find(({ kind }) => kind === 'BOAT_TOO_LARGE') ?? {};
    await page.goto(`${desk.server.url}/activity/conflicts/${conflict_id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Windekind is 0.15 m too wide for A5');
    await desk.browser.photograph('conflict-size');
    const question = page.getByRole('radiogroup', { name: 'Which width is right?' });
    await question.getByText('3.20 m').click();
    await expect(bar(page).getByRole('button').last()).toHaveText('Keep A5, the booked size is right');
    await question.getByText('Other').click();
    await page.getByRole('textbox', { name: 'Measured width' }).fill('4.10');
    await expect(bar(page).getByRole('button').last()).toHaveText('Move Windekind to A9');
    await bar(page).getByRole('button', { name: 'Move Windekind to A9' }).click();
    await noticed(page, /Resolved: Windekind/);
  });

  it('wait for an answer, and say so', async () => {
    const page = await desk.window(desk.harbour.staff, '/activity');
    await page.getByRole('link', { name: /^Open: Fram/ }).click();
    await page.getByRole('radio', { name: /^Ask .* to leave/ }).check();
    await expect(page.getByRole('textbox', { name: /^Message to/ })).toHaveValue(/next boat is due in A3/);
    await bar(page).getByRole('button', { name: /^Ask/ }).click();
    await noticed(page, 'Postponed: Fram is still in A3, Zephyr is due');
    await expect(page).toHaveURL(/\/activity$/);
    await expect(page.getByRole('region', { name: 'Open conflicts' })).toHaveCount(0);
  });

  it('say who solved a conflict that is gone', async () => {
    const page = await desk.window(desk.harbour.staff, '/activity');
    const { items } = await desk.server.must(conflictApi.list, { token: desk.harbour.token });
    const { conflict_id = '', boat } = items[0] ?? {};
    await page.goto(`${desk.server.url}/activity/conflicts/${conflict_id}`);
    await expect(page.getByText(/Waiting for an answer until/)).toBeVisible();
    const body = { traffic_event_id: `departure-${boat?.reservation_id ?? ''}`, action: 'CONFIRM' as const };
    await desk.server.must(trafficApi.update, { token: desk.harbour.token, body });
    await expect(page.getByText(/resolved this conflict$/)).toBeVisible();
  });
});
