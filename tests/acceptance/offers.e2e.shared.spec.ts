import { describe, expect, it } from '@jest/globals';
import { vesselApi } from '../../contracts/customers/api.js';
import { reservationApi, boaterReservationApi } from '../../contracts/reservations/api.js';
import {
  type Asked,
  eventsOf,
  headOf,
  ONLINE,
  openHarbour,
  PETREL,
  PRICE,
  STAY,
  WEEK_LATER,
} from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, inHarbour, server } from '../fixtures/harbour-for-each-test.js';

harbourForEachTest({ marina: { accepts_online_payments: true } });

describe('a price', () => {
  it('equals the total of the form: discount, charges, surcharges, to the cent', async () => {
    const asked = await harbour.request();
    await harbour.must(asked, 'UPDATE', {
      payment: {
        price_per_night: 33.33,
        marina_discount_percent: 7.5,
        additional_charges: { taxes: { type: 'PER_NIGHT', amount: 1.1 }, fees: { type: 'TOTAL', amount: 12 } },
        custom_surcharges: [
          { id: 'power', name: 'Power', active: true, total_custom_surcharge: 10.5 },
          { id: 'water', name: 'Water', active: false, total_custom_surcharge: null },
        ],
      },
    });
    const { payment } = await harbour.show(asked);
    expect(payment.lines.map(({ kind, of, amount }) => [kind, of, amount])).toEqual([
      ['NIGHTS', null, 99.99],
      ['DISCOUNT', null, -7.5],
      ['ADDITIONAL_CHARGE', 'taxes', 3.3],
      ['ADDITIONAL_CHARGE', 'fees', 12],
      ['CUSTOM_SURCHARGE', 'power', 10.5],
    ]);
    expect(payment.total_to_pay).toBe(118.29);
  });

  it('may be sent again, and the boater accepts the latest one', async () => {
    const asked = await harbour.request();
    await harbour.must(asked, 'UPDATE', { payment: PRICE });
    const seen = await harbour.seenByBoater(asked);
    await harbour.must(asked, 'UPDATE', { payment: { price_per_night: 70 } });
    const stale = await harbour.accept(asked, { 'If-Match': `"${seen.revision}"` });
    expect(stale).toMatchObject({ status: 412, body: { error_type: 'STALE' } });
    expect((await harbour.accept(asked)).status).toBe(200);
    expect((await harbour.seenByBoater(asked)).payment.total_to_pay).toBe(210);
  });

  it('that the boater has not agreed to cannot be approved', async () => {
    const asked = await harbour.agreed();
    const before = await headOf(server);
    expect(await harbour.act(asked, 'APPROVE', { payment: { price_per_night: 61 } })).toMatchObject({
      status: 409,
      body: { error_type: 'RESERVATION_PRICE_NOT_ACCEPTED' },
    });
    expect(await harbour.act(asked, 'APPROVE', { ...WEEK_LATER })).toMatchObject({
      status: 409,
      body: { error_type: 'RESERVATION_PRICE_NOT_ACCEPTED' },
    });
    expect(await headOf(server)).toBe(before);
    expect((await harbour.act(asked, 'APPROVE', { payment: PRICE })).status).toBe(200);
  });

  it('in another currency, or a deposit where the marina takes none, is refused', async () => {
    const asked = await harbour.request();
    expect((await harbour.act(asked, 'UPDATE', { payment: { ...PRICE, currency: 'GBP' } })).body.errors).toEqual([
      { path: 'payload.payment.currency', code: 'reservation_otherCurrency' },
    ]);
    await inHarbour({ marina: { permissions: { reservation: true, inventory: true } } });
    const deposit = { type: 'PERCENTAGE' as const, amount: 50 };
    expect(await harbour.create('NOTIFY', { payment: { ...PRICE, deposit } })).toMatchObject({
      status: 409,
      body: { error_type: 'RESERVATION_FEATURE_NOT_ENABLED', details: { feature: 'deposit_and_cancellation' } },
    });
    expect(await harbour.create('NOTIFY', { payment: ONLINE })).toMatchObject({
      status: 409,
      body: { error_type: 'RESERVATION_ONLINE_PAYMENTS_NOT_ACCEPTED' },
    });
  });
});

