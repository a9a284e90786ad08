import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { auditApi } from '../../contracts/audit/api.js';
import { marinaApi } from '../../contracts/marinas/api.js';
import { invoiceApi, paymentSettingApi, payoutApi } from '../../contracts/payments/api.js';
import { counterApi } from '../../contracts/reservations/api.js';
import { SetMarinaVat } from '../../contracts/marinas/commands.js';
import { FindMarina } from '../../contracts/marinas/queries.js';
import { CommandBus, QueryBus } from '../../services/platform/buses/buses.js';
import { SYSTEM_ACTOR } from '../../services/platform/event-sourcing/command-context.js';
import { ExpiryJob } from '../../services/reservations/policies/expiry-job.js';
import { bookRecord } from '../../services/payments/records/invoicing-record.js';
import { PayoutJob } from '../../services/payments/policies/payout-job.js';
import { documentsRead } from '../fixtures/documents-read.js';
import { type Asked, eventsOf, openHarbour, ONLINE, PRICE } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';
import { PASSWORD } from '../fixtures/marina-server.js';
import { EDITOR, VIEWER } from '../fixtures/permissions.js';

/** The clock begins on Tuesday, 1 June 2027. */
harbourForEachTest({ marina: { accepts_online_payments: true } });

const IBAN = 'FR76 3000 6000 0112 3456 7890 189';
/** The sandbox sends payouts to this account back. */
const CLOSED = 'DE27500105170000000000';

const staff = () => ({ token: harbour.token });
const account = () => server.must(paymentSettingApi.account, staff());
const payouts = (body: object = {}) => server.must(payoutApi.getall, { ...staff(), body });
const setIban = (iban: string, password = PASSWORD, token = harbour.token) =>
  server.call(paymentSettingApi.iban, { token, body: { data: { iban }, password } });
const job = async () => {
  await server.app.get(PayoutJob, { strict: false }).run();
  await server.settled();
};
const on = async (day: string) => {
  server.clock.set(`${day}T08:00:00.000Z`);
  await job();
};
async function opened(iban = IBAN): Promise<void> {
  await server.must(paymentSettingApi.stripeUrl, staff());
  await setIban(iban);
  await job();
}
async function paidOnline(): Promise<Asked> {
  const asked = await harbour.approved({}, ONLINE);
  expect((await harbour.pay(asked)).status).toBe(200);
  await server.settled();
  return asked;
}
const issue = (asked: Asked, token = harbour.token) =>
  server.call(invoiceApi.create, { token, body: { reservation_id: asked.id } });
async function invoices(body: object = {}) {
  await server.settled();
  return (await server.must(invoiceApi.getall, { ...staff(), body: { page_size: 50, ...body } })).items;
}
const rate = (name: string, percent: number, used_for: readonly string[], more: object[] = []) => ({
  id: randomUUID(),
  name,
  used_for: used_for as ['NIGHTS'],
  rates: [{ valid_from: '2014-01-01', percent }, ...(more as { valid_from: string; percent: number }[])],
});

