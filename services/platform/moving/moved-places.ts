import type { Clock } from '../clock/clock.js';
import { DeadLetters, type DeadLetter } from '../consuming/dead-letters.js';
import type { ReadModelStore } from '../read-models/read-model-store.js';
import { CopyRefusedError } from './copy-refused.js';
import type { TranslatedPositions } from './translated-positions.js';

/**
 * Consumers that act on events: policies and the feed. In the copy they must continue from their position, or they
 * would send every mail of the past again. Read models are rebuilt.
 */
export interface Actors {
  /** Position of the last event that each of them has processed. */
  readonly places: ReadonlyMap<string, number>;
  readonly deadLetters: readonly DeadLetter[];
}

/** Read models have a version in their name. */
const isReadModel = (consumer: string): boolean => consumer.includes('@');

export async function actorsOf(store: ReadModelStore, clock: Clock): Promise<Actors> {
  const checkpoints = [...(await store.checkpoints())].map(([name, { position }]) => [name, position] as const);
  const deadLetters = await new DeadLetters(store, clock).find();
  return {
    places: new Map(checkpoints.filter(([name]) => !isReadModel(name))),
    deadLetters: deadLetters.filter(({ consumer }) => !isReadModel(consumer)),
  };
}

/** All positions that `moveActors` translates. */
export function positionsIn({ places, deadLetters }: Actors): number[] {
  return [...places.values(), ...deadLetters.map(({ position }) => position)];
}

/** @throws CopyRefusedError when the target already has read models, of whatever log */
export async function assertNothingBuilt(target: ReadModelStore): Promise<void> {
  if ((await target.names()).some(isReadModel) || [...(await target.checkpoints()).keys()].some(isReadModel)) {
    throw new CopyRefusedError(
      'The target has read models already, built from another log or another copy: name an empty database, or a ' +
        'directory without read-models.db.',
    );
  }
}

/** Sets the positions of the actors at the target, translated to the copy. May be repeated. */
export async function moveActors(
  { places, deadLetters }: Actors,
  to: ReadModelStore,
  positions: Pick<TranslatedPositions, 'of'>,
  clock: Clock,
): Promise<void> {
  for (const [name, place] of places) {
    const before = await to.loadCheckpoint(name);
    const next = positions.of(place);
    if (next > before) await to.saveCheckpoint(name, before, { position: next, event_id: null });
  }
  const target = new DeadLetters(to, clock);
  for (const { parked_at: _, ...entry } of deadLetters) {
    await target.add({ ...entry, position: positions.of(entry.position) });
  }
}
