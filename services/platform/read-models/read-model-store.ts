/**
 * The port to the read models: JSON documents with declared indexes and a small Mongo-style filter, limited to what
 * both SQLite JSON and MongoDB-compatible servers support. `tests/engines` tests every adapter against it, with `mingo`
 * as the oracle for filters, sorts and pages.
 */
import { EngineUnavailableError } from '../availability/engine-unavailable.js';
import type { JsonObject, JsonValue } from '../event-store/event-store.js';

/** The conditions on one field. The semantics (null and missing, arrays, mixed types) are MongoDB's. */
export interface FieldCondition {
  $eq?: JsonValue;
  $ne?: JsonValue;
  $gt?: JsonValue;
  $gte?: JsonValue;
  $lt?: JsonValue;
  $lte?: JsonValue;
  $in?: JsonValue[];
  $nin?: JsonValue[];
  $exists?: boolean;
  /** Case-sensitive prefix of a string, e.g. of a folded search word. (Mongo: anchored `$regex`.) */
  $startsWith?: string;
  /** Case-sensitive substring of a string. (Mongo: escaped `$regex`.) */
  $contains?: string;
}

/** Dotted paths to conditions or plain values (= `$eq`), with `$and` / `$or` / `$nor` over filters. */
export type Filter = { [path: string]: JsonValue | FieldCondition | Filter[] } & {
  $and?: Filter[];
  $or?: Filter[];
  $nor?: Filter[];
};

/** Field path → 1 ascending, -1 descending, in this order; `_id` ascending always breaks ties. */
export type Sort = readonly (readonly [path: string, direction: 1 | -1])[];

export interface FindOptions {
  filter?: Filter;
  sort?: Sort;
  skip?: number;
  limit?: number;
}

/** Which documents belong together: those with the same string in each field, or the same first characters of it. */
export interface Grouping {
  readonly by: readonly (string | { readonly path: string; readonly first: number })[];
  /** Fields that are added up within each group, as `sum` does. */
  readonly sums?: readonly string[];
}

export interface DocumentGroup {
  /** The string of each field of the grouping, in its order; null for whatever is no string. */
  readonly key: readonly (string | null)[];
  readonly count: number;
  readonly sums: readonly number[];
}

export interface IndexDefinition {
  fields: readonly string[];
}

export interface CollectionDefinition {
  /** e.g. `reservations@3`. */
  name: string;
  /** Empty: the existing indexes are left as they are. */
  indexes: readonly IndexDefinition[];
  /**
   * The collection is about to be filled: its indexes need no maintenance, which makes writing faster and finding
   * slower until it is opened again without this.
   */
  filling?: boolean;
}

/** A stored document. The projector sets `_position` and `_revision`; projections never do. */
export type StoredDocument = JsonObject & { _id: string; _position: number; _revision?: number };

/**
 * Replaces the whole document, or leaves a tombstone that no find, get or count returns. `fresh`: a recent lookup found
 * neither. It is only a hint that lets an engine start with the faster operation.
 */
export type DocumentWrite = { _id: string; position: number; revision?: number; fresh?: boolean } & (
  { document: JsonObject } | { removed: true }
);

/** Documents that a consumer writes to one collection. */
export interface DocumentsWritten {
  /** Name of an open collection. */
  readonly collection: string;
  readonly writes: readonly DocumentWrite[];
}

/** What one consumer writes after a batch of the log: documents, its checkpoint, or both. */
export interface ConsumerWrites {
  readonly documents?: DocumentsWritten;
  /** Compare-and-set: moves only from `previous`. */
  readonly checkpoint?: { readonly consumer: string; readonly previous: number; readonly next: LogPlace };
}

/** Another process moved the checkpoint: this projector is not the only one and must stop. */
export class CheckpointMovedError extends Error {
  override readonly name = 'CheckpointMovedError';
}

/** The holder of a lease and the number of its heartbeats. No two marks of one lease are ever the same. */
export interface LeaseMark {
  readonly holder: string;
  readonly count: number;
}

