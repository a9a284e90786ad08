import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually, PlatformBench } from '../../../tests/fixtures/platform-bench.js';
import type { ConsumerStatus } from '../consuming/consumer.js';
import type { Engines } from '../engines.js';
import { EventStoreUnavailableError } from '../event-store/event-store.js';
import { HintRegistry } from '../realtime/hint-registry.js';
import { RealtimeServer } from '../realtime/realtime-server.js';
import { SessionEnds } from '../realtime/session-ends.js';
import { ConsumerOverview } from './consumer-overview.js';
import { Readiness } from './readiness.js';

describe('the readiness', () => {
  let bench: PlatformBench;
  let realtime: RealtimeServer;
  let statuses: ConsumerStatus[];
  let pings: Record<'eventStore' | 'readModels' | 'keys' | 'mail', () => Promise<void>>;
  let readiness: Readiness;

  beforeEach(async () => {
    bench = new PlatformBench();
    const { log, projections, policies, parking } = bench.core;
    realtime = new RealtimeServer(log, new HintRegistry(), new SessionEnds(), bench.logger);
    realtime.start();
    statuses = [];
    policies.status = () => statuses;
    const fine = () => Promise.resolve();
    pings = { eventStore: fine, readModels: fine, keys: fine, mail: fine };
    const engines = {
      onlyWriter: true,
      eventStore: { ping: () => pings.eventStore() },
      readModels: { ping: () => pings.readModels() },
      keys: { ping: () => pings.keys() },
      mail: { ping: () => pings.mail() },
    } as unknown as Engines;
    readiness = new Readiness(engines, new ConsumerOverview(log, projections, policies, realtime, parking, null), 50);
    await eventually(() => realtime.status().state === 'live');
  });
  afterEach(async () => {
    await realtime.close();
    await bench.close();
  });

  const consumer = (more: Partial<ConsumerStatus>): ConsumerStatus => ({
    name: 'policy:copying',
    state: 'live',
    position: 0,
    error: null,
    ...more,
  });

  it('names nobody when all is well', async () => {
    statuses = [consumer({}), consumer({ state: 'catching_up' })];
    expect(await readiness.culprits()).toEqual([]);
  });

  it('names engines that refuse or do not answer', async () => {
    pings.eventStore = () => Promise.reject(new EventStoreUnavailableError('/secret/path is full'));
    pings.readModels = () => new Promise(() => undefined);
    expect(await readiness.culprits()).toEqual([
      { part: 'event_store', problem: 'unavailable' },
      { part: 'read_models', problem: 'no_answer' },
    ]);
    pings = { ...pings, eventStore: () => Promise.resolve(), readModels: () => Promise.resolve() };
    pings.mail = () => Promise.reject(new Error('no mail'));
    pings.keys = () => Promise.reject(new Error('no keys'));
    expect(await readiness.culprits()).toEqual([
      { part: 'keys', problem: 'unavailable' },
      { part: 'mail', problem: 'unavailable' },
    ]);
  });

  it('names consumers that stopped or fail, and tells no cause', async () => {
    statuses = [
      consumer({ name: 'policy:one', state: 'failing', error: 'secret of ada@example.org' }),
      consumer({ name: 'policy:two', state: 'stopped' }),
      consumer({ name: 'policy:three' }),
    ];
    expect(await readiness.culprits()).toEqual([
      { part: 'policy:one', problem: 'failing' },
      { part: 'policy:two', problem: 'stopped' },
    ]);
  });

  it('names consumers that are far behind', async () => {
    await Promise.all(Array.from({ length: 1001 }, (_, index) => bench.write(`n${index}`, 'x')));
    await eventually(() => realtime.status().position === 1001);
    statuses = [consumer({ position: 1 })];
    expect(await readiness.culprits()).toEqual([]);
    statuses = [consumer({ position: 0 })];
    expect(await readiness.culprits()).toEqual([{ part: 'policy:copying', problem: 'lagging', lag: 1001 }]);
  });
});
