import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  availabilityApi,
  berthApi,
  berthInfoApi,
  harbourMapApi,
  planApi,
  planGestureApi,
} from '../../contracts/berths/api.js';
import { conflictApi } from '../../contracts/conflicts/api.js';
import { dashboardApi } from '../../contracts/dashboard/api.js';
import { dockVesselApi } from '../../contracts/dockwalk/api.js';
import { trafficApi } from '../../contracts/traffic/api.js';
import { ExpiryJob } from '../../services/reservations/policies/expiry-job.js';
import { documentsRead } from '../fixtures/documents-read.js';
import {
  type Asked,
  type Harbour,
  openHarbour,
  PETREL,
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
  harbour = await openHarbour(server);
  await server.settled();
});

/** Tonight and the next one. */
const TONIGHT = { start_date: '2027-06-15', end_date: '2027-06-17' };

const update = (kind: 'arrival' | 'departure', { id }: Asked, action: 'CONFIRM' | 'UNDO' = 'CONFIRM') =>
  server.must(trafficApi.update, { token: harbour.token, body: { traffic_event_id: `${kind}-${id}`, action } });

/** The job that ends stays, a day after the last one. */
async function afterwards(): Promise<void> {
  server.clock.set('2027-06-15T08:00:00.000Z');
  await server.app.get(ExpiryJob, { strict: false }).run();
  await server.settled();
}

async function arrived(): Promise<Asked> {
  const asked = await harbour.created('APPROVE', harbour.at('A1'));
  server.clock.set('2027-06-11T08:00:00.000Z');
  await update('arrival', asked);
  return asked;
}

/** The stay of 11 to 14 June. */
describe('the end of a stay', () => {
  it('does not come while its boat is still there, and comes with the departure', async () => {
    const asked = await arrived();
    await afterwards();
    expect(await harbour.show(asked)).toMatchObject({ reservation_status: 'approved', end_date: STAY.end_date });
    await update('departure', asked);
    await server.settled();
    expect(await harbour.show(asked)).toMatchObject({ reservation_status: 'finished' });
  });

  it('is automatic for a boat without a confirmed arrival, or with an arrival that was taken back', async () => {
    const unseen = await harbour.created('APPROVE', harbour.at('A2'));
    const asked = await arrived();
    await update('arrival', asked, 'UNDO');
    await afterwards();
    expect(await harbour.show(unseen)).toMatchObject({ reservation_status: 'finished' });
    expect(await harbour.show(asked)).toMatchObject({ reservation_status: 'finished' });
  });
});

describe('an arrival that is recorded after its stay has finished', () => {
  /** An unseen boat whose stay the job has finished. */
  async function unseen(): Promise<Asked> {
    const asked = await harbour.created('APPROVE', harbour.at('A1'));
    await afterwards();
    expect(await harbour.show(asked)).toMatchObject({ reservation_status: 'finished', overdue: false });
    return asked;
  }

  it('opens the stay again, on its page, the plan, the map and the lists, until the boat has left', async () => {
    const asked = await unseen();
    await update('arrival', asked);
    await server.settled();
    const { token } = harbour;
    const shown = async () => {
      const { bars } = await server.must(planApi.plan, { token, body: { ...TONIGHT, filter: {} } });
      const { boats } = await server.must(harbourMapApi.showMap, { token, body: {} });
      const { conflicts, last_seven_days } = await server.must(trafficApi.activity, { token });
      const { reservation_status, overdue } = await harbour.show(asked);
      const late = conflicts.map(({ conflict }) => conflict);
      return {
        bars,
        boats,
        late,
        states: last_seven_days.departures.map(({ state }) => state),
        reservation_status,
        overdue,
      };
    };
    expect(await shown()).toMatchObject({
      bars: [{ kind: 'OVERDUE', ...harbour.at('A1') }],
      boats: [{ phase: 'OVERDUE', reservation_id: asked.id }],
      late: ['NOT_DEPARTED'],
      states: ['not_departed'],
      reservation_status: 'approved',
      overdue: true,
    });
    await update('departure', asked);
    await server.settled();
    expect(await shown()).toEqual({
      bars: [],
      boats: [],
      late: [],
      states: ['departed'],
      reservation_status: 'finished',
      overdue: false,
    });
  });

  it('gets more nights like every overdue boat', async () => {
    const asked = await unseen();
    await update('arrival', asked);
    await server.settled();
    const gesture = {
      type: 'DATES' as const,
      reservation_id: asked.id,
      start_date: STAY.start_date,
      end_date: '2027-06-17',
    };
    const { token } = harbour;
    const preview = await server.must(planGestureApi.planPreview, { token, body: { gesture } });
    await server.must(planGestureApi.planChange, { token, body: { gesture, basis: preview.basis } });
    await server.settled();
    expect(await harbour.show(asked)).toMatchObject({ reservation_status: 'approved', end_date: '2027-06-17' });
  });

  it('that is taken back lets the stay finish again', async () => {
    const asked = await unseen();
    await update('arrival', asked);
    await server.settled();
    await update('arrival', asked, 'UNDO');
    await afterwards();
    expect(await harbour.show(asked)).toMatchObject({ reservation_status: 'finished', overdue: false });
  });

  it('is followed by a departure that can be taken back, which opens the stay again', async () => {
    const asked = await unseen();
    await update('arrival', asked);
    await update('departure', asked);
    await server.settled();
    expect(await harbour.show(asked)).toMatchObject({ reservation_status: 'finished' });
    await update('departure', asked, 'UNDO');
    await afterwards();
    expect(await harbour.show(asked)).toMatchObject({ reservation_status: 'approved', overdue: true });
  });
});

