import { afterAll, afterEach, beforeAll, describe, it } from '@jest/globals';
import { openTab, pressAndConfirm } from './actions.js';
import { expect, SCREENS } from './browser.js';
import { FrontDesk } from './front-desk.js';

describe('the main job, on screen', () => {
  let desk: FrontDesk;
  beforeAll(async () => {
    desk = await FrontDesk.open();
  });
  afterEach(() => desk.browser.closeWindows('main-job'));
  afterAll(() => desk.close());

  it('leads from a request through a price and an acceptance to a berth, and everyone sees each step at once', async () => {
    const { harbour, server } = desk;
    const admin = await server.addUser({ is_admin: true, first_name: 'Bo', last_name: 'Keel' });
    const staff = await desk.window(harbour.staff, '/reservations');
    await expect(staff.getByRole('heading', { name: 'Reservations' })).toBeVisible();

    // The list shows it without a reload.
    const asked = await harbour.request();
    const row = staff.getByRole('row', { name: /Noor Vermeer/ });
    await expect(row).toContainText('New request');
    await row.click();
    await expect(staff.getByText('Your turn')).toBeVisible();

    // An administrator has no marina; the record that they open in the list over all marinas sets it.
    const administrator = await desk.window(admin, '/reservations-admin');
    const { view_id } = await harbour.show(asked);
    await administrator.getByRole('row', { name: new RegExp(view_id) }).click();
    await expect(administrator.getByText('Your turn')).toBeVisible();
    await administrator.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'History' }).click();
    const told = administrator.getByRole('region', { name: 'Entries' }).getByRole('listitem');
    await expect(told.first()).toContainText('Requested by Noor Vermeer');

    await staff.getByRole('textbox', { name: 'Price per night' }).fill('60');
    await expect(staff.getByText('EUR 180.00').first()).toBeVisible();
    await pressAndConfirm(staff, 'Send price', 'Send to customer');
    await expect(staff.getByText('Waiting for the boater')).toBeVisible();
    await expect(told.filter({ hasText: 'Price sent by Ada Quay' })).toBeVisible();

    const boater = await desk.boaterWindow(asked.link, { viewport: SCREENS.phone });
    await pressAndConfirm(boater, 'Accept EUR 180.00');
    await expect(boater.getByText('Thank you, you have accepted')).toBeVisible();
    await expect(told.filter({ hasText: 'Offer accepted by Noor Vermeer' })).toBeVisible();

    await expect(staff.getByText('Your turn')).toBeVisible();
    await staff.getByRole('button', { name: /^Choose A1/ }).click();
    await pressAndConfirm(staff, 'Approve onto A1');
    await expect(staff.getByText(/^Booked\. .+ still to pay/)).toBeVisible();
    await expect(boater.getByText('Your stay is booked')).toBeVisible({ timeout: 20_000 });

    // The changes with their authors, newest first.
    const done = [
      'Approved by Ada Quay',
      'Offer accepted by Noor Vermeer',
      'Price sent by Ada Quay',
      'Requested by Noor',
    ];
    const steps = told.filter({ hasText: /(Approved|Offer accepted|Price sent|Requested) by/ });
    await expect(steps).toContainText(done.map((step) => new RegExp(`10:00\\s*${step}`)));
    await openTab(staff, 'History');
    const below = staff.getByRole('listitem').filter({ hasText: /Ada Quay|Noor Vermeer/ });
    await expect(below.filter({ hasText: 'Price sent' })).toContainText('Ada Quay, today 10:00');
    await expect(below.last()).toContainText('Requested');

    await expect
      .poll(() => harbour.show(asked))
      .toMatchObject({ berth: { number: '1' }, reservation_status: 'approved' });
  });
});
