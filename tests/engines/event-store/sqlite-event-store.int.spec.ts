import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  DataDirectoryInUseError,
  UnsupportedDataFileError,
} from '../../../services/platform/event-store/data-file-errors.js';
import { EventStoreUnavailableError } from '../../../services/platform/event-store/event-store.js';
import type { SqliteEventStoreOptions } from '../../../services/platform/event-store/sqlite-event-store.js';
import { SqliteEventStore } from '../../../services/platform/event-store/sqlite-event-store.js';
import { openLogFile } from '../../../services/platform/event-store/sqlite-log-file.js';
import { breakLastPage } from '../../fixtures/broken-page.js';
import { all, anEvent, events, Follower, numbers, streamName } from './event-fixtures.js';
import { describeEventStore } from './event-store-suite.js';

function temporaryDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'event-store-'));
}

describeEventStore('SQLite', () => {
  const directory = temporaryDirectory();
  // The tail is short, so that a slow subscriber falls behind it.
  const open = (): SqliteEventStore => new SqliteEventStore({ directory, tailCapacity: 64 });
  let store = open();
  return Promise.resolve({
    store,
    reopen: async () => {
      await store.close();
      store = open();
      return store;
    },
    dispose: async () => {
      await store.close();
      rmSync(directory, { recursive: true });
    },
  });
});

