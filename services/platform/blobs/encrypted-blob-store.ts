import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { id as uuid } from '../../../contracts/vocabulary/route.js';
import { KeyedMutex } from '../concurrency/keyed-mutex.js';
import type { PersonKeys } from '../personal-data/person-keys.js';
import {
  BLOB_ID_TAKEN_CODE,
  type BlobStore,
  DamagedBlobError,
  InvalidBlobIdError,
  type NewBlob,
  PERSON_ERASED_CODE,
  type StoredBlob,
} from './blob-store.js';
import { decryptBlob, readLabel, encryptBlob } from './encrypted-blob.js';

/**
 * Stores encrypted bytes and marks. A mark is an empty entry for each file of a person; erasing looks up nothing else.
 * A call resolves once its change is durable. Ids are lower-case UUIDs.
 */
export interface BlobPlace {
  readContent(id: string): Promise<Buffer | undefined>;
  /**
   * Returns `taken` if the id is in use, and then leaves its content unchanged; for places that several processes write
   * to.
   */
  writeContent(id: string, bytes: Buffer): Promise<'written' | 'taken'>;
  /** Does nothing if the content does not exist; the same holds for marks. */
  removeContent(id: string): Promise<void>;
  writeMark(person: string, id: string): Promise<void>;
  removeMark(person: string, id: string): Promise<void>;
  marksOf(person: string): Promise<string[]>;
  /** Ids of all content; for programs that move an installation. */
  contentIds(): Promise<string[]>;
  ping(): Promise<void>;
}

/**
 * Blobs that are encrypted before they leave this process. The mark is written before the content: a crash in between
 * leaves a mark without content, never content that erasing would miss.
 */
export class EncryptedBlobStore implements BlobStore {
  private readonly mutex = new KeyedMutex();
  private readonly underWay = new Set<Promise<unknown>>();

  constructor(
    protected readonly place: BlobPlace,
    private readonly keys: PersonKeys,
  ) {}

  async put(given: NewBlob): Promise<Refusal | undefined> {
    const blob = { ...given, id: canonical(given.id) };
    return this.runExclusive(blob.id, async () => {
      const key = await this.keys.keyForWriting(blob.person);
      if (key === null) return personErased();
      const standing = await this.compare(blob);
      if (standing !== 'none') return answerTo(standing);
      await this.place.writeMark(blob.person, blob.id);
      const written = await this.place.writeContent(blob.id, encryptBlob(blob, key));
      // Another process was first, or an earlier attempt of this call whose answer was lost. A surplus mark is
      // harmless.
      if (written === 'taken') return answerTo(await this.compare(blob));
      // The person may have been erased in the meantime, and the erasure may have read the marks before this one
      // existed.
      if ((await this.keys.keysForReading([blob.person])).size > 0) return undefined;
      await this.remove(blob.person, blob.id);
      return personErased();
    });
  }

  async get(id: string): Promise<StoredBlob | undefined> {
    const name = canonical(id);
    const file = await this.place.readContent(name);
    return file === undefined ? undefined : this.opened(name, file);
  }

  async delete(id: string): Promise<void> {
    const name = canonical(id);
    await this.runExclusive(name, async () => {
      const file = await this.place.readContent(name);
      if (file === undefined) return;
      const person = ownerOf(name, file);
      await (person === undefined ? this.place.removeContent(name) : this.remove(person, name));
    });
  }

  async erasePerson(person: string): Promise<void> {
    for (const id of await this.place.marksOf(person)) {
      await this.runExclusive(id, async () => {
        const file = await this.place.readContent(id);
        // A damaged label hides the owner. The mark then decides, because erasing must not stop half-way.
        const theirs = file !== undefined && (ownerOf(id, file) ?? person) === person;
        await (theirs ? this.remove(person, id) : this.place.removeMark(person, id));
      });
    }
  }

  /** All ids, including those of erased persons; for programs that move an installation. */
  ids(): Promise<string[]> {
    return this.place.contentIds();
  }

  ping(): Promise<void> {
    return this.place.ping();
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.underWay);
  }

  private async compare(blob: NewBlob): Promise<'none' | 'same' | 'other'> {
    const file = await this.place.readContent(blob.id);
    if (file === undefined) return 'none';
    const stored = await this.opened(blob.id, file);
    const same =
      // Content of an erased person still occupies its id until it is deleted.
      stored !== undefined &&
      stored.person === blob.person &&
      stored.marina === blob.marina &&
      stored.content_type === blob.content_type &&
      stored.bytes.equals(blob.bytes);
    return same ? 'same' : 'other';
  }

  private async opened(id: string, file: Buffer): Promise<StoredBlob | undefined> {
    const { person } = readLabel(id, file);
    const key = (await this.keys.keysForReading([person])).get(person);
    return key === undefined ? undefined : decryptBlob(id, file, key);
  }

  /** Content is removed first: as long as the mark exists, erasing finds what a crash left behind. */
  private async remove(person: string, id: string): Promise<void> {
    await this.place.removeContent(id);
    await this.place.removeMark(person, id);
  }

  /** Operations on one blob run one after the other. */
  private async runExclusive<T>(id: string, work: () => Promise<T>): Promise<T> {
    const turn = this.mutex.runExclusive(id, work);
    this.underWay.add(turn);
    try {
      return await turn;
    } finally {
      this.underWay.delete(turn);
    }
  }
}

/** @throws InvalidBlobIdError because an id becomes a file name, so only UUIDs are accepted */
function canonical(id: string): string {
  if (!uuid.safeParse(id).success) throw new InvalidBlobIdError();
  return id.toLowerCase();
}

/** Undefined if the file is too damaged to show its owner. */
function ownerOf(id: string, file: Buffer): string | undefined {
  try {
    return readLabel(id, file).person;
  } catch (error) {
    if (error instanceof DamagedBlobError) return undefined;
    throw error;
  }
}

function answerTo(standing: 'none' | 'same' | 'other'): Refusal | undefined {
  return standing === 'same' ? undefined : refuse('conflict', BLOB_ID_TAKEN_CODE);
}

function personErased(): Refusal {
  return refuse('conflict', PERSON_ERASED_CODE);
}