describe('the payment account', () => {
  it('goes from not started over needing information and review to active', async () => {
    expect(await account()).toMatchObject({
      provider: 'sandbox',
      onboarding: 'not_started',
      account: null,
      iban: null,
    });
    expect(await setIban(IBAN)).toMatchObject({ status: 409, body: { error_type: 'PAYMENTS_ACCOUNT_NOT_STARTED' } });
    expect(await server.must(paymentSettingApi.stripeUrl, staff())).toEqual({ url: '/payments' });
    expect(await account()).toMatchObject({
      onboarding: 'needs_information',
      steps: expect.arrayContaining([{ step: 'bank_account', state: 'needed', due_at: null }]),
    });
    expect((await setIban(IBAN)).status).toBe(200);
    expect(await account()).toMatchObject({ onboarding: 'under_review', iban: 'FR•• •••• •••• 0189' });
    await job();
    expect(await account()).toMatchObject({ onboarding: 'active', accepts_online_payments: true });
  });

  it('must be active before online payments are switched on, and never for switching them off', async () => {
    const accept = (accepts_online_payments: boolean) =>
      server.call(paymentSettingApi.update, { ...staff(), body: { accepts_online_payments } });
    expect((await accept(false)).status).toBe(200);
    expect(await accept(true)).toMatchObject({ status: 409, body: { error_type: 'PAYMENTS_ACCOUNT_NOT_ACTIVE' } });
    await opened();
    expect((await accept(true)).status).toBe(200);
    expect((await account()).accepts_online_payments).toBe(true);
  });

  it('takes only IBANs whose check digits are right, and no event has a whole one', async () => {
    await server.must(paymentSettingApi.stripeUrl, staff());
    expect(await setIban('FR7630006000011234567890188')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'data.iban', code: 'ibanInvalid' }] },
    });
    await setIban(IBAN);
    const events = await eventsOf(server, `paymentaccount-${harbour.marina}`);
    expect(events.map(({ type }) => type)).toContain('BankAccountChanged');
    expect(JSON.stringify(events)).not.toContain('30006000011234567890');
  });

  it('moves the payouts only with the password, and only for primary users', async () => {
    await opened();
    const other = 'GB29NWBK60161331926819';
    const refused = (code: string) => ({ status: 400, body: { errors: [{ path: 'password', code }] } });
    expect(await setIban(other, 'not-my-password')).toMatchObject(refused('passwordWrong'));
    expect(await setIban(other, '')).toMatchObject(refused('passwordMissing'));
    const secondary = await server.addStaff(harbour.marina, EDITOR, { role: 'secondary' });
    expect((await setIban(other, PASSWORD, secondary.token)).status).toBe(403);
    expect((await server.call(paymentSettingApi.stripeUrl, { token: secondary.token })).status).toBe(403);
    expect((await account()).iban).toBe('FR•• •••• •••• 0189');
    const events = async () => {
      const all = await eventsOf(server, `paymentaccount-${harbour.marina}`);
      return all
        .filter(({ type }) => type === 'BankAccountChanged')
        .map(({ data }) => (data as unknown as { bank: { last4: string } }).bank);
    };
    expect(await events()).toHaveLength(1);
    const answers = await Promise.all([setIban(other), setIban('DE89370400440532013000')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await job();
    const [, , last] = await events();
    expect((await account()).iban).toContain(last?.last4);
  });

  it('counts the open offers of online payment', async () => {
    const asked = await harbour.request();
    await harbour.must(asked, 'UPDATE', { payment: ONLINE });
    await server.settled();
    expect((await account()).open_offers).toBe(1);
  });
});

