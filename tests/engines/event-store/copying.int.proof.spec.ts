import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from '@jest/globals';
import {
  type EventStore,
  EventStoreUnavailableError,
  type NewEvent,
} from '../../../services/platform/event-store/event-store.js';
import { SqliteEventStore } from '../../../services/platform/event-store/sqlite-event-store.js';
import { SystemClock } from '../../../services/platform/clock/clock.js';
import { type CopiedLog, copyLog } from '../../../services/platform/moving/log-copy.js';
import { openLogPlace } from '../../../services/platform/moving/log-place.js';
import { move } from '../../../services/platform/moving/move.js';
import { TranslatedPositions } from '../../../services/platform/moving/translated-positions.js';
import type { EventStoreDouble } from './double/event-store-double.js';
import { all, anEvent, events } from './event-fixtures.js';
import { KurrentBench } from './kurrent-bench.js';

const EVENTS = 700;
const silent = (): void => undefined;

const bench = new KurrentBench();
const directories: string[] = [];
const opened: SqliteEventStore[] = [];

afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true });
});

function directory(): string {
  const made = mkdtempSync(join(tmpdir(), 'quayside-copying-'));
  directories.push(made);
  return made;
}

/** A representative log: interleaved streams, several events in one append, encrypted fields and unusual text. */
async function fill(store: EventStore, count = EVENTS): Promise<void> {
  const next = new Map<string, number>();
  for (let number = 0; number < count;) {
    const stream = `lamp-${(number * 7) % 23}`;
    const revision = next.get(stream) ?? 0;
    const several = Array.from({ length: Math.min(1 + (number % 4), count - number) }, (_, index) =>
      odd(number + index),
    );
    await store.append(stream, revision === 0 ? 'no_stream' : revision - 1, several);
    next.set(stream, revision + several.length);
    number += several.length;
  }
}

function odd(number: number): NewEvent {
  const event = anEvent({
    number,
    name: { $enc: `v1.${number}.c2VhbGVk` },
    words: '„Möwe“ \u0000 \u2028 😀 \\ "',
    figures: [0.1, -0, 1e21, 12.5, null, true],
    10: 'ten',
    2: 'two',
    empty: {},
    none: [],
  });
  const name = { $enc: 'sealed' } as unknown as string;
  return { ...event, metadata: { ...event.metadata, actor: { kind: 'staff', id: 'ada', name } } };
}

async function filledDirectory(count = EVENTS): Promise<string> {
  const filled = directory();
  const store = new SqliteEventStore({ directory: filled });
  await fill(store, count);
  await store.close();
  return filled;
}

function openEmbedded(path: string): SqliteEventStore {
  const store = new SqliteEventStore({ directory: path });
  opened.push(store);
  return store;
}

/** The rows of the file. */
function rows(path: string): unknown[] {
  const database = new DatabaseSync(join(path, 'events.db'), { readOnly: true });
  const sql = `SELECT e.position, s.name AS stream, e.revision, e.id, e.type, e.data, e.metadata
    FROM events e JOIN streams s ON s.number = e.stream ORDER BY e.position`;
  const found = database.prepare(sql).all();
  database.close();
  return found;
}

const copied = (from: string, to: string): Promise<CopiedLog> =>
  move({ from, to }, new SystemClock(), silent).then(({ log }) => log);

async function messageOf(work: Promise<unknown>): Promise<string> {
  const message = await work.then(
    () => 'it worked',
    (error: unknown) => (error as Error).message,
  );
  expect(message).not.toContain('\n');
  return message;
}

/** Fails after a number of appends, like a process that is killed: nothing after that is executed. */
function endingAfter(store: EventStore, appends: number): EventStore {
  let left = appends;
  return new Proxy(store, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (name !== 'append') return value.bind(target) as unknown;
      return async (...given: Parameters<EventStore['append']>) => {
        left -= 1;
        if (left < 0) throw new EventStoreUnavailableError('killed');
        return target.append(...given);
      };
    },
  });
}

