import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../clock/clock.js';
import { actorsOf, moveActors } from '../moving/moved-places.js';
import { SqliteReadModelStore } from '../read-models/sqlite-read-model-store.js';

const FILE = 'read-models.db';

/**
 * Replaces the read models of a directory by an empty file that the product fills from the log, because they have seen
 * events that the log no longer has. What the log does not hold stays: how far each policy and the feed have come, and
 * dead letters.
 */
export async function emptyReadModels(directory: string, position: number, clock: Clock): Promise<void> {
  const aside = mkdtempSync(join(directory, 'read-models-'));
  const from = SqliteReadModelStore.openIn(directory);
  const to = SqliteReadModelStore.openIn(aside);
  try {
    const { places, deadLetters } = await actorsOf(from, clock);
    const known = deadLetters.filter((entry) => entry.position <= position);
    await moveActors({ places, deadLetters: known }, to, { of: (place) => Math.min(place, position) }, clock);
  } finally {
    await from.close();
    await to.close();
  }
  for (const suffix of ['', '-wal', '-shm']) rmSync(join(directory, `${FILE}${suffix}`), { force: true });
  renameSync(join(aside, FILE), join(directory, FILE));
  rmSync(aside, { recursive: true });
}
