import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { sessionApi } from '../../contracts/identity/api.js';
import { operationsApi } from '../../contracts/operations/api.js';
import { attachmentApi, counterApi } from '../../contracts/reservations/api.js';
import { allRoutes } from '../fixtures/all-routes.js';
import type { Route } from '../../contracts/vocabulary/route.js';
import { EventLog, isUnreadable } from '../../services/platform/event-sourcing/event-log.js';
import { problem } from '../../services/platform/openapi/problem-schema.js';
import { type ArbitraryCaller, ArbitraryCalls, orderOf, usesReservations } from '../fixtures/arbitrary-calls.js';
import { assertCovered } from '../fixtures/covered-answers.js';
import { type MarinaServer, startMarinaServer } from '../fixtures/marina-server.js';
import { spoiled } from '../fixtures/spoiled-body.js';

/** Bodies per route and caller. For a longer run: `FUZZ_RUNS=500 FUZZ_SEED=7 npm run jest -- tests/acceptance/fuzz`. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 20);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20270601);
/** Number of calls after which calls about reservations get fresh ones. */
const ROUND = 20;
const SLOWEST_MS = 5000;

type Documented = Readonly<Record<string, { content?: Record<string, { examples?: Record<string, unknown> }> }>>;
interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Documented }>>>>;
}

let server: MarinaServer;
let calls: ArbitraryCalls;
let documented: OpenApi;
beforeAll(async () => {
  server = await startMarinaServer();
  calls = await ArbitraryCalls.on(server, 'fuzz');
  documented = (await server.send<OpenApi>('GET', '/openapi.json')).body;
}, 180_000);
afterAll(() => server.close());

