import { describe, expect, it } from '@jest/globals';
import type * as z from 'zod';
import { planActionApi, planApi, planGestureApi } from '../../contracts/berths/api.js';
import { reservationApi } from '../../contracts/reservations/api.js';
import { trafficApi } from '../../contracts/traffic/api.js';
import { type Asked, MARINA, PRICE, STAY } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';

harbourForEachTest({ marina: { accepts_online_payments: true } });

type Gesture = z.input<NonNullable<typeof planGestureApi.planPreview.body>>['gesture'];

/** Carries out a gesture. @returns the id of the action */
async function carryOut(gesture: Gesture, token = harbour.token): Promise<string> {
  const { basis } = await server.must(planGestureApi.planPreview, { token, body: { gesture } });
  return (await server.must(planGestureApi.planChange, { token, body: { gesture, basis } })).id;
}
const move = ({ id }: Asked, name: string, more: object = {}): Gesture => ({
  type: 'MOVE',
  reservation_id: id,
  berth_id: harbour.berth(name),
  ...more,
});
const preview = (action_id: string, token = harbour.token) =>
  server.must(planActionApi.planUndoPreview, { token, body: { action_id } });
async function undo(action_id: string, token = harbour.token) {
  const { basis } = await preview(action_id, token);
  return server.call(planActionApi.planUndo, { token, body: { action_id, basis } });
}
const actions = async (more: object = {}) =>
  (await server.must(planActionApi.planActions, { token: harbour.token, body: { page_size: 100, ...more } })).items;
/** The visits of the marina: berth, first night, last morning. */
async function visits(): Promise<string[]> {
  const body = { start_date: '2027-05-01', end_date: '2027-09-01' };
  const { bars, berths } = await server.must(planApi.plan, { token: harbour.token, body });
  const names = new Map(berths.map((berth) => [berth.berth_id, berth.name]));
  return bars.map(
    ({ berth_id, start_date, end_date }) => `${names.get(berth_id)} ${start_date.slice(5)} ${end_date?.slice(5)}`,
  );
}
/** A booking of the marina in A1: the guest has been sent the berth. */
const booked = () => harbour.created('APPROVE', harbour.at('A1'));

describe('the actions on the plan', () => {
  it('are listed newest first, with who did what to which stay', async () => {
    const asked = await booked();
    await server.settled();
    const action_id = await carryOut(move(asked, 'A2', { from_date: '2027-06-13' }));
    await server.settled();
    const [newest, oldest] = await actions();
    expect(newest).toMatchObject({
      action_id,
      kind: 'SPLIT',
      by: { kind: 'staff', id: harbour.staff.id },
      stays: [
        {
          reservation_id: asked.id,
          boat_name: 'Petrel',
          from: [{ berth_name: 'A1', ...STAY }],
          to: [
            { berth_name: 'A1', start_date: '2027-06-11', end_date: '2027-06-13' },
            { berth_name: 'A2', start_date: '2027-06-13', end_date: '2027-06-14' },
          ],
        },
      ],
      undoable: true,
      why_not: null,
    });
    expect(oldest).toMatchObject({ kind: 'ALLOCATE', undoable: false, stays: [{ from: [] }] });
    expect(await actions({ berth_id: harbour.berth('A3') })).toEqual([]);
    expect(await actions({ berth_id: harbour.berth('A2') })).toHaveLength(1);
    expect(await actions({ reservation_id: asked.id, page_size: 1 })).toHaveLength(1);
  });

  it('are paged, and filtered by berth and stay, with the names of both', async () => {
    const [one, other] = [await booked(), await harbour.created('APPROVE', harbour.at('A3'))];
    await server.settled();
    await carryOut(move(one, 'A2'));
    await carryOut(move(one, 'A1'));
    await server.settled();
    const page = (body: object) => server.must(planActionApi.planActions, { token: harbour.token, body });
    const all = (await page({ page_size: 100 })).items.map(({ action_id }) => action_id);
    expect(all).toHaveLength(4);
    for (const [at, action_id] of all.entries()) {
      const { items, total } = await page({ page: at + 1, page_size: 1 });
      expect([items.map((one) => one.action_id), total]).toEqual([[action_id], 4]);
    }
    expect(await page({ page: 5, page_size: 1 })).toMatchObject({ items: [], total: 4 });
    const berth_id = harbour.berth('A2');
    expect(await page({ berth_id, page_size: 1, page: 2 })).toMatchObject({
      items: [{ action_id: all[1] }],
      total: 2,
      of: { berth_name: 'A2', boat_name: null },
    });
    expect(await page({ reservation_id: other.id })).toMatchObject({
      items: [{ kind: 'ALLOCATE' }],
      total: 1,
      of: { berth_name: null, boat_name: 'Petrel' },
    });
    const stranger = await server.addStaff(await server.openMarina());
    const body = { berth_id, reservation_id: one.id };
    expect(await server.must(planActionApi.planActions, { token: stranger.token, body })).toEqual({
      items: [],
      total: 0,
      of: { berth_name: null, boat_name: null },
    });
  });

  it('of another marina are not found', async () => {
    const action_id = await carryOut(move(await booked(), 'A2'));
    const other = await server.addStaff(await server.openMarina());
    const body = { action_id };
    expect(await server.call(planActionApi.planUndoPreview, { token: other.token, body })).toMatchObject({
      status: 404,
      body: { error_type: 'PLAN_ACTION_NOT_FOUND' },
    });
    const basis = { revision: 1, stays: [] };
    const sent = await server.call(planActionApi.planUndo, { token: other.token, body: { ...body, basis } });
    expect(sent.status).toBe(404);
    expect((await server.must(planActionApi.planActions, { token: other.token, body: {} })).items).toEqual([]);
  });

  it('are listed for two weeks', async () => {
    await carryOut(move(await booked(), 'A2'));
    server.clock.set('2027-06-16T09:00:00.000Z');
    expect(await actions()).toEqual([]);
  });
});

