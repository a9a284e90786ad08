import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { availabilityApi } from '../../contracts/berths/api.js';
import { reservationApi, boaterReservationApi } from '../../contracts/reservations/api.js';
import { ExpiryJob } from '../../services/reservations/policies/expiry-job.js';
import {
  type Asked,
  type Harbour,
  openHarbour,
  PETREL,
  PRICE,
  somebody,
  startHarbourServer,
  STAY,
} from '../fixtures/harbour.js';
import type { MarinaServer } from '../fixtures/marina-server.js';

let server: MarinaServer;
let harbour: Harbour;
beforeAll(async () => {
  server = await startHarbourServer();
});
afterAll(() => server.close());

/** Follows one boat through the product, step by step; each test continues where the previous one ended. */
describe('from the request to the departure', () => {
  let asked: Asked;
  beforeAll(async () => {
    server.clock.set('2027-06-01T08:00:00.000Z');
    harbour = await openHarbour(server, { marina: { accepts_online_payments: true }, berths: [12, 12, 9] });
  });

  const list = (tab?: 'PENDING' | 'APPROVED' | 'CLOSED') =>
    server.must(reservationApi.getall, {
      token: harbour.token,
      body: { filter: { edition: 'full', ...(tab === undefined ? {} : { tab }) } },
    });

  it('a boater requests a berth', async () => {
    const boater = somebody({ first_name: 'Ida', last_name: 'Vangsnes' });
    const body = await harbour.requestBody({ boater, notes: 'Close to the fuel dock, please' });
    const answer = await server.must(boaterReservationApi.request, { body });
    expect(answer.reservation_status).toBe('initiated');
    expect(answer.view_id).toMatch(/^Q-[2-9A-Z]{7}$/);
    asked = { id: answer.id, link: answer.link_token };
    expect(await harbour.seenByBoater(asked)).toMatchObject({
      ...STAY,
      nights: 3,
      view_id: answer.view_id,
      reservation_status: 'initiated',
      notes: 'Close to the fuel dock, please',
      boater: { first_name: 'Ida' },
      berth: null,
      payment: { total_to_pay: null },
    });
  });

  it('the request is listed as pending, and counted', async () => {
    const { items, total, counts } = await list('PENDING');
    expect([total, counts]).toEqual([1, { PENDING: 1, APPROVED: 0, CLOSED: 0 }]);
    expect(items[0]).toMatchObject({
      id: asked.id,
      ...STAY,
      nights: 3,
      source: 'BOATER',
      status_code: 'INITIATED',
      reservation_status: 'initiated',
      status_label: 'pending',
      action_required: 'MARINA',
      boater: { first_name: 'Ida', last_name: 'Vangsnes' },
      vessel: { name: 'Petrel', length: 9.8 },
      berth: null,
      total_to_pay: null,
    });
    expect((await list('APPROVED')).items).toEqual([]);
  });

  it('staff set a price and send it', async () => {
    const payment = { ...PRICE, method: 'ONLINE' as const, marina_discount_percent: 10 };
    const receipt = await harbour.must(asked, 'UPDATE', {
      payment,
      message: 'Welcome!',
      internal_notes: 'Old friends',
    });
    expect(await harbour.show(asked)).toMatchObject({
      revision: receipt.revision,
      reservation_status: 'waiting',
      action_required: 'BOATER',
      next_move: { by: 'BOATER', deadline_at: '2027-06-03T08:00:00.000Z' },
      internal_notes: 'Old friends',
      payment: { price_per_night: 60, total_to_pay: 162, method: 'ONLINE' },
    });
    const seen = await harbour.seenByBoater(asked);
    expect(seen.payment.total_to_pay).toBe(162);
    expect(JSON.stringify(seen)).not.toContain('Old friends');
    expect((await list('PENDING')).items[0]).toMatchObject({ reservation_status: 'waiting', status_label: 'waiting' });
  });

  it('the boater accepts with the link', async () => {
    const accepted = await server.must(boaterReservationApi.acceptPrice, { token: asked.link });
    expect(accepted.id).toBe(asked.id);
    expect(await harbour.standing(asked)).toBe('pending MARINA');
  });

  it('staff approve onto the berth they chose', async () => {
    expect(await harbour.isFree('A2')).toBe(true);
    await harbour.must(asked, 'APPROVE', { berth_id: harbour.berth('A2') });
    expect(await harbour.show(asked)).toMatchObject({
      reservation_status: 'approved',
      action_required: 'BOATER',
      berth_id: harbour.berth('A2'),
      berth: { number: '2', pier_name: 'A', length: 12 },
      payment: { payment_status: null, payment_standing: 'due', payment_due_at: '2027-06-03T08:00:00.000Z' },
    });
    expect((await harbour.seenByBoater(asked)).berth).toEqual({ number: '2', pier_name: 'A' });
    const { counts, items } = await list('APPROVED');
    expect(counts).toEqual({ PENDING: 0, APPROVED: 1, CLOSED: 0 });
    expect(items[0]?.berth).toMatchObject({ id: harbour.berth('A2'), number: '2' });
  });

  it('the berth is theirs on these nights and on no other', async () => {
    expect(await harbour.isFree('A2')).toBe(false);
    expect(await harbour.isFree('A2', { start_date: '2027-06-10', end_date: STAY.start_date })).toBe(true);
    expect(await harbour.isFree('A2', { start_date: STAY.end_date, end_date: '2027-06-15' })).toBe(true);
    expect(await harbour.isFree('A2', { start_date: '2027-06-13', end_date: '2027-06-20' })).toBe(false);
    expect(await harbour.isFree('A1')).toBe(true);
    expect(await harbour.visitors({ start_date: '2027-06-10', end_date: '2027-06-15' })).toEqual([0, 1, 1, 1, 0]);
    const { items } = await server.must(availabilityApi.listAvailableBerths, {
      token: harbour.token,
      body: { ...STAY, length: 9.8, beam: 3.2, draft: 1.7 },
    });
    expect(items.map(({ berth_name, available, long_enough }) => ({ berth_name, available, long_enough }))).toEqual([
      { berth_name: 'A1', available: true, long_enough: true },
      { berth_name: 'A2', available: false, long_enough: true },
      { berth_name: 'A3', available: false, long_enough: false },
    ]);
    expect(items[1]?.removed_by).toMatchObject({ rule: 'taken', ...STAY });
  });

  it('a card that is declined changes nothing', async () => {
    const { revision } = await harbour.show(asked);
    const answer = await server.call(boaterReservationApi.pay, {
      token: asked.link,
      body: { payment_token: 'sandbox_declined' },
    });
    expect(answer).toMatchObject({
      status: 409,
      body: { error_type: 'RESERVATION_PAYMENT_DECLINED', details: { reason: 'card_declined' } },
    });
    expect((await harbour.show(asked)).revision).toBe(revision);
  });

  it('a card that works books the stay', async () => {
    const paid = await server.must(boaterReservationApi.pay, {
      token: asked.link,
      body: { payment_token: 'sandbox_ok' },
    });
    expect(paid).toMatchObject({ payment_status: 'succeeded', amount: 162, redirect_url: null });
    expect(await harbour.show(asked)).toMatchObject({
      reservation_status: 'approved',
      action_required: null,
      payment: { payment_status: 'succeeded', paid_amount: 162, paid_at: '2027-06-01T08:00:00.000Z' },
    });
    const again = await server.call(boaterReservationApi.pay, { token: asked.link, body: {} });
    expect(again).toMatchObject({ status: 409, body: { error_type: 'RESERVATION_PAYMENT_NOT_DUE' } });
  });

  it('after the last day the stay finishes automatically', async () => {
    const job = server.app.get(ExpiryJob, { strict: false });
    server.clock.set('2027-06-14T21:59:59.000Z'); // still the day of departure in Paris
    expect(await job.run()).toBe(0);
    server.clock.set('2027-06-14T22:00:00.000Z');
    expect(await job.run()).toBe(1);
    await server.settled();
    expect(await harbour.standing(asked)).toBe('finished -');
    expect((await list('CLOSED')).counts).toEqual({ PENDING: 0, APPROVED: 0, CLOSED: 1 });
    expect(await harbour.history(asked)).toEqual([
      'ReservationRequested',
      'ReservationNoteUpdated',
      'PriceSent',
      'PriceAccepted',
      'BerthAssigned',
      'ReservationApproved',
      'PaymentReceived',
      'StayFinished',
    ]);
  });
});

