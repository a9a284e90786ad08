import type { Refusal } from '../../../contracts/vocabulary/refusal.js';

/** A file of a person: an identity document, an insurance policy or a photograph of a vessel. */
export interface NewBlob {
  /** UUID chosen by the caller. */
  readonly id: string;
  /** Id of the owner; the bytes are encrypted with this person's key. */
  readonly person: string;
  readonly marina: string;
  readonly content_type: string;
  readonly bytes: Uint8Array;
}

export interface StoredBlob extends NewBlob {
  readonly bytes: Buffer;
  /** Number of bytes before encryption. */
  readonly size: number;
}

/** The person was erased, so no more files are stored for them. */
export const PERSON_ERASED_CODE = 'PERSON_ERASED';
/** The id belongs to another file; files never change. */
export const BLOB_ID_TAKEN_CODE = 'BLOB_ID_TAKEN';

/**
 * Files of persons, small enough to be held in memory (the caller limits the size). No engine ever stores their bytes
 * in clear, so erasing a person's key makes backups of their files unreadable too. An id that is not a UUID throws
 * `InvalidBlobIdError`; only a caller that did not validate it can pass one.
 */
export interface BlobStore {
  /**
   * Stores the blob durably. Storing an identical blob again is harmless. Refused with `PERSON_ERASED`, or with
   * `BLOB_ID_TAKEN` if the id belongs to a different blob.
   */
  put(blob: NewBlob): Promise<Refusal | undefined>;
  /**
   * Undefined if it was never stored or was deleted, or if the person was erased. It does not check access: callers
   * compare `marina` and `person` with what the reader may see.
   * @throws DamagedBlobError
   */
  get(id: string): Promise<StoredBlob | undefined>;
  /** Harmless if the blob does not exist. */
  delete(id: string): Promise<void>;
  /** Deletes every blob of a person. Call it after the person's key was erased, so that no later `put` can add one. */
  erasePerson(person: string): Promise<void>;
  /** Rejects if blobs can be neither read nor written. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** A blob store that can list its blobs. */
export interface ListedBlobs extends BlobStore {
  ids(): Promise<string[]>;
}

export class InvalidBlobIdError extends Error {
  override readonly name = 'InvalidBlobIdError';
  constructor() {
    super('The id of a blob is a UUID.');
  }
}

/** The stored bytes differ from those written: bit rot, tampering or swapped files. */
export class DamagedBlobError extends Error {
  override readonly name = 'DamagedBlobError';
  constructor(
    readonly id: string,
    options?: ErrorOptions,
  ) {
    super(`Blob ${id} is damaged; restore it from a backup.`, options);
  }
}
