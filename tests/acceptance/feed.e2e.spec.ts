import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FeedEvent } from '../../contracts/vocabulary/feed-envelope.js';
import { conflictApi } from '../../contracts/conflicts/api.js';
import { vesselApi } from '../../contracts/customers/api.js';
import { feedApi } from '../../contracts/feed/api.js';
import { marinaApi } from '../../contracts/marinas/api.js';
import { boaterReservationApi } from '../../contracts/reservations/api.js';
import { trafficApi } from '../../contracts/traffic/api.js';
import { EventCodec } from '../../services/platform/event-sourcing/event-codec.js';
import { EventRegistry } from '../../services/platform/event-sourcing/event-definition.js';
import { cursorAfter } from '../../services/platform/feed/feed-cursor.js';
import { FeedReader } from '../../services/platform/feed/feed-reader.js';
import { FeedRegistry } from '../../services/platform/feed/feed-registry.js';
import { complaintAbout } from '../engines/feed/document-reader.js';
import { type FurnishedMarina, furnishMarina } from '../fixtures/furnished-marina.js';
import { headOf, somebody, startHarbourServer } from '../fixtures/harbour.js';
import type { MarinaServer, Member } from '../fixtures/marina-server.js';

type Topic = keyof typeof feedApi;
const topics = Object.keys(feedApi) as Topic[];

