import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EngineUnavailableError } from '../availability/engine-unavailable.js';
import { ownDatabaseFile, ownDirectory, ownTree } from './owner-only.js';

describe('what only the own account may reach', () => {
  let base: string;

  beforeEach(() => {
    base = mkdtempSync(join(tmpdir(), 'owner-only-'));
  });
  afterEach(() => rmSync(base, { recursive: true, force: true }));

  const modeOf = (...path: string[]) => (statSync(join(base, ...path)).mode & 0o7777).toString(8);
  const refusing = () => {
    throw new Error('EPERM: operation not permitted');
  };

  function file(mode: number, ...path: string[]): string {
    const name = join(base, ...path);
    writeFileSync(name, 'x');
    chmodSync(name, mode);
    return name;
  }

  it.each([0o755, 0o777, 0o750, 0o2775])('a directory of any mode is closed: %o', (mode) => {
    mkdirSync(join(base, 'data'));
    chmodSync(join(base, 'data'), mode);
    ownDirectory(join(base, 'data'));
    expect(modeOf('data')).toMatch(/700$/);
  });

  it('a new directory is created closed', () => {
    ownDirectory(join(base, 'one', 'two'));
    expect([modeOf('one'), modeOf('one', 'two')]).toEqual(['700', '700']);
  });

  it('a database is created closed, or closed with the files beside it', () => {
    ownDatabaseFile(join(base, 'new.db'));
    expect(modeOf('new.db')).toBe('600');
    for (const suffix of ['', '-wal', '-shm']) file(0o644, `old.db${suffix}`);
    ownDatabaseFile(join(base, 'old.db'));
    expect(['old.db', 'old.db-wal', 'old.db-shm'].map((name) => modeOf(name))).toEqual(['600', '600', '600']);
    expect(existsSync(join(base, 'old.db-journal'))).toBe(false);
  });

  it('a tree is closed as a whole, its root last', () => {
    mkdirSync(join(base, 'blobs', 'content'), { recursive: true });
    for (const path of [['blobs'], ['blobs', 'content']]) chmodSync(join(base, ...path), 0o755);
    file(0o644, 'blobs', 'content', 'a');
    const order: string[] = [];
    ownTree(join(base, 'blobs'), (path, mode) => {
      order.push(path.slice(base.length + 1));
      chmodSync(path, mode);
    });
    expect([modeOf('blobs'), modeOf('blobs', 'content'), modeOf('blobs', 'content', 'a')]).toEqual([
      '700',
      '700',
      '600',
    ]);
    expect(order.at(-1)).toBe('blobs');
    ownTree(join(base, 'blobs'), refusing);
  });

  it('is refused in one sentence if it cannot be closed, and left alone if it is closed', () => {
    mkdirSync(join(base, 'open'));
    chmodSync(join(base, 'open'), 0o755);
    const sentence =
      /^Other accounts of this machine can read \S+, and its permissions cannot be changed \(EPERM[^)]*\): let the account that runs Quayside own it\.$/;
    for (const act of [
      () => ownDirectory(join(base, 'open'), refusing),
      () => ownTree(join(base, 'open'), refusing),
      () => ownDatabaseFile(file(0o644, 'open.db'), refusing),
    ]) {
      expect(act).toThrow(EngineUnavailableError);
      expect(act).toThrow(sentence);
    }
    ownDatabaseFile(file(0o600, 'closed.db'), refusing);
    mkdirSync(join(base, 'closed'), { mode: 0o700 });
    ownDirectory(join(base, 'closed'), refusing);
  });

  it('is refused where the file system ignores the mode', () => {
    mkdirSync(join(base, 'mounted'));
    chmodSync(join(base, 'mounted'), 0o755);
    const ignoring = () => undefined;
    expect(() => ownDirectory(join(base, 'mounted'), ignoring)).toThrow('its file system keeps no permissions');
    expect(() => ownDatabaseFile(file(0o644, 'mounted.db'), ignoring)).toThrow(EngineUnavailableError);
  });

  it('is not a directory that all accounts share', () => {
    mkdirSync(join(base, 'shared'));
    chmodSync(join(base, 'shared'), 0o1777);
    expect(() => ownDirectory(join(base, 'shared'))).toThrow('is shared by all accounts of this machine');
    expect(modeOf('shared')).toBe('1777');
  });
});
