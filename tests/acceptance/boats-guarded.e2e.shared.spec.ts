import { describe, expect, it } from '@jest/globals';
import { availabilityApi, planGestureApi } from '../../contracts/berths/api.js';
import type { PlanGesture } from '../../contracts/berths/plan-gestures.js';
import { messageApi } from '../../contracts/messages/api.js';
import { pricingApi } from '../../contracts/pricing/api.js';
import { draftExample } from '../../contracts/pricing/examples.js';
import { boaterReservationApi, counterApi, reservationApi } from '../../contracts/reservations/api.js';
import { PNG, upload } from '../fixtures/furnished-marina.js';
import { type Asked, PETREL, PRICE, somebody, STAY, WEEK_LATER } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';
import { aResidentIn } from '../fixtures/residents.js';

harbourForEachTest({ berths: [12, 12, 12], marina: { accepts_online_payments: true } });

const sameBoat = async ({ id: reservation_id }: Asked) => {
  await server.settled();
  return server.must(reservationApi.sameBoat, { token: harbour.token, body: { reservation_id } });
};
/** The number of mails that a person has got. */
const mailsTo = async (to: string): Promise<number | undefined> => {
  await server.settled();
  const page = await server.engines.outbox?.list({ marina_ids: [harbour.marina], to, page: 1, page_size: 50 });
  return page?.items.length;
};
const BOAT_HAS_A_BERTH = { status: 409, body: { error_type: 'BOAT_HAS_A_BERTH' } };
const both_reason = 'Mother ship and tender';

describe('one boat that requests twice', () => {
  it('is found by the server at the approval, which needs a reason to keep both', async () => {
    const boater = somebody();
    const first = await harbour.approved({ boater }, PRICE, harbour.berth('A1'));
    const second = await harbour.agreed({ boater, ...STAY }).catch(String);
    expect(second).toContain('BOAT_HAS_A_BERTH');
    const asked = await harbour.request({ boater });
    await server.settled();
    const offered = await harbour.act(asked, 'UPDATE', { payment: PRICE });
    expect(offered).toMatchObject({
      ...BOAT_HAS_A_BERTH,
      body: { details: { berths: [{ reservation_id: first.id, berth_name: 'A1', sign: 'SAME_BOAT' }] } },
    });
    await harbour.must(asked, 'UPDATE', { payment: PRICE, both_reason });
    await server.must(boaterReservationApi.acceptPrice, { token: asked.link });
    await server.settled();
    expect(await harbour.act(asked, 'APPROVE', { berth_id: harbour.berth('A2') })).toMatchObject(BOAT_HAS_A_BERTH);
    expect(await harbour.isFree('A2')).toBe(true);
    expect((await harbour.act(asked, 'APPROVE', { both_reason: 'ab' })).status).toBe(400);
    await harbour.must(asked, 'APPROVE', { berth_id: harbour.berth('A2'), both_reason });
    expect(await harbour.berthOf(asked)).toBe('A2');
  });

  it('is shown on the page of the second request, with the nights that it would have twice', async () => {
    const boater = somebody();
    const first = await harbour.approved({ boater }, PRICE, harbour.berth('A1'));
    const second = await harbour.request({ boater, start_date: '2027-06-12', end_date: '2027-06-16' });
    const other = await harbour.request({ boater, ...WEEK_LATER });
    const vessel = { name: PETREL.name, length: PETREL.length };
    const price = { total: expect.any(Number), paid: 0 };
    expect(await sameBoat(second)).toMatchObject({
      asked: { reservation_id: second.id, berth: null, price: null, vessel, person: { phone: boater.phone } },
      stays: [{ reservation_id: first.id, sign: 'SAME_BOAT', berth: 'A1', nights_twice: 2, vessel, price, ...STAY }],
      written: null,
      own_berth: null,
    });
    const body = { reservation_id: other.id, start_date: '2027-06-13', end_date: WEEK_LATER.end_date };
    const earlier = await server.must(reservationApi.sameBoat, { token: harbour.token, body });
    expect(earlier.asked.start_date).toBe('2027-06-13');
    expect(earlier.stays.map(({ reservation_id }) => reservation_id).sort()).toEqual([first.id, second.id].sort());
    expect((await sameBoat(other)).stays).toEqual([]);
  });

  it('is found where the person is spelt otherwise: by mail address or telephone, name and sizes of the boat', async () => {
    const boater = somebody();
    const first = await harbour.approved({ boater }, PRICE, harbour.berth('A1'));
    const elsewhere = somebody({ first_name: 'Noortje', phone: boater.phone });
    const second = await harbour.request({ boater: elsewhere, vessel: { ...PETREL, length: 9.85, name: ' PETREL ' } });
    expect((await sameBoat(second)).stays).toMatchObject([{ reservation_id: first.id, sign: 'SAME_PHONE' }]);
    expect(await harbour.act(second, 'UPDATE', { payment: PRICE })).toMatchObject(BOAT_HAS_A_BERTH);
    const namesake = await harbour.request({ vessel: PETREL });
    expect((await sameBoat(namesake)).stays).toEqual([]);
    await harbour.must(namesake, 'UPDATE', { payment: PRICE });
  });

  it('is found when the desk enters it, and when two desks approve at the same moment only one berth is given', async () => {
    const boater = somebody();
    const [one, two] = [await harbour.request({ boater }), await harbour.request({ boater })];
    for (const asked of [one, two]) {
      await harbour.must(asked, 'UPDATE', { payment: PRICE, both_reason });
      await server.must(boaterReservationApi.acceptPrice, { token: asked.link });
    }
    const rush = await Promise.all([harbour.act(one, 'APPROVE', {}), harbour.act(two, 'APPROVE', {})]);
    expect(rush.map(({ status }) => status).sort()).toEqual([200, 409]);
    await server.settled();
    const entered = await harbour.create('APPROVE', { boater });
    expect(entered).toMatchObject(BOAT_HAS_A_BERTH);
    expect(await harbour.visitors()).toEqual([1, 1, 1]);
  });
});

