import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { boaterApi } from '../../contracts/customers/api.js';
import { auditApi } from '../../contracts/audit/api.js';
import { mailOutboxApi } from '../../contracts/operations/api.js';
import { pricingApi } from '../../contracts/pricing/api.js';
import { boaterReservationApi, reservationApi } from '../../contracts/reservations/api.js';
import { ExpiryJob } from '../../services/reservations/policies/expiry-job.js';
import { pricingPlan } from '../../services/demo/pricing-plan.js';
import { type Asked, eventsOf, type Harbour, openHarbour, startHarbourServer } from '../fixtures/harbour.js';
import type { MarinaServer } from '../fixtures/marina-server.js';

let server: MarinaServer;
let harbour: Harbour;
beforeAll(async () => {
  server = await startHarbourServer();
  harbour = await openHarbour(server, { marina: { accepts_online_payments: true } });
  const body = { season_pricing_plan: pricingPlan(1, '2027-06-01') };
  await server.must(pricingApi.createPlan, { token: harbour.token, body });
});
afterAll(() => server.close());

/** The job's run at ten o'clock UTC of a day; the number of steps it took. */
async function runOn(day: string): Promise<number> {
  server.clock.set(`${day}T10:00:00.000Z`);
  const steps = await server.app.get(ExpiryJob, { strict: false }).run();
  await server.settled();
  return steps;
}

async function wintering(): Promise<Asked> {
  const plan = await server.must(pricingApi.getPlan, { token: harbour.token });
  const contract = plan.season_pricing_plan!.contracts.find(({ period }) => period.unit === 'MONTHS')!;
  return harbour.created('APPROVE', {
    start_date: '2027-10-01',
    end_date: '2028-04-01',
    contract_id: contract.id,
    payment: { price_per_night: 6, method: 'ONLINE', deposit: { type: 'PERCENTAGE', amount: 30 } },
  });
}

