import { PASSWORD } from '../fixtures/marina-server.js';
import { describe, expect, it } from '@jest/globals';
import type * as z from 'zod';
import { availabilityApi, berthApi, harbourMapApi, planApi } from '../../contracts/berths/api.js';
import type { PierPosition } from '../../contracts/berths/harbour-map.js';
import { boaterApi, erasingApi, vesselApi } from '../../contracts/customers/api.js';
import { reservationApi } from '../../contracts/reservations/api.js';
import { trafficApi } from '../../contracts/traffic/api.js';
import { type Asked, openHarbour, PETREL } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';
import { VIEWER } from '../fixtures/permissions.js';

harbourForEachTest({ berths: [12, 12, 10] });

type MapBody = z.input<NonNullable<typeof harbourMapApi.showMap.body>>;
const HOUR = 3_600_000;

const token = () => harbour.token;
const asked = (body: MapBody, by = token()) => server.call(harbourMapApi.showMap, { token: by, body });
const map = (body: MapBody = {}) => server.must(harbourMapApi.showMap, { token: token(), body });
const arrange = (placed: readonly PierPosition[], headers = {}) =>
  server.call(harbourMapApi.arrangeHarbour, { token: token(), headers, body: { placed: [...placed] } });
const place = (pier: string, more: Partial<PierPosition> = {}): PierPosition => ({
  pier_id: harbour.piers.get(pier) ?? '',
  x: 0,
  y: 0,
  heading: 0,
  rows: 'ODD_EVEN',
  first_side: 'RIGHT',
  from_head: false,
  ...more,
});
const differences = (at: string) => server.must(harbourMapApi.planDifferences, { token: token(), body: { at } });
const boatsIn = async (body: MapBody = {}) => {
  const { boats } = await map(body);
  const names = new Map([...harbour.berths].map(([name, id]) => [id, name]));
  return Object.fromEntries(
    boats.map(({ berth_id, name, phase }) => [names.get(berth_id) ?? berth_id, `${name ?? '?'} ${phase}`]),
  );
};
/** Approves a stay onto a berth; an hour passes after it. */
async function stay(name: string, berth: string, start_date: string, end_date: string): Promise<Asked> {
  const vessel = { ...PETREL, name };
  const asked = await harbour.created('APPROVE', { start_date, end_date, vessel, berth_id: harbour.berth(berth) });
  later();
  return asked;
}
const later = (): void => {
  server.clock.advance(HOUR);
};
/** The present instant; an hour passes after it. */
function moment(): string {
  const at = server.clock.nowIso();
  later();
  return at;
}
const move = async ({ id: reservation_id }: Asked, berth: string) => {
  const body = { reservation_id, custom_berth_id: harbour.berth(berth) };
  await server.must(reservationApi.assignBerth, { token: token(), body });
  later();
};
const confirm = (kind: 'arrival' | 'departure', { id }: Asked) =>
  server.must(trafficApi.update, { token: token(), body: { traffic_event_id: `${kind}-${id}`, action: 'CONFIRM' } });

