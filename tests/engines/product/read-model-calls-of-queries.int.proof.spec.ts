import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Consumers } from '../../../services/platform/consuming/consumers.js';
import type { Route } from '../../../contracts/vocabulary/route.js';
import { ArbitraryCalls } from '../../fixtures/arbitrary-calls.js';
import { CountedReadModels } from '../../fixtures/counted-read-models.js';
import { everyQuery, exampleBody } from '../../fixtures/example-queries.js';
import { openHarbour, somebody, startHarbourServer, WEEK_LATER } from '../../fixtures/harbour.js';
import type { MarinaServer } from '../../fixtures/marina-server.js';
import { growingQueries, queryReads, refusedQueries } from './read-model-calls.js';

let server: MarinaServer;
let calls: ArbitraryCalls;
const counted = new CountedReadModels();
/** Documents read, searched or counted by each query while the marina is small. */
const inSmallMarina = new Map<string, number>();

beforeAll(async () => {
  server = await startHarbourServer({ engines: counted.within });
  calls = await ArbitraryCalls.on(server, 'Asked');
  await server.app.get(Consumers, { strict: false }).settled();
}, 60_000);
afterAll(() => server.close());

const named = everyQuery.map((route) => [route.path, route] as const);

/** The number of calls to the read models that a query makes. */
async function readsOf(route: Route): Promise<number> {
  const [first, second = first] = calls.callersOf(route);
  const caller = route.access.kind === 'staff' ? second : first;
  await caller.token();
  let status = 0;
  const { reads } = await counted.during(async () => {
    const answer = await calls.send(route, caller, exampleBody(route, calls.marina));
    ({ status } = answer);
    await answer.arrayBuffer();
  });
  expect(status).toBe(refusedQueries[route.path] ?? 200);
  return reads;
}

describe('the calls of a query to the read models', () => {
  it('have a line for each query of the contracts, and no other', () => {
    expect(Object.keys(queryReads).toSorted()).toEqual(named.map(([path]) => path).toSorted());
  });

  it.each(named)('are few for %s', async (path, route) => {
    const reads = await readsOf(route);
    inSmallMarina.set(path, reads);
    expect(reads).toBeLessThanOrEqual(queryReads[path] ?? 0);
  });

  describe('where there is more to answer', () => {
    beforeAll(async () => {
      const { harbour } = calls.marina;
      for (let more = 0; more < 8; more += 1) await harbour.request({ ...WEEK_LATER, boater: somebody() });
      for (let more = 0; more < 3; more += 1) await harbour.created('APPROVE', { ...WEEK_LATER, boater: somebody() });
      await openHarbour(server);
      await openHarbour(server);
      await server.app.get(Consumers, { strict: false }).settled();
    }, 60_000);

    it.each(named.filter(([path]) => !growingQueries.has(path)))('are as few for %s', async (path, route) => {
      expect(await readsOf(route)).toBe(inSmallMarina.get(path));
    });
  });
});
