import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { SystemClock } from '../../../services/platform/clock/clock.js';
import { closeEngines, openEngines } from '../../../services/platform/engines/engines.js';
import { CLAIM_STREAM } from '../../../services/platform/event-sourcing/claims.js';
import { parseSettings } from '../../../services/platform/settings/settings.js';
import { buildPrograms } from '../../fixtures/role-process.js';
import { events } from '../event-store/event-fixtures.js';
import { EventStoreDouble } from '../event-store/double/event-store-double.js';
import { BrokenLine } from '../read-models/broken-line.js';
import { EndingProduct } from './ending-suite.js';

/** A server takes a megabyte in one append. */
const PART = 1_000;

describe('the product answers health checks and ends in time', () => {
  let node: EventStoreDouble;
  let line: BrokenLine;
  let directory: string;
  let running: EndingProduct | undefined;

  beforeAll(() => buildPrograms());
  beforeEach(async () => {
    node = await EventStoreDouble.start();
    line = await BrokenLine.to(node);
    directory = mkdtempSync(join(tmpdir(), 'quayside-ending-'));
    running = undefined;
  });
  afterEach(async () => {
    await running?.product.stop('SIGKILL');
    await line.dispose();
    node.goAway();
    rmSync(directory, { recursive: true, force: true });
  });

  const environment = () => ({ DATA_DIR: directory, EVENT_STORE_URL: `esdb://127.0.0.1:${line.port}?tls=false` });

  async function launched(): Promise<EndingProduct> {
    running = await EndingProduct.launch(environment());
    return running;
  }

  async function started(): Promise<EndingProduct> {
    const product = await launched();
    await product.product.ready();
    return product;
  }

  it('while the server of the log accepts connections and answers nothing', async () => {
    const product = await started();
    line.fallSilent();
    await product.names(/^event_store$/);
    await product.endsOnSignal();
  }, 60_000);

  it('while the server of the log is gone', async () => {
    const product = await started();
    line.cut();
    await product.names(/^event_store$/);
    await product.endsOnSignal();
  }, 60_000);

  it('while the read models are built for the first time', async () => {
    await grow(6_000);
    node.faults.delay = 150;
    const product = await launched();
    await product.listening();
    await product.names(/@/);
    await product.endsOnSignal();
  }, 60_000);

  it('while the server of the log falls silent during the first build', async () => {
    await grow(6_000);
    node.faults.delay = 150;
    const product = await launched();
    await product.listening();
    line.fallSilent();
    await product.names(/^event_store$/);
    await product.endsOnSignal();
  }, 60_000);

  it('while the server of the log does not answer at the start', async () => {
    line.fallSilent();
    const product = await launched();
    while (line.accepted === 0) await pause(20);
    await product.endsOnSignal();
  }, 60_000);

  /** Adds events to the log that concern no read model. */
  async function grow(count: number): Promise<void> {
    const settings = parseSettings({ ...environment(), LOG_LEVEL: 'silent' });
    const engines = await openEngines(settings, new SystemClock(), pino({ level: 'silent' }));
    for (let stream = 0; stream < count / PART; stream += 1) {
      const released = events(PART).map((event) => ({
        ...event,
        type: 'NameReleased',
        data: { owner_stream: 'pier-1', at: event.metadata.recorded_at },
      }));
      await engines.eventStore.append(`${CLAIM_STREAM}${stream}`, 'no_stream', released);
    }
    await closeEngines(engines);
    expect(node.log.events.length).toBeGreaterThan(count);
  }
});
