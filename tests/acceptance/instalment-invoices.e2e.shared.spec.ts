import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { auditApi } from '../../contracts/audit/api.js';
import { invoiceApi, paymentSettingApi } from '../../contracts/payments/api.js';
import { pricingApi } from '../../contracts/pricing/api.js';
import { counterApi } from '../../contracts/reservations/api.js';
import { pricingPlan } from '../../services/demo/pricing-plan.js';
import { type Asked, eventsOf, openHarbour } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';
import { VIEWER } from '../fixtures/permissions.js';

/** The clock begins on Tuesday, 1 June 2027. */
harbourForEachTest({ marina: { accepts_online_payments: true } });

/** Six instalments of 183.00, due on the first of each month from 1 October: none of them is due yet. */
let asked: Asked;
beforeEach(async () => {
  const { token } = harbour;
  await server.must(pricingApi.createPlan, { token, body: { season_pricing_plan: pricingPlan(1, '2027-06-01') } });
  const { season_pricing_plan: plan } = await server.must(pricingApi.getPlan, { token });
  const contract = plan!.contracts.find(({ period }) => period.unit === 'MONTHS')!;
  const rate = { id: randomUUID(), name: 'Nights', used_for: ['NIGHTS' as const] };
  const rates = [
    { valid_from: '2014-01-01', percent: 10 },
    { valid_from: '2027-11-01', percent: 12 },
  ];
  await server.must(paymentSettingApi.updateVat, { token, body: { vat_number: 'FR1', VATList: [{ ...rate, rates }] } });
  asked = await harbour.created('APPROVE', {
    start_date: '2027-10-01',
    end_date: '2028-04-01',
    contract_id: contract.id,
    payment: { price_per_night: 6, method: 'IN_MARINA' },
  });
});

const staff = () => ({ token: harbour.token });
const issue = (instalment: number | null, token = harbour.token) =>
  server.call(invoiceApi.create, { token, body: { reservation_id: asked.id, instalment } });
const preview = (instalment: number | null) =>
  server.call(invoiceApi.preview, { ...staff(), body: { reservation_id: asked.id, instalment } });
async function standing() {
  await server.settled();
  return server.must(invoiceApi.ofReservation, { ...staff(), body: { reservation_id: asked.id } });
}
async function paid(amount: number): Promise<void> {
  const body = { reservation_id: asked.id, amount, method: 'CASH' as const, received_on: '2027-06-01' };
  await server.must(counterApi.recordPayment, { ...staff(), body });
}
const refused = (error_type: string) => ({ status: 409, body: { error_type } });

