import { afterAll, afterEach, beforeAll, describe, it } from '@jest/globals';
import { counterApi } from '../../contracts/reservations/api.js';
import { PayoutJob } from '../../services/payments/policies/payout-job.js';
import { ONLINE, PRICE, WEEK_LATER } from '../fixtures/harbour.js';
import { expect } from './browser.js';
import { FrontDesk } from './front-desk.js';
import { fits } from './layout.js';

const WIDTHS = [320, 390, 768, 1024, 1440, 1920];
const PLACES = ['/payments', '/payments?tab=invoices', '/payments?tab=cash_up', '/payments?tab=export', '/payouts'];

describe('payments, on screen', () => {
  let desk: FrontDesk;
  beforeAll(async () => {
    desk = await FrontDesk.open({ marina: { accepts_online_payments: true } });
  });
  afterEach(() => desk.browser.closeWindows('payments'));
  afterAll(() => desk.close());

  const payOut = async (now: string) => {
    await desk.moveClock(now);
    await desk.server.app.get(PayoutJob, { strict: false }).run();
    await desk.server.settled();
  };

  it('are set up, take an IBAN, and pay out what boaters paid', async () => {
    const { harbour } = desk;
    const page = await desk.window(harbour.staff, '/payments');
    await page.getByRole('button', { name: 'Set up payments' }).press('Enter');
    await page.getByRole('button', { name: 'Enter bank account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bank account for payouts' });
    await expect(dialog.getByLabel('IBAN')).toBeFocused();
    await page.keyboard.type('FR76 3000 6000 0112 3456 7890 188');
    await dialog.getByRole('button', { name: 'Save bank account' }).click();
    await expect(dialog.getByText('Enter a valid IBAN.')).toBeVisible();
    await dialog.getByLabel('IBAN').fill('FR76 3000 6000 0112 3456 7890 189');
    await dialog.getByLabel('Your password').fill(harbour.staff.password);
    await dialog.getByRole('button', { name: 'Save bank account' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(/FR•• •••• •••• 0189/)).toBeVisible();

    const asked = await harbour.approved({}, ONLINE, harbour.berth('A1'));
    await harbour.pay(asked);
    await payOut('2027-06-04T08:00:00.000Z');
    await page.reload();
    const { view_id } = await harbour.show(asked);
    const row = page.getByRole('row', { name: new RegExp(view_id) });
    await expect(row).toContainText('180.00');
    await expect(row).toContainText('In transit');
    await expect(page.getByText('EUR 177.23').first()).toBeVisible();
  });

  it('issue an invoice on the page of a stay, and credit it', async () => {
    const { harbour } = desk;
    const asked = await harbour.approved(WEEK_LATER, PRICE, harbour.berth('A2'));
    const page = await desk.window(harbour.staff, `/reservations/${asked.id}`);
    await page.getByRole('button', { name: 'Issue invoice' }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Issue invoice' });
    await expect(question.getByText('Total with VAT')).toBeVisible();
    await question.getByRole('button', { name: 'Issue invoice' }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Open 2027-00001' })).toBeVisible();
    await page.goto(`${desk.server.url}/payments?tab=invoices`);
    await page.getByRole('button', { name: 'Credit 2027-00001' }).click();
    const dialog = page.getByRole('dialog', { name: 'Credit invoice 2027-00001' });
    await dialog.getByLabel('Reason').fill('Left early');
    await dialog.getByRole('button', { name: 'Issue credit note' }).click();
    await expect(page.getByRole('row', { name: /2027-00002/ })).toContainText('Credit note');
  });

  it('close a day with a difference and its reason', async () => {
    const { harbour, server } = desk;
    const asked = await harbour.approved(WEEK_LATER, PRICE, harbour.berth('A3'));
    const today = server.clock.nowIso().slice(0, 10);
    await server.must(counterApi.recordPayment, {
      token: harbour.token,
      body: { reservation_id: asked.id, amount: 50, method: 'CASH', received_on: today },
    });
    const page = await desk.window(harbour.staff, '/payments?tab=cash_up');
    await expect(page.getByRole('row', { name: /^Cash/ })).toContainText('50.00');
    await page.getByLabel('Counted cash').fill('49');
    await page.getByRole('textbox', { name: 'Note' }).fill('Wrong change');
    await page.getByRole('button', { name: 'Close the day' }).click();
    await expect(page.getByText(/^Closed by/)).toBeVisible();
    await expect(page.getByText(/difference EUR\s−1\.00: Wrong change/)).toBeVisible();
  });

  it.each(WIDTHS)('fit a screen of %i pixels, in German too', async (width) => {
    for (const lang of ['en', 'de']) {
      const page = await desk.window(desk.harbour.staff, '/robots.txt', { viewport: { width, height: 900 }, lang });
      for (const place of PLACES) {
        await page.goto(desk.server.url + place);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await fits(page, `${place} in ${lang}`);
      }
      await page.context().close();
    }
  });
});
