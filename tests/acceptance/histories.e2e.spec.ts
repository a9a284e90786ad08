import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { AllocationOfReservation, type AllocationOfReservationAnswer } from '../../contracts/berths/queries.js';
import { pricingRoutes } from '../../contracts/pricing/api.js';
import { draftExample } from '../../contracts/pricing/examples.js';
import { requestReservation } from '../../contracts/reservations/boater.js';
import { createActions, createReservation } from '../../contracts/reservations/create.js';
import { updateReservation } from '../../contracts/reservations/update.js';
import { addDays } from '../../contracts/vocabulary/dates.js';
import { isRefusal, type Refusal } from '../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../contracts/vocabulary/route.js';
import { planAggregate } from '../../services/berths/commands/berth-aggregates.js';
import { toSnapshot } from '../../services/berths/domain/berth-plan.js';
import { Parking } from '../../services/platform/consuming/parking.js';
import { ProjectionHost } from '../../services/platform/consuming/projection-host.js';
import type { AnyProjection } from '../../services/platform/consuming/projection.js';
import type { CommandContext } from '../../services/platform/event-sourcing/command-context.js';
import { EventLog } from '../../services/platform/event-sourcing/event-log.js';
import { StreamRepository } from '../../services/platform/event-sourcing/stream-repository.js';
import type { ReadModelStore } from '../../services/platform/read-models/read-model-store.js';
import { SqliteReadModelStore } from '../../services/platform/read-models/sqlite-read-model-store.js';
import { AnswerReservation } from '../../services/reservations/commands/answer-reservation.js';
import { AssignBerth } from '../../services/reservations/commands/assign-berth.js';
import { CreateReservation } from '../../services/reservations/commands/create-reservation.js';
import { PayReservation } from '../../services/reservations/commands/pay-reservation.js';
import { RequestReservation } from '../../services/reservations/commands/request-reservation.js';
import { reservationAggregate } from '../../services/reservations/commands/reservation-aggregate.js';
import { UpdateReservation } from '../../services/reservations/commands/update-reservation.js';
import { ExpiryJob } from '../../services/reservations/policies/expiry-job.js';
import { type Harbour, headOf, openHarbour, startHarbourServer } from '../fixtures/harbour.js';
import type { MarinaServer } from '../fixtures/marina-server.js';

/**
 * Random lives of reservations on a small marina, many at a time, through the product's own commands. Whatever
 * happened: what is served, what a rebuild makes of the log and what a fresh process folds are the same; plan and
 * reservation agree; and sending anything again changes nothing.
 */
/** A likeness of MongoDB takes a second for what the embedded store does in a blink: more at once are refused as busy. */
const LIVES = { embedded: { atOnce: 50, rounds: 20 }, servers: { atOnce: 10, rounds: 25 } };

type Beginning = 'request' | 'instant' | (typeof createActions)[number];
type Mode = 'BOATER' | 'MARINA';

/** A command, which knows its own id. */
interface Sent {
  readonly context: CommandContext;
}

/** One reservation under way. */
interface Life {
  readonly id: string;
  readonly mode: Mode;
}

let server: MarinaServer;
let harbour: Harbour;
let lives = 0;
const reservations = new Map<string, Mode>();
beforeAll(async () => {
  server = await startHarbourServer({ now: '2027-06-01T08:00:00.000Z' });
  harbour = await openHarbour(server, { marina: { accepts_online_payments: true }, berths: [12, 10, 14] });
  await harbour.addPier('I', [12, 12], { instant_booking: true });
  const { token } = harbour;
  await server.must(pricingRoutes.createPlan, { token, body: { season_pricing_plan: draftExample } });
  await server.settled(60_000);
});
afterAll(() => server.close());

const by = (kind: 'staff' | 'boater' | 'system', marina_id: string | null = harbour.marina): CommandContext =>
  server.context({ marina_id, actor: { kind, id: kind, name: null } });
const today = () => server.clock.today('Europe/Paris');
const stayFrom = ({ start, nights }: { start: number; nights: number }) => ({
  start_date: addDays(today(), start),
  end_date: addDays(today(), start + nights),
});

