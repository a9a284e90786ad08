import { describe, expect, it } from '@jest/globals';
import type * as z from 'zod';
import { absenceApi } from '../../contracts/absences/api.js';
import { availabilityApi, planActionApi, planApi, planGestureApi, berthApi } from '../../contracts/berths/api.js';
import { trafficApi } from '../../contracts/traffic/api.js';
import { openHarbour, STAY } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';
import { aResidentIn } from '../fixtures/residents.js';

harbourForEachTest();

type Gesture = z.input<NonNullable<typeof planGestureApi.planPreview.body>>['gesture'];

const move = (allocation_id: string, name: string, more: object = {}): Gesture => ({
  type: 'MOVE_RESIDENT',
  allocation_id,
  berth_id: harbour.berth(name),
  ...more,
});
const preview = (gesture: Gesture, token = harbour.token) =>
  server.must(planGestureApi.planPreview, { token, body: { gesture } });
async function carryOut(gesture: Gesture): Promise<string> {
  const { basis } = await preview(gesture);
  return (await server.must(planGestureApi.planChange, { token: harbour.token, body: { gesture, basis } })).id;
}
async function undo(action_id: string): Promise<{ status: number; id: string; error_type?: string }> {
  const { token } = harbour;
  const { basis } = await server.must(planActionApi.planUndoPreview, { token, body: { action_id } });
  const { status, body } = await server.call(planActionApi.planUndo, { token, body: { action_id, basis } });
  return { status, ...(body as { id: string; error_type?: string }) };
}
const actions = async () =>
  (await server.must(planActionApi.planActions, { token: harbour.token, body: { page_size: 100 } })).items;
/** Berth and nights of the marina's bars. */
async function bars(): Promise<string[]> {
  const body = { start_date: '2027-05-01', end_date: '2027-09-01' };
  const plan = await server.must(planApi.plan, { token: harbour.token, body });
  const names = new Map(plan.berths.map((berth) => [berth.berth_id, berth.name]));
  return plan.bars
    .map(({ kind, berth_id, start_date, end_date }) =>
      [kind, names.get(berth_id), start_date.slice(5), end_date?.slice(5)].join(' ').trim(),
    )
    .sort();
}
const changeDates = (allocation_id: string, start_date: string, end_date: string | null, token = harbour.token) =>
  server.call(availabilityApi.changeResidency, { token, body: { allocation_id, start_date, end_date } });

