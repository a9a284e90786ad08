import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SettableClock } from '../../../services/platform/clock/clock.js';
import { EngineUnavailableError } from '../../../services/platform/availability/engine-unavailable.js';
import { SqliteMailAdapter } from '../../../services/platform/mail/sqlite-mail.js';
import { SandboxPayments } from '../../../services/platform/payments/sandbox-payments.js';
import { SqlitePersonKeys } from '../../../services/platform/personal-data/sqlite-person-keys.js';
import { EngineFile } from '../../../services/platform/sqlite/engine-file.js';
import { breakLastPage } from '../../fixtures/broken-page.js';

let directory: string;
const closing: { close(): unknown }[] = [];
const kept = <T extends { close(): unknown }>(opened: T): T => {
  closing.push(opened);
  return opened;
};
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'quayside-files-'));
});
afterEach(async () => {
  for (const each of closing.splice(0)) await each.close();
  rmSync(directory, { recursive: true, force: true });
});

const path = () => join(directory, 'things.db');
const open = (more: Partial<Parameters<typeof EngineFile.open>[0]> = {}) =>
  kept(
    EngineFile.open({
      path: path(),
      holds: 'the things',
      applicationId: 0x7468_696e,
      knownBy: 'things',
      tables: 'CREATE TABLE IF NOT EXISTS things (name TEXT PRIMARY KEY) STRICT',
      sync: 'every_commit',
      ...more,
    }),
  );
const insert = (file: EngineFile, name: string) => file.statement('INSERT INTO things (name) VALUES (?)').run(name);
const names = (file: EngineFile) =>
  file.work(() =>
    file
      .statement('SELECT name FROM things ORDER BY name')
      .all()
      .map(({ name }) => name),
  );
const change = (sql: string, file = path()) => {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
};

describe('a small file of an engine', () => {
  it('may be shared: a writer waits for another one', async () => {
    const first = open({ shared: true });
    const second = open({ shared: true });
    insert(first, 'a');
    second.transaction(() => insert(second, 'b'));
    expect([names(first), names(second)]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
    const elsewhere = `
      const { DatabaseSync } = require('node:sqlite');
      const database = new DatabaseSync(${JSON.stringify(path())});
      database.exec("PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE; INSERT INTO things (name) VALUES ('c')");
      process.stdout.write('writing');
      setTimeout(() => { database.exec('COMMIT'); database.close(); }, 300);
    `;
    const other = spawn(process.execPath, ['-e', elsewhere], { stdio: ['ignore', 'pipe', 'ignore'] });
    await once(other.stdout, 'data');
    first.transaction(() => insert(first, 'd'));
    expect(names(second)).toEqual(['a', 'b', 'c', 'd']);
    await once(other, 'exit');
  });

  it('belongs to one process at a time', () => {
    open();
    expect(() => open()).toThrow(EngineUnavailableError);
    expect(() => open()).toThrow(/The file with the things, .*things\.db, is busy: another process has it open/);
  });

  it.each([
    ['another program', 'PRAGMA application_id = 7', /database of another program; it was left as it is/],
    ['a program that stamps nothing', 'PRAGMA application_id = 0; DROP TABLE things; CREATE TABLE x (y)', /another/],
    ['a newer version', 'PRAGMA user_version = 2', /newer version of this product \(format 2, this one knows 1\)/],
  ])('of %s is left alone', (_title, sql, message) => {
    open().close();
    change(sql);
    const before = readFileSync(path());
    expect(() => open()).toThrow(EngineUnavailableError);
    expect(() => open()).toThrow(message);
    expect(readFileSync(path()).equals(before)).toBe(true);
  });

  it('with broken pages is refused', () => {
    const file = open();
    file.transaction(() => {
      for (let count = 0; count < 500; count += 1) insert(file, `thing ${count}`);
    });
    file.close();
    breakLastPage(path());
    expect(() => open()).toThrow(/is damaged; restore it from a backup/);
  });

  it('from before files had an application id is recognised by its table, and gets the id', () => {
    change('CREATE TABLE things (name TEXT PRIMARY KEY) STRICT');
    open().close();
    change('DROP TABLE things');
    expect(names(open())).toEqual([]);
  });

  it('accepts all of a transaction or nothing, and reports a full disk', () => {
    const file = open();
    insert(file, 'first');
    file.work(() => file.statement('PRAGMA max_page_count = 1').get());
    const bulky = () => file.transaction(() => ['a', 'b'].map((each) => insert(file, each.repeat(9000))));
    expect(bulky).toThrow(EngineUnavailableError);
    expect(bulky).toThrow(/is out of room: the disk is full/);
    expect(names(file)).toEqual(['first']);
    expect(() => file.probe()).toThrow(EngineUnavailableError);
    file.work(() => file.statement('PRAGMA max_page_count = 4294967294').get());
    file.probe();
    bulky();
    expect(names(file)).toHaveLength(3);
    expect(() => file.transaction(() => insert(file, 'first'))).toThrow(/UNIQUE/);
  });

  it('reports that it is closed', () => {
    const file = open();
    file.close();
    expect(() => names(file)).toThrow(EngineUnavailableError);
  });
});

describe('what the engines keep in such files', () => {
  it.each([
    ['keys.db', (keys: SqlitePersonKeys) => kept(keys)],
    ['outbox.db', (keys: SqlitePersonKeys) => kept(new SqliteMailAdapter({ directory, keys, clock }))],
    ['sandbox-payments.db', () => kept(new SandboxPayments(directory))],
  ])('%s of another program is left alone', (name, openEngine) => {
    change('PRAGMA application_id = 7; CREATE TABLE x (y)', join(directory, name));
    const before = readFileSync(join(directory, name));
    expect(() => openEngine(kept(new SqlitePersonKeys(directory)))).toThrow(/database of another program/);
    expect(readFileSync(join(directory, name)).equals(before)).toBe(true);
  });
  const clock = new SettableClock('2027-06-01T08:00:00.000Z');

  it('reject while the engine fails, with the error for an unavailable engine', async () => {
    const keys = new SqlitePersonKeys(directory);
    await keys.secret('known');
    await keys.close();
    for (const failing of [keys.secret('new'), keys.keyForWriting('p1'), keys.keysForReading(['p1']), keys.erase('p1')])
      await expect(failing).rejects.toThrow(EngineUnavailableError);
  });
});