describe('the feed over HTTP', () => {
  let server: MarinaServer;
  let admin: Member;
  let here: FurnishedMarina;
  let elsewhere: FurnishedMarina;
  let reservation: string;

  beforeAll(async () => {
    server = await startHarbourServer();
    admin = await server.addAdmin();
    here = await furnishMarina(server, 'here');
    elsewhere = await furnishMarina(server, 'elsewhere');
    const { harbour } = here;
    const asked = await harbour.approved(
      { boater: somebody({ first_name: 'Zephyrinhere' }) },
      undefined,
      harbour.berth('A7'),
    );
    reservation = asked.id;
    for (const { harbour: each } of [here, elsewhere]) {
      const today = await each.created('APPROVE', { start_date: '2027-06-01', end_date: '2027-06-03' });
      const body = { traffic_event_id: `arrival-${today.id}`, action: 'CONFIRM' as const };
      const { token } = each;
      await server.must(trafficApi.update, { token, body });
      const { vessel } = await each.show(today);
      const larger = { vessel_id: vessel.id ?? '', vessel: { length: 20 } };
      await server.must(vesselApi.update, { token, body: larger });
      const choice = { kind: 'KEEP_SIZE' as const, reservation_id: today.id };
      await server.must(conflictApi.resolve, { token, body: { conflict_id: `size-${today.id}`, choice } });
    }
    await headOf(server);
  }, 180_000);
  afterAll(() => server.close());

  const page = (topic: Topic, body: { after?: string; limit?: string } = {}, headers: Record<string, string> = {}) =>
    server.must(feedApi[topic], { token: admin.token, body, headers });

  async function everything(topic: Topic, limit = '100', headers: Record<string, string> = {}): Promise<FeedEvent[]> {
    const found: FeedEvent[] = [];
    for (let after = '0'; ;) {
      const { items, next, caught_up } = await page(topic, { after, limit }, headers);
      found.push(...(items as unknown as FeedEvent[]));
      if (caught_up) return found;
      expect(next).not.toBe(after);
      after = next;
    }
  }

  it('publishes the events of a reservation, in order, in the documented schemas', async () => {
    const told = (await everything('reservations')).filter(({ subject }) => subject === reservation);
    expect(told.map(({ type }) => type.replace('quayside.reservation.', ''))).toEqual([
      'requested',
      'priced',
      'price_accepted',
      'berth_assigned',
      'approved',
    ]);
    const assigned = told.find(({ type }) => type.endsWith('berth_assigned'));
    expect(assigned?.data).toMatchObject({ berth_id: here.harbour.berth('A7'), berth_name: 'A7' });
    const plan = (await everything('berths')).find(({ data }) => data.reservation_id === reservation);
    expect([plan?.type, plan?.data.allocation_id]).toEqual(['quayside.allocation.made', assigned?.data.allocation_id]);
    expect(new Set(told.map(({ source, partitionkey }) => `${source} ${partitionkey}`))).toEqual(
      new Set([`/marinas/${here.id} reservation-${reservation}`]),
    );
    for (const topic of topics) {
      for (const event of await everything(topic)) expect(complaintAbout(`quayside.${topic}.v1`, event)).toBeNull();
    }
  });

  it('holds no name, address, telephone number or text of anybody', async () => {
    const text = JSON.stringify(await Promise.all(topics.map((topic) => everything(topic))));
    for (const secret of [...here.secrets, ...elsewhere.secrets, 'example.org', '+316', 'Vermeer', 'Ada', 'Quay"']) {
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
    }
    for (const topic of topics) expect(text).toContain(`quayside.${SINGULAR[topic]}.`);
  });

  it('gives the same messages whatever the steps, and goes on from any cursor', async () => {
    const all = await everything('berths', '500');
    expect(all.length).toBeGreaterThan(20);
    expect(await everything('berths', '1')).toEqual(all);
    expect(await everything('berths', '7')).toEqual(all);
    const { next } = await page('berths', { limit: '10' });
    const { items } = await page('berths', { after: next, limit: '500' });
    expect(items).toEqual(all.slice(10));
  });

  it('returns its position, and the messages after a position', async () => {
    const head = await headOf(server);
    const before = await page('reservations', { after: String(head) });
    expect(before).toMatchObject({ items: [], caught_up: true });
    expect(await page('reservations', { after: before.next })).toEqual(before);
    const asked = await here.harbour.request();
    await headOf(server);
    const { items } = await page('reservations', { after: before.next });
    expect(items.map(({ type, subject }) => [type, subject])).toEqual([['quayside.reservation.requested', asked.id]]);
    await server.must(boaterReservationApi.cancel, { token: asked.link });
    const answers = await page('reservations', { after: before.next });
    expect(answers.items[0]).toEqual(items[0]);
    expect(answers.items[1]).toMatchObject({ data: { by: 'BOATER', refund: 0 } });
  });

  it('moves on where nothing is found, within bounds', async () => {
    const { eventStore, keys } = server.engines;
    const codec = new EventCodec(server.app.get(EventRegistry, { strict: false }), keys);
    const registry = server.app.get(FeedRegistry, { strict: false });
    const reader = new FeedReader(eventStore, codec, registry, 10);
    const question = { topic: 'quayside.absences.v1', after: 0, limit: 100, marina_id: null };
    const first = await reader.read(question);
    expect([first.items, first.caught_up]).toEqual([[], false]);
    expect(first.last).not.toBeNull();
    let steps = 0;
    const found: FeedEvent[] = [];
    for (let { last, caught_up } = first; !caught_up; steps += 1) {
      const answer = await reader.read({ ...question, after: last?.position ?? 0 });
      found.push(...answer.items);
      last = answer.last ?? last;
      ({ caught_up } = answer);
    }
    expect(steps).toBeGreaterThan(5);
    expect(found).toEqual(await everything('absences'));
  });

  it('returns one marina’s messages to administrators who name it, and none to others', async () => {
    for (const topic of topics) {
      const one = await everything(topic, '50', { 'X-Marina-Id': here.id });
      expect(new Set(one.map(({ marinaid }) => marinaid))).toEqual(new Set([here.id]));
      const all = await everything(topic);
      expect(one).toEqual(all.filter(({ marinaid }) => marinaid === here.id));
      expect(all.length).toBeGreaterThan(one.length);
      const { path } = feedApi[topic];
      expect((await server.send('GET', path)).status).toBe(401);
      for (const { token } of [here.harbour.staff, here.chainManager]) {
        expect((await server.send('GET', path, { token })).status).toBe(403);
      }
    }
  });

  it('publishes a change of a marina by an administrator who does not act in it', async () => {
    const { token } = admin;
    const { items } = await server.must(marinaApi.getall, { token, body: { page_size: 100 } });
    const { id: marina_id, ...marina } = items.find(({ id }) => id === here.id) ?? { id: '', code: '' };
    await server.must(marinaApi.update, { token, body: { marina_id, ...PORT, code: marina.code } });
    const told = await everything('marinas', '50', { 'X-Marina-Id': here.id });
    expect(told).toMatchObject([
      { type: 'quayside.marina.opened', subject: here.id, data: { code: marina.code, time_zone: 'Europe/Paris' } },
      { type: 'quayside.marina.changed', subject: here.id, data: { code: marina.code, time_zone: 'Europe/Lisbon' } },
    ]);
  });

  describe('a cursor', () => {
    const refusalOf = async (after: string) => {
      const { status, body } = await server.send('GET', feedApi.berths.path, { token: admin.token, body: { after } });
      return [status, body.error_type];
    };
    const ofAnotherLog = [409, 'CURSOR_OF_ANOTHER_LOG'];

    it('does not show a position, and serves every topic', async () => {
      const { next } = await page('berths', { limit: '10' });
      expect(next).toMatch(/^[\w-]{22}$/);
      const { items } = await page('absences', { after: next, limit: '500' });
      expect((await everything('absences')).slice(-items.length)).toEqual(items);
    });

    it('of earlier releases is a number: it is accepted where an event is, and replaced', async () => {
      const all = await everything('berths', '500');
      const { sequence } = all[9]!;
      const numbered = await page('berths', { after: String(Number(sequence.slice(0, 16))), limit: '500' });
      expect(numbered.items.at(-1)).toEqual(all.at(-1));
      expect(numbered.next).toMatch(/^[\w-]{22}$/);
      const atHead = await page('berths', { after: String(await headOf(server)) });
      expect([atHead.items, atHead.next.length]).toEqual([[], 22]);
    });

    it('of another log is refused, instead of an answer without messages for ever', async () => {
      const head = await headOf(server);
      expect(await refusalOf(String(head + 1))).toEqual(ofAnotherLog);
      expect(await refusalOf('999999999999999')).toEqual(ofAnotherLog);
      const position = 1;
      const here = await server.engines.eventStore.eventAt(position);
      expect(await refusalOf(cursorAfter({ position, id: 'an event of another log' }))).toEqual(ofAnotherLog);
      expect(await refusalOf(cursorAfter({ position: head + 1, id: here!.id }))).toEqual(ofAnotherLog);
      expect(await refusalOf('_'.repeat(22))).toEqual(ofAnotherLog);
      await page('berths', { after: cursorAfter(here!) });
    });
  });

  it('refuses invalid cursors, invalid limits and unknown topics', async () => {
    const { token } = admin;
    const path = '/feed/quayside.berths.v1';
    for (const body of [
      { after: '-1' },
      { after: 'x' },
      { after: '' },
      { after: 'A'.repeat(23) },
      { limit: '0' },
      { limit: '501' },
      { next: '1' },
    ]) {
      const { status, body: problem } = await server.send('GET', path, { token, body });
      expect([body, status, problem.error_type]).toEqual([body, 400, 'VALIDATION']);
    }
    expect((await server.send('GET', '/feed/quayside.secrets.v1', { token })).status).toBe(404);
  });

  it('is documented beside the calls', async () => {
    const { status, body } = await server.send('GET', '/asyncapi.json');
    const committed: unknown = JSON.parse(readFileSync(join(__dirname, '../../docs/api/asyncapi.json'), 'utf8'));
    expect([status, body]).toEqual([200, committed]);
    const { body: openapi } = await server.send<{ paths: object }>('GET', '/openapi.json');
    expect(Object.keys(openapi.paths)).toContain('/feed/quayside.berths.v1');
  });
});

/** A marina as its administrator updates it. */
const PORT = { name: 'Porto Quay', country: 'PT', time_zone: 'Europe/Lisbon', association_code: 'TEM' as const };

/** The prefix of the types of a topic. */
const SINGULAR: Readonly<Record<Topic, string>> = {
  marinas: 'marina',
  berths: 'berth',
  reservations: 'reservation',
  traffic: 'stay',
  absences: 'absence',
  memberships: 'card',
  dockwalks: 'dock_walk',
  conflicts: 'conflict',
  payments: 'payment',
};
