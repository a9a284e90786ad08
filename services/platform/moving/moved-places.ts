import type { Clock } from '../clock/clock.js';
import { DeadLetters, type DeadLetter } from '../consuming/dead-letters.js';
import { isCollectionName } from '../consuming/projection.js';
import { SENT_MAILS } from '../mail/sent-mails.js';
import { copyDocuments } from '../engines/move-from-read-models.js';
import type { ProcessingRecord } from '../processing/processing-record.js';
import { copyBeginning, unknownPeriod } from '../processing/record-beginning.js';
import type { ReadModelStore } from '../read-models/read-model-store.js';
import { CopyRefusedError } from './copy-refused.js';
import type { TranslatedPositions } from './translated-positions.js';

/**
 * Consumers that act on events: policies and the feed. In the copy they must continue from their position, or they
 * would send every mail of the past again. Read models are rebuilt.
 */
export interface Actors {
  readonly record: ProcessingRecord;
  /** Position of the last event that each of them has processed. */
  readonly places: ReadonlyMap<string, number>;
  readonly deadLetters: readonly DeadLetter[];
  /** Position up to which it is not known what was sent; 0: it is known. */
  readonly unknown: number;
}

export async function actorsOf(record: ProcessingRecord, clock: Clock): Promise<Actors> {
  const checkpoints = [...(await record.checkpoints())].map(([name, { position }]) => [name, position] as const);
  return {
    record,
    places: new Map(checkpoints),
    deadLetters: await new DeadLetters(record, record, clock).find(),
    unknown: (await unknownPeriod(record))?.log.position ?? 0,
  };
}

/** All positions that `moveActors` translates. */
export function positionsIn({ places, deadLetters, unknown }: Actors): number[] {
  return [unknown, ...places.values(), ...deadLetters.map(({ position }) => position)];
}

/** @throws CopyRefusedError when the target already has read models, of whatever log */
export async function assertNothingBuilt(target: ReadModelStore): Promise<void> {
  const [names, checkpoints] = [await target.names(), await target.checkpoints()];
  if ([...names, ...checkpoints.keys()].some(isCollectionName)) {
    throw new CopyRefusedError(
      'The target has read models already, built from another log or another copy: name an empty database, or a ' +
        'directory without read-models.db.',
    );
  }
}

/** Sets the positions of the actors at the target, translated to the copy, and notes what was sent. May be repeated. */
export async function moveActors(
  { record, places, deadLetters }: Actors,
  to: ProcessingRecord,
  positions: Pick<TranslatedPositions, 'of'>,
  clock: Clock,
): Promise<void> {
  for (const [name, place] of places) {
    const before = await to.loadCheckpoint(name);
    const next = positions.of(place);
    if (next > before) await to.saveCheckpoint(name, before, { position: next, event_id: null });
  }
  const target = new DeadLetters(to, to, clock);
  for (const { parked_at: _, ...entry } of deadLetters) {
    await target.add({ ...entry, position: positions.of(entry.position) });
  }
  const sent = { name: SENT_MAILS, indexes: [] };
  await copyDocuments(await record.open(sent), await to.open(sent));
  await copyBeginning(record, to, (position) => positions.of(position));
}
