import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { absenceApi } from '../../contracts/absences/api.js';
import { availabilityApi, berthApi, berthInfoApi, planGestureApi } from '../../contracts/berths/api.js';
import { boaterApi, vesselApi } from '../../contracts/customers/api.js';
import { dockVesselApi, dockWalkApi } from '../../contracts/dockwalk/api.js';
import type { ConflictChoice } from '../../contracts/dockwalk/vocabulary.js';
import { trafficApi } from '../../contracts/traffic/api.js';
import { DockWalker } from '../fixtures/dock-walker.js';
import { PNG, upload } from '../fixtures/furnished-marina.js';
import { openHarbour, somebody } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';
import { VIEWER } from '../fixtures/permissions.js';

harbourForEachTest({ berths: [12, 12, 12] });

const token = () => harbour.token;
const TODAY = { start_date: '2027-06-01', end_date: '2027-06-04' };
const MINUTE = 60_000;

async function start(): Promise<string> {
  const { id } = await server.must(dockWalkApi.start, { token: token(), body: {} });
  await server.settled();
  return id;
}
async function walker(session_id: string): Promise<DockWalker> {
  const phone = new DockWalker(harbour, session_id);
  await phone.read();
  return phone;
}
/** A walk with one phone. */
async function walk(): Promise<{ session: string; phone: DockWalker }> {
  const session = await start();
  return { session, phone: await walker(session) };
}
const show = (session_id: string) => server.must(dockWalkApi.get, { token: token(), body: { session_id } });
const differences = async (session_id: string) =>
  (await server.must(dockWalkApi.differences, { token: token(), body: { session_id, page_size: 100 } })).items;
const conflicts = async (session_id: string) =>
  (await server.must(dockWalkApi.conflicts, { token: token(), body: { session_id } })).items;
async function decide(session_id: string, conflict_id: string, choice: ConflictChoice) {
  const answer = await server.call(dockWalkApi.decide, { token: token(), body: { session_id, conflict_id, choice } });
  await server.settled();
  return answer;
}
async function note(berth: string) {
  await server.settled();
  const body = { berth_id: harbour.berth(berth) };
  return (await server.must(berthInfoApi.berthInfo, { token: token(), body })).notes;
}

async function visitor(berth: string, name: string, dates = TODAY) {
  const boater = somebody({ first_name: 'Camille', last_name: 'Renaud' });
  const vessel = { name, length: 9.8, beam: 3.2, draft: 1.7 };
  const asked = await harbour.approved({ ...dates, boater, vessel }, undefined, harbour.berth(berth));
  await server.settled();
  return asked;
}
async function confirm(traffic_event_id: string) {
  await server.must(trafficApi.update, { token: token(), body: { traffic_event_id, action: 'CONFIRM' } });
  await server.settled();
}
/** A visitor who has arrived. */
async function arrived(berth: string, name: string, dates = TODAY) {
  const asked = await visitor(berth, name, dates);
  await confirm(`arrival-${asked.id}`);
  return asked;
}
async function resident(berth: string, name: string): Promise<string> {
  const who = { first_name: 'Luc', last_name: 'Perrin', email: `luc-${berth}@example.org` };
  const body = { ...who, relation_type: 'RESIDENT' as const };
  const { id: boater_id } = await server.must(boaterApi.add, { token: token(), body });
  const vessel = { name, length: 8.4, beam: 2.9, draft: 1.4 };
  const { id: vessel_id } = await server.must(vesselApi.add, { token: token(), body: { boater_id, vessel } });
  const there = { berth_id: harbour.berth(berth), vessel_id };
  await server.must(availabilityApi.allocateVessel, { token: token(), body: there });
  await server.settled();
  return vessel_id;
}
async function move(reservation: { id: string }, berth: string) {
  const gesture = { type: 'MOVE' as const, reservation_id: reservation.id, berth_id: harbour.berth(berth) };
  const { basis } = await server.must(planGestureApi.planPreview, { token: token(), body: { gesture } });
  await server.must(planGestureApi.planChange, { token: token(), body: { gesture, basis } });
  await server.settled();
}

