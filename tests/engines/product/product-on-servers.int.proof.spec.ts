import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Kafka, logLevel } from 'kafkajs';
import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { SystemClock } from '../../../services/platform/clock/clock.js';
import { closeEngines, openEngines } from '../../../services/platform/engines/engines.js';
import { parseSettings, type Settings } from '../../../services/platform/settings/settings.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Harbour, openHarbour, startHarbourServer } from '../../fixtures/harbour.js';
import type { MarinaServer } from '../../fixtures/marina-server.js';
import { EventStoreDouble } from '../event-store/double/event-store-double.js';
import { ownDatabase } from '../read-models/own-database.js';

const mongo = process.env['TEST_READ_MODELS_URL'];
const brokers = process.env['TEST_KAFKA_BROKERS'];
const missing = [mongo === undefined && 'MongoDB', brokers === undefined && 'Kafka'].filter(Boolean);
if (missing.length > 0)
  process.stderr.write(`NOT RUN: the product on ${missing.join(' and ')} (no TEST_… URL is set)\n`);

describe('the product on servers', () => {
  let node: EventStoreDouble;
  let server: MarinaServer;
  let harbour: Harbour;
  const database = mongo === undefined ? undefined : ownDatabase(mongo, ['', '_keys']);

  beforeAll(async () => {
    node = await EventStoreDouble.start();
    const settings: Partial<Settings> = { EVENT_STORE_URL: node.url, LOG_LEVEL: 'silent' };
    if (database !== undefined) settings.READ_MODELS_URL = database.url;
    if (brokers !== undefined) settings.KAFKA_BROKERS = brokers.split(',');
    server = await startHarbourServer({ settings });
    harbour = await openHarbour(server, { berths: [12, 12] });
  }, 60_000);

  afterAll(async () => {
    await server.close();
    node.goAway();
    await database?.drop();
  });

  const ready = async () => (await server.send<{ status: string }>('GET', '/health/ready')).body as object;

  it('does its main job, and keeps the result over a restart', async () => {
    const asked = await harbour.approved();
    await server.settled(20_000);
    expect(await harbour.standing(asked)).toBe('approved -');
    await server.restart();
    await server.settled(20_000);
    expect(await harbour.standing(asked)).toBe('approved -');
    expect(await ready()).toEqual({ status: 'ready', culprits: [] });
  }, 60_000);

  it('reports which server is unavailable, accepts no command until then, and recovers by itself', async () => {
    const before = await harbour.approved();
    await server.settled(20_000);
    // Building the body reads the marina, which the missing server could not return.
    const body = await harbour.requestBody();
    node.goAway();
    const refused = await harbour.request(body).then(
      () => 'taken',
      (error: unknown) => String(error),
    );
    expect(refused).toContain('503');
    expect(await ready()).toMatchObject({
      culprits: expect.arrayContaining([expect.objectContaining({ part: 'event_store' })]),
    });
    await node.comeBack();
    while (!JSON.stringify(await ready()).includes('"ready"')) await pause(100);
    const after = await harbour.request();
    await server.settled(20_000);
    expect([await harbour.standing(before), await harbour.standing(after)]).toEqual(['approved -', 'initiated MARINA']);
  }, 90_000);

  if (brokers !== undefined) {
    it('publishes messages to Kafka', async () => {
      const asked = await harbour.request();
      const kafka = new Kafka({ brokers: brokers.split(','), logLevel: logLevel.NOTHING });
      const consumer = kafka.consumer({ groupId: `test-${asked.id}` });
      const heard: string[] = [];
      await consumer.connect();
      await consumer.subscribe({ topic: 'quayside.reservations.v1', fromBeginning: true });
      await consumer.run({
        eachMessage: async ({ message }) => {
          const { subject, type } = JSON.parse(message.value?.toString() ?? '{}') as Record<string, string>;
          if (subject === asked.id) heard.push(type ?? '');
          return Promise.resolve();
        },
      });
      try {
        while (heard.length === 0) await pause(100);
      } finally {
        await consumer.disconnect();
      }
      expect(heard).toEqual(['quayside.reservation.requested']);
    }, 60_000);
  }
});

describe('a server that is unavailable', () => {
  const directory = mkdtempSync(join(tmpdir(), 'quayside-servers-'));
  afterAll(() => rmSync(directory, { recursive: true }));

  it.each([
    ['EVENT_STORE_URL', 'esdb://127.0.0.1:9?tls=false'],
    ['EVENT_STORE_URL', 'postgres://127.0.0.1'],
    ['READ_MODELS_URL', 'mongodb://127.0.0.1:9/?serverSelectionTimeoutMS=300'],
    ['READ_MODELS_URL', 'no url at all'],
  ])(
    'stops the start with one line: %s=%s',
    async (name, url) => {
      const settings = parseSettings({ DATA_DIR: directory, [name]: url });
      const opening = openEngines(settings, new SystemClock(), pino({ level: 'silent' }));
      const message = await opening.then(
        () => 'opened',
        (error: unknown) => (error as Error).message,
      );
      expect(message).not.toBe('opened');
      expect(message).not.toContain('\n');
      // The engines that were opened before the failure were closed again.
      const again = await openEngines(parseSettings({ DATA_DIR: directory }), new SystemClock(), pino());
      await closeEngines(again);
    },
    30_000,
  );
});
