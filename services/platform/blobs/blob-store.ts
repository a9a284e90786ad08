import type { Refusal } from '../../../contracts/vocabulary/refusal.js';

/** A file that belongs to a person: an identity document, an insurance policy, a photograph of a vessel. */
export interface NewBlob {
  /** UUID chosen by the caller. */
  readonly id: string;
  /** Whose file it is; the bytes are encrypted with this person's key. */
  readonly person: string;
  readonly marina: string;
  readonly content_type: string;
  readonly bytes: Uint8Array;
}

export interface StoredBlob extends NewBlob {
  readonly bytes: Buffer;
  /** Bytes as they were handed in. */
  readonly size: number;
}

/** The person was erased: nothing of theirs is taken in any more. */
export const PERSON_ERASED_CODE = 'PERSON_ERASED';
/** The id stands for another file; files never change. */
export const BLOB_ID_TAKEN_CODE = 'BLOB_ID_TAKEN';

/**
 * Files of persons, small enough to be held in memory (the caller limits the size). No engine ever holds
 * their bytes in the clear, so erasing a person's key makes backups of their files unreadable too.
 *
 * Ids that are not UUIDs throw `InvalidBlobIdError`: they can only come from a caller that did not check.
 */
export interface BlobStore {
  /**
   * Durable once this answers. Storing the very same blob again is harmless. Refused with `PERSON_ERASED`,
   * or with `BLOB_ID_TAKEN` where the id already stands for something else.
   */
  put(blob: NewBlob): Promise<Refusal | undefined>;
  /**
   * Undefined: never stored, deleted, or the person was erased. Does not ask who is reading: callers compare
   * `marina` and `person` with what the reader may see.
   * @throws DamagedBlobError
   */
  get(id: string): Promise<StoredBlob | undefined>;
  /** Harmless when there is nothing to delete. */
  delete(id: string): Promise<void>;
  /** Deletes every blob of a person. Call it after the person's key was erased: no later `put` then slips in. */
  erasePerson(person: string): Promise<void>;
  /** Rejects when blobs can be neither read nor written. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export class InvalidBlobIdError extends Error {
  override readonly name = 'InvalidBlobIdError';
  constructor() {
    super('The id of a blob is a UUID.');
  }
}

/** The stored bytes are not what was written: bit rot, tampering, or a file put in another one's place. */
export class DamagedBlobError extends Error {
  override readonly name = 'DamagedBlobError';
  constructor(
    readonly id: string,
    options?: ErrorOptions,
  ) {
    super(`Blob ${id} is damaged; restore it from a backup.`, options);
  }
}
