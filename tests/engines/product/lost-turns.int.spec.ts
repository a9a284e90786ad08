import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { ReleaseAllocation } from '../../../contracts/berths/commands.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { Leases } from '../../../services/platform/leases/leases.js';
import { BerthPlacement } from '../../../services/reservations/berthing/berth-placement.js';
import { type Asked, type Harbour, openHarbour, startHarbourServer } from '../../fixtures/harbour.js';
import type { MarinaServer } from '../../fixtures/marina-server.js';
import { EventStoreDouble } from '../event-store/double/event-store-double.js';
import { notRun } from '../read-models/mongo-under-test.js';
import { ownDatabase } from '../read-models/own-database.js';
import pino from 'pino';

const mongo = process.env['TEST_READ_MODELS_URL'];

/** With several writing processes, one that is suspended between plan and reservation counts as dead. */
describe('a lost lock', () => {
  let node: EventStoreDouble;
  let server: MarinaServer;
  let harbour: Harbour;

  const database = mongo === undefined ? undefined : ownDatabase(mongo, ['', '_keys']);

  beforeAll(async () => {
    node = await EventStoreDouble.start();
    const shared = database === undefined ? {} : { READ_MODELS_URL: database.url };
    server = await startHarbourServer({ settings: { EVENT_STORE_URL: node.url, LOG_LEVEL: 'silent', ...shared } });
    harbour = await openHarbour(server, { berths: [12] });
  }, 60_000);

  afterAll(async () => {
    await server.close();
    node.goAway();
    await database?.drop();
  });

  /** Releases the next chosen berth before the reservation records it. */
  function fallAsleepOnce(meanwhile: () => Promise<unknown>): void {
    const berths = server.app.get(BerthPlacement, { strict: false });
    const choose = berths.choose.bind(berths);
    berths.choose = async (wish, context) => {
      berths.choose = choose;
      const chosen = await choose(wish, context);
      if (isRefusal(chosen)) return chosen;
      const { allocation_id } = chosen.choice;
      const taken = server.context({ marina_id: harbour.marina });
      await server.execute(
        new ReleaseAllocation({ allocation_id, reason: 'NOT_APPROVED', never_arrived: true }, taken),
      );
      await meanwhile();
      return chosen;
    };
  }

  const berthOf = async (asked: Asked) => (await harbour.show(asked)).berth_id;
  const nights = (month: string) => ({ start_date: `2027-${month}-01`, end_date: `2027-${month}-03` });

  it('leaves no approved reservation without its berth', async () => {
    const stay = nights('07');
    const asked = await harbour.agreed(stay);
    fallAsleepOnce(() => Promise.resolve());
    await harbour.must(asked, 'APPROVE', {});
    await server.settled(20_000);
    expect(await harbour.standing(asked)).toBe('approved -');
    expect(await berthOf(asked)).toBe(harbour.berth('A1'));
    expect(await harbour.visitors(stay)).toEqual([1, 1]);
    expect(await harbour.isFree('A1', stay)).toBe(false);
  }, 60_000);

  it('assigns no berth that another reservation has received in the meantime', async () => {
    const stay = nights('08');
    const [asked, other] = [await harbour.agreed(stay), await harbour.agreed(stay)];
    fallAsleepOnce(() => harbour.must(other, 'APPROVE', {}));
    await harbour.must(asked, 'APPROVE', {});
    await server.settled(20_000);
    expect([await berthOf(asked), await berthOf(other)]).toEqual([null, harbour.berth('A1')]);
    expect(await harbour.visitors(stay)).toEqual([1, 1]);
  }, 60_000);

  // Only processes that share read models share their locks.
  const heartbeats = 'is waited for as long as its process sends heartbeats';
  if (mongo === undefined) notRun(heartbeats, 'TEST_READ_MODELS_URL names no server');
  else it(heartbeats, isWaitedFor, 60_000);

  async function isWaitedFor(): Promise<void> {
    const asked = await harbour.agreed(nights('09'));
    const elsewhere = new Leases({
      store: server.engines.readModels,
      logger: pino({ level: 'silent' }),
      alone: false,
      catchUp: () => Promise.resolve(),
    });
    let release = () => {};
    const held = elsewhere.runExclusive(
      `reservation ${asked.id}`,
      () => new Promise<void>((resolve) => (release = resolve)),
    );
    await pause(100);
    let approved = false;
    const approving = harbour.must(asked, 'APPROVE', {}).then(() => (approved = true));
    await pause(1_000);
    expect(approved).toBe(false);
    release();
    await held;
    await approving;
    expect(await harbour.standing(asked)).toBe('approved -');
  }
});
