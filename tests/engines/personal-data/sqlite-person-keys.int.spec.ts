import { describe, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqlitePersonKeys } from '../../../services/platform/personal-data/sqlite-person-keys.js';
import { describePersonKeys } from './person-keys-suite.js';

describePersonKeys('SQLite', () => {
  const directory = mkdtempSync(join(tmpdir(), 'keys-'));
  const keys = new SqlitePersonKeys(directory);
  const opened = [keys];
  return Promise.resolve({
    keys,
    reopen: async () => {
      await keys.close();
      const again = new SqlitePersonKeys(directory);
      opened.push(again);
      return again;
    },
    dispose: async () => {
      for (const one of opened) await one.close();
      rmSync(directory, { recursive: true });
    },
  });
});

describe('keys of persons: SQLite, its own ways', () => {
  it('leaves nothing of an erased key in its files', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'keys-'));
    const keys = new SqlitePersonKeys(directory);
    const key = await keys.keyForWriting('ada');
    const isThere = () =>
      readdirSync(directory).some((name) => readFileSync(join(directory, name)).includes(key ?? ''));
    expect(isThere()).toBe(true);
    await keys.erase('ada');
    expect(isThere()).toBe(false);
    expect(keys.isUsed).toBe(true);
    await keys.close();
    rmSync(directory, { recursive: true });
  });
});
