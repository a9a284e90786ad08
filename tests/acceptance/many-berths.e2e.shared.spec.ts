import { describe, expect, it } from '@jest/globals';
import type * as z from 'zod';
import { berthApi, manyBerthsApi } from '../../contracts/berths/api.js';
import { isRefusal } from '../../contracts/vocabulary/refusal.js';
import { decide } from '../../services/berths/domain/berth-batch.js';
import { berthBatchRecord } from '../../services/berths/records/berth-batch-record.js';
import { berthRecord, pierRecord } from '../../services/berths/records/inventory-records.js';
import { freshId } from '../../services/platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../services/platform/event-sourcing/stream-repository.js';
import { openHarbour, STAY } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, inHarbour, server } from '../fixtures/harbour-for-each-test.js';

harbourForEachTest({ berths: [12, 12, 12] });

const token = () => harbour.token;
const pierA = () => harbour.piers.get('A') ?? '';
const ids = (...names: string[]) => names.map((name) => harbour.berth(name));
type CreateBody = z.input<NonNullable<typeof manyBerthsApi.createMany.body>>;
type UpdateBody = z.input<NonNullable<typeof manyBerthsApi.updateMany.body>>;
const createMany = (first: number, last: number, more: Partial<CreateBody> = {}, headers = {}) =>
  server.call(manyBerthsApi.createMany, {
    token: token(),
    headers,
    body: { pier_id: pierA(), first, last, max_loa: 10, max_beam: 3.6, max_draft: 2, ...more },
  });
const updateMany = (
  names: readonly string[],
  changes: UpdateBody['changes'],
  more: Partial<UpdateBody> = {},
  headers = {},
) =>
  server.call(manyBerthsApi.updateMany, {
    token: token(),
    headers,
    body: { berth_ids: ids(...names), changes, ...more },
  });
const undo = (batch_id: string | null | undefined) =>
  server.call(manyBerthsApi.undoUpdateMany, { token: token(), body: { batch_id: batch_id ?? '' } });
const check = (names: readonly string[], changes: UpdateBody['changes']) =>
  server.must(manyBerthsApi.checkUpdate, { token: token(), body: { berth_ids: ids(...names), changes } });
const berths = async () => (await server.must(berthApi.listBerths, { token: token(), body: { page_size: 500 } })).items;
const names = async () => (await berths()).map(({ name }) => name);
const shown = async (name: string) => (await berths()).find((berth) => berth.name === name);

