import { createHash, randomUUID } from 'node:crypto';
import type { PersonKeys } from '../personal-data/person-keys.js';
import { CachedPing } from '../availability/cached-ping.js';
import { BlobsUnavailableError, S3Client, type S3Patience } from './s3-client.js';
import { BLOBS_URL_FORM, readS3Url } from './s3-url.js';
import { type BlobPlace, EncryptedBlobStore } from './encrypted-blob-store.js';

/**
 * Blobs in a bucket, encrypted as in a directory, for any number of processes:
 *
 *     content/<id>                     the encrypted bytes
 *     people/<hash of the person>/<id> an empty mark, written first; erasing looks it up
 *     probe/                           written at the start as a test, and removed at once
 *
 * A bucket with versioning keeps the files of erased persons, but encrypted with deleted keys.
 */
export class S3BlobStore extends EncryptedBlobStore {}

/**
 * Opens the bucket and checks that it can be read, written, listed and deleted from.
 * @throws EngineUnavailableError with one line
 */
export async function openS3Blobs(url: string, keys: PersonKeys, patience?: S3Patience): Promise<S3BlobStore> {
  const target = readS3Url(url);
  if (target === undefined) throw new BlobsUnavailableError(`BLOBS_URL must be ${BLOBS_URL_FORM}.`);
  const client = new S3Client(target, patience);
  await tryOut(client);
  return new S3BlobStore(new Bucket(client), keys);
}

async function tryOut(client: S3Client): Promise<void> {
  const name = `probe/${randomUUID()}`;
  const bytes = Buffer.from(name);
  await client.put(name, bytes);
  try {
    const found = await client.get(name);
    const listed = await client.list('probe/');
    if (found?.equals(bytes) === true && listed.includes(name)) return;
    throw new BlobsUnavailableError('The blob store of BLOBS_URL does not show what was just written to it.');
  } finally {
    await client.delete(name);
  }
}

class Bucket implements BlobPlace {
  private readonly remembered: CachedPing;

  constructor(private readonly client: S3Client) {
    this.remembered = new CachedPing(async () => void (await client.list('people/', 1)));
  }

  readContent(id: string): Promise<Buffer | undefined> {
    return this.client.get(contentName(id));
  }

  writeContent(id: string, bytes: Buffer): Promise<'written' | 'taken'> {
    return this.client.putNew(contentName(id), bytes);
  }

  removeContent(id: string): Promise<void> {
    return this.client.delete(contentName(id));
  }

  writeMark(person: string, id: string): Promise<void> {
    return this.client.put(markName(person, id), Buffer.alloc(0));
  }

  removeMark(person: string, id: string): Promise<void> {
    return this.client.delete(markName(person, id));
  }

  async marksOf(person: string): Promise<string[]> {
    const folder = markName(person, '');
    return (await this.client.list(folder)).map((name) => name.slice(folder.length));
  }

  async contentIds(): Promise<string[]> {
    const folder = contentName('');
    return (await this.client.list(folder)).map((name) => name.slice(folder.length));
  }

  ping(): Promise<void> {
    return this.remembered.ping();
  }
}

function contentName(id: string): string {
  return `content/${id}`;
}

/** Hashed, so that a person id can never act as a part of the path. */
function markName(person: string, id: string): string {
  return `people/${createHash('sha256').update(person).digest('hex')}/${id}`;
}
