import { describe, expect, it } from '@jest/globals';
import { availabilityApi, planGestureApi } from '../../contracts/berths/api.js';
import type { PlanGesture } from '../../contracts/berths/plan-gestures.js';
import { messageApi } from '../../contracts/messages/api.js';
import { pricingApi } from '../../contracts/pricing/api.js';
import { draftExample } from '../../contracts/pricing/examples.js';
import { boaterReservationApi, reservationApi } from '../../contracts/reservations/api.js';
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