describe('the boat of a reservation', () => {
  const NOBODYS = '0190f3a2-ffff-7000-8000-000000000002';
  const vesselOf = async (asked: Asked) => (await harbour.show(asked)).vessel;
  const send = (asked: Asked, vessel: object) =>
    harbour.act(asked, 'UPDATE', { payment: PRICE, vessel: { ...PETREL, ...vessel } });

  it('stays the one on record while it keeps its name', async () => {
    const asked = await harbour.request();
    const { id } = await vesselOf(asked);
    expect((await send(asked, { name: 'petrel', length: 10 })).status).toBe(200);
    expect(await vesselOf(asked)).toMatchObject({ id, name: 'petrel', length: 10 });
    expect((await send(asked, { id, length: 9.9 })).status).toBe(200);
    expect(await vesselOf(asked)).toMatchObject({ id, length: 9.9 });
  });

  it('gets on record under another name, once', async () => {
    const asked = await harbour.request();
    const { id: before } = await vesselOf(asked);
    expect((await send(asked, { name: 'Fulmar' })).status).toBe(200);
    const { id } = await vesselOf(asked);
    expect([typeof id, id === before]).toEqual(['string', false]);
    const found = await server.call(vesselApi.get, { token: harbour.token, body: { vessel_id: id ?? '' } });
    expect([found.status, JSON.stringify(found.body).includes('Fulmar')]).toEqual([200, true]);
    await send(asked, { name: 'Petrel' });
    expect((await vesselOf(asked)).id).toBe(before);
  });

  it('is one of the boater’s own', async () => {
    const [asked, neighbour] = [await harbour.request(), await harbour.request()];
    const there = await openHarbour(server);
    const foreign = (await there.show(await there.request())).vessel.id;
    const before = await headOf(server);
    for (const id of [NOBODYS, foreign, (await vesselOf(neighbour)).id]) {
      expect(await send(asked, { id })).toMatchObject({ status: 404, body: { error_type: 'VESSEL_NOT_FOUND' } });
    }
    expect(await headOf(server)).toBe(before);
  });
});

