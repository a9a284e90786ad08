import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createBerth } from '../../contracts/berths/api.js';
import { cardRoutes } from '../../contracts/memberships/api.js';
import { marinaRoutes } from '../../contracts/marinas/api.js';
import { pricingRoutes } from '../../contracts/pricing/api.js';
import { draftExample } from '../../contracts/pricing/examples.js';
import { vesselRoutes } from '../../contracts/customers/vessel-api.js';
import { reservationApi } from '../../contracts/reservations/api.js';
import { attachmentApi } from '../../contracts/reservations/attachment-api.js';
import { boaterReservationApi } from '../../contracts/reservations/boater-api.js';
import { PNG, upload } from '../fixtures/furnished-marina.js';
import {
  type Asked,
  eventsOf,
  type Harbour,
  headOf,
  openHarbour,
  type PaymentBody,
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
beforeEach(async () => {
  server.clock.set('2027-06-01T08:00:00.000Z');
  harbour = await openHarbour(server, { marina: { accepts_online_payments: true } });
});

const MARINA = { mode: 'MARINA' as const };
const ONLINE: PaymentBody = { ...PRICE, method: 'ONLINE' };
const WEEK_LATER = { start_date: '2027-06-18', end_date: '2027-06-22' };
const at = (name: string) => ({ berth_id: harbour.berth(name) });
const berthOf = async (asked: Asked) => {
  const { berth } = await harbour.show(asked);
  return berth === null ? null : `${berth.pier_name}${berth.number}`;
};
const pay = ({ link }: Asked, body: object = {}) => server.call(boaterReservationApi.pay, { token: link, body });
const cancelByBoater = ({ link }: Asked, reason = '') =>
  server.call(boaterReservationApi.cancel, { token: link, body: { reason } });
const accept = ({ link }: Asked, headers = {}) =>
  server.call(boaterReservationApi.acceptPrice, { token: link, headers });
const staffCall = () => ({ token: harbour.token });

describe('a price', () => {
  it('comes to what the form shows: discount, charges, surcharges, to the cent', async () => {
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

  it('may be sent again, and the boater agrees to the one that stands', async () => {
    const asked = await harbour.request();
    await harbour.must(asked, 'UPDATE', { payment: PRICE });
    const seen = await harbour.seenByBoater(asked);
    await harbour.must(asked, 'UPDATE', { payment: { price_per_night: 70 } });
    const stale = await accept(asked, { 'If-Match': `"${seen.revision}"` });
    expect(stale).toMatchObject({ status: 412, body: { error_type: 'STALE' } });
    expect((await accept(asked)).status).toBe(200);
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
    harbour = await openHarbour(server, { marina: { permissions: { reservation: true, inventory: true } } });
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
    const found = await server.call(vesselRoutes.get, { ...staffCall(), body: { vessel_id: id ?? '' } });
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
      ...staffCall(),
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

  it('cannot be taken once they lie in the past', async () => {
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
      await server.must(reservationApi.assignBerth, { ...staffCall(), body: { reservation_id: each.id, ...at(name) } });
    }
    await harbour.approved(WEEK_LATER, PRICE, harbour.berth('A2'));
    for (const each of [asked, taken]) {
      await suggest(each, WEEK_LATER);
      expect((await take(each, WEEK_LATER)).status).toBe(200);
    }
    expect([await berthOf(asked), await berthOf(taken)]).toEqual(['A1', null]);
    expect([await harbour.isFree('A1'), await harbour.isFree('A1', WEEK_LATER)]).toEqual([true, false]);
    expect(await harbour.isFree('A2')).toBe(true);
    await server.settled();
    expect([await berthOf(asked), await berthOf(taken)]).toEqual(['A1', null]);
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
    const list = (filter: object) => server.must(reservationApi.getall, { ...staffCall(), body: { filter } });
    expect((await list({ edition: 'lite', tab: 'WAITING_LIST' })).items.map(({ id }) => id)).toEqual([asked.id]);
    expect((await list({ edition: 'full', tab: 'PENDING' })).counts).toEqual({ PENDING: 1, APPROVED: 0, CLOSED: 0 });
  });
});

describe('cancelling', () => {
  it('by the marina needs a reason, and words where the reason is another one', async () => {
    const asked = await harbour.request();
    const errors = async (payload: object) => (await harbour.act(asked, 'CANCEL', payload)).body.errors;
    expect(await errors({})).toEqual([{ path: 'payload.reason', code: 'provideReason' }]);
    expect(await errors({ reason: 'other' })).toEqual([{ path: 'payload.message', code: 'provideReason' }]);
    expect(await errors({ reason: 'dull' })).toEqual([{ path: 'payload.reason', code: 'provideReason' }]);
    expect((await harbour.act(asked, 'CANCEL', { message: 'The pier is under repair' })).status).toBe(200);
    expect(await harbour.standing(asked)).toBe('canceled_by_marina -');
  });

  it('by the marina gives everything back, or what staff say', async () => {
    const whole = await harbour.approved({}, ONLINE);
    await pay(whole);
    await harbour.must(whole, 'CANCEL', { reason: 'full' });
    await server.settled();
    expect((await harbour.show(whole)).payment).toMatchObject({ refunded_amount: 180, payment_status: 'refunded' });

    const part = await harbour.approved({}, ONLINE);
    await pay(part);
    expect((await harbour.act(part, 'CANCEL', { reason: 'full', refundAmount: 180.01 })).body.errors).toEqual([
      { path: 'payload.refundAmount', code: 'reservation_refundMoreThanPaid' },
    ]);
    await harbour.must(part, 'CANCEL', { reason: 'full', refundAmount: 99.99 });
    await server.settled();
    expect((await harbour.show(part)).payment).toMatchObject({ refunded_amount: 99.99, payment_status: 'succeeded' });
    expect(await harbour.history(part)).toContain('RefundIssued');
  });

  it('gives nothing back where nothing was paid', async () => {
    const asked = await harbour.approved({}, ONLINE);
    expect(await harbour.act(asked, 'CANCEL', { reason: 'full', refundAmount: 1 })).toMatchObject({
      status: 409,
      body: { error_type: 'RESERVATION_NOTHING_PAID' },
    });
    await harbour.must(asked, 'CANCEL', { reason: 'full', refundAmount: 0 });
    expect(await harbour.history(asked)).not.toContain('RefundRequested');
  });

  it('by the boater gives back what the policy says', async () => {
    harbour = await openHarbour(server, {
      marina: { accepts_online_payments: true },
      settings: {
        cancellation_policy: [
          { days_before_arrival: 7, refund_percent: 100 },
          { days_before_arrival: 2, refund_percent: 25 },
        ],
      },
    });
    const cancelOn = async (now: string) => {
      server.clock.set('2027-06-01T08:00:00.000Z');
      const asked = await harbour.approved({}, ONLINE);
      await pay(asked);
      server.clock.set(now);
      expect((await cancelByBoater(asked, 'The crew changed plans')).status).toBe(200);
      await server.settled();
      return (await harbour.show(asked)).payment.refunded_amount;
    };
    expect(await cancelOn('2027-06-04T21:59:00.000Z')).toBe(180); // the fourth, seven days before
    expect(await cancelOn('2027-06-04T22:00:00.000Z')).toBe(45); // the fifth in Paris
    expect(await cancelOn('2027-06-09T22:00:00.000Z')).toBe(0); // one day before
  });

  it('frees the berth at once, whoever cancels', async () => {
    const asked = await harbour.approved({}, PRICE, harbour.berth('A1'));
    await cancelByBoater(asked);
    expect([await harbour.isFree('A1'), await berthOf(asked)]).toEqual([true, null]);
    const made = await harbour.created('APPROVE', at('A1'));
    await harbour.must(made, 'CANCEL', { reason: 'customer_no_show' }, MARINA);
    expect([await harbour.isFree('A1'), await berthOf(made)]).toEqual([true, null]);
  });

  it('in the middle of the stay keeps the nights that were lain', async () => {
    const asked = await harbour.approved({}, PRICE, harbour.berth('A1'));
    server.clock.set('2027-06-12T08:00:00.000Z');
    await harbour.must(asked, 'CANCEL', { reason: 'customer' });
    expect(await harbour.visitors()).toEqual([1, 0, 0]);
  });

  it('an offer is declining it', async () => {
    const asked = await harbour.request();
    await harbour.must(asked, 'UPDATE', { payment: PRICE });
    await cancelByBoater(asked, 'Too dear');
    const events = await eventsOf(server, `reservation-${asked.id}`);
    expect(events.at(-1)?.data).toMatchObject({ declined: true, message: 'Too dear' });
    expect(await harbour.standing(asked)).toBe('canceled_by_boater -');
  });

  it('is too late once the stay is over', async () => {
    const asked = await harbour.approved();
    server.clock.set('2027-06-14T22:00:00.000Z');
    const past = { status: 409, body: { error_type: 'RESERVATION_PAST' } };
    expect(await harbour.act(asked, 'CANCEL', { reason: 'full' })).toMatchObject(past);
    expect(await cancelByBoater(asked)).toMatchObject(past);
  });
});

describe('documents', () => {
  const add = async ({ link }: Asked, attachment_type: string, file: Uint8Array<ArrayBuffer> = new Uint8Array(PNG)) => {
    const path = boaterReservationApi.addDocument.path;
    const answer = await upload(server, path, { token: link, fields: { attachment_type }, file });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const linkTo = (attachment_id: unknown, token: string) =>
    server.call(attachmentApi.getLink, { token, body: { attachment_id: String(attachment_id) } });

  it('that were asked for must be there before approval', async () => {
    const asked = await harbour.request();
    const required_documents = { vessel_insurence: true, skipper_id: true };
    await harbour.must(asked, 'UPDATE', { payment: PRICE, required_documents });
    await accept(asked);
    expect((await harbour.show(asked)).missing_documents).toEqual(['VESSEL_INSURANCE', 'SKIPPER_ID_LICENSE']);
    const missing = (...types: string[]) => ({
      status: 409,
      body: { error_type: 'RESERVATION_DOCUMENTS_MISSING', details: { missing: types } },
    });
    expect(await harbour.act(asked, 'APPROVE', {})).toMatchObject(missing('VESSEL_INSURANCE', 'SKIPPER_ID_LICENSE'));
    expect(await add(asked, 'VESSEL_INSURANCE')).toMatchObject({
      status: 200,
      body: { attachment: { attachment_type: 'VESSEL_INSURANCE', content_type: 'image/png', name: 'papers.png' } },
    });
    expect(await harbour.act(asked, 'APPROVE', {})).toMatchObject(missing('SKIPPER_ID_LICENSE'));
    await add(asked, 'SKIPPER_ID_LICENSE');
    // Documents do not change whose turn it is.
    expect(await harbour.standing(asked)).toBe('pending MARINA');
    await harbour.must(asked, 'APPROVE', {});
    expect(await harbour.standing(asked)).toBe('approved -');
  });

  it('that the marina always wants before approval are asked for by themselves', async () => {
    const short = { before_approval: ['VESSEL_LICENSE' as const] };
    harbour = await openHarbour(server, { requirements: { short } });
    const asked = await harbour.agreed();
    expect((await harbour.seenByBoater(asked)).missing_documents).toEqual(['VESSEL_LICENSE']);
    expect((await harbour.act(asked, 'APPROVE', {})).body.error_type).toBe('RESERVATION_DOCUMENTS_MISSING');
    // Staff may let it pass.
    await harbour.must(asked, 'APPROVE', { required_documents: {} });
  });

  it('are told by their content, not by their name', async () => {
    const asked = await harbour.request();
    const before = await headOf(server);
    for (const text of [
      '<html><script>alert(1)</script></html>',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'MZ\x90',
    ]) {
      expect(await add(asked, 'VESSEL_PHOTO', new TextEncoder().encode(text))).toMatchObject({
        status: 415,
        body: { error_type: 'UNSUPPORTED_MEDIA_TYPE' },
      });
    }
    expect(await add(asked, 'VESSEL_PHOTO', new Uint8Array(0))).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'file', code: 'fileRequired' }] },
    });
    expect(await add(asked, 'LOVE_LETTER')).toMatchObject({ status: 400 });
    expect(await headOf(server)).toBe(before);
  });

  it('of more than ten megabytes are refused', async () => {
    const asked = await harbour.request();
    const large = new Uint8Array(10 * 1024 * 1024 + 1);
    large.set(PNG);
    expect(await add(asked, 'VESSEL_PHOTO', large)).toMatchObject({
      status: 413,
      body: { error_type: 'PAYLOAD_TOO_LARGE' },
    });
    expect((await harbour.show(asked)).attachments).toEqual([]);
    expect((await add(asked, 'VESSEL_PHOTO', large.slice(0, -1))).status).toBe(200);
  });

  it('are read back by whoever may see the reservation, byte for byte', async () => {
    const asked = await harbour.request();
    const { body } = await add(asked, 'VESSEL_PHOTO');
    const { id } = body.attachment as { id: string };
    expect((await harbour.show(asked)).attachments).toMatchObject([{ id, name: 'papers.png', size_bytes: PNG.length }]);
    const links = [
      (await linkTo(id, harbour.token)).body.url,
      (await server.must(attachmentApi.getLinkAsBoater, { token: asked.link, body: { attachment_id: id } })).url,
    ];
    for (const url of links) {
      const file = await fetch(`${server.url}${url}`);
      expect(file.headers.get('content-type')).toBe('image/png');
      expect(file.headers.get('content-disposition')).toContain('attachment; filename="papers.png"');
      expect(Buffer.from(await file.arrayBuffer()).equals(PNG)).toBe(true);
    }
    server.clock.advance(3_600_000);
    expect((await fetch(`${server.url}${links[0]}`)).status).not.toBe(200);
  });

  it('are nobody else’s business', async () => {
    const asked = await harbour.request();
    const { body } = await add(asked, 'VESSEL_PHOTO');
    const { id } = body.attachment as { id: string };
    const [other, neighbour] = [await openHarbour(server), await harbour.request()];
    expect((await linkTo(id, other.token)).status).toBe(404);
    const answer = await server.call(attachmentApi.getLinkAsBoater, {
      token: neighbour.link,
      body: { attachment_id: id },
    });
    expect(answer.status).toBe(404);
  });

  it('keep the file that is there when the same key comes with another one, also after a restart', async () => {
    const asked = await harbour.request();
    const send = async (file: Uint8Array<ArrayBuffer>) => {
      const form = new FormData();
      form.set('attachment_type', 'VESSEL_PHOTO');
      form.set('file', new Blob([file]), 'papers.png');
      const headers = { Authorization: `Bearer ${asked.link}`, 'Idempotency-Key': 'photo-1' };
      const path = boaterReservationApi.addDocument.path;
      const answer = await fetch(`${server.url}${path}`, { method: 'POST', headers, body: form });
      return { status: answer.status, body: (await answer.json()) as { attachment: { id: string } } };
    };
    const first = await send(new Uint8Array(PNG));
    await server.restart();
    expect(await send(new Uint8Array(PNG))).toEqual(first);
    const other = new Uint8Array([...PNG, 0]);
    expect((await send(other)).status).toBe(422);
    const url = (await linkTo(first.body.attachment.id, harbour.token)).body.url;
    const file = await fetch(`${server.url}${url}`);
    expect(Buffer.from(await file.arrayBuffer()).equals(PNG)).toBe(true);
  });
});

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
    const second = await harbour.created('NOTIFY', { boater: { ...boater, email: boater.email.toUpperCase() } });
    const [one, two] = [await harbour.show(first), await harbour.show(second)];
    expect(two.boater_id).toBe(one.boater_id);
    expect(two.vessel.id).toBe(one.vessel.id);
    const third = await harbour.created('NOTIFY', { boater: { ...boater, id: one.boater_id } });
    expect((await harbour.show(third)).boater_id).toBe(one.boater_id);
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
      expect((await pay(made)).body.error_type).toBe('RESERVATION_PAYMENT_NOT_DUE');
      return;
    }
    expect((await pay(made)).body.amount).toBe(paid);
    expect(await harbour.standing(made)).toBe('approved -');
  });

  it('with a deposit may be paid whole at once', async () => {
    const deposit = { type: 'PERCENTAGE' as const, amount: 30 };
    const made = await harbour.created('APPROVE', { payment: { ...PRICE, deposit } });
    expect((await pay(made, { part: 'TOTAL' })).body).toMatchObject({ payment_status: 'succeeded', amount: 180 });
    expect(await harbour.standing(made)).toBe('approved -');
    expect((await harbour.show(made)).payment).toMatchObject({ paid_amount: 180, total_to_pay: 180 });
    expect((await pay(made)).body.error_type).toBe('RESERVATION_PAYMENT_NOT_DUE');
  });

  it.each(['NOTIFY', 'ADD_TO_WAITING_LIST'] as const)('holds the berth that %s names', async (action) => {
    const made = await harbour.created(action, at('A2'));
    expect([await berthOf(made), await harbour.isFree('A2')]).toEqual(['A2', false]);
    await server.settled();
    expect([await berthOf(made), await harbour.isFree('A2')]).toEqual(['A2', false]);
    expect((await harbour.create(action, at('A2'))).body.error_type).toBe('BERTH_TAKEN');
    expect(await berthOf(await harbour.created(action))).toBe(null);
  });

  it('under a contract is under one that the marina offers, and is called by it', async () => {
    await server.must(pricingRoutes.createPlan, { ...staffCall(), body: { season_pricing_plan: draftExample } });
    const { season_pricing_plan: plan } = await server.must(pricingRoutes.getPlan, staffCall());
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
    expect(await berthOf(other)).toBe('A1');
  });
});

