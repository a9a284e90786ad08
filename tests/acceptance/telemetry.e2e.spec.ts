import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { boaterReservationApi } from '../../contracts/reservations/api.js';
import { createLogger } from '../../services/platform/telemetry/logger.js';
import { type Asked, type Harbour, openHarbour, PETREL, PRICE, startHarbourServer } from '../fixtures/harbour.js';
import type { MarinaServer } from '../fixtures/marina-server.js';
import { type ReceivedSpan, TraceCollector } from '../fixtures/trace-collector.js';

/** Her details occur nowhere else, so one search through everything that left the process is enough. */
const PERSON = {
  first_name: 'Zephyrine',
  last_name: 'Quaquernelle',
  email: 'zephyrine.quaquernelle@pelagic-post.example',
  phone: '+33698765432',
  address: '77 Kelpwhistle Lane',
  country_of_residence: 'Brobdingnag',
  postal_code: 'ZQ9-4471',
};
const SECRETS = [...Object.values(PERSON), 'pelagic-post', 'Kelpwhistle', 'Gullivers Daughter', 'allergic to brass'];

/** Trace headers of a caller. */
const CALLERS_TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = (flags: string) => ({ traceparent: `00-${CALLERS_TRACE}-00f067aa0ba902b7-${flags}` });

