import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { berthApi, berthInfoApi } from '../../contracts/berths/api.js';
import { dockWalkApi } from '../../contracts/dockwalk/api.js';
import { PNG, upload } from '../fixtures/furnished-marina.js';
import { openHarbour } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';
import { VIEWER } from '../fixtures/permissions.js';
import { token, MINUTE, start, walk, show, decide, note, arrived } from '../fixtures/dock-walks.js';

harbourForEachTest({ berths: [12, 12, 12] });

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
    const boat = { name: 'Phantom', hull_type: 'MONOHULL' as const, length: 9, beam: 3, draft: 1.5 };
    phone.keep({ kind: 'BOAT', ...tapped, tap_id: randomUUID(), berth_id: other.berth('A1'), boat });
    phone.keep({ kind: 'PIER_COMPLETE', tap_id: randomUUID(), at: tapped.at, pier_id: other.piers.get('A') ?? '' });
    phone.tap('A1', { kind: 'EMPTY' });
    const { outcomes } = await phone.send();
    expect(outcomes.map(({ outcome, code }) => [outcome, code])).toEqual([
      ['REFUSED', 'BERTH_NOT_FOUND'],
      ['REFUSED', 'BERTH_NOT_FOUND'],
      ['REFUSED', 'VESSEL_NOT_FOUND'],
      ['REFUSED', 'BERTH_NOT_FOUND'],
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