describe('two stays of one boat', () => {
  it('become one: the other takes the nights, the duplicate ends with all money back and without a mail of its own', async () => {
    const boater = somebody();
    const first = await harbour.approved({ boater }, PRICE, harbour.berth('A1'));
    const second = await harbour.request({ boater, ...STAY, end_date: '2027-06-16' });
    await server.settled();
    const mails = await mailsTo(boater.email);
    const payload = { reason: 'duplicate' as const, duplicate_of: first.id, tell: false };
    expect((await harbour.act(second, 'CANCEL', { ...payload, duplicate_of: second.id })).status).toBe(404);
    expect((await harbour.act(second, 'CANCEL', { ...payload, reason: 'full' })).status).toBe(400);
    await harbour.must(second, 'CANCEL', payload);
    await server.settled();
    expect(await mailsTo(boater.email)).toBe(mails);
    const body = { reservation_id: second.id };
    const detail = await server.must(reservationApi.get, { token: harbour.token, body });
    expect(detail).toMatchObject({ duplicate_of: first.id, reservation_status: 'canceled_by_marina' });
    expect((await sameBoat(first)).stays).toEqual([]);
  });

  it('are asked about first: the page says when staff wrote, and whether an answer came', async () => {
    const boater = somebody();
    await harbour.approved({ boater }, PRICE, harbour.berth('A1'));
    const second = await harbour.request({ boater });
    await server.settled();
    const { boater_id } = await server.must(reservationApi.get, {
      token: harbour.token,
      body: { reservation_id: second.id },
    });
    await server.must(messageApi.create, {
      token: harbour.token,
      body: { boater_id, reservation_id: second.id, text: 'Which one is right?', chat_view: 'Reservation' },
    });
    expect((await sameBoat(second)).written).toMatchObject({ answered: false });
    await server.must(boaterReservationApi.message, { token: second.link, body: { text: 'The second one.' } });
    expect((await sameBoat(second)).written).toMatchObject({ answered: true });
  });
});

