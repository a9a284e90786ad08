import { describe, expect, it } from '@jest/globals';
import type * as z from 'zod';
import { availabilityApi, planActionApi, planApi, planGestureApi } from '../../contracts/berths/api.js';
import type { PlanEffects } from '../../contracts/berths/plan-gestures.js';
import { reservationApi } from '../../contracts/reservations/api.js';
import { trafficApi } from '../../contracts/traffic/api.js';
import { type Asked, MARINA, ONLINE, PETREL, PRICE, STAY } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';

harbourForEachTest({ marina: { accepts_online_payments: true } });

type Gesture = z.input<NonNullable<typeof planGestureApi.planPreview.body>>['gesture'];

const preview = (gesture: Gesture, token = harbour.token) =>
  server.must(planGestureApi.planPreview, { token, body: { gesture } });
const change = (gesture: Gesture, { basis }: Pick<PlanEffects, 'basis'>, token = harbour.token) =>
  server.call(planGestureApi.planChange, { token, body: { gesture, basis } });
/** Previews and carries out. @throws if it is refused */
async function carryOut(gesture: Gesture): Promise<PlanEffects> {
  const effects = await preview(gesture);
  const answer = await change(gesture, effects);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return effects;
}
const move = ({ id }: Asked, name: string, more: object = {}): Gesture => ({
  type: 'MOVE',
  reservation_id: id,
  berth_id: harbour.berth(name),
  ...more,
});
const dates = ({ id }: Asked, start_date: string, end_date: string): Gesture => ({
  type: 'DATES',
  reservation_id: id,
  start_date,
  end_date,
});
const swap = (one: Asked, other: Asked): Gesture => ({
  type: 'SWAP',
  reservation_id: one.id,
  with_reservation_id: other.id,
});
/** The bars in a berth: first night, last morning. */
async function barsIn(name: string): Promise<string[]> {
  const body = { start_date: '2027-05-01', end_date: '2027-09-01', berth_ids: [harbour.berth(name)] };
  const { bars } = await server.must(planApi.planBars, { token: harbour.token, body });
  return bars.map(({ start_date, end_date }) => `${start_date.slice(5)} ${end_date?.slice(5) ?? ''}`);
}
const mails = async () =>
  (await server.engines.outbox?.list({ marina_ids: [harbour.marina], page: 1, page_size: 50 }))?.total ?? 0;

describe('several stays that move together', () => {
  const together = (moves: readonly (readonly [Asked, string])[], more: object = {}): Gesture => ({
    type: 'MOVES',
    moves: moves.map(([{ id }, name]) => ({ reservation_id: id, berth_id: harbour.berth(name) })),
    ...more,
  });
  const two = async () => {
    const petrel = await harbour.approved({}, PRICE, harbour.berth('A1'));
    const ondine = await harbour.approved({ vessel: { ...PETREL, name: 'Ondine' } }, PRICE, harbour.berth('A2'));
    await server.settled();
    return [petrel, ondine] as const;
  };

  it('change berths in one action, also into each other’s, tell each boater, and come back together', async () => {
    const [petrel, ondine] = await two();
    const before = await mails();
    const moves = together([
      [petrel, 'A2'],
      [ondine, 'A3'],
    ]);
    const effects = await preview(moves);
    expect(effects).toMatchObject({ possible: true, stays: [{}, {}] });
    expect(effects.mails).toHaveLength(2);
    expect((await change(moves, effects)).status).toBe(200);
    expect([await harbour.berthOf(petrel), await harbour.berthOf(ondine)]).toEqual(['A2', 'A3']);
    await server.settled();
    expect(await mails()).toBe(before + 2);
    const { token } = harbour;
    const { items } = await server.must(planActionApi.planActions, { token, body: {} });
    expect(items[0]).toMatchObject({ kind: 'BULK' });
    const action_id = items[0]?.action_id ?? '';
    const { basis } = await server.must(planActionApi.planUndoPreview, { token, body: { action_id } });
    await server.must(planActionApi.planUndo, { token, body: { action_id, basis } });
    expect([await harbour.berthOf(petrel), await harbour.berthOf(ondine)]).toEqual(['A1', 'A2']);
  });

  it('move all or not at all, and show every boat that does not fit', async () => {
    const [petrel, ondine] = await two();
    await harbour.addBerth('A', 4, { max_loa: 8 });
    const moves = together([
      [petrel, 'A3'],
      [ondine, 'A4'],
    ]);
    const effects = await preview(moves);
    expect(effects).toMatchObject({
      possible: false,
      refusal: { code: 'BERTH_TOO_SMALL', details: { berth_name: 'A4' } },
      stays: [{ after: [{ berth_name: 'A3' }] }, { after: [{ berth_name: 'A4', spare_loa: -1.8 }] }],
    });
    expect((await change(moves, effects)).status).toBe(409);
    expect([await harbour.berthOf(petrel), await harbour.berthOf(ondine)]).toEqual(['A1', 'A2']);
  });

  it('are refused with one stay twice, and with one stay only', async () => {
    const [petrel] = await two();
    const sent = (gesture: Gesture) =>
      server.call(planGestureApi.planPreview, { token: harbour.token, body: { gesture } });
    const twice = together([
      [petrel, 'A2'],
      [petrel, 'A3'],
    ]);
    expect((await sent(twice)).body).toMatchObject({ errors: [{ code: 'stayTwice' }] });
    expect((await sent(together([[petrel, 'A2']]))).body).toMatchObject({ errors: [{ code: 'severalStays' }] });
  });
});

