import { afterAll, afterEach, beforeAll, describe, it } from '@jest/globals';
import { marinaApi } from '../../contracts/marinas/api.js';
import { ONLINE } from '../fixtures/harbour.js';
import { expect, SCREENS } from './browser.js';
import { FrontDesk } from './front-desk.js';
import { fits } from './layout.js';

describe('the terms of a stay, on screen', () => {
  let desk: FrontDesk;
  beforeAll(async () => {
    desk = await FrontDesk.open({ marina: { accepts_online_payments: true } });
  });
  afterEach(() => desk.browser.closeWindows('terms'));
  afterAll(() => desk.close());

  const refunds = (days_before_arrival: number, refund_percent: number, additional_requirements: string[] = []) =>
    desk.server.must(marinaApi.reservationSettings, {
      token: desk.harbour.token,
      body: {
        reservation_settings: {
          cancellation_policy: [{ days_before_arrival, refund_percent }],
          additional_requirements,
        },
      },
    });

  it('stay as they were agreed, for the boater and beside today’s for the desk', async () => {
    const { harbour } = desk;
    await refunds(2, 100);
    const asked = await harbour.approved({}, ONLINE);
    await harbour.pay(asked);
    const staff = await desk.window(harbour.staff, `/reservations/${asked.id}`);
    await staff.getByRole('link', { name: 'Terms' }).click();
    await expect(staff.getByText('If the stay were agreed today, it would be on the same terms.')).toBeVisible();

    await refunds(30, 50, ['No grey water']);
    const terms = staff.getByRole('table', { name: 'What was agreed' });
    const rule = (name: string) => terms.getByRole('row', { name: new RegExp(`^${name}`) });
    await expect(rule('Refunds of a cancellation').getByRole('cell')).toHaveText([
      '100% until 2 days before arrival',
      '50% until 30 days before arrival',
    ]);
    await expect(rule('Shown to the boater').getByRole('cell')).toHaveText(['Nothing', 'No grey water']);
    await expect(rule('Deposit').getByRole('cell').last()).toHaveText('the same');
    await expect(
      staff.getByText('Today, EUR 180.00 would be refunded. By today’s rules it would be EUR 0.00.'),
    ).toBeVisible();
    await fits(staff);

    const boater = await desk.boaterWindow(asked.link, { viewport: SCREENS.phone });
    await expect(boater.getByText(/9 June 2027/).first()).toBeVisible();
    await boater
      .getByRole('button', { name: /^Cancel/ })
      .first()
      .click();
    await expect(boater.getByRole('dialog')).toContainText('EUR 180.00');

    // The desk's dialog of a cancellation reads the same terms.
    await staff.getByRole('link', { name: 'Details' }).click();
    await staff.getByRole('button', { name: 'Cancel reservation' }).click();
    await expect(staff.getByRole('dialog')).toContainText('EUR 180.00 of EUR 180.00 is refunded');
  });
});