describe('a dock walk', () => {
  it('starts with every berth unchecked, and saves the walk before it', async () => {
    const { session: first, phone } = await walk();
    phone.tap('A1', { kind: 'AS_PLANNED' });
    await phone.send();
    expect(await show(first)).toMatchObject({ status: 'STARTED', berths: 3, checked: 1, differs: 0 });
    server.clock.advance(MINUTE);
    const second = await start();
    expect(await show(second)).toMatchObject({ status: 'STARTED', checked: 0 });
    expect(await show(first)).toMatchObject({ status: 'SAVED', berths: 3, checked: 1 });
    const { items, current_session_id } = await server.must(dockWalkApi.getAll, { token: token(), body: {} });
    expect(current_session_id).toBe(second);
    expect(items.map(({ session_id, status }) => [session_id, status])).toEqual([
      [second, 'STARTED'],
      [first, 'SAVED'],
    ]);
  });

  it('shows where each phone was last, and counts the berths of each pier', async () => {
    const { session, phone } = await walk();
    phone.tap('A1', { kind: 'AS_PLANNED' });
    phone.tap('A2', { kind: 'AS_PLANNED' });
    await phone.send();
    const pier_id = harbour.piers.get('A');
    const shown = await show(session);
    expect(shown.piers).toMatchObject([{ pier_id, pier_name: 'A', berths: 3, checked: 2, complete: false }]);
    expect(shown.walkers).toMatchObject([{ user_id: harbour.staff.id, device_id: phone.device_id, pier_id }]);
    expect(shown.walkers[0]?.name).toBe(shown.started_by.name);
  });

  it('marks a pier complete, with the rest as planned', async () => {
    const { session, phone } = await walk();
    await arrived('A2', 'Ondine');
    phone.tap('A1', { kind: 'EMPTY' });
    await phone.send();
    const body = { action: 'PIER_COMPLETE' as const, session_id: session, pier_id: harbour.piers.get('A') ?? '' };
    await server.must(dockWalkApi.update, { token: token(), body: { ...body, rest_as_planned: true } });
    await server.settled();
    expect(await show(session)).toMatchObject({ checked: 3, differs: 0, piers: [{ checked: 3, complete: true }] });
    const piers = await server.must(berthApi.listPiers, { token: token(), body: { session_id: session } });
    expect(piers.items.map(({ name, walk }) => [name, walk])).toEqual([['A', { checked: 3, complete: true }]]);
    const unknown = await server.call(berthApi.listPiers, { token: token(), body: { session_id: randomUUID() } });
    expect(unknown).toMatchObject({ status: 404, body: { error_type: 'DOCK_WALK_NOT_FOUND' } });
  });

  it('takes a tap back, which opens the pier again', async () => {
    const { session, phone } = await walk();
    const body = { action: 'PIER_COMPLETE' as const, session_id: session, pier_id: harbour.piers.get('A') ?? '' };
    await server.must(dockWalkApi.update, { token: token(), body });
    expect((await show(session)).piers).toMatchObject([{ checked: 0, complete: true }]);
    phone.tap('A1', { kind: 'AS_PLANNED' });
    server.clock.advance(MINUTE);
    phone.tap('A1', { kind: 'TAKEN_BACK' });
    await phone.send();
    expect((await show(session)).piers).toMatchObject([{ checked: 0, complete: false }]);
  });

  it('is only open to staff of a marina with the inventory, and only editors of reservations walk', async () => {
    const viewer = await server.addStaff(harbour.marina, VIEWER);
    expect(await server.call(dockWalkApi.start, { token: viewer.token, body: {} })).toMatchObject({ status: 403 });
    expect(await server.call(dockWalkApi.getAll, { token: viewer.token, body: {} })).toMatchObject({ status: 200 });
    const without = await openHarbour(server, { marina: {} });
    const { session } = await walk();
    const foreign = { token: without.token, body: { session_id: session } };
    expect(await server.call(dockWalkApi.get, foreign)).toMatchObject({ status: 404 });
  });
});