describe('a resident’s boat on the plan', () => {
  it('is moved from a night on, as previewed, in one action that can be undone', async () => {
    const { allocation_id } = await aResidentIn('A1', 'Havørn');
    const gesture = move(allocation_id, 'A2', { from_date: '2027-06-10' });
    expect(await preview(gesture)).toMatchObject({
      possible: true,
      price: null,
      mails: [],
      stays: [
        {
          allocation_id,
          reservation_id: null,
          boat: { name: 'Havørn', length: 10 },
          before: [{ berth_name: 'A1', start_date: '2027-06-01', end_date: null }],
          after: [
            { berth_name: 'A1', start_date: '2027-06-01', end_date: '2027-06-10' },
            { berth_name: 'A2', start_date: '2027-06-10', end_date: null, spare_loa: 2 },
          ],
        },
      ],
    });
    const action_id = await carryOut(gesture);
    expect(await bars()).toEqual(['RESIDENT A1 06-01 06-10', 'RESIDENT A2 06-10']);
    expect(await actions()).toMatchObject([
      {
        action_id,
        kind: 'RESIDENT',
        undoable: true,
        by: { kind: 'staff', id: harbour.staff.id },
        stays: [{ allocation_id, reservation_id: null, boat_name: 'Havørn', from: [{ berth_name: 'A1' }] }],
      },
      { kind: 'RESIDENT_BERTHED', undoable: false, why_not: { code: 'CHANGED_SINCE' } },
    ]);
    expect((await undo(action_id)).status).toBe(200);
    expect(await bars()).toEqual(['RESIDENT A1 06-01']);
  });

  it('is undone, redone and undone again, each time by an action of its own', async () => {
    const { allocation_id } = await aResidentIn('A1', 'Havørn');
    const first = await carryOut(move(allocation_id, 'A2'));
    const back = await undo(first);
    await undo(back.id);
    expect(await bars()).toEqual(['RESIDENT A2 06-01']);
    const again = await undo(first);
    expect([again.status, again.id === back.id]).toEqual([200, false]);
    expect(await bars()).toEqual(['RESIDENT A1 06-01']);
  });

  it('takes its absence along: the departure is from the old berth, the return to the new one', async () => {
    const { allocation_id, vessel_id } = await aResidentIn('A1', 'Havørn');
    const away = { departure_date: '2027-06-02', return_date: '2027-06-04', destination: 'Ærø' };
    const body = { vessel_id, reason: 'DOMESTIC_VACATION' as const, ...away };
    await server.must(absenceApi.create, { token: harbour.token, body });
    await server.settled();
    await carryOut(move(allocation_id, 'A2', { from_date: '2027-06-03' }));
    await server.settled();
    expect(await bars()).toEqual([
      'AWAY A1 06-02 06-03',
      'AWAY A2 06-03 06-04',
      'RESIDENT A1 06-01 06-03',
      'RESIDENT A2 06-03',
    ]);
    const { tomorrow, next_three_days } = await server.must(trafficApi.activity, { token: harbour.token });
    const berths = (rows: typeof next_three_days.arrivals) => rows.map(({ berth }) => berth?.label);
    expect([berths(tomorrow.departures), berths(next_three_days.arrivals)]).toEqual([['A1'], ['A2']]);
  });

  it('is not moved onto a visitor, who is named', async () => {
    const { allocation_id } = await aResidentIn('A1', 'Havørn');
    const asked = await harbour.created('APPROVE', harbour.at('A2'));
    await server.settled();
    const gesture = move(allocation_id, 'A2');
    const effects = await preview(gesture);
    expect(effects).toMatchObject({
      possible: false,
      refusal: { code: 'BERTH_TAKEN', in_the_way: { reservation_id: asked.id, boat_name: 'Petrel', ...STAY } },
    });
    const body = { gesture, basis: effects.basis };
    expect(await server.call(planGestureApi.planChange, { token: harbour.token, body })).toMatchObject({
      status: 409,
      body: { error_type: 'BERTH_TAKEN' },
    });
  });

  it('is not moved over a colleague’s change of the nights it takes', async () => {
    const { allocation_id } = await aResidentIn('A1', 'Havørn');
    const gesture = move(allocation_id, 'A2');
    const { basis } = await preview(gesture);
    await aResidentIn('A2', 'Fjordglimt', { start_date: '2027-08-01' });
    const answer = await server.call(planGestureApi.planChange, { token: harbour.token, body: { gesture, basis } });
    expect([answer.status, (answer.body as { error_type?: string }).error_type]).toEqual([412, 'STALE']);
  });

  it('cannot be undone once the residency was changed, or the berth was taken', async () => {
    const { allocation_id } = await aResidentIn('A1', 'Havørn');
    const action_id = await carryOut(move(allocation_id, 'A2'));
    await aResidentIn('A1', 'Fjordglimt');
    expect(await undo(action_id)).toMatchObject({ status: 409, error_type: 'BERTH_TAKEN' });
    await changeDates(allocation_id, '2027-06-01', '2027-12-01');
    expect(await undo(action_id)).toMatchObject({ status: 409, error_type: 'PLAN_UNDO_CHANGED_SINCE' });
  });

  it('belongs to its marina alone', async () => {
    const { allocation_id } = await aResidentIn('A1', 'Havørn');
    const { token } = await openHarbour(server);
    const gesture = move(allocation_id, 'A2');
    expect((await server.call(planGestureApi.planPreview, { token, body: { gesture } })).status).toBe(404);
    expect((await changeDates(allocation_id, '2027-06-01', '2027-12-01', token)).status).toBe(404);
    const ended = await server.call(availabilityApi.endResidency, { token, body: { allocation_id } });
    expect(ended.status).toBe(404);
  });
});