describe('editing a booking of the marina’s own', () => {
  const edit = (made: Asked, payload: object) => harbour.act(made, 'UPDATE', { payment: PRICE, ...payload }, MARINA);

  it('moves the berth’s nights with the stay', async () => {
    const made = await harbour.created('APPROVE', at('A1'));
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
    const made = await harbour.created('APPROVE', at('A1'));
    await harbour.approved({ start_date: STAY.end_date, end_date: '2027-06-16' }, PRICE, harbour.berth('A1'));
    const before = await harbour.show(made);
    const answer = await edit(made, { ...STAY, end_date: '2027-06-15' });
    expect(answer).toMatchObject({
      status: 409,
      body: { error_type: 'BERTH_TAKEN', details: { berth_name: 'A1', start_date: STAY.end_date } },
    });
    expect(await harbour.show(made)).toEqual(before);
    // With another berth it goes.
    expect((await edit(made, { ...STAY, end_date: '2027-06-15', ...at('A2') })).status).toBe(200);
    expect([await berthOf(made), await harbour.isFree('A1')]).toEqual(['A2', true]);
  });

  it('moves it to another berth', async () => {
    const made = await harbour.created('APPROVE', at('A1'));
    expect((await edit(made, at('A3'))).status).toBe(200);
    expect([await berthOf(made), await harbour.isFree('A1'), await harbour.isFree('A3')]).toEqual(['A3', true, false]);
    await server.settled();
    expect(await berthOf(made)).toBe('A3');
  });

  it('takes another boat only where it fits, and keeps its measures', async () => {
    await harbour.addBerth('A', 4, { max_loa: 18, max_beam: 6 });
    const made = await harbour.created('APPROVE', at('A1'));
    const vessel = { ...PETREL, length: 15, beam: 4.5 };
    const before = await harbour.show(made);
    expect(await edit(made, { vessel })).toMatchObject({ status: 409, body: { error_type: 'BERTH_TOO_SMALL' } });
    expect(await harbour.show(made)).toEqual(before);
    expect((await edit(made, { vessel, ...at('A4') })).status).toBe(200);
    expect([await berthOf(made), await harbour.isFree('A1')]).toEqual(['A4', true]);
    expect((await edit(made, at('A1'))).body.error_type).toBe('BERTH_TOO_SMALL');
    expect((await edit(made, { vessel: { ...vessel, length: 11, beam: 3.5 } })).status).toBe(200);
    expect((await edit(made, at('A1'))).status).toBe(200);
    await server.settled();
    expect(await berthOf(made)).toBe('A1');
  });

  it('keeps everything else open on the day of departure, the boat as it was or corrected', async () => {
    const made = await harbour.created('APPROVE', at('A1'));
    server.clock.set('2027-06-14T08:00:00.000Z');
    const { vessel } = await harbour.show(made);
    const same = { ...PETREL, id: vessel.id ?? '' };
    expect((await edit(made, { vessel: same, internal_notes: 'Left a rope' })).status).toBe(200);
    expect((await edit(made, { vessel: { ...same, length: 9.7 } })).status).toBe(200);
    expect(await harbour.show(made)).toMatchObject({ berth_id: harbour.berth('A1'), vessel: { length: 9.7 } });
    await server.settled();
    expect(await berthOf(made)).toBe('A1');
  });

  it('extends a stay that is under way', async () => {
    const made = await harbour.created('APPROVE', at('A1'));
    server.clock.set('2027-06-13T08:00:00.000Z');
    expect((await edit(made, { ...STAY, end_date: '2027-06-18' })).status).toBe(200);
    expect(await harbour.show(made)).toMatchObject({ end_date: '2027-06-18', berth_id: harbour.berth('A1') });
    expect(await harbour.isFree('A1', { start_date: '2027-06-17', end_date: '2027-06-18' })).toBe(false);
    // Another berth is not offered any more once the boat has arrived (spec 1 §4).
    expect((await edit(made, at('A2'))).body.error_type).toBe('RESERVATION_ARRIVAL_PASSED');
    expect([await berthOf(made), await harbour.isFree('A2')]).toEqual(['A1', true]);
  });

  it('asks for what is due after the change, and gives back what is too much', async () => {
    const made = await harbour.created('APPROVE', { payment: ONLINE });
    await pay(made);
    await edit(made, { payment: { ...ONLINE, price_per_night: 70 } });
    expect(await harbour.standing(made)).toBe('approved BOATER');
    expect((await pay(made)).body.amount).toBe(30);
    await edit(made, { payment: { ...ONLINE, price_per_night: 50 } });
    await server.settled();
    expect((await harbour.show(made)).payment).toMatchObject({
      paid_amount: 210,
      refunded_amount: 60,
      total_to_pay: 150,
    });
  });

  it('touches nothing of an older edit that is sent again', async () => {
    const made = await harbour.created('APPROVE', at('A1'));
    const headers = { 'Idempotency-Key': 'edit-1' };
    const payload = { payment: PRICE, ...at('A2') };
    const first = await harbour.must(made, 'UPDATE', payload, { ...MARINA, headers });
    await edit(made, at('A3'));
    await server.restart();
    const head = await headOf(server);
    expect(await harbour.must(made, 'UPDATE', payload, { ...MARINA, headers })).toEqual(first);
    expect([await berthOf(made), await harbour.isFree('A2'), await harbour.isFree('A3')]).toEqual(['A3', true, false]);
    expect(await headOf(server)).toBe(head);
  });

  it('is for the marina’s own: what a boater booked stays as agreed', async () => {
    const asked = await harbour.approved();
    expect(await harbour.act(asked, 'UPDATE', { payment: { price_per_night: 1 } })).toMatchObject({
      status: 409,
      body: { error_type: 'RESERVATION_ACTION_NOT_ALLOWED', details: { status: 'APPROVED', action: 'UPDATE' } },
    });
  });
});