describe('differences from the plan', () => {
  it('include a visitor without a recorded arrival, until it is confirmed', async () => {
    const { id } = await visitor('A1', 'Ondine');
    const { session, phone } = await walk();
    expect(phone.berth('A1').expected).toMatchObject({ state: 'EMPTY', due: { name: 'Ondine' }, overdue: null });
    phone.tap('A1', { kind: 'BOAT', reservation_id: id });
    const { outcomes } = await phone.send();
    expect(outcomes).toMatchObject([{ outcome: 'STANDS', conflict: null }]);
    expect(await differences(session)).toMatchObject([
      {
        kind: 'ARRIVED',
        state: 'OPEN',
        berth: { name: 'A1' },
        seen: { name: 'Ondine', boater_name: 'Camille Renaud' },
        steps: ['CONFIRM_ARRIVAL'],
        refs: { reservation_id: id, traffic_event_id: `arrival-${id}` },
      },
    ]);
    await confirm(`arrival-${id}`);
    expect(await differences(session)).toEqual([]);
    expect(await show(session)).toMatchObject({ differs: 1, open: 0 });
  });

  it('include a visitor who is still there after the stay, until the departure is confirmed', async () => {
    const { id } = await arrived('A1', 'Grethe');
    server.clock.set('2027-06-05T08:00:00.000Z');
    const { session, phone } = await walk();
    expect(phone.berth('A1').expected).toMatchObject({
      state: 'EMPTY',
      over: { name: 'Grethe' },
      overdue: 'DEPARTURE',
    });
    phone.tap('A1', { kind: 'BOAT', reservation_id: id });
    await phone.send();
    const [found] = await differences(session);
    expect(found).toMatchObject({ kind: 'STILL_HERE', steps: ['STAYS_LONGER', 'MESSAGE'] });
    await confirm(`departure-${id}`);
    expect(await show(session)).toMatchObject({ open: 0 });
  });

  it('include a berth that is empty although its visitor has not left, which names the early departure', async () => {
    const { id } = await arrived('A1', 'Grethe');
    const { session, phone } = await walk();
    phone.tap('A1', { kind: 'EMPTY' });
    await phone.send();
    expect(await differences(session)).toMatchObject([
      {
        kind: 'MISSING',
        seen: null,
        expected: { name: 'Grethe' },
        refs: { traffic_event_id: `departure-${id}`, left_early: true, freed: { end_date: expect.any(String) } },
      },
    ]);
  });

  it('include a resident who is away without an absence, until one is reported', async () => {
    const vessel_id = await resident('A1', 'Sea Pearl');
    const { session, phone } = await walk();
    expect(phone.berth('A1')).toMatchObject({ expected: { state: 'BOAT' }, allow_inquire_for_absence: true });
    phone.tap('A1', { kind: 'EMPTY' });
    await phone.send();
    expect(await differences(session)).toMatchObject([
      { kind: 'RESIDENT_AWAY', refs: { vessel_id }, steps: ['ABSENCE_INQUIRY', 'REPORT_ABSENCE'] },
    ]);
    const away = { vessel_id, departure_date: '2027-06-01', return_date: '2027-06-20', reason: 'OTHER' as const };
    const { id } = await server.must(absenceApi.create, { token: token(), body: away });
    await server.settled();
    expect(await show(session)).toMatchObject({ open: 0 });
    server.clock.advance(MINUTE);
    await phone.read();
    phone.tap('A1', { kind: 'BOAT', vessel_id });
    await phone.send();
    expect(await differences(session)).toMatchObject([{ kind: 'RESIDENT_HOME', refs: { absence_report_id: id } }]);
  });

  it('include a new boat with all that was entered while the phone was out of range, once', async () => {
    const { session, phone } = await walk();
    const boat = {
      ...{ name: 'Wanderer', length: 10, beam: 3.4, draft: 1.6, hull_type: 'MONOHULL' as const },
      ...{ type: 'SAIL' as const, home_port: 'Bergen', email_address: 'skipper-of-wanderer@example.org' },
    };
    phone.tap('A2', { kind: 'BOAT', boat });
    await phone.send();
    await phone.send();
    const [found, ...others] = await differences(session);
    const { name, length, beam, draft, hull_type, type, home_port } = boat;
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      kind: 'OTHER_BOAT',
      seen: { name, length, details: { beam, draft, hull_type, type, home_port } },
    });
    const body = { vessel_id: found?.seen?.vessel_id ?? '' };
    const { vessel } = await server.must(vesselApi.get, { token: token(), body });
    expect(vessel).toMatchObject({ name, length, beam, draft, hull_type, type, home_port });
  });

  it('include a boat without a name, which stays until staff dismiss it with a reason', async () => {
    const { session, phone } = await walk();
    phone.tap('A2', { kind: 'BOAT', boat: { name: 'Wanderer', length: 10 } });
    await phone.send();
    const [found] = await differences(session);
    expect(found).toMatchObject({ kind: 'OTHER_BOAT', seen: { name: 'Wanderer', measured: 10 }, steps: ['FIND_BOAT'] });
    const body = { session_id: session, difference_id: found?.difference_id ?? '' };
    const dismiss = { ...body, action: 'DISMISS' as const, reason: 'The tender of the ferry' };
    await server.must(dockWalkApi.settle, { token: token(), body: dismiss });
    await server.settled();
    const all = { session_id: session, state: ['DISMISSED' as const] };
    const { items } = await server.must(dockWalkApi.differences, { token: token(), body: all });
    expect(items).toMatchObject([{ state: 'DISMISSED', reason: 'The tender of the ferry', steps: [] }]);
    const again = await server.call(dockWalkApi.settle, {
      token: token(),
      body: { ...body, action: 'LEAVE_TO_DESK' as const },
    });
    expect(again).toMatchObject({ status: 409, body: { error_type: 'DOCK_WALK_DIFFERENCE_SETTLED' } });
  });

  it('include a boat that measures more than its card says, until the card is changed', async () => {
    const vessel_id = await resident('A1', 'Sea Pearl');
    const { session, phone } = await walk();
    phone.tap('A1', { kind: 'BOAT', vessel_id, measured: 9.1 });
    await phone.send();
    expect(await differences(session)).toMatchObject([{ kind: 'LARGER', seen: { length: 8.4, measured: 9.1 } }]);
    await server.must(dockVesselApi.update, { token: token(), body: { vessel: { vessel_id, length: 9.1 } } });
    await server.settled();
    expect(await show(session)).toMatchObject({ open: 0 });
  });

  it('are left to the desk with the end of the walk, and are listed over all walks', async () => {
    await arrived('A1', 'Grethe');
    const { session, phone } = await walk();
    phone.tap('A1', { kind: 'EMPTY' });
    await phone.send();
    await server.must(dockWalkApi.update, { token: token(), body: { action: 'SAVE', session_id: session } });
    await server.settled();
    const { items } = await server.must(dockWalkApi.differences, { token: token(), body: { state: ['TO_DESK'] } });
    expect(items).toMatchObject([{ session_id: session, kind: 'MISSING', state: 'TO_DESK' }]);
  });
});