describe('undo restores the plan as it was', () => {
  it('after a move, a split and a swap', async () => {
    const one = await booked();
    const other = await harbour.created('APPROVE', {
      start_date: '2027-06-12',
      end_date: '2027-06-16',
      ...harbour.at('A2'),
    });
    const before = await visits();
    const gestures: Gesture[] = [
      move(one, 'A3'),
      move(one, 'A3', { from_date: '2027-06-12' }),
      { type: 'SWAP', reservation_id: one.id, with_reservation_id: other.id },
    ];
    for (const gesture of gestures) {
      const action_id = await carryOut(gesture);
      expect(await visits()).not.toEqual(before);
      expect(await preview(action_id)).toMatchObject({ possible: true, price: null });
      expect((await undo(action_id)).status).toBe(200);
      expect(await visits()).toEqual(before);
      expect([await harbour.berthOf(one), await harbour.berthOf(other)]).toEqual(['A1', 'A2']);
    }
    expect((await actions())[0]).toMatchObject({ kind: 'SWAP', undoable: true });
  });

  it('after other nights, with the price and the mail shown first', async () => {
    const made = await booked();
    const before = await visits();
    const action_id = await carryOut({
      type: 'DATES',
      reservation_id: made.id,
      start_date: '2027-06-11',
      end_date: '2027-06-16',
    });
    await server.settled();
    expect(await preview(action_id)).toMatchObject({
      possible: true,
      price: { before: 300, after: 180, difference: -120 },
      mails: [{ reservation_id: made.id, kind: 'changed' }],
      action: { kind: 'DATES' },
    });
    expect((await undo(action_id)).status).toBe(200);
    expect(await visits()).toEqual(before);
    expect((await harbour.show(made)).payment.total_to_pay).toBe(180);
  });

  it('after a split stay was shortened, with every berth it had', async () => {
    const made = await booked();
    await carryOut(move(made, 'A2', { from_date: '2027-06-13' }));
    const before = await visits();
    const action_id = await carryOut({
      type: 'DATES',
      reservation_id: made.id,
      start_date: '2027-06-11',
      end_date: '2027-06-12',
    });
    expect(await visits()).toEqual(['A1 06-11 06-12']);
    const undone = await undo(action_id);
    expect(undone.status).toBe(200);
    await server.settled();
    expect(await visits()).toEqual(before);
    expect((await actions())[0]).toMatchObject({ kind: 'DATES', action_id: undone.body.id });
    expect((await undo(undone.body.id)).status).toBe(200);
    await server.settled();
    expect(await visits()).toEqual(['A1 06-11 06-12']);
    expect(await harbour.show(made)).toMatchObject({ start_date: '2027-06-11', end_date: '2027-06-12' });
  });

  it('after other nights of a split stay, as a whole or not at all', async () => {
    const made = await booked();
    await carryOut(move(made, 'A2', { from_date: '2027-06-13' }));
    const action_id = await carryOut({
      type: 'DATES',
      reservation_id: made.id,
      start_date: '2027-06-11',
      end_date: '2027-06-12',
    });
    const { basis } = await preview(action_id);
    const taken = { start_date: '2027-06-13', end_date: '2027-06-15' };
    await harbour.created('APPROVE', { ...taken, ...harbour.at('A2') });
    await server.settled();
    const before = await visits();
    const body = { action_id, basis };
    expect(await server.call(planActionApi.planUndo, { token: harbour.token, body })).toMatchObject({
      status: 409,
      body: { error_type: 'BERTH_TAKEN' },
    });
    await server.settled();
    expect(await visits()).toEqual(before);
    expect(await harbour.show(made)).toMatchObject({ start_date: '2027-06-11', end_date: '2027-06-12' });
  });

  it('after a berth was taken away', async () => {
    const made = await booked();
    await carryOut(move(made, 'A2', { from_date: '2027-06-13' }));
    const before = await visits();
    await server.must(reservationApi.unassignBerth, { token: harbour.token, body: { reservation_id: made.id } });
    await server.settled();
    const [released] = await actions();
    expect(released).toMatchObject({ kind: 'RELEASE', undoable: true, stays: [{ to: [] }] });
    expect((await undo(released?.action_id ?? '')).status).toBe(200);
    expect([await visits(), await harbour.berthOf(made)]).toEqual([before, 'A2']);
    await server.settled();
    expect(await visits()).toEqual(before);
  });

  it('after a berth was given without telling the guest', async () => {
    const asked = await harbour.agreed();
    const body = { reservation_id: asked.id, ...harbour.at('A1') };
    await server.must(reservationApi.assignBerth, { token: harbour.token, body });
    const [given] = await actions();
    expect(given).toMatchObject({ kind: 'ALLOCATE', undoable: true });
    expect(await preview(given?.action_id ?? '')).toMatchObject({
      stays: [{ before: [{ berth_name: 'A1' }], after: [] }],
    });
    expect((await undo(given?.action_id ?? '')).status).toBe(200);
    expect([await visits(), await harbour.berthOf(asked)]).toEqual([[], null]);
  });

  it('and can itself be undone', async () => {
    const made = await booked();
    const action_id = await carryOut(move(made, 'A2'));
    const undone = await undo(action_id);
    expect((await undo(undone.body.id)).status).toBe(200);
    expect(await visits()).toEqual(['A2 06-11 06-14']);
  });
});

