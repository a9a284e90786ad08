import { describe, expect, it } from '@jest/globals';
import { boaterApi } from '../../contracts/customers/api.js';
import { pricingApi } from '../../contracts/pricing/api.js';
import { boaterReservationApi, reservationApi } from '../../contracts/reservations/api.js';
import { draftExample } from '../../contracts/pricing/examples.js';
import {
  type Asked,
  headOf,
  MARINA,
  ONLINE,
  type PaymentBody,
  PETREL,
  PRICE,
  somebody,
  STAY,
  WEEK_LATER,
} from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';

harbourForEachTest({ marina: { accepts_online_payments: true } });

describe('a reservation of the marina’s own', () => {
  it('is sent, approved or put on the waiting list', async () => {
    const status = async (action: 'NOTIFY' | 'APPROVE' | 'ADD_TO_WAITING_LIST') =>
      (await harbour.create(action)).body.reservation_status;
    expect(await status('NOTIFY')).toBe('waiting');
    expect(await status('APPROVE')).toBe('approved');
    expect(await status('ADD_TO_WAITING_LIST')).toBe('waiting_list');
  });

  it('takes the boater and the boat on record, or the ones that are there', async () => {
    const boater = somebody();
    const first = await harbour.created('NOTIFY', { boater });
    const other = { boater: { ...boater, email: boater.email.toUpperCase() }, ...WEEK_LATER };
    const second = await harbour.created('NOTIFY', other);
    const [one, two] = [await harbour.show(first), await harbour.show(second)];
    expect(two.boater_id).toBe(one.boater_id);
    expect(two.vessel.id).toBe(one.vessel.id);
    const inJuly = { start_date: '2027-07-11', end_date: '2027-07-14' };
    const third = await harbour.created('NOTIFY', { boater: { ...boater, id: one.boater_id }, ...inJuly });
    expect((await harbour.show(third)).boater_id).toBe(one.boater_id);
  });

  it('never renames the person whose mail address it names: another name is refused until staff confirm', async () => {
    const rory = somebody({ first_name: 'Rory', last_name: 'Kerr' });
    const { boater_id } = await harbour.show(await harbour.created('NOTIFY', { boater: rory, ...harbour.at('A1') }));
    const onRecord = async () => {
      const { boater } = await server.must(boaterApi.get, { token: harbour.token, body: { boater_id } });
      return { first_name: boater.first_name, last_name: boater.last_name, phone: boater.phone };
    };
    const before = { first_name: 'Rory', last_name: 'Kerr', phone: rory.phone };
    const ailsa = { ...rory, first_name: 'Ailsa', last_name: 'Moir', phone: '+31600000001' };
    const refused = { status: 409, body: { error_type: 'BOATER_NAME_DIFFERS', details: { boater_id } } };
    for (const action of ['NOTIFY', 'APPROVE', 'ADD_TO_WAITING_LIST'] as const) {
      expect(await harbour.create(action, { boater: ailsa, ...harbour.at('A2') })).toMatchObject(refused);
    }
    expect([await onRecord(), await harbour.isFree('A2')]).toEqual([before, true]);
    const made = await harbour.created('NOTIFY', { boater: ailsa, confirm_boater: true, ...WEEK_LATER });
    expect(await harbour.show(made)).toMatchObject({ boater_id, boater: before });
    await server.settled();
    const body = { filter: { boater_id } };
    const { items } = await server.must(reservationApi.getall, { token: harbour.token, body });
    expect(items.map(({ boater }) => `${boater.first_name} ${boater.last_name}`)).toEqual(['Rory Kerr', 'Rory Kerr']);
    expect(await onRecord()).toEqual(before);
    // Another spelling of the same name is no other name, and other details are corrected as before.
    const other = (length: number) => ({ vessel: { ...PETREL, name: `Petrel ${length}`, length } });
    await harbour.created('NOTIFY', { boater: { ...rory, first_name: 'RORY', phone: '+31600000002' }, ...other(8) });
    expect(await onRecord()).toEqual({ ...before, phone: '+31600000002' });
    // Staff who chose the person from the register correct the name with the booking.
    await harbour.created('NOTIFY', { boater: { ...rory, id: boater_id, last_name: 'Kerr-Moir' }, ...other(9) });
    expect(await onRecord()).toMatchObject({ first_name: 'Rory', last_name: 'Kerr-Moir' });
  });

  it('is found by the beginning of the boater’s mail address, beside those whose name has it', async () => {
    const kerr = somebody({ first_name: 'Ailsa', last_name: 'Kerr', email: 'Rory.K77@example.org' });
    const byMail = await harbour.created('NOTIFY', { boater: kerr });
    const byName = await harbour.created('NOTIFY', { boater: somebody({ first_name: 'Rory' }) });
    await harbour.created('NOTIFY');
    await server.settled();
    const found = async (search: string) => {
      const answer = await server.must(reservationApi.getall, { token: harbour.token, body: { filter: { search } } });
      return answer.items.map(({ id }) => id).toSorted();
    };
    const both = [byMail.id, byName.id].toSorted();
    expect(await found('rory')).toEqual(both);
    for (const search of ['rory.k', 'RORY.K77', 'rory.k77@', 'rory.k77@example.org']) {
      expect([search, await found(search)]).toEqual([search, [byMail.id]]);
    }
    // The middle of an address is no beginning, and two letters are no search for one.
    for (const search of ['k77', 'example']) expect([search, await found(search)]).toEqual([search, []]);
    expect(await found('ro')).toEqual([byName.id]);
  });

  it('of a stranger with the email address of a person on record changes no name and reveals none', async () => {
    const rory = somebody({ first_name: 'Rory', last_name: 'Kerr' });
    const { boater_id } = await harbour.show(await harbour.created('NOTIFY', { boater: rory }));
    const asked = await harbour.request({ boater: { ...rory, first_name: 'Ailsa', last_name: 'Moir' } });
    const named = { boater: { first_name: 'Rory', last_name: 'Kerr' } };
    expect(await harbour.show(asked)).toMatchObject({ boater_id, ...named });
    expect(await server.must(boaterApi.get, { token: harbour.token, body: { boater_id } })).toMatchObject(named);
    const seen = await harbour.seenByBoater(asked);
    expect(seen).toMatchObject({ boater: { first_name: 'Ailsa', last_name: 'Moir' } });
    expect(JSON.stringify(seen)).not.toMatch(/Rory|Kerr/);
  });

  it.each([
    [{ type: 'NONE' as const, amount: null }, 'approved -', 0, null],
    [{ type: 'PERCENTAGE' as const, amount: 30 }, 'approved BOATER', 54, 54],
    [{ type: 'FIXED_AMOUNT' as const, amount: 25.5 }, 'approved BOATER', 25.5, 25.5],
    [{ type: 'NIGHTS' as const, amount: 2 }, 'approved BOATER', 120, 120],
  ])('approved with a deposit %o', async (deposit, standing, shown, paid) => {
    const made = await harbour.created('APPROVE', { payment: { ...PRICE, deposit } });
    expect(await harbour.standing(made)).toBe(standing);
    expect((await harbour.show(made)).payment.deposit_to_pay).toBe(shown);
    if (paid === null) {
      expect((await harbour.pay(made)).body.error_type).toBe('RESERVATION_PAYMENT_NOT_DUE');
      return;
    }
    expect((await harbour.pay(made)).body.amount).toBe(paid);
    expect(await harbour.standing(made)).toBe('approved -');
  });

  it('with a deposit may be paid whole at once', async () => {
    const deposit = { type: 'PERCENTAGE' as const, amount: 30 };
    const made = await harbour.created('APPROVE', { payment: { ...PRICE, deposit } });
    expect((await harbour.pay(made, { part: 'TOTAL' })).body).toMatchObject({
      payment_status: 'succeeded',
      amount: 180,
    });
    expect(await harbour.standing(made)).toBe('approved -');
    expect((await harbour.show(made)).payment).toMatchObject({ paid_amount: 180, total_to_pay: 180 });
    expect((await harbour.pay(made)).body.error_type).toBe('RESERVATION_PAYMENT_NOT_DUE');
  });

  it.each(['NOTIFY', 'ADD_TO_WAITING_LIST'] as const)('holds the berth that %s names', async (action) => {
    const made = await harbour.created(action, harbour.at('A2'));
    expect([await harbour.berthOf(made), await harbour.isFree('A2')]).toEqual(['A2', false]);
    await server.settled();
    expect([await harbour.berthOf(made), await harbour.isFree('A2')]).toEqual(['A2', false]);
    expect((await harbour.create(action, harbour.at('A2'))).body.error_type).toBe('BERTH_TAKEN');
    expect(await harbour.berthOf(await harbour.created(action))).toBe(null);
  });

  it('under a contract is under one that the marina offers, and is called by it', async () => {
    await server.must(pricingApi.createPlan, { token: harbour.token, body: { season_pricing_plan: draftExample } });
    const { season_pricing_plan: plan } = await server.must(pricingApi.getPlan, { token: harbour.token });
    const [contract] = plan?.contracts ?? [];
    const made = await harbour.created('NOTIFY', { contract_id: contract?.id ?? '' });
    expect(await harbour.show(made)).toMatchObject({ contract_id: contract?.id, contract_name: contract?.name });
    const unknown = [{ path: 'contract_id', code: 'reservation_contractUnknown' }];
    const contract_id = '0190f3a2-ffff-7000-8000-000000000001';
    expect((await harbour.create('NOTIFY', { contract_id })).body.errors).toEqual(unknown);
    const body = await harbour.requestBody({ contract_id });
    expect((await server.call(boaterReservationApi.request, { body })).body.errors).toEqual(unknown);
    expect((await server.call(boaterReservationApi.instantBook, { body })).body.errors).toEqual(unknown);
  });

  it('refuses a deposit that does not suit its type', async () => {
    const errors = async (deposit: PaymentBody['deposit']) =>
      (await harbour.create('APPROVE', { payment: { ...PRICE, deposit } })).body.errors;
    const wrong = [{ path: 'payment.deposit.amount', code: 'pricingDepositValueError' }];
    expect(await errors({ type: 'PERCENTAGE', amount: 33 })).toEqual(wrong);
    expect(await errors({ type: 'PERCENTAGE', amount: null })).toEqual(wrong);
    expect(await errors({ type: 'FIXED_AMOUNT', amount: 0 })).toEqual(wrong);
    expect(await errors({ type: 'NIGHTS', amount: 4 })).toEqual(wrong);
  });

  it('is approved from the waiting list, or sent from there', async () => {
    const made = await harbour.created('ADD_TO_WAITING_LIST');
    await harbour.must(made, 'NOTIFY', { payment: PRICE }, MARINA);
    expect(await harbour.standing(made)).toBe('waiting BOATER');
    const other = await harbour.created('ADD_TO_WAITING_LIST');
    await harbour.must(other, 'APPROVE', {}, MARINA);
    expect(await harbour.standing(other)).toBe('approved -');
    expect(await harbour.berthOf(other)).toBe('A1');
  });
});