describe('a move on the plan', () => {
  it('is previewed with the metres to spare, and then carried out as one action', async () => {
    const asked = await harbour.approved({}, PRICE, harbour.berth('A1'));
    await server.settled();
    const before = await mails();
    const effects = await preview(move(asked, 'A2'));
    expect(effects).toMatchObject({
      possible: true,
      refusal: null,
      price: null,
      total: { currency: 'EUR', amount: 180 },
      mails: [{ reservation_id: asked.id, kind: 'moved' }],
      stays: [
        {
          boat: { name: 'Petrel', length: 9.8 },
          before: [{ berth_name: 'A1', ...STAY }],
          after: [{ berth_name: 'A2', ...STAY, spare_loa: 2.2, spare_beam: 0.8, spare_draft: 0.8 }],
        },
      ],
    });
    expect(await harbour.berthOf(asked)).toBe('A1');
    expect((await change(move(asked, 'A2'), effects)).status).toBe(200);
    expect([await harbour.berthOf(asked), await barsIn('A1'), await barsIn('A2')]).toEqual(['A2', [], ['06-11 06-14']]);
    await server.settled();
    expect(await mails()).toBe(before + 1);
  });

  it('from a night on splits the stay over two berths', async () => {
    const asked = await harbour.approved({}, PRICE, harbour.berth('A1'));
    await carryOut(move(asked, 'A2', { from_date: '2027-06-13' }));
    expect([await barsIn('A1'), await barsIn('A2')]).toEqual([['06-11 06-13'], ['06-13 06-14']]);
    expect(await harbour.berthOf(asked)).toBe('A2');
    // Back into one berth, all nights.
    await carryOut(move(asked, 'A2'));
    expect([await barsIn('A1'), await barsIn('A2')]).toEqual([[], ['06-11 06-14']]);
  });

  it('shows why it is not possible, and whose stay is in the way', async () => {
    const asked = await harbour.approved({}, PRICE, harbour.berth('A1'));
    const other = await harbour.approved({ vessel: { ...PETREL, name: 'Ondine' } }, PRICE, harbour.berth('A2'));
    await server.settled();
    const effects = await preview(move(asked, 'A2'));
    expect(effects).toMatchObject({
      possible: false,
      refusal: { code: 'BERTH_TAKEN', in_the_way: { reservation_id: other.id, boat_name: 'Ondine', ...STAY } },
    });
    expect(await change(move(asked, 'A2'), effects)).toMatchObject({
      status: 409,
      body: { error_type: 'BERTH_TAKEN' },
    });
    await harbour.addBerth('A', 4, { max_loa: 8 });
    expect(await preview(move(asked, 'A4'))).toMatchObject({
      possible: false,
      refusal: { code: 'BERTH_TOO_SMALL', in_the_way: null },
      stays: [{ after: [{ berth_name: 'A4', spare_loa: -1.8 }] }],
    });
  });

  it('of a short boat is confirmed first', async () => {
    await harbour.addBerth('A', 4, { max_loa: 20, min_length: 15 });
    const asked = await harbour.approved({}, PRICE, harbour.berth('A1'));
    expect(await preview(move(asked, 'A4'))).toMatchObject({ possible: false, needs_confirmation: true });
    await carryOut(move(asked, 'A4', { confirm_min_length: true }));
    expect(await harbour.berthOf(asked)).toBe('A4');
  });

  it('points out a stay beside it whose payment may still come', async () => {
    const due = { start_date: '2027-06-06', end_date: '2027-06-08' };
    await harbour.approved({ ...due, vessel: { ...PETREL, name: 'Ondine' } }, ONLINE, harbour.berth('A2'));
    const asked = await harbour.approved({}, PRICE, harbour.berth('A1'));
    await server.settled();
    expect((await preview(move(asked, 'A2'))).notices).toMatchObject([
      { code: 'PAYMENT_DUE_BESIDE', boat_name: 'Ondine', ...due, nights_between: 3 },
    ]);
  });

  it('of a boat that is here keeps the nights that have passed', async () => {
    const asked = await harbour.approved({}, PRICE, harbour.berth('A1'));
    server.clock.set('2027-06-12T08:00:00.000Z');
    await carryOut(move(asked, 'A2'));
    expect([await barsIn('A1'), await barsIn('A2')]).toEqual([['06-11 06-12'], ['06-12 06-14']]);
    const segments = [
      { berth_id: harbour.berth('A2'), start_date: '2027-06-11' },
      { berth_id: harbour.berth('A1'), start_date: '2027-06-13' },
    ];
    expect(await preview({ type: 'SPLIT', reservation_id: asked.id, segments })).toMatchObject({
      refusal: { code: 'NIGHTS_PAST' },
    });
    server.clock.set('2027-06-20T08:00:00.000Z');
    expect(await preview(move(asked, 'A3'))).toMatchObject({ possible: false, refusal: { code: 'STAY_OVER' } });
  });

  it('is met by a colleague’s change of the same nights, with whose it was, and by no other change', async () => {
    const asked = await harbour.approved({}, PRICE, harbour.berth('A1'));
    const elsewhere = await harbour.approved({ start_date: '2027-07-01', end_date: '2027-07-03' });
    const colleague = await server.addStaff(harbour.marina, undefined, { first_name: 'Astrid', last_name: 'Berg' });
    const effects = await preview(move(asked, 'A2'));
    const other = move(elsewhere, 'A3');
    await change(other, await preview(other), colleague.token);
    const taking = await harbour.agreed();
    await harbour.must(taking, 'APPROVE', harbour.at('A2'), { token: colleague.token });
    expect(await change(move(asked, 'A2'), effects)).toMatchObject({
      status: 412,
      body: {
        error_type: 'STALE',
        details: { changes: [{ type: 'BerthAllocated', reservation_id: taking.id, by: { name: 'Astrid Berg' } }] },
      },
    });
    expect((await change(move(asked, 'A3'), effects)).status).toBe(200);
    expect(await change(move(asked, 'A1'), effects)).toMatchObject({ status: 412 });
  });

  it('sent twice happens once', async () => {
    const asked = await harbour.approved({}, PRICE, harbour.berth('A1'));
    const effects = await preview(move(asked, 'A2'));
    const body = { gesture: move(asked, 'A2'), basis: effects.basis };
    const send = () =>
      server.call(planGestureApi.planChange, { token: harbour.token, headers: { 'Idempotency-Key': 'move-1' }, body });
    const [one, two] = [await send(), await send()];
    expect(one.status).toBe(200);
    expect(two.body).toEqual(one.body);
  });
});

