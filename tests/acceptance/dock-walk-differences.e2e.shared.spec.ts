import { describe, expect, it } from '@jest/globals';
import { absenceApi } from '../../contracts/absences/api.js';
import { vesselApi } from '../../contracts/customers/api.js';
import { dockVesselApi, dockWalkApi } from '../../contracts/dockwalk/api.js';
import { harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';
import { token, MINUTE, walk, show, differences, visitor, confirm, arrived, resident } from '../fixtures/dock-walks.js';

harbourForEachTest({ berths: [12, 12, 12] });

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

  it('are those from the plan as it stood when the tap was made', async () => {
    const { id } = await visitor('A1', 'Ondine');
    const { session, phone } = await walk();
    server.clock.advance(MINUTE);
    phone.tap('A1', { kind: 'EMPTY' });
    server.clock.advance(MINUTE);
    await confirm(`arrival-${id}`);
    expect((await phone.send()).outcomes).toMatchObject([{ outcome: 'ASKS', conflict: { kind: 'PLAN_CHANGED' } }]);
    expect(await differences(session)).toEqual([]);
  });

  it('of a berth that was empty end with the departure of its boat, also when the next one has come', async () => {
    const { id } = await arrived('A1', 'Grethe');
    const next = await visitor('A1', 'Ondine', { start_date: '2027-06-04', end_date: '2027-06-07' });
    server.clock.set('2027-06-04T08:00:00.000Z');
    const { session, phone } = await walk();
    phone.tap('A1', { kind: 'EMPTY' });
    await phone.send();
    expect(await differences(session)).toMatchObject([{ kind: 'LEFT' }]);
    server.clock.advance(MINUTE);
    await confirm(`departure-${id}`);
    await confirm(`arrival-${next.id}`);
    expect(await differences(session)).toEqual([]);
    expect(await show(session)).toMatchObject({ differs: 1, open: 0 });
  });

  it('are shown by the next walk at the berth, with who saw them and when, until the berth is checked or staff dismiss them', async () => {
    await arrived('A1', 'Grethe');
    const first = await walk();
    first.phone.tap('A1', { kind: 'EMPTY' });
    first.phone.tap('A2', { kind: 'BOAT', boat: { name: 'Kestrel' } });
    await first.phone.send();
    const at = server.clock.nowIso();
    const by = expect.any(String);
    expect(first.phone.berth('A1').earlier).toBeNull();
    server.clock.advance(MINUTE);
    const { phone } = await walk();
    expect(phone.berth('A1').earlier).toEqual({ seen: null, at, by });
    expect(phone.berth('A2').earlier).toMatchObject({ seen: { name: 'Kestrel' }, by });
    expect(phone.berth('A3').earlier).toBeNull();
    phone.tap('A1', { kind: 'AS_PLANNED' });
    await phone.send();
    await phone.read();
    expect(phone.berth('A1').earlier).toBeNull();
    const [kestrel] = (await differences(first.session)).filter(({ berth }) => berth.name === 'A2');
    const settled = { difference_id: kestrel!.difference_id, action: 'DISMISS' as const, reason: 'A tender' };
    await server.must(dockWalkApi.settle, { token: token(), body: { session_id: first.session, ...settled } });
    await server.settled();
    await phone.read();
    expect(phone.berth('A2').earlier).toBeNull();
  });

  it('of a berth holder who lies elsewhere lead to her absence, not to a new reservation', async () => {
    const vessel_id = await resident('A1', 'Sea Pearl');
    const { session, phone } = await walk();
    phone.tap('A2', { kind: 'BOAT', vessel_id });
    await phone.send();
    const [found] = await differences(session);
    expect(found).toMatchObject({ kind: 'OTHER_BOAT', refs: { vessel_id }, steps: ['REPORT_ABSENCE', 'MESSAGE'] });
  });

  it('that are settled count no longer on their pier', async () => {
    await arrived('A1', 'Grethe');
    const { session, phone } = await walk();
    phone.tap('A1', { kind: 'EMPTY' });
    await phone.send();
    const differing = async () => (await show(session)).piers.map(({ differs }) => differs);
    expect(await differing()).toEqual([1]);
    const [found] = await differences(session);
    const settled = { difference_id: found!.difference_id, action: 'DISMISS' as const, reason: 'Out for a sail' };
    await server.must(dockWalkApi.settle, { token: token(), body: { session_id: session, ...settled } });
    await server.settled();
    expect(await differing()).toEqual([0]);
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
      name: 'Wanderer',
      length: 10,
      beam: 3.4,
      draft: 1.6,
      hull_type: 'MONOHULL' as const,
      type: 'SAIL' as const,
      home_port: 'Bergen',
      email_address: 'skipper-of-wanderer@example.org',
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
