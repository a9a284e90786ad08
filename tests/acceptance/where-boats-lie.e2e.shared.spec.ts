import { describe, expect, it } from '@jest/globals';
import { absenceApi } from '../../contracts/absences/api.js';
import { availabilityApi, harbourMapApi } from '../../contracts/berths/api.js';
import { conflictApi } from '../../contracts/conflicts/api.js';
import { dashboardApi } from '../../contracts/dashboard/api.js';
import { dockWalkApi } from '../../contracts/dockwalk/api.js';
import { trafficApi } from '../../contracts/traffic/api.js';
import { arrived, confirm, differences, resident, token, visitor, walk } from '../fixtures/dock-walks.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';

harbourForEachTest({ berths: [12, 12, 12, 12] });

/** Noon of the last day has passed. */
const LATE = '2027-06-04T15:40:00.000Z';
const LAST_DAY = { start_date: '2027-06-04', end_date: '2027-06-06' };

const map = () => server.must(harbourMapApi.showMap, { token: token(), body: {} });
const boatsOn = async () => {
  const { boats } = await map();
  const names = new Map([...harbour.berths].map(([name, id]) => [id, name]));
  return Object.fromEntries(boats.map(({ berth_id, phase }) => [names.get(berth_id) ?? berth_id, phase]));
};
const departures = async () => (await server.must(trafficApi.activity, { token: token() })).today.departures;
const tonight = async () => (await server.must(dashboardApi.harbour, { token: token() })).tonight;
const lateConflict = async ({ id }: { id: string }) =>
  server.must(conflictApi.get, { token: token(), body: { conflict_id: `late-${id}` } });
async function absentFromToday(vessel_id: string): Promise<string> {
  const dates = { departure_date: '2027-06-04', return_date: '2027-06-12' };
  const body = { vessel_id, ...dates, reason: 'DOMESTIC_VACATION' as const, destination: 'Groix' };
  const { id } = await server.must(absenceApi.create, { token: token(), body });
  await server.settled();
  return id;
}

describe('an absence that is only reported', () => {
  it('is no departure: map, dashboard, choice of berths and arrivals have the boat in its berth until it has left', async () => {
    const vessel_id = await resident('A1', 'Duende');
    server.clock.set('2027-06-04T07:00:00.000Z');
    const before = server.clock.nowIso();
    server.clock.set(LATE);
    const absence = await absentFromToday(vessel_id);
    expect(await boatsOn()).toEqual({ A1: 'LEAVING' });
    expect((await map()).totals).toMatchObject({ residents: 1, free: 3 });
    expect(await tonight()).toMatchObject({ residents: 1, free: 3 });
    expect(await departures()).toMatchObject([{ state: 'expected', berth: { label: 'A1' } }]);
    const since = async () =>
      (await server.must(harbourMapApi.planDifferences, { token: token(), body: { at: before } })).items;
    expect(await since()).toEqual([]);
    const choice = async () => {
      const body = { ...LAST_DAY, length: 9.8, beam: 3.2, draft: 1.7 };
      const { items } = await server.must(availabilityApi.listAvailableBerths, { token: token(), body });
      return items.find(({ berth_name }) => berth_name === 'A1');
    };
    expect((await choice())?.still_there).toMatchObject({ reservation_id: null, boat_name: 'Duende' });
    await confirm(`departure-${absence}`);
    expect(await boatsOn()).toEqual({});
    expect(await since()).toMatchObject([{ kind: 'LEFT' }]);
    expect((await choice())?.still_there).toBeUndefined();
    expect(await tonight()).toMatchObject({ residents: 0, free: 4 });
  });

  it('is believed once a dock walk has seen the berth without the boat, and the list names who saw it', async () => {
    const vessel_id = await resident('A1', 'Duende');
    server.clock.set(LATE);
    await absentFromToday(vessel_id);
    expect(await boatsOn()).toEqual({ A1: 'LEAVING' });
    const { phone } = await walk();
    phone.tap('A1', { kind: 'EMPTY' });
    await phone.send();
    expect(await boatsOn()).toEqual({});
    expect(await departures()).toMatchObject([{ seen_gone: { at: LATE, by: expect.any(String) } }]);
  });

  it('holds for the next days as it was reported: nobody waits for a resident', async () => {
    const vessel_id = await resident('A1', 'Duende');
    server.clock.set(LATE);
    await absentFromToday(vessel_id);
    server.clock.set('2027-06-05T08:00:00.000Z');
    expect(await boatsOn()).toEqual({});
    expect(await tonight()).toMatchObject({ residents: 0, free: 4 });
  });
});

