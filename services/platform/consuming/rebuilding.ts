import type { EventLog } from '../event-sourcing/event-log.js';
import { catchUpTogether } from './catch-up-rebuild.js';
import type { ConsumerCommits } from './consumer-commits.js';
import { type DeadLetters, PARKED } from './dead-letters.js';
import { type AnyProjection, collectionName, isCollectionName } from './projection.js';
import { Projector } from './projector.js';
import { LiveVersions, VERSIONS } from './live-versions.js';

/** Collections that the rebuild itself writes to. */
const KEPT: ReadonlySet<string> = new Set([PARKED.name, VERSIONS]);

export interface Rebuild {
  readonly log: EventLog;
  readonly commits: ConsumerCommits;
  readonly deadLetters: DeadLetters;
  readonly projections: readonly AnyProjection[];
  /** Aborting it leaves the rebuild unfinished. */
  readonly signal: AbortSignal;
  /** Number of events processed in one batch, if not the default. */
  readonly atOnce?: number;
  /** Keeps the indexes during the rebuild, which takes longer in total but leaves less to do at the end. */
  readonly indexed?: boolean;
}

/**
 * Drops all read models and rebuilds them from one reading of the log. No consumer may run at the same time.
 * @param onProgress receives the position reached and the position of the head
 * @returns number of events in the log
 */
export async function rebuildAll(
  { log, commits, deadLetters, projections, signal, atOnce, indexed = false }: Rebuild,
  onProgress: (position: number, head: number) => void,
): Promise<number> {
  const { store: readModels } = commits;
  const versions = await LiveVersions.open(readModels);
  for (const name of await readModels.names()) if (!KEPT.has(name)) await readModels.drop(name);
  await removeDeadLetters(deadLetters);
  const projectors: Projector[] = [];
  for (const projection of projections) {
    const name = collectionName(projection);
    await readModels.deleteCheckpoint(name);
    const collection = await readModels.open({ name, indexes: projection.indexes, filling: !indexed });
    const projector = new Projector(projection, name, collection, commits, deadLetters);
    await projector.start();
    projectors.push(projector);
    await versions.serve(projection);
  }
  const head = await log.head();
  const events = await catchUpTogether(log, projectors, { after: 0, head, atOnce }, onProgress, signal);
  for (const projection of projections) {
    await readModels.open({ name: collectionName(projection), indexes: projection.indexes });
  }
  return events;
}

/**
 * Removes the dead letters of read models, former versions included. Those of policies and of the feed stay: their
 * checkpoints are past the event that failed, so only a retry can still process it.
 */
async function removeDeadLetters(deadLetters: DeadLetters): Promise<void> {
  for (;;) {
    const ofReadModels = (await deadLetters.find()).filter(({ consumer }) => isCollectionName(consumer));
    if (ofReadModels.length === 0) return;
    for (const { consumer, stream } of ofReadModels) await deadLetters.remove(consumer, stream);
  }
}