describe('taps that arrive late', () => {
  it('ask when the desk moved the boat meanwhile; keeping both keeps plan and tap', async () => {
    const ondine = await arrived('A1', 'Ondine');
    const { session, phone } = await walk();
    server.clock.advance(MINUTE);
    phone.tap('A1', { kind: 'BOAT', boat: { name: 'Kestrel' } });
    server.clock.advance(MINUTE);
    await move(ondine, 'A2');
    server.clock.advance(MINUTE);
    const { outcomes } = await phone.send();
    expect(outcomes).toMatchObject([{ outcome: 'ASKS', conflict: { kind: 'PLAN_CHANGED', safe: 'KEEP_BOTH' } }]);
    const [asked] = await conflicts(session);
    expect(asked).toMatchObject({
      berth: { name: 'A1' },
      mine: { kind: 'BOAT', boat: { name: 'Kestrel' } },
      theirs: { expected: { state: 'EMPTY', boat: null } },
      changed: { at: '2027-06-01T08:02:00.000Z', moved_to: 'A2', by: { id: harbour.staff.id } },
      choices: ['KEEP_BOTH', 'KEEP_PLAN'],
    });
    const { status } = await decide(session, asked?.conflict_id ?? '', 'KEEP_BOTH');
    expect(status).toBe(200);
    expect(await conflicts(session)).toEqual([]);
    expect(await show(session)).toMatchObject({ checked: 1, open: 1, conflicts: 0 });
  });

  it('ask with the plan as the safe choice when the phone only said "as planned"; the berth is unchecked then', async () => {
    const ondine = await arrived('A1', 'Ondine');
    const { session, phone } = await walk();
    phone.tap('A1', { kind: 'AS_PLANNED' });
    await move(ondine, 'A2');
    const { outcomes } = await phone.send();
    const conflict = outcomes[0]?.conflict;
    expect(conflict).toMatchObject({ safe: 'KEEP_PLAN', mine: { kind: 'AS_PLANNED', boat: { name: 'Ondine' } } });
    await decide(session, conflict?.conflict_id ?? '', 'KEEP_PLAN');
    expect(await show(session)).toMatchObject({ checked: 0, open: 0 });
    const { status, body } = await decide(session, conflict?.conflict_id ?? '', 'KEEP_BOTH');
    expect([status, body]).toMatchObject([409, { error_type: 'DOCK_WALK_CONFLICT_DECIDED' }]);
  });

  it('do not ask when the plan changed to what the phone saw', async () => {
    const ondine = await arrived('A1', 'Ondine');
    const { phone } = await walk();
    phone.tap('A1', { kind: 'EMPTY' });
    await move(ondine, 'A2');
    const { outcomes } = await phone.send();
    expect(outcomes).toMatchObject([{ outcome: 'STANDS' }]);
  });

  it('ask when two phones saw different things; the later one stands until staff decide', async () => {
    await arrived('A1', 'Ondine');
    const session = await start();
    const [one, other] = [await walker(session), await walker(session)];
    one.tap('A1', { kind: 'AS_PLANNED' });
    server.clock.advance(MINUTE);
    other.tap('A1', { kind: 'EMPTY' });
    await other.send();
    const { outcomes } = await one.send();
    expect(outcomes).toMatchObject([{ outcome: 'ASKS', conflict: { kind: 'OTHER_TAP', safe: 'KEEP_THEIRS' } }]);
    const [row] = (await server.must(dockWalkApi.berths, { token: token(), body: { session_id: session } })).items;
    expect(row).toMatchObject({ check: { kind: 'EMPTY' }, asks: true });
    await decide(session, outcomes[0]?.conflict?.conflict_id ?? '', 'KEEP_MINE');
    expect(await show(session)).toMatchObject({ checked: 1, open: 0, conflicts: 0 });
  });

  it('change nothing when they are sent again', async () => {
    const { session, phone } = await walk();
    phone.tap('A1', { kind: 'EMPTY' });
    phone.tap('A2', { kind: 'BOAT' });
    const first = await phone.send();
    const { revision } = await show(session);
    const second = await phone.send();
    expect(second.outcomes).toEqual(first.outcomes);
    expect((await show(session)).revision).toBe(revision);
  });

  it('go into their walk when it was saved meanwhile, and name the walk under way', async () => {
    await arrived('A1', 'Ondine');
    const { session: first, phone } = await walk();
    phone.tap('A1', { kind: 'EMPTY' });
    server.clock.advance(MINUTE);
    const second = await start();
    const { current_session_id, outcomes } = await phone.send();
    expect({ current_session_id, outcomes }).toMatchObject({
      current_session_id: second,
      outcomes: [{ outcome: 'STANDS' }],
    });
    expect(await show(first)).toMatchObject({ status: 'SAVED', checked: 1, open: 1 });
    expect(await differences(first)).toMatchObject([{ state: 'TO_DESK' }]);
    expect(await show(second)).toMatchObject({ checked: 0 });
  });

  it('count as made on arrival when the clock of the phone is ahead, and in their order', async () => {
    const { session, phone } = await walk();
    phone.tap('A1', { kind: 'EMPTY' }, '2031-01-01T10:00:00.000Z');
    phone.tap('A1', { kind: 'BOAT' }, '2031-01-01T11:00:00.000Z');
    phone.tap('A2', { kind: 'EMPTY' }, '1999-01-01T00:00:00.000Z');
    await phone.send();
    const { items } = await server.must(dockWalkApi.berths, { token: token(), body: { session_id: session } });
    expect(items.map(({ check }) => [check?.kind, check?.at])).toEqual([
      ['BOAT', '2027-06-01T08:00:00.000Z'],
      ['EMPTY', '2027-06-01T08:00:00.000Z'],
      [undefined, undefined],
    ]);
  });
});

