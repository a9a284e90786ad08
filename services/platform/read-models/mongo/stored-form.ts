/** How documents and tombstones stand in a collection, side by side, so that one guard holds for both. */
import type { DocumentWrite, StoredDocument } from '../read-model-store.js';

/** As the port's document, with `_removed` in every one: so an index tells the tombstones apart. */
export interface MongoRecord {
  _id: string;
  _position: number;
  _revision?: number;
  _removed: boolean;
}

/** The first condition of every question but the projectors', and the first field of every index. */
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

/** A tombstone keeps its mark, a document does not show that it has none. */
export function documentOf({ _removed, ...record }: MongoRecord): StoredDocument {
  return _removed ? { ...record, _removed } : record;
}