describe('berthing', () => {
  const assign = (asked: Asked, body: object) =>
    server.call(reservationApi.assignBerth, { ...staffCall(), body: { reservation_id: asked.id, ...body } });
  const selectMatch = (asked: Asked, name: string, more: object = {}) =>
    server.call(reservationApi.selectMatch, {
      ...staffCall(),
      body: { reservation_id: asked.id, match_id: harbour.berth(name), ...more },
    });
  const unassign = (asked: Asked) =>
    server.call(reservationApi.unassignBerth, { ...staffCall(), body: { reservation_id: asked.id } });

  it('a taken berth is refused with who is in the way', async () => {
    const first = await harbour.approved({}, PRICE, harbour.berth('A1'));
    const asked = await harbour.agreed({ start_date: '2027-06-13', end_date: '2027-06-15' });
    const head = await headOf(server);
    expect(await harbour.act(asked, 'APPROVE', at('A1'))).toMatchObject({
      status: 409,
      body: { error_type: 'BERTH_TAKEN', details: { berth_name: 'A1', ...STAY } },
    });
    expect(await assign(asked, at('A1'))).toMatchObject({ status: 409, body: { error_type: 'BERTH_TAKEN' } });
    expect(await headOf(server)).toBe(head);
    expect(await berthOf(first)).toBe('A1');
  });

  it('a berth may be chosen before the approval, which then keeps it', async () => {
    const asked = await harbour.agreed();
    expect((await assign(asked, at('A3'))).status).toBe(200);
    expect([await berthOf(asked), await harbour.isFree('A3')]).toEqual(['A3', false]);
    expect((await harbour.seenByBoater(asked)).berth).toBe(null);
    await harbour.must(asked, 'APPROVE', {});
    expect(await berthOf(asked)).toBe('A3');
    expect(await harbour.visitors()).toEqual([1, 1, 1]);
  });

  it('is given, changed and taken away again', async () => {
    const asked = await harbour.approved({}, PRICE, harbour.berth('A1'));
    expect((await assign(asked, at('A2'))).status).toBe(200);
    expect([await harbour.isFree('A1'), await harbour.isFree('A2')]).toEqual([true, false]);
    expect((await unassign(asked)).status).toBe(200);
    expect([await berthOf(asked), await harbour.isFree('A2')]).toEqual([null, true]);
    expect(await unassign(asked)).toMatchObject({ status: 409, body: { error_type: 'RESERVATION_HAS_NO_BERTH' } });
    expect(await harbour.standing(asked)).toBe('approved -');
  });

  it('a match is taken, with a reason where it is not the best', async () => {
    const asked = await harbour.approved();
    await unassign(asked);
    expect((await harbour.show(asked)).matches[0]?.berth_id).toBe(harbour.berth('A1'));
    expect((await selectMatch(asked, 'A2', { skip_reason: 'weather_issues' })).status).toBe(200);
    const [assigned] = (await eventsOf(server, `reservation-${asked.id}`)).filter(
      ({ type, data }) => type === 'BerthAssigned' && (data as { chosen_by: string }).chosen_by === 'MATCH',
    );
    expect(assigned?.data).toMatchObject({
      berth_id: harbour.berth('A2'),
      suggested_berth_id: harbour.berth('A1'),
      skip_reason: 'weather_issues',
    });
  });

  it('another berth than the suggested one is chosen for a reason, in words too', async () => {
    const [one, two] = [
      await harbour.approved(),
      await harbour.approved({ start_date: '2027-07-01', end_date: '2027-07-03' }),
    ];
    const why = { skip_reason: 'other', skip_reason_text: 'Too windy' };
    for (const asked of [one, two]) await unassign(asked);
    expect((await selectMatch(one, 'A3', why)).status).toBe(200);
    expect((await assign(two, { ...at('A3'), ...why })).status).toBe(200);
    for (const asked of [one, two]) {
      const events = (await eventsOf(server, `reservation-${asked.id}`)).slice(-2);
      expect(events.map(({ type, data }) => ({ type, ...data }))).toMatchObject([
        { type: 'MatchSkipped', berth_id: harbour.berth('A1'), reason: 'other', note: 'Too windy' },
        { type: 'BerthAssigned', berth_id: harbour.berth('A3'), skip_reason: 'other' },
      ]);
    }
  });

  it('a match that is skipped is a berth of the marina, and skipped once', async () => {
    const asked = await harbour.approved({}, PRICE, harbour.berth('A1'));
    const skip = (match_id: string) =>
      server.call(reservationApi.selectMatch, {
        ...staffCall(),
        body: { reservation_id: asked.id, match_id, skip: true, skip_reason: 'services' },
      });
    const there = await openHarbour(server);
    const before = await headOf(server);
    for (const id of ['0190f3a2-ffff-7000-8000-000000000003', there.berth('A1')]) {
      expect(await skip(id)).toMatchObject({ status: 404, body: { error_type: 'BERTH_NOT_FOUND' } });
    }
    // The berth it has is none to pass over.
    expect((await skip(harbour.berth('A1'))).body.error_type).toBe('RESERVATION_ACTION_NOT_ALLOWED');
    expect(await headOf(server)).toBe(before);
    expect((await skip(harbour.berth('A2'))).status).toBe(200);
    const once = await headOf(server);
    expect((await skip(harbour.berth('A2'))).status).toBe(200);
    expect(await headOf(server)).toBe(once);
  });

  it('a match is skipped with a reason, and is no match any more', async () => {
    const asked = await harbour.approved();
    await unassign(asked);
    expect((await selectMatch(asked, 'A1', { skip: true })).body.errors).toEqual([
      { path: 'skip_reason', code: 'provideReason' },
    ]);
    const more = { skip: true, skip_reason: 'services', skip_reason_text: 'No power on A1' };
    expect((await selectMatch(asked, 'A1', more)).status).toBe(200);
    expect((await harbour.show(asked)).matches[0]?.berth_id).toBe(harbour.berth('A2'));
    expect(await harbour.isFree('A1')).toBe(true);
  });

  it('a boat shorter than the berth takes is asked about again', async () => {
    const berth = { pier_id: harbour.piers.get('A') ?? '', number: 9, max_loa: 20, max_beam: 6, max_draft: 3 };
    const { id } = await server.must(createBerth, { ...staffCall(), body: { berth: { ...berth, min_length: 15 } } });
    const question = {
      status: 409,
      body: {
        error_type: 'min_length_berth_allocationg',
        details: { berth_name: 'A9', boat_loa: 9.8, min_loa: 15 },
      },
    };
    const asked = await harbour.agreed();
    expect(await harbour.act(asked, 'APPROVE', { berth_id: id })).toMatchObject(question);
    expect(await assign(asked, { berth_id: id })).toMatchObject(question);
    expect(await harbour.create('APPROVE', { berth_id: id })).toMatchObject(question);
    expect(await harbour.visitors()).toEqual([0, 0, 0]);
    await harbour.must(asked, 'APPROVE', { berth_id: id, confirm_min_length: true });
    expect(await berthOf(asked)).toBe('A9');
  });

  it('ends with the day of arrival', async () => {
    const asked = await harbour.approved({}, PRICE, harbour.berth('A1'));
    server.clock.set('2027-06-11T21:59:00.000Z');
    expect((await assign(asked, at('A2'))).status).toBe(200);
    server.clock.set('2027-06-11T22:00:00.000Z');
    expect(await assign(asked, at('A3'))).toMatchObject({
      status: 409,
      body: { error_type: 'RESERVATION_ARRIVAL_PASSED' },
    });
    expect(await selectMatch(asked, 'A3')).toMatchObject({ body: { error_type: 'RESERVATION_ARRIVAL_PASSED' } });
  });

  it('some of the nights may be spent in another berth', async () => {
    const asked = await harbour.approved({}, PRICE, harbour.berth('A1'));
    const from = { start_date: '2027-06-13', end_date: STAY.end_date };
    expect((await assign(asked, { ...at('A2'), ...from })).status).toBe(200);
    expect(await harbour.isFree('A1', from)).toBe(true);
    expect(await harbour.isFree('A1', { start_date: STAY.start_date, end_date: '2027-06-12' })).toBe(false);
    expect(await harbour.isFree('A2', from)).toBe(false);
    expect(await harbour.isFree('A2', { start_date: STAY.start_date, end_date: '2027-06-13' })).toBe(true);
    expect(await harbour.visitors()).toEqual([1, 1, 1]);
    // Not to the end of the stay, or of a stay that lies nowhere yet: that would leave nights without a berth.
    expect((await assign(asked, { ...at('A3'), ...STAY, end_date: '2027-06-13' })).body.errors).toEqual([
      { path: 'end_date', code: 'inValidDate' },
    ]);
    const other = await harbour.agreed();
    expect((await assign(other, { ...at('A3'), ...from })).body.errors).toEqual([
      { path: 'start_date', code: 'inValidDate' },
    ]);
  });

  it('without the inventory there are no berths, and nobody can name one', async () => {
    harbour = await openHarbour(server);
    const admin = await server.addAdmin();
    const { items } = await server.must(marinaRoutes.getall, { token: admin.token, body: { page_size: 100 } });
    const marina = items.find(({ id }) => id === harbour.marina);
    await server.must(marinaRoutes.update, {
      token: admin.token,
      body: {
        marina_id: harbour.marina,
        name: marina?.name ?? '',
        code: marina?.code ?? '',
        country: 'FR',
        time_zone: 'Europe/Paris',
        association_code: 'TEM',
        permissions: { reservation: true },
      },
    });
    const asked = await harbour.agreed();
    const off = {
      status: 409,
      body: { error_type: 'RESERVATION_FEATURE_NOT_ENABLED', details: { feature: 'inventory' } },
    };
    expect(await harbour.act(asked, 'APPROVE', at('A1'))).toMatchObject(off);
    expect(await harbour.create('APPROVE', at('A1'))).toMatchObject(off);
    expect((await assign(asked, at('A1'))).status).toBe(403);
    await harbour.must(asked, 'APPROVE', {});
    expect(await harbour.standing(asked)).toBe('approved -');
  });
});

