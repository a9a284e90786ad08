import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, request, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import type * as z from 'zod';
import { type Hint, hintTopics, socketMessages } from '../../../contracts/realtime.js';
import { principalWith } from '../../../tests/fixtures/permissions.js';
import { eventually, PlatformBench } from '../../../tests/fixtures/platform-bench.js';
import { Consumer } from '../consuming/consumer.js';
import { EventLog } from '../event-sourcing/event-log.js';
import type { EventStore, SubscribeOptions } from '../event-store/event-store.js';
import { StaffAuthenticator, type StaffCaller } from '../http/caller.js';
import { RateLimits } from '../http/rate-limits.js';
import { parseSettings } from '../settings/settings.js';
import { HintRegistry } from './hint-registry.js';
import { HintFeed, MOST_REPLAYED } from './hint-feed.js';
import { RealtimeServer } from './realtime-server.js';
import { SessionEnds } from './session-ends.js';
import { SocketAuthenticator } from './socket-authenticator.js';

/**
 * Tokens are `<user> <session> <marina>`. An administrator works in the marina that the connection names, an overseer
 * in none.
 */
class Tokens extends StaffAuthenticator {
  readonly ended = new Set<string>();
  readonly moved = new Map<string, string>();
  /** Answers wait for it. */
  decided: Promise<void> = Promise.resolve();

  async authenticate(token: string, named: string | undefined): Promise<StaffCaller | null> {
    await this.decided;
    const [user_id = '', session_id = '', marina = ''] = token.split('/');
    if (session_id === '' || this.ended.has(session_id)) return Promise.resolve(null);
    const marina_id = user_id === 'admin' ? (named ?? null) : (this.moved.get(session_id) ?? marina);
    const principal = principalWith({ is_admin: user_id === 'admin', association_manager: user_id === 'overseer' });
    const caller: Partial<StaffCaller> = {
      kind: 'staff',
      user_id,
      name: `${user_id}!`,
      session_id,
      marina_id,
      principal,
    };
    return Promise.resolve(caller as StaffCaller);
  }
}

type Heard = readonly [name: string, message: Record<string, unknown>];
const MARINA = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11';