describe('two stays of one boat that are merged', () => {
  const longer = { ...STAY, end_date: '2027-06-16' };
  const page = (reservation_id: string) =>
    server.must(reservationApi.get, { token: harbour.token, body: { reservation_id } });
  const merge = (going: Asked, duplicate: Asked, more: { take_dates?: boolean; take_phone?: boolean } = {}) =>
    server.call(reservationApi.merge, {
      token: harbour.token,
      body: { reservation_id: going.id, duplicate_id: duplicate.id, ...more },
    });
  const separate = ({ id: reservation_id }: Asked) =>
    server.call(reservationApi.separate, { token: harbour.token, body: { reservation_id } });
  const pays = ({ id: reservation_id }: Asked, amount: number) =>
    server.must(counterApi.recordPayment, {
      token: harbour.token,
      body: { reservation_id, amount, method: 'CASH', reference: '', received_on: '2027-06-01' },
    });
  const says = (asked: Asked, text: string) =>
    server.must(boaterReservationApi.message, { token: asked.link, body: { text } });
  const messagesOf = async ({ id: reservation_id }: Asked) => {
    await server.settled();
    const body = { reservation_id };
    const { read, unread } = await server.must(messageApi.reservation, { token: harbour.token, body });
    return [...read, ...unread].flatMap(({ sender, text }) => (sender.kind === 'service' ? [] : [text])).sort();
  };
  const addsDocument = (asked: Asked) =>
    upload(server, boaterReservationApi.addDocument.path, {
      token: asked.link,
      fields: { attachment_type: 'VESSEL_INSURANCE' },
      file: new Uint8Array(PNG),
    });

  it('are one: the stay that goes on has nights, messages, documents and money of both, and one mail says so', async () => {
    const boater = somebody();
    const first = await harbour.approved({ boater }, PRICE, harbour.berth('A1'));
    const asked = await harbour.request({ boater: { ...boater, phone: '+33611223344' }, ...longer });
    await says(first, 'We come with a tender.');
    await says(asked, 'One night more, please.');
    await addsDocument(asked);
    await server.settled();
    const mails = await mailsTo(boater.email);
    expect(await merge(first, asked, { take_dates: true, take_phone: true })).toMatchObject({ status: 200 });
    await server.settled();
    expect(await mailsTo(boater.email)).toBe((mails ?? 0) + 1);
    const [going, duplicate] = [await page(first.id), await page(asked.id)];
    expect(going).toMatchObject({ end_date: longer.end_date, attachments: [{ name: 'papers.png' }] });
    expect(going.boater.phone).toBe('+33611223344');
    expect(duplicate).toMatchObject({ duplicate_of: first.id, attachments: [], merged: { refusal: null } });
    expect(await messagesOf(first)).toEqual(['One night more, please.', 'We come with a tender.']);
    expect(await messagesOf(asked)).toEqual([]);
    const own = await server.must(boaterReservationApi.get, { token: asked.link });
    expect(own.view_id).toBe(going.view_id);
    await says(asked, 'Thank you.');
    expect(await messagesOf(first)).toContain('Thank you.');
    expect((await sameBoat(first)).stays).toEqual([]);
  });

  it('hand over what was paid, and what a booking holds beyond its price goes back', async () => {
    const boater = somebody();
    const first = await harbour.approved({ boater }, PRICE, harbour.berth('A1'));
    const second = await harbour.request({ boater });
    await harbour.must(second, 'UPDATE', { payment: PRICE, both_reason });
    await server.must(boaterReservationApi.acceptPrice, { token: second.link });
    await harbour.must(second, 'APPROVE', { berth_id: harbour.berth('A2'), both_reason });
    const { total_to_pay: total } = (await page(first.id)).payment;
    await pays(second, 50);
    await pays(first, total ?? 0);
    await server.settled();
    expect((await merge(first, second)).status).toBe(200);
    await server.settled();
    expect((await page(second.id)).payment).toMatchObject({ paid_amount: 0, refunded_amount: 0 });
    const { payment } = await page(first.id);
    expect(payment.payments.map(({ amount }) => amount)).toEqual([total, 50]);
    expect(payment.refunds).toMatchObject([{ amount: 50, at_counter: true, paid_out: false }]);
    expect(await harbour.isFree('A2')).toBe(true);
    expect(await separate(second)).toMatchObject({ status: 409, body: { error_type: 'RESERVATION_MERGE_SETTLED' } });
  });

  it('are separated again: each has its berth, nights, messages and money as before, until money has moved', async () => {
    const boater = somebody();
    const first = await harbour.approved({ boater }, PRICE, harbour.berth('A1'));
    const second = await harbour.request({ boater, ...longer });
    await harbour.must(second, 'UPDATE', { payment: PRICE, both_reason });
    await server.must(boaterReservationApi.acceptPrice, { token: second.link });
    await harbour.must(second, 'APPROVE', { berth_id: harbour.berth('A2'), both_reason });
    await pays(second, 20);
    await says(second, 'About the second.');
    await server.settled();
    const before = await page(second.id);
    expect((await merge(first, second, { take_dates: true })).status).toBe(200);
    await server.settled();
    expect((await page(first.id)).payment.paid_amount).toBe(20);
    expect((await separate(second)).status).toBe(200);
    await server.settled();
    const [going, again] = [await page(first.id), await page(second.id)];
    expect(going).toMatchObject({ end_date: STAY.end_date, payment: { paid_amount: 0 } });
    expect(again).toMatchObject({
      duplicate_of: null,
      reservation_status: before.reservation_status,
      end_date: longer.end_date,
      payment: { paid_amount: 20 },
    });
    expect([await harbour.berthOf(first), await harbour.berthOf(second)]).toEqual(['A1', 'A2']);
    expect(await messagesOf(second)).toEqual(['About the second.']);
    expect(await messagesOf(first)).toEqual([]);
    expect(await separate(second)).toMatchObject({ status: 409, body: { error_type: 'RESERVATION_NOT_MERGED' } });
    expect((await merge(first, second)).status).toBe(200);
    await pays(first, 10);
    expect(await separate(second)).toMatchObject({ status: 409, body: { error_type: 'RESERVATION_MERGE_SETTLED' } });
  });

  it('are refused, and nothing changes, where they are of two boats, closed, or not of this marina', async () => {
    const boater = somebody();
    const first = await harbour.approved({ boater }, PRICE, harbour.berth('A1'));
    const stranger = await harbour.request({});
    const again = await harbour.request({ boater });
    expect(await merge(first, stranger)).toMatchObject({
      status: 409,
      body: { error_type: 'RESERVATION_NOT_SAME_BOAT' },
    });
    expect((await merge(first, first)).status).toBe(404);
    await harbour.must(again, 'CANCEL', { reason: 'full' });
    expect(await merge(first, again)).toMatchObject({
      status: 409,
      body: { error_type: 'RESERVATION_ACTION_NOT_ALLOWED' },
    });
    expect(await page(stranger.id)).toMatchObject({ duplicate_of: null, reservation_status: 'initiated' });
  });
});

