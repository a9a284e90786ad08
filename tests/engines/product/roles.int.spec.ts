import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Kafka, logLevel } from 'kafkajs';
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { sessionApi, userApi } from '../../../contracts/identity/api.js';
import { operationsApi } from '../../../contracts/operations/api.js';
import type { Hint } from '../../../contracts/realtime.js';
import { RECENT_MS } from '../../../services/platform/event-store/event-store.js';
import type { Role } from '../../../services/platform/settings/roles.js';
import { type Asked, type Harbour, openHarbour } from '../../fixtures/harbour.js';
import { VIEWER } from '../../fixtures/permissions.js';
import { RoleProcess } from '../../fixtures/role-process.js';
import { notRun } from '../read-models/mongo-under-test.js';
import { SpreadProduct, type SpreadServer } from './spread-product.js';

const mongo = process.env['TEST_READ_MODELS_URL'];
const brokers = process.env['TEST_KAFKA_BROKERS'];

/** Time within which another process takes over the work of a killed one. */
const TAKEN_OVER_MS = 10_000;

const NAME = 'the product as processes of its roles, two of each';
if (mongo === undefined) notRun(NAME, 'TEST_READ_MODELS_URL names no server');
else describe(NAME, () => describeRoles(mongo));
if (brokers === undefined) notRun(`${NAME}: relays`, 'TEST_KAFKA_BROKERS names none');

