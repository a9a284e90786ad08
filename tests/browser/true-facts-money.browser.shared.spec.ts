import { afterAll, afterEach, beforeAll, describe, it } from '@jest/globals';
import { boaterReservationApi } from '../../contracts/reservations/api.js';
import { PRICE } from '../fixtures/harbour.js';
import { fill } from './actions.js';
import { expect, SCREENS } from './browser.js';
import { FrontDesk } from './front-desk.js';

/** A fifth of 180.00 online, the rest at the harbour office. */
const DEPOSIT = { ...PRICE, deposit: { type: 'PERCENTAGE' as const, amount: 20 } };

describe('what boaters read about money', () => {
  let desk: FrontDesk;
  beforeAll(async () => {
    desk = await FrontDesk.open({ marina: { accepts_online_payments: true } });
  });
  afterEach(() => desk.browser.closeWindows('true-facts-money'));
  afterAll(() => desk.close());

  it('names the same places of payment in the email, on their page and in the console', async () => {
    const { harbour } = desk;
    const asked = await harbour.request();
    await harbour.must(asked, 'UPDATE', { payment: DEPOSIT });
    await desk.server.settled();
    const places = { online: 'Deposit, payable online', office: 'Balance to pay at the harbour office' };

    const outbox = await desk.window(harbour.staff, '/outbox');
    await outbox
      .getByRole('link', { name: /noor.*@example\.org/ })
      .first()
      .press('Enter');
    const mail = outbox.frameLocator('iframe');
    const offer = mail.getByRole('row');
    await expect(offer.filter({ hasText: 'Payment' }).last()).toContainText(
      'Deposit online, the rest at the harbour office',
    );
    await expect(offer.filter({ hasText: places.office }).last()).toContainText('144.00');

    const boater = await desk.boaterWindow(asked.link, { viewport: SCREENS.phone });
    const onPage = (place: string) =>
      boater.locator('dt', { hasText: place }).locator('xpath=following-sibling::dd[1]');
    await expect(onPage(places.online)).toContainText('36.00');
    await expect(onPage(places.office)).toContainText('144.00');

    const staff = await desk.window(harbour.staff, `/reservations/${asked.id}`);
    await expect(staff.locator('[data-part=price]')).toContainText(/Deposit, due on approval\s*36\.00/);
  });

  it('tells what was paid and what was refunded, on one page with one meaning of paid', async () => {
    const { harbour, server } = desk;
    const asked = await harbour.approved({}, DEPOSIT, harbour.berth('A1'));
    await server.must(boaterReservationApi.pay, { token: asked.link, body: {} });
    const staff = await desk.window(harbour.staff, `/reservations/${asked.id}`);
    await staff.getByRole('button', { name: 'Cancel reservation' }).click();
    const dialog = staff.getByRole('dialog', { name: /^Cancel Q-/ });
    await dialog.getByLabel('Reason').selectOption('The marina is full');
    await fill(dialog, { Refund: '10' });
    await dialog.getByRole('button', { name: 'Cancel and refund EUR 10.00' }).click();
    await expect(dialog).toBeHidden();

    const boater = await desk.boaterWindow(asked.link, { viewport: SCREENS.phone });
    await expect(boater.getByText('You paid EUR 36.00, and we have refunded EUR 10.00.')).toBeVisible();
    const amount = (name: string) =>
      boater.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('xpath=following-sibling::dd[1]');
    await expect(amount('Paid')).toHaveText(/36\.00/);
    await expect(amount('Refunded')).toHaveText(/10\.00/);
    // What the marina keeps is stated nowhere as paid, and no second refund is promised.
    await expect(boater.getByText('26.00')).toHaveCount(0);
    await expect(boater.getByText(/If a refund is due/)).toHaveCount(0);
    await expect.poll(() => harbour.show(asked)).toMatchObject({ payment: { paid_amount: 36, refunded_amount: 10 } });
  });

  it('gives deadlines as dates, never as “le demain”', async () => {
    const { harbour } = desk;
    const asked = await harbour.request();
    await harbour.must(asked, 'UPDATE', { payment: PRICE });
    const { next_move } = await harbour.show(asked);
    const eve = new Date(Date.parse(next_move.deadline_at ?? '') - 20 * 3_600_000).toISOString();
    await desk.moveClock(eve);
    const boater = await desk.boaterWindow(asked.link, { locale: 'fr-FR', viewport: SCREENS.phone });
    await boater.getByRole('combobox', { name: /Langue|Language/ }).selectOption('fr');
    const until = boater.getByText(/^Merci de répondre au plus tard le/);
    await expect(until).toHaveText(
      /au plus tard le (\p{L}+ )?\d{1,2}(er)? \p{L}+ 2027, \d{2}:\d{2} \(heure du port\)$/u,
    );
    await expect(boater.getByText(/\ble (demain|aujourd|hier)/i)).toHaveCount(0);
  });
});