describe('booking at once', () => {
  const book = async (more: object = {}) =>
    server.call(boaterReservationApi.instantBook, { body: await harbour.requestBody(more) });
  const notAvailable = { status: 409, body: { error_type: 'RESERVATION_INSTANT_BOOKING_NOT_AVAILABLE' } };
  const withPlan = () =>
    server.must(pricingRoutes.createPlan, { ...staffCall(), body: { season_pricing_plan: draftExample } });
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
    expect((await pay(asked)).status).toBe(200);
    expect(await harbour.standing(asked)).toBe('approved -');
    expect((await harbour.seenByBoater(asked)).berth).toEqual({ number: '1', pier_name: 'I' });
    // The other berths are not offered for it.
    expect(await book()).toMatchObject(notAvailable);
  });

  it('needs what the marina asks for at once', async () => {
    harbour = await openHarbour(server, { requirements: { short: { instant_booking: ['HULL_TYPE'] } } });
    await harbour.addPier('I', [12], { instant_booking: true });
    await withPlan();
    const head = await headOf(server);
    expect((await book()).body.errors).toEqual([{ path: 'vessel.hull_type', code: 'HullTypeRequired' }]);
    expect(await headOf(server)).toBe(head);
    expect((await book({ vessel: { ...PETREL, hull_type: 'MONOHULL' } })).status).toBe(200);
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
    harbour = await openHarbour(server);
    await harbour.addPier('I', [12], { instant_booking: true });
    await withPlan();
    expect((await book()).body.reservation_status).toBe('approved');
    expect(await harbour.isFree('I1')).toBe(false);
  });

  it('gives the berth back when the boater thinks better of it', async () => {
    await withPlan();
    const { body } = await book();
    await cancelByBoater({ id: body.id, link: body.link_token });
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
    await harbour.must(named, 'APPROVE', at('A3'));
    expect([await berthOf(asked), await berthOf(named)]).toEqual(['A1', 'A3']);
  });
});