describe('the sockets', () => {
  let bench: PlatformBench;
  let http: HttpServer;
  let url: string;
  let tokens: Tokens;
  let hints: HintRegistry;
  let ends: SessionEnds;
  let realtime: RealtimeServer;
  let clients: Socket[];

  async function begin(settings: Record<string, string> = {}): Promise<void> {
    http = createServer((_request, response) => response.end('other'));
    tokens = new Tokens();
    hints = new HintRegistry();
    ends = new SessionEnds();
    realtime = new RealtimeServer(bench.core.log, hints, ends, bench.logger);
    realtime.attach(http, new SocketAuthenticator(tokens, new RateLimits(parseSettings(settings))));
    await realtime.start();
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
    await eventually(() => realtime.status().state === 'live');
  }

  beforeEach(async () => {
    bench = new PlatformBench();
    clients = [];
    await begin();
  });

  afterEach(async () => {
    for (const client of clients) client.close();
    await realtime.close();
    http.closeAllConnections();
    http.close();
    await bench.close();
  });

  function connect(auth: object, options: { transports?: string[] } = {}) {
    const client = io(url, { auth, forceNew: true, transports: ['websocket'], reconnectionDelay: 10, ...options });
    clients.push(client);
    const heard: Heard[] = [];
    client.onAny((name: keyof typeof socketMessages, message: unknown) => {
      // Every message matches the contract exactly, with no field left out.
      const schema: z.ZodType = socketMessages[name];
      expect(schema.parse(message)).toEqual(message);
      heard.push([name, message as Record<string, unknown>]);
    });
    const refused = new Promise<string>((resolve) => {
      client.once('connect_error', (error) => resolve(error.message));
    });
    const closed = new Promise<string>((resolve) => {
      client.once('disconnect', (reason) => resolve(reason));
    });
    const names = () => heard.map(([name]) => name);
    const ready = () => eventually(() => names().includes('ready'));
    const idsOf = () => heard.filter(([name]) => name === 'hint').flatMap(([, message]) => message['ids'] as string[]);
    return { client, heard, refused, closed, names, ready, idsOf };
  }

  type Line = ReturnType<typeof connect>;

  it.each(['websocket', 'polling'])('send hints at changes, over %s', async (transport) => {
    const ada = connect({ token: 'ada/s1/m1' }, { transports: [transport] });
    await ada.ready();
    const { position } = (await bench.write('n1', 'hello')) as { position: number };
    await eventually(() => ada.heard.length === 2);
    expect(ada.heard).toEqual([
      ['ready', { position: position - 1 }],
      ['hint', { topic: 'notebook', ids: ['n1'], position, marina_id: 'm1', complete: true }],
    ]);
  });

  it('send a marina no hints of another marina or of events without a marina', async () => {
    const ada = connect({ token: 'ada/s1/m1' });
    const bob = connect({ token: 'bob/s2/m2' });
    await ada.ready();
    await bob.ready();
    await bench.write('none', 'x', { marina_id: null });
    await bench.write('n1', 'x', { marina_id: 'm1' });
    await bench.write('n2', 'x', { marina_id: 'm2' });
    await eventually(() => ada.idsOf().length > 0 && bob.idsOf().length > 0);
    expect(ada.idsOf()).toEqual(['n1']);
    expect(bob.idsOf()).toEqual(['n2']);
  });

  it('send administrators only the hints of the marina they name', async () => {
    const admin = connect({ token: 'admin/s1/', marina_id: MARINA });
    const everywhere = connect({ token: 'admin/s2/' });
    const ada = connect({ token: 'ada/s3/m1', marina_id: MARINA });
    for (const client of [admin, everywhere, ada]) await client.ready();
    await bench.write('n1', 'x', { marina_id: MARINA });
    await bench.write('n2', 'x', { marina_id: 'm1' });
    await eventually(() => admin.idsOf().length > 0 && ada.idsOf().length > 0);
    expect([admin.idsOf(), everywhere.idsOf(), ada.idsOf()]).toEqual([['n1'], [], ['n2']]);
  });

  it('combine simultaneous events in one hint for each topic, with at most a hundred records', async () => {
    hints.register('notebook-', { topic: 'messages' }, { topic: 'customers', ids: () => ['one'] });
    const ada = connect({ token: 'ada/s1/m1' });
    await ada.ready();
    // The first write opens a round; the writes during it are combined.
    await bench.write('first', 'x');
    await eventually(() => ada.idsOf().includes('first'));
    await Promise.all(Array.from({ length: 101 }, (_, index) => bench.write(`n${index}`, 'x')));
    const head = await bench.store.head();
    await eventually(() => ada.heard.at(-1)?.[1]['position'] === head && ada.heard.at(-1)?.[1]['complete'] === true);
    expect(ada.heard.slice(3).map(([, message]) => message)).toEqual([
      { topic: 'messages', ids: [], position: head, marina_id: 'm1', complete: false },
      { topic: 'customers', ids: ['one'], position: head, marina_id: 'm1', complete: true },
    ]);
  });

  it('send hints of several areas for the same streams', async () => {
    hints.register('notebook-', { topic: 'messages' });
    hints.register('notebook-', { topic: 'customers', ids: () => ['one'] }, { topic: 'vessels', ids: () => [] });
    expect(() => hints.register('notebook-', { topic: 'messages' })).toThrow('twice');
    expect(() => hints.silence('notebook-')).toThrow('twice');
    const ada = connect({ token: 'ada/s1/m1' });
    await ada.ready();
    await bench.write('n1', 'x');
    await eventually(() => ada.heard.at(-1)?.[1]['complete'] === true);
    expect(ada.heard.slice(1).map(([, { topic, ids }]) => [topic, ids])).toEqual([
      ['messages', ['n1']],
      ['customers', ['one']],
    ]);
  });

  it('let an area choose the marina, and send no hint', async () => {
    hints.register('notebook-', { topic: 'marinas', ids: () => ['x'], marinaOf: ({ stream }) => stream.slice(9) });
    hints.silence('quiet-');
    expect(() => hints.register('quiet-', { topic: 'marinas' })).toThrow('twice');
    expect(() => hints.register('quiet', { topic: 'marinas' })).toThrow('prefix');
    const ada = connect({ token: 'ada/s1/m1' });
    await ada.ready();
    await bench.writeRaw('quiet-1', 0, 'NotebookClosed', { reason: 'x' });
    await bench.write('m1', 'x', { marina_id: null });
    await eventually(() => ada.heard.length === 2);
    expect(ada.heard[1]).toEqual(['hint', expect.objectContaining({ topic: 'marinas', ids: ['x'], marina_id: 'm1' })]);
  });

  it('send missed hints in the order of the log and without a gap', async () => {
    const { position: before } = (await bench.write('n0', 'x')) as { position: number };
    await bench.write('n1', 'x');
    await bench.write('other', 'x', { marina_id: 'm2' });
    await bench.write('n2', 'x');
    await eventually(async () => realtime.status().position === (await bench.store.head()));
    const ada = connect({ token: 'ada/s1/m1', after: before });
    const writing = Array.from({ length: 20 }, (_, index) => bench.write(`while${index}`, 'x'));
    await ada.ready();
    await Promise.all(writing);
    await eventually(() => ada.idsOf().includes('while19'));
    expect(ada.names().slice(0, 2)).toEqual(['hint', 'ready']);
    expect(ada.idsOf().slice(0, 2)).toEqual(['n1', 'n2']);
    expect(new Set(ada.idsOf())).toEqual(new Set(['n1', 'n2', ...writing.map((_, index) => `while${index}`)]));
  });

  it('request a full reload when too much was missed, or the position is of another log', async () => {
    const writes = Array.from({ length: MOST_REPLAYED + 1 }, (_, index) => bench.write(`n${index % 7}`, 'x'));
    await Promise.all(writes);
    const head = await bench.store.head();
    await eventually(() => realtime.status().position === head);
    const long = connect({ token: 'ada/s1/m1', after: 0 });
    const short = connect({ token: 'ada/s2/m1', after: 1 });
    const beyond = connect({ token: 'ada/s3/m1', after: head + 1 });
    for (const client of [long, short, beyond]) await client.ready();
    const again = [
      ['resync', { position: head }],
      ['ready', { position: head }],
    ];
    expect(long.heard).toEqual(again);
    expect(beyond.heard).toEqual(again);
    expect(short.names()).toEqual(['hint', 'ready']);
    expect(short.idsOf()).toHaveLength(7);
  });

  it('refuse clients that are not signed in or send a malformed greeting', async () => {
    expect(await connect({ token: 'nobody' }).refused).toBe('UNAUTHENTICATED');
    expect(await connect({}).refused).toBe('VALIDATION');
    expect(await connect({ token: 'ada/s1/m1', after: -1 }).refused).toBe('VALIDATION');
    expect(realtime.connected).toBe(0);
  });

  it('limit guesses by address and connections by session', async () => {
    await realtime.close();
    http.closeAllConnections();
    http.close();
    await begin({ RATE_PUBLIC_PER_MINUTE: '2' });
    expect(await connect({ token: 'nobody' }).refused).toBe('UNAUTHENTICATED');
    expect(await connect({ token: 'nobody' }).refused).toBe('UNAUTHENTICATED');
    expect(await connect({ token: 'nobody' }).refused).toBe('TOO_MANY_REQUESTS');
    const authenticator = new SocketAuthenticator(tokens, new RateLimits(parseSettings({})));
    const answers = [];
    for (let count = 0; count < 61; count += 1)
      answers.push(await authenticator.authenticate({ token: 'ada/s1/m1' }, '::1'));
    expect(answers.filter((answer) => answer === 'TOO_MANY_REQUESTS')).toHaveLength(1);
    expect(await authenticator.authenticate({ token: 'ada/s2/m1' }, '::1')).toMatchObject({ session_id: 's2' });
  });

  it('close at once, with the reason, when their session ends', async () => {
    ends.register(({ data }) =>
      'reason' in data ? { sessions: [String(data.reason)], because: 'signed_out' } : undefined,
    );
    const ada = connect({ token: 'ada/s1/m1' });
    const elsewhere = connect({ token: 'ada/s2/m1' });
    await ada.ready();
    await elsewhere.ready();
    await bench.writeRaw('notebook-n1', 0, 'NotebookClosed', { reason: 's1' });
    expect(await ada.closed).toBe('io server disconnect');
    expect(ada.names()).toEqual(['ready', 'signed_out']);
    expect(elsewhere.client.connected).toBe(true);
  });

  it('close for a user whose sessions all end', async () => {
    ends.register(({ data }) => ('reason' in data ? { users: ['ada'], because: 'signed_out' } : undefined));
    const all = [connect({ token: 'ada/s1/m1' }), connect({ token: 'ada/s2/m2' })];
    const bob = connect({ token: 'bob/s3/m1' });
    for (const client of [...all, bob]) await client.ready();
    await bench.writeRaw('notebook-n1', 0, 'NotebookClosed', { reason: 'x' });
    for (const client of all) expect(await client.closed).toBe('io server disconnect');
    expect(bob.client.connected).toBe(true);
  });

  it('let a changed session reconnect into its new marina', async () => {
    ends.register(({ data }) => ('reason' in data ? { sessions: ['s1'], because: 'changed' } : undefined));
    const ada = connect({ token: 'ada/s1/m1' });
    await ada.ready();
    tokens.moved.set('s1', 'm2');
    await bench.writeRaw('notebook-n1', 0, 'NotebookClosed', { reason: 'x' });
    await eventually(() => ada.names().filter((name) => name === 'ready').length === 2);
    await bench.write('n2', 'x', { marina_id: 'm2' });
    await eventually(() => ada.idsOf().includes('n2'));
    expect(ada.names()).not.toContain('signed_out');
  });

  it('close with the reason when the change of a session was also its end', async () => {
    ends.register(({ data }) => ('reason' in data ? { users: ['ada'], because: 'changed' } : undefined));
    const ended = connect({ token: 'ada/s1/m1' });
    const other = connect({ token: 'ada/s2/m1' });
    for (const client of [ended, other]) await client.ready();
    tokens.ended.add('s1');
    await bench.writeRaw('notebook-n1', 0, 'NotebookClosed', { reason: 'x' });
    expect([await ended.closed, ended.names().at(-1)]).toEqual(['io server disconnect', 'signed_out']);
    expect(await other.closed).toBe('transport close');
    await eventually(() => other.names().filter((name) => name === 'ready').length === 2);
    expect(other.names()).not.toContain('signed_out');
  });

  it('hear nothing more of their marina while it is found out whether their session goes on', async () => {
    ends.register(({ data }) => ('reason' in data ? { users: ['ada'], because: 'changed' } : undefined));
    const ada = connect({ token: 'ada/s1/m1' });
    await ada.ready();
    let decide = () => {};
    tokens.decided = new Promise<void>((resolve) => (decide = resolve));
    await bench.writeRaw('notebook-n1', 0, 'NotebookClosed', { reason: 'x' });
    await eventually(() => realtime.status().position > 0);
    const { position } = (await bench.write('n2', 'x')) as { position: number };
    await eventually(() => realtime.status().position === position);
    tokens.ended.add('s1');
    decide();
    expect(await ada.closed).toBe('io server disconnect');
    expect(ada.names()).toEqual(['ready', 'signed_out']);
  });

  it('notice sessions that expired or moved without an event', async () => {
    const ada = connect({ token: 'ada/s1/m1' });
    const bob = connect({ token: 'bob/s2/m1' });
    const eve = connect({ token: 'eve/s3/m1' });
    for (const client of [ada, bob, eve]) await client.ready();
    tokens.ended.add('s1');
    tokens.moved.set('s2', 'm2');
    await realtime.recheckAll();
    expect(await ada.closed).toBe('io server disconnect');
    expect(ada.names()).toEqual(['ready', 'signed_out']);
    expect(await bob.closed).toBe('transport close');
    expect(bob.names()).not.toContain('signed_out');
    expect(eve.client.connected).toBe(true);
  });

  it('send an association manager no hints of the marinas that they oversee', async () => {
    const overseer = connect({ token: 'overseer/s1/m1' });
    const ada = connect({ token: 'ada/s2/m1' });
    await overseer.ready();
    await ada.ready();
    await bench.write('n1', 'x');
    await eventually(() => ada.idsOf().includes('n1'));
    expect(overseer.idsOf()).toEqual([]);
  });

  describe('of clients that say which record they show', () => {
    const shows = (id: string, answering = false) => ({ shown: [{ kind: 'reservation', id, answering }] });
    const peopleIn = ({ heard }: { heard: Heard[] }) =>
      heard.filter(([name]) => name === 'presence').map(([, message]) => message['people']);

    it('tell those of the marina who shows it too, at once and again at a change, a disconnect included', async () => {
      const [ada, bob, eve] = ['ada/s1/m1', 'bob/s2/m1', 'eve/s3/m2'].map((token) => connect({ token })) as [
        Line,
        Line,
        Line,
      ];
      for (const client of [ada, bob, eve]) await client.ready();
      ada.client.emit('presence', shows(MARINA));
      eve.client.emit('presence', shows(MARINA));
      await eventually(() => peopleIn(ada).length === 1 && peopleIn(eve).length === 1);
      bob.client.emit('presence', shows(MARINA, true));
      await eventually(() => peopleIn(ada).length === 2 && peopleIn(bob).length === 1);
      bob.client.close();
      await eventually(() => peopleIn(ada).length === 3);
      expect(peopleIn(ada)).toEqual([[], [{ user_id: 'bob', name: 'bob!', answering: true }], []]);
      expect(peopleIn(bob)).toEqual([[{ user_id: 'ada', name: 'ada!', answering: false }]]);
      expect(peopleIn(eve)).toEqual([[]]);
    });

    it('close for a malformed sign, and send nothing for one without a marina', async () => {
      const bad: unknown[] = [
        undefined,
        { shown: [{ kind: 'reservation', id: 'x', answering: true }] },
        { ...shows(MARINA), marina_id: 'm2' },
        { shown: Array.from({ length: 5 }, () => shows(MARINA).shown[0]) },
      ];
      for (const [index, sign] of bad.entries()) {
        const ada = connect({ token: `ada/bad${index}/m1` });
        await ada.ready();
        ada.client.emit('presence', sign);
        expect(await ada.closed).toBe('io server disconnect');
      }
      const [everywhere, bob] = [connect({ token: 'admin/s2/' }), connect({ token: 'bob/s3/m1' })];
      for (const client of [everywhere, bob]) await client.ready();
      everywhere.client.emit('presence', shows(MARINA));
      bob.client.emit('presence', shows(MARINA));
      await eventually(() => peopleIn(bob).length === 1);
      expect([peopleIn(bob), peopleIn(everywhere), everywhere.client.connected]).toEqual([[[]], [], true]);
    });
  });

  it('close when a client sends an event', async () => {
    const ada = connect({ token: 'ada/s1/m1' });
    await ada.ready();
    ada.client.emit('hint', { topic: 'forged' });
    expect(await ada.closed).toBe('io server disconnect');
  });

  it('close when a client sends more than a greeting', async () => {
    const ada = connect({ token: 'ada/s1/m1' });
    await ada.ready();
    ada.client.emit('noise', 'x'.repeat(5000));
    expect(await ada.closed).toBe('transport close');
  });

  it('drop a client that does not read', async () => {
    // Polls once to connect, and never again, so that all packets wait in the server.
    const sid = await poll('GET', '');
    const { sid: session } = JSON.parse(sid.slice(1)) as { sid: string };
    await poll('POST', `&sid=${session}`, `40${JSON.stringify({ token: 'ada/s1/m1' })}`);
    await eventually(() => realtime.connected === 1);
    // Eight packets for each event.
    hints.register('notebook-', ...hintTopics.slice(0, 8).map((topic) => ({ topic })));
    let rounds = 0;
    for (; realtime.connected > 0 && rounds < 100; rounds += 1) {
      const { position } = (await bench.write(`n${rounds}`, 'x')) as { position: number };
      await eventually(() => realtime.status().position === position);
    }
    expect(rounds).toBeGreaterThan(20);
    expect(rounds).toBeLessThan(40);
  });

  async function poll(method: string, query: string, body = ''): Promise<string> {
    const call = request(`${url}/socket.io/?EIO=4&transport=polling${query}`, { method });
    call.end(body);
    const [response] = (await once(call, 'response')) as [AsyncIterable<Buffer>];
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    return Buffer.concat(chunks).toString();
  }

  it('leave other requests of the server alone, and serve no script', async () => {
    expect(await (await fetch(`${url}/elsewhere`)).text()).toBe('other');
    expect((await fetch(`${url}/socket.io/socket.io.js`)).status).toBe(400);
  });

  it('continue at their position after the log failed', async () => {
    let failures = 2;
    const { store } = bench;
    const failing: EventStore = Object.assign(Object.create(store) as EventStore, {
      async *subscribe(options: SubscribeOptions) {
        for await (const batch of store.subscribe(options)) {
          if (batch.events.length > 0 && failures > 0) {
            failures -= 1;
            throw new Error('the engine is down');
          }
          yield batch;
        }
      },
    });
    const received: string[] = [];
    const audience = {
      hint: (_marina: string, news: readonly Hint[]) => void received.push(...news.flatMap(({ ids }) => ids)),
      end: () => undefined,
    };
    const log = new EventLog(failing, bench.core.codec);
    const feed = new HintFeed(log, hints, ends, audience, bench.logger);
    const consumer = new Consumer(log, feed, bench.logger);
    consumer.start();
    await eventually(() => consumer.status.state === 'live');
    for (const id of ['n1', 'n2', 'n3']) await bench.write(id, 'x');
    await eventually(() => received.length === 3);
    expect([received, failures]).toEqual([['n1', 'n2', 'n3'], 0]);
    await consumer.stop();
  });

  it('are not held up by an area that fails to read its event', async () => {
    const defect = () => {
      throw new Error('a defect');
    };
    ends.register(({ stream }) => (stream === 'notebook-worse' ? defect() : undefined));
    hints.register('notebook-', {
      topic: 'messages',
      ids: ({ stream }) => (stream.endsWith('bad') ? defect() : ['n']),
    });
    const ada = connect({ token: 'ada/s1/m1' });
    await ada.ready();
    await bench.write('bad', 'x');
    await bench.write('worse', 'x');
    await eventually(() => ada.idsOf().length === 1);
    expect(realtime.status()).toMatchObject({ state: 'live', error: null });
  });

  it('stop with open connections, and accept no more', async () => {
    const ada = connect({ token: 'ada/s1/m1' });
    await ada.ready();
    const closing = new Promise((resolve) => http.close(resolve));
    await realtime.close();
    expect(await ada.closed).toBe('transport close');
    http.closeIdleConnections();
    await closing;
    expect(realtime.connected).toBe(0);
  });
});