describe('payouts', () => {
  it('leave on Tuesday or Friday less fees, arrive on the next business day, and show on the reservation', async () => {
    await opened();
    const asked = await paidOnline();
    expect((await payouts()).items).toMatchObject([
      { type: 'PAYMENT', amount: 180, processing_fee: null, payout_status: null, payment_status: 'succeeded' },
    ]);
    await on('2027-06-03');
    expect((await payouts({ state: 'none' })).total).toBe(1);
    await on('2027-06-04');
    expect((await payouts()).items).toMatchObject([
      {
        processing_fee: 2.77,
        payout_status: 'in_transit',
        payout_date: '2027-06-07',
        view_id: expect.stringMatching(/./),
      },
    ]);
    expect(await account()).toMatchObject({
      next_payout: { amount: 177.23, status: 'in_transit', arrives_on: '2027-06-07', movements: 1 },
    });
    expect((await harbour.show(asked)).payment).toMatchObject({ payout_status: 'in_transit' });
    await on('2027-06-07');
    expect((await harbour.show(asked)).payment).toMatchObject({
      payout_status: 'paid',
      payout_date: expect.stringMatching(/^2027-06-0[67]/),
    });
    expect((await payouts()).fees).toBe(2.77);
    await job();
    const [row] = (await payouts()).items;
    expect((await eventsOf(server, `reservation-${asked.id}`)).length).toBeGreaterThan(0);
    expect(row).toMatchObject({ payout_status: 'paid' });
  });

  it('show refunds as negative amounts, and filter by month, state and type', async () => {
    await opened();
    const asked = await paidOnline();
    await on('2027-06-04');
    await harbour.must(asked, 'CANCEL', { reason: 'full' });
    await server.settled();
    expect((await payouts({ type: 'REFUND' })).items).toMatchObject([
      { amount: -180, payment_status: 'refunded', payout_status: null },
    ]);
    const june = await payouts({ from: '2027-06-01', to: '2027-06-30' });
    expect(june).toMatchObject({ total: 2, together: 0, fees: 2.77 });
    expect((await payouts({ from: '2027-05-01', to: '2027-05-31' })).total).toBe(0);
    // The balance is negative, so nothing is paid out.
    await on('2027-06-08');
    expect((await payouts({ state: 'none' })).total).toBe(1);
  });

  it('that the bank sends back are part of a later one', async () => {
    await opened(CLOSED);
    await paidOnline();
    await on('2027-06-04');
    await on('2027-06-07');
    expect((await payouts()).items).toMatchObject([{ payout_status: 'failed' }]);
    await setIban(IBAN);
    await on('2027-06-08');
    await on('2027-06-09');
    const { items } = await payouts();
    expect(items).toMatchObject([{ payout_status: 'paid', payout_date: '2027-06-09' }]);
  });

  it('are read a page at a time, with sums of all of them', async () => {
    await opened();
    await paidOnline();
    const page = () => payouts({ page_size: 1 });
    const read = () => documentsRead(page, (row) => row['marina_id'] === harbour.marina && 'payout_status' in row);
    expect(await read()).toBe(1);
    await harbour.must(await paidOnline(), 'CANCEL', { reason: 'full' });
    await server.settled();
    expect(await page()).toMatchObject({ total: 3, together: 180, items: { length: 1 } });
    expect(await read()).toBe(1);
  });

  it('of money at the counter do not exist', async () => {
    const asked = await harbour.approved();
    await server.must(counterApi.recordPayment, {
      ...staff(),
      body: { reservation_id: asked.id, amount: 50, method: 'CASH', received_on: '2027-06-01' },
    });
    await server.settled();
    expect((await payouts()).total).toBe(0);
  });

  it('are seen by staff who may see reservations; the account only by those who keep settings', async () => {
    const clerk = await server.addStaff(harbour.marina, VIEWER);
    expect((await server.call(payoutApi.getall, { token: clerk.token, body: {} })).status).toBe(200);
    expect((await server.call(paymentSettingApi.account, { token: clerk.token })).status).toBe(403);
  });
});

