import type { Clock } from '../clock/clock.js';
import { Parking, type ParkedStream } from '../consuming/dead-letters.js';
import type { ReadModelStore } from '../read-models/read-model-store.js';
import { CopyRefusedError } from './copy-refused.js';
import type { TranslatedPositions } from './translated-positions.js';

/** Read models that can say how far each of their consumers has come. */
export interface Places extends ReadModelStore {
  checkpoints(): Promise<ReadonlyMap<string, number>>;
}

/**
 * Those that act on what they read: policies and the feed. In the copy they must go on from where they are, or they would
 * write every mail of the past once more. Read models are built anew.
 */
export interface Actors {
  /** Position of the last event that each of them has taken in. */
  readonly places: ReadonlyMap<string, number>;
  readonly parked: readonly ParkedStream[];
}

/** Read models have their version in their name. */
const isReadModel = (consumer: string): boolean => consumer.includes('@');

export async function actorsOf(store: Places, clock: Clock): Promise<Actors> {
  const checkpoints = [...(await store.checkpoints())];
  const parked = await new Parking(store, clock).find();
  return {
    places: new Map(checkpoints.filter(([name]) => !isReadModel(name))),
    parked: parked.filter(({ consumer }) => !isReadModel(consumer)),
  };
}

/** All positions that `moveActors` will ask for. */
export function positionsIn({ places, parked }: Actors): number[] {
  return [...places.values(), ...parked.map(({ position }) => position)];
}

/** @throws CopyRefusedError where something was built already, from whatever log */
export async function assertNothingBuilt(target: Places): Promise<void> {
  if ((await target.names()).some(isReadModel) || [...(await target.checkpoints()).keys()].some(isReadModel)) {
    throw new CopyRefusedError(
      'The target has read models already, built from another log or another copy: name an empty database, or a ' +
        'directory without read-models.db.',
    );
  }
}

/** Sets the actors down at the target, where they have come to in the copy. Harmless when repeated. */
export async function moveActors(
  { places, parked }: Actors,
  to: Places,
  positions: TranslatedPositions,
  clock: Clock,
): Promise<void> {
  for (const [name, place] of places) {
    const before = await to.loadCheckpoint(name);
    const next = positions.of(place);
    if (next > before) await to.saveCheckpoint(name, before, next);
  }
  const parking = new Parking(to, clock);
  for (const { parked_at: _, ...entry } of parked) {
    await parking.park({ ...entry, position: positions.of(entry.position) });
  }
}
