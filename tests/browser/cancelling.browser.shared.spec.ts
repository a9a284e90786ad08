import { afterAll, afterEach, beforeAll, describe, it } from '@jest/globals';
import { boaterReservationApi } from '../../contracts/reservations/api.js';
import { PRICE } from '../fixtures/harbour.js';
import { field, fill } from './actions.js';
import { expect, SCREENS } from './browser.js';
import { FrontDesk } from './front-desk.js';

describe('cancelling, on screen', () => {
  let desk: FrontDesk;
  beforeAll(async () => {
    desk = await FrontDesk.open({ marina: { accepts_online_payments: true } });
  });
  afterEach(() => desk.browser.closeWindows('cancelling'));
  afterAll(() => desk.close());

  it('requires a reason, and refunds a part of the payment', async () => {
    const { harbour, server } = desk;
    const asked = await harbour.approved({}, { ...PRICE, method: 'ONLINE' }, harbour.berth('A1'));
    await server.must(boaterReservationApi.pay, { token: asked.link, body: {} });
    const staff = await desk.window(harbour.staff, `/reservations/${asked.id}`);
    const boater = await desk.boaterWindow(asked.link, { viewport: SCREENS.phone });
    await expect(staff.getByText('EUR 180.00 received')).toBeVisible();
    await expect(boater.getByText('Your stay is booked')).toBeVisible();

    await staff.getByRole('button', { name: 'Cancel reservation' }).click();
    const dialog = staff.getByRole('dialog', { name: /^Cancel Q-/ });
    const confirm = dialog.getByRole('button', { name: 'Cancel reservation' });
    await confirm.click();
    const missing = dialog.getByText('Please provide a reason.');
    await expect(missing).toHaveCount(1);
    await dialog.getByLabel('Reason').selectOption('Another reason');
    // This reason needs an explanation.
    await expect(field(dialog, 'Describe the reason')).toHaveAttribute('aria-invalid', 'true');
    await expect(missing).toHaveCount(1);
    await fill(dialog, { 'Describe the reason': 'The pier is under repair' });
    // An empty field refunds nothing by itself: the amount must be stated.
    await confirm.click();
    await expect(dialog.getByText('Enter the amount to refund; 0 for none.')).toBeVisible();
    await fill(dialog, { Refund: '180.01' });
    await expect(missing).toHaveCount(0);
    await confirm.click();
    await expect(dialog.getByText('This is more than was paid. Enter less.')).toBeVisible();
    await fill(dialog, { Refund: '99.99' });
    await dialog.getByRole('button', { name: 'Cancel and refund EUR 99.99' }).click();
    await expect(dialog).toBeHidden();

    await expect(staff.getByText('The marina has cancelled this reservation.')).toBeVisible();
    await expect(staff.getByText('EUR 99.99 of EUR 180.00 refunded')).toBeVisible();
    await expect(staff.getByRole('button', { name: 'Edit', exact: true })).toBeDisabled();
    await expect(boater.getByText('We had to cancel')).toBeVisible();
    await expect(boater.getByText('You paid EUR 180.00, and we have refunded EUR 99.99.')).toBeVisible();
    await expect(boater.getByText(/If a refund is due/)).toHaveCount(0);
    await expect.poll(() => harbour.show(asked)).toMatchObject({ payment: { refunded_amount: 99.99 } });
  });

  it('declines a request without mention of money', async () => {
    const { harbour } = desk;
    const asked = await harbour.request();
    const staff = await desk.window(harbour.staff, `/reservations/${asked.id}`);
    await staff.getByRole('button', { name: 'Decline' }).click();
    const dialog = staff.getByRole('dialog', { name: /^Decline Q-/ });
    await expect(field(dialog, 'Refund')).toHaveCount(0);
    await dialog.getByLabel('Reason').selectOption('The marina is full');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect(staff.getByText('The marina has cancelled this reservation.')).toBeVisible();
    await expect(staff.getByRole('button', { name: /^(Decline|Send price|Suggest dates|Waiting list)$/ })).toHaveCount(
      0,
    );
  });
});
