import { afterAll, afterEach, beforeAll, describe, it } from '@jest/globals';
import { PRICE } from '../fixtures/harbour.js';
import { confirmDialog, field, fill, pressAndConfirm } from './actions.js';
import { expect, SCREENS } from './browser.js';
import { FrontDesk } from './front-desk.js';

const FULL = { start_date: '2027-06-18', end_date: '2027-06-25' };

describe('suggested dates, on screen', () => {
  let desk: FrontDesk;
  beforeAll(async () => {
    desk = await FrontDesk.open();
  });
  afterEach(() => desk.browser.closeWindows('suggested-dates'));
  afterAll(() => desk.close());

  it('are sent as two; the boater accepts one on a phone, and staff price it', async () => {
    const { harbour } = desk;
    const asked = await harbour.request();
    const staff = await desk.window(harbour.staff, `/reservations/${asked.id}`);
    await staff.getByRole('button', { name: 'Suggest dates' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Suggest other dates' });
    const send = dialog.getByRole('button', { name: 'Send the dates' });
    await fill(dialog, { 'Option 1: arrival': '18/06/2027', 'Option 1: departure': '21/06/2027' });
    await dialog.getByRole('button', { name: 'Add more dates' }).click();
    // An incomplete suggestion is not sent.
    await field(dialog, 'Option 2: arrival').fill('25/06/2027');
    await expect(send).toBeDisabled();
    await fill(dialog, { 'Option 2: departure': '29/06/2027' });
    await confirmDialog(staff, 'Send the dates');
    await expect(staff.getByText('Waiting for the boater')).toBeVisible();

    const boater = await desk.boaterWindow(asked.link, { viewport: SCREENS.phone });
    await expect(boater.getByText('We can offer you other dates')).toBeVisible();
    await expect(boater.getByRole('radio')).toHaveCount(2);
    await boater.getByRole('radio', { name: /25.*29/ }).check();
    await pressAndConfirm(boater, /^Choose /);
    await expect(boater.getByText('Thank you, you have chosen your dates')).toBeVisible();

    await expect(staff.getByText(/chose one of the dates you suggested/)).toBeVisible();
    await expect(field(staff, 'Arrival')).toHaveValue('25/06/2027');
    await expect(field(staff, 'Departure')).toHaveValue('29/06/2027');
    await fill(staff, { 'Price per night': '50' });
    await pressAndConfirm(staff, 'Send price', 'Send to customer');

    await expect(boater.getByRole('button', { name: 'Accept EUR 200.00' })).toBeVisible();
    await expect
      .poll(() => harbour.show(asked))
      .toMatchObject({ start_date: '2027-06-25', end_date: '2027-06-29', reservation_status: 'waiting' });
  });

  it('show how many berths are free, and the nearest weeks that have one', async () => {
    const { harbour } = desk;
    // Every berth is taken in the week after the requested one.
    for (const name of ['A1', 'A2', 'A3']) await harbour.approved(FULL, PRICE, harbour.berth(name));
    await desk.server.settled();
    const asked = await harbour.request();
    const staff = await desk.window(harbour.staff, `/reservations/${asked.id}`);
    await staff.getByRole('button', { name: 'Suggest dates' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Suggest other dates' });
    const weeks = dialog.getByRole('group', { name: 'A berth is free on the same weekdays:' }).getByRole('button');
    await expect(weeks).toHaveText(['4–7 Jun · 3 berths', /^25.*28 Jun · 3 berths$/, /^2.*5 Jul · 3 berths$/]);

    await fill(dialog, { 'Option 1: arrival': '18/06/2027', 'Option 1: departure': '21/06/2027' });
    await expect(dialog.getByText(/^No berth that fits this boat is free on these dates/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Send the dates' })).toBeEnabled();

    await weeks.filter({ hasText: /^25/ }).press('Enter');
    await expect(field(dialog, 'Option 1: arrival')).toHaveValue('25/06/2027');
    await expect(field(dialog, 'Option 1: arrival')).toBeFocused();
    await expect(dialog.getByText('3 berths fit this boat and are free on these dates.')).toBeVisible();
    await desk.browser.photograph('suggested-dates-weeks');
    await confirmDialog(staff, 'Send the dates');
    const boater = await desk.boaterWindow(asked.link);
    await expect(boater.getByRole('radio', { name: /25.*28/ })).toBeVisible();
  });

  it('for a booked stay have a price; staff take them for the boater, or the boater does with one press', async () => {
    const { harbour } = desk;
    const booked = await harbour.approved(
      { start_date: '2027-07-05', end_date: '2027-07-08' },
      PRICE,
      harbour.berth('A1'),
    );
    const staff = await desk.window(harbour.staff, `/reservations/${booked.id}`);
    const suggest = async (departure: string): Promise<void> => {
      await staff.getByRole('button', { name: 'Suggest dates' }).click();
      const dialog = staff.getByRole('dialog', { name: 'Suggest other dates' });
      await fill(dialog, { 'Option 1: arrival': '05/07/2027', 'Option 1: departure': departure });
      await expect(dialog).toContainText('EUR 60.00 more');
      await confirmDialog(staff, 'Send the dates');
    };
    await suggest('09/07/2027');
    const boater = await desk.boaterWindow(booked.link, { viewport: SCREENS.phone });
    await expect(boater.getByText('Your booking stays as it is unless you accept one of them.')).toBeVisible();
    await expect(boater.getByRole('main')).toContainText('EUR 240.00, EUR 60.00 more');
    await boater.getByRole('button', { name: /^Accept / }).click();
    await expect
      .poll(() => harbour.show(booked))
      .toMatchObject({ end_date: '2027-07-09', reservation_status: 'approved' });

    await suggest('10/07/2027');
    await staff.getByRole('button', { name: /^Accept for the boater/ }).click();
    await expect.poll(() => harbour.show(booked)).toMatchObject({ end_date: '2027-07-10' });

    await staff.getByRole('button', { name: 'Stays longer' }).click();
    const longer = staff.getByRole('dialog', { name: /stays longer$/ });
    await expect(longer).toContainText('Total: EUR 300.00 → EUR 360.00');
    await longer.getByRole('button', { name: /^Change to/ }).click();
    await expect.poll(() => harbour.show(booked)).toMatchObject({ end_date: '2027-07-11' });
  });
});
