import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import promises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { NewBlob } from '../../../services/platform/blobs/blob-store.js';
import { EngineUnavailableError } from '../../../services/platform/availability/engine-unavailable.js';
import { DamagedBlobError } from '../../../services/platform/blobs/blob-store.js';
import { DirectoryBlobStore } from '../../../services/platform/blobs/directory-blob-store.js';
import { SqlitePersonKeys } from '../../../services/platform/personal-data/sqlite-person-keys.js';
import { aBlob, describeBlobStore } from './blob-store-suite.js';

function temporaryDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'blob-store-'));
}

function filesIn(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Names and contents of all files below `blobs`. */
function everythingIn(directory: string): Buffer {
  return Buffer.concat(
    filesIn(join(directory, 'blobs')).flatMap((path) => [
      Buffer.from(path.slice(directory.length)),
      readFileSync(path),
    ]),
  );
}

describeBlobStore('directory', () => {
  const directory = temporaryDirectory();
  const keys = new SqlitePersonKeys(directory);
  let store = new DirectoryBlobStore(directory, keys);
  return Promise.resolve({
    store,
    keys,
    reopen: async () => {
      await store.close();
      store = new DirectoryBlobStore(directory, keys);
      return store;
    },
    everything: () => Promise.resolve(everythingIn(directory)),
    dispose: async () => {
      await store.close();
      await keys.close();
      rmSync(directory, { recursive: true });
    },
  });
});

describe('directory blob store', () => {
  let directory: string;
  let keys: SqlitePersonKeys;
  let store: DirectoryBlobStore;
  const contentPath = (blob: NewBlob): string => join(directory, 'blobs', 'content', blob.id.slice(-2), blob.id);

  beforeEach(() => {
    directory = temporaryDirectory();
    keys = new SqlitePersonKeys(directory);
    store = new DirectoryBlobStore(directory, keys);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await keys.close();
    rmSync(directory, { recursive: true, force: true });
  });

  it('syncs content before it gets its name and the folders after, for mark and content', async () => {
    const steps: string[] = [];
    const open = promises.open;
    const rename = promises.rename;
    jest.spyOn(promises, 'open').mockImplementation(async (path, ...more) => {
      const handle = await open(path, ...more);
      const name = String(path).slice(join(directory, 'blobs').length + 1);
      const sync = handle.sync.bind(handle);
      handle.sync = () => {
        steps.push(`sync ${name.startsWith('unfinished') ? 'file' : (name.split('/')[0] ?? '')}`);
        return sync();
      };
      return handle;
    });
    jest.spyOn(promises, 'rename').mockImplementation((from, to) => {
      steps.push(`name ${String(to).includes('/people/') ? 'mark' : 'content'}`);
      return rename(from, to);
    });

    await store.put(aBlob());

    const each = (part: string, folder: string) => ['sync file', `name ${part}`, `sync ${folder}`, `sync ${folder}`];
    expect(steps).toEqual([...each('mark', 'people'), ...each('content', 'content')]);
  });

  it('leaves nothing behind when the disk is full, and stores the blob once there is space', async () => {
    const blob = aBlob();
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    jest.spyOn(promises, 'rename').mockRejectedValueOnce(full);
    await expect(store.put(blob)).rejects.toThrow(EngineUnavailableError);
    expect(filesIn(join(directory, 'blobs'))).toEqual([]);

    expect(await store.put(blob)).toBeUndefined();
    expect((await store.get(blob.id))?.bytes.equals(blob.bytes)).toBe(true);
  });

  it('clears what a crash left unfinished, and erases a mark without content', async () => {
    const blob = aBlob();
    jest.spyOn(promises, 'rename').mockImplementation((from, to) => {
      if (String(to).includes('/content/')) return Promise.reject(new Error('killed'));
      fs.renameSync(from, to);
      return Promise.resolve();
    });
    await expect(store.put(blob)).rejects.toThrow('killed');
    jest.restoreAllMocks();
    writeFileSync(join(directory, 'blobs', 'unfinished', randomUUID()), 'half a passport');

    store = new DirectoryBlobStore(directory, keys);
    expect(filesIn(join(directory, 'blobs', 'unfinished'))).toEqual([]);
    expect(await store.get(blob.id)).toBeUndefined();
    expect(filesIn(join(directory, 'blobs'))).toHaveLength(1);
    await store.erasePerson(blob.person);
    expect(filesIn(join(directory, 'blobs'))).toEqual([]);
  });

  it('keeps a blob of another person that a stray mark points to', async () => {
    const [blob, stranger] = [aBlob(), randomUUID()];
    await store.put(aBlob({ id: blob.id, person: stranger }));
    rmSync(contentPath(blob));
    await store.put(blob);

    await store.erasePerson(stranger);

    expect((await store.get(blob.id))?.person).toBe(blob.person);
  });

  it('cannot be read from a backup once the person was erased', async () => {
    const blob = aBlob();
    await store.put(blob);
    const backup = temporaryDirectory();
    cpSync(join(directory, 'blobs'), join(backup, 'blobs'), { recursive: true });
    await keys.erase(blob.person);
    await store.erasePerson(blob.person);

    const restored = new DirectoryBlobStore(backup, keys);
    expect(everythingIn(backup).length).toBeGreaterThan(blob.bytes.length);
    expect(await restored.get(blob.id)).toBeUndefined();
    rmSync(backup, { recursive: true });
  });

  it.each<[string, (file: Buffer) => Buffer]>([
    ['a changed byte', (file) => file.fill(file.at(-1)! ^ 1, file.length - 1)],
    ['a lost end', (file) => file.subarray(0, -1)],
    ['nothing at all', () => Buffer.alloc(0)],
    ['another file format', () => Buffer.from('%PDF-1.7')],
    ['a label cut short', (file) => file.subarray(0, 20)],
    [
      'another marina on the label',
      (file) => Buffer.from(file.toString('latin1').replace('"marina":"', '"marina":"x'), 'latin1'),
    ],
  ])('reports damage instead of wrong bytes, and can still be erased: %s', async (_, damage) => {
    const blob = aBlob();
    await store.put(blob);
    writeFileSync(contentPath(blob), damage(readFileSync(contentPath(blob))));

    await expect(store.get(blob.id)).rejects.toThrow(DamagedBlobError);
    await store.erasePerson(blob.person);
    expect(filesIn(join(directory, 'blobs'))).toEqual([]);
  });

  it('detects a changed marina of the same length on the label', async () => {
    const blob = aBlob({ marina: 'north' });
    await store.put(blob);
    const file = readFileSync(contentPath(blob), 'latin1').replace('"north"', '"south"');
    writeFileSync(contentPath(blob), file, 'latin1');
    await expect(store.get(blob.id)).rejects.toThrow(DamagedBlobError);
  });

  it('detects a file that replaced another one', async () => {
    const [blob, other] = [aBlob(), aBlob({ person: randomUUID() })];
    await store.put(blob);
    await store.put(other);
    cpSync(contentPath(other), contentPath(blob));
    await expect(store.get(blob.id)).rejects.toThrow(DamagedBlobError);
  });

  it('is readable only by its own account', async () => {
    const blob = aBlob();
    await store.put(blob);
    expect(statSync(contentPath(blob)).mode & 0o077).toBe(0);
    expect(statSync(join(directory, 'blobs', 'people')).mode & 0o077).toBe(0);
  });

  it('fails a ping when its directory is gone', async () => {
    rmSync(join(directory, 'blobs'), { recursive: true });
    await expect(store.ping()).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
