import { PARKED } from '../consuming/dead-letters.js';
import { isCollectionName } from '../consuming/projection.js';
import { SENT_MAILS } from '../mail/sent-mails.js';
import { BUILT_FROM } from '../read-models/built-from.js';
import { MOVED, withoutMoved } from '../read-models/moved-checkpoint.js';
import {
  CheckpointMovedError,
  type DocumentWrite,
  type ReadModelCollection,
  type ReadModelStore,
  type StoredDocument,
} from '../read-models/read-model-store.js';
import { BACKUPS, type ProcessingRecord } from '../processing/processing-record.js';

/** Collections of earlier versions that move as a whole. */
const WHOLE = [SENT_MAILS, BACKUPS, BUILT_FROM];
const PAGE = 1_000;

/**
 * Moves what earlier versions stored among the read models to the processing record. Everything is stored there before
 * it is removed here, so after a crash the next start continues. What the record already has is kept.
 */
export async function moveFromReadModels(readModels: ReadModelStore, record: ProcessingRecord): Promise<void> {
  const names = new Set(await readModels.names());
  for (const name of WHOLE.filter((one) => names.has(one))) {
    await copyDocuments(await readModels.open({ name, indexes: [] }), await record.open({ name, indexes: [] }));
    await readModels.drop(name);
  }
  if (names.has(PARKED.name)) await moveDeadLetters(await readModels.open(PARKED), await record.open(PARKED));
  for (const consumer of withoutMoved(await readModels.checkpoints()).keys()) {
    if (!isCollectionName(consumer)) await moveCheckpoint(consumer, readModels, record);
  }
}

/** Copies all documents of a collection; the target keeps what it has of later positions. */
export async function copyDocuments(from: ReadModelCollection, to: ReadModelCollection): Promise<void> {
  for (let skip = 0; ; skip += PAGE) {
    const page = await from.find({ skip, limit: PAGE });
    await to.write(page.map(writeOf));
    if (page.length < PAGE) return;
  }
}

/** Those of read models stay: they are removed with them. */
async function moveDeadLetters(from: ReadModelCollection, to: ReadModelCollection): Promise<void> {
  const stored = await from.find({});
  const ours = stored.filter(({ consumer }) => typeof consumer === 'string' && !isCollectionName(consumer));
  if (ours.length === 0) return;
  await to.write(ours.map(writeOf));
  await from.write(ours.map(({ _id, _position }) => ({ _id, position: _position + 1, removed: true as const })));
}

async function moveCheckpoint(consumer: string, readModels: ReadModelStore, record: ProcessingRecord): Promise<void> {
  for (;;) {
    const place = (await readModels.checkpoints()).get(consumer);
    if (place === undefined || place.position === MOVED) return;
    const before = await record.loadCheckpoint(consumer);
    try {
      if (place.position > before) await record.saveCheckpoint(consumer, before, place);
      await readModels.saveCheckpoint(consumer, place.position, { position: MOVED, event_id: null });
    } catch (error) {
      // A process of the earlier version, or another one that starts, has moved it meanwhile.
      if (!(error instanceof CheckpointMovedError)) throw error;
    }
  }
}

function writeOf({ _id, _position: position, _revision: _, ...document }: StoredDocument): DocumentWrite {
  return { _id, position, document };
}