describe('nights redeemed with a card', () => {
  const card = async () => {
    const home = await openHarbour(server);
    const { card_number } = await server.must(cardRoutes.add, {
      token: home.token,
      body: {
        vessel: { name: 'Petrel', length: 9.8, beam: 3.2, draft: 1.7 },
        boaters: [{ first_name: 'Inès', last_name: 'Delacroix', email: `ines${Math.random()}@example.org` }],
        membership: {},
      },
    });
    return card_number;
  };
  const left = async (card_number: string) => {
    await server.settled();
    const { body } = await server.call(cardRoutes.get, { ...staffCall(), body: { card_number } });
    return body.card.nights_available;
  };
  const redeeming = (nights_to_redeem: number): PaymentBody => ({ ...PRICE, nights_to_redeem });

  it('are taken with the approval, cost half, and come back with a cancellation', async () => {
    const card_number = await card();
    const before = await left(card_number);
    const made = await harbour.created('APPROVE', { card_number, payment: redeeming(2) });
    expect((await harbour.show(made)).payment).toMatchObject({ nights_to_redeem: 2, total_to_pay: 120 });
    expect(await left(card_number)).toBe(before - 2);
    await harbour.must(made, 'CANCEL', { reason: 'full' }, MARINA);
    expect(await left(card_number)).toBe(before);
  });

  it('follow an edit of the booking, up, down and to none', async () => {
    const card_number = await card();
    const before = await left(card_number);
    const made = await harbour.created('APPROVE', { card_number, payment: redeeming(1) });
    for (const nights of [3, 2, 0]) {
      await harbour.must(made, 'UPDATE', { payment: redeeming(nights) }, MARINA);
      expect(await left(card_number)).toBe(before - nights);
    }
  });

  it('are as before when the edit is refused', async () => {
    const card_number = await card();
    const before = await left(card_number);
    const made = await harbour.created('APPROVE', { card_number, payment: redeeming(1), ...at('A1') });
    await harbour.approved({}, PRICE, harbour.berth('A2'));
    const answer = await harbour.act(made, 'UPDATE', { payment: redeeming(3), ...at('A2') }, MARINA);
    expect(answer.body.error_type).toBe('BERTH_TAKEN');
    expect(await left(card_number)).toBe(before - 1);
    expect((await harbour.show(made)).payment.nights_to_redeem).toBe(1);
  });

  it('are kept by a stay that is over', async () => {
    const card_number = await card();
    const before = await left(card_number);
    await harbour.created('APPROVE', { card_number, payment: redeeming(2) });
    server.clock.set('2027-06-20T08:00:00.000Z');
    expect(await left(card_number)).toBe(before - 2);
  });

  it('are offered only with a card, and never more than are left or the stay has', async () => {
    const card_number = await card();
    const errors = async (nights: number, more: object = {}) =>
      (await harbour.create('APPROVE', { payment: redeeming(nights), ...more })).body.errors;
    const tooMany = (code: string) => [{ path: 'payment.nights_to_redeem', code }];
    expect(await errors(1)).toEqual(tooMany('reservation_moreThanAvailable'));
    expect(await errors(4, { card_number })).toEqual(tooMany('reservation_moreThanTotal'));
    const long = { start_date: '2027-06-11', end_date: '2027-06-30', card_number };
    expect(await errors(19, long)).toEqual(tooMany('reservation_moreThanAvailable'));
    expect(await harbour.visitors()).toEqual([0, 0, 0]);
  });

  it('may be named beside the price that stands', async () => {
    const card_number = await card();
    const before = await left(card_number);
    const made = await harbour.created('NOTIFY', { card_number });
    await server.settled();
    await harbour.must(made, 'APPROVE', { nights_to_redeem: 2 }, MARINA);
    expect((await harbour.show(made)).payment).toMatchObject({ nights_to_redeem: 2, total_to_pay: 120 });
    expect(await left(card_number)).toBe(before - 2);
    const asked = await harbour.request();
    expect((await harbour.act(asked, 'ADD_TO_WAITING_LIST', { nights_to_redeem: 1 })).body.errors).toEqual([
      { path: 'payload.payment.price_per_night', code: 'reservation_priceRequired' },
    ]);
  });

  it('asked for by a stranger tell nothing of anybody’s card', async () => {
    const answer = async (email: string, nights: number) => {
      const boater = somebody({ email });
      const body = await harbour.requestBody({ boater, requested_redeem_nights_amount: nights });
      const { status, body: told } = await server.call(boaterReservationApi.request, { body });
      return [status, told.reservation_status, told.errors];
    };
    const holder = somebody();
    await harbour.created('NOTIFY', { boater: holder, card_number: await card() });
    const nobody = somebody();
    for (const nights of [1, 3, 4]) {
      expect(await answer(holder.email, nights)).toEqual(await answer(nobody.email, nights));
    }
    expect((await answer(nobody.email, 3))[0]).toBe(200);
    expect((await answer(nobody.email, 4))[2]).toEqual([
      { path: 'requested_redeem_nights_amount', code: 'reservation_moreThanTotal' },
    ]);
  });

  it('an offer holds none until it is approved', async () => {
    const card_number = await card();
    const before = await left(card_number);
    const made = await harbour.created('NOTIFY', { card_number, payment: redeeming(2) });
    expect(await left(card_number)).toBe(before);
    await harbour.must(made, 'APPROVE', {}, MARINA);
    expect(await left(card_number)).toBe(before - 2);
  });
});