const someNights = fc.record({ start: fc.integer({ min: 0, max: 6 }), nights: fc.integer({ min: 1, max: 4 }) });
const someBerth = fc.constantFrom('A1', 'A2', 'A3', 'I1');
const somePayment = fc.record({
  price_per_night: fc.constantFrom(0, 33.33, 60),
  method: fc.constantFrom('ONLINE' as const, 'IN_MARINA' as const),
  deposit: fc.constantFrom(
    { type: 'NONE' as const, amount: null },
    { type: 'PERCENTAGE' as const, amount: 30 },
    { type: 'FIXED_AMOUNT' as const, amount: 20 },
  ),
});
/** What staff or the boater do next; a berth or other nights may come with it. */
const step = fc.record({
  does: fc.constantFrom(
    ...([
      'price',
      'price',
      'price',
      'accept',
      'accept',
      'accept',
      'approve',
      'approve',
      'approve',
      'pay',
      'pay',
    ] as const),
    ...([
      'queue',
      'suggest',
      'take',
      'note',
      'cancel',
      'withdraw',
      'unassign',
      'assign',
      'match',
      'pay badly',
    ] as const),
  ),
  nights: fc.option(someNights),
  berth: fc.option(someBerth),
  payment: somePayment,
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function commandOf({ does, nights, berth, payment }: Step, { id, mode }: Life): Sent {
  const update = (action: string, payload: object) =>
    new UpdateReservation(updateReservation.parse({ reservation_id: id, action, payload }), mode, by('staff'));
  const answer = (kind: 'staff' | 'boater', command: AnswerReservation['command']) =>
    new AnswerReservation(id, command, by(kind));
  const dates = stayFrom(nights ?? { start: 3, nights: 2 });
  const berth_id = harbour.berth(berth ?? 'A1');
  const changes = { ...(nights === null ? {} : dates), ...(berth === null ? {} : { berth_id }) };
  const choice = { reservation_id: id, berth_id, confirm_min_length: true };
  switch (does) {
    case 'price':
      return update('UPDATE', { payment, ...changes });
    case 'approve':
      return update('APPROVE', changes);
    case 'queue':
      return update('ADD_TO_WAITING_LIST', changes);
    case 'suggest':
      return update('UPDATE_DATE', { suggested_dates: [dates] });
    case 'note':
      return update('UPDATE_NOTE', { internal_notes: 'noted' });
    case 'cancel':
      return update('CANCEL', { reason: 'full' });
    case 'accept':
      return answer('boater', { type: 'AcceptPrice' });
    case 'take':
      return answer('boater', { type: 'AcceptSuggestedDates', dates });
    case 'withdraw':
      return answer('boater', { type: 'CancelByBoater', message: null });
    case 'unassign':
      return answer('staff', { type: 'UnassignBerth' });
    case 'assign':
    case 'match':
      return new AssignBerth({ ...choice, suggested: does === 'match' }, by('staff'));
    case 'pay':
    case 'pay badly': {
      const payment_token = does === 'pay' ? 'sandbox_ok' : 'sandbox_declined';
      return new PayReservation(id, { part: 'DUE', payment_token }, by('boater'));
    }
  }
}

const life = fc.record({
  begins: fc.constantFrom<Beginning>('request', 'request', 'instant', ...createActions),
  length: fc.constantFrom(8, 11, 13),
  nights: someNights,
  payment: somePayment,
  steps: fc.array(step, { minLength: 2, maxLength: 8 }),
});
type LifePlan = typeof life extends fc.Arbitrary<infer T> ? T : never;

/** Opens the reservation. Few boaters share many reservations, as in life. */
function opening({ begins, length, nights, payment }: LifePlan, code: string): Sent {
  lives += 1;
  const boater = { first_name: 'Noor', last_name: 'Vermeer', email: `noor${lives % 20}@example.org` };
  const form = { ...stayFrom(nights), boater, vessel: { name: `Boat ${length}`, length, beam: 3, draft: 1.5 } };
  if (begins === 'request' || begins === 'instant') {
    const input = requestReservation.parse({ ...form, marina_code: code });
    return new RequestReservation(input, begins === 'instant', by('boater', null));
  }
  return new CreateReservation(createReservation.parse({ ...form, action: begins, payment }), by('staff'));
}

/** Everything that one life had carried out, with its receipts. */
async function live(plan: LifePlan, code: string): Promise<[Sent, CommandReceipt][]> {
  const carriedOut: [Sent, CommandReceipt][] = [];
  const send = async (command: Sent) => {
    const answered = (await server.execute(command)) as CommandReceipt | Refusal;
    if (!isRefusal(answered)) carriedOut.push([command, answered]);
    return answered;
  };
  const opened = await send(opening(plan, code));
  if (isRefusal(opened)) return carriedOut;
  const mode = plan.begins === 'request' || plan.begins === 'instant' ? 'BOATER' : 'MARINA';
  reservations.set(opened.id, mode);
  for (const next of plan.steps) await send(commandOf(next, { id: opened.id, mode }));
  return carriedOut;
}

/** Ids of the commands that left events in these reservations. */
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
const stateOf = async (id: string) => (await streams().load(reservationAggregate, id)).state;
const planNow = async () => toSnapshot((await streams().load(planAggregate, harbour.marina)).state);

async function expectAgreement(id: string): Promise<void> {
  const { berth, start_date, end_date } = await stateOf(id);
  const query = new AllocationOfReservation(harbour.marina, { reservation_id: id });
  const held = await server.app
    .get(QueryBus, { strict: false })
    .execute<AllocationOfReservation, AllocationOfReservationAnswer | null>(query);
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

describe('random lives of reservations, a thousand on the embedded engines,', () => {
  it('keep plan and reservation in agreement, and nothing that is sent again is done again', async () => {
    const code = await harbour.code();
    const { atOnce, rounds } = LIVES[server.onServers ? 'servers' : 'embedded'];
    const round = fc.tuple(fc.array(life, { minLength: atOnce, maxLength: atOnce }), fc.integer({ min: 0, max: 30 }));
    await fc.assert(
      fc.asyncProperty(round, async ([plans, hours]) => {
        const ids = new Set(reservations.keys());
        const carriedOut = (await Promise.all(plans.map((plan) => live(plan, code)))).flat();
        server.clock.advance(hours * 3_600_000);
        await server.settled(60_000);
        await server.app.get(ExpiryJob, { strict: false }).run();
        const head = await headOf(server);
        const acted = await commandsIn(new Set(carriedOut.map(([, { id }]) => id)));
        // What changed nothing the first time (the berth it had already) is on no record.
        const known = carriedOut.filter(([{ context }]) => acted.has(context.command_id));
        expect(known.length).toBeGreaterThan(atOnce);
        const again = await Promise.all(known.map(async ([command]) => server.execute(command)));
        expect(again).toEqual(known.map(([, receipt]) => receipt));
        expect(await headOf(server)).toBe(head);
        for (const id of reservations.keys()) if (!ids.has(id)) await expectAgreement(id);
      }),
      { numRuns: rounds, endOnFailure: true },
    );
    expect(lives).toBeGreaterThanOrEqual(atOnce * rounds);
    // Lives that never get anywhere would prove nothing.
    const codes = await Promise.all(
      [...reservations.keys()].map(async (id) => (await stateOf(id)).statuses.map(({ status_code }) => status_code)),
    );
    for (const code of [
      'APPROVED',
      'INSTANT_BOOK',
      'WAITING_LIST',
      'CANCELED_BY_BOATER',
      'PAYMENT_EXPIRED',
      'FINISHED',
    ]) {
      expect(codes.flat()).toContain(code);
    }
    // Spread over processes that share two processors, minutes.
  }, 900_000);

  it('leave read models that a rebuild makes again to the letter', async () => {
    await server.settled(60_000);
    const directory = mkdtempSync(join(tmpdir(), 'quayside-rebuilt-'));
    const rebuilt = SqliteReadModelStore.openIn(directory);
    try {
      const log = server.app.get(EventLog, { strict: false });
      const host = new ProjectionHost(rebuilt, log, new Parking(rebuilt, server.clock), pino({ level: 'silent' }));
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
    const ids = [...reservations.keys()];
    const before = await Promise.all(ids.map(stateOf));
    const plan = await planNow();
    await server.restart();
    expect(await Promise.all(ids.map(stateOf))).toEqual(before);
    expect(await planNow()).toEqual(plan);
  }, 120_000);
});
