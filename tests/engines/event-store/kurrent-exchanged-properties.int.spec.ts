/** A server whose log is exchanged for another one with a common beginning, under a running process. */
import { afterEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { setTimeout as pause } from 'node:timers/promises';
import { EventStoreUnavailableError, ForeignLogError } from '../../../services/platform/event-store/event-store.js';
import type { KurrentEventStore } from '../../../services/platform/event-store/kurrent/kurrent-event-store.js';
import { openKurrentEventStore } from '../../../services/platform/event-store/kurrent/open-kurrent-event-store.js';
import { propertyRuns } from '../../fixtures/property-runs.js';
import { all, events, Follower } from './event-fixtures.js';
import { EventStoreDouble } from './double/event-store-double.js';
import { QUICK } from './kurrent-bench.js';

const STREAM = 'lamp-exchanged';

/** What the process does with its log, and what it asks once the log is exchanged. */
const uses = ['follows', 'wrote', 'read'] as const;
const deeds = ['append', 'page', 'stream', 'end', 'recent'] as const;

const plans = fc.record({
  common: fc.nat({ max: 12 }),
  /** Events of this log after the common beginning, and how many of them the process knows. */
  own: fc.nat({ max: 12 }),
  known: fc.nat({ max: 12 }),
  other: fc.nat({ max: 24 }),
  use: fc.constantFrom(...uses),
  deeds: fc.uniqueArray(fc.constantFrom(...deeds), { minLength: 1 }),
  /** Whether an append is on its way while the server goes. */
  underWay: fc.boolean(),
});

interface Exchange {
  readonly store: KurrentEventStore;
  readonly exchanged: ForeignLogError[];
  readonly servers: EventStoreDouble[];
}

const current: Exchange[] = [];

async function dispose(): Promise<void> {
  for (const { store, servers } of current.splice(0)) {
    await store.close();
    for (const server of servers) server.goAway();
  }
}
afterEach(dispose);

/** Appends one event at a time after `length` events. */
async function grow(store: KurrentEventStore, length: number, count: number): Promise<void> {
  for (let number = length; number < length + count; number += 1)
    await store.append(STREAM, number === 0 ? 'no_stream' : number - 1, events(1, number));
}

async function written(server: EventStoreDouble, length: number, count: number): Promise<void> {
  const writer = await openKurrentEventStore(server.url, QUICK);
  try {
    await grow(writer, length, count);
  } finally {
    await writer.close();
  }
}

async function open(servers: EventStoreDouble[]): Promise<Exchange> {
  const exchanged: ForeignLogError[] = [];
  const onExchanged = (error: ForeignLogError) => void exchanged.push(error);
  const options = { ...QUICK, patienceMs: 150, onExchanged };
  const opened = { store: await openKurrentEventStore(servers[0]!.url, options), exchanged, servers };
  current.push(opened);
  return opened;
}

/** Repeats what fails because the server is away; the log is then found to be the same or another one. */
async function settled(deed: () => Promise<unknown>): Promise<'foreign' | 'same'> {
  for (;;) {
    try {
      await deed();
      return 'same';
    } catch (error) {
      if (error instanceof ForeignLogError && error.isCertain) return 'foreign';
      if (!(error instanceof EventStoreUnavailableError)) throw error;
      await pause(5);
    }
  }
}

const make: Record<(typeof deeds)[number], (store: KurrentEventStore, length: number) => Promise<unknown>> = {
  append: (store) => store.append('lamp-new', 'no_stream', events(1)),
  page: (store) => all(store.readAll({ after: 0 })),
  stream: (store) => all(store.readStream(STREAM)),
  end: (store) => store.head(),
  recent: (store) => store.catchUp().then(() => store.recentHead()),
};

describe('EventStoreDB adapter: a log that was exchanged for one with a common beginning', () => {
  it('is noticed if it lacks what this process knows, and only then', async () => {
    await fc.assert(
      fc.asyncProperty(plans, async ({ common, own, known, other, use, deeds: asked, underWay }) => {
        const first = await EventStoreDouble.start();
        await written(first, 0, common);
        const beginning = first.log.beginning(first.log.events.length);
        const mine = Math.min(known, own);
        if (use !== 'wrote') await written(first, common, mine);
        const { store, exchanged, servers } = await open([first]);
        if (use === 'wrote') await grow(store, common, mine);
        else if (use === 'read') await all(store.readAll({ after: 0 }));
        else {
          const follower = new Follower(store, { after: 0 });
          await follower.untilSeen(common + mine);
        }
        const late = underWay ? store.append('lamp-late', 'no_stream', events(1)).catch((error: unknown) => error) : 0;
        if (underWay) await new Promise<void>((resolve) => setImmediate(resolve));
        first.goAway();
        // The other log is prepared elsewhere, so that its length is what the plan says.
        const prepared = await EventStoreDouble.start({ log: beginning });
        await written(prepared, common, other);
        prepared.goAway();
        const second = await EventStoreDouble.start({ log: beginning, port: first.port });
        servers.push(second);
        const before = second.log.events.length;
        const outcome = await late;
        const wasStored = first.log.events.some(({ stream }) => stream === 'lamp-late');
        const isForeign = mine > 0 || (wasStored && !(outcome instanceof Error));
        for (const deed of asked)
          expect([deed, await settled(() => make[deed](store, common + mine))]).toEqual([
            deed,
            isForeign ? 'foreign' : 'same',
          ]);
        if (isForeign) {
          expect(second.log.events.slice(before).map(({ stream }) => stream)).toEqual([]);
          while (exchanged.length === 0) await pause(5);
        }
        expect(exchanged).toHaveLength(isForeign ? 1 : 0);
        await dispose();
      }),
      { numRuns: propertyRuns(60) },
    );
  });
});
