import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { EventStore } from '../event-store/event-store.js';
import { SqliteEventStore } from '../event-store/sqlite-event-store.js';
import { CopyRefusedError } from './copy-refused.js';

/** A log that is copied from or to. */
export interface LogPlace {
  readonly store: EventStore;
  /** Appends handed over in one turn of the event loop are stored together, in their order, or not at all. */
  readonly storesTurnsAsOne: boolean;
}

/** Whether it is the address of a server rather than a directory. */
export function isServer(place: string): boolean {
  return place.includes('://');
}

/**
 * Opens the log of a data directory, which nobody else can open meanwhile, or the one behind an `esdb://` URL.
 * @throws CopyRefusedError for a source that is not there; else what opening the engine throws, in one line
 */
export async function openLogPlace(place: string, role: 'source' | 'target'): Promise<LogPlace> {
  if (isServer(place)) {
    const { openKurrentEventStore } = await import('../event-store/kurrent/open-kurrent-event-store.js');
    return { store: await openKurrentEventStore(place), storesTurnsAsOne: false };
  }
  // Opening makes what is not there: a mistyped source would be an empty log.
  if (role === 'source' && !existsSync(join(place, 'events.db'))) {
    throw new CopyRefusedError(`There is no event log in ${place}: events.db is not there.`);
  }
  return { store: new SqliteEventStore({ directory: place }), storesTurnsAsOne: true };
}
