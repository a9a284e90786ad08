import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually, PlatformBench } from '../../../tests/fixtures/platform-bench.js';
import type { ConsumerStatus } from '../consuming/consumer.js';
import type { Engines } from '../engines/engines.js';
import { EventStoreUnavailableError, ForeignLogError } from '../event-store/event-store.js';
import { ConsumerProgress } from '../consuming/consumer-progress.js';
import { Leases } from '../leases/leases.js';
import { HintRegistry } from '../realtime/hint-registry.js';
import { RealtimeServer } from '../realtime/realtime-server.js';
import { SessionEnds } from '../realtime/session-ends.js';
import { ConsumerOverview } from './consumer-overview.js';
import { keepFromWork, Readiness } from './readiness.js';

describe('the readiness', () => {
  let bench: PlatformBench;
  let realtime: RealtimeServer;
  let statuses: ConsumerStatus[];
  let pings: Record<
    'eventStore' | 'readModels' | 'record' | 'keys' | 'mail' | 'blobs' | 'payments',
    () => Promise<void>
  >;
  let overview: ConsumerOverview;
  let readiness: Readiness;

  beforeEach(async () => {
    bench = new PlatformBench();
    const { log, projections, policies, deadLetters } = bench.core;
    const { readModels, record, logger } = bench;
    const leases = new Leases({ store: readModels, logger, alone: true, catchUp: () => Promise.resolve() });
    const progress = new ConsumerProgress(readModels);
    realtime = new RealtimeServer(log, new HintRegistry(), new SessionEnds(), bench.logger);
    await realtime.start();
    statuses = [];
    policies.status = () => statuses;
    const fine = () => Promise.resolve();
    pings = { eventStore: fine, readModels: fine, record: fine, keys: fine, mail: fine, blobs: fine, payments: fine };
    const engines = fineEngines() as unknown as Engines;
    const parts = {
      log,
      projections,
      policies,
      deadLetters,
      realtime,
      relay: null,
      readModels,
      record,
      leases,
      progress,
    };
    overview = new ConsumerOverview(parts);
    readiness = new Readiness(engines, overview, 50);
    await eventually(() => realtime.status().state === 'live');
  });
  afterEach(async () => {
    await realtime.close();
    await bench.close();
  });

  const fineEngines = () => ({
    redis: null,
    eventStore: { ping: () => pings.eventStore(), positionsPerEvent: 1 },
    readModels: { ping: () => pings.readModels() },
    record: { ping: () => pings.record() },
    keys: { ping: () => pings.keys() },
    mail: { ping: () => pings.mail() },
    blobs: { ping: () => pings.blobs() },
    payments: { ping: () => pings.payments() },
  });

  const consumer = (more: Partial<ConsumerStatus>): ConsumerStatus => ({
    name: 'policy:copying',
    state: 'live',
    position: 0,
    error: null,
    waits_for: null,
    ...more,
  });

  it('names no part when all is well', async () => {
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
    pings.blobs = () => Promise.reject(new Error('no bucket'));
    pings.payments = () => Promise.reject(new Error('no provider'));
    expect(await readiness.culprits()).toEqual([
      { part: 'keys', problem: 'unavailable' },
      { part: 'mail', problem: 'unavailable' },
      { part: 'blobs', problem: 'unavailable' },
      { part: 'payments', problem: 'unavailable' },
    ]);
  });

  it('says that the log is another one, which lets no request in', async () => {
    pings.eventStore = () => Promise.reject(new ForeignLogError(300, false, false));
    const culprits = await readiness.culprits();
    expect(culprits).toEqual([{ part: 'event_store', problem: 'other_log' }]);
    expect(keepFromWork(culprits)).toBe(true);
  });

  it('names Redis without counting the server as unready', async () => {
    const redis = { ping: () => Promise.reject(new Error('away')) };
    const engines = { ...fineEngines(), redis } as unknown as Engines;
    const culprits = await new Readiness(engines, overview, 50).culprits();
    expect(culprits).toEqual([{ part: 'redis', problem: 'unavailable' }]);
    expect(keepFromWork(culprits)).toBe(false);
    for (const part of ['mail', 'blobs', 'payments']) {
      expect(keepFromWork([...culprits, { part, problem: 'unavailable' }])).toBe(false);
    }
    expect(keepFromWork([...culprits, { part: 'keys', problem: 'no_answer' }])).toBe(true);
    expect(keepFromWork([])).toBe(false);
  });

  it('names consumers that stopped or fail, without the cause', async () => {
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

  it('names no consumer that waits for an already named part, however far behind', async () => {
    statuses = [
      consumer({ state: 'failing', error: 'no mail server', waits_for: 'mail' }),
      consumer({ name: 'policy:two', state: 'catching_up', position: -5000, waits_for: 'payments' }),
    ];
    expect(await readiness.culprits()).toEqual([]);
  });

  it('names consumers that are far behind', async () => {
    await Promise.all(Array.from({ length: 1001 }, (_, index) => bench.write(`n${index}`, 'x')));
    await eventually(() => realtime.status().position === 1001);
    statuses = [consumer({ position: 1 })];
    expect(await readiness.culprits()).toEqual([]);
    statuses = [consumer({ position: 0 })];
    expect(await readiness.culprits()).toEqual([{ part: 'policy:copying', problem: 'lagging', lag: 1001 }]);
    const eventStore = { ...fineEngines().eventStore, positionsPerEvent: 2 };
    const onServer = { ...fineEngines(), eventStore } as unknown as Engines;
    expect(await new Readiness(onServer, overview, 50).culprits()).toEqual([]);
  });
});