describe('Multiple Berths', () => {
  it('adds a run with the same facts; existing numbers are skipped and named', async () => {
    const fields = { services: { electricity: true }, location: { quiet: true }, notes: 'New', offered: false };
    const { body } = await createMany(2, 6, { ...fields, leave_out: [5] });
    expect(body.created.map(({ number, name }) => [number, name])).toEqual([
      [4, 'A4'],
      [6, 'A6'],
    ]);
    expect(body.skipped).toEqual([
      { id: harbour.berth('A2'), number: 2, name: 'A2' },
      { id: harbour.berth('A3'), number: 3, name: 'A3' },
    ]);
    expect(await names()).toEqual(['A1', 'A2', 'A3', 'A4', 'A6']);
    expect(await shown('A4')).toMatchObject({
      max_loa: 10,
      offered: false,
      notes: 'New',
      services: { electricity: true },
    });
    expect(await shown('A2')).toMatchObject({ max_loa: 12, offered: true });
    const number = { pier_id: pierA(), number: 4, max_loa: 9, max_beam: 3, max_draft: 2 };
    const again = await server.call(berthApi.createBerth, { token: token(), body: { berth: number } });
    expect(again.body.error_type).toBe('BERTH_NUMBER_TAKEN');
  });

  it('numbers odd or even berths, or names them by letters', async () => {
    await createMany(11, 16, { every: 2 });
    await createMany(20, 22, { every: 2 });
    await createMany(26, 28, { lettered: true });
    const expected = ['A1', 'A2', 'A3', 'A11', 'A13', 'A15', 'A20', 'A22', 'AZ', 'AAA', 'AAB'];
    expect(await names()).toEqual(expected);
  });

  it('takes the instant booking of the pier unless it names another', async () => {
    const { body } = await server.call(berthApi.createPier, {
      token: token(),
      body: { pier: { name: 'B', instant_booking: true } },
    });
    await createMany(1, 1, { pier_id: body.id });
    await createMany(2, 2, { pier_id: body.id, instant_booking: false });
    expect([await shown('B1'), await shown('B2')]).toMatchObject([
      { instant_booking: true },
      { instant_booking: false },
    ]);
  });

  it('is refused with what is wrong', async () => {
    const errors = async (first: number, last: number, more: object = {}) =>
      (await createMany(first, last, more)).body.errors;
    expect(await errors(9, 8)).toEqual([{ path: 'last', code: 'berthRangeCrossed' }]);
    expect(await errors(1, 201)).toEqual([{ path: 'last', code: 'tooManyNewBerths' }]);
    expect(await errors(0, 4)).toEqual([{ path: 'first', code: 'insertNumber' }]);
    expect(await errors(4, 5, { min_length: 10 })).toEqual([{ path: 'min_length', code: 'berthMinLengthNotBelowMax' }]);
    expect(await errors(4, 5, { every: 3 })).toEqual([{ path: 'every', code: 'insertNumber' }]);
    const exist = { status: 409, body: { error_type: 'BERTHS_EXIST', details: { pier: 'A', number: 1 } } };
    expect(await createMany(1, 3)).toMatchObject(exist);
    const foreign = (await openHarbour(server)).piers.get('A') ?? '';
    expect((await createMany(4, 5, { pier_id: foreign })).body.error_type).toBe('PIER_NOT_FOUND');
    expect(await names()).toEqual(['A1', 'A2', 'A3']);
  });

  it('is carried out once when it is sent again', async () => {
    const headers = { 'Idempotency-Key': 'run' };
    const first = await createMany(4, 8, {}, headers);
    await server.restart();
    const again = await createMany(4, 8, {}, headers);
    expect(again.body.created).toEqual(first.body.created);
    expect(await names()).toHaveLength(8);
  });

  it('adds 200 berths', async () => {
    expect((await createMany(101, 300)).body.created).toHaveLength(200);
    expect(await names()).toHaveLength(203);
  });
});