describe('gestures on residents', () => {
  it('give both every berth back that they held in turn when a swap is undone, and swap again when that is undone', async () => {
    const { allocation_id } = await aResidentIn('A1', 'Havørn');
    const { allocation_id: with_allocation_id } = await aResidentIn('A2', 'Fram');
    await carryOut(move(allocation_id, 'A3', { from_date: '2027-06-17' }));
    const before = await bars();
    expect(before).toEqual(['RESIDENT A1 06-01 06-17', 'RESIDENT A2 06-01', 'RESIDENT A3 06-17']);
    const swap = await carryOut({
      type: 'SWAP_RESIDENTS',
      allocation_id,
      with_allocation_id,
      confirm_min_length: true,
    });
    const after = await bars();
    expect(after).toEqual(['RESIDENT A1 06-01', 'RESIDENT A2 06-01']);
    const undone = await undo(swap);
    expect([undone.status, await bars()]).toEqual([200, before]);
    expect((await undo(undone.id)).status).toBe(200);
    expect(await bars()).toEqual(after);
  });

  it('swap two of them, as previewed, in one action that can be undone', async () => {
    const one = await aResidentIn('A1', 'Havørn');
    const other = await aResidentIn('A2', 'Fjordglimt', { end_date: '2027-09-01' });
    const before = await bars();
    const gesture: Gesture = {
      type: 'SWAP_RESIDENTS',
      allocation_id: one.allocation_id,
      with_allocation_id: other.allocation_id,
    };
    expect(await preview(gesture)).toMatchObject({
      possible: true,
      stays: [
        { boat: { name: 'Havørn' }, after: [{ berth_name: 'A2', end_date: null }] },
        { boat: { name: 'Fjordglimt' }, after: [{ berth_name: 'A1', end_date: '2027-09-01' }] },
      ],
    });
    const action_id = await carryOut(gesture);
    expect(await bars()).toEqual(['RESIDENT A1 06-01 09-01', 'RESIDENT A2 06-01']);
    expect((await actions())[0]).toMatchObject({
      action_id,
      kind: 'RESIDENT_SWAP',
      undoable: true,
      stays: [{ boat_name: 'Havørn' }, { boat_name: 'Fjordglimt' }],
    });
    expect((await undo(action_id)).status).toBe(200);
    expect(await bars()).toEqual(before);
  });

  it('take their absences and no berth of a visitor along', async () => {
    const one = await aResidentIn('A1', 'Havørn');
    const other = await aResidentIn('A2', 'Fjordglimt');
    const away = { departure_date: '2027-06-10', return_date: '2027-06-20', destination: 'Ærø' };
    const body = { vessel_id: one.vessel_id, reason: 'DOMESTIC_VACATION' as const, ...away };
    await server.must(absenceApi.create, { token: harbour.token, body });
    const asked = await harbour.created('APPROVE', harbour.at('A1'));
    await server.settled();
    const gesture: Gesture = {
      type: 'SWAP_RESIDENTS',
      allocation_id: one.allocation_id,
      with_allocation_id: other.allocation_id,
    };
    const refusal = { code: 'BERTH_TAKEN', in_the_way: { reservation_id: asked.id } };
    expect(await preview(gesture)).toMatchObject({ possible: false, refusal });
    await carryOut({ type: 'MOVE', reservation_id: asked.id, berth_id: harbour.berth('A3') });
    await server.settled();
    await carryOut(gesture);
    expect((await bars()).filter((bar) => bar.startsWith('AWAY'))).toEqual(['AWAY A2 06-10 06-20']);
  });

  it('make a residency end earlier or later, as previewed, and undone', async () => {
    const { allocation_id } = await aResidentIn('A1', 'Havørn');
    const ends = (end_date: string | null): Gesture => ({
      type: 'RESIDENT_DATES',
      allocation_id,
      start_date: '2027-06-01',
      end_date,
    });
    const gesture = ends('2027-08-01');
    expect(await preview(gesture)).toMatchObject({ possible: true, stays: [{ after: [{ end_date: '2027-08-01' }] }] });
    const action_id = await carryOut(gesture);
    expect(await bars()).toEqual(['RESIDENT A1 06-01 08-01']);
    await aResidentIn('A1', 'Fjordglimt', { start_date: '2027-08-10' });
    expect(await preview(ends('2027-08-20'))).toMatchObject({ possible: false, refusal: { code: 'BERTH_TAKEN' } });
    await carryOut(ends('2027-08-10'));
    expect(await undo(action_id)).toMatchObject({ status: 409, error_type: 'PLAN_UNDO_CHANGED_SINCE' });
  });
});

