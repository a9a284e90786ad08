import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pages } from '../../../tests/fixtures/notebook-pages.js';
import { PlatformBench } from '../../../tests/fixtures/platform-bench.js';
import type { EventStore } from '../event-store/event-store.js';

/** How far apart the events are on a server, where a position is a place in the bytes of the log. */
const APART = 1149;

/** The store with positions as a server's log has them. */
function farApart(store: EventStore): EventStore {
  const changed: Pick<EventStore, 'head' | 'subscribe'> = {
    head: async () => (await store.head()) * APART,
    async *subscribe(options) {
      for await (const batch of store.subscribe({ ...options, after: Math.floor(options.after / APART) })) {
        yield { ...batch, events: batch.events.map((event) => ({ ...event, position: event.position * APART })) };
      }
    },
  };
  return new Proxy(store, {
    get(target, name) {
      const own: unknown = Reflect.get(name in changed ? changed : target, name);
      return typeof own === 'function' ? (own.bind(target) as unknown) : own;
    },
  });
}

describe('a rebuild of the read models', () => {
  let bench: PlatformBench;
  beforeEach(async () => {
    bench = new PlatformBench();
    for (const id of ['n1', 'n2', 'n3']) await bench.write(id, 'a line');
    await bench.restart({ wrap: farApart });
    bench.core.projections.register(pages());
  });
  afterEach(() => bench.close());

  it.each([[20_000], [2]])('names the number of events, never a position, in batches of %d', async (atOnce) => {
    expect(await bench.core.log.head()).toBe(3 * APART);
    const heads = new Set<number>();
    expect(await bench.core.projections.rebuild((_, head) => heads.add(head), { atOnce })).toBe(3);
    expect([...heads]).toEqual([3 * APART]);
    await bench.core.projections.start();
    expect(await bench.core.projections.model(pages()).count()).toBe(3);
  });
});