describe('a stay that another one of the same boat follows', () => {
  it('finishes automatically, and its boat is not in the way of its next stay', async () => {
    const boater = somebody();
    const first = await harbour.created('APPROVE', { boater, ...harbour.at('A1') });
    const next = { start_date: STAY.end_date, end_date: '2027-06-20' };
    await server.settled();
    const { boater: known, vessel } = await harbour.show(first);
    const same = { boater: { ...boater, id: known.id }, vessel: { ...PETREL, id: vessel.id ?? undefined } };
    const second = await harbour.created('APPROVE', { ...same, ...next, ...harbour.at('A1') });
    server.clock.set('2027-06-11T08:00:00.000Z');
    await update('arrival', first);
    const { token } = harbour;
    server.clock.set('2027-06-14T14:00:00.000Z');
    expect(await server.must(conflictApi.list, { token })).toMatchObject({ total: 0 });
    expect((await server.must(trafficApi.activity, { token })).conflicts).toEqual([]);
    await afterwards();
    expect(await harbour.show(first)).toMatchObject({ reservation_status: 'finished', overdue: false });
    const { conflicts } = await server.must(trafficApi.activity, { token });
    expect(conflicts.map(({ reservation, conflict }) => [reservation?.id, conflict])).toEqual([
      [second.id, 'NOT_ARRIVED'],
    ]);
    const { departures, arrivals } = await server.must(dashboardApi.waiting, { token });
    expect([departures.overdue, arrivals.overdue]).toEqual([0, 1]);
    await update('arrival', second);
    await server.settled();
    expect(await harbour.show(second)).toMatchObject({ reservation_status: 'approved' });
  });
});