describe('undo is refused', () => {
  const refused = async (action_id: string, code: string) => {
    expect(await preview(action_id)).toMatchObject({ possible: false, refusal: { code: `PLAN_UNDO_${code}` } });
    expect(await undo(action_id)).toMatchObject({ status: 409, body: { error_type: `PLAN_UNDO_${code}` } });
  };

  it('a second time', async () => {
    const action_id = await carryOut(move(await booked(), 'A2'));
    await undo(action_id);
    await refused(action_id, 'ALREADY_UNDONE');
    expect((await actions({ page_size: 2 }))[1]).toMatchObject({ action_id, undoable: false });
  });

  it('where a colleague has changed the stay since, with whose change it was', async () => {
    const made = await booked();
    const action_id = await carryOut(move(made, 'A2'));
    const colleague = await server.addStaff(harbour.marina, undefined, { first_name: 'Astrid', last_name: 'Berg' });
    await carryOut(move(made, 'A3'), colleague.token);
    await refused(action_id, 'CHANGED_SINCE');
    expect((await preview(action_id)).action.why_not).toMatchObject({ by: { name: 'Astrid Berg' } });
  });

  it('where another boat has taken the berth since', async () => {
    const made = await booked();
    const action_id = await carryOut(move(made, 'A2'));
    const other = await harbour.created('APPROVE', harbour.at('A1'));
    await server.settled();
    expect(await preview(action_id)).toMatchObject({
      possible: false,
      refusal: { code: 'BERTH_TAKEN', in_the_way: { reservation_id: other.id } },
    });
    expect(await undo(action_id)).toMatchObject({ status: 409, body: { error_type: 'BERTH_TAKEN' } });
  });

  it('where the boat has arrived since', async () => {
    const made = await booked();
    const action_id = await carryOut(move(made, 'A2'));
    server.clock.set('2027-06-11T12:00:00.000Z');
    const body = { traffic_event_id: `arrival-${made.id}`, action: 'CONFIRM' as const };
    await server.must(trafficApi.update, { token: harbour.token, body });
    await server.settled();
    await refused(action_id, 'ARRIVED');
  });

  it('where the guest was sent the berth', async () => {
    await booked();
    await server.settled();
    const [given] = await actions();
    await refused(given?.action_id ?? '', 'TOLD');
  });

  it('where the price has changed since', async () => {
    const made = await booked();
    const dates = { start_date: '2027-06-11', end_date: '2027-06-16' };
    const action_id = await carryOut({ type: 'DATES', reservation_id: made.id, ...dates });
    await harbour.must(made, 'UPDATE', { payment: { ...PRICE, price_per_night: 70 } }, MARINA);
    await refused(action_id, 'CHANGED_SINCE');
  });

  it('where the reservation has ended', async () => {
    const made = await booked();
    const action_id = await carryOut(move(made, 'A2'));
    await harbour.must(made, 'CANCEL', { reason: 'full' }, MARINA);
    await server.settled();
    await refused(action_id, 'CLOSED');
    const [released] = await actions();
    await refused(released?.action_id ?? '', 'CLOSED');
  });

  it('where the plan around the stay has changed since the preview', async () => {
    const made = await booked();
    const action_id = await carryOut(move(made, 'A2'));
    const { basis } = await preview(action_id);
    await harbour.must(made, 'UPDATE_NOTE', { internal_notes: 'Mind the tide' }, MARINA);
    const body = { action_id, basis };
    expect(await server.call(planActionApi.planUndo, { token: harbour.token, body })).toMatchObject({ status: 412 });
    expect((await undo(action_id)).status).toBe(200);
  });
});