describe('what leaves the process about the main job', () => {
  const collector = new TraceCollector();
  const log: string[] = [];
  let server: MarinaServer;
  let harbour: Harbour;
  let asked: Asked;
  let requested: { trace: string; id: string };
  let spans: ReceivedSpan[];

  beforeAll(async () => {
    const endpoint = await collector.start();
    const logger = createLogger('trace', { write: (line: string) => void log.push(line) });
    server = await startHarbourServer({ logger, settings: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } });
    harbour = await openHarbour(server, { marina: { accepts_online_payments: true } });
    const body = await harbour.requestBody({
      boater: PERSON,
      vessel: { ...PETREL, name: 'Gullivers Daughter' },
      notes: 'Mind that I am allergic to brass',
    });
    const answer = await server.call(boaterReservationApi.request, { body });
    asked = { id: answer.body.id, link: answer.body.link_token };
    const correlation = answer.headers.get('x-correlation-id') ?? '';
    requested = { id: correlation, trace: correlation.replaceAll('-', '') };
    await harbour.must(asked, 'UPDATE', {
      payment: { ...PRICE, method: 'ONLINE' },
      message: 'Allergic to brass, noted',
    });
    await server.must(boaterReservationApi.acceptPrice, { token: asked.link, headers: traceparent('01') });
    await harbour.must(asked, 'APPROVE', { berth_id: harbour.berth('A2') }, { headers: traceparent('00') });
    await server.call(boaterReservationApi.pay, { token: asked.link, body: { payment_token: 'sandbox_declined' } });
    await server.must(boaterReservationApi.pay, { token: asked.link, body: { payment_token: 'sandbox_ok' } });
    await server.call(boaterReservationApi.request, {
      body: { ...body, boater: { ...PERSON, email: 'no mail address' } },
    });
    await server.send('GET', `/admin/${PERSON.last_name}?email=${PERSON.email}`);
    await server.send('GET', '/health/ready');
    await server.settled();
    // Spans are sent at the latest when the process stops.
    await server.stop();
    spans = collector.spans;
  });

  afterAll(async () => {
    await server.close();
    collector.stop();
  });

  const named = (name: string) => spans.filter((span) => span.name === name);
  const only = (some: readonly ReceivedSpan[]): ReceivedSpan => {
    expect(some).toHaveLength(1);
    return some[0] as ReceivedSpan;
  };
  const attribute = (span: ReceivedSpan, key: string): unknown =>
    Object.values(span.attributes.find((one) => one.key === key)?.value ?? {})[0];
  const linked = (some: readonly ReceivedSpan[], to: ReceivedSpan) =>
    some.filter(({ links = [] }) =>
      links.some(({ traceId, spanId }) => traceId === to.traceId && spanId === to.spanId),
    );

  it('traces a call by its template, its commands and its appends', () => {
    const call = only(spans.filter(({ traceId, kind }) => traceId === requested.trace && kind === 2));
    expect([call.name, call.parentSpanId ?? '']).toEqual(['POST /boater/reservation/request', '']);
    expect(attribute(call, 'http.route')).toBe('/boater/reservation/request');
    expect(attribute(call, 'http.response.status_code')).toBe(200);
    const commands = spans.filter(({ parentSpanId }) => parentSpanId === call.spanId);
    expect(commands.map(({ name }) => name)).toContain('command RequestStay');
    const append = only(named('append reservation').filter(({ traceId }) => traceId === requested.trace));
    const within = new Map(spans.map((span) => [span.spanId, span]));
    let root = append;
    while (within.has(root.parentSpanId ?? '')) root = within.get(root.parentSpanId ?? '') as ReceivedSpan;
    expect(root).toBe(call);
    expect(attribute(append, 'quayside.stream.category')).toBe('reservation');
  });

  it('links read models, pushes and policies to the append they follow from', () => {
    const append = only(named('append reservation').filter(({ traceId }) => traceId === requested.trace));
    const followers = linked(spans, append);
    const projections = followers.filter(({ name }) => name.startsWith('project '));
    expect(projections.map(({ name }) => name.replace(/@.*/, ''))).toEqual(
      expect.arrayContaining(['project reservations', 'project audit']),
    );
    // A batch is a trace of its own, since it may concern several requests.
    for (const { traceId } of projections) expect(traceId).not.toBe(requested.trace);
    expect(followers.map(({ name }) => name)).toContain('push realtime');
  });

  it('adds the work of a policy to the trace, below the append that caused it', () => {
    const appends = new Map(spans.filter(({ name }) => name.startsWith('append ')).map((span) => [span.spanId, span]));
    const reactions = spans.filter(({ name }) => name.startsWith('react policy:'));
    const known = reactions.filter(({ parentSpanId = '' }) => appends.has(parentSpanId));
    expect(known.length).toBeGreaterThan(0);
    for (const { traceId, parentSpanId = '', links } of known) {
      expect(traceId).toBe(appends.get(parentSpanId)?.traceId);
      expect(links).toMatchObject([{ traceId, spanId: parentSpanId }]);
    }
    const commands = spans.filter(({ name, parentSpanId }) => {
      return name.startsWith('command ') && reactions.some(({ spanId }) => spanId === parentSpanId);
    });
    expect(commands.length).toBeGreaterThan(0);
  });

  it('continues the trace of a caller, and passes it to the consumers', () => {
    const call = only(named('POST /boater/reservation/accept_price'));
    expect([call.traceId, call.parentSpanId]).toEqual([CALLERS_TRACE, '00f067aa0ba902b7']);
    const append = only(named('append reservation').filter(({ traceId }) => traceId === CALLERS_TRACE));
    expect(linked(spans, append).map(({ name }) => name)).toContain('push realtime');
    for (const span of linked(spans, append)) {
      if (span.name.startsWith('react ')) expect(span.traceId).toBe(CALLERS_TRACE);
    }
  });

  it('records no call that its caller does not want recorded', () => {
    const approvals = spans.filter((span) => attribute(span, 'quayside.command') === 'UpdateReservation');
    expect(named('POST /admin/reservation/update')).toHaveLength(1);
    expect(approvals.length).toBeLessThan(2);
  });

  it('records why a command was refused, and the kind of a failure', () => {
    const declined = spans.filter((span) => attribute(span, 'quayside.refusal') === 'RESERVATION_PAYMENT_DECLINED');
    expect(declined.length).toBeGreaterThan(0);
    for (const { status } of spans) expect(status.message ?? '').toBe('');
  });

  it('records neither internal routes nor unknown ones', () => {
    expect(spans.filter(({ name }) => /health|metrics|\?|unmatched/.test(name))).toEqual([]);
  });

  it('exports only attributes of the allow-list', () => {
    const told = new Set(spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
    for (const key of told)
      expect(key).toMatch(/^(http\.(request\.method|route|response\.status_code)|error\.type|quayside\.[a-z._]+)$/);
    expect(spans.length).toBeGreaterThan(50);
    for (const secret of [...SECRETS, asked.id, asked.link]) {
      for (const body of collector.bodies) expect(body).not.toContain(secret);
    }
  });

  it('logs one line a call: template, status, time, correlation id', () => {
    const lines = log.map((line) => JSON.parse(line) as Record<string, unknown>);
    const calls = lines.filter(({ correlation_id, msg }) => correlation_id === requested.id && msg === 'request');
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ level: 30, method: 'POST', route: '/boater/reservation/request', status: 200 });
    expect(calls[0]?.['ms']).toEqual(expect.any(Number));
    const missing = lines.find(({ route }) => route === 'unmatched');
    expect(missing).toMatchObject({ level: 20, status: 404 });
  });

  it('logs nothing about a person', () => {
    expect(log.length).toBeGreaterThan(15);
    for (const secret of [...SECRETS, asked.link]) expect(log.filter((line) => line.includes(secret))).toEqual([]);
  });
});
