import { afterAll, afterEach, beforeAll, describe, it } from '@jest/globals';
import type { Page } from '@playwright/test';
import { reservationPriceApi } from '../../contracts/reservations/api.js';
import { fill, pressAndConfirm } from './actions.js';
import { expect, SCREENS } from './browser.js';
import { FrontDesk } from './front-desk.js';

const SEARCH = 'Name, boat, email, phone or card';
const ID_IN_ADDRESS = /\/reservations\/([0-9a-f-]{36})/;

/** Fills in dates and price of a new booking: three nights for 180.00, a fifth of it as a deposit. */
async function fillStay(page: Page): Promise<void> {
  await fill(page, { Arrival: '11/06/2027', Departure: '14/06/2027', 'Price per night': '60' });
  await page.getByLabel('Deposit', { exact: true }).selectOption('Percentage');
  await page.getByLabel('Percentage of total').selectOption('20%');
}

describe('a booking that the marina makes, on screen', () => {
  let desk: FrontDesk;
  beforeAll(async () => {
    desk = await FrontDesk.open({ marina: { accepts_online_payments: true } });
  });
  afterEach(() => desk.browser.closeWindows('marina-made'));
  afterAll(() => desk.close());

  const idOf = (page: Page) => ID_IN_ADDRESS.exec(page.url())?.[1] ?? '';

  it('for a new boater, is approved with a deposit of a fifth, which the boater pays', async () => {
    const { harbour } = desk;
    const staff = await desk.window(harbour.staff, '/reservations');
    await staff.getByRole('link', { name: 'New reservation' }).click();
    await staff.getByRole('link', { name: 'More fields' }).click();
    await expect(staff.getByRole('heading', { name: 'New reservation' })).toBeVisible();
    await staff.getByRole('combobox', { name: SEARCH }).fill('maud@example.org');
    // No person has this address yet.
    await staff.getByRole('option', { name: 'New boater: maud@example.org' }).click();
    await expect(staff.getByRole('textbox', { name: 'First name' })).toBeFocused();
    await fill(staff, { 'First name': 'Maud', 'Last name': 'Visser', Phone: '+31612345678' });
    await expect(staff.getByRole('textbox', { name: 'Email' })).toHaveValue('maud@example.org');
    // The price of the pricing plan arrives late and does not overwrite the input.
    const answer = await holdAnswers(staff, reservationPriceApi.calculatePrice.path);
    await fill(staff, { 'Boat name': 'Kittiwake', Length: '9.8', Beam: '3.2', Draft: '1.7' });
    await fillStay(staff);
    answer();
    await expect(staff.getByText(/^Your price list does not cover these dates/)).toBeVisible();
    await expect(staff.getByText('EUR 36.00').first()).toBeVisible();
    await pressAndConfirm(staff, 'Book now', /^Book A\d$/);

    await expect(staff.getByText('Approved. Maud needs to pay EUR 36.00 to keep the berth.')).toBeVisible();
    await expect(staff).toHaveURL(ID_IN_ADDRESS);

    const link = await desk.linkOf(idOf(staff));
    const boater = await desk.boaterWindow(link, { viewport: SCREENS.phone });
    await pressAndConfirm(boater, 'Pay EUR 36.00');
    await expect(boater.getByText('Your stay is booked')).toBeVisible();
    await expect(staff.getByText('EUR 36.00 received')).toBeVisible();
    await expect(staff.getByText('pays EUR 36.00')).toHaveCount(0);
  });

  it('for a known boater, found by the boat, is first sent as an offer', async () => {
    const { harbour } = desk;
    const boater = { first_name: 'Sanne', last_name: 'Dekker', email: 'sanne@example.org', phone: '+31612345678' };
    await harbour.created('APPROVE', { boater, start_date: '2027-07-01', end_date: '2027-07-03' });
    const staff = await desk.window(harbour.staff, '/reservations/new');
    await findNothingToSend(staff);
    // The boat that was typed is the one that is chosen, with the keyboard alone.
    const search = staff.getByRole('combobox', { name: SEARCH });
    await search.fill('petrel');
    await expect(staff.getByRole('option', { name: /Sanne Dekker/ })).toBeVisible();
    await search.press('ArrowDown');
    await search.press('ArrowUp');
    await search.press('Enter');
    await expect(staff.getByText('Existing customer')).toBeVisible();
    await expect(staff.getByText(/ Dekker$/)).toBeVisible();
    await expect(staff.getByRole('textbox', { name: 'Arrival' })).toBeFocused();
    await fillStay(staff);
    await pressAndConfirm(staff, 'Send offer', 'Send to customer');

    await expect(staff.getByText('Sanne has your offer of EUR 180.00 and can accept or decline it.')).toBeVisible();
    await expect(staff).toHaveURL(ID_IN_ADDRESS);
    await expect
      .poll(() => harbour.show({ id: idOf(staff), link: '' }))
      .toMatchObject({ reservation_status: 'waiting', payment: { deposit_to_pay: 36 } });
  });
});

/** Holds back the answers of a route until the returned function is called. */
async function holdAnswers(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<null>();
  await page.route(`**${path}*`, async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(null);
}

/** The buttons of an offer without a price are disabled. */
async function findNothingToSend(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Send offer' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Book now' })).toBeDisabled();
}