describe('notes of a walk', () => {
  it('are written on the berth', async () => {
    const { phone } = await walk();
    phone.note('A1', 'Dinghy tied across the finger.');
    phone.note('A1', 'Dinghy gone.', 'Dinghy tied across the finger.');
    await phone.send();
    expect(await note('A1')).toBe('Dinghy gone.');
  });

  it('ask when somebody changed the note meanwhile, and are joined by the safe choice', async () => {
    const { session, phone } = await walk();
    phone.note('A1', 'Cleat loose.');
    const body = { berth_id: harbour.berth('A1'), note: 'Power post trips.' };
    await server.must(berthInfoApi.updateNote, { token: token(), body });
    await server.settled();
    const { outcomes } = await phone.send();
    const conflict = outcomes[0]?.conflict;
    expect(conflict).toMatchObject({
      kind: 'NOTE_CHANGED',
      safe: 'KEEP_BOTH',
      mine: { kind: 'NOTE', note: 'Cleat loose.' },
      theirs: { note: 'Power post trips.' },
    });
    expect(await note('A1')).toBe('Power post trips.');
    await decide(session, conflict?.conflict_id ?? '', 'KEEP_BOTH');
    expect(await note('A1')).toBe('Power post trips.\nCleat loose.');
  });
});

describe('photos of a walk', () => {
  const send = (session_id: string, file: Uint8Array<ArrayBuffer>, more: object = {}) => {
    const at = server.clock.nowIso();
    const taken = { session_id, device_id: randomUUID(), tap_id: randomUUID(), at, berth_id: harbour.berth('A1') };
    return upload(server, dockWalkApi.addPhoto.path, { token: token(), fields: { ...taken, ...more }, file });
  };

  it('are kept once and can be read again', async () => {
    const session = await start();
    const fields = { tap_id: randomUUID(), device_id: randomUUID() };
    expect((await send(session, new Uint8Array(PNG), fields)).status).toBe(200);
    expect((await send(session, new Uint8Array(PNG), fields)).status).toBe(200);
    const { items } = await server.must(dockWalkApi.berths, { token: token(), body: { session_id: session } });
    expect(items[0]?.photos).toMatchObject([{ photo_id: fields.tap_id }]);
    const body = { session_id: session, photo_id: fields.tap_id };
    const photo = await server.must(dockWalkApi.photo, { token: token(), body });
    expect(photo).toEqual({ media_type: 'image/png', content: PNG.toString('base64') });
    const other = await openHarbour(server);
    expect(await server.call(dockWalkApi.photo, { token: other.token, body })).toMatchObject({ status: 404 });
  });

  it.each([
    ['text', 'not a picture'],
    ['a document', '%PDF-1.4\n1 0 obj'],
  ])('are refused when they are %s', async (_, text) => {
    const session = await start();
    expect((await send(session, new TextEncoder().encode(text))).status).toBe(415);
  });
});

