import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DamagedBlobError } from '../../../services/platform/blobs/blob-store.js';
import { openS3Blobs, type S3BlobStore } from '../../../services/platform/blobs/s3-blob-store.js';
import { EngineUnavailableError } from '../../../services/platform/availability/engine-unavailable.js';
import { SqlitePersonKeys } from '../../../services/platform/personal-data/sqlite-person-keys.js';
import { aBlob, describeBlobStore } from './blob-store-suite.js';
import { blobsUnderTest, ownFolder } from './blobs-under-test.js';
import { S3Double } from './s3-double.js';

const PATIENCE = { requestMs: 1_500, totalMs: 20_000, pauseMs: 5 };

describeBlobStore('S3, by a double of its wire', async () => {
  const directory = mkdtempSync(join(tmpdir(), 's3-blobs-'));
  const keys = new SqlitePersonKeys(directory);
  const double = await S3Double.start();
  const open = (): Promise<S3BlobStore> => openS3Blobs(double.url({ folder: '/of/quay' }), keys);
  let store = await open();
  return {
    store,
    keys,
    reopen: async () => {
      await store.close();
      store = await open();
      return store;
    },
    everything: () => Promise.resolve(double.everything()),
    dispose: async () => {
      await store.close();
      await double.stop();
      await keys.close();
      rmSync(directory, { recursive: true });
    },
  };
});

const server = blobsUnderTest();
if (server !== undefined) {
  describeBlobStore('S3, on a server', async () => {
    const directory = mkdtempSync(join(tmpdir(), 's3-blobs-'));
    const keys = new SqlitePersonKeys(directory);
    const folder = ownFolder(server);
    let store = await openS3Blobs(folder.url, keys);
    return {
      store,
      keys,
      reopen: async () => {
        await store.close();
        store = await openS3Blobs(folder.url, keys);
        return store;
      },
      everything: folder.everything,
      dispose: async () => {
        await store.close();
        await folder.clear();
        await keys.close();
        rmSync(directory, { recursive: true });
      },
    };
  });
}

