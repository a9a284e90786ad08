import type { WalkTap } from '../../../../../contracts/dockwalk/taps.js';
import type { WalkBerth } from '../../../../../contracts/dockwalk/walks.js';
import type { SeenBoat } from '../../../../../contracts/dockwalk/boats.js';
import { keepUnsent } from '../../../lib/offline/unsent.js';
import { keepWalkHere } from '../../../lib/offline/walk-here.js';
import type { KeptPhoto, KeptTap, RefusedTap } from '../model/kept-tap.js';
import { forgetOthers, openWalkDatabase, type StoredWalk, type WalkDatabase, type WalkOwner } from './walk-database.js';

/** Everything that this device stores of the walk. Each change makes a new object. */
export interface WalkState {
  /** Null: no walk was loaded yet. */
  readonly walk: StoredWalk | null;
  /** In the order of piers and numbers. */
  readonly berths: readonly WalkBerth[];
  /** Taps and photos that the server does not have yet, oldest first. */
  readonly taps: readonly KeptTap[];
  readonly photos: readonly KeptPhoto[];
  /** What the server did not accept. It is sent again, or discarded, only when the person says so. */
  readonly refused: readonly RefusedTap[];
  /** Walks to save once their taps are sent. */
  readonly saves: readonly string[];
}

/** A tap with the boat that its screen shows. */
export interface NewTap {
  readonly tap: WalkTap;
  readonly boat: SeenBoat | null;
}

/**
 * The walk of one person on this device. A change is written to IndexedDB first and shown afterwards, so a tap that is
 * shown is never lost.
 */
export class WalkStore {
  private readonly listeners = new Set<() => void>();
  private persistence = false;

  private constructor(
    readonly owner: WalkOwner,
    private readonly database: WalkDatabase,
    private state: WalkState,
  ) {
    this.report();
  }

  static async open(owner: WalkOwner): Promise<WalkStore> {
    const database = await openWalkDatabase(owner);
    await forgetOthers(owner);
    return new WalkStore(owner, database, await read(database));
  }

  readonly current = (): WalkState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Stores taps in their order. */
  async addTaps(session_id: string, taps: readonly NewTap[]): Promise<void> {
    this.keepFromEviction();
    const writing = this.database.transaction('taps', 'readwrite', { durability: 'strict' });
    const added: KeptTap[] = [];
    for (const tap of taps) {
      const seq = await writing.store.add({ session_id, ...tap });
      added.push({ seq, session_id, ...tap });
    }
    await writing.done;
    this.change({ taps: [...this.state.taps, ...added] });
  }

  async addPhoto(photo: KeptPhoto): Promise<void> {
    const writing = this.database.transaction('photos', 'readwrite', { durability: 'strict' });
    await Promise.all([writing.store.put(photo), writing.done]);
    this.change({ photos: [...this.state.photos, photo] });
  }

  async addSave(session_id: string): Promise<void> {
    const writing = this.database.transaction('saves', 'readwrite', { durability: 'strict' });
    await Promise.all([writing.store.put({ session_id }), writing.done]);
    this.change({ saves: [...this.state.saves.filter((id) => id !== session_id), session_id] });
  }

  /** Removes taps that the server answered for. Those that it refused are kept apart. */
  async sentTaps(taps: readonly KeptTap[], refused: readonly RefusedTap[]): Promise<void> {
    const writing = this.database.transaction(['taps', 'refused'], 'readwrite');
    await Promise.all([
      ...taps.map(({ seq }) => writing.objectStore('taps').delete(seq)),
      ...refused.map((each) => writing.objectStore('refused').put(each)),
      writing.done,
    ]);
    const gone = new Set(taps.map(({ seq }) => seq));
    this.change({
      taps: this.state.taps.filter(({ seq }) => !gone.has(seq)),
      refused: [...this.state.refused, ...refused],
    });
  }

  /** Removes a photo that the server answered for. One that it refused is kept apart. */
  async sentPhoto(tap_id: string, refused: RefusedTap | null = null): Promise<void> {
    const writing = this.database.transaction(['photos', 'refused'], 'readwrite');
    await Promise.all([
      writing.objectStore('photos').delete(tap_id),
      ...(refused === null ? [] : [writing.objectStore('refused').put(refused)]),
      writing.done,
    ]);
    this.change({
      photos: this.state.photos.filter((photo) => photo.tap_id !== tap_id),
      refused: [...this.state.refused, ...(refused === null ? [] : [refused])],
    });
  }

  async sentSave(session_id: string): Promise<void> {
    await this.database.delete('saves', session_id);
    this.change({ saves: this.state.saves.filter((id) => id !== session_id) });
  }