describe('the harbour map', () => {
  it('shows piers, berths and boats of the night, with who is awaited', async () => {
    await stay('Solveig', 'A1', '2027-06-01', '2027-06-04');
    const shown = await map();
    expect(shown).toMatchObject({ date: '2027-06-01', today: '2027-06-01', moment: null });
    expect(shown.piers.map(({ name }) => name)).toEqual(['A']);
    expect(shown.berths.map(({ number, max_loa }) => [number, max_loa])).toEqual([
      [1, 12],
      [2, 12],
      [3, 10],
    ]);
    expect(shown.boats).toMatchObject([
      { name: 'Solveig', length: PETREL.length, beam: PETREL.beam, holder: 'VISITOR' },
    ]);
    expect(shown.totals).toEqual({ residents: 0, visitors: 1, expected: 1, free: 2 });
    expect(await boatsIn()).toEqual({ A1: 'Solveig EXPECTED' });
    expect(await boatsIn({ date: '2027-06-02' })).toEqual({ A1: 'Solveig IN' });
    expect(await boatsIn({ date: '2027-06-04' })).toEqual({ A1: 'Solveig LEAVING' });
    expect(await boatsIn({ date: '2027-06-05' })).toEqual({});
  });

  it('no longer awaits a boat that has arrived, and drops one that has departed', async () => {
    const asked = await stay('Solveig', 'A1', '2027-06-01', '2027-06-02');
    await confirm('arrival', asked);
    expect(await boatsIn()).toEqual({ A1: 'Solveig IN' });
    server.clock.set('2027-06-02T08:00:00.000Z');
    expect(await boatsIn()).toEqual({ A1: 'Solveig LEAVING' });
    await confirm('departure', asked);
    expect(await boatsIn()).toEqual({});
  });

  it('shows residents, but not while they are away', async () => {
    await resident('Anja', 'A2');
    expect(await boatsIn()).toEqual({ A2: 'Anja IN' });
    expect((await map()).totals).toEqual({ residents: 1, visitors: 0, expected: 0, free: 2 });
  });

  it('shows a pier that has no berth yet', async () => {
    await server.must(berthApi.createPier, { token: token(), body: { pier: { name: 'B' } } });
    expect((await map()).piers.map(({ name }) => name)).toEqual(['A', 'B']);
  });

  it('agrees with the occupancy of every night', async () => {
    await stay('Solveig', 'A1', '2027-06-01', '2027-06-04');
    await stay('Hilde', 'A3', '2027-06-02', '2027-06-05');
    await resident('Anja', 'A2');
    const range = { start_date: '2027-06-01', end_date: '2027-06-07' };
    const { items } = await server.must(availabilityApi.occupancy, { token: token(), body: range });
    for (const { date, residents, away, visitors, free } of items) {
      const { totals } = await map({ date });
      expect({ date, ...totals }).toMatchObject({ date, residents: residents - away, visitors, free });
    }
  });

  it('shows another marina nothing of it', async () => {
    await stay('Solveig', 'A1', '2027-06-01', '2027-06-04');
    const at = moment();
    const other = await openHarbour(server);
    const answer = await server.must(harbourMapApi.showMap, { token: other.token, body: {} });
    expect(answer.boats).toEqual([]);
    expect(answer.berths.some(({ id }) => [...harbour.berths.values()].includes(id))).toBe(false);
    expect((await asked({ at }, other.token)).body.error_type).toBe('NOTHING_RECORDED_BEFORE');
    const range = { from: '2027-05-30T00:00:00.000Z', to: at };
    const past = await server.must(harbourMapApi.planTimeline, { token: other.token, body: range });
    expect(past.items).toEqual([]);
  });
});

describe('arranging the harbour', () => {
  it('keeps where piers were put, and returns them', async () => {
    const placed = place('A', { x: 12.5, y: -40, heading: 90 });
    const { body } = await arrange([placed]);
    expect((await map()).arrangement).toMatchObject({ piers: [placed], shores: [], north: 0, revision: body.revision });
    const returned = [placed.pier_id];
    await server.must(harbourMapApi.arrangeHarbour, { token: token(), body: { returned } });
    expect((await map()).arrangement.piers).toEqual([]);
  });

  it('keeps land, breakwaters and north', async () => {
    const surroundings = {
      shores: [
        {
          kind: 'LAND' as const,
          points: [
            [0, 0],
            [10, 0],
            [10, 8],
          ],
        },
      ],
      north: 35,
    };
    const body = { surroundings } as z.input<NonNullable<typeof harbourMapApi.arrangeHarbour.body>>;
    await server.must(harbourMapApi.arrangeHarbour, { token: token(), body });
    expect((await map()).arrangement).toMatchObject(surroundings);
  });

  it('meets a colleague who arranged first, and says who it was', async () => {
    await arrange([place('A')]);
    const { arrangement } = await map();
    await arrange([place('A', { x: 5 })]);
    const late = await arrange([place('A', { x: 9 })], { 'If-Match': `"${arrangement.revision}"` });
    expect(late).toMatchObject({ status: 412, body: { details: { changes: [{ type: 'PierPlaced' }] } } });
  });

  it('refuses the pier of another marina, and who may not change the marina', async () => {
    const other = await openHarbour(server);
    const foreign = await arrange([place('A', { pier_id: other.piers.get('A') ?? '' })]);
    expect(foreign).toMatchObject({ status: 404, body: { error_type: 'PIER_NOT_FOUND' } });
    const { token: viewer } = await server.addStaff(harbour.marina, VIEWER);
    const refused = await server.call(harbourMapApi.arrangeHarbour, { token: viewer, body: { placed: [place('A')] } });
    expect(refused.status).toBe(403);
  });

  it('refuses places outside every harbour, and directions that are none', async () => {
    expect((await arrange([place('A', { x: 1e9 })])).body.errors).toEqual([{ path: 'placed.0.x', code: 'offTheMap' }]);
    const turned = await arrange([place('A', { heading: 360 })]);
    expect(turned.body.errors).toEqual([{ path: 'placed.0.heading', code: 'headingInvalid' }]);
  });
});