describe('a change of many berths', () => {
  it('changes the named fields only, and can be undone', async () => {
    const before = await berths();
    const changes = { offered: false, max_beam: 5, services: { water: true }, location: { view: true } };
    const { body } = await updateMany(['A1', 'A2'], changes);
    expect(body).toMatchObject({ changed: 2, unchanged: 0 });
    const after = { offered: false, max_loa: 12, max_beam: 5, services: { electricity: false, water: true } };
    expect([await shown('A1'), await shown('A2')]).toMatchObject([after, after]);
    expect(await shown('A3')).toMatchObject({ offered: true, max_beam: 4 });
    expect(await updateMany(['A1', 'A3'], { offered: false })).toMatchObject({ body: { changed: 1, unchanged: 1 } });
    expect((await updateMany(['A1'], { offered: false })).body).toMatchObject({ batch_id: null, changed: 0 });
    expect((await undo(body.batch_id)).body).toMatchObject({ changed: 2 });
    const same = ({ revision: _, ...berth }: (typeof before)[number]) => berth;
    expect((await berths()).slice(0, 2).map(same)).toEqual(before.slice(0, 2).map(same));
  });

  it('removes berths that no boat has', async () => {
    const { body } = await updateMany(['A1', 'A3'], 'DELETE');
    expect(body).toMatchObject({ changed: 2 });
    expect(await names()).toEqual(['A2']);
    expect((await undo(body.batch_id)).body.error_type).toBe('BERTH_BATCH_FINAL');
    expect((await createMany(1, 1)).status).toBe(200);
  });

  it('is refused as a whole with the stays in the way, or sends visitors elsewhere', async () => {
    await harbour.addBerth('A', 4, { max_loa: 12 });
    const asked = await harbour.approved({}, undefined, harbour.berth('A1'));
    const inUse = { status: 409, body: { error_type: 'BERTH_IN_USE', details: { total: 1, allocations: [STAY] } } };
    expect(await updateMany(['A1', 'A2', 'A3'], { active: false })).toMatchObject(inUse);
    expect(await updateMany(['A1', 'A2'], 'DELETE')).toMatchObject(inUse);
    expect((await berths()).every(({ active }) => active)).toBe(true);
    const { status, body } = await updateMany(['A1', 'A2', 'A3'], { active: false }, { displace_visitors: true });
    await server.settled();
    expect([status, (await harbour.show(asked)).berth?.number]).toEqual([200, '4']);
    expect(await undo(body.batch_id)).toMatchObject({
      status: 409,
      body: { error_type: 'BERTH_BATCH_DISPLACED', details: { reservations: [asked.id], total: 1 } },
    });
    expect(await updateMany(['A4'], 'DELETE', { displace_visitors: true })).toMatchObject(inUse);
  });

  it('is checked first: the stays that would lose their berth, with their boats', async () => {
    const asked = await harbour.approved({}, undefined, harbour.berth('A1'));
    await server.settled();
    const stay = { ...STAY, berth: { id: harbour.berth('A1'), name: 'A1' }, reservation_id: asked.id };
    const { view_id } = await harbour.show(asked);
    const expected = { ...stay, view_id, berth_holder_type: 'VISITOR', vessel: { name: 'Petrel', length: 9.8 } };
    expect(await check(['A1', 'A2'], { max_loa: 9 })).toMatchObject({
      total: 1,
      items: [{ ...expected, rule: 'too_short_loa' }],
    });
    expect(await check(['A1'], { active: false })).toMatchObject({ items: [{ rule: 'inactive' }] });
    expect(await check(['A1', 'A2'], 'DELETE')).toMatchObject({ total: 1, items: [{ ...expected, rule: null }] });
    expect(await check(['A1'], { max_loa: 9.8, offered: false })).toEqual({ items: [], total: 0 });
  });

  it('is refused with what is wrong', async () => {
    expect((await updateMany(['A1'], { min_length: 12 })).body.errors).toEqual([
      { path: 'changes.min_length', code: 'berthMinLengthNotBelowMax' },
    ]);
    expect((await updateMany(['A1'], { min_draft: 2.5 })).body.errors).toEqual([
      { path: 'changes.min_draft', code: 'berthMinDraftNotBelowMax' },
    ]);
    expect((await updateMany([], {})).body.errors).toEqual([{ path: 'berth_ids', code: 'berthsRequired' }]);
    const foreign = (await openHarbour(server)).berth('A1');
    const body = { berth_ids: [...ids('A1'), foreign], changes: { offered: false } };
    const notFound = { status: 404, body: { error_type: 'BERTH_NOT_FOUND', details: { id: foreign } } };
    expect(await server.call(manyBerthsApi.updateMany, { token: token(), body })).toMatchObject(notFound);
    expect(await server.call(manyBerthsApi.checkUpdate, { token: token(), body })).toMatchObject(notFound);
    expect((await berths()).every(({ offered }) => offered)).toBe(true);
  });

  it('answers a resent command as before', async () => {
    const headers = { 'Idempotency-Key': 'many' };
    const first = await updateMany(['A1', 'A2'], { offered: false }, {}, headers);
    await server.restart();
    expect((await updateMany(['A1', 'A2'], { offered: false }, {}, headers)).body).toMatchObject({
      batch_id: first.body.batch_id,
      changed: 2,
      unchanged: 0,
    });
  });
});