  /** Puts what the server did not accept back among what is sent. Its time stays that of the tap. */
  async sendRefusedAgain(): Promise<void> {
    const { refused } = this.state;
    const writing = this.database.transaction(['taps', 'photos', 'refused'], 'readwrite', { durability: 'strict' });
    const taps: KeptTap[] = [];
    const photos: KeptPhoto[] = [];
    for (const { tap_id, is } of refused.toSorted((a, b) => timeOf(a).localeCompare(timeOf(b)))) {
      if (is.kind === 'TAP') {
        const kept = { session_id: is.session_id, tap: is.tap, boat: is.boat };
        taps.push({ seq: await writing.objectStore('taps').add(kept), ...kept });
      } else {
        await writing.objectStore('photos').put(is.photo);
        photos.push(is.photo);
      }
      await writing.objectStore('refused').delete(tap_id);
    }
    await writing.done;
    const gone = new Set(refused.map(({ tap_id }) => tap_id));
    this.change({
      taps: [...this.state.taps, ...taps],
      photos: [...this.state.photos, ...photos],
      refused: this.state.refused.filter(({ tap_id }) => !gone.has(tap_id)),
    });
  }

  /** Deletes these for good, because the person said so. */
  async discardRefused(tapIds: readonly string[]): Promise<void> {
    const writing = this.database.transaction('refused', 'readwrite');
    await Promise.all([...tapIds.map((id) => writing.store.delete(id)), writing.done]);
    this.change({ refused: this.state.refused.filter(({ tap_id }) => !tapIds.includes(tap_id)) });
  }

  /** Stores a whole walk as the server sent it; null: no walk is under way. */
  async keepWalk(walk: StoredWalk | null, berths: readonly WalkBerth[]): Promise<void> {
    const writing = this.database.transaction(['walk', 'berths'], 'readwrite');
    await Promise.all([
      writing.objectStore('berths').clear(),
      ...berths.map((berth, order) => writing.objectStore('berths').put({ ...berth, order })),
      walk === null ? writing.objectStore('walk').clear() : writing.objectStore('walk').put(walk, 'current'),
      writing.done,
    ]);
    this.change({ walk, berths });
  }

  /** Stores what changed: the walk's numbers and some of its berths. */
  async keepChanges(walk: StoredWalk, changed: readonly WalkBerth[]): Promise<void> {
    const fresh = new Map(changed.map((berth) => [berth.berth_id, berth]));
    const berths = this.state.berths.map((berth) => fresh.get(berth.berth_id) ?? berth);
    const writing = this.database.transaction(['walk', 'berths'], 'readwrite');
    await Promise.all([
      ...berths.flatMap((berth, order) =>
        fresh.has(berth.berth_id) ? [writing.objectStore('berths').put({ ...berth, order })] : [],
      ),
      writing.objectStore('walk').put(walk, 'current'),
      writing.done,
    ]);
    this.change({ walk, berths });
  }

  /** Reads everything again: another tab of this device may have changed it. */
  async reload(): Promise<void> {
    this.change(await read(this.database));
  }

  close(): void {
    this.database.close();
  }

  /** Asks the browser not to delete the walk when storage runs low. The taps are stored even if it refuses. */
  private keepFromEviction(): void {
    if (this.persistence) return;
    this.persistence = true;
    const { storage } = navigator as { storage?: StorageManager };
    storage?.persist().catch(() => undefined);
  }

  private change(changes: Partial<WalkState>): void {
    this.state = { ...this.state, ...changes };
    this.report();
    for (const listener of Array.from(this.listeners)) listener();
  }

  private report(): void {
    const { walk, taps, photos, saves, refused } = this.state;
    keepWalkHere(this.owner.user_id, walk !== null);
    keepUnsent(this.owner.user_id, taps.length + photos.length + saves.length + refused.length);
  }
}

const timeOf = ({ is }: RefusedTap): string => (is.kind === 'TAP' ? is.tap.at : is.photo.at);

async function read(database: WalkDatabase): Promise<WalkState> {
  const [walk, berths, taps, photos, refused, saves] = await Promise.all([
    database.get('walk', 'current'),
    database.getAll('berths'),
    database.getAll('taps'),
    database.getAll('photos'),
    database.getAll('refused'),
    database.getAll('saves'),
  ]);
  return {
    walk: walk ?? null,
    berths: berths.toSorted((a, b) => a.order - b.order),
    taps: taps.flatMap(({ seq, ...tap }) => (seq === undefined ? [] : [{ seq, ...tap }])),
    photos: photos.toSorted((a, b) => a.at.localeCompare(b.at)),
    refused,
    saves: saves.map(({ session_id }) => session_id),
  };
}
