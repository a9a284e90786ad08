import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { berthApi, planGestureApi } from '../../contracts/berths/api.js';
import { boaterApi } from '../../contracts/customers/api.js';
import { apiKeyApi } from '../../contracts/identity/api.js';
import { messageApi } from '../../contracts/messages/api.js';
import { invoiceApi } from '../../contracts/payments/api.js';
import { boaterReservationApi, reservationApi } from '../../contracts/reservations/api.js';
import { Consumers } from '../../services/platform/consuming/consumers.js';
import { EventLog } from '../../services/platform/event-sourcing/event-log.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { EVENT_STORE } from '../../services/platform/tokens.js';
import { HeldConsumers } from '../fixtures/held-consumers.js';
import { type Harbour, openHarbour, PETREL, PRICE, somebody, STAY, WEEK_LATER } from '../fixtures/harbour.js';
import { type CallAnswer, type MarinaServer, startMarinaServer } from '../fixtures/marina-server.js';

/**
 * While the consumers are held, nothing but the command appends: its answer covers all that it appended if its position
 * is that of the last event of the log.
 */
let server: MarinaServer;
let harbour: Harbour;
const consumers = () => server.app.get(Consumers, { strict: false });
const head = () => server.engines.eventStore.head();

beforeAll(async () => {
  server = await startMarinaServer({ consume: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  harbour = await openHarbour(server);
});
afterEach(() => consumers().release());

const staff = () => ({ token: harbour.token });
const invoiced = async () => {
  const { id: reservation_id } = await harbour.approved();
  return { ...staff(), body: { reservation_id } };
};

type Command = () => Promise<CallAnswer<{ position?: number }>>;

/** Commands that append to several streams, each with what makes it possible. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  'issues an invoice': async () => {
    const call = await invoiced();
    return () => server.call(invoiceApi.create, call);
  },
  'credits an invoice': async () => {
    const { invoice_id } = await server.must(invoiceApi.create, await invoiced());
    const body = { invoice_id, amount: 20, reason: 'a late arrival' };
    return () => server.call(invoiceApi.credit, { ...staff(), body });
  },
  'approves a stay with a berth': async () => {
    const asked = await harbour.agreed();
    return () => harbour.act(asked, 'APPROVE', { berth_id: harbour.berth('A1') });
  },
  'moves a booked stay to another berth': async () => {
    const { id: reservation_id } = await harbour.approved({}, PRICE, harbour.berth('A1'));
    const gesture = { type: 'MOVE' as const, reservation_id, ...harbour.at('A2') };
    const { basis } = await server.must(planGestureApi.planPreview, { ...staff(), body: { gesture } });
    return () => server.call(planGestureApi.planChange, { ...staff(), body: { gesture, basis } });
  },
  'swaps the berths of two stays': async () => {
    const [one, other] = [
      await harbour.approved({}, PRICE, harbour.berth('A1')),
      await harbour.approved({}, PRICE, harbour.berth('A2')),
    ];
    const swap = { type: 'SWAP' as const, reservation_id: one.id, with_reservation_id: other.id };
    const { basis } = await server.must(planGestureApi.planPreview, { ...staff(), body: { gesture: swap } });
    return () => server.call(planGestureApi.planChange, { ...staff(), body: { gesture: swap, basis } });
  },
  'accepts suggested dates': async () => {
    const asked = await harbour.request();
    const body = { reservation_id: asked.id, berth_id: harbour.berth('A1') };
    await server.must(reservationApi.assignBerth, { ...staff(), body });
    await harbour.must(asked, 'UPDATE_DATE', { suggested_dates: [WEEK_LATER] });
    return () => server.call(boaterReservationApi.acceptDates, { token: asked.link, body: WEEK_LATER });
  },
  'cancels a booked stay': async () => {
    const asked = await harbour.approved();
    return () => harbour.act(asked, 'CANCEL', { reason: 'full' });
  },
  'creates an approved stay': () =>
    Promise.resolve(() =>
      server.call(reservationApi.create, { ...staff(), body: harbour.createBody('APPROVE', STAY) }),
    ),
  'adds a boater with a boat': () => {
    const { first_name, last_name, email } = somebody();
    const body = { first_name, last_name, email, relation_type: 'RESIDENT' as const, vessel: PETREL };
    return Promise.resolve(() => server.call(boaterApi.add, { ...staff(), body }));
  },
  'reads all messages': async () => {
    for (const asked of [await harbour.request(), await harbour.request()]) {
      await server.must(boaterReservationApi.message, { token: asked.link, body: { text: 'When?' } });
    }
    return () => server.call(messageApi.readAll, { ...staff(), body: {} });
  },
};

describe('the position of an answer covers all that a command appended', () => {
  it.each(Object.entries(commands))('when it %s', async (_, prepared) => {
    const command = await prepared();
    await consumers().settledAndHeld();
    const before = await head();
    const { status, body, headers } = await command();
    expect(status).toBe(200);
    const appended = await server.app.get(EventLog, { strict: false }).after(before, 100);
    expect(new Set(appended.map(({ stream }) => stream)).size).toBeGreaterThan(1);
    const last = await head();
    expect([body.position, headers.get('X-Position')]).toEqual([last, String(last)]);
  });

  it('when it is sent again to a process that no longer remembers its answer', async () => {
    const call = { ...(await invoiced()), headers: { 'Idempotency-Key': 'one-invoice' } };
    await consumers().settledAndHeld();
    const first = await server.must(invoiceApi.create, call);
    const last = await head();
    await server.restart();
    const again = await server.must(invoiceApi.create, call);
    expect({ ...again, position: 0 }).toEqual({ ...first, position: 0 });
    expect(again.position).toBeGreaterThanOrEqual(last);
  });
});

describe('a query that has not reached the position of its caller', () => {
  it('does not say that a record does not exist', async () => {
    const log = server.app.get(EventLog, { strict: false });
    const held = new HeldConsumers(server, log);
    const show = (reservation_id: string) => server.call(reservationApi.get, { ...staff(), body: { reservation_id } });
    const known = await harbour.request();
    await server.settled();
    await held.hold();
    try {
      const { id } = await harbour.request();
      expect(await show(id)).toMatchObject({ status: 503, body: { error_type: 'UNAVAILABLE' } });
      expect((await show(known.id)).status).toBe(200);
      await held.release();
      expect((await show(id)).status).toBe(200);
    } finally {
      await held.release();
    }
    expect((await show(randomUUID())).status).toBe(404);
  });
});

describe('a query whose caller names no position', () => {
  const unnamed = { headers: { 'X-Min-Position': '0' } };
  let held: HeldConsumers;
  let other: Harbour;
  let key: string;

  beforeEach(async () => {
    other = await openHarbour(server);
    const body = { name: 'Reading', scopes: ['reservations:read' as const], valid_days: 1 };
    ({ key } = await server.must(apiKeyApi.create, { ...staff(), body }));
    held = new HeldConsumers(server, server.app.get(EventLog, { strict: false }));
    await server.settled();
  });
  afterEach(() => held.release());

  type Query = (caller: string) => Promise<CallAnswer<unknown>>;

  /** Adds records whose events no read model has processed, and returns the queries that show them by id. */
  async function unread(): Promise<Readonly<Record<string, Query>>> {
    await held.hold();
    const { id: reservation_id, link } = await harbour.request();
    const pier_id = await harbour.addPier('B', [10]);
    return {
      reservation: (token) => server.call(reservationApi.get, { ...unnamed, token, body: { reservation_id } }),
      'own reservation': () => server.call(boaterReservationApi.get, { ...unnamed, token: link }),
      pier: (token) => server.call(berthApi.getPier, { ...unnamed, token, body: { pier_id } }),
      berth: (token) => server.call(berthApi.getBerth, { ...unnamed, token, body: { berth_id: harbour.berth('B1') } }),
    };
  }

  it('does not say that a record of the marina does not exist, whichever record it is', async () => {
    const queries = await unread();
    const statuses = async (caller: string) =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(queries).map(async ([what, ask]) => [what, (await ask(caller)).status] as const),
        ),
      );
    const all = (status: number) => Object.fromEntries(Object.keys(queries).map((what) => [what, status]));
    expect(await statuses(harbour.token)).toEqual(all(503));
    expect((await queries['reservation']?.(key))?.status).toBe(503);
    await held.release();
    expect(await statuses(harbour.token)).toEqual(all(200));
    expect((await queries['reservation']?.(key))?.status).toBe(200);
  });

  it('answers for records of others as for records that do not exist', async () => {
    const { 'own reservation': _, ...queries } = await unread();
    const ids = { reservation_id: randomUUID() };
    const missing = await server.call(reservationApi.get, { ...unnamed, ...staff(), body: ids });
    expect(missing).toMatchObject({ status: 404, body: { error_type: 'NOT_FOUND' } });
    for (const ask of Object.values(queries)) expect((await ask(other.token)).status).toBe(404);
    const foreign = await queries['reservation']?.(other.token);
    expect({ ...(foreign?.body as object), correlation_id: '' }).toEqual({ ...missing.body, correlation_id: '' });
  });

  it('waits for the read models, and then shows the record', async () => {
    await server.settled();
    await consumers().settledAndHeld();
    const { id: reservation_id } = await harbour.request();
    const read = jest.spyOn(server.app.get<EventStore>(EVENT_STORE, { strict: false }), 'readAll');
    const asked = server.call(reservationApi.get, { ...unnamed, ...staff(), body: { reservation_id } });
    const end = new AbortController();
    void asked.then(() => end.abort());
    while (read.mock.calls.length === 0 && !end.signal.aborted) await nextTurn();
    read.mockRestore();
    consumers().release();
    expect(await asked).toMatchObject({ status: 200 });
  });

  it('costs no call to the log if the record is found', async () => {
    const { id: reservation_id } = await harbour.request();
    await server.settled();
    const store = server.app.get<EventStore>(EVENT_STORE, { strict: false });
    const calls = [jest.spyOn(store, 'readAll'), jest.spyOn(store, 'head')];
    const shown = await server.call(reservationApi.get, { ...unnamed, ...staff(), body: { reservation_id } });
    const asked = calls.map(({ mock }) => mock.calls.length);
    jest.restoreAllMocks();
    expect([shown.status, ...asked]).toEqual([200, 0, 0]);
  });
});