describe('suggested dates', () => {
  const suggest = (asked: Asked, ...suggested_dates: (typeof STAY)[]) =>
    server.call(reservationApi.suggestDates, {
      token: harbour.token,
      body: { reservation_id: asked.id, suggested_dates },
    });
  const take = ({ link }: Asked, dates: typeof STAY) =>
    server.call(boaterReservationApi.acceptDates, { token: link, body: dates });

  it('are shown to the boater, who takes one of them', async () => {
    const asked = await harbour.request();
    const other = { start_date: '2027-07-01', end_date: '2027-07-03' };
    expect((await suggest(asked, WEEK_LATER, other)).status).toBe(200);
    expect(await harbour.standing(asked)).toBe('marina_added_dates BOATER');
    expect((await harbour.seenByBoater(asked)).statuses.at(-1)?.suggested_dates).toEqual([WEEK_LATER, other]);
    expect(await take(asked, { ...other, end_date: '2027-07-04' })).toMatchObject({
      status: 409,
      body: { error_type: 'RESERVATION_DATES_NOT_SUGGESTED' },
    });
    expect((await take(asked, other)).status).toBe(200);
    expect(await harbour.standing(asked)).toBe('boater_accepted_suggested_dates MARINA');
    expect(await harbour.show(asked)).toMatchObject({ ...other, nights: 2 });
  });

  it('come with words for the boater, and leave a note for staff', async () => {
    const asked = await harbour.request();
    const words = { message: 'A regatta, sorry', internal_notes: 'Regatta until the 17th' };
    await harbour.must(asked, 'UPDATE_DATE', { suggested_dates: [WEEK_LATER], ...words });
    expect((await harbour.show(asked)).internal_notes).toBe('Regatta until the 17th');
    const [told] = (await eventsOf(server, `reservation-${asked.id}`)).filter(({ type }) => type === 'DatesSuggested');
    expect(told?.data).toMatchObject({ message: 'A regatta, sorry' });
  });

  it('cannot be taken once they are in the past', async () => {
    const asked = await harbour.request();
    await suggest(asked, { start_date: '2027-06-02', end_date: '2027-06-04' });
    server.clock.set('2027-06-02T22:00:00.000Z');
    expect((await take(asked, { start_date: '2027-06-02', end_date: '2027-06-04' })).body.error_type).toBe(
      'RESERVATION_DATES_NOT_SUGGESTED',
    );
  });

  it('take the berth along that the reservation has, or give it up', async () => {
    const [asked, taken] = [await harbour.request(), await harbour.request()];
    for (const [each, name] of [
      [asked, 'A1'],
      [taken, 'A2'],
    ] as const) {
      await server.must(reservationApi.assignBerth, {
        token: harbour.token,
        body: { reservation_id: each.id, ...harbour.at(name) },
      });
    }
    await harbour.approved(WEEK_LATER, PRICE, harbour.berth('A2'));
    for (const each of [asked, taken]) {
      await suggest(each, WEEK_LATER);
      const before = (await harbour.show(each)).revision;
      expect((await take(each, WEEK_LATER)).status).toBe(200);
      // One append for whoever reads: the dates with the berth that is kept or lost.
      const appended = await eventsOf(server, `reservation-${each.id}`);
      const commands = new Set(
        appended.filter(({ revision }) => revision > before).map((event) => event.metadata.command_id),
      );
      expect(commands.size).toBe(1);
    }
    expect([await harbour.berthOf(asked), await harbour.berthOf(taken)]).toEqual(['A1', null]);
    expect([await harbour.isFree('A1'), await harbour.isFree('A1', WEEK_LATER)]).toEqual([true, false]);
    expect(await harbour.isFree('A2')).toBe(true);
  });

  it('are refused with each date at fault', async () => {
    const asked = await harbour.request();
    const answer = await suggest(asked, WEEK_LATER, { start_date: '2027-05-01', end_date: '2027-05-03' });
    expect(answer.body.errors).toEqual([{ path: 'suggested_dates.1.start_date', code: 'reservation_startInPast' }]);
  });
});

describe('the waiting list', () => {
  it('keeps a request, with its price or without, until a price is sent', async () => {
    const asked = await harbour.request();
    await harbour.must(asked, 'ADD_TO_WAITING_LIST', {});
    expect(await harbour.standing(asked)).toBe('waiting_list MARINA');
    await harbour.must(asked, 'ADD_TO_WAITING_LIST', { payment: PRICE, ...WEEK_LATER });
    expect(await harbour.show(asked)).toMatchObject({ ...WEEK_LATER, payment: { total_to_pay: 240 } });
    await harbour.must(asked, 'UPDATE', { payment: PRICE });
    expect(await harbour.standing(asked)).toBe('waiting BOATER');
  });

  it('is a tab of its own in the lite edition', async () => {
    const asked = await harbour.request();
    await harbour.must(asked, 'ADD_TO_WAITING_LIST', {});
    const list = (filter: object) => server.must(reservationApi.getall, { token: harbour.token, body: { filter } });
    expect((await list({ edition: 'lite', tab: 'WAITING_LIST' })).items.map(({ id }) => id)).toEqual([asked.id]);
    expect((await list({ edition: 'full', tab: 'PENDING' })).counts).toEqual({ PENDING: 1, APPROVED: 0, CLOSED: 0 });
  });
});
