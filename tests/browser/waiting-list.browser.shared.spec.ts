import { afterAll, afterEach, beforeAll, describe, it } from '@jest/globals';
import { chooseAndConfirm, pressAndConfirm } from './actions.js';
import { expect, SCREENS } from './browser.js';
import { FrontDesk } from './front-desk.js';

describe('the waiting list, on screen', () => {
  let desk: FrontDesk;
  beforeAll(async () => {
    desk = await FrontDesk.open();
  });
  afterEach(() => desk.browser.closeWindows('waiting-list'));
  afterAll(() => desk.close());

  it('holds a request that must wait, and its boater sees so at once', async () => {
    const { harbour } = desk;
    const asked = await harbour.request();
    const staff = await desk.window(harbour.staff, `/reservations/${asked.id}`);
    const boater = await desk.boaterWindow(asked.link, { viewport: SCREENS.phone });
    await expect(boater.getByText('We are looking at your request')).toBeVisible();

    await pressAndConfirm(staff, 'Waiting list', 'Put on the waiting list');

    await expect(staff.getByText(/is on the waiting list\. Send a price/)).toBeVisible();
    // The reservation is on the waiting list already and can still be priced.
    await expect(staff.getByRole('button', { name: 'Waiting list' })).toHaveCount(0);
    await expect(staff.getByRole('button', { name: 'Send price' }).last()).toBeVisible();
    await expect(boater.getByText('You are on our waiting list')).toBeVisible();
  });

  it('lets staff approve their own booking from it onto a berth', async () => {
    const { harbour } = desk;
    const boater = { first_name: 'Sanne', last_name: 'Dekker', email: 'sanne@example.org', phone: '+31612345678' };
    const made = await harbour.created('ADD_TO_WAITING_LIST', { boater });
    const staff = await desk.window(harbour.staff, '/reservations');

    const row = staff.getByRole('row', { name: /Sanne Dekker/ });
    await expect(row).toContainText('Waiting list');
    await row.click();
    await staff.getByRole('button', { name: /^Choose A2/ }).click();
    await chooseAndConfirm(staff, 'Send', 'Approve onto A2');

    await expect(staff.getByText(/^Booked\. .+ still to pay/)).toBeVisible();
    await expect(staff.getByRole('button', { name: 'Send', exact: true })).toHaveCount(0);
    await expect
      .poll(() => harbour.show(made))
      .toMatchObject({ berth: { number: '2' }, reservation_status: 'approved' });
  });
});
