import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mergingApi } from '../../contracts/customers/api.js';
import { invoiceApi } from '../../contracts/payments/api.js';
import { boaterReservationApi, reservationApi } from '../../contracts/reservations/api.js';
import { trafficApi } from '../../contracts/traffic/api.js';
import type { Route } from '../../contracts/vocabulary/route.js';
import { EventLog } from '../../services/platform/event-sourcing/event-log.js';
import { allRoutes } from '../fixtures/all-routes.js';
import { fieldsOf } from '../fixtures/arbitrary-from-schema.js';
import { recordKindOf, type RecordKind } from '../fixtures/furnished-marina.js';
import { type Asked, type Harbour, openHarbour, PRICE, startHarbourServer, WEEK_LATER } from '../fixtures/harbour.js';
import { HeldConsumers } from '../fixtures/held-consumers.js';
import type { MarinaServer } from '../fixtures/marina-server.js';

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

let server: MarinaServer;
let log: EventLog;
let consumers: HeldConsumers;
beforeAll(async () => {
  server = await startHarbourServer({ consume: true });
  log = server.app.get(EventLog, { strict: false });
  consumers = new HeldConsumers(server, log);
}, 60_000);
afterAll(() => server.close());

interface Answer {
  readonly status: number;
  /** Ids of the records that the answer shows. */
  readonly ids: ReadonlySet<string>;
}
type Known = Partial<Record<RecordKind, readonly string[]>>;

/** Calls of every query that names one of these records, or nothing. */
function readings(harbour: Harbour, stays: readonly Asked[], known: Known): Map<string, () => Promise<Answer>> {
  const calls = new Map<string, () => Promise<Answer>>();
  const add = (route: Route, token: string, body: object, whose = '') =>
    calls.set(`${route.path} ${JSON.stringify(body)}${whose}`, async () => {
      const answer = await server.call(route, { token, body });
      return { status: answer.status, ids: new Set(JSON.stringify(answer.body).match(UUID) ?? []) };
    });
  for (const route of allRoutes) {
    if (route.does !== 'query' || /export|download|public|\/audit\//.test(route.path)) continue;
    if (route.access.kind === 'boater_link') {
      for (const { link } of stays) add(route, link, {}, link);
    } else if (route.access.kind === 'staff' || route.access.kind === 'signed_in') {
      for (const body of bodiesOf(route, known)) add(route, harbour.token, body);
    }
  }
  return calls;
}

function bodiesOf({ body }: Route, known: Known): object[] {
  if (body === undefined) return [{}];
  const named = fieldsOf(body).flatMap((path) => {
    const [field, ...deeper] = path;
    const kind = recordKindOf(path);
    if (field === undefined || deeper.length > 0 || kind === undefined) return [];
    return (known[kind] ?? []).map((id) => ({ [field]: id }));
  });
  return [{}, ...named].filter((one) => body.safeParse(one).success);
}

type Reading = ReadonlyMap<string, Answer>;
async function readAll(calls: ReadonlyMap<string, () => Promise<Answer>>): Promise<Reading> {
  const answers = new Map<string, Answer>();
  for (const [what, call] of calls) answers.set(what, await call());
  return answers;
}

/** Records that answers show before and after a command, and not in between. */
function missedIn(between: Reading, before: Reading, after: Reading): string[] {
  return [...between].flatMap(([what, now]) => {
    const [then, later] = [before.get(what), after.get(what)];
    if (then?.status !== 200 || later?.status !== 200) return [];
    if (now.status !== 200) return [`${what}: ${now.status}`];
    const missed = [...then.ids].filter((id) => later.ids.has(id) && !now.ids.has(id));
    return missed.length === 0 ? [] : [`${what}: without ${missed.join(', ')}`];
  });
}

/** The commands of two stays, in order. The second boater's record is merged into the first one's in between. */
async function lives(harbour: Harbour) {
  const { token } = harbour;
  const first = await harbour.request();
  const second = await harbour.approved({}, PRICE, harbour.berth('A2'));
  await server.must(reservationApi.assignBerth, { token, body: { reservation_id: first.id, ...harbour.at('A1') } });
  await harbour.must(first, 'UPDATE_DATE', { suggested_dates: [WEEK_LATER] });
  const [one, other] = [await harbour.show(first), await harbour.show(second)];
  const merge = { token, body: { boater_id: one.boater_id, merged_id: other.boater_id } };
  const arrival = { token, body: { traffic_event_id: `arrival-${second.id}`, action: 'CONFIRM' as const } };
  const commands: Readonly<Record<string, () => Promise<unknown>>> = {
    'accepts dates': () => server.must(boaterReservationApi.acceptDates, { token: first.link, body: WEEK_LATER }),
    'sends a price': () => harbour.must(first, 'UPDATE', { payment: PRICE }),
    'accepts the price': () => server.must(boaterReservationApi.acceptPrice, { token: first.link }),
    approves: () => harbour.must(first, 'APPROVE', {}),
    writes: () => server.must(boaterReservationApi.message, { token: first.link, body: { text: 'On our way' } }),
    invoices: () => server.must(invoiceApi.create, { token, body: { reservation_id: second.id } }),
    'merges boaters': () => server.must(mergingApi.merge, merge),
    'undoes the merge': () => server.must(mergingApi.undo, merge),
    arrives: () => server.must(trafficApi.update, arrival),
    cancels: () => harbour.must(first, 'CANCEL', { reason: 'full' }),
  };
  const known: Known = {
    reservation: [first.id, second.id],
    boater: [one.boater_id, other.boater_id],
    vessel: [one, other].flatMap(({ vessel }) => vessel.id ?? []),
    berth: [harbour.berth('A1'), harbour.berth('A2')],
    pier: [...harbour.piers.values()],
  };
  return { commands, calls: readings(harbour, [first, second], known) };
}

describe('while some read models know of a command and others do not', () => {
  it.each(['forwards', 'backwards'] as const)(
    'no record is missing that was there before and is there afterwards, %s',
    async (order) => {
      server.clock.set('2027-06-11T08:00:00.000Z');
      const { commands, calls } = await lives(await openHarbour(server));
      await server.settled();
      const missed: string[] = [];
      for (const [name, command] of Object.entries(commands)) {
        const before = await readAll(calls);
        const head = await log.head();
        const between: [upTo: string, Reading][] = [];
        await consumers.hold();
        try {
          await command();
          between.push(['the log', await readAll(calls)]);
          const changed = consumers.changedBy(await log.after(head, 100));
          expect([name, changed.length]).not.toEqual([name, 0]);
          for (const model of order === 'forwards' ? changed : changed.reverse()) {
            await consumers.catchUp(model);
            between.push([model, await readAll(calls)]);
          }
        } finally {
          await consumers.release();
        }
        await server.settled();
        const after = await readAll(calls);
        for (const [upTo, reading] of between) {
          missed.push(...missedIn(reading, before, after).map((what) => `${name}, up to ${upTo}: ${what}`));
        }
      }
      expect(missed).toEqual([]);
    },
    900_000,
  );
});
