import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { SqliteReadModelStore } from '../read-models/sqlite-read-model-store.js';
import { Leases } from './leases.js';
import { Locks } from './locks.js';

const logger = pino({ level: 'silent' });
const boat = { exclusive: 'boat' };

describe('locks', () => {
  let directory: string;
  let store: SqliteReadModelStore;
  let here: Locks;
  let there: Locks;

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'quayside-locks-'));
    store = SqliteReadModelStore.openIn(directory);
    const process = () => new Locks(new Leases({ store, logger, alone: false, catchUp: () => Promise.resolve() }));
    [here, there] = [process(), process()];
  });
  afterEach(async () => {
    await store.close();
    rmSync(directory, { recursive: true });
  });

  /** Work that notes its beginning and its end, and reads the store in between. */
  function noted(seen: string[], name: string): () => Promise<void> {
    return async () => {
      seen.push(`${name} begins`);
      await store.names();
      seen.push(`${name} ends`);
    };
  }

  it('let work on one record run one at a time, in call order within a process', async () => {
    const seen: string[] = [];
    const names = ['first', 'second', 'third'];
    await Promise.all(names.map((name) => here.exclusively(boat, 'b1', noted(seen, name))));
    expect(seen).toEqual(names.flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  it('exclude work on the same record in another process', async () => {
    const seen: string[] = [];
    await here
      .exclusively(boat, 'b1', async () => {
        const other = there.exclusively(boat, 'b1', noted(seen, 'other'));
        await noted(seen, 'own')();
        return { other };
      })
      .then(({ other }) => other);
    expect(seen).toEqual(['own begins', 'own ends', 'other begins', 'other ends']);
  });

  it('exclude neither other records nor other locks of the same key', async () => {
    const work = () =>
      here.exclusively(boat, 'b2', () => there.exclusively({ exclusive: 'pier' }, 'b1', () => Promise.resolve('done')));
    expect(await here.exclusively(boat, 'b1', work)).toBe('done');
  });

  it('are found in the store under the name of the lock and the key, by processes of any version', async () => {
    const held = () => store.loadLease('turn boat b1');
    expect(await here.exclusively(boat, 'b1', held)).toMatchObject({ count: expect.any(Number) });
    expect((await held())?.holder ?? null).toBeNull();
  });

  it('are free again after work that failed', async () => {
    await expect(here.exclusively(boat, 'b1', () => Promise.reject(new Error('sunk')))).rejects.toThrow('sunk');
    expect(await there.exclusively(boat, 'b1', () => Promise.resolve('afloat'))).toBe('afloat');
  });
});
