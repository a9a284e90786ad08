import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshId } from '../event-sourcing/derived-id.js';
import { SqlitePersonKeys } from '../personal-data/sqlite-person-keys.js';
import { SqliteReadModelStore } from '../read-models/sqlite-read-model-store.js';
import { DirectoryBlobStore } from './directory-blob-store.js';
import { LimitedBlobStore } from './limited-blob-store.js';
import { StoredFiles } from './stored-files.js';

describe('the room for files of a marina', () => {
  const directory = mkdtempSync(join(tmpdir(), 'quayside-room-'));
  let keys: SqlitePersonKeys;
  let inner: DirectoryBlobStore;
  let store: SqliteReadModelStore;
  let blobs: LimitedBlobStore;
  let warnings: unknown[];

  const opened = (bytes: number) =>
    new LimitedBlobStore(inner, new StoredFiles(store), { bytes }, { warn: (given: unknown) => warnings.push(given) });
  const file = (bytes: number, more: object = {}) => ({
    id: freshId(),
    person: 'ada',
    marina: 'm1',
    content_type: 'application/pdf',
    bytes: Buffer.alloc(bytes, 1),
    ...more,
  });

  beforeEach(() => {
    keys = new SqlitePersonKeys(directory);
    inner = new DirectoryBlobStore(directory, keys);
    store = SqliteReadModelStore.inMemory();
    warnings = [];
    blobs = opened(1_000);
  });
  afterEach(async () => {
    await blobs.close();
    await keys.close();
    await store.close();
    rmSync(directory, { recursive: true, force: true });
  });

  it('is limited, for each marina of its own', async () => {
    const first = file(600);
    expect(await blobs.put(first)).toBeUndefined();
    expect(await blobs.put(file(401))).toMatchObject({ code: 'STORAGE_FULL' });
    expect(await blobs.put(file(401, { marina: 'm2' }))).toBeUndefined();
    // A resend takes no more room, and is not refused for want of it.
    expect(await blobs.put(first)).toBeUndefined();
    expect(await blobs.put(file(400))).toBeUndefined();
    expect(await blobs.put(first)).toBeUndefined();
    expect(await blobs.rooms()).toEqual([
      { marina_id: 'm1', files: 2, bytes: 1_000, limit: 1_000, nearly_full: true },
      { marina_id: 'm2', files: 1, bytes: 401, limit: 1_000, nearly_full: false },
    ]);
  });

  it('lists the largest first, and those of one size by marina', async () => {
    for (const marina of ['m2', 'm3', 'm1']) await blobs.put(file(marina === 'm3' ? 301 : 300, { marina }));
    expect((await blobs.rooms()).map(({ marina_id }) => marina_id)).toEqual(['m3', 'm1', 'm2']);
  });

  it('is not exceeded by files that arrive at the same time', async () => {
    const put = await Promise.all(Array.from({ length: 50 }, () => blobs.put(file(300))));
    expect(put.filter((refused) => refused === undefined)).toHaveLength(3);
    expect(await blobs.rooms()).toMatchObject([{ files: 3, bytes: 900 }]);
    expect(await blobs.put(file(100))).toBeUndefined();
  });

  it('is free again when a file is deleted or its person erased', async () => {
    const [one, other] = [file(500), file(500, { person: 'bo' })];
    for (const each of [one, other]) await blobs.put(each);
    await blobs.delete(one.id);
    expect(await blobs.put(file(500))).toBeUndefined();
    await keys.erase('bo');
    await blobs.erasePerson('bo');
    expect(await blobs.put(file(500))).toBeUndefined();
    expect(await blobs.put(file(1))).toMatchObject({ code: 'STORAGE_FULL' });
  });

  it('gets one line of the log when more than four fifths are taken', async () => {
    await blobs.put(file(800));
    expect(warnings).toEqual([]);
    const last = file(1);
    for (const each of [last, file(1)]) await blobs.put(each);
    expect(warnings).toEqual([{ marina_id: 'm1', files: 2, bytes: 801, limit: 1_000 }]);
  });

  it('counts files from before, once', async () => {
    for (const bytes of [100, 200]) await inner.put(file(bytes));
    expect(await blobs.rooms()).toEqual([]);
    expect([await blobs.learn(), await blobs.learn()]).toEqual([2, 0]);
    expect(await blobs.rooms()).toMatchObject([{ marina_id: 'm1', files: 2, bytes: 300 }]);
    // Another process has sums of its own.
    expect(await opened(1_000).put(file(701))).toMatchObject({ code: 'STORAGE_FULL' });
  });
});
