import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allRoutes } from '../../fixtures/all-routes.js';
import { answeredQuery } from '../../fixtures/answered-query.js';
import { ArbitraryCalls } from '../../fixtures/arbitrary-calls.js';
import { startHarbourServer } from '../../fixtures/harbour.js';
import type { MarinaServer } from '../../fixtures/marina-server.js';
import { EventStoreDouble } from '../event-store/double/event-store-double.js';
import { countedWithin, type LogCalls, LogCallCount } from './log-calls.js';
import { type QueryLine, queryTrips, unansweredQueries } from './round-trip-table.js';

let node: EventStoreDouble;
let server: MarinaServer;
let calls: ArbitraryCalls;
let count: LogCallCount;

beforeAll(async () => {
  node = await EventStoreDouble.start();
  server = await startHarbourServer({ settings: { EVENT_STORE_URL: node.url } });
  calls = await ArbitraryCalls.on(server, 'trips');
  count = new LogCallCount(node, server);
  await count.settled();
}, 180_000);
afterAll(async () => {
  await server.close();
  node.goAway();
});

const NONE: QueryLine = { further: 0, because: '' };
const queries = allRoutes.filter(({ does }) => does === 'query');

it('name no query that the contracts do not have', () => {
  const paths = queries.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining([...Object.keys(queryTrips), ...Object.keys(unansweredQueries)]));
});

describe('the calls of a query to the server of the log are none, or keep to the line of', () => {
  it.each(queries.map((route) => [route.path, route] as const))(
    '%s',
    async (path, route) => {
      const line = queryTrips[path] ?? NONE;
      let first: LogCalls | undefined;
      const answered = await answeredQuery(calls, route, async (call) => {
        let answer = new Response();
        first = await count.during(async () => {
          answer = await call();
        });
        return answer;
      });
      if (answered instanceof Array) {
        expect({ path, because: unansweredQueries[path] }).toEqual({ path, because: expect.any(String) });
        return;
      }
      expect(Object.keys(unansweredQueries)).not.toContain(path);
      expect(first?.appends).toBeLessThanOrEqual(line.appends ?? 0);
      // A reading of the head may be that of the live subscription here, and is counted below.
      expect(first?.read.filter((what) => what !== 'head').length).toBeLessThanOrEqual(line.further);
      const again = await countedWithin({ appends: 0, further: line.again ?? 0 }, () => count.during(answered));
      expect(again).toEqual({ made: again.made, isWithin: true });
    },
    60_000,
  );
});
