import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { auditApi } from '../../../contracts/audit/api.js';
import { mailOutboxApi } from '../../../contracts/operations/api.js';
import { reservationApi, boaterReservationApi } from '../../../contracts/reservations/api.js';
import { SystemClock } from '../../../services/platform/clock/clock.js';
import { DeadLetters } from '../../../services/platform/consuming/dead-letters.js';
import { freshId } from '../../../services/platform/event-sourcing/derived-id.js';
import { describeMoved, move, type Moved } from '../../../services/platform/moving/move.js';
import type { MoveRequest } from '../../../services/platform/moving/move-request.js';
import type { Settings } from '../../../services/platform/settings/settings.js';
import { type Asked, Harbour, openHarbour, PRICE, startHarbourServer } from '../../fixtures/harbour.js';
import type { MarinaServer } from '../../fixtures/marina-server.js';
import { S3Double } from '../blobs/s3-double.js';
import { EventStoreDouble } from '../event-store/double/event-store-double.js';
import { ownDatabase } from '../read-models/own-database.js';

const mongo = process.env['TEST_READ_MODELS_URL'];
if (mongo === undefined) {
  process.stderr.write('NOT RUN: moving keys and places to MongoDB and back (TEST_READ_MODELS_URL is not set)\n');
}

const directories: string[] = [];
const started: MarinaServer[] = [];
afterAll(async () => {
  for (const server of started) await server.stop();
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});

function directory(): string {
  const made = mkdtempSync(join(tmpdir(), 'quayside-moved-'));
  directories.push(made);
  return made;
}

async function start(settings: Partial<Settings>): Promise<MarinaServer> {
  const server = await startHarbourServer({ settings });
  started.push(server);
  return server;
}

const moved = (request: MoveRequest): Promise<Moved> => move(request, new SystemClock(), () => undefined);

/** The data that every user sees, wherever the product runs. */
interface Seen {
  readonly reservation: object;
  readonly list: object;
  readonly history: readonly string[];
}

async function seen(server: MarinaServer, harbour: Harbour, asked: Asked): Promise<Seen> {
  await server.settled(20_000);
  const { token } = harbour;
  const audit = await server.must(auditApi.getall, { token, body: { page_size: 100 } });
  return {
    reservation: await new Harbour(server, harbour.marina, harbour.staff).show(asked),
    list: await server.must(reservationApi.getall, { token, body: { filter: {} } }),
    history: audit.items.map(({ at, words }) => `${at} ${words}`),
  };
}

const mails = async (server: MarinaServer, { token }: Harbour): Promise<number> =>
  (await server.must(mailOutboxApi.getall, { token, body: {} })).total;

