import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { EventStore } from '../event-store/event-store.js';
import { SqliteEventStore } from '../event-store/sqlite-event-store.js';
import { CopyRefusedError } from './copy-refused.js';

/** A log to copy from or to. */
export interface LogPlace {
  readonly store: EventStore;
  /** Whether appends of one turn of the event loop are stored together, in their order, or not at all. */
  readonly storesTurnsAsOne: boolean;
}

/** Whether the place is the address of a server and not a directory. */
export function isServer(place: string): boolean {
  return place.includes('://');
}

/**
 * Opens the log of a data directory, which locks it against other processes, or the one behind an `esdb://` URL.
 * @throws CopyRefusedError for a source that does not exist; otherwise the errors of opening the engine, in one line
 */
export async function openLogPlace(place: string, role: 'source' | 'target'): Promise<LogPlace> {
  if (isServer(place)) {
    const { openKurrentEventStore } = await import('../event-store/kurrent/open-kurrent-event-store.js');
    return { store: await openKurrentEventStore(place), storesTurnsAsOne: false };
  }
  // Opening would create a missing directory, so a mistyped source would be an empty log.
  if (role === 'source' && !existsSync(join(place, 'events.db'))) {
    throw new CopyRefusedError(`There is no event log in ${place}: events.db is not there.`);
  }
  return { store: new SqliteEventStore({ directory: place }), storesTurnsAsOne: true };
}