describe('a boat that is overdue', () => {
  it('is found in its berth on the dock and in the list of boats, and is not available elsewhere', async () => {
    const asked = await arrived();
    await afterwards();
    const { token } = harbour;
    const { vessel } = await harbour.show(asked);
    const found = async () => {
      const body = { ...harbour.at('A2'), search: 'Petrel' };
      const { items: boats } = await server.must(dockVesselApi.find, { token, body });
      const { items } = await server.must(berthInfoApi.listVessels, { token, body: {} });
      const only = { only_available_vessels: true };
      const { items: available } = await server.must(berthInfoApi.listVessels, { token, body: only });
      return {
        dock: boats.map(({ vessel_id, reservation_id, berth }) => [vessel_id, reservation_id, berth?.name ?? null]),
        list: items.map(({ id, berth }) => [id, berth?.name ?? null]),
        available: available.map(({ id }) => id),
      };
    };
    const there = { dock: [[vessel.id, asked.id, 'A1']], list: [[vessel.id, 'A1']], available: [] };
    expect(await found()).toEqual(there);
    // Its stay is over: the boat is seen in another berth, and the plan has no night of it to move.
    const occupied = { ...harbour.at('A2'), selected_vessel_id: vessel.id ?? '', previous_selected_vessel_id: null };
    expect(await server.must(dockVesselApi.changeOccupied, { token, body: occupied })).toMatchObject({ moved: false });
    await update('departure', asked);
    await server.settled();
    const gone = { dock: [[vessel.id, null, null]], list: [[vessel.id, null]], available: [vessel.id] };
    expect(await found()).toEqual(gone);
  });

  it('gets more nights from its old last day on, with their price', async () => {
    const asked = await arrived();
    await afterwards();
    const { token } = harbour;
    const gesture = {
      type: 'DATES' as const,
      reservation_id: asked.id,
      start_date: STAY.start_date,
      end_date: '2027-06-16',
    };
    const preview = await server.must(planGestureApi.planPreview, { token, body: { gesture } });
    expect(preview).toMatchObject({ possible: true, price: { difference: 120 } });
    await server.must(planGestureApi.planChange, { token, body: { gesture, basis: preview.basis } });
    await server.settled();
    expect(await harbour.isFree('A1', { start_date: STAY.end_date, end_date: '2027-06-16' })).toBe(false);
    const { last_seven_days, tomorrow } = await server.must(trafficApi.activity, { token });
    expect([last_seven_days.departures, tomorrow.departures]).toMatchObject([[], [{ date: '2027-06-16' }]]);
  });

  it('does not get nights in which its berth belongs to another boat', async () => {
    const asked = await arrived();
    const next = { start_date: '2027-06-15', end_date: '2027-06-17' };
    const coming = await harbour.created('APPROVE', { ...next, ...harbour.at('A1') });
    await afterwards();
    const gesture = {
      type: 'DATES' as const,
      reservation_id: asked.id,
      start_date: STAY.start_date,
      end_date: '2027-06-16',
    };
    const preview = await server.must(planGestureApi.planPreview, { token: harbour.token, body: { gesture } });
    expect(preview).toMatchObject({ possible: false, refusal: { in_the_way: { reservation_id: coming.id } } });
  });

  it('is on the plan and on the map until it departs, and its page asks for the departure', async () => {
    const asked = await arrived();
    await afterwards();
    const { token } = harbour;
    const shown = async () => {
      const { bars } = await server.must(planApi.plan, { token, body: { ...TONIGHT, filter: {} } });
      const { boats } = await server.must(harbourMapApi.showMap, { token, body: {} });
      const { overdue } = await harbour.show(asked);
      return { bars, boats, overdue };
    };
    expect(await shown()).toMatchObject({
      bars: [{ kind: 'OVERDUE', ...harbour.at('A1'), start_date: STAY.end_date, end_date: '2027-06-16' }],
      boats: [{ phase: 'OVERDUE', ...harbour.at('A1'), reservation_id: asked.id, leaves: STAY.end_date }],
      overdue: true,
    });
    await update('departure', asked);
    await server.settled();
    expect(await shown()).toEqual({ bars: [], boats: [], overdue: false });
  });

  it('occupies its berth for berth info, the lists and every count of free berths, until it departs', async () => {
    const asked = await arrived();
    await afterwards();
    const { token } = harbour;
    const { berth_id } = harbour.at('A1');
    const shown = async () => {
      const { occupancy, current_berth_owner, active_traffic_event } = await server.must(berthApi.getBerth, {
        token,
        body: { berth_id },
      });
      const body = { filter: { vacant_tonight: true }, page_size: 100 };
      const { items } = await server.must(berthApi.listBerths, { token, body });
      const piers = await server.must(berthApi.listPiers, { token, body: { page_size: 100 } });
      const { totals } = await server.must(harbourMapApi.showMap, { token, body: {} });
      const { tonight } = await server.must(dashboardApi.harbour, { token });
      return {
        occupancy,
        owner: current_berth_owner?.reservation_id ?? null,
        next: active_traffic_event?.type ?? null,
        vacant: items.map(({ name }) => name),
        occupied: piers.items.reduce((sum, pier) => sum + pier.occupied, 0),
        free: [totals.free, tonight.free, tonight.free_by_length.reduce((sum, { free }) => sum + free, 0)],
        visitors: [totals.visitors, tonight.visitors],
      };
    };
    expect(await shown()).toEqual({
      occupancy: 'occupied',
      owner: asked.id,
      next: 'DEPARTURE',
      vacant: ['A2', 'A3'],
      occupied: 1,
      free: [2, 2, 2],
      visitors: [1, 1],
    });
    await update('departure', asked);
    await server.settled();
    expect(await shown()).toEqual({
      occupancy: 'vacant',
      owner: null,
      next: null,
      vacant: ['A1', 'A2', 'A3'],
      occupied: 0,
      free: [3, 3, 3],
      visitors: [0, 0],
    });
  });

  it('is the boat in its berth until the one that is expected there has arrived', async () => {
    const late = await arrived();
    await afterwards();
    const { token } = harbour;
    const coming = await harbour.created('APPROVE', { ...TONIGHT, ...harbour.at('A1') });
    await server.settled();
    const inA1 = async () => {
      const { items } = await server.must(berthApi.listBerths, { token, body: { filter: { search: 'A1' } } });
      const { current_berth_owner } = await server.must(berthApi.getBerth, { token, body: harbour.at('A1') });
      return [items[0]?.current_berth_owner?.reservation_id, current_berth_owner?.reservation_id];
    };
    expect(await inA1()).toEqual([late.id, late.id]);
    await server.must(trafficApi.update, {
      token,
      body: { traffic_event_id: `arrival-${coming.id}`, action: 'CONFIRM', berth_shared: true },
    });
    await server.settled();
    expect(await inA1()).toEqual([coming.id, coming.id]);
  });

  it('stays in the list of departures however long', async () => {
    const asked = await arrived();
    server.clock.set('2027-07-20T08:00:00.000Z');
    const { last_seven_days } = await server.must(trafficApi.activity, { token: harbour.token });
    expect(last_seven_days.departures).toMatchObject([{ reservation: { id: asked.id }, state: 'not_departed' }]);
  });

  it('is named wherever another boat could get its berth for tonight, and the berth is never given automatically', async () => {
    const overdue = await arrived();
    await afterwards();
    const { token } = harbour;
    const still_there = { reservation_id: overdue.id, end_date: STAY.end_date };
    const body = { ...TONIGHT, length: 9.8, beam: 3.2, draft: 1.7 };
    const { items: choices } = await server.must(availabilityApi.listAvailableBerths, { token, body });
    expect(choices.map(({ berth_name, still_there: boat }) => [berth_name, boat])).toMatchObject([
      ['A1', still_there],
      ['A2', undefined],
      ['A3', undefined],
    ]);
    const { items: matches } = await server.must(availabilityApi.listMatchedBerths, { token, body });
    expect(matches.map(({ berth_name, order }) => [berth_name, order])).toEqual([
      ['A2', 1],
      ['A3', 2],
      ['A1', 3],
    ]);
    expect(matches[2]).toMatchObject({ still_there });
    const coming = await harbour.created('APPROVE', TONIGHT);
    expect(await harbour.berthOf(coming)).toBe('A2');
    const gesture = { type: 'MOVE' as const, reservation_id: coming.id, ...harbour.at('A1') };
    const preview = await server.must(planGestureApi.planPreview, { token, body: { gesture } });
    expect(preview).toMatchObject({
      possible: true,
      notices: [{ code: 'BOAT_STILL_THERE', reservation_id: overdue.id, berth_name: 'A1' }],
    });
    const later = { ...body, start_date: '2027-06-16' };
    const { items: free } = await server.must(availabilityApi.listAvailableBerths, { token, body: later });
    expect(free.every((choice) => choice.still_there === undefined)).toBe(true);
  });
});

