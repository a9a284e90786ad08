import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Consumers } from '../../../services/platform/consuming/consumers.js';
import type { Route } from '../../../contracts/vocabulary/route.js';
import { ArbitraryCalls } from '../../fixtures/arbitrary-calls.js';
import { CountedReadModels } from '../../fixtures/counted-read-models.js';
import { everyQuery, exampleBody } from '../../fixtures/example-queries.js';
import { openHarbour, somebody, startHarbourServer, WEEK_LATER } from '../../fixtures/harbour.js';
import type { MarinaServer } from '../../fixtures/marina-server.js';
import { queryCalls, refusedQueries } from './read-model-calls.js';

let server: MarinaServer;
let calls: ArbitraryCalls;
const counted = new CountedReadModels();

beforeAll(async () => {
  server = await startHarbourServer({ engines: counted.within });
  calls = await ArbitraryCalls.on(server, 'Asked');
  await settled();
}, 60_000);
afterAll(() => server.close());

const named = everyQuery.map((route) => [route.path, route] as const);

const settled = () => server.app.get(Consumers, { strict: false }).settled();

/** The calls to the read models with which a query finds, reads or counts documents. */
async function callsOf(route: Route): Promise<readonly string[]> {
  const [first, second = first] = calls.callersOf(route);
  const caller = route.access.kind === 'staff' ? second : first;
  await caller.token();
  await settled();
  let status = 0;
  const { made } = await counted.during(async () => {
    const answer = await calls.send(route, caller, exampleBody(route, calls.marina));
    ({ status } = answer);
    await answer.arrayBuffer();
  });
  expect(status).toBe(refusedQueries[route.path] ?? 200);
  return made.reads;
}

async function makesFew(path: string, route: Route): Promise<void> {
  const made = await callsOf(route);
  expect(made.length <= (queryCalls[path] ?? 0) ? [] : made).toEqual([]);
}

describe('the calls of a query to the read models', () => {
  it('have a line for each query of the contracts, and no other', () => {
    expect(Object.keys(queryCalls).toSorted()).toEqual(named.map(([path]) => path).toSorted());
  });

  it.each(named)('are few for %s', async (path, route) => {
    await makesFew(path, route);
  });

  describe('where there is more to answer', () => {
    beforeAll(async () => {
      const { harbour } = calls.marina;
      for (let more = 0; more < 8; more += 1) await harbour.request({ ...WEEK_LATER, boater: somebody() });
      for (let more = 0; more < 3; more += 1) await harbour.created('APPROVE', { ...WEEK_LATER, boater: somebody() });
      await openHarbour(server);
      await openHarbour(server);
    }, 60_000);

    it.each(named)('are as few for %s', async (path, route) => {
      await makesFew(path, route);
    });
  });
});
