/**
 * The port to the read models: JSON documents with declared indexes and a small Mongo-style filter.
 * Only what SQLite JSON and MongoDB-compatible servers both do. `tests/engines` holds every adapter
 * to it, with `mingo` as the oracle for what a filter, a sort and a page mean.
 */
import { EngineUnavailableError } from '../availability/engine-unavailable.js';
import type { JsonObject, JsonValue } from '../event-store/event-store.js';

/** What one field may be asked. Semantics (null and missing, arrays, mixed types) are MongoDB's. */
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

export interface IndexDefinition {
  fields: readonly string[];
}

export interface CollectionDefinition {
  /** e.g. `reservations@3`. */
  name: string;
  /** None: those that it has already are left as they are. */
  indexes: readonly IndexDefinition[];
  /**
   * It is about to be filled with a lot: its indexes need not be kept up, which makes writing quicker and finding
   * slower until it is opened again without this.
   */
  filling?: boolean;
}

/** A document as stored. `_position` and `_revision` are kept by the projector, never by projections. */
export type StoredDocument = JsonObject & { _id: string; _position: number; _revision?: number };

/**
 * Replaces the whole document, or leaves a tombstone that no find, get or count sees. `fresh`: there was neither when it
 * was looked for. That is no more than a hint, by which an engine may begin with what is quicker for it.
 */
export type DocumentWrite = { _id: string; position: number; revision?: number; fresh?: boolean } & (
  { document: JsonObject } | { removed: true }
);

/** Another process moved the checkpoint: this projector is not the only one and must stop. */
export class CheckpointMovedError extends Error {
  override readonly name = 'CheckpointMovedError';
}

/** Who has a lease, and how many signs of life have been given under it. No two marks of one lease are ever the same. */
export interface LeaseMark {
  readonly holder: string;
  readonly count: number;
}

export class ReadModelsUnavailableError extends EngineUnavailableError {
  override readonly name = 'ReadModelsUnavailableError';
}

export interface ReadModelCollection {
  /** Documents by id, tombstones left out, in no particular order. */
  getMany(ids: readonly string[]): Promise<StoredDocument[]>;
  /** As `getMany`, with tombstones as `{ _id, _position, _removed: true }`: for projectors only. */
  getManyWithTombstones(ids: readonly string[]): Promise<StoredDocument[]>;
  get(id: string): Promise<StoredDocument | undefined>;
  find(options: FindOptions): Promise<StoredDocument[]>;
  count(filter?: Filter): Promise<number>;
  /**
   * Writes each document only if what is stored has seen less (`stored._position < position`), in one
   * transaction where the engine has them. Skipped writes are not errors: that is a replay.
   */
  write(writes: readonly DocumentWrite[]): Promise<void>;
}

export interface ReadModelStore {
  /** Creates the collection and its indexes when they are not there. */
  open(definition: CollectionDefinition): Promise<ReadModelCollection>;
  drop(name: string): Promise<void>;
  /** Names of all collections, e.g. to find versions that nobody reads any more. */
  names(): Promise<string[]>;
  /** 0 when never saved. */
  loadCheckpoint(consumer: string): Promise<number>;
  /**
   * Compare-and-set: saves `next` only if the stored checkpoint is still `previous`.
   * @throws CheckpointMovedError
   */
  saveCheckpoint(consumer: string, previous: number, next: number): Promise<void>;
  deleteCheckpoint(consumer: string): Promise<void>;
  /** The mark that stands for a lease; null: nobody has it. */
  loadLease(name: string): Promise<LeaseMark | null>;
  /** Compare-and-set: puts `next` (null: nobody) in the place of `seen`. False: something else stands there. */
  saveLease(name: string, seen: LeaseMark | null, next: LeaseMark | null): Promise<boolean>;
  /** Makes removed and overwritten content unreadable in the engine's files (after erasing a person). */
  scrub(): Promise<void>;
  ping(): Promise<void>;
  close(): Promise<void>;
}