describe('boats on the dock', () => {
  it('are found by name and owner, with their berth and their fit', async () => {
    await resident('A3', 'Keser');
    await visitor('A2', 'Kestrel');
    const find = (search: string) =>
      server.must(dockVesselApi.find, { token: token(), body: { berth_id: harbour.berth('A1'), search } });
    expect((await find('kes')).items).toMatchObject([
      { name: 'Keser', berth_holder_type: 'RESIDENT', berth: { name: 'A3' }, fit: { fits: true, spare_loa: 3.6 } },
      { name: 'Kestrel', berth_holder_type: 'VISITOR', berth: { name: 'A2' }, boater_name: 'Camille Renaud' },
    ]);
    expect((await find('perrin')).items).toMatchObject([{ name: 'Keser' }]);
  });

  it('are registered without an owner, who can be named later', async () => {
    const boat = {
      name: 'Wanderer',
      hull_type: 'MONOHULL' as const,
      length: 10,
      beam: 3,
      draft: 1.5,
      home_port: 'Brest',
    };
    const { id: vessel_id } = await server.must(dockVesselApi.add, { token: token(), body: { vessel: boat } });
    const shown = () => server.must(vesselApi.get, { token: token(), body: { vessel_id } });
    expect(await shown()).toMatchObject({
      vessel: { name: 'Wanderer', home_port: 'Brest', boater_ids: [] },
      boaters: [],
    });
    const vessel = { vessel_id, email_address: 'owner@example.org' };
    await server.must(dockVesselApi.update, { token: token(), body: { vessel } });
    expect(await shown()).toMatchObject({ boaters: [{ email: 'owner@example.org', is_primary: true }] });
  });

  it('need a hull type', async () => {
    const vessel = { name: 'Wanderer', length: 10, beam: 3, draft: 1.5 } as never;
    const answer = await server.call(dockVesselApi.add, { token: token(), body: { vessel } });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'vessel.hull_type', code: 'HullTypeRequired' }] },
    });
  });

  it('move into the berth where they lie; the boat that was believed there loses it', async () => {
    const ondine = await arrived('A1', 'Ondine');
    const kestrel = await arrived('A2', 'Kestrel');
    const { session } = await walk();
    const vesselOf = async (search: string) => {
      const body = { berth_id: harbour.berth('A1'), search };
      return (await server.must(dockVesselApi.find, { token: token(), body })).items[0]?.vessel_id ?? '';
    };
    const body = {
      selected_vessel_id: await vesselOf('Kestrel'),
      previous_selected_vessel_id: await vesselOf('Ondine'),
      berth_id: harbour.berth('A1'),
      email_address: '',
    };
    const answer = await server.must(dockVesselApi.changeOccupied, { token: token(), body });
    expect(answer.moved).toBe(true);
    await server.settled();
    const { items } = await server.must(dockWalkApi.berths, { token: token(), body: { session_id: session } });
    expect(items).toMatchObject([
      { name: 'A1', expected: { boat: { reservation_id: kestrel.id } }, check: { kind: 'BOAT' }, differences: [] },
      { name: 'A2', expected: { state: 'EMPTY' } },
      { name: 'A3' },
    ]);
    expect((await harbour.show(ondine)).berth).toBeNull();
  });
});