describe('instalments of a contract', () => {
  it('are invoiced one by one once they are due or paid, and the invoice of the stay takes the rest', async () => {
    await paid(366);
    const before = await standing();
    expect(before).toMatchObject({ invoices: [], rest: 1098 });
    expect(before.instalments.map(({ state }) => state)).toEqual([
      'OPEN',
      'OPEN',
      ...Array.from({ length: 4 }, () => 'NOT_DUE'),
    ]);
    const shown = await preview(2);
    expect(shown.body).toMatchObject({
      instalment: { number: 2, of: 6, due_on: '2027-11-01' },
      lines: [{ kind: 'NIGHTS', amount: 183, vat_percent: 12, vat: 19.61 }],
      total: 183,
      vat: 19.61,
      paid: 183,
      unconfirmed_berth_percent: null,
    });
    expect((await standing()).invoices).toEqual([]);

    expect((await issue(1)).body).toMatchObject({ number: '2027-00001' });
    expect((await issue(2)).body).toMatchObject({ number: '2027-00002' });
    expect(await issue(2)).toMatchObject(refused('INVOICE_ALREADY_ISSUED'));
    expect(await issue(3)).toMatchObject(refused('INVOICE_INSTALMENT_NOT_DUE'));
    expect((await issue(7)).status).toBe(404);
    const some = await standing();
    expect(some.rest).toBe(732);
    expect(some.instalments.slice(0, 3)).toMatchObject([
      { state: 'INVOICED', invoice_number: '2027-00001' },
      { state: 'INVOICED', invoice_number: '2027-00002' },
      { state: 'NOT_DUE', invoice_number: null },
    ]);
    expect((await issue(null)).body).toMatchObject({ number: '2027-00003' });
    const all = await standing();
    expect(all.rest).toBe(0);
    expect(all.invoices).toMatchObject([
      { number: '2027-00003', total: 732, instalment: null },
      { number: '2027-00002', total: 183, vat: 19.61, instalment: { number: 2, of: 6, due_on: '2027-11-01' } },
      { number: '2027-00001', total: 183, vat: 16.64 },
    ]);
    expect(all.instalments.map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => 'INVOICED'));
    expect(await issue(null)).toMatchObject(refused('INVOICE_ALREADY_ISSUED'));
  });

  it('are credited, newest first, when the stay falls through', async () => {
    await paid(366);
    await issue(1);
    await issue(2);
    await harbour.must(asked, 'CANCEL', { reason: 'customer', refundAmount: 300 }, { mode: 'MARINA' });
    const body = { reservation_id: asked.id, refund_no: 1, method: 'CASH' as const, paid_on: '2027-06-01' };
    await server.must(counterApi.recordRefund, { ...staff(), body });
    const { invoices, instalments, rest } = await standing();
    expect({ instalments, rest }).toEqual({ instalments: [], rest: 0 });
    expect(invoices).toMatchObject([
      { number: '2027-00004', total: -117, of_number: '2027-00001', instalment: { number: 1 } },
      { number: '2027-00003', total: -183, of_number: '2027-00002', instalment: { number: 2 } },
      { number: '2027-00002', left: 0 },
      { number: '2027-00001', left: 66 },
    ]);
  });

  it('are invoiced only with the amounts that were shown: a price that changed in between is shown again first', async () => {
    await paid(183);
    const { total, vat } = (await preview(1)).body;
    expect({ total, vat }).toEqual({ total: 183, vat: 16.64 });
    const agreed = (shown: object) =>
      server.call(invoiceApi.create, {
        ...staff(),
        body: { reservation_id: asked.id, instalment: 1, shown: shown as { total: number; vat: number } },
      });
    await harbour.must(asked, 'UPDATE', { payment: { price_per_night: 3, method: 'IN_MARINA' } }, { mode: 'MARINA' });
    await server.settled();
    const now = (await preview(1)).body;
    expect(now.total).toBeLessThan(total);
    expect(await agreed({ total, vat })).toMatchObject(refused('INVOICE_CHANGED'));
    expect(await agreed({ total: now.total, vat })).toMatchObject(refused('INVOICE_CHANGED'));
    expect((await agreed({ total: -1, vat })).status).toBe(400);
    expect((await agreed({ total, vat: 1.234 })).status).toBe(400);
    expect((await standing()).invoices).toEqual([]);
    expect((await agreed({ total: now.total, vat: now.vat })).body).toMatchObject({ number: '2027-00001' });
    expect((await standing()).invoices).toMatchObject([{ total: now.total, vat: now.vat }]);
  });

  it('get one invoice if two people make it at the same moment', async () => {
    await paid(183);
    const answers = await Promise.all([issue(1), issue(1), issue(1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await standing()).invoices).toHaveLength(1);
  });

  it('have a document that names them, and are in the history and in the feed', async () => {
    await paid(183);
    const { invoice_id } = (await issue(1)).body;
    await server.settled();
    const { url } = await server.must(invoiceApi.link, { ...staff(), body: { invoice_id } });
    const file = await fetch(`${server.url}${url}`);
    await server.note(file);
    expect((await file.text()).slice(0, 5)).toBe('%PDF-');
    const { items } = await server.must(auditApi.ofReservation, {
      ...staff(),
      body: { reservation_id: asked.id, page_size: 1 },
    });
    expect(items).toMatchObject([{ event_type: 'InvoiceNumbered' }]);
    expect(JSON.stringify(items)).toContain('1/6');
    const [numbered] = await eventsOf(server, `invoicebook-${harbour.marina}.2027`);
    expect(numbered?.data).toMatchObject({ instalment: { number: 1, of: 6, due_on: '2027-10-01' } });
  });

  it('are shown to staff who may see reservations, invoiced by those who may change them, and by no other marina', async () => {
    await paid(183);
    const looker = await server.addStaff(harbour.marina, VIEWER);
    const body = { reservation_id: asked.id };
    expect((await server.call(invoiceApi.ofReservation, { token: looker.token, body })).status).toBe(200);
    expect((await server.call(invoiceApi.preview, { token: looker.token, body })).status).toBe(403);
    expect((await issue(1, looker.token)).status).toBe(403);
    const { token } = await openHarbour(server);
    expect((await server.call(invoiceApi.ofReservation, { token, body })).status).toBe(404);
    expect((await server.call(invoiceApi.preview, { token, body })).status).toBe(404);
    expect((await issue(1, token)).status).toBe(404);
    expect(await server.call(invoiceApi.create, { ...staff(), body: { ...body, instalment: 0 } })).toMatchObject({
      status: 400,
    });
  });
});
