import { afterAll, afterEach, beforeAll, describe, it } from '@jest/globals';
import { invoiceApi } from '../../contracts/payments/api.js';
import { pricingApi } from '../../contracts/pricing/api.js';
import { pricingPlan } from '../../services/demo/pricing-plan.js';
import { fill, pressAndConfirm } from './actions.js';
import { expect } from './browser.js';
import { FrontDesk } from './front-desk.js';

/** Six months from the day on which the clock begins, so that the first instalment is due. */
const HALF_A_YEAR = { start_date: '2027-06-01', end_date: '2027-12-01' };

describe('the instalments of a contract, on screen', () => {
  let desk: FrontDesk;
  beforeAll(async () => {
    desk = await FrontDesk.open({ marina: { accepts_online_payments: true } });
  });
  afterEach(() => desk.browser.closeWindows('instalments'));
  afterAll(() => desk.close());

  /** An offer of a stay on a contract with six instalments of 183.00, of which the boater pays in the marina. */
  async function offered() {
    const { server, harbour } = desk;
    const { token } = harbour;
    await server.must(pricingApi.createPlan, { token, body: { season_pricing_plan: pricingPlan(1, '2027-06-01') } });
    const { season_pricing_plan: plan } = await server.must(pricingApi.getPlan, { token });
    const { id: contract_id } = plan!.contracts.find(({ period }) => period.unit === 'MONTHS')!;
    const payment = { price_per_night: 6, method: 'IN_MARINA' as const };
    return harbour.created('NOTIFY', { ...HALF_A_YEAR, contract_id, payment });
  }

  it('are agreed by the boater, invoiced after a look at the invoice, and shown as paid', async () => {
    const { harbour, server } = desk;
    const asked = await offered();
    const boater = await desk.boaterWindow(asked.link);
    const agreed = boater.getByRole('list', { name: 'Instalments' }).getByRole('listitem');
    await expect(agreed).toHaveCount(6);
    await pressAndConfirm(boater, 'Accept EUR 1,098.00');

    const page = await desk.window(harbour.staff, `/reservations/${asked.id}`);
    const rows = page.getByRole('list', { name: 'Instalments' }).getByRole('listitem');
    await expect(rows).toHaveCount(6);
    await expect(rows.first()).toContainText('EUR 183.00');
    await pressAndConfirm(page, 'Approve');
    await expect(rows.first()).toContainText('Due by then');
    await expect(rows.nth(1)).toContainText('Not yet due');

    await page.getByRole('button', { name: 'Create invoice for instalment 1' }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Issue the invoice for instalment 1' });
    await expect(question.getByText(/^1 of 6, due on/)).toBeVisible();
    await question.getByRole('button', { name: 'Issue invoice' }).click();
    await expect(question).toHaveCount(0);
    await expect(rows.first()).toContainText('Invoice 2027-00001');

    await page.getByRole('button', { name: 'Record payment' }).click();
    const dialog = page.getByRole('dialog', { name: /^Record a payment/ });
    await fill(dialog, { Amount: '183' });
    await dialog.getByRole('button', { name: 'Record EUR 183.00' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(rows.first()).toContainText('Paid');
    await expect(rows.nth(1)).toContainText('Not yet due');
    const { token } = harbour;
    await expect
      .poll(() => server.must(invoiceApi.ofReservation, { token, body: { reservation_id: asked.id } }))
      .toMatchObject({ invoices: [{ number: '2027-00001', total: 183, instalment: { number: 1, of: 6 } }] });
  });
});
