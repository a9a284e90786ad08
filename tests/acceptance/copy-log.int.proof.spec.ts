import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SqliteEventStore } from '../../services/platform/event-store/sqlite-event-store.js';
import { EventStoreDouble } from '../engines/event-store/double/event-store-double.js';
import { anEvent } from '../engines/event-store/event-fixtures.js';

const EVENTS = 620;

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the built program and kills it as soon as the condition holds. */
function copyLog(args: readonly string[], more: Record<string, string> = {}, doomed = () => false): Promise<Ended> {
  const program = ['--enable-source-maps', 'dist/services/apps/copy-log.js', ...args];
  const child = spawn(process.execPath, program, { env: { PATH: process.env['PATH'] ?? '', ...more } });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
  const watch = setInterval(() => doomed() && child.kill('SIGKILL'), 1);
  return new Promise((resolve) => {
    child.once('close', (code) => {
      clearInterval(watch);
      resolve({ code, ...said });
    });
  });
}

function digestOf(directory: string): string {
  const database = new DatabaseSync(join(directory, 'events.db'), { readOnly: true });
  const rows = database.prepare(
    `SELECT e.*, s.name FROM events e JOIN streams s ON s.number = e.stream ORDER BY e.position`,
  );
  const digest = createHash('sha256');
  for (const row of rows.iterate()) digest.update(JSON.stringify(row));
  database.close();
  return digest.digest('hex');
}

describe('npm run copy-log', () => {
  const home = mkdtempSync(join(tmpdir(), 'quayside-copy-log-'));
  const [from, back] = [join(home, 'from'), join(home, 'back')];
  let node: EventStoreDouble;

  beforeAll(async () => {
    node = await EventStoreDouble.start();
    const store = new SqliteEventStore({ directory: from });
    const appends: Promise<unknown>[] = [];
    for (let number = 0; number < EVENTS; number += 1) {
      const revision = Math.floor(number / 40) - 1;
      const stream = `lamp-${number % 40}`;
      appends.push(store.append(stream, revision < 0 ? 'no_stream' : revision, [anEvent({ number })]));
    }
    await Promise.all(appends);
    await store.close();
  });

  afterAll(() => {
    node.goAway();
    rmSync(home, { recursive: true, force: true });
  });

  it('is killed again and again, and has everything once at the end', async () => {
    const to = ['--from', from, '--to', 'SERVER'];
    for (const appends of [1, 60, 200]) {
      const { code } = await copyLog(to, { SERVER: node.url }, () => node.calls.appends.length >= appends);
      expect(code).toBeNull();
    }
    const there = await copyLog(to, { SERVER: node.url });
    expect(there).toMatchObject({ code: 0, out: expect.stringMatching(/^Source and copy hold the same 620 events/) });
    expect(there.err).toContain('Copying: 100 %');
    expect(node.log.events.filter(({ stream }) => stream.startsWith('lamp-'))).toHaveLength(EVENTS);

    const home = ['--from', node.url, '--to', back];
    for (const CRASH_AT of ['log.before_commit:1', 'log.before_answer:1', 'log.before_commit:1']) {
      expect((await copyLog(home, { CRASH_AT })).code).toBeNull();
    }
    const again = await copyLog(home);
    expect(again.code).toBe(0);
    expect(again.out.split('SHA-256')[1]).toBe(there.out.split('SHA-256')[1]);
    expect(digestOf(back)).toBe(digestOf(from));
  }, 120_000);

  it.each<[string, readonly string[], RegExp]>([
    ['no words', [], /^Not copied: Say what to copy: npm run copy-log/m],
    ['other words', ['--from', 'a', '--too', 'b'], /^Not copied: That was not understood: npm run copy-log/m],
    ['the same place twice', ['--from', 'a', '--to', 'a'], /^Not copied: Source and target are the same\.$/m],
    ['a variable that is not set', ['--from', 'NOWHERE', '--to', 'a'], /^Not copied: The variable NOWHERE is not set/m],
    [
      'keys between directories',
      ['--from', 'a', '--to', 'b', '--keys', 'c'],
      /^Not copied: --keys and --blobs are for/m,
    ],
    ['files without keys', ['--from', 'a', '--to', 'esdb://b', '--blobs', 'c'], /^Not copied: --blobs needs --keys/m],
    [
      'a server that is not there',
      ['--from', from, '--to', 'esdb://me:hemmelig42@127.0.0.1:9?tls=false'],
      /^Not copied: The event store at esdb:\/\/127\.0\.0\.1:9 cannot be used/m,
    ],
    [
      'keys that cannot be reached',
      ['--from', from, '--to', 'esdb://127.0.0.1:9?tls=false', '--keys', 'mongodb://me:hemmelig42@127.0.0.1:9'],
      /^Not copied: The event store/m,
    ],
  ])(
    'answers %s with one line',
    async (_, args, line) => {
      const { code, out, err } = await copyLog(args);
      expect([code, out]).toEqual([1, '']);
      expect(err.trim()).toMatch(line);
      expect(err.trim()).not.toMatch(/hemmelig|\n/);
    },
    30_000,
  );
});
