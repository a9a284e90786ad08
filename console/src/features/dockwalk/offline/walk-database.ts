import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { WalkBerth, WalkDetail } from '../../../../../contracts/dockwalk/walks.js';
import { keepWalkHere } from '../../../lib/offline/walk-here.js';
import type { KeptPhoto, KeptTap, RefusedTap } from '../model/kept-tap.js';

/** Whose walk it is: taps of one person are never shown to, or sent by, another person on the same phone. */
export interface WalkOwner {
  readonly user_id: string;
  readonly marina_id: string;
}

/** The walk as the server sent it last. */
export interface StoredWalk {
  readonly detail: WalkDetail;
  /** Marina-local date of the expectations. */
  readonly date: string;
}

export interface WalkSchema extends DBSchema {
  walk: { key: 'current'; value: StoredWalk };
  berths: { key: string; value: WalkBerth & { readonly order: number } };
  taps: { key: number; value: Omit<KeptTap, 'seq'> & { seq?: number } };
  photos: { key: string; value: KeptPhoto };
  refused: { key: string; value: RefusedTap };
  /** Walks to save once all their taps are sent. */
  saves: { key: string; value: { readonly session_id: string } };
}

export type WalkDatabase = IDBPDatabase<WalkSchema>;

const PREFIX = 'quayside-walk';
const VERSION = 1;

const nameOf = ({ user_id, marina_id }: WalkOwner): string => `${PREFIX} ${user_id} ${marina_id}`;

/** Opens the database of a person in a marina on this device. */
export function openWalkDatabase(owner: WalkOwner): Promise<WalkDatabase> {
  return openDB<WalkSchema>(nameOf(owner), VERSION, {
    upgrade(database) {
      database.createObjectStore('walk');
      database.createObjectStore('berths', { keyPath: 'berth_id' });
      database.createObjectStore('taps', { keyPath: 'seq', autoIncrement: true });
      database.createObjectStore('photos', { keyPath: 'tap_id' });
      database.createObjectStore('refused', { keyPath: 'tap_id' });
      database.createObjectStore('saves', { keyPath: 'session_id' });
    },
    // Another tab removes the database: this one lets it go.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
}

/** Whether something in the database is not sent yet. */
export async function holdsUnsent(database: WalkDatabase): Promise<boolean> {
  const counts = await Promise.all(
    (['taps', 'photos', 'saves', 'refused'] as const).map((store) => database.count(store)),
  );
  return counts.some((count) => count > 0);
}

/**
 * Removes what a person's walk left on this device. Taps and photos that the server does not have, also those that it
 * did not accept, stay until the person signs in again; the marina's berths and boats go in any case.
 */
export async function forgetWalk(owner: WalkOwner): Promise<void> {
  keepWalkHere(owner.user_id, false);
  const database = await openWalkDatabase(owner);
  await Promise.all((['walk', 'berths'] as const).map((store) => database.clear(store)));
  const unsent = await holdsUnsent(database);
  database.close();
  if (!unsent) await deleteDB(nameOf(owner));
}

/** Does the same for everyone else who used this device. */
export async function forgetOthers(owner: WalkOwner): Promise<void> {
  const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
  const others = names.filter((name) => name.startsWith(`${PREFIX} `) && name !== nameOf(owner));
  for (const name of others) {
    const [, user_id = '', marina_id = ''] = name.slice(PREFIX.length).split(' ');
    await forgetWalk({ user_id, marina_id });
  }
}