describe('boats that are where the plan has them', () => {
  const isStay = (document: object) => 'arrived_at' in document && 'moored' in document;
  const matches = (nights: { start_date: string; end_date: string }) =>
    documentsRead(
      () =>
        server.must(availabilityApi.listMatchedBerths, {
          token: harbour.token,
          body: { ...nights, length: 9.8, beam: 3.2, draft: 1.7 },
        }),
      isStay,
    );

  it('are not read to find a berth, for tonight or for later', async () => {
    const late = await arrived();
    for (const berth of ['A2', 'A3']) {
      const staying = { start_date: STAY.start_date, end_date: '2027-06-20' };
      await update('arrival', await harbour.created('APPROVE', { ...staying, ...harbour.at(berth) }));
    }
    await afterwards();
    expect(await matches(TONIGHT)).toBe(1);
    expect(await matches({ start_date: '2027-06-16', end_date: '2027-06-18' })).toBe(0);
    await update('departure', late);
    await server.settled();
    expect(await matches(TONIGHT)).toBe(0);
  });
});

describe('an arrival at a berth in which another boat is recorded as present', () => {
  const confirm = ({ id }: Asked, more = {}) =>
    server.call(trafficApi.update, {
      token: harbour.token,
      body: { traffic_event_id: `arrival-${id}`, action: 'CONFIRM', ...more },
    });

  it('is refused with the name of that boat until staff say that both lie there', async () => {
    const first = await arrived();
    const next = { start_date: STAY.end_date, end_date: '2027-06-17', ...harbour.at('A1') };
    const second = await harbour.created('APPROVE', next);
    server.clock.set('2027-06-14T07:00:00.000Z');
    const refused = await confirm(second);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        error_type: 'TRAFFIC_BERTH_TAKEN',
        details: { ...harbour.at('A1'), berth: 'A1', reservation_id: first.id, boat: 'Petrel' },
      },
    });
    expect((await confirm(second, harbour.at('A2'))).status).toBe(200);
    await server.settled();
    expect(await harbour.berthOf(second)).toBe('A2');
  });

  it('is confirmed if both lie there, or if it goes to a berth that is empty', async () => {
    await arrived();
    const next = { start_date: STAY.end_date, end_date: '2027-06-17' };
    const second = await harbour.created('APPROVE', { ...next, ...harbour.at('A1') });
    const third = await harbour.created('APPROVE', { ...next, ...harbour.at('A2') });
    server.clock.set('2027-06-14T07:00:00.000Z');
    expect((await confirm(second, { berth_shared: true })).status).toBe(200);
    expect((await confirm(third, harbour.at('A1'))).body.error_type).toBe('TRAFFIC_BERTH_TAKEN');
    expect((await confirm(third)).status).toBe(200);
  });
});