describe('the product on a copy of its log', () => {
  let node: EventStoreDouble;
  let first: MarinaServer;
  let harbour: Harbour;
  let asked: Asked;
  let before: Seen;
  let source: string;
  let wish: Awaited<ReturnType<Harbour['requestBody']>>;

  beforeAll(async () => {
    node = await EventStoreDouble.start();
    source = directory();
    first = await start({ DATA_DIR: source });
    harbour = await openHarbour(first, { berths: [12, 12] });
    asked = await harbour.approved();
    before = await seen(first, harbour, asked);
    wish = await harbour.requestBody();
    await first.stop();
  }, 60_000);

  afterAll(() => node.goAway());

  async function look(settings: Partial<Settings>): Promise<Seen> {
    const server = await start(settings);
    const found = await seen(server, harbour, asked);
    await server.stop();
    return found;
  }

  it('gives the same answers, on a server and back in a directory', async () => {
    expect(before.history.length).toBeGreaterThan(5);
    await moved({ from: source, to: node.url });
    const there = directory();
    cpSync(join(source, 'keys.db'), join(there, 'keys.db'));
    expect(await look({ DATA_DIR: there, EVENT_STORE_URL: node.url })).toEqual(before);
    const back = directory();
    await moved({ from: node.url, to: back });
    cpSync(join(source, 'keys.db'), join(back, 'keys.db'));
    expect(await look({ DATA_DIR: back })).toEqual(before);
  }, 90_000);

  if (mongo !== undefined) {
    it('has its keys and files there, repeats nothing, and can be moved back', async () => {
      const database = ownDatabase(mongo, ['', '_keys']);
      const [store, bucket] = [await EventStoreDouble.start(), await S3Double.start()];
      const servers = { keys: database.url, blobs: bucket.url() };
      const [file, person] = [freshId(), freshId()];
      const [from, there, back] = [directory(), directory(), directory()];
      cpSync(source, from, { recursive: true });
      const own = await start({ DATA_DIR: from });
      try {
        const { blobs, keys, readModels, record } = own.engines;
        const blob = { id: file, person, marina: harbour.marina, content_type: 'image/png', bytes: Buffer.from('png') };
        await blobs.put(blob);
        await keys.keyForWriting('erased');
        await keys.erase('erased');
        await own.settled(20_000);
        expect(await mails(own, harbour)).toBeGreaterThan(0);
        const deadLetter = {
          consumer: 'policy:departures',
          stream: 'traffic-1',
          revision: 3,
          event_type: 'X',
          error: 'no',
        };
        const deadLetters = new DeadLetters(readModels, record, own.clock);
        await deadLetters.add({ ...deadLetter, position: 5 });
        await deadLetters.add({ ...deadLetter, consumer: 'reservations@3', position: 5 });
        await own.stop();

        const report = await moved({ from, to: store.url, ...servers });
        expect(report).toMatchObject({ files: 1, keys: expect.any(Number) });
        expect(describeMoved(report)).toMatch(
          /^Source and copy hold the same \d+ events, \d+ keys and 1 files; SHA-256 /,
        );
        // Moving again, as after an interrupted copy, finds nothing left to do.
        expect((await moved({ from, to: store.url, ...servers })).keys).toBe(report.keys);

        const settings = { DATA_DIR: there, EVENT_STORE_URL: store.url, READ_MODELS_URL: database.url };
        const elsewhere = await start({ ...settings, BLOBS_URL: servers.blobs });
        const stored = store.log.events.length;
        expect(await seen(elsewhere, harbour, asked)).toEqual(before);
        expect((await elsewhere.engines.blobs.get(file))?.bytes.toString()).toBe('png');
        expect(await elsewhere.engines.keys.keyForWriting('erased')).toBeNull();
        const { readModels: anew, record: brought } = elsewhere.engines;
        const kept = await new DeadLetters(anew, brought, own.clock).find();
        const [, , , , fifth] = store.log.events.filter(({ stream }) => !stream.startsWith('$'));
        expect(kept).toMatchObject([{ ...deadLetter, position: fifth?.position }]);
        // Mails and commands continue where they stopped.
        expect([await mails(elsewhere, harbour), store.log.events.length]).toEqual([0, stored]);
        const { id, link_token } = await elsewhere.must(boaterReservationApi.request, { body: wish });
        const next = { id, link: link_token };
        await new Harbour(elsewhere, harbour.marina, harbour.staff).must(next, 'UPDATE', { payment: PRICE });
        const after = await seen(elsewhere, harbour, next);
        const sent = await mails(elsewhere, harbour);
        expect(sent).toBeGreaterThan(0);
        await elsewhere.stop();
        await expect(moved({ from, to: store.url, ...servers })).rejects.toThrow('The target has read models already');

        await moved({ from: store.url, to: back, ...servers });
        const home = await start({ DATA_DIR: back });
        expect(await seen(home, harbour, next)).toEqual(after);
        expect((await home.engines.blobs.get(file))?.bytes.toString()).toBe('png');
        expect(await home.engines.keys.keyForWriting('erased')).toBeNull();
        expect(await mails(home, harbour)).toBe(0);
        await home.stop();
      } finally {
        for (const server of started) await server.stop();
        store.goAway();
        await bucket.stop();
        await database.drop();
      }
    }, 180_000);
  }
});
