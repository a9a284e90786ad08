import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sessionApi } from '../../contracts/identity/api.js';
import { allRoutes } from '../fixtures/all-routes.js';
import { allows, type Principal } from '../../contracts/vocabulary/access.js';
import type { UserPermissions } from '../../contracts/vocabulary/permissions.js';
import type { Route } from '../../contracts/vocabulary/route.js';
import { type FurnishedMarina, furnishMarina } from '../fixtures/furnished-marina.js';
import { type MarinaServer, type Member, startMarinaServer } from '../fixtures/marina-server.js';
import { EDITOR, VIEWER } from '../fixtures/permissions.js';
import { accessInWords, servedRoutes } from '../fixtures/served-routes.js';

interface Reviewed {
  /** By method and path, who the route is for. */
  readonly routes: Readonly<Record<string, string>>;
  /**
   * Open to anybody because they hold no marina's data: health, metrics, the reference of the calls; and the door for what
   * the payment provider has signed.
   */
  readonly machine_room: readonly string[];
}

/** Whoever changes who may call what changes this file too, and a reviewer sees it. */
const reviewed = JSON.parse(readFileSync(join(__dirname, 'route-access.json'), 'utf8')) as Reviewed;

const named = ({ method, path }: Route) => `${method} ${path}`;

/** Features of the marinas of this test; `OPEN` has all that a route asks for. */
const NO_FEATURES = {};
const UNKNOWN = '0190f3a2-0000-7000-8000-000000000000';
const OPEN = {
  reservation: true,
  inventory: true,
  absence_report: true,
  chat: true,
  deposit_and_cancellation: true,
};

let server: MarinaServer;
let admin: Member;
let here: FurnishedMarina;
beforeAll(async () => {
  server = await startMarinaServer();
  admin = await server.addAdmin();
  here = await furnishMarina(server, 'here');
}, 180_000);
afterAll(() => server.close());

describe('the routes', () => {
  it('are for those that the reviewed list says', () => {
    const declared = Object.fromEntries(allRoutes.map((route) => [named(route), accessInWords(route.access)]));
    expect(declared).toEqual(reviewed.routes);
  });

  it('of the running server are those of the contracts and the machine room, and no others', () => {
    const served = servedRoutes(server).sort();
    expect(served).toEqual([...Object.keys(reviewed.routes), ...reviewed.machine_room].sort());
  });
});

interface Knocker {
  readonly name: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What the product should find behind the token. */
  readonly is: 'nobody' | 'boater' | Principal;
}

const user = (more: Partial<Principal> = {}): Principal => ({
  is_admin: false,
  association_manager: false,
  chain_manager: false,
  role: 'primary',
  permissions: EDITOR,
  marina: { permissions: OPEN },
  ...more,
});

/** 401, 403, or 200 for any answer that only somebody who passed the door gets. */
function expected({ access }: Route, { is }: Knocker): number {
  if (access.kind === 'public') return 200;
  if (access.kind === 'boater_link') return is === 'boater' ? 200 : 401;
  if (is === 'nobody' || is === 'boater') return 401;
  return allows(access, is) ? 200 : 403;
}

/** Without side effects where the route takes a body: nothing of it is there, so the form is refused behind the door. */
async function knock(route: Route, { token, headers }: Knocker): Promise<number> {
  const { status } = await server.call(route, {
    ...(token === undefined ? {} : { token }),
    ...(headers === undefined ? {} : { headers }),
  });
  return status;
}

