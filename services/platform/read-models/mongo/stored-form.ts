/** The stored form of documents and tombstones, which share a collection so that one guard covers both. */
import type { DocumentWrite, StoredDocument } from '../read-model-store.js';

/** The port's document with `_removed` in every record, so that an index separates tombstones. */
export interface MongoRecord {
  _id: string;
  _position: number;
  _revision?: number;
  _removed: boolean;
}

/** The first condition of every query except the projectors', and the first field of every index. */
export const LIVE = { _removed: false } as const;

export function recordOf(write: DocumentWrite): MongoRecord {
  const { _id, position, revision } = write;
  const content = 'removed' in write ? {} : { ...write.document };
  delete content['_revision'];
  return {
    ...content,
    _id,
    _position: position,
    ...(revision === undefined ? {} : { _revision: revision }),
    _removed: 'removed' in write,
  };
}

/** Keeps the mark on a tombstone and removes it from a document. */
export function documentOf({ _removed, ...record }: MongoRecord): StoredDocument {
  return _removed ? { ...record, _removed } : record;
}