describe('undo of what was done to a holder', () => {
  const newest = async () => (await actions())[0];
  const absent = (vessel_id: string, departure_date: string, return_date: string) =>
    server.must(absenceApi.create, {
      token: harbour.token,
      body: { vessel_id, reason: 'DOMESTIC_VACATION', destination: 'Ærø', departure_date, return_date },
    });
  async function undoNewest() {
    const action = await newest();
    const undone = await undo(action?.action_id ?? '');
    await server.settled();
    return { ...undone, kind: action?.kind };
  }

  it('takes the berth away again, and gives it back', async () => {
    await aResidentIn('A1', 'Havørn', { start_date: '2027-06-10' });
    expect(await undoNewest()).toMatchObject({ status: 200, kind: 'RESIDENT_BERTHED' });
    expect(await bars()).toEqual([]);
    expect(await undoNewest()).toMatchObject({ status: 200, kind: 'RESIDENT_LEFT' });
    expect(await bars()).toEqual(['RESIDENT A1 06-10']);
  });

  it('gives back the nights of a shorter residency, and the absence that ended with them', async () => {
    const { allocation_id, vessel_id } = await aResidentIn('A1', 'Havørn');
    await absent(vessel_id, '2027-07-01', '2027-07-08');
    await server.settled();
    const before = await bars();
    await changeDates(allocation_id, '2027-06-01', '2027-07-04');
    await server.settled();
    expect(await bars()).not.toEqual(before);
    expect(await undoNewest()).toMatchObject({ status: 200, kind: 'RESIDENT_DATES' });
    expect(await bars()).toEqual(before);
    await server.must(availabilityApi.endResidency, { token: harbour.token, body: { allocation_id } });
    expect(await undoNewest()).toMatchObject({ status: 200, kind: 'RESIDENT_LEFT' });
    expect(await bars()).toEqual(before);
  });

  it('is refused where another boat has the berth since', async () => {
    const { allocation_id } = await aResidentIn('A1', 'Havørn', { start_date: '2027-06-10' });
    await server.must(availabilityApi.endResidency, { token: harbour.token, body: { allocation_id } });
    await server.settled();
    const action_id = (await newest())?.action_id ?? '';
    await harbour.created('APPROVE', harbour.at('A1'));
    expect(await undo(action_id)).toMatchObject({ status: 409, error_type: 'BERTH_TAKEN' });
  });

  it('withdraws a report, reverses its change, and lets a withdrawn one stand again', async () => {
    const { vessel_id } = await aResidentIn('A1', 'Havørn');
    const { id: absence_report_id } = await absent(vessel_id, '2027-06-10', '2027-06-20');
    await server.settled();
    const { token } = harbour;
    const there = async () => (await server.call(absenceApi.get, { token, body: { absence_report_id } })).status;
    expect(await undoNewest()).toMatchObject({ status: 200, kind: 'ABSENCE_OPENED' });
    expect([await bars(), await there()]).toEqual([['RESIDENT A1 06-01'], 404]);
    expect(await undoNewest()).toMatchObject({ status: 200, kind: 'ABSENCE_CLOSED' });
    const reported = ['AWAY A1 06-10 06-20', 'RESIDENT A1 06-01'];
    expect([await bars(), await there()]).toEqual([reported, 200]);
    const plans = { departure_date: '2027-06-12', return_date: '2027-06-15', destination: 'Ærø' };
    const body = { absence_report_id, reason: 'DOMESTIC_VACATION' as const, ...plans };
    await server.must(absenceApi.edit, { token, body });
    await server.settled();
    expect(await undoNewest()).toMatchObject({ status: 200, kind: 'ABSENCE_DATES' });
    expect(await bars()).toEqual(reported);
  });

  it('brings displaced visitors back with the absence, shown first', async () => {
    const { vessel_id } = await aResidentIn('A1', 'Havørn');
    const { id: absence_report_id } = await absent(vessel_id, '2027-06-10', '2027-06-20');
    const asked = await harbour.created('APPROVE', harbour.at('A1'));
    await server.settled();
    const before = await bars();
    const { token } = harbour;
    await server.must(absenceApi.delete, { token, body: { absence_report_id, displace_visitors: true } });
    await server.settled();
    const moved = await harbour.berthOf(asked);
    expect(moved).not.toBe('A1');
    const action = await newest();
    expect(action).toMatchObject({ kind: 'ABSENCE_CLOSED', undoable: true, stays: [{ boat_name: 'Havørn' }, {}] });
    const body = { action_id: action?.action_id ?? '' };
    expect(await server.must(planActionApi.planUndoPreview, { token, body })).toMatchObject({
      possible: true,
      stays: [{ reservation_id: asked.id, after: [{ berth_name: 'A1', ...STAY }] }],
    });
    expect(await undoNewest()).toMatchObject({ status: 200 });
    expect([await bars(), await harbour.berthOf(asked)]).toEqual([before, 'A1']);
  });

  it('is refused where a visitor has the nights of the absence, and to users who may not change absences', async () => {
    const { vessel_id } = await aResidentIn('A1', 'Havørn');
    await absent(vessel_id, '2027-06-10', '2027-06-20');
    await server.settled();
    const action_id = (await newest())?.action_id ?? '';
    const permissions = { residents: 'VIEWER', reservations: 'EDITOR', marina_settings: 'ALLOWED' } as const;
    const colleague = await server.addStaff(harbour.marina, permissions);
    const { basis } = await server.must(planActionApi.planUndoPreview, { token: harbour.token, body: { action_id } });
    const body = { action_id, basis };
    expect((await server.call(planActionApi.planUndo, { token: colleague.token, body })).status).toBe(403);
    await harbour.created('APPROVE', harbour.at('A1'));
    expect(await undo(action_id)).toMatchObject({ status: 409, error_type: 'ABSENCE_IN_USE' });
  });
});

