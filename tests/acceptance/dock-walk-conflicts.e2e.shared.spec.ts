import { describe, expect, it } from '@jest/globals';
import { dockWalkApi } from '../../contracts/dockwalk/api.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';
import {
  token,
  MINUTE,
  start,
  walker,
  walk,
  show,
  differences,
  conflicts,
  decide,
  arrived,
  move,
} from '../fixtures/dock-walks.js';

harbourForEachTest({ berths: [12, 12, 12] });

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
