import { beforeEach, describe, expect, it } from '@jest/globals';
import { settingsApi } from '../../contracts/marinas/api.js';
import { pricingApi } from '../../contracts/pricing/api.js';
import { boaterReservationApi } from '../../contracts/reservations/api.js';
import { draftExample } from '../../contracts/pricing/examples.js';
import { InProcessClient } from '../../services/platform/http/in-process-client.js';
import { freshId } from '../../services/platform/event-sourcing/derived-id.js';
import { headOf, PETREL, somebody } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, inHarbour, server } from '../fixtures/harbour-for-each-test.js';

harbourForEachTest({ marina: { accepts_online_payments: true } });

describe('booking at once', () => {
  const book = async (more: object = {}) =>
    server.call(boaterReservationApi.instantBook, { body: await harbour.requestBody(more) });
  const notAvailable = { status: 409, body: { error_type: 'RESERVATION_INSTANT_BOOKING_NOT_AVAILABLE' } };
  const withPlan = () =>
    server.must(pricingApi.createPlan, { token: harbour.token, body: { season_pricing_plan: draftExample } });
  beforeEach(() => harbour.addPier('I', [12], { instant_booking: true }));

  it('takes a berth that is offered for it, at the plan’s price, which is due at once', async () => {
    await withPlan();
    const { body, status } = await book();
    expect([status, body.reservation_status]).toEqual([200, 'instant_booking_initiated']);
    const asked = { id: body.id, link: body.link_token };
    const { payment, berth, next_move } = await harbour.seenByBoater(asked);
    expect(payment.total_to_pay).toBeGreaterThan(0);
    expect([berth, next_move.by]).toEqual([null, 'BOATER']);
    expect(await harbour.isFree('I1')).toBe(false);
    expect((await harbour.pay(asked)).status).toBe(200);
    expect(await harbour.standing(asked)).toBe('approved -');
    expect((await harbour.seenByBoater(asked)).berth).toEqual({ number: '1', pier_name: 'I' });
    // The other berths cannot be booked instantly.
    expect(await book()).toMatchObject(notAvailable);
  });

  it('holds three berths at most for a person or a boat that has not paid', async () => {
    await harbour.addPier('J', [12, 12, 12, 12, 12], { instant_booking: true });
    await withPlan();
    const boater = somebody();
    const vessel = (name: string) => ({ ...PETREL, name });
    const tooMany = { status: 409, body: { error_type: 'RESERVATION_TOO_MANY_UNPAID', details: { most: 3 } } };
    const first = await book({ boater, vessel: vessel('Alpha') });
    expect(first.status).toBe(200);
    // Of several at the same moment, only those for which there is room.
    const rush = await Promise.all(['Beta', 'Gamma', 'Delta'].map((name) => book({ boater, vessel: vessel(name) })));
    expect(rush.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    expect(rush.find(({ status }) => status === 409)).toMatchObject(tooMany);
    const free = await book({ vessel: vessel('Alpha') });
    expect(free.status).toBe(200);
    expect((await book({ vessel: vessel(' ALPHA ') })).status).toBe(200);
    expect(await book({ vessel: vessel('Alpha') })).toMatchObject(tooMany);
    // A payment makes room again.
    expect((await harbour.pay({ id: first.body.id, link: first.body.link_token })).status).toBe(200);
    expect((await book({ boater, vessel: vessel('Epsilon') })).status).toBe(200);
  });

  it('holds five unpaid berths at most for one network address, whoever it names', async () => {
    await harbour.addPier('J', [12, 12, 12, 12, 12, 12, 12], { instant_booking: true });
    await withPlan();
    const stranger = (name: string) => book({ boater: somebody(), vessel: { ...PETREL, name } });
    const booked = [await stranger('Boat 1')];
    // Of several at the same moment, only those for which there is room.
    const names = ['Boat 2', 'Boat 3', 'Boat 4', 'Boat 5', 'Boat 6', 'Boat 7'];
    booked.push(...(await Promise.all(names.map((name) => stranger(name)))));
    const taken = booked.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(5);
    expect(booked.find(({ status }) => status !== 200)).toMatchObject({
      status: 409,
      body: { error_type: 'RESERVATION_TOO_MANY_UNPAID', details: { most: 5 } },
    });
    // A payment and a cancellation make room again.
    const [paid, cancelled] = taken.map(({ body }) => ({ id: body.id, link: body.link_token }));
    expect((await harbour.pay(paid!)).status).toBe(200);
    expect((await harbour.cancelByBoater(cancelled!)).status).toBe(200);
    expect((await stranger('Boat 8')).status).toBe(200);
    expect((await stranger('Boat 9')).status).toBe(200);
    expect((await stranger('Boat 10')).status).toBe(409);
    // The demo books for many people from within the process, where there is no address.
    const within = new InProcessClient(server.app);
    const body = await harbour.requestBody({ boater: somebody(), vessel: { ...PETREL, name: 'Boat 11' } });
    expect(await within.call(boaterReservationApi.instantBook, { body, commandId: freshId() })).toMatchObject({
      reservation_status: 'instant_booking_initiated',
    });
  });

  it('needs what the marina asks for at once', async () => {
    await inHarbour({ requirements: { short: { instant_booking: ['HULL_TYPE'] } } });
    await harbour.addPier('I', [12], { instant_booking: true });
    await withPlan();
    const head = await headOf(server);
    expect((await book()).body.errors).toEqual([{ path: 'vessel.hull_type', code: 'HullTypeRequired' }]);
    expect(await headOf(server)).toBe(head);
    expect((await book({ vessel: { ...PETREL, hull_type: 'MONOHULL' } })).status).toBe(200);
  });

  it('is open only under the conditions of the marina', async () => {
    await withPlan();
    const rule = (instant_booking: object) =>
      server.must(settingsApi.instantBooking, { token: harbour.token, body: { instant_booking } });
    const head = async () => headOf(server);
    for (const condition of [
      { enabled: false },
      { members_only: true },
      { stayed_before: true },
      { valid_documents: true },
      { max_nights: 1 },
      { max_length: 5 },
    ]) {
      await rule(condition);
      const before = await head();
      expect([condition, await book()]).toMatchObject([condition, notAvailable]);
      expect(await head()).toBe(before);
    }
    await rule({ full_payment: true, max_nights: 30 });
    const { body, status } = await book();
    expect(status).toBe(200);
    const { payment } = await harbour.seenByBoater({ id: body.id, link: body.link_token });
    expect(payment.deposit.type).toBe('NONE');
  });

  it('is not possible for nights without a price: they are not free of charge', async () => {
    const head = await headOf(server);
    expect(await book()).toMatchObject(notAvailable);
    expect(await headOf(server)).toBe(head);
    expect(await harbour.isFree('I1')).toBe(true);
  });

  it('leaves nothing behind when it is refused', async () => {
    await withPlan();
    const head = await headOf(server);
    expect(await book({ vessel: { ...PETREL, length: 12.1 } })).toMatchObject(notAvailable);
    expect((await book({ start_date: '2027-05-20', end_date: '2027-05-22' })).body.errors).toEqual([
      { path: 'start_date', code: 'reservation_startInPast' },
    ]);
    expect(await headOf(server)).toBe(head);
  });

  it('is confirmed at once where nothing is due', async () => {
    await inHarbour();
    await harbour.addPier('I', [12], { instant_booking: true });
    await withPlan();
    expect((await book()).body.reservation_status).toBe('approved');
    expect(await harbour.isFree('I1')).toBe(false);
  });

  it('gives the berth back when the boater thinks better of it', async () => {
    await withPlan();
    const { body } = await book();
    await harbour.cancelByBoater({ id: body.id, link: body.link_token });
    expect(await harbour.isFree('I1')).toBe(true);
  });
});

describe('approving', () => {
  it('after the day of arrival gives a berth as before, until the stay is over', async () => {
    const [asked, named] = [await harbour.agreed(), await harbour.agreed()];
    server.clock.set('2027-06-12T08:00:00.000Z');
    const { marina } = (await harbour.show(asked)).allowed_actions;
    expect(marina.find(({ move }) => move === 'APPROVE')?.allowed).toBe(true);
    await harbour.must(asked, 'APPROVE', {});
    await harbour.must(named, 'APPROVE', harbour.at('A3'));
    expect([await harbour.berthOf(asked), await harbour.berthOf(named)]).toEqual(['A1', 'A3']);
  });
});