describe('VAT', () => {
  const update = (VATList: ReturnType<typeof rate>[], vat_number = 'FR40303265045') =>
    server.call(paymentSettingApi.updateVat, { ...staff(), body: { vat_number, VATList } });

  it('lists the rates of the country with their dates, and keeps those of the marina', async () => {
    const lists = await server.must(paymentSettingApi.vatLists, staff());
    expect(lists.countries.find(({ country }) => country === 'DE')?.rates[0]?.rates).toContainEqual({
      valid_from: '2020-07-01',
      percent: 16,
    });
    const reduced = rate('Reduced', 10, ['NIGHTS']);
    expect((await update([reduced])).status).toBe(200);
    expect(await server.must(paymentSettingApi.vatLists, staff())).toMatchObject({
      vat_number: 'FR40303265045',
      VATList: [{ name: 'Reduced' }],
    });
    expect(await update([])).toMatchObject({ status: 409, body: { error_type: 'VAT_RATE_IN_USE' } });
  });

  it.each([
    [[{ ...rate('A', 101, []) }], 'VATList.0.rates.0.percent', 'vatPercentInvalid'],
    [[{ ...rate('A', 5.555, []) }], 'VATList.0.rates.0.percent', 'vatPercentInvalid'],
    [[rate('', 20, [])], 'VATList.0.name', 'vatNameRequired'],
    [[{ ...rate('A', 20, []), rates: [] }], 'VATList.0.rates', 'vatRateRequired'],
    [[rate('A', 20, []), rate('a', 10, [])], 'VATList.1.name', 'vatNameTwice'],
  ])('refuses %j', async (list, path, code) => {
    expect(await update(list)).toMatchObject({ status: 400, body: { errors: [{ path, code }] } });
  });

  it('of berths is to be confirmed once, and every invoice before that warns', async () => {
    const unconfirmed = async () => (await server.must(paymentSettingApi.vatLists, staff())).unconfirmed_berth_percent;
    const asked = await harbour.approved();
    const warned = async () => {
      const preview = await server.must(invoiceApi.preview, { ...staff(), body: { reservation_id: asked.id } });
      return preview.unconfirmed_berth_percent;
    };
    const confirm = (percent: number, token = harbour.token) =>
      server.call(paymentSettingApi.confirmBerthVat, { token, body: { percent } });
    expect([await unconfirmed(), await warned()]).toEqual([0, 0]);
    await server.must(marinaApi.vat, { ...staff(), body: { vat: { percent: 20, number: 'FR1' } } });
    await server.settled();
    expect([await unconfirmed(), await warned()]).toEqual([20, 20]);
    const clerk = await server.addStaff(harbour.marina, { ...EDITOR, marina_settings: 'NOT_ALLOWED' });
    expect((await confirm(20, clerk.token)).status).toBe(403);
    expect(await confirm(0)).toMatchObject({ status: 409, body: { error_type: 'BERTH_VAT_CHANGED' } });
    expect((await confirm(20)).status).toBe(200);
    expect([await unconfirmed(), await warned()]).toEqual([null, null]);
    await server.settled();
    const { items } = await server.must(auditApi.getall, { ...staff(), body: { page_size: 1 } });
    expect(items).toMatchObject([
      { event_type: 'BerthVatConfirmed', changes: [{ field: 'berth_vat', to: expect.stringMatching(/^20/u) }] },
    ]);
  });

  it('of berths counts as confirmed once a rate was set for them', async () => {
    const unconfirmed = async () => (await server.must(paymentSettingApi.vatLists, staff())).unconfirmed_berth_percent;
    await update([rate('Taxes', 20, ['TAXES'])]);
    expect(await unconfirmed()).toBe(0);
    await update([
      rate('Berths', 10, ['NIGHTS']),
      ...(await server.must(paymentSettingApi.vatLists, staff())).VATList,
    ] as never);
    expect(await unconfirmed()).toBeNull();
  });

  it('that changes during a stay divides its nights on the invoice', async () => {
    await update([rate('Nights', 10, ['NIGHTS'], [{ valid_from: '2027-06-13', percent: 12 }])]);
    // Three nights from 11 June, of which the last is the night of the 13th.
    const asked = await harbour.approved();
    expect((await issue(asked)).status).toBe(200);
    const [invoice] = await invoices();
    expect(invoice).toMatchObject({ total: 180, vat: 17.34 });
  });

  it('of receipts is that of the nights on the day', async () => {
    await update([rate('Nights', 10, ['NIGHTS'], [{ valid_from: '2027-06-05', percent: 12 }])]);
    const changes = async () => {
      const events = await eventsOf(server, `marina-${harbour.marina}`);
      return events.filter(({ type }) => type === 'MarinaVatSet').length;
    };
    await server.settled();
    expect(await changes()).toBe(1);
    await on('2027-06-05');
    expect(await changes()).toBe(2);
    await job();
    expect(await changes()).toBe(2);
  });

  it('of receipts that changes twice on a day is followed twice by the job', async () => {
    const commands = server.app.get(CommandBus, { strict: false });
    await update([rate('Nights', 10, ['NIGHTS'])]);
    const marina_id = harbour.marina;
    const id = () => randomUUID();
    const context = { command_hash: 'test', marina_id, actor: SYSTEM_ACTOR, correlation_id: id(), causation_id: id() };
    const settings = () => server.app.get(QueryBus, { strict: false }).execute(new FindMarina(marina_id));
    for (const percent of [5, 7]) {
      const vat = { percent, number: 'FR1' };
      await commands.execute(new SetMarinaVat(marina_id, vat, { ...context, command_id: id() }));
      await server.settled();
      await job();
      expect((await settings())?.marina_settings.vat).toMatchObject({ percent: 10 });
    }
  });
});