describe('approving without naming a berth', () => {
  beforeAll(async () => {
    server.clock.set('2027-06-01T08:00:00.000Z');
    harbour = await openHarbour(server, { berths: [16, 10, 12] });
  });

  let first: Asked;
  let without: Asked;

  it('takes the best match: the berth that the boat leaves least unused', async () => {
    first = await harbour.approved();
    expect((await harbour.show(first)).berth).toMatchObject({ number: '2' });
    expect(await harbour.isFree('A2')).toBe(false);
  });

  it('takes the next best, and none when none is left: the berth follows later', async () => {
    expect((await harbour.show(await harbour.approved())).berth).toMatchObject({ number: '3' });
    expect((await harbour.show(await harbour.approved())).berth).toMatchObject({ number: '1' });
    without = await harbour.approved();
    expect(await harbour.show(without)).toMatchObject({ reservation_status: 'approved', berth: null, berth_id: null });
    expect(await harbour.visitors()).toEqual([3, 3, 3]);
  });

  it('the one left over gets the berth of one who cancels', async () => {
    await harbour.must(first, 'CANCEL', { reason: 'full' });
    expect(await harbour.isFree('A2')).toBe(true);
    const body = { reservation_id: without.id, berth_id: harbour.berth('A2') };
    await server.must(reservationApi.assignBerth, { token: harbour.token, body });
    expect((await harbour.show(without)).berth_id).toBe(harbour.berth('A2'));
    expect(await harbour.isFree('A2')).toBe(false);
  });

  it('a boat that fits nowhere is approved without a berth, one that names a berth too small is refused', async () => {
    const vessel = { ...PETREL, length: 15.5, beam: 3.9 };
    const asked = await harbour.agreed({ vessel });
    expect(await harbour.act(asked, 'APPROVE', { berth_id: harbour.berth('A2') })).toMatchObject({
      status: 409,
      body: { error_type: 'BERTH_TOO_SMALL', details: { berth_name: 'A2', boat: 15.5, berth: 10 } },
    });
    expect(await harbour.standing(asked)).toBe('pending MARINA');
    await harbour.must(asked, 'APPROVE', {});
    expect((await harbour.show(asked)).berth).toBe(null);
  });
});