export class ReadModelsUnavailableError extends EngineUnavailableError {
  override readonly name: string = 'ReadModelsUnavailableError';
}

/** A read model has not processed the log up to the position that a caller needs. It will: nothing is broken. */
export class ReadModelBehindError extends ReadModelsUnavailableError {
  override readonly name = 'ReadModelBehindError';
  constructor(what: string, position: number) {
    super(`${what} has not come to position ${position} yet`);
  }
}

export interface ReadModelCollection {
  /** Documents by id, without tombstones, in no particular order. */
  getMany(ids: readonly string[]): Promise<StoredDocument[]>;
  /** Like `getMany`, with tombstones as `{ _id, _position, _removed: true }`; for projectors only. */
  getManyWithTombstones(ids: readonly string[]): Promise<StoredDocument[]>;
  get(id: string): Promise<StoredDocument | undefined>;
  find(options: FindOptions): Promise<StoredDocument[]>;
  count(filter?: Filter): Promise<number>;
  /**
   * The sums of fields over the documents that pass the filter, in the order of the fields. The engine adds them up, so no
   * document is read out. Only numbers count: other values, arrays and missing fields add nothing.
   */
  sum(fields: readonly string[], filter?: Filter): Promise<number[]>;
  /**
   * The groups of the documents that pass the filter, in no particular order, so that one call answers what a count for
   * each marina or month would. The embedded engine reads no document if indexes have the fields of `by` and nothing is
   * summed.
   */
  group(grouping: Grouping, filter?: Filter): Promise<DocumentGroup[]>;
  /**
   * Writes each document only if the stored one has an earlier position (`stored._position < position`), in one
   * transaction when the engine has them. A skipped write is not an error: it is a replay.
   */
  write(writes: readonly DocumentWrite[]): Promise<void>;
}

/** How far a consumer is. */
export interface LogPlace {
  /** Position of the last event that it has processed. */
  readonly position: number;
  /** Id of that event, which tells the log from another one; null if it is not known. */
  readonly event_id: string | null;
}

export interface ReadModelStore {
  /** Creates the collection and its indexes if they are missing. */
  open(definition: CollectionDefinition): Promise<ReadModelCollection>;
  drop(name: string): Promise<void>;
  /** Names of all collections, e.g. to find versions that are no longer used. */
  names(): Promise<string[]>;
  /** All saved checkpoints by consumer. */
  checkpoints(): Promise<ReadonlyMap<string, LogPlace>>;
  /** 0 when no checkpoint was saved. */
  loadCheckpoint(consumer: string): Promise<number>;
  /**
   * Compare-and-set: saves `next` only if the stored checkpoint is still `previous`.
   * @throws CheckpointMovedError
   */
  saveCheckpoint(consumer: string, previous: number, next: LogPlace): Promise<void>;
  /**
   * Writes the parts of several consumers together, with as few round trips as the engine can. A checkpoint is never
   * moved unless the documents of its part are written; an engine with transactions does both or neither. No two parts
   * may write the same collection or checkpoint.
   * @returns for each part null, or why it failed (CheckpointMovedError, ReadModelsUnavailableError, a document that
   * the engine refuses); a fault of one part does not keep the others from being written
   */
  commit(parts: readonly ConsumerWrites[]): Promise<readonly (Error | null)[]>;
  deleteCheckpoint(consumer: string): Promise<void>;
  /** The current mark of a lease; null: no process holds it. */
  loadLease(name: string): Promise<LeaseMark | null>;
  /** Compare-and-set: replaces `seen` by `next` (null: no holder). False: the stored mark differs from `seen`. */
  saveLease(name: string, seen: LeaseMark | null, next: LeaseMark | null): Promise<boolean>;
  /** Makes removed and overwritten content unreadable in the engine's files (after erasing a person). */
  scrub(): Promise<void>;
  ping(): Promise<void>;
  close(): Promise<void>;
}
