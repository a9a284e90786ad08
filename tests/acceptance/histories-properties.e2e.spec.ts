import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { pricingApi } from '../../contracts/pricing/api.js';
import { draftExample } from '../../contracts/pricing/examples.js';
import { toSnapshot } from '../../services/berths/domain/berth-plan.js';
import { planRecord } from '../../services/berths/records/berth-plan-record.js';
import { QueryBus } from '../../services/platform/buses/buses.js';
import { ConsumerCommits } from '../../services/platform/consuming/consumer-commits.js';
import { DeadLetters } from '../../services/platform/consuming/dead-letters.js';
import { ProjectionHost } from '../../services/platform/consuming/projection-host.js';
import type { AnyProjection } from '../../services/platform/consuming/projection.js';
import { EventLog } from '../../services/platform/event-sourcing/event-log.js';
import { StreamRepository } from '../../services/platform/event-sourcing/stream-repository.js';
import type { ReadModelStore } from '../../services/platform/read-models/read-model-store.js';
import { SqliteReadModelStore } from '../../services/platform/read-models/sqlite-read-model-store.js';
import { ExpiryJob } from '../../services/reservations/policies/expiry-job.js';
import { reservationRecord } from '../../services/reservations/records/reservation-record.js';
import { type Harbour, headOf, openHarbour, startHarbourServer } from '../fixtures/harbour.js';
import type { MarinaServer } from '../fixtures/marina-server.js';
import { propertyRuns } from '../fixtures/property-runs.js';
import { lifePlan, RandomLives } from '../fixtures/random-lives.js';
import { AllocationOfReservation } from '../../contracts/berths/allocation-queries.js';

/**
 * The MongoDB-wire server takes a second for work that the embedded store does at once: more concurrent calls are
 * refused as busy.
 */
const LIVES = { embedded: { atOnce: 50, rounds: 20 }, servers: { atOnce: 10, rounds: 25 } };

let server: MarinaServer;
let harbour: Harbour;
let lives: RandomLives;
beforeAll(async () => {
  server = await startHarbourServer({ now: '2027-06-01T08:00:00.000Z' });
  harbour = await openHarbour(server, { marina: { accepts_online_payments: true }, berths: [12, 10, 14] });
  await harbour.addPier('I', [12, 12], { instant_booking: true });
  const { token } = harbour;
  await server.must(pricingApi.createPlan, { token, body: { season_pricing_plan: draftExample } });
  lives = new RandomLives(server, harbour);
  await server.settled(60_000);
});
afterAll(() => server.close());

/** Ids of the commands that appended events to these reservations. */
async function commandsIn(ids: ReadonlySet<string>): Promise<Set<string>> {
  const commands = new Set<string>();
  for (const id of ids) {
    for await (const event of server.engines.eventStore.readStream(`reservation-${id}`)) {
      commands.add(event.metadata.command_id);
    }
  }
  return commands;
}

const streams = () => server.app.get(StreamRepository, { strict: false });
const stateOf = async (id: string) => (await streams().load(reservationRecord, id)).state;
const planNow = async () => toSnapshot((await streams().load(planRecord, harbour.marina)).state);

async function expectAgreement(id: string): Promise<void> {
  const { berth, start_date, end_date } = await stateOf(id);
  const query = new AllocationOfReservation(harbour.marina, { reservation_id: id });
  const held = await server.app.get(QueryBus, { strict: false }).execute(query);
  const planned =
    held === null
      ? null
      : {
          allocation_id: held.allocation_id,
          berth_id: held.berth_id,
          start_date: held.start_date,
          end_date: held.end_date,
        };
  const said =
    berth === null ? null : { allocation_id: berth.allocation_id, berth_id: berth.berth_id, start_date, end_date };
  expect({ id, planned }).toEqual({ id, planned: said });
}

const registered = () =>
  Reflect.get(server.app.get(ProjectionHost, { strict: false }), 'projections') as Map<string, AnyProjection>;
/** Every document of every read model. */
async function documentsIn(store: ReadModelStore): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const { name, version, indexes } of registered().values()) {
    const collection = await store.open({ name: `${name}@${version}`, indexes });
    all[name] = await collection.find({ sort: [['_id', 1]] });
  }
  return all;
}

