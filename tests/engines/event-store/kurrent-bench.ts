import { afterEach } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import type { EventStore, RecordedEvent } from '../../../services/platform/event-store/event-store.js';
import type {
  KurrentEventStore,
  KurrentEventStoreOptions,
} from '../../../services/platform/event-store/kurrent/kurrent-event-store.js';
import { openKurrentEventStore } from '../../../services/platform/event-store/kurrent/open-kurrent-event-store.js';
import { type DoubleOptions, EventStoreDouble } from './double/event-store-double.js';

/** Timeouts shorter than those of the product. A busy machine needs seconds for a first call. */
export const QUICK: KurrentEventStoreOptions = { callMs: 3_000, patienceMs: 5_000, watchEveryMs: 100 };

/** Servers and stores of one test; all are closed after it. */
export class KurrentBench {
  private readonly servers: EventStoreDouble[] = [];
  private readonly stores: KurrentEventStore[] = [];

  constructor() {
    afterEach(async () => {
      await Promise.all(this.stores.splice(0).map((store) => store.close()));
      for (const server of this.servers.splice(0)) server.goAway();
    });
  }

  async server(options: DoubleOptions = {}): Promise<EventStoreDouble> {
    const server = await EventStoreDouble.start(options);
    this.servers.push(server);
    return server;
  }

  async open(url: string, options: KurrentEventStoreOptions = {}): Promise<KurrentEventStore> {
    const store = await openKurrentEventStore(url, { ...QUICK, ...options });
    this.stores.push(store);
    return store;
  }
}

/** Follows the log like a consumer of the product: after every error it continues from its last position. */
export class Persistent {
  readonly seen: RecordedEvent[] = [];
  failures = 0;
  private readonly stop = new AbortController();
  private readonly running: Promise<void>;

  constructor(private readonly store: EventStore) {
    this.running = this.run();
  }

  async until(count: number, withinMs = 10_000): Promise<void> {
    const end = performance.now() + withinMs;
    while (this.seen.length < count) {
      if (performance.now() > end) throw new Error(`saw ${this.seen.length} of ${count} events`);
      await pause(10);
    }
  }

  async abort(): Promise<void> {
    this.stop.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.stop;
    for (let stopped = false; !stopped; stopped = this.stop.signal.aborted) {
      try {
        const after = this.seen.at(-1)?.position ?? 0;
        for await (const { events } of this.store.subscribe({ after, signal })) this.seen.push(...events);
      } catch {
        this.failures += 1;
        await pause(50);
      }
    }
  }
}
