import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventStore } from '../../../services/platform/event-store/event-store.js';
import type { KurrentEventStore } from '../../../services/platform/event-store/kurrent/kurrent-event-store.js';
import { openKurrentEventStore } from '../../../services/platform/event-store/kurrent/open-kurrent-event-store.js';
import { EventStoreDouble } from './double/event-store-double.js';
import { StoredLog } from './double/stored-log.js';
import { events, streamName } from './event-fixtures.js';
import { describeEventStore } from './event-store-suite.js';

/** The server executes the requests of one connection in parallel. */
const PROMISES = { orderAcrossStreams: false };

describeEventStore(
  'EventStoreDB (double of its protocol)',
  async () => {
    const directory = mkdtempSync(join(tmpdir(), 'event-store-double-'));
    const file = join(directory, 'log');
    let server = await EventStoreDouble.start({ log: new StoredLog(file) });
    // The tail is short, so that a slow subscriber falls behind it.
    const open = (): Promise<KurrentEventStore> => openKurrentEventStore(server.url, { tailCapacity: 64 });
    let store = await open();
    // A server is shared: each test starts where the log ends, and one that reads from the beginning finds these.
    await store.append(streamName(), 'no_stream', events(5, 1_000));
    return {
      store,
      // The server is restarted as well, from its data on disk.
      reopen: async (): Promise<EventStore> => {
        await store.close();
        server.goAway();
        server = await EventStoreDouble.start({ log: new StoredLog(file) });
        store = await open();
        return store;
      },
      dispose: async (): Promise<void> => {
        await store.close();
        server.goAway();
        rmSync(directory, { recursive: true });
      },
    };
  },
  PROMISES,
);

const url = process.env.TEST_EVENT_STORE_URL ?? '';

if (url === '') {
  process.stdout.write('NOT RUN: event store suite against EventStoreDB (TEST_EVENT_STORE_URL is not set)\n');
} else {
  describeEventStore(
    'EventStoreDB (TEST_EVENT_STORE_URL)',
    async () => {
      const open = (): Promise<KurrentEventStore> => openKurrentEventStore(url, { tailCapacity: 64 });
      let store = await open();
      return {
        store,
        reopen: async (): Promise<EventStore> => {
          await store.close();
          store = await open();
          return store;
        },
        dispose: () => store.close(),
      };
    },
    PROMISES,
  );
}