describe('other nights on the plan', () => {
  it('show the price difference and the mail, and change plan and price', async () => {
    const made = await harbour.created('APPROVE', { berth_id: harbour.berth('A1') });
    await server.settled();
    const effects = await carryOut(dates(made, '2027-06-11', '2027-06-16'));
    expect(effects).toMatchObject({
      possible: true,
      price: { currency: 'EUR', before: 180, after: 300, difference: 120, refund: 0 },
      mails: [{ reservation_id: made.id, kind: 'changed' }],
      stays: [{ after: [{ start_date: '2027-06-11', end_date: '2027-06-16' }] }],
    });
    expect(await barsIn('A1')).toEqual(['06-11 06-16']);
    expect((await harbour.show(made)).payment.total_to_pay).toBe(300);
  });

  it('send the price of an open offer again', async () => {
    const asked = await harbour.request();
    await harbour.must(asked, 'UPDATE', { payment: PRICE, ...harbour.at('A1') });
    const effects = await carryOut(dates(asked, '2027-06-12', '2027-06-14'));
    expect(effects).toMatchObject({ price: { difference: -60 }, mails: [{ kind: 'offer' }] });
    expect([await barsIn('A1'), await harbour.standing(asked)]).toEqual([['06-12 06-14'], 'waiting BOATER']);
  });

  it('are refused without a reason where the booking is the boater’s, and where the berth is taken', async () => {
    const booked = await harbour.approved({}, PRICE, harbour.berth('A1'));
    // Where the plan refuses as well, preview and change name the same reason.
    await harbour.addBerth('A', 4, { max_loa: 8 });
    const both = { ...dates(booked, '2027-06-11', '2027-06-15'), ...harbour.at('A4') };
    const refused = await preview(both);
    expect(refused.refusal).toMatchObject({ code: 'VALIDATION', in_the_way: null });
    expect((await change(both, refused)).body.error_type).toBe('VALIDATION');
    const made = await harbour.created('APPROVE', {
      start_date: '2027-06-14',
      end_date: '2027-06-17',
      ...harbour.at('A1'),
    });
    await server.settled();
    const effects = await preview(dates(made, '2027-06-13', '2027-06-17'));
    expect(effects.refusal).toMatchObject({ code: 'BERTH_TAKEN', in_the_way: { reservation_id: booked.id } });
    expect((await change(dates(made, '2027-06-13', '2027-06-17'), effects)).status).toBe(409);
    expect(await barsIn('A1')).toEqual(['06-11 06-14', '06-14 06-17']);
  });

  it('meet a colleague’s change of the reservation', async () => {
    const made = await harbour.created('APPROVE', { berth_id: harbour.berth('A1') });
    const effects = await preview(dates(made, '2027-06-11', '2027-06-16'));
    await harbour.must(made, 'UPDATE_NOTE', { internal_notes: 'Mind the tide' }, MARINA);
    expect((await change(dates(made, '2027-06-11', '2027-06-16'), effects)).status).toBe(412);
  });
});