describe('a change of the plan by which a boat would be in two berths', () => {
  const preview = (gesture: PlanGesture) =>
    server.must(planGestureApi.planPreview, { token: harbour.token, body: { gesture } });
  const change = async (gesture: PlanGesture) => {
    const { basis } = await preview(gesture);
    return server.call(planGestureApi.planChange, { token: harbour.token, body: { gesture, basis } });
  };
  const asks = (berth_name: string) => ({
    possible: false,
    refusal: { code: 'BOAT_HAS_A_BERTH', details: { berths: [expect.objectContaining({ berth_name })] } },
  });

  it('names the other berth when a stay is lengthened, and is made with a reason', async () => {
    const boater = somebody();
    const first = await harbour.approved({ boater }, PRICE, harbour.berth('A1'));
    const next = { start_date: STAY.end_date, end_date: WEEK_LATER.end_date };
    await harbour.approved({ boater, ...next }, PRICE, harbour.berth('A2'));
    await server.settled();
    const longer = {
      type: 'DATES' as const,
      reservation_id: first.id,
      start_date: STAY.start_date,
      end_date: WEEK_LATER.start_date,
      reason: 'boater_asked' as const,
    };
    for (const gesture of [longer, { ...longer, berth_id: harbour.berth('A3') }]) {
      expect(await preview(gesture)).toMatchObject(asks('A2'));
      expect(await change(gesture)).toMatchObject(BOAT_HAS_A_BERTH);
      expect((await preview({ ...gesture, both_reason })).possible).toBe(true);
    }
    expect((await change({ ...longer, both_reason })).status).toBe(200);
    await harbour.must(first, 'UPDATE', { payment: PRICE, ...STAY, reason: 'boater_asked', both_reason });
    // The page of the reservation keeps both with the same words.
    const asked = { payment: PRICE, start_date: STAY.start_date, end_date: WEEK_LATER.end_date, both_reason };
    await harbour.must(first, 'UPDATE', { ...asked, reason: 'boater_asked' });
    expect(await harbour.berthOf(first)).toBe('A1');
  });

  it('names the own berth when the stay of a berth holder moves out of it, alone, in part or with others', async () => {
    const { boater_id, vessel_id } = await aResidentIn('A1', 'Belle Étoile');
    const holder = { first_name: 'Olav', last_name: 'Bergström', id: boater_id };
    const vessel = { name: 'Belle Étoile', length: 10, beam: 3, draft: 1.5, id: vessel_id };
    const own = await harbour.created('APPROVE', { boater: holder, vessel });
    const other = await harbour.approved({}, PRICE, harbour.berth('A2'));
    await server.settled();
    const to = { reservation_id: own.id, berth_id: harbour.berth('A3') };
    const confirm_min_length = false;
    const gestures: PlanGesture[] = [
      { type: 'MOVE', ...to, confirm_min_length },
      {
        type: 'SPLIT',
        reservation_id: own.id,
        segments: [{ berth_id: to.berth_id, start_date: STAY.start_date }],
        confirm_min_length,
      },
      { type: 'MOVES', moves: [to, { reservation_id: other.id, berth_id: harbour.berth('A2') }], confirm_min_length },
    ];
    for (const gesture of gestures) {
      expect(await preview(gesture)).toMatchObject(asks('A1'));
      expect((await preview({ ...gesture, both_reason } as PlanGesture)).possible).toBe(true);
    }
    const [move] = gestures;
    expect(await change(move!)).toMatchObject(BOAT_HAS_A_BERTH);
    expect((await change({ ...move!, both_reason } as PlanGesture)).status).toBe(200);
    expect(await harbour.berthOf(own)).toBe('A3');
  });
});