describe('SQLite event store', () => {
  let directory: string;
  let opened: SqliteEventStore[];
  const open = (options: Partial<SqliteEventStoreOptions> = {}): SqliteEventStore => {
    const store = new SqliteEventStore({ directory, ...options });
    opened.push(store);
    return store;
  };
  const file = (name = 'events.db'): string => join(directory, name);

  beforeEach(() => {
    directory = temporaryDirectory();
    opened = [];
  });
  afterEach(async () => {
    for (const store of opened) await store.close();
    rmSync(directory, { recursive: true });
  });

  it('creates its directory, and an empty log has head 0', async () => {
    const store = open({ directory: join(directory, 'not', 'there', 'yet') });
    expect(await store.head()).toBe(0);
    expect((await store.append(streamName(), 'no_stream', events(1))).position).toBe(1);
  });

  it('commits the appends of one turn of the event loop together, and those of two turns separately', async () => {
    const commits: { appends: number; events: number }[] = [];
    const store = open({ onCommit: ({ appends, events: written }) => commits.push({ appends, events: written }) });

    await Promise.all(Array.from({ length: 30 }, () => store.append(streamName(), 'no_stream', events(2))));
    expect(commits).toEqual([{ appends: 30, events: 60 }]);

    await store.append(streamName(), 'no_stream', events(1));
    await store.append(streamName(), 'no_stream', events(1));
    expect(commits.slice(1)).toEqual([
      { appends: 1, events: 1 },
      { appends: 1, events: 1 },
    ]);

    await store.append('lamp-nowhere', 5, events(1)).catch(() => undefined);
    expect(commits).toHaveLength(3);
  });

  it('splits many appends into transactions of at most 1,000 events, in order', async () => {
    const commits: number[] = [];
    const store = open({ onCommit: ({ events: written }) => commits.push(written) });
    const stream = streamName();
    const answers = Array.from({ length: 25 }, (_, index) =>
      store.append(stream, index === 0 ? 'no_stream' : index * 100 - 1, events(100, index * 100)),
    );
    expect((await Promise.all(answers)).at(-1)?.revision).toBe(2_499);
    expect(commits).toEqual([1_000, 1_000, 500]);
  });

  it('gives live subscribers the same frozen objects', async () => {
    const store = open();
    const followers = [new Follower(store, { after: 0 }), new Follower(store, { after: 0, batchSize: 1 })];
    await store.append(streamName(), 'no_stream', events(3));
    await Promise.all(followers.map((follower) => follower.untilSeen(3)));

    const [first, second] = followers.map(({ seen }) => seen);
    first!.forEach((event, index) => expect(second![index]).toBe(event));
    expect(first!.every((event) => Object.isFrozen(event))).toBe(true);
    await Promise.all(followers.map((follower) => follower.abort()));
  });

  describe('belongs to one process', () => {
    it('rejects a second process with one sentence, until the first one closes', async () => {
      const first = open();
      await first.append(streamName(), 'no_stream', events(1));

      expect(() => open()).toThrow(DataDirectoryInUseError);
      expect(() => open()).toThrow(
        `The data directory ${directory} is in use by another process; stop that one or name another directory.`,
      );

      await first.append(streamName(), 'no_stream', events(1));
      await first.close();
      expect(await open().head()).toBe(2);
    });

    it('cannot open a file that another process holds, until that process is killed', async () => {
      await open().close();
      const script = `const { DatabaseSync } = require('node:sqlite');
        const held = new DatabaseSync(process.argv[1]);
        held.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT;');
        console.log('held'); setInterval(() => held, 1000);`;
      const holder = spawn(process.execPath, ['-e', script, file()], { stdio: ['ignore', 'pipe', 'inherit'] });
      await once(holder.stdout, 'data');
      try {
        expect(() => open()).toThrow(DataDirectoryInUseError);
      } finally {
        holder.kill('SIGKILL');
        await once(holder, 'exit');
      }
      expect(await open().head()).toBe(0);
    });
  });

  describe('checks the file before it writes', () => {
    const database = (statements: string): void => {
      const made = new DatabaseSync(file());
      made.exec(statements);
      made.close();
    };

    it.each([
      ['a database of another program', 'CREATE TABLE recipes (name TEXT)'],
      ['a database with another application id', 'PRAGMA application_id = 42'],
      ['a database with a version of its own', 'PRAGMA user_version = 3'],
    ])('does not change %s', (_, statements) => {
      database(statements);
      const before = readFileSync(file());
      expect(() => open()).toThrow(UnsupportedDataFileError);
      expect(() => open()).toThrow(/is a database of another program; it was left as it is/);
      expect(readFileSync(file()).equals(before)).toBe(true);
    });

    it('does not change a file that is no database', () => {
      writeFileSync(file(), 'Dear diary, '.repeat(500));
      expect(() => open()).toThrow(UnsupportedDataFileError);
      expect(readFileSync(file(), 'utf8')).toBe('Dear diary, '.repeat(500));
    });

    it('rejects a damaged log and states the remedy', async () => {
      await open().close();
      const bytes = readFileSync(file());
      // The bytes after the header: the table list on the first page.
      writeFileSync(file(), bytes.fill(0xff, 100, 4_096));
      expect(() => open()).toThrow(UnsupportedDataFileError);
      expect(() => open()).toThrow(/is damaged; restore it from a backup/);
    });

    it('rejects a log whose last page is damaged, which opening alone would not detect', async () => {
      const store = open();
      await store.append(streamName(), 'no_stream', events(200));
      await store.close();
      breakLastPage(file());
      expect(() => open()).toThrow(/is damaged; restore it from a backup/);
    });

    it('reports a directory that cannot be written', () => {
      writeFileSync(join(directory, 'file'), '');
      const options = { directory: join(directory, 'file') };
      expect(() => new SqliteEventStore(options)).toThrow(/^The data directory .*file cannot be written: /);
    });

    it('rejects a log of a newer version with that reason', async () => {
      await open().close();
      database('PRAGMA user_version = 2');
      expect(() => open()).toThrow(UnsupportedDataFileError);
      expect(() => open()).toThrow(/newer version of this product \(log format 2, this one knows 1\)/);
    });
  });

  describe('when the disk is full', () => {
    it('refuses the whole group, writes no part of it, and recovers once there is space', async () => {
      const store = open();
      const follower = new Follower(store, { after: 0 });
      const [stream, other, late] = [streamName(), streamName(), streamName()];
      await store.append(stream, 'no_stream', events(1));
      const bulky = anEvent({ text: 'x'.repeat(100_000) });
      store.limitPages(1);

      const results = await Promise.allSettled([
        store.append(stream, 0, events(1, 666)),
        store.append(other, 'no_stream', [anEvent(), bulky]),
        store.append(stream, 1, events(1, 667)),
      ]);

      for (const result of results) {
        expect(result).toMatchObject({ status: 'rejected', reason: { name: 'EventStoreUnavailableError' } });
      }
      expect(await store.head()).toBe(1);
      expect(numbers(await all(store.readAll({ after: 0 })))).toEqual([0]);
      expect(await all(store.readStream(other))).toEqual([]);

      await expect(store.ping()).rejects.toThrow(EventStoreUnavailableError);
      store.limitPages(null);
      await store.ping();
      // The same ids and revisions as before: the failed group left no state behind.
      const again = await Promise.all([
        store.append(stream, 0, events(1, 1)),
        store.append(other, 'no_stream', [bulky]),
        store.append(late, 'no_stream', events(1, 2)),
      ]);
      expect(again).toEqual([
        { revision: 1, position: 2 },
        { revision: 0, position: 3 },
        { revision: 0, position: 4 },
      ]);
      await follower.untilSeen(4);
      expect(follower.seen).toEqual(await all(store.readAll({ after: 0 })));
      await follower.abort();
    });
  });

  it('continues after a statement failed in the middle of a transaction, with nothing of it written', async () => {
    const store = open();
    const stream = streamName();
    // The table rejects what the types forbid.
    const unfit = { ...anEvent({ number: 1 }), type: null as unknown as string };

    await expect(store.append(stream, 'no_stream', [anEvent({ number: 0 }), unfit])).rejects.toBeInstanceOf(
      EventStoreUnavailableError,
    );
    expect(await all(store.readAll({ after: 0 }))).toEqual([]);

    expect(await store.append(stream, 'no_stream', events(1))).toEqual({ revision: 0, position: 1 });
  });

  it('syncs the disk at every commit', () => {
    const database = openLogFile(directory);
    // 2 is FULL, see https://www.sqlite.org/pragma.html#pragma_synchronous
    expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    database.close();
  });

  it('needs no orderly shutdown: a copy of the files of a running store contains every answered append', async () => {
    const store = open();
    const stream = streamName();
    await store.append(stream, 'no_stream', events(50));
    await store.append(stream, 49, events(1, 50));

    const copy = temporaryDirectory();
    // Another process copies the file: closing a descriptor of it in this process would drop its lock.
    execFileSync('cp', [file(), file('events.db-wal'), copy]);
    const afterCrash = open({ directory: copy });

    expect(numbers(await all(afterCrash.readStream(stream)))).toEqual(Array.from({ length: 51 }, (_, index) => index));
    expect((await afterCrash.append(stream, 50, events(1, 51))).revision).toBe(51);
    await afterCrash.close();
    rmSync(copy, { recursive: true });
  });

  it('leaves a single file when it is closed', async () => {
    const store = open();
    await store.append(streamName(), 'no_stream', events(10));
    expect(existsSync(file('events.db-wal'))).toBe(true);
    await store.close();
    expect(existsSync(file('events.db-wal'))).toBe(false);
  });
});