describe('a residency', () => {
  it('gets other dates, and ends on a day', async () => {
    const { allocation_id } = await aResidentIn('A1', 'Havørn', { start_date: '2027-06-10' });
    expect((await changeDates(allocation_id, '2027-06-05', '2027-08-01')).status).toBe(200);
    expect(await bars()).toEqual(['RESIDENT A1 06-05 08-01']);
    const body = { allocation_id, left_on: '2027-07-01' };
    await server.must(availabilityApi.endResidency, { token: harbour.token, body });
    expect(await bars()).toEqual(['RESIDENT A1 06-05 07-01']);
    await server.must(availabilityApi.endResidency, { token: harbour.token, body: { allocation_id } });
    expect(await bars()).toEqual([]);
  });

  it('that has not begun is shown on its berth, and is removed whole', async () => {
    const shown = async (name: string) => {
      const body = { berth_id: harbour.berth(name) };
      const berth = await server.must(berthApi.getBerth, { token: harbour.token, body });
      return [berth.resident, berth.coming_resident];
    };
    const { allocation_id } = await aResidentIn('A1', 'Havørn', { start_date: '2027-06-10', end_date: '2027-08-01' });
    const residency = { start_date: '2027-06-10', end_date: '2027-08-01' };
    expect(await shown('A1')).toMatchObject([null, { allocation_id, vessel: { name: 'Havørn' }, residency }]);
    await carryOut(move(allocation_id, 'A2', { from_date: '2027-07-01' }));
    expect(await shown('A2')).toMatchObject([null, { allocation_id, start_date: '2027-07-01', residency }]);
    await server.must(availabilityApi.endResidency, { token: harbour.token, body: { allocation_id } });
    expect([...(await shown('A1')), ...(await shown('A2'))]).toEqual([null, null, null, null]);
    expect(await bars()).toEqual([]);
  });

  it('that has begun does not come again', async () => {
    await aResidentIn('A1', 'Havørn', {});
    const body = { berth_id: harbour.berth('A1') };
    const { resident, coming_resident } = await server.must(berthApi.getBerth, { token: harbour.token, body });
    expect([resident?.vessel.name, coming_resident]).toEqual(['Havørn', null]);
  });

  it('does not get the nights of a visitor, nor an end before its begin', async () => {
    const { allocation_id } = await aResidentIn('A1', 'Havørn', { end_date: '2027-06-10' });
    await harbour.created('APPROVE', harbour.at('A1'));
    expect(await changeDates(allocation_id, '2027-06-01', null)).toMatchObject({
      status: 409,
      body: { error_type: 'BERTH_TAKEN' },
    });
    expect((await changeDates(allocation_id, '2027-06-01', '2027-06-01')).status).toBe(400);
  });
});