describe('a boat that is short for the berth where it lies', () => {
  const given = async () => {
    await harbour.addBerth('A', 9, { min_length: 11 });
    await arrived('A1', 'Ondine');
    const found = { berth_id: harbour.berth('A9'), search: 'Ondine' };
    const { items } = await server.must(dockVesselApi.find, { token: token(), body: found });
    const vessel_id = items[0]?.vessel_id ?? '';
    const body = {
      ...{ selected_vessel_id: vessel_id, previous_selected_vessel_id: null, berth_id: harbour.berth('A9') },
      email_address: 'skipper@example.org',
    };
    const owners = async () => {
      await server.settled();
      const answer = await server.must(vesselApi.get, { token: token(), body: { vessel_id } });
      return answer.boaters.map(({ email }) => email);
    };
    return { body, owners };
  };

  it('moves there once staff confirm it; until then nothing changes, nor do the contacts of the boat', async () => {
    const { body, owners } = await given();
    const before = await owners();
    const { session } = await walk();
    const refused = await server.call(dockVesselApi.changeOccupied, { token: token(), body });
    expect(refused).toMatchObject({
      status: 409,
      body: { error_type: 'min_length_berth_allocationg', details: { berth_name: 'A9', min_loa: 11 } },
    });
    expect(await owners()).toEqual(before);
    expect((await show(session)).checked).toBe(0);

    const confirmed = { ...body, confirm_min_length: true };
    const { moved } = await server.must(dockVesselApi.changeOccupied, { token: token(), body: confirmed });
    expect(moved).toBe(true);
    expect(await owners()).toEqual([...before, 'skipper@example.org']);
  });

  it('is not even recorded where the user may not change its contacts', async () => {
    const selected_vessel_id = await resident('A2', 'Wanderer');
    const { session } = await walk();
    const permissions = { ...VIEWER, reservations: 'EDITOR' as const };
    const colleague = (await server.addStaff(harbour.marina, permissions)).token;
    const body = { selected_vessel_id, berth_id: harbour.berth('A1'), email_address: 'skipper@example.org' };
    const { status } = await server.call(dockVesselApi.changeOccupied, { token: colleague, body });
    expect(status).toBe(403);
    expect((await show(session)).checked).toBe(0);
    await server.must(dockVesselApi.changeOccupied, { token: colleague, body: { ...body, email_address: '' } });
    expect((await show(session)).checked).toBe(1);
  });
});

