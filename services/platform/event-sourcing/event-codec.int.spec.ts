import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import {
  lineWritten,
  notebook,
  notebookClosed,
  type NotebookEvent,
  PlatformBench,
} from '../../../tests/fixtures/platform-bench.js';
import { encryptValue } from '../personal-data/field-cipher.js';
import type { PersonKeys } from '../personal-data/person-keys.js';
import { freshId } from './derived-id.js';
import { EventCodec } from './event-codec.js';
import type { EventDefinition } from '../../../contracts/vocabulary/event-definitions.js';
import type { LoggedEvent } from './event-definition.js';
import { EventRegistry } from './event-definition.js';
import { isUnreadable, type ReadEvent } from './event-log.js';

describe('events between the domain and the log', () => {
  let bench: PlatformBench;

  beforeEach(() => {
    bench = new PlatformBench();
  });
  afterEach(() => bench.close());

  const all = (core = bench.core): Promise<readonly ReadEvent[]> => core.log.after(0, 1000);
  const readable = async (core = bench.core) => (await all(core)) as readonly LoggedEvent[];

  async function rawEvents() {
    const events = [];
    for await (const event of bench.store.readAll({ after: 0 })) events.push(event);
    return events;
  }

  /** The bench's keys, with the given methods replaced. */
  function keysWith(own: Partial<PersonKeys>): PersonKeys {
    return new Proxy<PersonKeys>(bench.keys, { get: (keys, name: keyof PersonKeys) => own[name] ?? keys[name] });
  }

  /** Names of the files in the data directory that contain the text. */
  function onDisk(text: string): string[] {
    return readdirSync(bench.directory).filter((name) => readFileSync(join(bench.directory, name)).includes(text));
  }

  it('are read as they were written', async () => {
    const context = bench.context();
    const nested = { remark: 'margin' };
    const event: NotebookEvent = { type: 'LineWritten', data: { by: 'p1', line: 'hello', nested } };
    await bench.core.repository.execute(notebook, 'n1', context, () => [event]);
    const [read] = await readable();
    expect(read).toMatchObject({ ...event, stream: 'notebook-n1', revision: 0, position: 1 });
    expect(read?.metadata).toEqual({
      marina_id: 'm1',
      actor: { kind: 'staff', id: 'u1', name: 'Ada Quay' },
      command_id: context.command_id,
      command_hash: 'hash',
      correlation_id: context.correlation_id,
      causation_id: context.causation_id,
      recorded_at: '2027-06-01T08:00:00.000Z',
      schema: 1,
    });
  });

  it('contain neither personal data nor the name of the actor in readable form', async () => {
    const nested = { remark: 'margin-of-ada' };
    await bench.core.repository.execute(notebook, 'n1', bench.context(), (): NotebookEvent[] => [
      { type: 'LineWritten', data: { by: 'p1', line: 'secret-of-ada', nested } },
    ]);
    const [raw] = await rawEvents();
    expect(raw?.data).toEqual({ by: 'p1', line: null, nested: { remark: null }, $enc: expect.any(String) });
    expect(raw?.metadata.actor).toEqual({ kind: 'staff', id: 'u1', name: { $enc: expect.any(String), of: 'actor' } });
    await bench.restart();
    expect([onDisk('secret-of-ada'), onDisk('margin-of-ada'), onDisk('Ada Quay')]).toEqual([[], [], []]);
    expect(onDisk('notebook-n1')).toContain('events.db');
  });

  it('have null for the data of an erased person only', async () => {
    await bench.write('n1', 'of p1');
    await bench.write('n1', 'of p2', {}, 'p2');
    expect((await readable()).map(({ data }) => data)).toEqual([
      { by: 'p1', line: 'of p1' },
      { by: 'p2', line: 'of p2' },
    ]);
    await bench.keys.erase('p1');
    await bench.keys.erase('u1');
    bench.core.codec.forget();
    const read = await readable();
    expect(read.map(({ data }) => data)).toEqual([
      { by: 'p1', line: null },
      { by: 'p2', line: 'of p2' },
    ]);
    expect(read[0]?.metadata.actor).toEqual({ kind: 'staff', id: 'u1', name: null });
    await bench.write('n1', 'written too late');
    expect((await readable()).at(-1)?.data).toEqual({ by: 'p1', line: null });
    expect((await rawEvents()).at(-1)?.data).toEqual({ by: 'p1', line: null });
  });

  it('cannot be moved or changed undetected', async () => {
    await bench.write('n1', 'mine');
    const [raw] = await rawEvents();
    await bench.writeRaw('notebook-n2', 0, 'LineWritten', raw?.data as Record<string, string>);
    const [, forged] = await all();
    expect(forged && isUnreadable(forged) && forged.error.message).toContain('LineWritten at 2');
  });

  it('cannot carry the name of another actor', async () => {
    await bench.write('n1', 'of u1');
    await bench.write('n1', 'of u2', { actor: { kind: 'staff', id: 'u2', name: 'Bo Quay' } });
    const [first, second] = await rawEvents();
    if (first === undefined || second === undefined) throw new Error('nothing was written');
    const actor = { ...second.metadata.actor, name: first.metadata.actor.name };
    const metadata = { ...second.metadata, actor };
    const forged = { id: freshId(), type: 'NotebookClosed', data: { reason: 'fine' }, metadata };
    await bench.store.append('notebook-n2', 'no_stream', [forged]);
    expect((await all()).map(isUnreadable)).toEqual([false, false, true]);
  });

  it('keep one encrypted form of the name of an actor until the name changes', async () => {
    await bench.write('n1', 'a');
    await bench.write('n2', 'b');
    await bench.write('n1', 'c', { actor: { kind: 'staff', id: 'u1', name: 'Ada Haven' } });
    await bench.write('n1', 'd', { actor: { kind: 'staff', id: 'u2', name: 'Ada Haven' } });
    const encrypted = (await rawEvents()).map(({ metadata }) => JSON.stringify(metadata.actor.name));
    expect(new Set(encrypted).size).toBe(3);
    expect(encrypted[1]).toBe(encrypted[0]);
    const names = ['Ada Quay', 'Ada Quay', 'Ada Haven', 'Ada Haven'];
    expect((await readable()).map(({ metadata }) => metadata.actor.name)).toEqual(names);
    await bench.restart();
    expect((await readable()).map(({ metadata }) => metadata.actor.name)).toEqual(names);
  });

  it('leave missing values as they are, with no encrypted field', async () => {
    const silent: NotebookEvent = { type: 'LineWritten', data: { by: 'p1', line: null, nested: { remark: null } } };
    await bench.core.repository.execute(notebook, 'n1', bench.context(), () => [silent]);
    expect((await rawEvents())[0]?.data).toEqual(silent.data);
    await bench.restart();
    expect((await readable())[0]?.data).toEqual(silent.data);
  });

  it('are readable in the older form, with each value encrypted separately', async () => {
    const [id, context] = [freshId(), bench.context()];
    const [key, actorsKey] = [await bench.keys.keyForWriting('p1'), await bench.keys.keyForWriting('u1')];
    if (key === null || actorsKey === null) throw new Error('nobody has been erased');
    const encrypted = (value: string, path: string) => ({ $enc: encryptValue(value, key, `${id}:${path}`) });
    const name = { $enc: encryptValue('Ada Quay', actorsKey, `${id}:actor`) } as unknown as string;
    const metadata = { ...context, actor: { ...context.actor, name }, recorded_at: bench.clock.nowIso(), schema: 1 };
    const data = {
      by: 'p1',
      line: encrypted('hello', 'line'),
      nested: { remark: encrypted('margin', 'nested.remark') },
    };
    await bench.store.append('notebook-n1', 'no_stream', [{ id, type: 'LineWritten', data, metadata }]);
    await bench.store.append('notebook-n2', 'no_stream', [{ id: freshId(), type: 'LineWritten', data, metadata }]);
    const [read, moved] = await all();
    expect(read).toMatchObject({ data: { by: 'p1', line: 'hello', nested: { remark: 'margin' } } });
    expect(read).toMatchObject({ metadata: { actor: { id: 'u1', name: 'Ada Quay' } } });
    expect(moved && isUnreadable(moved)).toBe(true);
    await bench.keys.erase('p1');
    await bench.keys.erase('u1');
    bench.core.codec.forget();
    const [erased] = await readable();
    expect(erased).toMatchObject({ data: { by: 'p1', line: null, nested: { remark: null } } });
    expect(erased?.metadata.actor.name).toBeNull();
  });

  it('are encrypted with keys requested concurrently, once for each person', async () => {
    const requested: string[] = [];
    const keyForWriting: PersonKeys['keyForWriting'] = async (person) => {
      requested.push(person);
      return bench.keys.keyForWriting(person);
    };
    const codec = new EventCodec(bench.core.registry, keysWith({ keyForWriting }));
    const lines = ['p1', 'p2', 'p1', 'p2'].map((by) => ({ type: 'LineWritten', data: { by, line: `of ${by}` } }));
    const encoding = codec.encode(lines, bench.context(), bench.clock.nowIso());
    expect(requested.toSorted()).toEqual(['p1', 'p2', 'u1']);
    expect(await encoding).toHaveLength(4);
    expect(requested).toHaveLength(3);
  });

  it('are checked on reading: an event that violates its schema, is unknown or is newer becomes an error in its place', async () => {
    await bench.writeRaw('notebook-n1', 0, 'NotebookClosed', { reason: 'fine' });
    await bench.writeRaw('notebook-n2', 0, 'NotebookClosed', { cause: 'no reason' });
    await bench.writeRaw('notebook-n3', 0, 'NotebookBurnt', { reason: 'x' });
    await bench.writeRaw('notebook-n4', 0, 'NotebookClosed', { reason: 'x' }, 2);
    await bench.writeRaw('notebook-n5', 0, 'NotebookClosed', { reason: 'fine' });
    const read = await all();
    expect(read.map((event) => (isUnreadable(event) ? event.error.message : event.data))).toEqual([
      { reason: 'fine' },
      expect.stringContaining('NotebookClosed at 2'),
      expect.stringContaining('event type NotebookBurnt is not defined by any area'),
      expect.stringContaining('newer version of the product'),
      { reason: 'fine' },
    ]);
    expect(read[1]).toMatchObject({ stream: 'notebook-n2', revision: 0, position: 2 });
    await expect(bench.core.repository.load(notebook, 'n2')).rejects.toThrow('NotebookClosed at 2');
  });

  it('are upcast from older schemas, one version after the other', async () => {
    await bench.writeRaw('notebook-n1', 0, 'NotebookClosed', { why: 'old' }, 1);
    await bench.writeRaw('notebook-n1', 1, 'NotebookClosed', { because: 'newer' }, 2);
    await bench.writeRaw('notebook-n1', 2, 'NotebookClosed', { reason: 'now' }, 3);
    const upcasters: NonNullable<EventDefinition['upcasters']> = {
      1: ({ why, ...rest }) => ({ ...rest, because: `${String(why)}, long ago` }),
      2: ({ because, ...rest }) => ({ ...rest, reason: because }),
    };
    const now = { ...notebookClosed, version: 3, upcasters };
    const events = [lineWritten, now];
    expect((await readable(bench.secondProcess({ events }))).map(({ data }) => data)).toEqual([
      { reason: 'old, long ago' },
      { reason: 'newer' },
      { reason: 'now' },
    ]);
    const gap = bench.secondProcess({ events: [lineWritten, { ...now, upcasters: {} }] });
    expect((await all(gap)).map(isUnreadable)).toEqual([true, true, false]);
  });

  it('are decrypted before upcasting, so that upcasters see plain values', async () => {
    await bench.write('n1', 'hello');
    const upcasters: NonNullable<EventDefinition['upcasters']> = {
      1: ({ line, ...rest }) => ({ ...rest, line: typeof line === 'string' ? line.toUpperCase() : line }),
    };
    const core = bench.secondProcess({ events: [{ ...lineWritten, version: 2, upcasters }, notebookClosed] });
    expect((await readable(core))[0]?.data).toEqual({ by: 'p1', line: 'HELLO' });
  });

  it('are decrypted with keys requested once for all concurrent readers, and again after a failure', async () => {
    await bench.write('n1', 'a');
    await bench.write('n1', 'b');
    const events = await rawEvents();
    let requested = 0;
    let away = true;
    const keysForReading: PersonKeys['keysForReading'] = async (persons) => {
      requested += 1;
      if (away) throw new Error('the keys are away');
      return bench.keys.keysForReading(persons);
    };
    const codec = new EventCodec(bench.core.registry, keysWith({ keysForReading }));
    const some = [events, events.slice(0, 1), events.slice(1)];
    const refused = await Promise.allSettled(some.map((each) => codec.decodeAll(each)));
    expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    away = false;
    const read = await Promise.all(some.map((each) => codec.decodeAll(each)));
    expect(requested).toBe(2);
    const lines = read.map((each) => each.map((event) => (event as LoggedEvent<NotebookEvent>).data));
    const [a, b] = ['a', 'b'].map((line) => expect.objectContaining({ line }) as unknown);
    expect(lines).toEqual([[a, b], [a], [b]]);
  });

  it('are decrypted and checked as facts for folding, except for the name of the actor', async () => {
    await bench.write('n1', 'hello');
    await bench.writeRaw('notebook-n1', 1, 'NotebookClosed', { cause: 'no reason' });
    const [fact, broken] = await bench.core.codec.decodeFacts(await rawEvents());
    expect(fact).toMatchObject({ revision: 0, position: 1, data: { by: 'p1', line: 'hello' } });
    expect(fact).toMatchObject({ metadata: { actor: { id: 'u1', name: { $enc: expect.any(String), of: 'actor' } } } });
    expect(broken).toMatchObject({ message: expect.stringContaining('NotebookClosed at 2') });
  });

  it('must be defined once, and name the owner of personal data', () => {
    const registry = new EventRegistry();
    registry.register([notebookClosed]);
    registry.register([notebookClosed]);
    expect(() => registry.register([{ ...notebookClosed }])).toThrow('defined twice');
    const nobodys = { type: 'X', version: 1, data: z.object({}), personal: ['name'] };
    expect(() => registry.register([nobodys])).toThrow('names no person');
  });

  it('can be read by stream from any revision', async () => {
    for (let index = 0; index < 250; index += 1) void bench.write('n1', String(index));
    await bench.write('n2', 'x');
    await bench.write('n1', 'last');
    const seen: number[] = [];
    for await (const event of bench.core.log.stream('notebook-n1', 30)) seen.push(event.revision);
    expect([seen.length, seen[0], seen.at(-1)]).toEqual([221, 30, 250]);
  });
});