describe('editing a booking of the marina’s own', () => {
  const edit = (made: Asked, payload: object) => harbour.act(made, 'UPDATE', { payment: PRICE, ...payload }, MARINA);

  it('moves the berth’s nights with the stay', async () => {
    const made = await harbour.created('APPROVE', harbour.at('A1'));
    expect((await edit(made, { start_date: '2027-06-12', end_date: '2027-06-16' })).status).toBe(200);
    expect(await harbour.show(made)).toMatchObject({
      nights: 4,
      berth_id: harbour.berth('A1'),
      payment: { total_to_pay: 240 },
    });
    expect(await harbour.visitors({ start_date: '2027-06-11', end_date: '2027-06-17' })).toEqual([0, 1, 1, 1, 1, 0]);
    await server.settled();
    expect(await harbour.visitors({ start_date: '2027-06-11', end_date: '2027-06-17' })).toEqual([0, 1, 1, 1, 1, 0]);
  });

  it('is refused where the berth is taken on the new dates, and nothing changes', async () => {
    const made = await harbour.created('APPROVE', harbour.at('A1'));
    await harbour.approved({ start_date: STAY.end_date, end_date: '2027-06-16' }, PRICE, harbour.berth('A1'));
    const before = await harbour.show(made);
    const answer = await edit(made, { ...STAY, end_date: '2027-06-15' });
    expect(answer).toMatchObject({
      status: 409,
      body: { error_type: 'BERTH_TAKEN', details: { berth_name: 'A1', start_date: STAY.end_date } },
    });
    expect(await harbour.show(made)).toEqual(before);
    // Another berth is accepted.
    expect((await edit(made, { ...STAY, end_date: '2027-06-15', ...harbour.at('A2') })).status).toBe(200);
    expect([await harbour.berthOf(made), await harbour.isFree('A1')]).toEqual(['A2', true]);
  });

  it('moves it to another berth', async () => {
    const made = await harbour.created('APPROVE', harbour.at('A1'));
    expect((await edit(made, harbour.at('A3'))).status).toBe(200);
    expect([await harbour.berthOf(made), await harbour.isFree('A1'), await harbour.isFree('A3')]).toEqual([
      'A3',
      true,
      false,
    ]);
    await server.settled();
    expect(await harbour.berthOf(made)).toBe('A3');
  });

  it('takes another boat only where it fits, and keeps its measures', async () => {
    await harbour.addBerth('A', 4, { max_loa: 18, max_beam: 6 });
    const made = await harbour.created('APPROVE', harbour.at('A1'));
    const vessel = { ...PETREL, length: 15, beam: 4.5 };
    const before = await harbour.show(made);
    expect(await edit(made, { vessel })).toMatchObject({ status: 409, body: { error_type: 'BERTH_TOO_SMALL' } });
    expect(await harbour.show(made)).toEqual(before);
    expect((await edit(made, { vessel, ...harbour.at('A4') })).status).toBe(200);
    expect([await harbour.berthOf(made), await harbour.isFree('A1')]).toEqual(['A4', true]);
    expect((await edit(made, harbour.at('A1'))).body.error_type).toBe('BERTH_TOO_SMALL');
    expect((await edit(made, { vessel: { ...vessel, length: 11, beam: 3.5 } })).status).toBe(200);
    expect((await edit(made, harbour.at('A1'))).status).toBe(200);
    await server.settled();
    expect(await harbour.berthOf(made)).toBe('A1');
  });

  it('keeps everything else open on the day of departure, the boat as it was or corrected', async () => {
    const made = await harbour.created('APPROVE', harbour.at('A1'));
    server.clock.set('2027-06-14T08:00:00.000Z');
    const { vessel } = await harbour.show(made);
    const same = { ...PETREL, id: vessel.id ?? '' };
    expect((await edit(made, { vessel: same, internal_notes: 'Left a rope' })).status).toBe(200);
    expect((await edit(made, { vessel: { ...same, length: 9.7 } })).status).toBe(200);
    expect(await harbour.show(made)).toMatchObject({ berth_id: harbour.berth('A1'), vessel: { length: 9.7 } });
    await server.settled();
    expect(await harbour.berthOf(made)).toBe('A1');
  });

  it('extends a stay that is under way', async () => {
    const made = await harbour.created('APPROVE', harbour.at('A1'));
    server.clock.set('2027-06-13T08:00:00.000Z');
    expect((await edit(made, { ...STAY, end_date: '2027-06-18' })).status).toBe(200);
    expect(await harbour.show(made)).toMatchObject({ end_date: '2027-06-18', berth_id: harbour.berth('A1') });
    expect(await harbour.isFree('A1', { start_date: '2027-06-17', end_date: '2027-06-18' })).toBe(false);
    // No other berth is offered once the boat has arrived (spec 1 §4).
    expect((await edit(made, harbour.at('A2'))).body.error_type).toBe('RESERVATION_ARRIVAL_PASSED');
    expect([await harbour.berthOf(made), await harbour.isFree('A2')]).toEqual(['A1', true]);
  });

  it('requests the remaining amount after the change, and refunds an excess', async () => {
    const made = await harbour.created('APPROVE', { payment: ONLINE });
    await harbour.pay(made);
    await edit(made, { payment: { ...ONLINE, price_per_night: 70 } });
    expect(await harbour.standing(made)).toBe('approved BOATER');
    expect((await harbour.pay(made)).body.amount).toBe(30);
    await edit(made, { payment: { ...ONLINE, price_per_night: 50 } });
    await server.settled();
    expect((await harbour.show(made)).payment).toMatchObject({
      paid_amount: 210,
      refunded_amount: 60,
      total_to_pay: 150,
    });
  });

  it('touches nothing of an older edit that is sent again', async () => {
    const made = await harbour.created('APPROVE', harbour.at('A1'));
    const headers = { 'Idempotency-Key': 'edit-1' };
    const payload = { payment: PRICE, ...harbour.at('A2') };
    const first = await harbour.must(made, 'UPDATE', payload, { ...MARINA, headers });
    await edit(made, harbour.at('A3'));
    await server.restart();
    const head = await headOf(server);
    const later = { ...first, position: expect.any(Number) };
    expect(await harbour.must(made, 'UPDATE', payload, { ...MARINA, headers })).toEqual(later);
    expect([await harbour.berthOf(made), await harbour.isFree('A2'), await harbour.isFree('A3')]).toEqual([
      'A3',
      true,
      false,
    ]);
    expect(await headOf(server)).toBe(head);
  });

  it('is for bookings of boaters too, with a reason: the price that was agreed changes for one', async () => {
    const asked = await harbour.approved();
    const payment = { price_per_night: 61 };
    expect((await harbour.act(asked, 'UPDATE', { payment })).body.errors).toEqual([
      { path: 'payload.reason', code: 'reservation_changeReasonRequired' },
    ]);
    await harbour.must(asked, 'UPDATE', { payment, reason: 'correction' });
    expect((await harbour.show(asked)).payment.total_to_pay).toBe(183);
  });
});
