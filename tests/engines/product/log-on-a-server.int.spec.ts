import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Logger, pino } from 'pino';
import { feedApi } from '../../../contracts/feed/api.js';
import { closeEngines, openEngines } from '../../../services/platform/engines/engines.js';
import { PROJECTOR, SCHEDULER } from '../../../services/platform/serving/process-work.js';
import { type Harbour, openHarbour, startHarbourServer } from '../../fixtures/harbour.js';
import type { MarinaServer } from '../../fixtures/marina-server.js';
import { EventStoreDouble } from '../event-store/double/event-store-double.js';

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly consumer?: string;
}

const WARN = 40;

/** One process whose log is on a server, with everything else in its directory. */
describe('the product with only its log on a server', () => {
  let node: EventStoreDouble;
  let server: MarinaServer;
  let harbour: Harbour;
  let lines: Line[];
  let logger: Logger;

  beforeEach(async () => {
    node = await EventStoreDouble.start();
    lines = [];
    logger = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line) as Line) });
    server = await startHarbourServer({ settings: { EVENT_STORE_URL: node.url }, logger });
    harbour = await openHarbour(server, { berths: [12] });
  }, 60_000);

  afterEach(async () => {
    await server.close();
    node.goAway();
  });

  const problems = () => lines.filter(({ level }) => level >= WARN);

  it('starts at once after a kill, without waiting for the leases of the dead process', async () => {
    const start = async () => {
      const began = performance.now();
      await server.start();
      await server.settled();
      expect(await server.send('GET', '/health/ready')).toMatchObject({ status: 200 });
      return performance.now() - began;
    };
    await server.settled();
    await server.stop();
    const withoutLeases = await start();
    await server.stop();
    const engines = await openEngines(server.settings, server.clock, logger);
    for (const name of [PROJECTOR, SCHEDULER]) {
      await engines.readModels.saveLease(name, null, { holder: 'a dead process', count: 7 });
    }
    await closeEngines(engines);

    // Waiting for the silence of a lease would take three to five seconds more.
    expect(await start()).toBeLessThan(withoutLeases + 2_500);
  });

  it('is ready within two seconds of the return of the server, with one line when it goes and one when it is back', async () => {
    await server.settled();
    lines.length = 0;
    node.goAway();
    while ((await server.send('GET', '/health/ready')).status === 200) await pause(20);
    await pause(2_500);
    expect(problems().map(({ msg }) => msg)).toEqual(['event store is away']);

    await node.comeBack();
    const back = performance.now();
    while ((await server.send('GET', '/health/ready')).status !== 200) await pause(20);
    expect(performance.now() - back).toBeLessThan(2_000);
    await harbour.request();
    await server.settled();
    expect(lines.map(({ msg }) => msg).filter((msg) => msg.startsWith('event store'))).toEqual([
      'event store is away',
      'event store is back',
    ]);
    expect(problems()).toHaveLength(1);
  }, 30_000);

  it('builds its read models from the server without a line of a policy that waits for them', async () => {
    await Promise.all(Array.from({ length: 30 }, () => harbour.request()));
    await server.settled();
    await server.stop();
    for (const file of ['read-models.db', 'read-models.db-wal', 'read-models.db-shm']) {
      rmSync(`${server.settings.DATA_DIR}/${file}`, { force: true });
    }
    lines.length = 0;
    await server.start();
    await server.settled();
    expect(problems().filter(({ consumer }) => consumer !== undefined)).toEqual([]);
  }, 60_000);

  it('refuses a cursor of another log at once', async () => {
    const { token } = await server.addAdmin();
    const read = async (after: string) => {
      const started = performance.now();
      const { status, body } = await server.send('GET', feedApi.berths.path, { token, body: { after } });
      return { status, code: body.error_type, quick: performance.now() - started < 1_000 };
    };
    const refused = { status: 409, code: 'CURSOR_OF_ANOTHER_LOG', quick: true };
    expect(await read('5')).toEqual(refused);
    expect(await read('999999999999')).toEqual(refused);
    expect(await read('AAAAAAAAEmcGMwSe_6MHdw')).toEqual(refused);
    expect(await read('0')).toMatchObject({ status: 200, quick: true });
  });
});
