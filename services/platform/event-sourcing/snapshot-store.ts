import type { JsonObject } from '../event-store/event-store.js';
import type { ReadModelCollection, ReadModelStore } from '../read-models/read-model-store.js';
import type { DomainEvent } from './event-definition.js';
import type { LoadedStream } from './loaded-stream.js';
import type { Aggregate } from './aggregate.js';

/** Name of the collection of snapshots. */
export const SNAPSHOTS = 'snapshots';

/**
 * Snapshots of long streams, so that a start need not fold years of events. They are a cache: stored with the read
 * models, disposable at any time, and ignored if the aggregate's version has changed.
 */
export class SnapshotStore {
  private collection: Promise<ReadModelCollection> | undefined;
  private readonly sinceLast = new Map<string, number>();

  constructor(private readonly readModels: ReadModelStore) {}

  async restore<S, E extends DomainEvent>(stream: LoadedStream<S, E>): Promise<void> {
    const { snapshot } = stream.aggregate;
    if (snapshot === undefined) return;
    const stored = await (await this.open()).get(stream.name);
    if (stored?.version !== snapshot.version) return;
    const { state, revision } = stored as unknown as { state: Record<string, unknown>; revision: number };
    stream.startFrom(snapshot.from(state), revision, stored._position);
  }

  /** Saves a snapshot once enough events followed the last one. The command does not wait for it. */
  consider<S, E extends DomainEvent>(
    stream: LoadedStream<S, E>,
    snapshot: Aggregate<S, E>['snapshot'],
    events: number,
  ): void {
    if (snapshot === undefined) return;
    const since = (this.sinceLast.get(stream.name) ?? 0) + events;
    this.sinceLast.set(stream.name, since);
    if (since < snapshot.every) return;
    this.sinceLast.set(stream.name, 0);
    void stream
      .runExclusive(async () => {
        await stream.settled();
        const document = { version: snapshot.version, state: snapshot.to(stream.state), revision: stream.revision };
        await (
          await this.open()
        ).write([{ _id: stream.name, position: stream.position, document: document as unknown as JsonObject }]);
      })
      .catch(() => undefined); // a missing snapshot only costs time at the next start
  }

  private open(): Promise<ReadModelCollection> {
    this.collection ??= this.readModels.open({ name: SNAPSHOTS, indexes: [] });
    return this.collection;
  }
}
