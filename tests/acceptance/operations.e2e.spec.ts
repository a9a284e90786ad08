import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { sessionApi } from '../../contracts/identity/api.js';
import { mailOutboxApi, operationsApi } from '../../contracts/operations/api.js';
import { pricingApi } from '../../contracts/pricing/api.js';
import { DeadLetters } from '../../services/platform/consuming/dead-letters.js';
import { Metrics } from '../../services/platform/operations/metrics.js';
import { serveMetrics } from '../../services/platform/serving/probe-server.js';
import { freePort } from '../fixtures/built-program.js';
import { openHarbour, PRICE, somebody } from '../fixtures/harbour.js';
import { type MarinaServer, type Member, startMarinaServer } from '../fixtures/marina-server.js';
import { EDITOR, VIEWER } from '../fixtures/permissions.js';
import { eventually } from '../fixtures/platform-bench.js';

describe('running an installation', () => {
  let server: MarinaServer;
  let marina: string;
  let staff: Member;
  let admin: Member;

  beforeAll(async () => {
    server = await startMarinaServer();
    marina = await server.openMarina();
    staff = await server.addStaff(marina);
    admin = await server.addAdmin();
    await server.settled();
  });

  afterAll(() => server.close());

  const text = async (path: string) => (await fetch(`${server.url}${path}`)).text();
  /** Reads the body as well: an unread body keeps its socket open. */
  const statusOf = async (path: string) => {
    const response = await fetch(`${server.url}${path}`);
    await response.arrayBuffer();
    return response.status;
  };

  it('says that it lives and is ready', async () => {
    expect(await server.send('GET', '/health/live')).toMatchObject({ status: 200, body: { status: 'live' } });
    const ready = await server.send('GET', '/health/ready/');
    expect([ready.status, ready.body]).toEqual([200, { status: 'ready', culprits: [] }]);
  });

  it('does not show its measurements to strangers', async () => {
    expect(await server.send('GET', '/metrics')).toMatchObject({ status: 404, body: { error_type: 'NOT_FOUND' } });
    expect(await serveMetrics(server.app, { METRICS_PORT: undefined, PORT: 0, HOST: '127.0.0.1' })).toBeUndefined();
  });

  it('is measured: requests by route, commits, consumers, sockets, the process', async () => {
    // Each process reports for itself.
    const alone = await startMarinaServer({ consume: true });
    await alone.addStaff(await alone.openMarina());
    await alone.settled();
    await alone.send('POST', '/admin/nowhere/at/all');
    const port = await freePort();
    const metrics = await serveMetrics(alone.app, { METRICS_PORT: port, PORT: 0, HOST: '127.0.0.1' });
    const measured = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    metrics?.close();
    await alone.close();
    for (const pattern of [
      /http_request_duration_seconds_count\{method="POST",route="\/admin\/public\/login",status="2xx"\} [1-9]/,
      /http_request_duration_seconds_count\{method="POST",route="unmatched",status="4xx"\} 1/,
      /quayside_log_commit_duration_seconds_count [1-9]/,
      /quayside_log_events_total [1-9]/,
      /quayside_consumer_lag\{consumer="policy:[a-z-]+"\} 0/,
      /quayside_consumer_position\{consumer="realtime"\} [1-9]/,
      /quayside_consumer_state\{consumer="realtime",state="live"\} 1/,
      /quayside_parked_streams\{consumer="realtime"\} 0/,
      /quayside_sockets_connected 0/,
      /process_resident_memory_bytes \d+/,
    ]) {
      expect(measured).toMatch(pattern);
    }
    expect(measured).not.toContain('nowhere');
  });

  it('documents its calls, for programs', async () => {
    const { status, body } = await server.send<{ openapi: string; paths: object }>('GET', '/openapi.json');
    expect([status, body.openapi]).toEqual([200, '3.1.0']);
    expect(Object.keys(body.paths)).toContain('/admin/operations/parked/getall');
  });

  it.each(['/openapi.json', '/asyncapi.json'])(
    'compresses %s once, and sends it only to whoever lacks it',
    async (path) => {
      const read = async (headers: Record<string, string>) => {
        const answer = await fetch(server.url + path, { headers });
        return { status: answer.status, headers: answer.headers, text: await answer.text() };
      };
      const short = await read({ 'accept-encoding': 'br, gzip' });
      const plain = await read({ 'accept-encoding': 'identity' });
      const other = await read({ 'accept-encoding': 'br' });
      const encodings = [short, plain, other].map(({ headers }) => headers.get('content-encoding') ?? 'identity');
      expect(encodings).toEqual(['gzip', 'identity', 'identity']);
      expect(short.text).toBe(plain.text);
      const known = await read({ 'if-none-match': short.headers.get('etag') ?? '' });
      expect([known.status, known.text]).toEqual([304, '']);
    },
  );

  it('documents its calls, for people, without the internet', async () => {
    const page = await fetch(`${server.url}/docs`);
    const html = await page.text();
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    const loaded = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '');
    expect(loaded).toHaveLength(4);
    for (const path of [...loaded, '/openapi.json']) {
      expect(path).toMatch(/^\//);
      expect([path, await statusOf(path)]).toEqual([path, 200]);
    }
    expect(html).not.toMatch(/<script>|\sstyle=|\son\w+=/);
    expect(await text('/docs/start.js')).toContain("url: '/openapi.json'");
    for (const path of ['package.json', '../socket.io/package.json', 'swagger-ui.css.map', '']) {
      expect(await statusOf(`/docs/assets/${path}`)).toBe(404);
    }
  });

  it('shows the progress of all consumers to administrators only', async () => {
    const ask = () => server.must(operationsApi.consumers, { token: admin.token });
    const { items, total } = await ask();
    const kinds = new Set(items.map(({ kind }) => kind));
    // The consumer exists only if messages are published to Kafka.
    kinds.delete('feed');
    expect(kinds).toEqual(new Set(['read_model', 'policy', 'realtime']));
    expect(total).toBe(items.length);
    await eventually(async () => (await ask()).items.every(({ lag, state }) => lag === 0 && state === 'live'));
    for (const { path } of Object.values(operationsApi)) {
      expect((await server.send('POST', path, { token: staff.token })).status).toBe(403);
      expect((await server.send('POST', path)).status).toBe(401);
    }
  });

  it('shows dead letters and retries them', async () => {
    const { items } = await server.must(operationsApi.consumers, { token: admin.token });
    const consumer = items.find(({ kind }) => kind === 'read_model')?.name ?? '';
    const stream = `user-${staff.id}`;
    const deadLetters = server.app.get(DeadLetters, { strict: false });
    await deadLetters.add({ consumer, stream, revision: 0, position: 1, event_type: 'UserAdded', error: 'poison' });
    const listed = await server.must(operationsApi.parked, { token: admin.token, body: { consumer } });
    expect(listed).toMatchObject({ total: 1, items: [{ consumer, stream, revision: 0, error: 'poison' }] });
    expect(await server.app.get(Metrics, { strict: false }).text()).toContain(
      `quayside_parked_streams{consumer="${consumer}"} 1`,
    );
    const resume = () => server.call(operationsApi.resume, { token: admin.token, body: { consumer, stream } });
    expect(await resume()).toMatchObject({ status: 200, body: { resumed: true } });
    expect(await resume()).toMatchObject({ status: 404, body: { error_type: 'PARKED_STREAM_NOT_FOUND' } });
    const body = { consumer, page: 1, page_size: 5 };
    expect(await server.must(operationsApi.parked, { token: admin.token, body })).toEqual({ items: [], total: 0 });
  });

  it('shows the desk the mails to boaters of their own marina that were not sent', async () => {
    const harbour = await openHarbour(server);
    const neighbour = await server.addStaff(await server.openMarina());
    const viewer = await server.addStaff(harbour.marina, VIEWER);
    const offered = await harbour.request({ boater: somebody({ email: 'grace@example.org' }) });
    await harbour.must(offered, 'UPDATE', { payment: PRICE });
    await server.settled();
    const list = (token: string, body = {}) => server.must(mailOutboxApi.getall, { token, body });
    const { items, total } = await list(harbour.staff.token, { to: 'GRACE@example.org' });
    expect(total).toBeGreaterThan(0);
    expect([items[0]?.to, items[0]?.marina_id]).toEqual(['grace@example.org', harbour.marina]);
    const body = { mail_id: items[0]?.id ?? '' };
    const letter = await server.must(mailOutboxApi.get, { token: harbour.staff.token, body });
    for (const part of [letter.text, letter.html]) {
      // Staff open the stay as themselves, never as the boater.
      expect(part).toContain(`/reservations/${offered.id}`);
      expect(part).not.toContain('/r/');
      expect(part).not.toContain(offered.link);
    }
    expect((await list(neighbour.token)).total).toBe(0);
    const lookedFor = (token: string) => server.call(mailOutboxApi.get, { token, body });
    expect(await lookedFor(neighbour.token)).toMatchObject({ status: 404, body: { error_type: 'NOT_FOUND' } });
    // A holder of the link could answer in the boater's name.
    expect((await lookedFor(viewer.token)).status).toBe(403);
    expect((await server.call(mailOutboxApi.getall, { token: viewer.token, body: {} })).status).toBe(403);
  });

  it('shows links that sign users in to administrators only', async () => {
    const chief = await server.addStaff(marina, EDITOR, { chain_manager: true });
    await server.must(sessionApi.resetPassword, { body: { email: chief.email } });
    await server.settled();
    const body = { to: chief.email };
    expect((await server.must(mailOutboxApi.getall, { token: staff.token, body })).total).toBe(0);
    const headers = { 'X-Marina-Id': marina };
    const { items } = await server.must(mailOutboxApi.getall, { token: admin.token, body, headers });
    expect(items).toHaveLength(1);
    const one = { mail_id: items[0]?.id ?? '' };
    expect((await server.call(mailOutboxApi.get, { token: staff.token, body: one })).status).toBe(404);
    const { text: letter } = await server.must(mailOutboxApi.get, { token: admin.token, body: one, headers });
    expect(letter).toContain('login_token=');
  });

  it('sends hints of changes over sockets, and closes them with the session', async () => {
    const { email } = await server.addStaff(marina);
    const token = await server.signIn(email);
    const heard: [string, Record<string, unknown>][] = [];
    const client: Socket = io(server.url, { auth: { token }, transports: ['websocket'] });
    client.onAny((name: string, message: Record<string, unknown>) => void heard.push([name, message]));
    await eventually(() => heard.some(([name]) => name === 'ready'));
    const { draftExample } = await import('../../contracts/pricing/examples.js');
    const body = { season_pricing_plan: draftExample };
    const headers = { 'Idempotency-Key': randomUUID() };
    const { position } = await server.must(pricingApi.createPlan, { token: staff.token, body, headers });
    await eventually(() => heard.some(([name, hint]) => name === 'hint' && hint['position'] === position));
    const closed = new Promise((resolve) => client.once('disconnect', resolve));
    await server.must(sessionApi.logout, { token });
    expect(await closed).toBe('io server disconnect');
    expect(heard.at(-1)?.[0]).toBe('signed_out');
    const again: Socket = io(server.url, { auth: { token }, transports: ['websocket'], forceNew: true });
    const refused = await new Promise<Error>((resolve) => again.once('connect_error', resolve));
    expect(refused.message).toBe('UNAUTHENTICATED');
    client.close();
    again.close();
  });

  it('stops with open sockets, and starts again on the same port', async () => {
    const client: Socket = io(server.url, { auth: { token: staff.token }, transports: ['websocket'], forceNew: true });
    const closed = new Promise((resolve) => client.once('disconnect', resolve));
    await new Promise((resolve) => client.once('ready', resolve));
    await server.restart();
    expect(await closed).toBe('transport close');
    client.close();
    expect((await server.send('GET', '/health/ready')).status).toBe(200);
  });
});
