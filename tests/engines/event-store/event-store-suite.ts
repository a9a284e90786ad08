import { afterEach, beforeEach, describe } from '@jest/globals';
import type { EventStore } from '../../../services/platform/event-store/event-store.js';
import { describeAppending } from './appending-suite.js';
import { describeDurability } from './durability-suite.js';
import { describeInterleavings } from './interleaving-suite.js';
import { describeReading } from './reading-suite.js';
import { describeRecent } from './recent-suite.js';
import { describeSubscribing } from './subscribing-suite.js';

export interface EventStoreUnderTest {
  readonly store: EventStore;
  /** Closes the store if it is open, and opens the same data again. */
  reopen(): Promise<EventStore>;
  /** Closes all open stores and removes the data if possible. */
  dispose(): Promise<void>;
}

export type EventStoreFactory = () => Promise<EventStoreUnderTest>;

/** Guarantees of an adapter beyond the port. */
export interface Promises {
  /** Appends of one turn take effect in call order even across streams; default true. */
  readonly orderAcrossStreams?: boolean;
}

/** The store of the current test. */
export interface Bench {
  readonly store: EventStore;
  /** Position of the head before the test: a server may already hold other streams. */
  readonly start: number;
  reopen(): Promise<EventStore>;
}

/** Checks an adapter against the port `EventStore`. The log need not be empty: each test uses only its own streams. */
export function describeEventStore(name: string, factory: EventStoreFactory, promises: Promises = {}): void {
  describe(`event store: ${name}`, () => {
    let underTest: EventStoreUnderTest;
    let start = 0;

    beforeEach(async () => {
      underTest = await factory();
      start = await underTest.store.head();
    });
    afterEach(() => underTest.dispose());

    const bench: Bench = {
      get store() {
        return underTest.store;
      },
      get start() {
        return start;
      },
      reopen: () => underTest.reopen(),
    };
    describeAppending(bench, promises);
    describeReading(bench);
    describeRecent(bench);
    describeSubscribing(bench);
    describeInterleavings(bench);
    describeDurability(bench);
  });
}