describe('copying a log', () => {
  it('to a server and back gives the same bytes, in the same order', async () => {
    const from = await filledDirectory();
    const server = await bench.server();
    const there = await copied(from, server.url);
    const back = directory();
    const again = await copied(server.url, back);
    expect(rows(back)).toEqual(rows(from));
    expect(there).toEqual({ events: EVENTS, before: 0, digest: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(again).toEqual(there);
    const store = await bench.open(server.url);
    const [left, right] = [await all(openEmbedded(from).readAll({ after: 0 })), await all(store.readAll({ after: 0 }))];
    const withoutPosition = (event: object) => ({ ...event, position: 0 });
    expect(right.map(withoutPosition)).toEqual(left.map(withoutPosition));
  });

  it('stores its progress and continues from there, however often and wherever it is interrupted', async () => {
    const from = await filledDirectory();
    const server = await bench.server();
    const source = openEmbedded(from);
    const appendsBefore: number[] = [];
    for (const appends of [0, 1, 2, 37, 100]) {
      const target = endingAfter(await bench.open(server.url), appends);
      const ending = copyLog({
        from: { store: source, storesTurnsAsOne: true },
        to: { store: target, storesTurnsAsOne: false },
        show: silent,
      });
      expect(await messageOf(ending)).toBe('killed');
      appendsBefore.push(server.calls.appends.length);
    }
    expect(appendsBefore).toEqual([0, 1, 3, 40, 140]);
    await source.close();
    const { before, events: copiedEvents } = await copied(from, server.url);
    expect(copiedEvents).toBe(EVENTS);
    expect(before).toBeGreaterThanOrEqual(140);
    const back = directory();
    for (const done of [0, 500]) {
      const target = openEmbedded(back);
      const store = await bench.open(server.url);
      expect(await target.head()).toBe(done);
      const appends = done === 500 ? 10_000 : await runsInPage(store, done);
      await copyLog({
        from: { store, storesTurnsAsOne: false },
        to: { store: endingAfter(target, appends), storesTurnsAsOne: true },
        show: silent,
      }).catch((error: unknown) => expect((error as Error).message).toBe('killed'));
      await target.close();
    }
    expect(rows(back)).toEqual(rows(from));
  }, 60_000);

  it('stores nothing twice when an answer is lost', async () => {
    const from = await filledDirectory(60);
    const server = await bench.server();
    const source = { store: openEmbedded(from), storesTurnsAsOne: true };
    server.faults.appends.push({ kind: 'delayed', milliseconds: 0 }, { kind: 'answer_lost' });
    const target = { store: await bench.open(server.url, { patienceMs: 0, callMs: 100 }), storesTurnsAsOne: false };
    await expect(copyLog({ from: source, to: target, show: silent })).rejects.toThrow(EventStoreUnavailableError);
    server.faults.appends.length = 0;
    const stored = server.log.events.filter(({ stream }) => stream.startsWith('lamp-')).length;
    expect(stored).toBeGreaterThan(1);
    const copy = await copyLog({ from: source, to: { ...target, store: await bench.open(server.url) }, show: silent });
    expect(copy).toMatchObject({ events: 60, before: stored });
  });

  it('finds nothing to do the second time, and still compares everything', async () => {
    const from = await filledDirectory(40);
    const server = await bench.server();
    const first = await copied(from, server.url);
    const appends = server.calls.appends.length;
    expect(await copied(from, server.url)).toEqual({ ...first, before: 40 });
    expect(server.calls.appends).toHaveLength(appends);
  });

  it('reports its progress', async () => {
    const [from, to] = [await filledDirectory(), directory()];
    const shown = new Map<string, number[]>();
    const show = (step: string, done: number, whole: number) => {
      expect(whole).toBe(EVENTS);
      shown.set(step, [...(shown.get(step) ?? []), done]);
    };
    await move({ from, to }, new SystemClock(), show);
    expect(shown.get('Copying')).toEqual([500, 700]);
    expect(shown.get('Comparing source and copy')?.at(-1)).toBe(EVENTS);
  });
});

describe('a copy is refused', () => {
  it('if the target contains other events', async () => {
    const from = await filledDirectory(20);
    const server = await bench.server();
    const store = await bench.open(server.url);
    await store.append('buoy-1', 'no_stream', events(1));
    const others = "The target has other events: its 1st (LampLit, buoy-1 revision 0) is not the source's.";
    expect(await messageOf(copied(from, server.url))).toBe(`${others} Nothing was written.`);
    expect(server.calls.appends).toHaveLength(1);
  });

  it('if the product has continued at the target', async () => {
    const from = await filledDirectory(20);
    const server = await bench.server();
    await copied(from, server.url);
    const store = await bench.open(server.url);
    await store.append('buoy-1', 'no_stream', events(1));
    expect(await messageOf(copied(from, server.url))).toContain('its 21st (LampLit, buoy-1 revision 0)');
  });

  it('if the directory of source or target is in use', async () => {
    const from = await filledDirectory(20);
    const server = await bench.server();
    const held = openEmbedded(from);
    expect(await messageOf(copied(from, server.url))).toContain('is in use by another process');
    expect(await messageOf(copied(server.url, from))).toContain('is in use by another process');
    await held.close();
    await copied(from, server.url);
  });

  it('if the source was written to in the meantime, and continues when it is repeated', async () => {
    const server = await bench.server();
    const writer = await bench.open(server.url);
    await fill(writer, 520);
    const to = directory();
    let wrote = false;
    const show = (step: string) => {
      if (step !== 'Copying' || wrote) return;
      wrote = true;
      void writer.append('lamp-late', 'no_stream', events(3));
    };
    const copying = move({ from: server.url, to }, new SystemClock(), show);
    expect(await messageOf(copying)).toContain('The source was written to during the copy');
    expect(wrote).toBe(true);
    expect(await copied(server.url, to)).toMatchObject({ events: 523 });
  });

  it('if the copy differs from the source', async () => {
    const from = await filledDirectory(30);
    const server = await bench.server();
    await copied(from, server.url);
    const source = { store: openEmbedded(from), storesTurnsAsOne: true };
    const store = await bench.open(server.url);
    const attempt = (change: (read: number) => boolean, field: object) => {
      let readings = 0;
      // Only the second reading, which verifies the copy, returns altered data.
      const altered = new Proxy(store, {
        get: (target, name) => {
          if (name !== 'readAll') return (Reflect.get(target, name) as () => unknown).bind(target);
          return async function* read(options: { after: number }) {
            readings += 1;
            const second = readings === 2;
            let count = 0;
            for await (const event of target.readAll(options)) {
              count += 1;
              if (second && 'cut' in field && change(count)) return;
              yield second && change(count) ? { ...event, ...field } : event;
            }
          };
        },
      });
      return messageOf(copyLog({ from: source, to: { store: altered, storesTurnsAsOne: false }, show: silent }));
    };
    const fifth = (count: number) => count === 5;
    for (const field of [{ id: 'other' }, { data: {} }, { type: 'X' }, { revision: 9 }, { stream: 'x' }]) {
      expect(await attempt(fifth, field)).toContain('The copy differs from its source at the 5th event');
    }
    const { metadata } = anEvent();
    expect(await attempt(fifth, { metadata })).toContain('differs from its source at the 5th event');
    expect(await attempt(fifth, { cut: true })).toBe('The copy has no 5th event, the other has. Do not use the copy.');
    expect(await attempt(() => false, {})).toBe('it worked');
  });

  it('if another process writes to the target', async () => {
    const from = await filledDirectory(510);
    const server = await bench.server();
    const other = await bench.open(server.url);
    const target = await openLogPlace(server.url, 'target');
    let wrote = false;
    const show = () => {
      if (wrote) return;
      wrote = true;
      server.log.append(last?.stream ?? '', 'any', [
        { id: 'x', type: 'Foreign', contentType: 'application/json', data: 'e30=', metadata: 'e30=' },
      ]);
    };
    const source = { store: openEmbedded(from), storesTurnsAsOne: true };
    const last = (await all(source.store.readAll({ after: 0 }))).at(-1);
    const message = await messageOf(copyLog({ from: source, to: target, show }));
    await target.store.close();
    expect(message).toContain('another process writes there');
    expect(await other.head()).toBeGreaterThan(0);
  });

  it('if there is nothing to copy', async () => {
    const server = await bench.server();
    const nowhere = join(directory(), 'nowhere');
    expect(await messageOf(copied(nowhere, server.url))).toBe(
      `There is no event log in ${nowhere}: events.db is not there.`,
    );
    expect(await messageOf(copied(server.url, directory()))).toContain('The source has no events');
    expect(await messageOf(copied('postgres://db', directory()))).toContain('postgres:// instead of esdb://');
  });

  it('if the log contains an id twice that the target accepts only once', async () => {
    const server: EventStoreDouble = await bench.server();
    const [one, two] = [await bench.open(server.url), await bench.open(server.url)];
    const twice = anEvent();
    await one.append('lamp-1', 'no_stream', [twice]);
    await two.append('lamp-2', 'no_stream', [twice]);
    expect(await messageOf(copied(server.url, directory()))).toBe(
      `The source has the event ${twice.id} twice, and the target takes each id once: this log cannot be copied there.`,
    );
  });
});

describe('positions in a copy', () => {
  it('are those of the last event before', () => {
    const positions = new TranslatedPositions([0, 1, 4, 5, 9, 4]);
    const pairs: [number, number][] = [
      [1, 100],
      [3, 250],
      [5, 300],
      [6, 410],
    ];
    for (const [source, target] of pairs) positions.see(source, target);
    expect([0, 1, 4, 5, 9].map((place) => positions.of(place))).toEqual([0, 100, 250, 300, 410]);
  });
});

/** Number of appends that copy one page of the source: adjacent events of one stream share one. */
async function runsInPage(store: EventStore, done: number): Promise<number> {
  const page = (await all(store.readAll({ after: 0 }))).slice(done, done + 500);
  return page.filter(({ stream }, index) => stream !== page[index - 1]?.stream).length;
}
