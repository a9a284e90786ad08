import { setTimeout as pause } from 'node:timers/promises';
import type { JsonObject } from '../event-store/event-store.js';
import type { ReadModelCollection, ReadModelStore } from '../read-models/read-model-store.js';
import type { ConsumerStatus } from './consumer.js';

const COLLECTION = 'consumer_progress';
/** Interval at which progress is published and polled. A waiting user notices half of it on average. */
const LOOK_MS = 20;

export interface PublishedStatus extends ConsumerStatus {
  /** The group that the consumer belongs to. */
  readonly group: string;
}

type Published = ReadonlyMap<string, PublishedStatus>;
/** Consumer names; undefined for a consumer that does not exist yet. */
type Names = () => Promise<readonly (string | undefined)[]>;

/**
 * Publishes how far consumers are, for the processes that do not run them: one document for each group. Checkpoints
 * alone are not enough, because irrelevant events do not move them.
 */
export class ConsumerProgress {
  private collection: Promise<ReadModelCollection> | undefined;
  private reading: Promise<Published> | undefined;

  constructor(private readonly readModels: ReadModelStore) {}

  /** Publishes the status of a group's consumers whenever it changes, until the signal aborts. */
  async publish(group: string, statuses: () => readonly ConsumerStatus[], signal: AbortSignal): Promise<void> {
    let published = '';
    while (!signal.aborted) {
      const now = statuses();
      const since = performance.now();
      const text = JSON.stringify(now);
      // A failed write is repeated in the next round, even if no consumer has moved since.
      if (text !== published && (await this.write(group, now).catch(() => false))) published = text;
      // The pause is at least as long as the write took, which spares a slow server.
      await pause(Math.max(LOOK_MS, performance.now() - since), undefined, { signal }).catch(() => undefined);
    }
  }

  /**
   * The published status of all consumers.
   * @throws ReadModelsUnavailableError
   */
  read(): Promise<Published> {
    this.reading ??= this.readNow().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  /** True once all of them have processed everything up to `position`; false after `withinMs`. */
  async reached(names: Names, position: number, withinMs: number): Promise<boolean> {
    return (await this.waitFor(names, position, withinMs)) !== undefined;
  }

  /** The position that all of them have reached, once it is `position` or later; undefined after `withinMs`. */
  async waitFor(names: Names, position: number, withinMs: number): Promise<number | undefined> {
    const until = performance.now() + withinMs;
    for (;;) {
      const wanted = await names();
      if (wanted.length === 0) return position;
      const least = leastOf(wanted, await this.read());
      if (least !== undefined && least >= position) return least;
      if (performance.now() >= until) return undefined;
      await pause(LOOK_MS);
    }
  }

  private async write(group: string, statuses: readonly ConsumerStatus[]): Promise<boolean> {
    const collection = await this.open();
    const stored = await collection.get(group);
    const before = new Map(consumersOf(stored).map((status) => [status.name, status]));
    // A consumer that moved to this process restarts at its checkpoint, behind the published position, which stays
    // true.
    const consumers = statuses.map((status) => ({
      ...status,
      position: Math.max(status.position, before.get(status.name)?.position ?? 0),
    }));
    // Two processes that publish at once are both right; the next round corrects what one of them overwrote.
    const position = (stored?._position ?? 0) + 1;
    await collection.write([{ _id: group, position, document: { consumers } as unknown as JsonObject }]);
    return true;
  }

  private async readNow(): Promise<Published> {
    const groups = await (await this.open()).find({});
    return new Map(
      groups.flatMap((published) =>
        consumersOf(published).map((status) => [status.name, { ...status, group: published._id }] as const),
      ),
    );
  }

  private open(): Promise<ReadModelCollection> {
    this.collection ??= this.readModels.open({ name: COLLECTION, indexes: [] }).catch((error: unknown) => {
      this.collection = undefined;
      throw error;
    });
    return this.collection;
  }
}

/** The lowest position of these consumers; undefined if there are none or one has published nothing. */
export function leastOf(names: readonly (string | undefined)[], published: Published): number | undefined {
  const positions = names.map((name) => published.get(name ?? '')?.position);
  const known = positions.filter((position) => position !== undefined);
  return known.length === 0 || known.length < positions.length ? undefined : Math.min(...known);
}

function consumersOf(document: JsonObject | undefined): readonly ConsumerStatus[] {
  return (document?.['consumers'] ?? []) as unknown as readonly ConsumerStatus[];
}