describe('S3 blob store', () => {
  let directory: string;
  let keys: SqlitePersonKeys;
  let double: S3Double;
  let store: S3BlobStore;
  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 's3-blobs-'));
    keys = new SqlitePersonKeys(directory);
    double = await S3Double.start();
    store = await openS3Blobs(double.url(), keys, PATIENCE);
  });
  afterEach(async () => {
    await store.close();
    await double.stop();
    await keys.close();
    rmSync(directory, { recursive: true });
  });

  const complaint = async (work: Promise<unknown>): Promise<string> => {
    const error: unknown = await work.then(
      () => new Error('it worked'),
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(EngineUnavailableError);
    expect((error as Error).message).not.toMatch(/\n|hemmelig|QUAYKEY|wrong/);
    return (error as Error).message;
  };
  const address = (): string => `The blob store s3://127.0.0.1:${double.port}/quayside`;
  const nameOf = (id: string): string => `content/${id}`;

  describe('at the start', () => {
    it('leaves nothing of its test behind', () => {
      expect(double.objects.size).toBe(0);
      expect(double.requests.map((request) => request.split(' ')[0])).toEqual(['PUT', 'GET', 'LIST', 'DELETE']);
    });

    it.each<[string, Parameters<S3Double['url']>[0], string]>([
      ['a wrong secret', { secret: 'wrong' }, 'refuses the key of BLOBS_URL (403 SignatureDoesNotMatch).'],
      ['an unknown key', { key: 'wrong' }, 'refuses the key of BLOBS_URL (403 InvalidAccessKeyId).'],
      ['no bucket', { bucket: 'other' }, ''],
      [
        'another region',
        { region: 'us-east-1' },
        'has the bucket in another region than us-east-1 (400 AuthorizationHeaderMalformed): see ?region=.',
      ],
    ])('reports %s in one line', async (_, wrong, line) => {
      const message = await complaint(openS3Blobs(double.url(wrong), keys, PATIENCE));
      if (line === '') {
        expect(message).toBe(
          `The blob store s3://127.0.0.1:${double.port}/other has no such bucket (404 NoSuchBucket).`,
        );
      } else expect(message).toBe(`${address()} ${line}`);
    });

    it.each(['PUT', 'GET', 'LIST', 'DELETE'])('reports that %s is not allowed', async (of) => {
      double.fail({ of, answer: { status: 403, code: 'AccessDenied' } });
      const line = `${address()} refuses the key of BLOBS_URL (403 AccessDenied).`;
      expect(await complaint(openS3Blobs(double.url(), keys, PATIENCE))).toBe(line);
    });

    it('reports that no server answers', async () => {
      await double.stop();
      expect(await complaint(openS3Blobs(double.url(), keys, PATIENCE))).toBe(
        `${address()} does not answer (ECONNREFUSED).`,
      );
      double = await S3Double.start();
    });

    it('rejects a URL of another kind', async () => {
      expect(await complaint(openS3Blobs('https://host/bucket', keys))).toMatch(/^BLOBS_URL must be s3:\/\//);
    });
  });

  describe('when the server fails temporarily', () => {
    it.each([
      ['500', { status: 500, code: 'InternalError' }],
      ['503', { status: 503, code: 'SlowDown' }],
      ['a conflict', { status: 409, code: 'ConditionalRequestConflict' }],
      ['a cut line', 'cut'],
      ['silence', 'silence'],
    ] as const)('asks again after %s', async (_, answer) => {
      const blob = aBlob();
      double.fail({ answer, times: answer === 'silence' ? 1 : 2 });
      expect(await store.put(blob)).toBeUndefined();
      expect((await store.get(blob.id))?.bytes.equals(blob.bytes)).toBe(true);
    });

    it('stores a blob once although the answer was lost', async () => {
      const blob = aBlob();
      for (const name of ['content/', 'people/']) double.fail({ of: 'PUT', name, answer: 'cut', done: true, times: 1 });
      expect(await store.put(blob)).toBeUndefined();
      expect((await store.get(blob.id))?.bytes.equals(blob.bytes)).toBe(true);
      expect(double.objects.size).toBe(2);
    });

    it('fails after four attempts with one line, and recovers by itself', async () => {
      const blob = aBlob();
      double.fail({ answer: { status: 503 }, times: 4 });
      const before = double.requests.length;
      expect(await complaint(store.put(blob))).toBe(`${address()} answers 503.`);
      expect(double.requests).toHaveLength(before + 4);
      expect(await store.put(blob)).toBeUndefined();
    });

    it('starts no attempt after its time is over', async () => {
      const hasty = await openS3Blobs(double.url(), keys, { ...PATIENCE, requestMs: 300, totalMs: 0 });
      double.fail({ answer: 'silence' });
      const before = double.requests.length;
      expect(await complaint(hasty.get(aBlob().id))).toBe(`${address()} does not answer in time.`);
      expect(double.requests).toHaveLength(before + 1);
    });

    it('does not retry a final error', async () => {
      double.fail({ answer: { status: 403, code: 'AccessDenied' } });
      const before = double.requests.length;
      await complaint(store.get(aBlob().id));
      expect(double.requests).toHaveLength(before + 1);
    });

    it('reports it when pinged, without a request at every ping', async () => {
      await store.ping();
      const before = double.requests.length;
      await Promise.all([store.ping(), store.ping()]);
      expect(double.requests).toHaveLength(before);
      const other = await openS3Blobs(double.url(), keys, PATIENCE);
      await double.stop();
      expect(await complaint(other.ping())).toMatch(/does not answer/);
      double = await S3Double.start();
    });
  });

  it('never mistakes a missing bucket for a missing blob', async () => {
    double.fail({ answer: { status: 404, code: 'NoSuchBucket' } });
    expect(await complaint(store.get(aBlob().id))).toBe(`${address()} has no such bucket (404 NoSuchBucket).`);
    expect(await complaint(store.erasePerson('x'))).toMatch(/no such bucket/);
    expect(await complaint(store.delete(aBlob().id))).toMatch(/no such bucket/);
  });

  it('keeps the blob that another process has just stored under the id', async () => {
    const other = await openS3Blobs(double.url(), keys, PATIENCE);
    const theirs = aBlob();
    await other.put(theirs);
    const lookTooEarly = () =>
      double.fail({ of: 'GET', name: theirs.id, answer: { status: 404, code: 'NoSuchKey' }, times: 1 });
    lookTooEarly();
    expect(await store.put(aBlob({ id: theirs.id }))).toMatchObject({ code: 'BLOB_ID_TAKEN' });
    lookTooEarly();
    expect(await store.put(theirs)).toBeUndefined();
    expect((await store.get(theirs.id))?.bytes.equals(theirs.bytes)).toBe(true);
  });

  it('writes to servers without conditional writes', async () => {
    double.conditionalWrites = 'not_implemented';
    const blob = aBlob();
    expect(await store.put(blob)).toBeUndefined();
    expect(await store.get(blob.id)).toBeDefined();
  });

  it('erases more files than fit in one page of a list', async () => {
    double.pageSize = 2;
    const [person, other] = ['p&<1>', aBlob()];
    for (let file = 0; file < 5; file += 1) await store.put(aBlob({ person }));
    await store.put(other);
    await keys.erase(person);
    await store.erasePerson(person);
    expect([...double.objects.keys()]).toEqual([expect.stringContaining(other.id), nameOf(other.id)]);
  });

  it('reports damage instead of wrong bytes', async () => {
    const blob = aBlob();
    await store.put(blob);
    const file = double.objects.get(nameOf(blob.id))!;
    double.objects.set(nameOf(blob.id), file.subarray(0, -1));
    await expect(store.get(blob.id)).rejects.toThrow(DamagedBlobError);
  });

  it('holds no more in memory than the largest file', async () => {
    const id = aBlob().id;
    const patient = await openS3Blobs(double.url(), keys);
    double.objects.set(nameOf(id), Buffer.alloc(64 * 1024 * 1024 + 1));
    await expect(patient.get(id)).rejects.toThrow(RangeError);
    await expect(patient.put(aBlob({ bytes: Buffer.alloc(64 * 1024 * 1024) }))).rejects.toThrow(RangeError);
  });
});