describe('a swap on the plan', () => {
  it('gives each stay the other’s berth in one change', async () => {
    const one = await harbour.approved({}, PRICE, harbour.berth('A1'));
    const other = await harbour.approved(
      { start_date: '2027-06-12', end_date: '2027-06-16' },
      PRICE,
      harbour.berth('A2'),
    );
    await carryOut(swap(one, other));
    expect([await harbour.berthOf(one), await harbour.berthOf(other)]).toEqual(['A2', 'A1']);
    expect([await barsIn('A1'), await barsIn('A2')]).toEqual([['06-12 06-16'], ['06-11 06-14']]);
  });

  it('moves neither where one does not fit', async () => {
    await harbour.addBerth('A', 4, { max_loa: 15 });
    const small = await harbour.approved({}, PRICE, harbour.berth('A1'));
    const large = await harbour.approved({ vessel: { ...PETREL, length: 14 } }, PRICE, harbour.berth('A4'));
    const effects = await preview(swap(small, large));
    expect(effects).toMatchObject({ possible: false, refusal: { code: 'BERTH_TOO_SMALL' } });
    expect((await change(swap(small, large), effects)).status).toBe(409);
    expect([await harbour.berthOf(small), await harbour.berthOf(large)]).toEqual(['A1', 'A4']);
  });

  it('needs two stays', async () => {
    const one = await harbour.approved({}, PRICE, harbour.berth('A1'));
    const answer = await server.call(planGestureApi.planPreview, {
      token: harbour.token,
      body: { gesture: swap(one, one) },
    });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ code: 'stayTwice' }] } });
  });
});

