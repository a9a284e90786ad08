import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { access, constants, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownTree } from '../process/owner-only.js';
import type { PersonKeys } from '../personal-data/person-keys.js';
import { isMissing, removeDurably, syncDirectoryNow, writeDurably } from './durable-file.js';
import { type BlobPlace, EncryptedBlobStore } from './encrypted-blob-store.js';
import type { CopiedEngine, ShowCopied } from '../copying/copied-engine.js';
import { readLabel } from './encrypted-blob.js';

const BLOBS = 'blobs';

/**
 * Blobs in `<dir>/blobs/`:
 *
 *     content/<last two digits of the id>/<id>   the encrypted bytes
 *     people/<hash of the person>/<id>           an empty mark, written first; erasing looks it up
 *     unfinished/                                files being written; a process that owns the directory empties it at the start
 */
export class DirectoryBlobStore extends EncryptedBlobStore implements CopiedEngine {
  readonly storedIn = BLOBS;

  /** @param shared true if several processes store blobs in the directory */
  constructor(directory: string, keys: PersonKeys, shared = false) {
    super(new BlobDirectory(directory, shared), keys);
  }

  /** Files never change, so they are copied one after the other; one that is deleted meanwhile is left out. */
  async copyTo(directory: string, show: ShowCopied): Promise<void> {
    const copy = new BlobDirectory(directory, false);
    const ids = await this.ids();
    for (const [index, id] of ids.entries()) {
      const content = await this.place.readContent(id);
      if (content !== undefined) {
        await copy.writeMark(readLabel(id, content).person, id);
        await copy.writeContent(id, content);
      }
      show(index + 1, ids.length);
    }
  }
}

class BlobDirectory implements BlobPlace {
  private readonly root: string;

  constructor(directory: string, shared: boolean) {
    this.root = join(directory, BLOBS);
    ownTree(this.root);
    if (!shared) rmSync(join(this.root, 'unfinished'), { recursive: true, force: true });
    for (const part of ['content', 'people', 'unfinished']) {
      mkdirSync(join(this.root, part), { recursive: true, mode: 0o700 });
    }
    syncDirectoryNow(this.root);
    syncDirectoryNow(directory);
  }

  async readContent(id: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.contentPath(id));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async writeContent(id: string, bytes: Buffer): Promise<'written'> {
    await this.write(this.contentPath(id), bytes);
    return 'written';
  }

  removeContent(id: string): Promise<void> {
    return removeDurably(this.contentPath(id));
  }

  writeMark(person: string, id: string): Promise<void> {
    return this.write(this.markPath(person, id), new Uint8Array());
  }

  removeMark(person: string, id: string): Promise<void> {
    return removeDurably(this.markPath(person, id));
  }

  async marksOf(person: string): Promise<string[]> {
    try {
      return await readdir(this.peoplePath(person));
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }

  async contentIds(): Promise<string[]> {
    const found = await readdir(join(this.root, 'content'), { recursive: true, withFileTypes: true });
    return found.filter((entry) => entry.isFile()).map(({ name }) => name);
  }

  ping(): Promise<void> {
    return access(join(this.root, 'unfinished'), constants.R_OK | constants.W_OK);
  }

  private write(path: string, bytes: Uint8Array): Promise<void> {
    return writeDurably(path, bytes, join(this.root, 'unfinished', randomUUID()));
  }

  /**
   * The folder is named by the last digits: a time-ordered UUID starts with its date, which would fill one folder after
   * another.
   */
  private contentPath(id: string): string {
    return join(this.root, 'content', id.slice(-2), id);
  }

  private markPath(person: string, id: string): string {
    return join(this.peoplePath(person), id);
  }

  /** Hashed, so that a person id can never act as a path. */
  private peoplePath(person: string): string {
    return join(this.root, 'people', createHash('sha256').update(person).digest('hex'));
  }
}