describe('a visitor who has not left', () => {
  it('is named by the conflict with who saw the berth empty, and confirming the departure is the best remedy', async () => {
    const ondina = await arrived('A1', 'Ondina');
    await visitor('A1', 'Zephyr', LAST_DAY);
    server.clock.set(LATE);
    await server.settled();
    const before = await lateConflict(ondina);
    expect(before).not.toHaveProperty('seen_gone');
    expect(before.remedies[0]?.choice.kind).toBe('MOVE');
    expect(before.remedies.map(({ choice }) => choice.kind)).toContain('DEPARTED');
    const { phone } = await walk();
    phone.tap('A1', { kind: 'EMPTY' });
    await phone.send();
    const { seen_gone, remedies } = await lateConflict(ondina);
    expect(seen_gone).toEqual({ at: LATE, by: expect.any(String) });
    expect(remedies[0]?.choice).toEqual({ kind: 'DEPARTED', reservation_id: ondina.id });
    const { today } = await server.must(trafficApi.activity, { token: token() });
    expect(today.arrivals).toMatchObject([{ berth_taken_by: { boat_name: 'Ondina', seen_gone } }]);
    expect(await boatsOn()).toEqual({ A1: 'EXPECTED' });
    const body = { conflict_id: `late-${ondina.id}`, choice: remedies[0]!.choice };
    await server.must(conflictApi.resolve, { token: token(), body });
    await server.settled();
    expect(await harbour.show(ondina)).toMatchObject({ reservation_status: 'finished' });
    expect((await lateConflict(ondina)).state).toBe('SOLVED');
  });

  it('is never moved into a berth whose holder is believed to be there', async () => {
    const vessel_id = await resident('A2', 'Duende');
    await resident('A3', 'Alizé');
    await resident('A4', 'Tramontane');
    const ondina = await arrived('A1', 'Ondina');
    await visitor('A1', 'Zephyr', LAST_DAY);
    server.clock.set(LATE);
    const absence = await absentFromToday(vessel_id);
    const moves = async () =>
      (await lateConflict(ondina)).remedies
        .filter(({ choice }) => choice.kind === 'MOVE')
        .map(({ to }) => to[0]?.label);
    expect(await moves()).toEqual([]);
    await confirm(`departure-${absence}`);
    expect(await moves()).toEqual(['A2']);
  });
});

describe('a boat that nobody expected', () => {
  const choiceOf = async (berth: string) => {
    const body = { ...LAST_DAY, length: 9.8, beam: 3.2, draft: 1.7 };
    const { items } = await server.must(availabilityApi.listAvailableBerths, { token: token(), body });
    return items.find(({ berth_name }) => berth_name === berth);
  };

  it('takes the berth in which a dock walk saw it: remedies, choice of berths, map and dashboard name the finding', async () => {
    await resident('A3', 'Alizé');
    await resident('A4', 'Tramontane');
    const ondina = await arrived('A1', 'Ondina');
    await visitor('A1', 'Zephyr', LAST_DAY);
    server.clock.set(LATE);
    await server.settled();
    const moves = async () =>
      (await lateConflict(ondina)).remedies
        .filter(({ choice }) => choice.kind === 'MOVE')
        .map(({ to }) => to[0]?.label);
    expect(await moves()).toEqual(['A2']);
    const { session, phone } = await walk();
    phone.tap('A2', { kind: 'BOAT', boat: { name: 'Kestrel' } });
    await phone.send();
    expect(await moves()).toEqual([]);
    const seen = { at: LATE, by: expect.any(String) };
    expect((await choiceOf('A2'))?.still_there).toMatchObject({ boat_name: 'Kestrel', seen });
    expect((await map()).strangers).toEqual([{ berth_id: harbour.berth('A2'), boat_name: 'Kestrel', ...seen }]);
    expect((await map()).totals.free).toBe(0);
    expect((await tonight()).free).toBe(0);
    const [found] = await differences(session);
    const reason = 'It was the launch of the club';
    const body = { session_id: session, difference_id: found!.difference_id, action: 'DISMISS' as const, reason };
    await server.must(dockWalkApi.settle, { token: token(), body });
    await server.settled();
    expect(await moves()).toEqual(['A2']);
  });

  it('lies there until a walk sees the berth without it, or another boat is recorded there', async () => {
    server.clock.set('2027-06-04T07:00:00.000Z');
    const { phone } = await walk();
    phone.tap('A1', { kind: 'BOAT' });
    phone.tap('A2', { kind: 'BOAT' });
    await phone.send();
    const taken = async () => (await map()).strangers.map(({ berth_id }) => berth_id).sort();
    expect(await taken()).toEqual([harbour.berth('A1'), harbour.berth('A2')].sort());
    server.clock.set(LATE);
    await phone.read();
    phone.tap('A1', { kind: 'EMPTY' });
    await phone.send();
    expect(await taken()).toEqual([harbour.berth('A2')]);
    await arrived('A2', 'Zephyr', LAST_DAY);
    expect(await taken()).toEqual([]);
    // As it stood: after the first walk, after the second, and before any.
    const standing = async (at: string) => {
      await server.settled();
      const { strangers, totals } = await server.must(harbourMapApi.showMap, { token: token(), body: { at } });
      return { taken: strangers.map(({ berth_id }) => berth_id).sort(), visitors: totals.visitors };
    };
    const first = await standing('2027-06-04T07:30:00.000Z');
    expect(first).toEqual({ taken: [harbour.berth('A1'), harbour.berth('A2')].sort(), visitors: 2 });
    expect((await standing('2027-06-04T06:59:00.000Z')).taken).toEqual([]);
    expect((await standing(server.clock.now().toISOString())).taken).toEqual([]);
  });
});

it('counts the visitors in as the map does: those who come today are still to arrive, others are in', async () => {
  await visitor('A1', 'Unseen');
  await arrived('A2', 'Seen');
  server.clock.set('2027-06-03T08:00:00.000Z');
  await visitor('A3', 'Coming', { start_date: '2027-06-03', end_date: '2027-06-05' });
  const { visitors, expected } = (await map()).totals;
  expect([visitors, expected]).toEqual([3, 1]);
  expect(await tonight()).toMatchObject({ visitors: 3, expected: 1 });
});
