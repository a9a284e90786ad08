import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { NewEvent } from '../../../services/platform/event-store/event-store.js';
import { SqliteEventStore } from '../../../services/platform/event-store/sqlite-event-store.js';
import { freshId } from '../../../services/platform/event-sourcing/derived-id.js';
import type { Extent } from '../extent.js';
import { inTurn, median, rate, ratiosOf, type Row } from '../figures.js';

export const WRITERS = 64;
const BARE = 'CREATE TABLE log (position INTEGER PRIMARY KEY, stream TEXT, type TEXT, data TEXT, metadata TEXT)';
/** A table that finds an event by its id and by its revision in its stream, as the log must. */
const BARE_UNIQUE = `CREATE TABLE log (position INTEGER PRIMARY KEY, stream INTEGER NOT NULL, revision INTEGER NOT NULL,
  id TEXT NOT NULL UNIQUE, type TEXT NOT NULL, data TEXT NOT NULL, metadata TEXT NOT NULL, UNIQUE (stream, revision))`;

/** Appends by 64 concurrent writers, each durable before its writer continues. */
export async function appendRows(extent: Extent): Promise<Row[]> {
  const events = extent(20_000, WRITERS);
  const store = inDirectory((directory) => new SqliteEventStore({ directory }));
  const plain = bareGroups();
  const unique = inDirectory((directory) => bare(directory, BARE_UNIQUE));
  const insertUnique = unique.made.prepare('INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?)');
  let position = 0;
  const appended = () => appendAll(store.made, events);
  const plainly = () => plain.commit(events);
  const uniquely = () =>
    grouped(unique.made, events, (index) => {
      const { id, type, data, metadata } = eventOf(index);
      insertUnique.run(++position, index % WRITERS, position, id, type, JSON.stringify(data), JSON.stringify(metadata));
    });
  await appended();
  await plainly();
  await uniquely();
  const { ones, others } = await inTurn(
    extent(7, 1),
    appended,
    async () => [await plainly(), await uniquely()] as const,
  );
  const row = (which: 0 | 1, what: string): Row => {
    const reference = others.map((pair) => pair[which]);
    return {
      what: 'appends, 64 writers, durable',
      against: what,
      ratios: ratiosOf(ones, reference),
      goal: '≥ 0.7',
      measured: rate(median(ones)),
      reference: rate(median(reference)),
    };
  };
  await store.made.close();
  plain.close();
  unique.made.close();
  for (const { directory } of [store, unique]) rmSync(directory, { recursive: true });
  return [
    row(0, 'bare `node:sqlite`, groups of 64, one table without an index'),
    row(1, 'the same with unique ids and places in streams'),
  ];
}

/** Returns appends per second. */
async function appendAll(store: SqliteEventStore, events: number): Promise<number> {
  const run = freshId();
  const started = performance.now();
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      let revision: number | 'no_stream' = 'no_stream';
      for (let index = writer; index < events; index += WRITERS) {
        ({ revision } = await store.append(`${streamOf(index)}-${run}`, revision, [eventOf(index)]));
      }
    }),
  );
  return events / ((performance.now() - started) / 1000);
}

function grouped(database: DatabaseSync, events: number, insert: (index: number) => void): Promise<number> {
  const started = performance.now();
  for (let index = 0; index < events; index += WRITERS) {
    database.exec('BEGIN IMMEDIATE');
    for (let at = index; at < Math.min(events, index + WRITERS); at += 1) insert(at);
    database.exec('COMMIT');
  }
  return Promise.resolve(events / ((performance.now() - started) / 1000));
}

function bare(directory: string, table: string): DatabaseSync {
  const database = new DatabaseSync(join(directory, 'bare.db'));
  database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  database.exec('PRAGMA wal_autocheckpoint = 4000; PRAGMA cache_size = -65536');
  database.exec(table);
  return database;
}

/**
 * Durable commits of 64 events each into a bare table, to compare with 64 writers; `commit` returns events per second.
 */
export function bareGroups(): { commit: (events: number) => Promise<number>; close: () => void } {
  const { made, directory } = inDirectory((path) => bare(path, BARE));
  const insert = made.prepare('INSERT INTO log VALUES (?, ?, ?, ?, ?)');
  let position = 0;
  return {
    commit: (events) =>
      grouped(made, events, (index) => {
        const { type, data, metadata } = eventOf(index);
        insert.run(++position, streamOf(index), type, JSON.stringify(data), JSON.stringify(metadata));
      }),
    close: () => {
      made.close();
      rmSync(directory, { recursive: true });
    },
  };
}

/** Durable commits of one event each, to compare with single commands. */
export function bareCommits(): { commit: (event: NewEvent) => void; close: () => void } {
  const { made, directory } = inDirectory((path) => bare(path, BARE));
  const insert = made.prepare('INSERT INTO log VALUES (?, ?, ?, ?, ?)');
  let position = 0;
  return {
    commit: ({ type, data, metadata }) => {
      position += 1;
      made.exec('BEGIN IMMEDIATE');
      insert.run(position, 'stream', type, JSON.stringify(data), JSON.stringify(metadata));
      made.exec('COMMIT');
    },
    close: () => {
      made.close();
      rmSync(directory, { recursive: true });
    },
  };
}

const streamOf = (index: number) => `reservation-0190f3a2-5b1c-7c3e-9a44-6f5f1c0f${String(1000 + (index % WRITERS))}`;

/** An event of the size of an approval. */
export function eventOf(index: number): NewEvent {
  const id = freshId();
  return {
    id,
    type: 'ReservationApproved',
    data: {
      at: '2027-06-01T08:00:00.000Z',
      berth: { berth_id: id, allocation_id: id, label: `A${index}`, min_length: null, suggested_berth_id: null },
      offer: { method: 'IN_MARINA', currency: 'EUR', price_per_night: 6000, discount_percent: 0, nights_to_redeem: 0 },
      total: 18_000 + index,
      message: null,
      $enc: 'c2VhbGVkIHRleHQgb2YgYWJvdXQgc2l4dHkgYnl0ZXMgaW4gYmFzZSBzaXh0eS1mb3Vy',
    },
    metadata: {
      marina_id: '0190f3a2-0000-7000-8000-000000000001',
      actor: { kind: 'staff', id: '0190f3a2-0000-7000-8000-0000000000b0', name: null },
      command_id: id,
      command_hash: 'uJ8hKq0ZxT1wQe4r',
      correlation_id: id,
      causation_id: id,
      recorded_at: '2027-06-01T08:00:00.000Z',
      schema: 1,
    },
  };
}

function inDirectory<T>(make: (directory: string) => T): { made: T; directory: string } {
  const directory = mkdtempSync(join(tmpdir(), 'quayside-bench-'));
  return { made: make(directory), directory };
}
