import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allows } from '../../contracts/vocabulary/access.js';
import type { Route } from '../../contracts/vocabulary/route.js';
import { allRoutes } from '../fixtures/all-routes.js';
import { type FurnishedMarina, furnishMarina, PNG, recordKindOf, upload } from '../fixtures/furnished-marina.js';
import { type MarinaServer, startMarinaServer } from '../fixtures/marina-server.js';
import { principalWith, VIEWER } from '../fixtures/permissions.js';

/** What everybody may change because it is theirs: account, session, read marks, saved views, and what they report. */
const OWN =
  /^\/admin\/(public\/|users\/|chain_manager\/switch_marina_id|common\/|saved_views\/|notification\/|message\/(view|read|unread|read_all)$|email_preferences\/|push\/)/;

const FEATURES = {
  reservation: true,
  inventory: true,
  absence_report: true,
  chat: true,
  deposit_and_cancellation: true,
  dynamic_pricing: true,
};
const viewer = principalWith({ permissions: VIEWER, marina: { permissions: FEATURES } });
const changing = allRoutes.filter(
  ({ does, access, path }) =>
    does === 'command' && access.kind !== 'public' && allows(access, viewer) && !OWN.test(path),
);

let server: MarinaServer;
let here: FurnishedMarina;
let token: string;
beforeAll(async () => {
  server = await startMarinaServer();
  here = await furnishMarina(server, 'here');
  token = (await server.addStaff(here.id, VIEWER)).token;
}, 180_000);
afterAll(() => server.close());

/** The example of the call with the ids of this marina's records. */
function inHere(value: unknown, path: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((each) => inHere(each, path));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inHere(each, [...path, name])]));
  }
  const kind = recordKindOf(path);
  return kind === undefined || typeof value !== 'string' ? value : (here.records[kind][0] ?? value);
}

async function answer(route: Route): Promise<number> {
  const body = inHere(route.example.body ?? {}) as Record<string, string>;
  if (route.upload !== true) return (await server.call(route, { token, body })).status;
  return (await upload(server, route.path, { token, fields: body, file: new Uint8Array(PNG) })).status;
}

describe('a user who only looks', () => {
  it('may send commands by contract whose handlers refuse them', () => {
    expect(changing.length).toBeGreaterThan(0);
  });

  it('changes nothing of the marina with any command', async () => {
    const let_in: string[] = [];
    for (const route of changing) {
      const status = await answer(route);
      // Some handlers look for the record first: the example names one that they do not find.
      if (status !== 403 && status !== 404) let_in.push(`${status} ${route.path}`);
    }
    expect(let_in).toEqual([]);
  }, 120_000);
});