describe('booking at once, twice', () => {
  it('gives one berth of four equal requests in the same second', async () => {
    await harbour.addPier('I', [12, 12, 12, 12], { instant_booking: true });
    await server.must(pricingApi.createPlan, { token: harbour.token, body: { season_pricing_plan: draftExample } });
    const boater = somebody();
    const body = await harbour.requestBody({ boater });
    const rush = await Promise.all([1, 2, 3, 4].map(() => server.call(boaterReservationApi.instantBook, { body })));
    expect(rush.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const refused = rush.find(({ status }) => status === 409);
    expect(refused).toMatchObject(BOAT_HAS_A_BERTH);
    // A stranger learns nothing of the stay that has the berth.
    expect(JSON.stringify(refused?.body)).not.toContain('I1');
    expect(await harbour.visitors()).toEqual([1, 1, 1]);
  });
});

describe('the boat of a berth holder', () => {
  const vessel = { name: 'Belle Étoile', length: 10, beam: 3, draft: 1.5 };

  it('takes its own berth unless the desk says otherwise, and nobody counts it twice', async () => {
    const { boater_id, vessel_id } = await aResidentIn('A1', vessel.name);
    const holder = { first_name: 'Olav', last_name: 'Bergström', id: boater_id };
    const stay = { boater: holder, vessel: { ...vessel, id: vessel_id } };
    const asked = await harbour.created('APPROVE', stay);
    await server.settled();
    expect(await harbour.berthOf(asked)).toBe('A1');
    const { items } = await server.must(availabilityApi.occupancy, { token: harbour.token, body: STAY });
    const one = [1, 0, 2];
    expect(items.map(({ residents, visitors, free }) => [residents, visitors, free])).toEqual([one, one, one]);
    const later = { ...stay, ...WEEK_LATER, berth_id: harbour.berth('A2') };
    expect(await harbour.create('APPROVE', later)).toMatchObject({
      ...BOAT_HAS_A_BERTH,
      body: { details: { berths: [{ reservation_id: null, berth_name: 'A1' }] } },
    });
    expect(await harbour.berthOf(await harbour.created('APPROVE', { ...later, both_reason }))).toBe('A2');
    expect((await sameBoat(asked)).own_berth).toMatchObject({ berth_name: 'A1' });
  });
});
