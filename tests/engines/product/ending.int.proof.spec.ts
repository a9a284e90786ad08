/** The states in which the product answers health checks and ends in time. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPrograms } from '../../fixtures/role-process.js';
import { BrokenLine } from '../read-models/broken-line.js';
import { notRun } from '../read-models/mongo-under-test.js';
import { OwnRedis } from '../realtime/redis-under-test.js';
import { EndingProduct, ProductBehindLine } from './ending-suite.js';
import { appendIrrelevant } from './irrelevant-events.js';
import { OwnServers, whyNoOwnServers } from './own-servers.js';

describe('the product on the log of a server answers health checks and ends in time', () => {
  const behind = new ProductBehindLine();

  beforeAll(() => buildPrograms());

  it('while the server of the log is gone', async () => {
    const product = await behind.started();
    behind.line.cut();
    await product.names(/^event_store$/);
    await product.endsOnSignal();
  }, 60_000);

  it('while the read models are built for the first time', async () => {
    await appendIrrelevant(behind.node.url, 'long', 6_000);
    behind.node.faults.delay = 150;
    const product = await behind.launched();
    await product.listening();
    await product.names(/@/);
    await product.endsOnSignal();
  }, 60_000);

  it('while the server of the log falls silent during the first build', async () => {
    await appendIrrelevant(behind.node.url, 'long', 6_000);
    behind.node.faults.delay = 150;
    const product = await behind.launched();
    await product.listening();
    behind.line.fallSilent();
    await product.names(/^event_store$/);
    await product.endsOnSignal();
  }, 60_000);
});

const NAME = 'the product on servers answers health checks and ends in time';
const whyNot =
  whyNoOwnServers ?? (process.env['TEST_REDIS_URL'] === undefined ? 'TEST_REDIS_URL names no server' : undefined);
if (whyNot === undefined) describe(NAME, describeEnds);
else notRun(NAME, whyNot);

function describeEnds(): void {
  /** What the health check names while the engine of the setting is away. */
  const engines = { EVENT_STORE_URL: /^event_store$/, READ_MODELS_URL: /^read_models$/, REDIS_URL: /^redis$/ };
  let servers: OwnServers;
  let redis: OwnRedis;
  let directory: string;
  let running: EndingProduct | undefined;
  const lines: BrokenLine[] = [];

  beforeAll(async () => {
    buildPrograms();
    servers = await OwnServers.start();
    redis = await OwnRedis.start();
  }, 120_000);
  afterAll(() => Promise.all([servers.dispose(), redis.dispose()]));
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'quayside-ending-'));
  });
  afterEach(async () => {
    await running?.product.stop('SIGKILL');
    for (const line of lines.splice(0)) await line.dispose();
    rmSync(directory, { recursive: true, force: true });
  });

  /** Starts the product with a line to the named engine, which a test can break. */
  async function startedWith(engine: string): Promise<{ product: EndingProduct; line: BrokenLine }> {
    const { log, mongo, broker } = servers;
    const ports: Record<string, number> = {
      EVENT_STORE_URL: log.port,
      READ_MODELS_URL: mongo.port,
      REDIS_URL: redis.port,
    };
    const line = await BrokenLine.to({ port: ports[engine] ?? 0 });
    lines.push(line);
    const at = (name: string) => `127.0.0.1:${name === engine ? line.port : (ports[name] ?? 0)}`;
    running = await EndingProduct.launch({
      DATA_DIR: directory,
      EVENT_STORE_URL: `esdb://${at('EVENT_STORE_URL')}?tls=false`,
      READ_MODELS_URL: `mongodb://${at('READ_MODELS_URL')}/quayside?directConnection=true`,
      KAFKA_BROKERS: broker.address,
      REDIS_URL: `redis://${at('REDIS_URL')}`,
    });
    await running.product.ready();
    return { product: running, line };
  }

  for (const [name, part] of Object.entries(engines)) {
    it(`while the server of ${name} is gone`, async () => {
      const { product, line } = await startedWith(name);
      line.cut();
      await product.names(part);
      await product.endsOnSignal();
    }, 120_000);

    it(`while the server of ${name} accepts connections and answers nothing`, async () => {
      const { product, line } = await startedWith(name);
      line.fallSilent();
      await product.names(part);
      await product.endsOnSignal();
    }, 120_000);
  }

  // Clients of Kafka connect to the address that the broker names, so no line can stand between them.
  it('while Kafka is gone, or stands still', async () => {
    for (const [away, back] of [
      [() => servers.broker.kill(), () => servers.broker.start()],
      [() => servers.broker.freeze(), () => servers.broker.thaw()],
    ] as const) {
      const { product } = await startedWith('');
      await away();
      await product.answersInTime();
      await product.endsOnSignal();
      await back();
    }
  }, 180_000);
}
