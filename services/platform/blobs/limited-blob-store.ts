import type { Logger } from 'pino';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { STORAGE_FULL_CODE, storageWarning } from '../../../contracts/operations/storage.js';
import type { BlobStore, ListedBlobs, NewBlob, StoredBlob } from './blob-store.js';
import type { MarinaStorage, StoredFiles } from './stored-files.js';

/** How much room each marina has. */
export interface StorageLimit {
  readonly bytes: number;
}

/** A marina's files beside its room. */
export interface MarinaRoom extends MarinaStorage {
  readonly limit: number;
  /** More than four fifths of the room are taken. */
  readonly nearly_full: boolean;
}

/**
 * A blob store that gives each marina a limited room: strangers may send files, and one marina's must not fill the disk
 * of all. A log line tells when the room of a marina becomes scarce.
 */
export class LimitedBlobStore implements BlobStore {
  private readonly warned = new Set<string>();
  /** Bytes of files that are being stored, by marina: files that arrive at the same time count each other. */
  private readonly arriving = new Map<string, number>();

  constructor(
    private readonly inner: BlobStore,
    private readonly files: StoredFiles,
    private readonly limit: StorageLimit,
    private readonly logger: Pick<Logger, 'warn'>,
  ) {}

  async put(blob: NewBlob): Promise<Refusal | undefined> {
    const { marina, bytes } = blob;
    const expected = (this.arriving.get(marina) ?? 0) + bytes.length;
    this.arriving.set(marina, expected);
    try {
      return await this.putInto(expected, blob);
    } finally {
      const left = (this.arriving.get(marina) ?? 0) - bytes.length;
      if (left > 0) this.arriving.set(marina, left);
      else this.arriving.delete(marina);
    }
  }

  /** @param expected the bytes of this file and of those that arrived before it and are not yet counted */
  private async putInto(expected: number, blob: NewBlob): Promise<Refusal | undefined> {
    const { id, marina, person, bytes } = blob;
    const before = await this.files.of(marina);
    if (before.bytes + expected > this.limit.bytes && (await this.inner.get(id)) === undefined) {
      this.warn(before);
      return refuse('conflict', STORAGE_FULL_CODE);
    }
    const refused = await this.inner.put(blob);
    if (isRefusal(refused)) return refused;
    await this.files.add(id.toLowerCase(), { marina, person, bytes: bytes.length });
    this.warn(await this.files.of(marina));
    return undefined;
  }

  get(id: string): Promise<StoredBlob | undefined> {
    return this.inner.get(id);
  }

  async delete(id: string): Promise<void> {
    await this.inner.delete(id);
    await this.files.remove([id.toLowerCase()]);
  }

  async erasePerson(person: string): Promise<void> {
    const ids = await this.files.idsOf(person);
    await this.inner.erasePerson(person);
    await this.files.remove(ids);
  }

  ping(): Promise<void> {
    return this.inner.ping();
  }

  close(): Promise<void> {
    return this.inner.close();
  }

  /** Counts files that are stored and not counted. @returns how many; 0 if the blobs or the read models are away */
  async learn(): Promise<number> {
    try {
      if (!('ids' in this.inner)) return 0;
      const ids = await (this.inner as ListedBlobs).ids();
      return await this.files.learn(ids, (id) => this.inner.get(id));
    } catch (error) {
      this.logger.warn({ err: error }, 'the stored files cannot be counted; the next start tries again');
      return 0;
    }
  }

  /** The room of every marina that has files. */
  async rooms(): Promise<MarinaRoom[]> {
    return (await this.files.all()).map((storage) => this.roomOf(storage));
  }

  private roomOf(storage: MarinaStorage): MarinaRoom {
    const limit = this.limit.bytes;
    return { ...storage, limit, nearly_full: storage.bytes > limit * storageWarning };
  }

  /** Once each time that the room becomes scarce. */
  private warn(storage: MarinaStorage): void {
    const { marina_id, files, bytes, limit, nearly_full } = this.roomOf(storage);
    if (!nearly_full) {
      this.warned.delete(marina_id);
    } else if (!this.warned.has(marina_id)) {
      this.warned.add(marina_id);
      this.logger.warn({ marina_id, files, bytes, limit }, 'the files of a marina take more than 80 % of its room');
    }
  }
}