/**
 * Runs random lives of reservations on a small marina, many at a time, through the product's own commands. Afterwards
 * the served read models, a rebuild from the log and the fold of a fresh process are equal, plan and reservations
 * agree, and sending any command again changes nothing.
 */
describe('random lives of reservations, a thousand on the embedded engines,', () => {
  it('keep plan and reservation in agreement, and nothing that is sent again is done again', async () => {
    const code = await harbour.code();
    const { atOnce, rounds } = LIVES[server.onServers ? 'servers' : 'embedded'];
    const round = fc.tuple(
      fc.array(lifePlan, { minLength: atOnce, maxLength: atOnce }),
      fc.integer({ min: 0, max: 30 }),
    );
    await fc.assert(
      fc.asyncProperty(round, async ([plans, hours]) => {
        const ids = new Set(lives.opened);
        const carriedOut = (await Promise.all(plans.map((plan) => lives.live(plan, code)))).flat();
        server.clock.advance(hours * 3_600_000);
        await server.settled(60_000);
        await server.app.get(ExpiryJob, { strict: false }).run();
        const head = await headOf(server);
        const acted = await commandsIn(new Set(carriedOut.map(([, { id }]) => id)));
        // A command that changed nothing the first time, such as a move to the present berth, leaves no record.
        const known = carriedOut.filter(([{ context }]) => acted.has(context.command_id));
        expect(known.length).toBeGreaterThan(atOnce);
        const again = await Promise.all(known.map(([command]) => command.send()));
        expect(again).toEqual(known.map(([, receipt]) => receipt));
        expect(await headOf(server)).toBe(head);
        for (const id of lives.opened) if (!ids.has(id)) await expectAgreement(id);
      }),
      { numRuns: propertyRuns(rounds), endOnFailure: true },
    );
    expect(lives.begun).toBeGreaterThanOrEqual(atOnce * propertyRuns(rounds));
    // Lives that never progress would prove nothing.
    const codes = await Promise.all(
      [...lives.opened].map(async (id) => (await stateOf(id)).statuses.map(({ status_code }) => status_code)),
    );
    const reached = new Set(codes.flat());
    for (const code of ['APPROVED', 'WAITING_LIST', 'CANCELED_BY_BOATER']) expect(reached).toContain(code);
    if (propertyRuns(rounds) < rounds) return;
    // A fifth of the lives is too few to reach the rarer statuses every time.
    for (const code of ['INSTANT_BOOK', 'PAYMENT_EXPIRED', 'FINISHED']) expect(reached).toContain(code);
    // This takes minutes when spread over processes that share two processors.
  }, 900_000);

  it('leave read models that a rebuild makes again to the letter', async () => {
    await server.settled(60_000);
    const directory = mkdtempSync(join(tmpdir(), 'quayside-rebuilt-'));
    const rebuilt = SqliteReadModelStore.openIn(directory);
    try {
      const log = server.app.get(EventLog, { strict: false });
      const host = new ProjectionHost(
        new ConsumerCommits(rebuilt),
        log,
        new DeadLetters(rebuilt, rebuilt, server.clock),
        pino({ level: 'silent' }),
      );
      host.register(...registered().values());
      await host.rebuild(() => undefined);
      const [served, made] = [await documentsIn(server.engines.readModels), await documentsIn(rebuilt)];
      expect(Object.keys(served).length).toBeGreaterThan(5);
      expect(served['reservations']?.length ?? Object.values(served).flat().length).toBeGreaterThan(0);
      for (const [name, documents] of Object.entries(served)) expect([name, made[name]]).toEqual([name, documents]);
    } finally {
      await rebuilt.close();
      rmSync(directory, { recursive: true, force: true });
    }
  }, 120_000);

  it('are the same when a fresh process folds them', async () => {
    const ids = [...lives.opened];
    const before = await Promise.all(ids.map(stateOf));
    const plan = await planNow();
    await server.restart();
    expect(await Promise.all(ids.map(stateOf))).toEqual(before);
    expect(await planNow()).toEqual(plan);
  }, 120_000);
});