/** Optional headers of callers, valid and invalid. Positions far ahead are left out, since the call would only wait. */
const headers: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('"0"', '"3"', 'W/"1"', '*', '', '"x"', '-1', '9'.repeat(40))
      .map((value) => ({ 'If-Match': value })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('again', 'x'.repeat(201), 'ü', ' ', '1').map((value) => ({ 'Idempotency-Key': value })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('0', '-1', 'NaN', '1e3', '9'.repeat(40)).map((value) => ({ 'X-Min-Position': value })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('', 'nowhere', '0190f3a2-0000-7000-8000-000000000000')
      .map((value) => ({ 'X-Marina-Id': value })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('text/plain', 'application/xml', 'multipart/form-data', 'application/json; charset=utf-16')
      .map((value) => ({ 'Content-Type': value })),
  },
);

/** Refused calls, by correlation id. */
const refused = new Map<string, string>();

/** Codes that routes returned and the API reference does not list. */
const undeclared = new Set<string>();

/** The defect of an answer; undefined if there is none. */
async function complaint(route: Route, response: Response): Promise<string | undefined> {
  const text = await response.text();
  const { status } = response;
  if (status === 200) {
    if (route === attachmentApi.download || route === counterApi.download) return undefined;
    const answer: unknown = JSON.parse(text);
    const parsed = route.answer.safeParse(answer);
    if (!parsed.success) return `200 breaks the answer's schema: ${parsed.error.message} in ${text}`;
    const named: unknown = JSON.parse(JSON.stringify(parsed.data));
    return isDeepStrictEqual(named, answer) ? undefined : `200 says more than the answer's schema names: ${text}`;
  }
  if (status < 400 || (status >= 500 && status !== 503)) return `${status} ${text}`;
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith('application/problem+json')) return `${status} is ${type}: ${text}`;
  const parsed = problem.strict().safeParse(JSON.parse(text));
  if (!parsed.success) return `${status} is no problem document: ${text}`;
  if (parsed.data.status !== status) return `${status} says ${parsed.data.status}`;
  const operation = documented.paths[route.path]?.[route.method.toLowerCase()];
  const codes = Object.keys(
    operation?.responses[String(status)]?.content?.['application/problem+json']?.examples ?? {},
  );
  const { error_type, correlation_id } = parsed.data;
  refused.set(correlation_id, `${route.path}: ${error_type}`);
  if (status !== 431 && !codes.includes(error_type)) undeclared.add(`${route.path}: ${status} ${error_type}`);
  return undefined;
}

/** Sends one call. @throws with the defect of its answer */
async function one(route: Route, caller: ArbitraryCaller, body: unknown, more: Record<string, string>): Promise<void> {
  const started = performance.now();
  const response = await calls.send(route, caller, body, more);
  const wrong = await complaint(route, response);
  const took = performance.now() - started;
  if (response.status === 200 && route.does === 'command') await assertCovered(server.engines.eventStore, response);
  if (wrong !== undefined) throw new Error(`${caller.name}: ${wrong}`);
  if (took > SLOWEST_MS) throw new Error(`${caller.name}: took ${Math.round(took)} ms`);
}

/** The callers of a route with the number of bodies that each sends. */
function trialsOf(route: Route): readonly (readonly [ArbitraryCaller, number])[] {
  return calls.callersOf(route).map((caller, at) => [caller, at === 0 ? RUNS : Math.ceil(RUNS / 3)] as const);
}

const sorted = [...allRoutes].sort((one, other) => orderOf(one) - orderOf(other));

describe('whatever comes in', () => {
  it.each(sorted.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s answers as documented',
    async (_, route) => {
      for (const [caller, runs] of trialsOf(route)) {
        for (let done = 0; done < runs; done += ROUND) {
          calls.useFurniture();
          if (usesReservations(route)) await calls.openReservations();
          const property = fc.asyncProperty(spoiled(calls.bodiesFor(route)), headers, (body, more) =>
            one(route, caller, body, more),
          );
          await fc.assert(property, { seed: SEED + done, numRuns: Math.min(ROUND, runs - done) });
        }
      }
    },
    60_000 + RUNS * 1000,
  );

  it.each([
    ['nothing', ''],
    ['half an object', '{"a":'],
    ['two values', '{} {}'],
    ['a list', '[]'],
    ['a text', '"text"'],
    ['null', 'null'],
    ['a number', '17'],
    ['a lone surrogate', '{"search":"\\ud800"}'],
    ['a NUL', '{"search":"a\\u0000b"}'],
    ['a double key', '{"page":1,"page":"x"}'],
    ['a prototype', '{"__proto__":{"is_admin":true}}'],
    ['a number beyond all', '{"page":1e400}'],
    ['a deep list', `{"search":${'['.repeat(5000)}${']'.repeat(5000)}}`],
    ['more than fits', JSON.stringify({ search: 'x'.repeat(300_000) })],
  ])('%s as a body is refused or taken for no fields, by every route', async (_, body) => {
    const wrong: string[] = [];
    for (const route of allRoutes.filter(({ method, path }) => method === 'POST' && path !== sessionApi.logout.path)) {
      const [caller] = calls.callersOf(route);
      const token = await caller.token();
      const authorized = token === undefined ? {} : { Authorization: `Bearer ${token}` };
      const response = await fetch(`${server.url}${route.path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...caller.headers, ...authorized },
        body,
      });
      const said = await complaint(route, response);
      if (said !== undefined) wrong.push(`${route.path}: ${said}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('after all that', () => {
  it('no call was refused with a code that its contract does not declare', () => {
    expect([...undeclared].sort()).toEqual([]);
  });

  it('refused calls left nothing in the log', async () => {
    const log = server.app.get(EventLog, { strict: false });
    const left = new Map<string, string[]>();
    for (let position = 0, last = -1; position !== last;) {
      last = position;
      for (const event of await log.after(position, 1000)) {
        if (isUnreadable(event)) throw event.error;
        ({ position } = event);
        const { correlation_id } = event.metadata;
        if (refused.has(correlation_id)) left.set(correlation_id, [...(left.get(correlation_id) ?? []), event.type]);
      }
    }
    const traces = [...left].map(([id, types]) => `${refused.get(id) ?? ''} left ${types.join(', ')}`);
    expect([...new Set(traces)].sort()).toEqual([]);
  });

  it('read models and policies have processed all events of the calls', async () => {
    await server.settled(20_000);
    const { token } = await server.addUser({ is_admin: true });
    const deadLetters = await server.must(operationsApi.parked, { token, body: { page_size: 100 } });
    expect(deadLetters.items).toEqual([]);
    const behind = async () =>
      (await server.must(operationsApi.consumers, { token })).items.filter(
        ({ state, lag }) => state !== 'live' || lag !== 0,
      );
    // No test waits for hints that only screens receive.
    for (let waits = 0; waits < 50 && (await behind()).length > 0; waits += 1) await setTimeout(100);
    expect(await behind()).toEqual([]);
  }, 60_000);
});