/** Each with a session of its own, because signing out is one of the calls. */
async function knockers(): Promise<Knocker[]> {
  const staff = async (...given: Parameters<MarinaServer['addStaff']>) => (await server.addStaff(...given)).token;
  const revoked = await staff(here.id);
  await server.must(sessionApi.logout, { token: revoked });
  const closed = await server.openMarina({ permissions: NO_FEATURES });
  const association = await server.addUser({ association_code: 'TEM' });
  const again = ({ email }: Member) => server.signIn(email);
  const only = (part: Partial<UserPermissions>) => ({ ...VIEWER, ...part });
  const [residents, reservations, settings] = [
    only({ residents: 'EDITOR' }),
    only({ reservations: 'EDITOR' }),
    only({ marina_settings: 'ALLOWED' }),
  ];
  const inMarina = (marina: string) => ({ headers: { 'X-Marina-Id': marina } });
  const nowhere = { is_admin: true, marina: null };
  const featureless = { marina: { permissions: NO_FEATURES } };
  return [
    { name: 'nobody', is: 'nobody' },
    { name: 'a made-up token', is: 'nobody', token: 'qs_made.up.token' },
    { name: 'a token with another ending', is: 'nobody', token: `${(await staff(here.id)).slice(0, -4)}AAAA` },
    { name: 'a revoked token', is: 'nobody', token: revoked },
    { name: "a boater's link", is: 'boater', token: here.links[0] ?? '' },
    { name: 'a viewer', is: user({ permissions: VIEWER }), token: await staff(here.id, VIEWER) },
    { name: 'residents only', is: user({ permissions: residents }), token: await staff(here.id, residents) },
    { name: 'reservations only', is: user({ permissions: reservations }), token: await staff(here.id, reservations) },
    { name: 'settings only', is: user({ permissions: settings }), token: await staff(here.id, settings) },
    { name: 'an editor', is: user(), token: await staff(here.id) },
    { name: 'an editor who names another marina', is: user(), token: await staff(here.id), ...inMarina(closed) },
    {
      name: 'a secondary editor',
      is: user({ role: 'secondary' }),
      token: await staff(here.id, EDITOR, { role: 'secondary' }),
    },
    { name: 'staff of no marina', is: user({ marina: null }), token: (await server.addUser()).token },
    { name: 'an editor without features', is: user(featureless), token: await staff(closed) },
    {
      name: 'an association manager',
      is: user({ association_manager: true, marina: null }),
      token: await again(association),
    },
    {
      name: 'an association manager in a marina',
      is: user({ association_manager: true }),
      token: await again(association),
      ...inMarina(here.id),
    },
    {
      name: 'a chain manager',
      is: user({ chain_manager: true, permissions: VIEWER }),
      token: await again(here.chainManager),
    },
    { name: 'an administrator', is: user(nowhere), token: await again(admin) },
    {
      name: 'an administrator in a marina',
      is: user({ is_admin: true }),
      token: await again(admin),
      ...inMarina(here.id),
    },
    {
      name: 'an administrator in a marina without features',
      is: user({ is_admin: true, ...featureless }),
      token: await again(admin),
      ...inMarina(closed),
    },
    { name: 'an administrator in no such marina', is: user(nowhere), token: await again(admin), ...inMarina(UNKNOWN) },
  ];
}

describe('every route', () => {
  it('opens to exactly those it is for', async () => {
    const wrong: string[] = [];
    // Signing out last: it ends the session that the other calls need.
    const routes = [...allRoutes.filter((route) => route !== sessionApi.logout), sessionApi.logout];
    const everybody = await knockers();
    for (const knocker of everybody) {
      for (const route of routes) {
        const status = await knock(route, knocker);
        const outcome = status === 401 || status === 403 || status >= 500 ? status : 200;
        const wanted = expected(route, knocker);
        if (outcome !== wanted) wrong.push(`${named(route)} for ${knocker.name}: ${status} instead of ${wanted}`);
      }
    }
    expect(wrong).toEqual([]);
    // Nobody in the list is let in everywhere, and whoever is somebody is let in somewhere.
    for (const knocker of everybody) {
      const open = new Set(allRoutes.map((route) => expected(route, knocker)));
      expect([knocker.name, open.has(200), open.size > 1]).toEqual([knocker.name, true, true]);
    }
  }, 60_000);
});
