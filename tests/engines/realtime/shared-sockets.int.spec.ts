import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { io, type Socket } from 'socket.io-client';
import type { Presence } from '../../../contracts/realtime.js';
import { StaffAuthenticator, type StaffCaller } from '../../../services/platform/http/caller.js';
import { RateLimits } from '../../../services/platform/http/rate-limits.js';
import { Leases } from '../../../services/platform/leases/leases.js';
import { HintRegistry } from '../../../services/platform/realtime/hint-registry.js';
import { RealtimeServer } from '../../../services/platform/realtime/realtime-server.js';
import { SessionEnds } from '../../../services/platform/realtime/session-ends.js';
import { SocketAuthenticator } from '../../../services/platform/realtime/socket-authenticator.js';
import type { RedisLink } from '../../../services/platform/redis/redis-link.js';
import { parseSettings } from '../../../services/platform/settings/settings.js';
import { principalWith } from '../../fixtures/permissions.js';
import { eventually, PlatformBench } from '../../fixtures/platform-bench.js';
import { describeOnOwnRedis, describeOnRedis, OwnRedis, redisOf } from './redis-under-test.js';

const TIMING = { beatMs: 100, silenceMs: 600 };
const LEASE = { beatMs: 100, sureMs: 400, silenceMs: 500, lookMs: 50 };

/** Tokens are `<user>/<session>/<marina>`. */
class Tokens extends StaffAuthenticator {
  authenticate(token: string): Promise<StaffCaller> {
    const [user_id = '', session_id = '', marina_id = ''] = token.split('/');
    const caller: Partial<StaffCaller> = {
      kind: 'staff',
      user_id,
      session_id,
      marina_id,
      principal: principalWith(),
      name: `${user_id}!`,
    };
    return Promise.resolve(caller as StaffCaller);
  }
}

/** The parts of an api process that these tests need. */
class Process {
  readonly logger = pino({ level: 'silent' });
  readonly http: HttpServer = createServer();
  readonly leases: Leases;
  readonly realtime: RealtimeServer;

  constructor(
    bench: PlatformBench,
    readonly redis: RedisLink,
  ) {
    this.leases = new Leases({
      store: bench.readModels,
      logger: this.logger,
      alone: false,
      catchUp: () => Promise.resolve(),
      timing: LEASE,
    });
    const ends = new SessionEnds();
    ends.register(({ data }) => ('reason' in data ? { sessions: ['s1'], because: 'signed_out' } : undefined));
    const sharing = { redis, leases: this.leases, timing: TIMING };
    // A separate reader of the log, so that events are read twice.
    const { log } = bench.secondProcess();
    this.realtime = new RealtimeServer(log, new HintRegistry(), ends, this.logger, sharing);
    this.realtime.attach(this.http, new SocketAuthenticator(new Tokens(), new RateLimits(parseSettings({}), redis)));
  }

