import { setTimeout as pause } from 'node:timers/promises';
import type { JsonObject } from '../event-store/event-store.js';
import type { ReadModelCollection, ReadModelStore } from '../read-models/read-model-store.js';
import type { ConsumerStatus } from './consumer.js';

const COLLECTION = 'consumer_progress';
/** Between two looks, of those who tell and of those who wait: half of it is what a waiting person notices. */
const LOOK_MS = 20;

export interface PublishedStatus extends ConsumerStatus {
  /** Whose consumer it is. */
  readonly group: string;
}

type Published = ReadonlyMap<string, PublishedStatus>;
/** Of consumers; undefined: one that there is not yet. */
type Names = () => Promise<readonly (string | undefined)[]>;

/**
 * Where consumers are, published by the process that runs them to those that do not: one document for each group of them.
 * Checkpoints alone do not say it: they are not moved for events that are of no interest to a consumer.
 */
export class ConsumerProgress {
  private collection: Promise<ReadModelCollection> | undefined;
  private reading: Promise<Published> | undefined;

  constructor(private readonly readModels: ReadModelStore) {}

  /** Tells of a group's consumers whenever one has moved, until the signal aborts. */
  async publish(group: string, statuses: () => readonly ConsumerStatus[], signal: AbortSignal): Promise<void> {
    let published = '';
    while (!signal.aborted) {
      const now = statuses();
      const since = performance.now();
      const text = JSON.stringify(now);
      // What cannot be written now is, as long as nobody has moved, written a moment later.
      if (text !== published && (await this.write(group, now).catch(() => false))) published = text;
      // A server that is slow to write is left alone for as long.
      await pause(Math.max(LOOK_MS, performance.now() - since), undefined, { signal }).catch(() => undefined);
    }
  }

  /** What is published of all consumers. @throws ReadModelsUnavailableError */
  read(): Promise<Published> {
    this.reading ??= this.readNow().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  /** True when all of them have taken in everything up to `position` within `withinMs`. */
  async reached(names: Names, position: number, withinMs: number): Promise<boolean> {
    return (await this.waitFor(names, position, withinMs)) !== undefined;
  }

  /** Up to where all of them are, once that is `position` or later; undefined where it is not within `withinMs`. */
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
    // One that has just been taken over begins at its checkpoint, behind what was published: that has been taken in all the same.
    const consumers = statuses.map((status) => ({
      ...status,
      position: Math.max(status.position, before.get(status.name)?.position ?? 0),
    }));
    // Two who tell at the same time are both right; the next look mends what one of them overwrote.
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

/** Up to where all of these consumers are; undefined for none, and where one of them was not published of. */
export function leastOf(names: readonly (string | undefined)[], published: Published): number | undefined {
  const positions = names.map((name) => published.get(name ?? '')?.position);
  const known = positions.filter((position) => position !== undefined);
  return known.length === 0 || known.length < positions.length ? undefined : Math.min(...known);
}

function consumersOf(document: JsonObject | undefined): readonly ConsumerStatus[] {
  return (document?.['consumers'] ?? []) as unknown as readonly ConsumerStatus[];
}
