import { afterAll, afterEach, beforeAll, describe, it } from '@jest/globals';
import { sessionApi } from '../../contracts/identity/api.js';
import { PRICE } from '../fixtures/harbour.js';
import { confirmDialog, field, fill, openTab, pressAndConfirm } from './actions.js';
import { expect, SCREENS } from './browser.js';
import { FrontDesk } from './front-desk.js';

/** A fifth of 180.00 online, the rest at the harbour office. */
const DEPOSIT = { ...PRICE, deposit: { type: 'PERCENTAGE' as const, amount: 20 } };

describe('what the desk and the boater read', () => {
  let desk: FrontDesk;
  beforeAll(async () => {
    desk = await FrontDesk.open({ marina: { accepts_online_payments: true } });
  });
  afterEach(() => desk.browser.closeWindows('true-facts'));
  afterAll(() => desk.close());

  it('has the words of an offer in the conversation of both', async () => {
    const { harbour } = desk;
    const asked = await harbour.request();
    const staff = await desk.window(harbour.staff, `/reservations/${asked.id}`);
    await fill(staff, { 'Price per night': '60' });
    await staff.getByRole('button', { name: 'Send price' }).last().click();
    await fill(staff, { 'Message to the boater': 'Call us on VHF 9' });
    await confirmDialog(staff, 'Send to customer');
    // The focus goes to what comes next, which screen readers then read.
    await expect(staff.getByRole('group', { name: 'Waiting for the boater' })).toBeFocused();
    await openTab(staff, 'Messages');
    await expect(staff.getByText('Call us on VHF 9')).toBeVisible();
    const boater = await desk.boaterWindow(asked.link);
    await expect(boater.getByText('Call us on VHF 9')).toBeVisible();
  });

  it('shows the deposit as paid and the rest as the balance, on both pages', async () => {
    const { harbour } = desk;
    const asked = await harbour.approved({}, DEPOSIT, harbour.berth('A1'));
    const staff = await desk.window(harbour.staff, `/reservations/${asked.id}`);
    const bar = staff.getByRole('region', { name: 'Total and actions' });
    await expect(staff.getByText(/needs to pay EUR\s36\.00 to keep the berth/)).toBeVisible();
    const boater = await desk.boaterWindow(asked.link, { viewport: SCREENS.phone });
    await expect(boater.getByText('Balance to pay at the harbour office')).toBeVisible();
    await pressAndConfirm(boater, 'Pay EUR 36.00');
    await expect(boater.getByText('Your stay is booked')).toBeVisible();
    await expect(boater.getByText('Balance to pay at the harbour office')).toBeVisible();
    await expect(boater.getByText('EUR 144.00').first()).toBeVisible();
    await expect(staff.getByText(/^Booked\. EUR\s144\.00 still to pay\./)).toBeVisible();
    await expect(bar).toContainText(/Paid\s*EUR\s36\.00/);
    await expect(bar).toContainText(/Balance\s*EUR\s144\.00/);
  });

  it('keeps a typed price over a sign-in that ends, and says why one is asked again', async () => {
    const { harbour, server } = desk;
    const asked = await harbour.request();
    const member = await server.addStaff(harbour.marina);
    const staff = await desk.window(member, `/reservations/${asked.id}`);
    await field(staff, 'Price per night').fill('77');
    const token = await staff.evaluate(() => localStorage.getItem('token'));
    await server.must(sessionApi.logout, { token: token ?? '' });
    await expect(staff).toHaveURL(/\/login/);
    await expect(staff.getByText('Your session has ended. Sign in to continue.')).toBeVisible();
    await fill(staff, { Email: member.email });
    await staff.getByLabel('Password', { exact: true }).fill(member.password);
    await staff.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(staff).toHaveURL(new RegExp(asked.id));
    await expect(field(staff, 'Price per night')).toHaveValue('77.00');
    await expect.poll(() => harbour.show(asked)).toMatchObject({ payment: { price_per_night: null } });
  });
});
