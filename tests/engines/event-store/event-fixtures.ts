import { randomUUID } from 'node:crypto';
import type {
  EventStore,
  JsonObject,
  NewEvent,
  RecordedEvent,
  SubscriptionBatch,
} from '../../../services/platform/event-store/event-store.js';

/** An event with distinct data. */
export function anEvent(data: JsonObject = {}, id: string = randomUUID()): NewEvent {
  return {
    id,
    type: 'LampLit',
    data,
    metadata: {
      marina_id: null,
      actor: { kind: 'system', id: 'suite', name: null },
      command_id: id,
      command_hash: 'c0ffee',
      correlation_id: id,
      causation_id: id,
      recorded_at: '2026-05-01T10:00:00.000Z',
      schema: 1,
    },
  };
}

/** `count` events numbered from `first` in their data. */
export function events(count: number, first = 0): NewEvent[] {
  return Array.from({ length: count }, (_, index) => anEvent({ number: first + index }));
}

/** Unique, so that suites can share a server with existing streams. */
export function streamName(): string {
  return `lamp-${randomUUID()}`;
}

export async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

export function numbers(recorded: readonly RecordedEvent[]): unknown[] {
  return recorded.map(({ data }) => data.number);
}

export function positions(recorded: readonly RecordedEvent[]): number[] {
  return recorded.map(({ position }) => position);
}

/** A subscription that is read in the background, like that of a consumer. */
export class Follower {
  readonly batches: SubscriptionBatch[] = [];
  private readonly stop = new AbortController();
  private readonly ended: Promise<void>;
  private changed: () => void = () => undefined;

  /** @param handle awaited after each batch, before the next one is requested */
  constructor(
    store: EventStore,
    options: { after: number; batchSize?: number },
    private readonly handle: (batch: SubscriptionBatch) => Promise<void> = () => Promise.resolve(),
  ) {
    this.ended = this.run(store.subscribe({ ...options, signal: this.stop.signal }));
    // `finished` reports the failure; until then it must not count as unhandled.
    this.ended.catch(() => undefined);
  }

  get seen(): RecordedEvent[] {
    return this.batches.flatMap((batch) => batch.events);
  }

  /** Resolves once the condition holds; rejects if the subscription ends or 10 s pass first. */
  async until(condition: (follower: this) => boolean): Promise<void> {
    let overdue: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      overdue = setTimeout(() => reject(new Error(`still waiting after ${this.seen.length} events`)), 10_000);
    });
    const over = this.ended.then(() => Promise.reject(new Error('the subscription ended')));
    over.catch(() => undefined);
    try {
      while (!condition(this)) {
        const change = new Promise<void>((resolve) => (this.changed = resolve));
        await Promise.race([change, late, over]);
      }
    } finally {
      clearTimeout(overdue);
    }
  }

  untilSeen(count: number): Promise<void> {
    return this.until(({ seen }) => seen.length >= count);
  }

  untilCaughtUp(): Promise<void> {
    return this.until(({ batches }) => batches.at(-1)?.caughtUp === true);
  }

  /** Settles like the iteration itself. */
  finished(): Promise<void> {
    return this.ended;
  }

  async abort(): Promise<void> {
    this.stop.abort();
    await this.ended;
  }

  private async run(batches: AsyncIterable<SubscriptionBatch>): Promise<void> {
    for await (const batch of batches) {
      this.batches.push(batch);
      this.changed();
      await this.handle(batch);
    }
  }
}