  async start(): Promise<this> {
    this.http.listen(0, '127.0.0.1');
    await once(this.http, 'listening');
    await this.realtime.start();
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.http.address() as AddressInfo).port}`;
  }

  /** True if it holds the lease. */
  get leads(): boolean {
    return this.realtime.readsForAll;
  }

  async stop(): Promise<void> {
    await this.realtime.close();
    await this.leases.close();
    await this.redis.close();
    this.http.closeAllConnections();
    this.http.close();
  }
}

type Heard = readonly [
  name: string,
  message: {
    readonly ids?: readonly string[];
    readonly position?: number;
    readonly people?: Presence['people'];
  },
];

/** Two processes on one log, with a browser at each. */
class Pair {
  readonly bench = new PlatformBench();
  readonly processes: Process[] = [];
  private readonly clients: Socket[] = [];

  async start(url: string, installation: string = randomUUID()): Promise<void> {
    for (let count = 0; count < 2; count += 1) {
      const redis = await redisOf(installation, url, pino({ level: 'silent' }));
      this.processes.push(await new Process(this.bench, redis).start());
    }
    await this.sharing();
  }

  /** Waits until one process reads the log and the other one listens. */
  sharing(): Promise<void> {
    return eventually(() => this.processes.filter(({ realtime }) => realtime.reads).length === 1);
  }

  get leader(): Process {
    return this.processes.find(({ leads }) => leads) as Process;
  }

  get listener(): Process {
    return this.processes.find(({ leads }) => !leads) as Process;
  }

  async browser({ url }: Process, session: string, after?: number, [user, marina] = ['ada', 'm1']) {
    const auth = { token: `${user}/${session}/${marina}`, ...(after === undefined ? {} : { after }) };
    const client = io(url, { auth, forceNew: true, transports: ['websocket'], reconnection: false });
    this.clients.push(client);
    const heard: Heard[] = [];
    client.onAny((name: string, message: Heard[1]) => heard.push([name, message]));
    const closed = new Promise<string>((resolve) => client.once('disconnect', (reason) => resolve(reason)));
    await eventually(() => heard.some(([name]) => name === 'ready'));
    const names = () => heard.map(([name]) => name);
    const ids = () => heard.filter(([name]) => name === 'hint').flatMap(([, message]) => message.ids ?? []);
    const shows = (...records: readonly string[]) =>
      client.emit('presence', { shown: records.map((id) => ({ kind: 'reservation', id, answering: false })) });
    /** The names beside a record, as the server last sent them; undefined: it sent none yet. */
    const beside = () => heard.findLast(([name]) => name === 'presence')?.[1].people?.map(({ name }) => name);
    return { client, heard, names, ids, closed, shows, beside };
  }

  async write(...ids: string[]): Promise<void> {
    for (const id of ids) await this.bench.write(id, 'x');
  }

  async stop(): Promise<void> {
    for (const client of this.clients) client.close();
    for (const process of this.processes) await process.stop();
    await this.bench.close();
  }
}

describeOnRedis('sockets of two processes, on Redis', (server) => {
  let pair: Pair;
  beforeEach(async () => {
    pair = new Pair();
    await pair.start(server);
  });
  afterEach(() => pair.stop());

  it('receive every hint once, although only one process reads the log', async () => {
    const [ada, bob] = [await pair.browser(pair.leader, 's1'), await pair.browser(pair.listener, 's2')];
    const ids = Array.from({ length: 30 }, (_, index) => `n${index}`);
    await pair.write(...ids);
    await eventually(() => [ada, bob].every((one) => one.ids().length >= ids.length));
    await pause(200);
    for (const one of [ada, bob]) expect([one.ids(), one.names()[0]]).toEqual([ids, 'ready']);
    expect(pair.processes.map(({ realtime }) => realtime.reads).sort()).toEqual([false, true]);
  });

  it('are closed everywhere when their session ends', async () => {
    const [ada, too] = [await pair.browser(pair.leader, 's1'), await pair.browser(pair.listener, 's1')];
    const bob = await pair.browser(pair.listener, 's2');
    await pair.bench.writeRaw('notebook-n0', 0, 'NotebookClosed', { reason: 'x' });
    expect([await ada.closed, await too.closed]).toEqual(['io server disconnect', 'io server disconnect']);
    expect([ada.names().at(-1), too.names().at(-1), bob.client.connected]).toEqual(['signed_out', 'signed_out', true]);
  });

  it('name the people who show the same record at the other process, of the same marina only', async () => {
    const record = randomUUID();
    const ada = await pair.browser(pair.leader, 's1');
    const bob = await pair.browser(pair.listener, 's2', undefined, ['bob', 'm1']);
    const eve = await pair.browser(pair.listener, 's3', undefined, ['eve', 'm2']);
    for (const one of [ada, eve, bob]) one.shows(record);
    await eventually(() => ada.beside()?.length === 1 && bob.beside()?.length === 1);
    expect([ada.beside(), bob.beside()]).toEqual([['bob!'], ['ada!']]);
    bob.client.close();
    await eventually(() => ada.beside()?.length === 0);
    expect(eve.beside()).toEqual([]);
  });

  it('receive from the other process the hints that they missed', async () => {
    const ada = await pair.browser(pair.leader, 's1');
    await pair.write('n1');
    await eventually(() => ada.ids().length === 1);
    const after = ada.heard.at(-1)?.[1].position;
    ada.client.close();
    await pair.write('n2', 'n3');
    const head = await pair.bench.core.log.head();
    await eventually(() => pair.listener.realtime.status().position === head);
    const again = await pair.browser(pair.listener, 's1', after);
    await eventually(() => again.ids().length === 2);
    await pair.write('n4');
    await eventually(() => again.ids().length === 3);
    expect(again.ids()).toEqual(['n2', 'n3', 'n4']);
    expect(again.names()).not.toContain('resync');
  });

  it('miss nothing when the process that reads the log is gone', async () => {
    const { leader, listener } = pair;
    const bob = await pair.browser(listener, 's2');
    await pair.write('n1');
    await eventually(() => bob.ids().length === 1);
    await leader.redis.close(); // Simulates a process that is cut off: it still holds the lease, but its messages reach nobody.
    await pair.write('n2', 'n3');
    await eventually(() => bob.ids().length === 3);
    await leader.realtime.close();
    await leader.leases.close();
    await eventually(() => listener.leads);
    await pair.write('n4');
    await eventually(() => bob.ids().length === 4);
    expect(bob.ids()).toEqual(['n1', 'n2', 'n3', 'n4']);
  });

  it('receive nothing from another installation on the same server', async () => {
    const other = new Pair();
    await other.start(server);
    try {
      const ada = await pair.browser(pair.listener, 's1');
      const eve = await other.browser(other.listener, 's1');
      await pair.write('n1');
      await other.write('o1');
      await eventually(() => ada.ids().length > 0 && eve.ids().length > 0);
      await pause(200);
      expect([ada.ids(), eve.ids()]).toEqual([['n1'], ['o1']]);
    } finally {
      await other.stop();
    }
  });
});

describeOnOwnRedis('sockets of two processes, and a Redis that goes and comes', () => {
  let redis: OwnRedis;
  let pair: Pair;
  beforeEach(async () => {
    redis = await OwnRedis.start();
    pair = new Pair();
    await pair.start(redis.url);
  });
  afterEach(async () => {
    redis.thaw();
    await pair.stop();
    await redis.kill();
  });

  it('receive every hint, and share the reading again when it is back', async () => {
    const [ada, bob] = [await pair.browser(pair.leader, 's1'), await pair.browser(pair.listener, 's2')];
    await pair.write('n1');
    await redis.kill();
    await pair.write('n2', 'n3');
    await eventually(() => [ada, bob].every((one) => one.ids().length === 3));
    for (const process of pair.processes) await expect(process.redis.ping()).rejects.toThrow('does not answer');
    await redis.start();
    await pair.write('n4');
    await pair.sharing();
    await pair.write('n5');
    await eventually(() => [ada, bob].every((one) => one.ids().length === 5));
    for (const one of [ada, bob]) expect(one.ids()).toEqual(['n1', 'n2', 'n3', 'n4', 'n5']);
    for (const process of pair.processes) await process.redis.ping();
    expect([ada.client.connected, bob.client.connected]).toEqual([true, true]);
  });

  it('receive every hint while it is reachable but does not answer', async () => {
    const bob = await pair.browser(pair.listener, 's2');
    redis.freeze();
    await pair.write('n1', 'n2');
    await eventually(() => bob.ids().length === 2);
    await eventually(() => pair.processes.every((process) => !process.redis.answers));
    redis.thaw();
    await pair.sharing();
    await eventually(() => pair.processes.every((process) => process.redis.answers));
    await pair.write('n3');
    await eventually(() => bob.ids().length === 3);
    expect(bob.ids()).toEqual(['n1', 'n2', 'n3']);
  });

  it('are accepted while it is unavailable', async () => {
    await redis.kill();
    const ada = await pair.browser(pair.listener, 's1');
    await pair.write('n1');
    await eventually(() => ada.ids().length === 1);
  });
});
