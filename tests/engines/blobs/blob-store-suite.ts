import { randomBytes, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { BlobStore, NewBlob } from '../../../services/platform/blobs/blob-store.js';
import { InvalidBlobIdError } from '../../../services/platform/blobs/blob-store.js';
import type { PersonKeys } from '../../../services/platform/personal-data/person-keys.js';

export interface BlobStoreUnderTest {
  readonly store: BlobStore;
  readonly keys: PersonKeys;
  /** Closes the store and opens the same data again. */
  reopen(): Promise<BlobStore>;
  /** All bytes in the engine, including names of files or objects. */
  everything(): Promise<Buffer>;
  dispose(): Promise<void>;
}

export type BlobStoreFactory = () => Promise<BlobStoreUnderTest>;

export function aBlob(given: Partial<NewBlob> = {}): NewBlob {
  return {
    id: randomUUID(),
    person: randomUUID(),
    marina: randomUUID(),
    content_type: 'application/pdf',
    bytes: Buffer.concat([Buffer.from('%PDF-1.7 passport of '), randomBytes(2_000)]),
    ...given,
  };
}

/** Checks an adapter against the port `BlobStore`. */
export function describeBlobStore(name: string, factory: BlobStoreFactory): void {
  describe(`blob store: ${name}`, () => {
    let bench: BlobStoreUnderTest;
    let store: BlobStore;
    beforeEach(async () => {
      bench = await factory();
      store = bench.store;
    });
    afterEach(() => bench.dispose());

    const erase = async (person: string): Promise<void> => {
      await bench.keys.erase(person);
      await store.erasePerson(person);
    };

    it('returns a blob as it was put, with its owner', async () => {
      const blob = aBlob();
      expect(await store.put(blob)).toBeUndefined();
      expect(await store.get(blob.id)).toEqual({ ...blob, size: blob.bytes.length });
    });

    it.each([0, 1, 3_000_000])('keeps %i bytes as they are', async (size) => {
      const blob = aBlob({ bytes: randomBytes(size) });
      await store.put(blob);
      const found = await store.get(blob.id);
      expect(found?.size).toBe(size);
      expect(found?.bytes.equals(blob.bytes)).toBe(true);
    });

    it('has every blob after reopening', async () => {
      const blobs = Array.from({ length: 20 }, () => aBlob());
      await Promise.all(blobs.map((blob) => store.put(blob)));
      const reopened = await bench.reopen();
      for (const blob of blobs) expect((await reopened.get(blob.id))?.bytes.equals(blob.bytes)).toBe(true);
    });

    it('returns nothing for an id that was never put', async () => {
      expect(await store.get(randomUUID())).toBeUndefined();
    });

    it('accepts the same blob again, even concurrently', async () => {
      const blob = aBlob();
      expect(await Promise.all([store.put(blob), store.put(blob), store.put(blob)])).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
      expect(await store.put(blob)).toBeUndefined();
      expect((await store.get(blob.id))?.bytes.equals(blob.bytes)).toBe(true);
    });

    it('finds a blob however its id is written', async () => {
      const blob = aBlob();
      await store.put({ ...blob, id: blob.id.toUpperCase() });
      expect((await store.get(blob.id))?.id).toBe(blob.id);
      expect(await store.get(blob.id.toUpperCase())).toBeDefined();
    });

    it.each<[string, Partial<NewBlob>]>([
      ['other bytes', { bytes: Buffer.from('%PDF other') }],
      ['another person', { person: randomUUID() }],
      ['another marina', { marina: randomUUID() }],
      ['another type', { content_type: 'image/png' }],
    ])('refuses an id that is taken: %s', async (_, change) => {
      const blob = aBlob();
      await store.put(blob);
      expect(await store.put({ ...blob, ...change })).toMatchObject({ kind: 'conflict', code: 'BLOB_ID_TAKEN' });
      expect(await store.get(blob.id)).toEqual({ ...blob, size: blob.bytes.length });
    });

    it('lets one of two different blobs with one id win, whole', async () => {
      const blob = aBlob();
      const rival = { ...blob, bytes: randomBytes(100) };
      const answers = await Promise.all([store.put(blob), store.put(rival)]);
      expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
      const winner = answers[0] === undefined ? blob : rival;
      expect((await store.get(blob.id))?.bytes.equals(winner.bytes)).toBe(true);
    });

    it.each(['../../keys.db', '..', '', 'a/b', `${randomUUID()}/..`, `${randomUUID()}\0`])(
      'takes no id but a UUID: %j',
      async (id) => {
        await expect(store.put(aBlob({ id }))).rejects.toThrow(InvalidBlobIdError);
        await expect(store.get(id)).rejects.toThrow(InvalidBlobIdError);
        await expect(store.delete(id)).rejects.toThrow(InvalidBlobIdError);
      },
    );

    it.each(['..', '../../..', 'a/b/c', 'ü'.repeat(300)])('never uses a person id as a path: %j', async (person) => {
      const blob = aBlob({ person });
      await store.put(blob);
      expect((await store.get(blob.id))?.person).toBe(person);
      await erase(person);
      expect(await store.get(blob.id)).toBeUndefined();
    });

    it('deletes one blob for good and leaves the others', async () => {
      const blob = aBlob();
      const other = aBlob({ person: blob.person });
      await store.put(blob);
      await store.put(other);

      await store.delete(blob.id);
      await store.delete(blob.id);

      const reopened = await bench.reopen();
      expect(await reopened.get(blob.id)).toBeUndefined();
      expect(await reopened.get(other.id)).toBeDefined();
      expect((await bench.everything()).includes(blob.id)).toBe(false);
    });

    it('accepts a blob again after it was deleted', async () => {
      const blob = aBlob();
      await store.put(blob);
      await store.delete(blob.id);
      expect(await store.put(blob)).toBeUndefined();
      expect(await store.get(blob.id)).toBeDefined();
    });

    it('holds no byte of a person in the clear, not even before erasing', async () => {
      const secret = 'IBAN of Inès Moreau';
      await store.put(aBlob({ bytes: Buffer.from(`%PDF ${secret}`) }));
      expect((await bench.everything()).includes(secret)).toBe(false);
    });

    it('erases all blobs of a person and nobody else’s', async () => {
      const person = randomUUID();
      const theirs = Array.from({ length: 5 }, () => aBlob({ person }));
      const other = aBlob();
      for (const blob of [...theirs, other]) await store.put(blob);

      await erase(person);
      await erase(person);

      for (const blob of theirs) expect(await store.get(blob.id)).toBeUndefined();
      expect((await store.get(other.id))?.bytes.equals(other.bytes)).toBe(true);
      const left = await bench.everything();
      expect(left.includes(person)).toBe(false);
      for (const blob of theirs) expect(left.includes(blob.id)).toBe(false);
      // Encrypted bytes look random, so only the remaining size shows that they were deleted.
      expect(left.length).toBeLessThan(other.bytes.length + 1_000);
    });

    it('erases what was put before it was opened again', async () => {
      const blob = aBlob();
      await store.put(blob);
      store = await bench.reopen();
      await erase(blob.person);
      expect(await store.get(blob.id)).toBeUndefined();
      expect((await bench.everything()).includes(blob.person)).toBe(false);
    });

    it('returns nothing for a person whose key was deleted, even while the files still exist', async () => {
      const blob = aBlob();
      await store.put(blob);
      await bench.keys.erase(blob.person);
      expect(await store.get(blob.id)).toBeUndefined();
    });

    it('stores nothing for an erased person', async () => {
      const blob = aBlob();
      await erase(blob.person);
      expect(await store.put(blob)).toMatchObject({ kind: 'conflict', code: 'PERSON_ERASED' });
      expect((await bench.everything()).includes(blob.id)).toBe(false);
    });

    it('leaves nothing of a put that was pending while the person was erased', async () => {
      const blob = aBlob();
      const keyForWriting = bench.keys.keyForWriting.bind(bench.keys);
      jest.spyOn(bench.keys, 'keyForWriting').mockImplementationOnce(async (person) => {
        const key = await keyForWriting(person);
        await erase(person);
        return key;
      });

      expect(await store.put(blob)).toMatchObject({ code: 'PERSON_ERASED' });
      const left = await bench.everything();
      expect(left.includes(blob.person)).toBe(false);
      expect(left.includes(blob.id)).toBe(false);
    });

    it('answers a ping', async () => {
      await expect(store.ping()).resolves.toBeUndefined();
    });
  });
}