describe('the harbour as it stood', () => {
  it('shows boats, berths and positions as they were at a moment', async () => {
    const solveig = await stay('Solveig', 'A1', '2027-06-01', '2027-06-04');
    const before = moment();
    await move(solveig, 'A2');
    await stay('Hilde', 'A3', '2027-06-01', '2027-06-02');
    await arrange([place('A', { x: 50 })]);
    expect(await boatsIn({ at: before })).toEqual({ A1: 'Solveig EXPECTED' });
    expect(await boatsIn()).toEqual({ A2: 'Solveig EXPECTED', A3: 'Hilde EXPECTED' });
    const then = await map({ at: before });
    expect(then.arrangement).toMatchObject({ piers: [], revision: -1 });
    expect(then.moment).toMatchObject({ at: before, last_change: { title: 'Berth A1 held' } });
  });

  it('knows an arrival only from when it was recorded', async () => {
    const solveig = await stay('Solveig', 'A1', '2027-06-01', '2027-06-04');
    const before = moment();
    await confirm('arrival', solveig);
    expect(await boatsIn({ at: before })).toEqual({ A1: 'Solveig EXPECTED' });
    expect(await boatsIn({ at: moment() })).toEqual({ A1: 'Solveig IN' });
  });

  it('shows the marina’s date at that moment, and any other night as it was planned then', async () => {
    await stay('Solveig', 'A1', '2027-06-05', '2027-06-08');
    // Half past ten in the evening of 1 June in UTC is 2 June in Paris.
    server.clock.set('2027-06-01T22:30:00.000Z');
    const at = moment();
    expect(await map({ at })).toMatchObject({ date: '2027-06-02', today: '2027-06-02' });
    expect(await boatsIn({ at, date: '2027-06-06' })).toEqual({ A1: 'Solveig IN' });
  });

  it('shows the tape chart as it was planned at a moment', async () => {
    const solveig = await stay('Solveig', 'A1', '2027-06-02', '2027-06-04');
    const at = moment();
    await move(solveig, 'A2');
    await stay('Hilde', 'A3', '2027-06-02', '2027-06-03');
    const nights = { start_date: '2027-06-01', end_date: '2027-06-08' };
    const bars = (chart: { bars: readonly { berth_id: string; boat: { name: string | null } }[] }) =>
      chart.bars.map(({ berth_id, boat }) => [berth_id, boat.name]);
    const then = await server.must(planApi.plan, { token: token(), body: { ...nights, at } });
    expect(bars(then)).toEqual([[harbour.berth('A1'), 'Solveig']]);
    expect(then.berths).toHaveLength(3);
    const berth_ids = [...harbour.berths.values()];
    const row = await server.must(planApi.planBars, { token: token(), body: { ...nights, at, berth_ids } });
    expect(bars(row)).toEqual(bars(then));
    const early = { ...nights, at: '2020-01-01T00:00:00.000Z' };
    const refused = await server.call(planApi.plan, { token: token(), body: early });
    expect(refused.body.error_type).toBe('NOTHING_RECORDED_BEFORE');
  });

  it('refuses a moment that is still to come, or before the first record', async () => {
    expect(await asked({ at: '2031-01-01T00:00:00.000Z' })).toMatchObject({
      status: 409,
      body: { error_type: 'MOMENT_AHEAD' },
    });
    expect(await asked({ at: '2020-01-01T00:00:00.000Z' })).toMatchObject({
      status: 404,
      body: { error_type: 'NOTHING_RECORDED_BEFORE', details: { first: '2027-06-01T08:00:00.000Z' } },
    });
  });

  it('lists the moments of change, with our own among them', async () => {
    await stay('Solveig', 'A1', '2027-06-01', '2027-06-04');
    const range = { from: '2027-06-01T00:00:00.000Z', to: '2027-06-02T00:00:00.000Z' };
    const line = await server.must(harbourMapApi.planTimeline, { token: token(), body: range });
    expect(line.first).toBe('2027-06-01T08:00:00.000Z');
    expect(line.items).toEqual([{ at: '2027-06-01T08:00:00.000Z', ours: true }]);
    const empty = { from: '2027-06-01T08:00:01.000Z', to: '2027-06-02T00:00:00.000Z' };
    expect((await server.must(harbourMapApi.planTimeline, { token: token(), body: empty })).items).toEqual([]);
    const backwards = { from: range.to, to: range.from };
    const refused = await server.call(harbourMapApi.planTimeline, { token: token(), body: backwards });
    expect(refused.body.errors).toEqual([{ path: 'to', code: 'endBeforeStart' }]);
  });

  it('lists which boats came, left and moved since, and which berth is out of service', async () => {
    const names = new Map([...harbour.berths].map(([name, id]) => [id, name]));
    const solveig = await stay('Solveig', 'A1', '2027-06-02', '2027-06-04');
    const tern = await stay('Tern', 'A3', '2027-06-01', '2027-06-02');
    await confirm('arrival', tern);
    server.clock.set('2027-06-02T08:00:00.000Z');
    await confirm('arrival', solveig);
    const at = moment();
    await confirm('departure', tern);
    const moved = server.clock.nowIso();
    await move(solveig, 'A2');
    const hilde = await stay('Hilde', 'A3', '2027-06-02', '2027-06-03');
    await confirm('arrival', hilde);
    const berth = { id: harbour.berth('A1'), pier_id: harbour.piers.get('A') ?? '', number: 1 };
    const sizes = { max_loa: 12, max_beam: 4, max_draft: 2.5 };
    await server.must(berthApi.updateBerth, { token: token(), body: { berth: { ...berth, ...sizes, active: false } } });
    const { items, then, now } = await differences(at);
    const told = items.map(({ kind, berth_id, to_berth_id, boat }) => [
      kind,
      names.get(berth_id),
      names.get(to_berth_id ?? '') ?? null,
      boat?.name ?? null,
    ]);
    expect(told).toEqual([
      ['CAME', 'A3', null, 'Hilde'],
      ['LEFT', 'A3', null, 'Tern'],
      ['MOVED', 'A1', 'A2', 'Solveig'],
      ['OUT_OF_SERVICE', 'A1', null, null],
    ]);
    expect(items.find(({ kind }) => kind === 'MOVED')?.at).toBe(moved);
    expect([then.visitors, now.visitors]).toEqual([1, 2]);
  });

  it('does not show the name of a boat whose owner was erased since', async () => {
    const solveig = await stay('Zwetschge', 'A1', '2027-06-01', '2027-06-04');
    const at = moment();
    const shown = await server.must(reservationApi.get, { token: token(), body: { reservation_id: solveig.id } });
    const admin = await server.addAdmin();
    const headers = { 'X-Marina-Id': harbour.marina };
    const body = { boater_id: shown.boater_id, password: PASSWORD };
    expect((await server.call(erasingApi.erase, { token: admin.token, body, headers })).status).toBe(200);
    expect(await boatsIn({ at })).toEqual({ A1: '? EXPECTED' });
  });
});

let holders = 0;

/** A resident with a boat in a berth until further notice. */
async function resident(name: string, berth: string): Promise<void> {
  holders += 1;
  const contact = { first_name: 'Olav', last_name: 'Berg', email: `olav${holders}@example.org` };
  const body = { ...contact, relation_type: 'RESIDENT' as const };
  const { id: boater_id } = await server.must(boaterApi.add, { token: token(), body });
  const vessel = { name, length: 9, beam: 3, draft: 1.5 };
  const { id: vessel_id } = await server.must(vesselApi.add, { token: token(), body: { boater_id, vessel } });
  const berthed = { berth_id: harbour.berth(berth), vessel_id, boater_id };
  await server.must(availabilityApi.allocateVessel, { token: token(), body: berthed });
  later();
}
