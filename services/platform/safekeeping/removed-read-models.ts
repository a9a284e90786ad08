import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../clock/clock.js';
import { DeadLetters } from '../consuming/dead-letters.js';
import { moveFromReadModels } from '../engines/move-from-read-models.js';
import { openProcessingFile, type ProcessingRecord } from '../processing/processing-record.js';
import { SqliteReadModelStore } from '../read-models/sqlite-read-model-store.js';

/**
 * Removes the read models of a directory, which the product then builds anew, because they have seen events that the log
 * no longer has. Policies and the feed continue after the log's last event if they had come further.
 */
export async function removeReadModels(directory: string, position: number, clock: Clock): Promise<void> {
  const readModels = SqliteReadModelStore.openIn(directory);
  const record = openProcessingFile(directory);
  try {
    await moveFromReadModels(readModels, record);
    await goBackTo(position, record, clock);
  } finally {
    await readModels.close();
    await record.close();
  }
  for (const suffix of ['', '-wal', '-shm']) rmSync(join(directory, `read-models.db${suffix}`), { force: true });
}

async function goBackTo(position: number, record: ProcessingRecord, clock: Clock): Promise<void> {
  for (const [consumer, place] of await record.checkpoints()) {
    if (place.position <= position) continue;
    await record.saveCheckpoint(consumer, place.position, { position, event_id: null });
  }
  const deadLetters = new DeadLetters(record, record, clock);
  for (const { consumer, stream, position: failed } of await deadLetters.find()) {
    if (failed > position) await deadLetters.remove(consumer, stream);
  }
}
