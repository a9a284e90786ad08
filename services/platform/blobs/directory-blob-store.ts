import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { access, constants, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { validate as isUuid } from 'uuid';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { PersonKeys } from '../personal-data/person-keys.js';
import {
  BLOB_ID_TAKEN_CODE,
  DamagedBlobError,
  InvalidBlobIdError,
  PERSON_ERASED_CODE,
  type BlobStore,
  type NewBlob,
  type StoredBlob,
} from './blob-store.js';
import { isMissing, removeDurably, syncDirectoryNow, writeDurably } from './durable-file.js';
import { openBlob, readLabel, sealBlob } from './sealed-blob.js';

/**
 * Blobs in `<dir>/blobs/`, for one process:
 *
 *     content/<last two digits of the id>/<id>   the sealed bytes
 *     people/<hash of the person>/<id>           an empty mark, written first: what erasing has to look for
 *     unfinished/                                files being written; emptied at start
 *
 * A crash between mark and content leaves a mark that points nowhere, never content that erasing would miss.
 */
export class DirectoryBlobStore implements BlobStore {
  private readonly root: string;
  private readonly turns = new Map<string, Promise<unknown>>();

  constructor(
    directory: string,
    private readonly keys: PersonKeys,
  ) {
    this.root = join(directory, 'blobs');
    rmSync(join(this.root, 'unfinished'), { recursive: true, force: true });
    for (const part of ['content', 'people', 'unfinished']) {
      mkdirSync(join(this.root, part), { recursive: true, mode: 0o700 });
    }
    syncDirectoryNow(this.root);
    syncDirectoryNow(directory);
  }

  async put(given: NewBlob): Promise<Refusal | undefined> {
    const blob = { ...given, id: canonical(given.id) };
    return this.inTurn(blob.id, async () => {
      const key = await this.keys.keyForWriting(blob.person);
      if (key === null) return personErased();
      const standing = await this.compare(blob);
      if (standing !== 'none') return standing === 'same' ? undefined : refuse('conflict', BLOB_ID_TAKEN_CODE);
      await this.write(this.markPath(blob.person, blob.id), new Uint8Array());
      await this.write(this.contentPath(blob.id), sealBlob(blob, key));
      // Erased meanwhile: the erasing may have looked before the mark was there.
      if ((await this.keys.keysForReading([blob.person])).size > 0) return undefined;
      await this.remove(blob.person, blob.id);
      return personErased();
    });
  }

  async get(id: string): Promise<StoredBlob | undefined> {
    const name = canonical(id);
    const file = await this.readContent(name);
    if (file === undefined) return undefined;
    const { person } = readLabel(name, file);
    const key = (await this.keys.keysForReading([person])).get(person);
    return key === undefined ? undefined : openBlob(name, file, key);
  }

  async delete(id: string): Promise<void> {
    const name = canonical(id);
    await this.inTurn(name, async () => {
      const file = await this.readContent(name);
      if (file === undefined) return;
      const person = ownerOf(name, file);
      await (person === undefined ? removeDurably(this.contentPath(name)) : this.remove(person, name));
    });
  }

  async erasePerson(person: string): Promise<void> {
    for (const id of await this.marksOf(person)) {
      await this.inTurn(id, async () => {
        const file = await this.readContent(id);
        // A damaged label hides whose it is: then the mark counts, since erasing must not stop half-way.
        const theirs = file !== undefined && (ownerOf(id, file) ?? person) === person;
        await (theirs ? this.remove(person, id) : removeDurably(this.markPath(person, id)));
      });
    }
  }

  ping(): Promise<void> {
    return access(join(this.root, 'unfinished'), constants.R_OK | constants.W_OK);
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.turns.values());
  }

  private async compare(blob: NewBlob): Promise<'none' | 'same' | 'other'> {
    const stored = await this.get(blob.id);
    // Content of an erased person whose files are not gone yet still occupies its id.
    if (stored === undefined) return (await this.readContent(blob.id)) === undefined ? 'none' : 'other';
    const same =
      stored.person === blob.person &&
      stored.marina === blob.marina &&
      stored.content_type === blob.content_type &&
      stored.bytes.equals(blob.bytes);
    return same ? 'same' : 'other';
  }

  /** Content first: while the mark stands, erasing finds what a crash left. */
  private async remove(person: string, id: string): Promise<void> {
    await removeDurably(this.contentPath(id));
    await removeDurably(this.markPath(person, id));
  }

  private write(path: string, bytes: Uint8Array): Promise<void> {
    return writeDurably(path, bytes, join(this.root, 'unfinished', randomUUID()));
  }

  private async readContent(id: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.contentPath(id));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  private async marksOf(person: string): Promise<string[]> {
    try {
      return await readdir(this.peoplePath(person));
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }

  /** The last digits: a time-ordered UUID begins with its date, which would fill one folder after another. */
  private contentPath(id: string): string {
    return join(this.root, 'content', id.slice(-2), id);
  }

  private markPath(person: string, id: string): string {
    return join(this.peoplePath(person), id);
  }

  /** Hashed, so that no person id, whatever it holds, is taken for a path. */
  private peoplePath(person: string): string {
    return join(this.root, 'people', createHash('sha256').update(person).digest('hex'));
  }

  /** What concerns one blob happens one after the other. */
  private async inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.turns.get(id) ?? Promise.resolve();
    const mine = before.then(work, work);
    this.turns.set(id, mine);
    try {
      return await mine;
    } finally {
      if (this.turns.get(id) === mine) this.turns.delete(id);
    }
  }
}

/** @throws InvalidBlobIdError: an id becomes a file name, so anything but a UUID stays out. */
function canonical(id: string): string {
  if (!isUuid(id)) throw new InvalidBlobIdError();
  return id.toLowerCase();
}

/** Undefined: the file is too damaged to say. */
function ownerOf(id: string, file: Buffer): string | undefined {
  try {
    return readLabel(id, file).person;
  } catch (error) {
    if (error instanceof DamagedBlobError) return undefined;
    throw error;
  }
}

function personErased(): Refusal {
  return refuse('conflict', PERSON_ERASED_CODE);
}
