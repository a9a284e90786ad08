import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonObject } from '../../../services/platform/event-store/event-store.js';
import {
  CheckpointMovedError,
  type ConsumerWrites,
  type FindOptions,
  ReadModelsUnavailableError,
} from '../../../services/platform/read-models/read-model-store.js';
import { SqliteReadModelStore } from '../../../services/platform/read-models/sqlite-read-model-store.js';
import { breakLastPage } from '../../fixtures/broken-page.js';
import { describeReadModelStore } from './read-model-store-suite.js';
import { sqliteFixture } from './sqlite-under-test.js';

describeReadModelStore('SQLite', sqliteFixture);

describe('read-model store: SQLite, its own ways', () => {
  let directory: string;
  let store: SqliteReadModelStore;

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'read-models-'));
    store = SqliteReadModelStore.openIn(directory);
  });

  afterEach(async () => {
    await store.close();
    rmSync(directory, { recursive: true });
  });

  describe('indexes', () => {
    it('stay when a collection is opened without declaring them', async () => {
      await filledCollection(store);
      const [name = ''] = (await store.names()).filter((known) => known !== '');
      const again = await store.open({ name, indexes: [] });
      const plan = await again.explain({ filter: { city: 'x' } });
      expect(plan.join()).toMatch(/SEARCH documents\S* USING (COVERING )?INDEX index_/);
    });

    it.each([
      ['equality', { filter: { city: 'x' } }],
      ['a date range', { filter: { arrives: { $gte: '2026-06-01', $lt: '2026-07-01' } } }],
      ['a number range and its sort', { filter: { price: { $gt: 5, $lt: 9 } }, sort: [['price', 1]] }],
      ['a prefix', { filter: { city: { $startsWith: 'x' } } }],
      ['one of several', { filter: { city: { $in: ['x', 'y'] } } }],
      ['null or missing', { filter: { city: null } }],
      ['missing', { filter: { city: { $exists: false } } }],
      ['either of two fields', { filter: { $or: [{ city: 'x' }, { price: 5 }] } }],
      ['an element of an array', { filter: { tags: 't7' } }],
      ['equality in a compound index', { filter: { marina: 'm1', status: 'OPEN' }, sort: [['arrives', 1]] }],
      ['a sort', { sort: [['price', 1]] }],
      ['a sort downwards', { sort: [['arrives', -1]] }],
    ] as const)('serve %s', async (_title, asked) => {
      const collection = await filledCollection(store);
      const plan = await collection.explain({ ...asked, limit: 50 } as Parameters<typeof collection.explain>[0]);
      const steps = plan.filter((step) => /^(SCAN|SEARCH) documents/.test(step));
      expect(steps.length).toBeGreaterThan(0);
      for (const step of steps) {
        expect(step).toMatch(/USING (COVERING )?INDEX index_\d+_key|USING INTEGER PRIMARY KEY/);
        expect(step).toMatch('sort' in asked && !('filter' in asked) ? /^SCAN/ : /^SEARCH/);
      }
      if ('sort' in asked) {
        expect(plan).not.toContain('USE TEMP B-TREE FOR ORDER BY');
      }
    });

    it('on a field are chosen for one value in a list of values as for the value itself', async () => {
      const collection = await filledCollection(store);
      const rest = { marina: 'm1', arrives: { $gte: '2026-02-01', $lt: '2026-09-01' } };
      const [listed] = await collection.explain({ filter: { city: { $in: ['c7'] }, ...rest } });
      const [alone] = await collection.explain({ filter: { city: 'c7', ...rest } });
      expect(listed).toBe(alone);
      expect(listed).toContain('index_1_key_1_id (key_1=?)');
    });

    it('are left out where a store in memory is told so, and the answers stay the same', async () => {
      const asked: FindOptions = { filter: { marina: 'm1', tags: 't7' }, sort: [['price', -1]], limit: 50 };
      const unindexed = SqliteReadModelStore.inMemory(() => false);
      const [without, indexed] = [await filledCollection(unindexed), await filledCollection(store)];
      expect((await without.explain(asked)).join()).not.toContain('INDEX index_');
      const expected = await indexed.find(asked);
      expect(expected.length).toBeGreaterThan(0);
      expect(await without.find(asked)).toEqual(expected);
      await unindexed.close();
    });

    it('find every one of very many documents by an element of their arrays', async () => {
      const collection = await store.open({ name: 'many@1', indexes: [{ fields: ['tags'] }, { fields: ['at'] }] });
      await collection.write(
        Array.from({ length: 1300 }, (_, at) => ({
          _id: `d${at}`,
          position: 1,
          document: { at, tags: ['all', at % 2] },
        })),
      );
      expect(await collection.count({ tags: 'all' })).toBe(1300);
      expect(await collection.count({ tags: 'all', at: { $lt: 100 } })).toBe(100);
      expect(await collection.count({ tags: { $in: [0, 'all'] } })).toBe(1300);
      expect(await collection.find({ filter: { tags: 1 }, sort: [['at', -1]], limit: 2 })).toMatchObject([
        { at: 1299 },
        { at: 1297 },
      ]);
    });
  });

  describe('the file', () => {
    it('keeps documents, arrays in indexes, tombstones and checkpoints after reopening, but no leases', async () => {
      const definition = { name: 'things@1', indexes: [{ fields: ['a'] }] };
      const before = await store.open(definition);
      await before.write([
        { _id: 'x', position: 1, document: { a: [1, 2] } },
        { _id: 'y', position: 2, removed: true },
      ]);
      await store.saveCheckpoint('p', 0, { position: 2, event_id: null });
      await store.saveLease('l', null, { holder: 'one', count: 1 });
      await store.close();

      store = SqliteReadModelStore.openIn(directory);
      const after = await store.open(definition);
      expect(await after.find({ filter: { a: 2 } })).toEqual([{ _id: 'x', _position: 1, a: [1, 2] }]);
      await after.write([{ _id: 'y', position: 2, document: {} }]);
      expect(await after.get('y')).toBeUndefined();
      expect(await store.loadCheckpoint('p')).toBe(2);
      // Only one process uses the file at a time, so a leaseholder of the previous process no longer exists.
      expect(await store.loadLease('l')).toBeNull();
    });

    it('writes the documents of a consumer and moves its checkpoint, or neither', async () => {
      const collection = await store.open({ name: 'things@1', indexes: [{ fields: ['a'] }] });
      await store.saveCheckpoint('things@1', 0, { position: 5, event_id: null });
      const documents = { collection: 'things@1', writes: [{ _id: 'x', position: 6, document: { a: [1] } }] };
      const part = (previous: number): ConsumerWrites => ({
        documents,
        checkpoint: { consumer: 'things@1', previous, next: { position: 6, event_id: null } },
      });
      expect(await store.commit([part(4)])).toEqual([expect.any(CheckpointMovedError)]);
      expect([await collection.count(), await collection.count({ a: 1 })]).toEqual([0, 0]);
      expect(await store.commit([part(5)])).toEqual([null]);
      expect([await collection.count({ a: 1 }), await store.loadCheckpoint('things@1')]).toEqual([1, 6]);
    });

    it('writes all of a batch or nothing', async () => {
      const collection = await store.open({ name: 'things@1', indexes: [{ fields: ['a'] }] });
      const impossible = { a: 1n } as unknown as JsonObject;
      const writes = [
        { _id: 'x', position: 1, document: { a: [1] } },
        { _id: 'y', position: 2, document: impossible },
      ];
      await expect(collection.write(writes)).rejects.toThrow(TypeError);
      expect(await collection.count()).toBe(0);
      // The mark that `a` has contained arrays was lost with the batch and must be written again.
      await collection.write([{ _id: 'x', position: 1, document: { a: [1] } }]);
      await store.close();
      store = SqliteReadModelStore.openIn(directory);
      const again = await store.open({ name: 'things@1', indexes: [{ fields: ['a'] }] });
      expect(await again.count({ a: 1 })).toBe(1);
    });

    it('can be opened only once at a time, in this process or another', () => {
      expect(() => SqliteReadModelStore.openIn(directory)).toThrow(ReadModelsUnavailableError);
      expect(() => SqliteReadModelStore.openIn(directory)).toThrow(/another process has it open/);
      const script =
        "const { DatabaseSync } = require('node:sqlite'); new DatabaseSync(process.argv[1]).prepare('SELECT name FROM collections').all()";
      const other = spawnSync(process.execPath, ['-e', script, join(directory, 'read-models.db')], {
        encoding: 'utf8',
      });
      expect(other.stderr).toContain('database is locked');
    });

    it.each([
      ['a newer version', (path: string) => change(path, 'PRAGMA user_version = 2'), /newer version/],
      ['another program', (path: string) => change(path, 'PRAGMA application_id = 7'), /another program/],
      ['broken pages', (path: string) => breakLastPage(path), /is damaged; remove it, and it is built anew/],
      ['no database', (path: string) => writeFileSync(path, 'Dear diary, '.repeat(500)), /not a database/],
    ])('of %s is left alone', async (_title, prepare, message) => {
      await store.close();
      const path = join(directory, 'read-models.db');
      prepare(path);
      const before = readFileSync(path);
      expect(() => SqliteReadModelStore.openIn(directory)).toThrow(message);
      expect(() => SqliteReadModelStore.openIn(directory)).toThrow(ReadModelsUnavailableError);
      expect(readFileSync(path).equals(before)).toBe(true);
    });

    it('contains no overwritten or removed data after a scrub, in documents or indexes', async () => {
      const indexes = [{ fields: ['name'] }, { fields: ['names'] }, { fields: ['person'] }, { fields: ['at', 'name'] }];
      const collection = await store.open({ name: 'people@1', indexes });
      const people = Array.from({ length: 3000 }, (_, at) => at);
      const named = (at: number, secret: string) => ({
        at: at % 7,
        name: `${(at * 7919) % 3000} ${secret}`,
        names: [secret, `${secret} ${at}`],
        person: { first: secret },
        text: `${secret} `.repeat(at % 900),
      });
      // The order splits pages in their middle; later rounds use other lengths, so that cells move.
      for (const [round, step] of [1777, 1201, 401].entries()) {
        for (let from = 0; from < people.length; from += 100) {
          const batch = people.slice(from, from + 100).map((at) => (at * step) % people.length);
          await collection.write(
            batch.map((at) => ({
              _id: `p${at}`,
              position: 1 + round,
              document: named(at + round * 37, 'Zebulon Quimby'),
            })),
          );
        }
      }
      expect(countInFiles(directory, 'Quimby')).toBeGreaterThan(1000);

      await collection.write(
        people.map((at) =>
          at % 3 === 0
            ? { _id: `p${at}`, position: 9, removed: true }
            : { _id: `p${at}`, position: 9, document: named(at, 'Nobody') },
        ),
      );
      await store.scrub();
      expect(countInFiles(directory, 'Nobody')).toBeGreaterThan(1000);
      expect(countInFiles(directory, 'Quimby')).toBe(0);
      expect(countInFiles(directory, 'Zebulon')).toBe(0);
    }, 60_000);

    // Pages of a dropped collection are not zeroed one by one; this must not change how documents removed later are
    // zeroed.
    it('is zeroed as before after a collection was dropped', async () => {
      const people = Array.from({ length: 500 }, (_, at) => `p${at}`);
      const named = people.map((_id) => ({ _id, position: 1, document: { text: 'Zebulon Quimby '.repeat(400) } }));
      const dropped = await store.open({ name: 'people@1', indexes: [] });
      await dropped.write(named);
      await store.drop('people@1');
      const kept = await store.open({ name: 'people@2', indexes: [] });
      await kept.write(named);
      await kept.write(people.map((_id) => ({ _id, position: 2, removed: true })));
      await store.close();
      expect(countInFiles(directory, 'Quimby')).toBe(0);
      store = SqliteReadModelStore.openIn(directory);
    });

    it('is gone with its collection once the store was scrubbed', async () => {
      const collection = await store.open({ name: 'people@1', indexes: [] });
      const document = { text: 'Zebulon Quimby '.repeat(400) };
      await collection.write(Array.from({ length: 500 }, (_, at) => ({ _id: `p${at}`, position: 1, document })));
      await store.drop('people@1');
      await store.scrub();
      expect(countInFiles(directory, 'Quimby')).toBe(0);
    });
  });
});

async function filledCollection(store: SqliteReadModelStore) {
  const collection = await store.open({
    name: 'stays@1',
    indexes: [
      ...['city', 'price', 'arrives', 'tags'].map((field) => ({ fields: [field] })),
      { fields: ['marina', 'status', 'arrives'] },
    ],
  });
  await collection.write(
    Array.from({ length: 500 }, (_, at) => ({
      _id: `s${at}`,
      position: at + 1,
      document: {
        city: `c${at % 50}`,
        price: at % 90,
        arrives: `2026-0${1 + (at % 9)}-01`,
        tags: [`t${at % 20}`],
        marina: `m${at % 3}`,
        status: at % 2 === 0 ? 'OPEN' : 'DONE',
      },
    })),
  );
  return collection;
}

function change(path: string, sql: string): void {
  const database = new DatabaseSync(path);
  database.exec(sql);
  database.close();
}

function countInFiles(directory: string, text: string): number {
  const files = readdirSync(directory).map((name) => readFileSync(join(directory, name)).toString('latin1'));
  return files.reduce((count, content) => count + content.split(text).length - 1, 0);
}