function describeRoles(mongoUrl: string): void {
  let product: SpreadProduct;
  let server: SpreadServer;
  let harbour: Harbour;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    product = await SpreadProduct.start({ mongo: mongoUrl, brokers });
    server = product.server;
    harbour = await openHarbour(server, { berths: Array.from({ length: 12 }, () => 12) });
  }, 180_000);

  afterAll(async () => {
    for (const socket of sockets) socket.disconnect();
    await product.close();
  }, 60_000);

  /** Requests berths one after the other until `stopped` returns true; returns the accepted requests. */
  async function askUntil(stopped: () => boolean): Promise<Asked[]> {
    const taken: Asked[] = [];
    while (!stopped()) {
      const asked = await harbour.request().catch(() => undefined);
      if (asked !== undefined) taken.push(asked);
      await pause(20);
    }
    return taken;
  }

  async function approve(count: number): Promise<Asked[]> {
    const approved: Asked[] = [];
    while (approved.length < count) approved.push(await harbour.approved());
    return approved;
  }

  /** Milliseconds from the kill of a role's leaseholder until another process has caught up with the head. */
  async function killHolder(role: Role, caughtUp: (position: number) => Promise<boolean>): Promise<number> {
    const holder = await product.holder(role);
    const killedAt = performance.now();
    await holder.kill();
    const before = await server.engines.eventStore.head();
    const asking = harbour.request();
    await until(async () => {
      const head = await server.engines.eventStore.head();
      return head > before && caughtUp(head);
    });
    const took = performance.now() - killedAt;
    process.stderr.write(`The ${role} was replaced within ${Math.round(took)} ms.\n`);
    await asking;
    await product.begin(role);
    return took;
  }

  it('does its main job through either api process, and users see their own writes', async () => {
    const asked = await harbour.approved();
    expect(await harbour.standing(asked)).toBe('approved -');
    await server.settled(20_000);
    expect(await harbour.standing(asked)).toBe('approved -');
    expect((await harbour.visitors()).every((count) => count === 1)).toBe(true);
    expect(await harbour.history(asked)).toEqual([
      'ReservationRequested',
      'PriceSent',
      'PriceAccepted',
      'BerthAssigned',
      'ReservationApproved',
    ]);
  }, 60_000);

  it('has one process of each role at work, all of them ready, and reports their progress to the api', async () => {
    for (const role of ['projector', 'scheduler', ...(brokers === undefined ? [] : ['relay' as const])] as const) {
      const working = await Promise.all(product.of(role).map((one) => one.works()));
      expect([role, working.filter(Boolean).length]).toEqual([role, 1]);
      for (const one of product.of(role)) {
        expect(await (await fetch(`${one.url}/health/live`)).json()).toEqual({ status: 'live' });
        expect((await fetch(`${one.url}/admin/reservation/getall`, { method: 'POST' })).status).toBe(404);
      }
    }
    await server.settled(20_000);
    const admin = await server.addAdmin();
    const { items } = await server.must(operationsApi.consumers, { token: admin.token });
    const states = new Map(items.map(({ name, state }) => [name.replace(/@\d+$/, ''), state]));
    expect([states.get('reservations'), states.get('policy:berth-mending')]).toEqual(['live', 'live']);
    if (brokers !== undefined) expect(states.get('feed')).toBe('live');
  }, 60_000);

  it.each(['signing out', 'ending all sessions', 'taking away a right', 'deleting the user'] as const)(
    'refuses at either api process, within the time by which what is recent may lag, after %s at the other',
    async (deed) => {
      const [here, there] = product.of('api') as [RoleProcess, RoleProcess];
      const [{ token }, member] = [harbour, await server.addStaff(harbour.marina)];
      await server.settled(20_000);
      const at = async <T>(one: RoleProcess, run: () => Promise<T>): Promise<T> => {
        server.apis = [one];
        return run().finally(() => (server.apis = product.of('api')));
      };
      const users = () => server.call(userApi.getall, { token: member.token }).then(({ status }) => status);
      for (const one of [here, there]) expect(await at(one, users)).toBe(200);
      await at(here, async () => {
        if (deed === 'signing out') await server.must(sessionApi.logout, { token: member.token });
        const body = { user_id: member.id };
        if (deed === 'ending all sessions') await server.must(userApi.revokeSessions, { token, body });
        if (deed === 'deleting the user') await server.must(userApi.delete, { token, body });
        const edit = { edit_user_id: member.id, first_name: 'Ada', last_name: 'Quay', permissions: VIEWER };
        if (deed === 'taking away a right') await server.must(userApi.edit, { token, body: edit });
      });
      const closed = performance.now();
      expect(await at(here, users)).not.toBe(200);
      // The last question may have begun just before the bound.
      while ((await at(there, users)) === 200) expect(performance.now() - closed).toBeLessThan(RECENT_MS + 500);
    },
    60_000,
  );

  it('pushes changes made at one api process to a browser at the other', async () => {
    const [here, there] = product.of('api');
    const heard: Hint[] = [];
    const socket = io(here?.url ?? '', { auth: { token: harbour.token }, transports: ['websocket'] });
    sockets.push(socket);
    socket.on('hint', (hint: Hint) => heard.push(hint));
    await new Promise((resolve) => socket.once('ready', resolve));
    server.apis = there === undefined ? [] : [there];
    const asked = await harbour.request();
    server.apis = product.of('api');
    await until(() => told(heard, asked));
  }, 30_000);

  const told = (heard: readonly Hint[], { id }: Asked) =>
    heard.some(({ topic, ids }) => topic === 'reservations' && ids.includes(id));

  it('replaces a killed projector, and shows every event exactly once', async () => {
    let over = false;
    const asking = askUntil(() => over);
    const { ProjectionHost } = await import('../../../services/platform/consuming/projection-host.js');
    const projections = server.app.get(ProjectionHost, { strict: false });
    const took = await killHolder('projector', (position) => projections.reached(position, 100));
    over = true;
    const taken = await asking;
    expect(took).toBeLessThan(TAKEN_OVER_MS);
    await server.settled(20_000);
    for (const asked of taken) expect(await harbour.standing(asked)).toBe('initiated MARINA');
    expect(taken.length).toBeGreaterThan(0);
  }, 90_000);

  it('replaces a killed scheduler, and no approval loses its berth', async () => {
    const { PolicyHost } = await import('../../../services/platform/consuming/policy-host.js');
    const policies = server.app.get(PolicyHost, { strict: false });
    const before = (await harbour.visitors())[0] ?? 0;
    const approving = approve(6);
    const took = await killHolder('scheduler', (position) => policies.reached(position, 100));
    const approved = await approving;
    expect(took).toBeLessThan(TAKEN_OVER_MS);
    await server.settled(20_000);
    for (const asked of approved) {
      expect(await harbour.standing(asked)).toBe('approved -');
      expect((await harbour.history(asked)).filter((type) => type === 'ReservationApproved')).toHaveLength(1);
    }
    expect((await harbour.visitors())[0]).toBe(before + approved.length);
  }, 90_000);

  it('passes a lease on at once when a process stops in order', async () => {
    const holder = await product.holder('projector');
    const began = performance.now();
    await holder.stop();
    expect((await harbour.show(await harbour.request())).reservation_status).toBe('initiated');
    await product.holder('projector');
    expect(performance.now() - began).toBeLessThan(5_000);
    await product.begin('projector');
  }, 60_000);

  it('is not harmed by a projector that resumes after another one has replaced it', async () => {
    const holder = await product.holder('projector');
    holder.send('SIGSTOP');
    const asleep = new Set([holder]);
    const others = product.of('projector').filter((one) => !asleep.has(one));
    await until(async () => (await others[0]?.works()) === true);
    const asked = await harbour.approved({ start_date: '2027-09-01', end_date: '2027-09-03' });
    holder.send('SIGCONT');
    await until(async () => !(await holder.works()));
    await server.settled(20_000);
    expect(await harbour.standing(asked)).toBe('approved -');
    expect(await others[0]?.works()).toBe(true);
  }, 90_000);

  it('continues at the other api process, with the same sessions, when one is killed', async () => {
    const [first] = product.of('api');
    await first?.kill();
    const asked = await harbour.request();
    expect(await harbour.standing(asked)).toBe('initiated MARINA');
    await product.begin('api');
    server.apis = product.of('api');
  }, 60_000);

  if (brokers !== undefined) {
    it('replaces a killed relay, and publishes everything to Kafka in order', async () => {
      const heard = await messagesOf(brokers.split(','));
      try {
        let over = false;
        const asking = askUntil(() => over);
        const { ConsumerProgress } = await import('../../../services/platform/consuming/consumer-progress.js');
        const progress = new ConsumerProgress(server.engines.readModels);
        const took = await killHolder('relay', (position) =>
          progress.reached(() => Promise.resolve(['feed']), position, 100),
        );
        over = true;
        const taken = await asking;
        expect(took).toBeLessThan(TAKEN_OVER_MS);
        const done = await harbour.approved({ start_date: '2027-10-01', end_date: '2027-10-03' });
        const typesOf = ({ id }: Asked) => [...new Set(heard.types.get(id) ?? [])];
        await until(() => typesOf(done).length >= 5 && taken.every((asked) => typesOf(asked).length > 0));
        expect(typesOf(done)).toEqual(
          ['requested', 'priced', 'price_accepted', 'berth_assigned', 'approved'].map(named),
        );
      } finally {
        await heard.stop();
      }
    }, 120_000);
  }

  it('reports in one line the setting that a role lacks', async () => {
    const one = await RoleProcess.begin('projector', { LOG_LEVEL: 'fatal' });
    expect(await one.ended).toBe(1);
    expect(one.output).toBe(
      'The projector cannot start: Setting EVENT_STORE_URL is missing: the projector shares the log with other processes.\n',
    );
  }, 30_000);
}

/** @throws Error if the condition does not hold within half a minute */
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = performance.now() + 30_000; !(await condition());) {
    if (performance.now() > end) throw new Error(`it did not come about: ${condition.toString()}`);
    await pause(25);
  }
}

const named = (what: string) => `quayside.reservation.${what}`;

/** Types of each reservation's messages in Kafka, in their order there. */
async function messagesOf(brokers: string[]) {
  const consumer = new Kafka({ brokers, logLevel: logLevel.NOTHING }).consumer({ groupId: `roles-${Date.now()}` });
  const types = new Map<string, string[]>();
  await consumer.connect();
  await consumer.subscribe({ topic: 'quayside.reservations.v1', fromBeginning: false });
  const joined = new Promise<void>((resolve) => consumer.on(consumer.events.GROUP_JOIN, () => resolve()));
  await consumer.run({
    eachMessage: ({ message }) => {
      const { subject = '', type = '' } = JSON.parse(message.value?.toString() ?? '{}') as Record<string, string>;
      types.set(subject, [...(types.get(subject) ?? []), type]);
      return Promise.resolve();
    },
  });
  await joined;
  return { types, stop: () => consumer.disconnect() };
}