describe('wrong input', () => {
  it('names an action that does not exist', async () => {
    const { session } = await walk();
    const body = { session_id: session, action: 'LEAVE' } as never;
    const answer = await server.call(dockWalkApi.update, { token: token(), body });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'action', code: 'actionRequired' }] } });
  });

  it('is refused tap by tap: berths and boats of other marinas do not exist', async () => {
    const other = await openHarbour(server);
    const { session, phone } = await walk();
    const tapped = { tap_id: randomUUID(), at: server.clock.nowIso(), knew: { expected: 'EMPTY' } };
    phone.keep({ kind: 'EMPTY', ...tapped, berth_id: other.berth('A1') });
    phone.keep({ kind: 'EMPTY', ...tapped, tap_id: randomUUID(), berth_id: randomUUID() });
    phone.keep({
      kind: 'BOAT',
      ...tapped,
      tap_id: randomUUID(),
      berth_id: harbour.berth('A1'),
      vessel_id: randomUUID(),
    });
    phone.keep({ kind: 'PIER_COMPLETE', tap_id: randomUUID(), at: tapped.at, pier_id: other.piers.get('A') ?? '' });
    phone.tap('A1', { kind: 'EMPTY' });
    const { outcomes } = await phone.send();
    expect(outcomes.map(({ outcome, code }) => [outcome, code])).toEqual([
      ['REFUSED', 'BERTH_NOT_FOUND'],
      ['REFUSED', 'BERTH_NOT_FOUND'],
      ['REFUSED', 'VESSEL_NOT_FOUND'],
      ['REFUSED', 'PIER_NOT_FOUND'],
      ['STANDS', null],
    ]);
    expect(await show(session)).toMatchObject({ checked: 1 });
  });

  it('is refused as a whole: ten thousand taps at once', async () => {
    const { session, phone } = await walk();
    const knew = { expected: 'EMPTY' };
    const taps = Array.from({ length: 10_000 }, () => ({
      kind: 'EMPTY' as const,
      tap_id: randomUUID(),
      at: server.clock.nowIso(),
      berth_id: harbour.berth('A1'),
      knew,
    }));
    const body = { session_id: session, device_id: phone.device_id, taps };
    const { status } = await server.call(dockWalkApi.merge, { token: token(), body });
    expect([400, 413]).toContain(status);
    expect(await show(session)).toMatchObject({ checked: 0 });
  });
});