describe('a split on the plan', () => {
  const split = ({ id }: Asked, ...parts: readonly (readonly [string, string])[]): Gesture => ({
    type: 'SPLIT',
    reservation_id: id,
    segments: parts.map(([name, start_date]) => ({ berth_id: harbour.berth(name), start_date })),
  });

  it('puts the nights of a stay into several berths, and every list knows them', async () => {
    const asked = await harbour.approved({}, PRICE, harbour.berth('A1'));
    await carryOut(split(asked, ['A1', '2027-06-11'], ['A3', '2027-06-12'], ['A2', '2027-06-13']));
    expect([await barsIn('A1'), await barsIn('A3'), await barsIn('A2')]).toEqual([
      ['06-11 06-12'],
      ['06-12 06-13'],
      ['06-13 06-14'],
    ]);
    expect(await harbour.berthOf(asked)).toBe('A2');
    await server.settled();
    const { token } = harbour;
    const pier_id = harbour.piers.get('A') ?? '';
    for (const filter of [...['A1', 'A2', 'A3'].map((name) => harbour.at(name)), { pier_id }]) {
      const { items } = await server.must(reservationApi.getall, { token, body: { filter } });
      expect(items.map(({ id }) => id)).toEqual([asked.id]);
    }
    server.clock.set('2027-06-10T08:00:00.000Z');
    const arriving = await server.must(trafficApi.activity, { token });
    expect(arriving.tomorrow.arrivals).toMatchObject([{ berth: { label: 'A1' } }]);
    server.clock.set('2027-06-14T08:00:00.000Z');
    const leaving = await server.must(trafficApi.activity, { token });
    expect(leaving.today.departures).toMatchObject([{ berth: { label: 'A2' } }]);
  });

  it('begins on the arrival and goes on night by night', async () => {
    const asked = await harbour.approved({}, PRICE, harbour.berth('A1'));
    const codes = async (gesture: Gesture) =>
      (await server.call(planGestureApi.planPreview, { token: harbour.token, body: { gesture } })).body;
    expect(await codes(split(asked, ['A1', '2027-06-12']))).toMatchObject({
      errors: [{ path: 'gesture.segments.0.start_date', code: 'inValidDate' }],
    });
    expect(await codes(split(asked, ['A1', '2027-06-11'], ['A2', '2027-06-14']))).toMatchObject({
      errors: [{ path: 'gesture.segments.1.start_date', code: 'inValidDate' }],
    });
  });
});

it('stays of other marinas and stays without a berth cannot be moved', async () => {
  const asked = await harbour.approved({}, PRICE, harbour.berth('A1'));
  const other = await server.addStaff(await server.openMarina());
  const gesture = move(asked, 'A2');
  const basis = { revision: 1, stays: [] };
  for (const answer of [
    await server.call(planGestureApi.planPreview, { token: other.token, body: { gesture } }),
    await change(gesture, { basis }, other.token),
  ]) {
    expect(answer.status).toBe(404);
  }
  await server.must(reservationApi.unassignBerth, { token: harbour.token, body: { reservation_id: asked.id } });
  expect(await change(gesture, { basis })).toMatchObject({ body: { error_type: 'RESERVATION_HAS_NO_BERTH' } });
});

it('all nights may be assigned to the berth of the last one', async () => {
  const asked = await harbour.approved({}, PRICE, harbour.berth('A1'));
  const { token } = harbour;
  const body = { reservation_id: asked.id, berth_id: harbour.berth('A2') };
  await server.must(reservationApi.assignBerth, {
    token,
    body: { ...body, start_date: '2027-06-13', end_date: '2027-06-14' },
  });
  const before = (await harbour.show(asked)).revision;
  await server.must(reservationApi.assignBerth, { token, body });
  expect([await barsIn('A1'), await barsIn('A2')]).toEqual([[], ['06-11 06-14']]);
  expect((await harbour.show(asked)).revision).toBeGreaterThan(before);
  const check = { berth_id: harbour.berth('A1'), ...STAY };
  expect(await server.must(availabilityApi.checkAvailability, { token, body: check })).toMatchObject({
    available: true,
  });
});