describe('undo', () => {
  it('is refused where a colleague has changed a berth since, and says who', async () => {
    const { body } = await updateMany(['A1', 'A2'], { max_beam: 5 });
    const colleague = await server.addStaff(harbour.marina);
    const card = { pier_id: pierA(), number: 2, max_loa: 14, max_beam: 5, max_draft: 2.5 };
    await server.must(berthApi.updateBerth, {
      token: colleague.token,
      body: { berth: { id: harbour.berth('A2'), ...card } },
    });
    const refused = await undo(body.batch_id);
    expect(refused).toMatchObject({ status: 409, body: { error_type: 'BERTH_BATCH_OVERTAKEN' } });
    const details = refused.body.details as { berth_name: string; by: string | null };
    expect([details.berth_name, typeof details.by]).toEqual(['A2', 'string']);
    expect(await shown('A1')).toMatchObject({ max_beam: 5 });
  });

  it('takes new berths away again, unless a boat has one', async () => {
    const first = await createMany(4, 6);
    expect((await undo(first.body.batch_id)).status).toBe(200);
    expect(await names()).toEqual(['A1', 'A2', 'A3']);
    const second = await createMany(4, 6);
    await harbour.approved({}, undefined, second.body.created[0]?.id);
    expect((await undo(second.body.batch_id)).body.error_type).toBe('BERTH_IN_USE');
    expect(await names()).toHaveLength(6);
  });

  it('can be undone, and knows no batch of another marina', async () => {
    const { body } = await updateMany(['A1'], { offered: false });
    const other = await openHarbour(server);
    const foreign = await server.call(manyBerthsApi.undoUpdateMany, {
      token: other.token,
      body: { batch_id: body.batch_id ?? '' },
    });
    expect(foreign).toMatchObject({ status: 404, body: { error_type: 'BERTH_BATCH_NOT_FOUND' } });
    const undone = await undo(body.batch_id);
    await undo(undone.body.batch_id);
    expect(await shown('A1')).toMatchObject({ offered: false });
  });
});

describe('a pier that is switched to instant booking', () => {
  const save = (instant_booking: boolean, name = 'A') =>
    server.call(berthApi.updatePier, { token: token(), body: { pier: { id: pierA(), name, instant_booking } } });
  const instant = async () => (await berths()).map(({ instant_booking }) => instant_booking);

  it('switches all its berths, and off again', async () => {
    await updateMany(['A2'], { instant_booking: true });
    expect((await save(true)).status).toBe(200);
    expect(await instant()).toEqual([true, true, true]);
    await updateMany(['A2'], { instant_booking: false });
    await save(true, 'North');
    expect(await instant()).toEqual([true, false, true]);
    await save(false, 'North');
    expect(await instant()).toEqual([false, false, false]);
  });

  it('needs support where the marina takes no reservations', async () => {
    await inHarbour({ marina: { permissions: { inventory: true } } });
    expect(await save(true)).toMatchObject({
      status: 403,
      body: { error_type: 'INSTANT_BOOKING_NEEDS_SUPPORT', details: { support_email: null } },
    });
    expect((await save(false, 'North')).status).toBe(200);
  });
});

describe('a batch that a crash interrupted', () => {
  const streams = () => server.app.get(StreamRepository, { strict: false });
  const context = () => server.context({ marina_id: harbour.marina });

  it('is completed by whoever changes the inventory next', async () => {
    const { state } = await streams().load(berthRecord, harbour.berth('A1'));
    const before = state.card;
    if (before === null) throw new Error('there is no card');
    const berth_id = freshId();
    const changes = [
      { berth_id, before: null, after: { ...before, berth_id, number: 7 }, notes: 'From a batch' },
      { berth_id: before.berth_id, before, after: { ...before, max_loa: 15 }, notes: '' },
    ];
    const batch = { id: freshId(), kind: 'CHANGED' as const, undoes: null, displace_visitors: false, changes };
    const begun = await streams().execute(berthBatchRecord, harbour.marina, context(), (now) =>
      decide({ type: 'BeginBatch', data: batch }, now),
    );
    expect(isRefusal(begun)).toBe(false);
    await harbour.addBerth('A', 9);
    expect(await shown('A7')).toMatchObject({ notes: 'From a batch' });
    expect(await shown('A1')).toMatchObject({ max_loa: 15 });
    expect((await streams().load(berthBatchRecord, harbour.marina)).state.open).toBeNull();
  });

  it('passes the switch of a pier on', async () => {
    const { state } = await streams().load(pierRecord, pierA());
    const card = state.card;
    if (card === null) throw new Error('there is no card');
    await streams().execute(pierRecord, pierA(), context(), () => [
      { type: 'PierUpdated' as const, data: { ...card, instant_booking: true } },
    ]);
    await server.settled();
    expect((await berths()).map(({ instant_booking }) => instant_booking)).toEqual([true, true, true]);
  });
});