describe('invoices', () => {
  it('have numbers without gaps for each marina, and a PDF in the language of the boater', async () => {
    const other = await openHarbour(server);
    const stays = [];
    for (let each = 0; each < 4; each += 1) stays.push(await harbour.approved());
    const theirs = await other.approved();
    const answers = await Promise.all(stays.map((asked) => issue(asked)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(
      (await server.call(invoiceApi.create, { token: other.token, body: { reservation_id: theirs.id } })).body.number,
    ).toBe('2027-00001');
    const numbers = (await invoices()).map(({ number }) => number);
    expect(numbers).toEqual(['2027-00004', '2027-00003', '2027-00002', '2027-00001']);
    await server.settled();
    const book = await eventsOf(server, bookRecord.streamOf(`${harbour.marina}.2027`));
    expect(book.map(({ metadata }) => metadata.actor.id)).toEqual(Array.from({ length: 4 }, () => harbour.staff.id));
    const [newest] = await invoices();
    const { url } = await server.must(invoiceApi.link, { ...staff(), body: { invoice_id: newest?.id ?? '' } });
    const file = await fetch(`${server.url}${url}`);
    await server.note(file);
    expect(file.headers.get('content-disposition')).toBe(
      `inline; filename="2027-00004.pdf"; filename*=UTF-8''2027-00004.pdf`,
    );
    expect((await file.text()).slice(0, 5)).toBe('%PDF-');
    const forged = await fetch(`${server.url}${url.slice(0, -2)}xx`);
    await server.note(forged);
    expect(forged.status).toBe(400);
  });

  it('are issued once, and not for requests or stays of other marinas', async () => {
    const asked = await harbour.approved();
    const key = { 'Idempotency-Key': `invoice-${asked.id}` };
    const body = { reservation_id: asked.id };
    const first = await server.call(invoiceApi.create, { ...staff(), body, headers: key });
    const again = await server.call(invoiceApi.create, { ...staff(), body, headers: key });
    expect(again.body).toEqual(first.body);
    expect(await issue(asked)).toMatchObject({ status: 409, body: { error_type: 'INVOICE_ALREADY_ISSUED' } });
    expect(await issue(await harbour.request())).toMatchObject({
      status: 409,
      body: { error_type: 'INVOICE_NOTHING_TO_INVOICE' },
    });
    const other = await openHarbour(server);
    expect((await issue(asked, other.token)).status).toBe(404);
    expect(await invoices()).toHaveLength(1);
  });

  it('are followed by a credit note when money goes back', async () => {
    await opened();
    const asked = await paidOnline();
    await issue(asked);
    await harbour.must(asked, 'CANCEL', { reason: 'full' });
    await server.settled();
    expect(await invoices()).toMatchObject([
      { number: '2027-00002', kind: 'CREDIT_NOTE', total: -180, of_number: '2027-00001' },
      { number: '2027-00001', kind: 'INVOICE', left: 0 },
    ]);
  });

  const atCounter = async (asked: Asked, amount: number) => {
    const body = { reservation_id: asked.id, amount, method: 'CASH' as const, received_on: '2027-06-01' };
    await server.must(counterApi.recordPayment, { ...staff(), body });
  };
  const paidOut = async (asked: Asked, refund_no = 1) => {
    const body = { reservation_id: asked.id, refund_no, method: 'CASH' as const, paid_on: '2027-06-01' };
    await server.must(counterApi.recordRefund, { ...staff(), body });
  };
  const cheaper = (asked: Asked) =>
    harbour.must(asked, 'UPDATE', { payment: { ...PRICE, price_per_night: 40 } }, { mode: 'MARINA' });

  it('are not credited for a refund from before them', async () => {
    const made = await harbour.created('APPROVE');
    await atCounter(made, 180);
    await cheaper(made);
    await issue(made);
    await paidOut(made);
    expect(await invoices()).toMatchObject([{ kind: 'INVOICE', total: 120, left: 120 }]);
    const [drawn] = await eventsOf(server, `invoicing-${made.id}`);
    expect(drawn?.data).toMatchObject({ total: 120_00, paid: 120_00 });
  });

  it('are credited once for money that staff credit by hand and then give back', async () => {
    const made = await harbour.created('APPROVE');
    await atCounter(made, 180);
    const { invoice_id } = (await issue(made)).body;
    await server.settled();
    const body = { invoice_id, amount: 40, reason: 'No electricity' };
    await server.must(invoiceApi.credit, { ...staff(), body });
    await cheaper(made);
    expect((await invoices({ kind: 'CREDIT_NOTE' })).map(({ total }) => total)).toEqual([-40]);
    await paidOut(made);
    expect((await invoices({ kind: 'CREDIT_NOTE' })).map(({ total }) => total)).toEqual([-20, -40]);
    expect(await invoices({ kind: 'INVOICE' })).toMatchObject([{ left: 120 }]);
  });

  it('follow a lower price of a stay that was not paid', async () => {
    const made = await harbour.created('APPROVE');
    await issue(made);
    await cheaper(made);
    expect(await invoices()).toMatchObject([{ total: -60 }, { left: 120 }]);
  });

  it('come down to what the marina keeps when the stay falls through', async () => {
    const unpaid = await harbour.approved();
    await issue(unpaid);
    await harbour.must(unpaid, 'CANCEL', { reason: 'customer' });
    expect(await invoices()).toMatchObject([{ number: '2027-00002', total: -180 }, { left: 0 }]);

    const inPart = await harbour.approved();
    await atCounter(inPart, 100);
    await issue(inPart);
    await harbour.must(inPart, 'CANCEL', { reason: 'customer', refundAmount: 70 });
    expect(await invoices({ reservation_id: inPart.id })).toHaveLength(1);
    await paidOut(inPart);
    expect(await invoices({ reservation_id: inPart.id })).toMatchObject([
      { number: '2027-00004', total: -150 },
      { number: '2027-00003', left: 30 },
    ]);

    const late = await harbour.approved({}, ONLINE);
    await issue(late);
    server.clock.set('2027-06-10T08:00:00.000Z');
    await server.app.get(ExpiryJob, { strict: false }).run();
    await server.settled();
    expect(await harbour.standing(late)).toBe('payment_expired -');
    expect(await invoices({ reservation_id: late.id })).toMatchObject([{ total: -180 }, { left: 0 }]);
  });

  it('are issued for what the marina keeps of a cancelled stay, and for nothing else of it', async () => {
    const asked = await harbour.approved();
    await atCounter(asked, 100);
    await harbour.must(asked, 'CANCEL', { reason: 'customer', refundAmount: 70 });
    await paidOut(asked);
    expect((await issue(asked)).status).toBe(200);
    expect(await invoices()).toMatchObject([{ kind: 'INVOICE', total: 30, left: 30 }]);
    const [drawn] = await eventsOf(server, `invoicing-${asked.id}`);
    expect(drawn?.data).toMatchObject({ paid: 30_00, fell_through: true });
    const nothing = await harbour.approved();
    await harbour.must(nothing, 'CANCEL', { reason: 'customer' });
    expect(await issue(nothing)).toMatchObject({ status: 409, body: { error_type: 'INVOICE_NOTHING_TO_INVOICE' } });
  });

  it('are credited by staff, with a reason and up to what is left', async () => {
    const asked = await harbour.approved();
    const { invoice_id } = (await issue(asked)).body;
    await server.settled();
    const credit = (amount: number | null, reason = 'Left early') =>
      server.call(invoiceApi.credit, { ...staff(), body: { invoice_id, amount, reason } });
    expect(await credit(180.01)).toMatchObject({ status: 400, body: { errors: [{ code: 'creditMoreThanLeft' }] } });
    expect(await credit(40, ' ')).toMatchObject({ status: 400, body: { errors: [{ code: 'provideReason' }] } });
    expect(await credit(1e12)).toMatchObject({ status: 400, body: { errors: [{ path: 'amount' }] } });
    expect(await credit(40)).toMatchObject({ status: 200, body: { number: '2027-00002' } });
    expect(await credit(null)).toMatchObject({ status: 200, body: { number: '2027-00003' } });
    expect(await credit(null)).toMatchObject({ status: 409, body: { error_type: 'INVOICE_NOTHING_TO_CREDIT' } });
    expect((await invoices({ kind: 'CREDIT_NOTE' })).map(({ total }) => total)).toEqual([-140, -40]);
  });

  it('are mailed to the boater as a file', async () => {
    const asked = await harbour.approved();
    const { invoice_id, number } = (await issue(asked)).body;
    await server.settled();
    await server.must(invoiceApi.mail, { ...staff(), body: { invoice_id } });
    await server.settled();
    const mails = await server.engines.outbox?.list({ marina_ids: [harbour.marina], page: 1, page_size: 50 });
    expect(mails?.items.map(({ subject }) => subject).join('\n')).toContain(number);
    expect((await invoices())[0]?.mailed_at).toEqual(expect.any(String));
  });

  it('are in the history of the reservation and of the marina', async () => {
    const asked = await harbour.approved();
    await issue(asked);
    await server.settled();
    const { items } = await server.must(auditApi.ofReservation, {
      ...staff(),
      body: { reservation_id: asked.id, page_size: 1 },
    });
    expect(items).toMatchObject([{ event_type: 'InvoiceNumbered' }]);
  });
});

describe('the export', () => {
  const file = async (kind: 'payouts' | 'journal' | 'datev') => {
    const body = { kind, from: '2027-06-01', to: '2027-06-30' };
    const { content, file_name } = await server.must(paymentSettingApi.export, { ...staff(), body });
    expect(file_name).toBe(`${kind}-2027-06-01-2027-06-30.csv`);
    return Buffer.from(content, 'base64').toString('utf8').trimEnd().split('\r\n');
  };

  it('has the payouts, a journal, and the journal in columns of DATEV', async () => {
    await opened();
    const asked = await paidOnline();
    await issue(asked);
    await on('2027-06-04');
    await on('2027-06-07');
    const [titles, row] = await file('payouts');
    expect(titles).toContain('Date,Reservation,Type,Amount,Currency,Processing fee,Payment,Payout id,Payout');
    expect(row).toMatch(/^2027-06-01,.+,Payment,180,EUR,2\.77,succeeded,sandbox_payout_\w+,paid$/);
    const journal = await file('journal');
    expect(journal).toHaveLength(4);
    expect(journal[1]).toMatch(/^2027-06-01,Invoice,2027-00001,.+,,180,EUR,0,180,0,,$/);
    const datev = await file('datev');
    expect(datev.slice(1).map((line) => line.split('EUR,')[0])).toEqual([
      '"180,00",S,',
      '"180,00",S,',
      '"177,23",S,',
      '"2,77",S,',
    ]);
  });

  it('covers a year at most', async () => {
    const body = { kind: 'journal' as const, from: '2027-06-01', to: '2028-06-01' };
    expect(await server.call(paymentSettingApi.export, { ...staff(), body })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'to', code: 'exportPeriodInvalid' }] },
    });
  });
});

describe('bad money', () => {
  it('in a currency without decimals, or of a million million, is refused', async () => {
    const admin = await server.addAdmin();
    const marina = { name: 'Yokohama', code: 'YOKO', country: 'JP', time_zone: 'Asia/Tokyo', currency: 'JPY' };
    expect((await server.call(marinaApi.add, { token: admin.token, body: marina as never })).status).toBe(400);
    const asked = await harbour.request();
    const answer = await harbour.act(asked, 'UPDATE', { payment: { ...PRICE, price_per_night: 1e12 } });
    expect(answer.status).toBe(400);
  });
});