describe('a payment', () => {
  it('is not taken twice, whoever presses twice', async () => {
    const asked = await harbour.approved({}, ONLINE);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => pay(asked)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await harbour.show(asked)).payment.paid_amount).toBe(180);
  });

  it('is answered the same when it is sent again, also after a restart', async () => {
    const asked = await harbour.approved({}, ONLINE);
    const send = (payment_token = 'sandbox_ok') =>
      server.call(boaterReservationApi.pay, {
        token: asked.link,
        body: { payment_token },
        headers: { 'Idempotency-Key': 'pay-1' },
      });
    const first = await send();
    expect((await send()).body).toEqual(first.body);
    await server.restart();
    expect((await send()).body).toEqual(first.body);
    expect(await send('sandbox_declined')).toMatchObject({
      status: 422,
      body: { error_type: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });

  it('waits while the provider does not answer', async () => {
    const asked = await harbour.approved({}, ONLINE);
    expect(await pay(asked, { payment_token: 'sandbox_unavailable' })).toMatchObject({
      status: 503,
      body: { error_type: 'PAYMENT_PROVIDER_UNAVAILABLE' },
    });
    expect((await pay(asked)).status).toBe(200);
  });

  it('that meets a cancellation is either on record and given back, or never taken', async () => {
    for (let round = 0; round < 5; round += 1) {
      const asked = await harbour.approved({}, ONLINE);
      const [paid, canceled] = await Promise.all([pay(asked), cancelByBoater(asked)]);
      await server.settled();
      expect(canceled.status).toBe(200);
      const { payment } = await harbour.show(asked);
      expect([payment.paid_amount, payment.refunded_amount]).toEqual(paid.status === 200 ? [180, 180] : [0, 0]);
    }
  });
});