describe('a stay on a long-term contract', () => {
  it('is paid in instalments by its link, reminded of them, and offered once more in the same berth', async () => {
    const asked = await wintering();
    const before = await harbour.show(asked);
    expect(before.contract_name).toBe('Wintering, six months');
    expect(before.payment.total_to_pay).toBe(1098);
    expect(before.instalments).toHaveLength(6);
    // The price list has a deposit of 30 %; the first instalment stands in for it, by the day on which it secures the berth.
    expect(before.payment).toMatchObject({ deposit: { type: 'NONE' }, deposit_to_pay: 0, due_amount: 183 });
    expect(before.payment.pricing_plan?.deposit).toBe(0);
    const payBy = before.payment.payment_due_at?.slice(0, 10);
    expect(before.instalments[0]).toEqual({ number: 1, due_on: payBy, amount: 183, open: 183, standing: 'due' });
    const asksFor = await server.must(boaterReservationApi.get, { token: asked.link });
    expect(asksFor.payment).toMatchObject({ due_amount: 183, deposit_to_pay: 0 });
    expect(asksFor.instalments).toEqual(before.instalments);
    await server.must(boaterReservationApi.pay, { token: asked.link, body: { part: 'DUE' } });
    expect((await harbour.show(asked)).payment).toMatchObject({ paid_amount: 183, balance: 915 });

    expect(await runOn('2027-10-17')).toBe(0);
    expect(await runOn('2027-10-18')).toBe(1);
    const seen = await server.must(boaterReservationApi.get, { token: asked.link });
    expect(seen.contract_name).toBe('Wintering, six months');
    expect(seen.instalments[1]).toMatchObject({ number: 2, due_on: '2027-11-01', standing: 'due' });
    expect(seen.payment).toMatchObject({ payment_status: null, payment_standing: 'due' });
    expect(await runOn('2027-11-08')).toBe(1);
    expect((await harbour.show(asked)).instalments[1]).toMatchObject({ standing: 'overdue', open: 183 });
    await server.must(boaterReservationApi.pay, { token: asked.link, body: { part: 'DUE' } });
    expect((await harbour.show(asked)).instalments[1]).toMatchObject({ standing: 'paid', open: 0 });

    const mails = await server.must(mailOutboxApi.getall, { token: harbour.token, body: { page_size: 50 } });
    const subjects = mails.items.map(({ subject }) => subject).filter((subject) => subject.includes('nstalment'));
    expect(subjects).toHaveLength(2);
    const history = await server.must(auditApi.getall, {
      token: harbour.token,
      body: { filter: { kind: 'reservation', id: asked.id }, page_size: 50 },
    });
    expect(history.items.map(({ words }) => words)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Instalment 2 requested'),
        expect.stringContaining('Reminder of instalment 2'),
      ]),
    );
    const types = (await eventsOf(server, `reservation-${asked.id}`)).map(({ type }) => type);
    expect(types).not.toContain('PaymentExpired');

    const ofBoat = (token: string) =>
      server.must(reservationApi.getall, { token, body: { filter: { vessel_id: before.vessel.id ?? undefined } } });
    const { contract_id } = before;
    expect((await ofBoat(harbour.token)).items).toMatchObject([{ id: asked.id, contract_id }]);
    const elsewhere = await openHarbour(server);
    expect((await ofBoat(elsewhere.token)).items).toEqual([]);

    // Corrected since the stay was made: the renewal must not bring back the old name and address.
    const { boater_id } = before;
    const corrected = { last_name: 'Vermeer-Bakker', email: 'noor.bakker@example.org' };
    await server.must(boaterApi.update, { token: harbour.token, body: { boater_id, ...corrected } });
    const renewed = await server.must(reservationApi.renewContract, {
      token: harbour.token,
      body: { reservation_id: asked.id, action: 'APPROVE' },
    });
    const next = await server.must(reservationApi.get, {
      token: harbour.token,
      body: { reservation_id: renewed.id },
    });
    expect(next).toMatchObject({
      start_date: '2028-04-01',
      end_date: '2028-10-01',
      contract_name: 'Wintering, six months',
      berth_id: before.berth_id,
      boater_id,
      boater: corrected,
    });
    expect(await server.must(boaterApi.get, { token: harbour.token, body: { boater_id } })).toMatchObject({
      boater: corrected,
    });
  });

  it('is renewed once for a period, also where no berth is held; another time once that has fallen through', async () => {
    server.clock.set('2027-06-01T08:00:00.000Z');
    const quay = await openHarbour(server, { berths: [] });
    const { token } = quay;
    await server.must(pricingApi.createPlan, { token, body: { season_pricing_plan: pricingPlan(1, '2027-06-01') } });
    const { season_pricing_plan: plan } = await server.must(pricingApi.getPlan, { token });
    const contract_id = plan!.contracts.find(({ period }) => period.unit === 'MONTHS')!.id;
    const dates = { start_date: '2027-10-01', end_date: '2028-04-01' };
    const asked = await quay.created('APPROVE', { ...dates, contract_id, payment: { price_per_night: 6 } });
    await server.settled();
    const renew = () => {
      const body = { reservation_id: asked.id, action: 'APPROVE' as const };
      return server.call(reservationApi.renewContract, { token, body });
    };
    const answers = await Promise.all([renew(), renew()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.error_type).toBe('RESERVATION_CONTRACT_RENEWED');
    const id = answers.find(({ status }) => status === 200)!.body.id;
    await server.settled();
    expect((await server.must(reservationApi.getall, { token, body: {} })).total).toBe(2);
    await quay.must({ id, link: '' }, 'CANCEL', { reason: 'full' }, { mode: 'MARINA' });
    server.clock.advance(120_000);
    expect((await renew()).status).toBe(200);
  });

  it('keeps its contract in the plan', async () => {
    await server.settled();
    const { token } = harbour;
    const { season_pricing_plan: plan } = await server.must(pricingApi.getPlan, { token });
    const contracts = plan!.contracts.filter(({ period }) => period.unit !== 'MONTHS');
    const used = plan!.contracts.filter(({ period }) => period.unit === 'MONTHS').map(({ name }) => name);
    const inUse = await server.must(pricingApi.contractsInUse, { token });
    const people = inUse.items.reduce((sum, item) => sum + item.people, 0);
    expect(people).toBeGreaterThan(0);
    const known = plan!.contracts.filter(({ id }) => inUse.items.some((item) => item.contract_id === id));
    expect(known.map(({ name }) => name)).toEqual(used);
    const change = (kept: typeof contracts) =>
      server.call(pricingApi.updatePlan, { token, body: { season_pricing_plan: { ...plan!, contracts: kept } } });
    const refused = {
      status: 409,
      body: { error_type: 'PRICING_CONTRACT_IN_USE', details: { contracts: used, people } },
    };
    expect(await change(contracts)).toMatchObject(refused);
    const body = { season_pricing_plan_id: plan!.id };
    expect(await server.call(pricingApi.deletePlan, { token, body })).toMatchObject({ status: 409 });
    expect((await change(plan!.contracts.filter(({ name }) => used.includes(name)))).status).toBe(200);
  });

  it('keeps its contract in the plan until its last day in the time zone of the marina', async () => {
    server.clock.set('2027-06-01T08:00:00.000Z');
    const quay = await openHarbour(server);
    const { token } = quay;
    await server.must(pricingApi.createPlan, { token, body: { season_pricing_plan: pricingPlan(1, '2027-06-01') } });
    const { season_pricing_plan: plan } = await server.must(pricingApi.getPlan, { token });
    const contract = plan!.contracts.find(({ period }) => period.unit === 'MONTHS')!;
    const dates = { start_date: '2027-10-01', end_date: '2028-04-01' };
    await quay.created('APPROVE', { ...dates, contract_id: contract.id, payment: { price_per_night: 6 } });
    await server.settled();
    const contracts = plan!.contracts.filter(({ id }) => id !== contract.id);
    const body = { season_pricing_plan: { ...plan!, contracts } };
    // In Paris it is still 1 April at half past nine in the evening UTC, and 2 April an hour later.
    server.clock.set('2028-04-01T21:30:00.000Z');
    expect((await server.call(pricingApi.updatePlan, { token, body })).status).toBe(409);
    server.clock.set('2028-04-01T22:30:00.000Z');
    expect((await server.call(pricingApi.updatePlan, { token, body })).status).toBe(200);
  });

  it('is renewed by a marina for its own stays on a contract only', async () => {
    const plain = await harbour.created('APPROVE', { start_date: '2028-06-11', end_date: '2028-06-14' });
    const renew = (token: string, reservation_id: string) =>
      server.call(reservationApi.renewContract, { token, body: { reservation_id, action: 'NOTIFY' } });
    expect(await renew(harbour.token, plain.id)).toMatchObject({
      status: 409,
      body: { error_type: 'RESERVATION_ACTION_NOT_ALLOWED' },
    });
    const elsewhere = await openHarbour(server);
    expect(await renew(elsewhere.token, plain.id)).toMatchObject({ status: 404 });
  });
});
