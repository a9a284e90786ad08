import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sessionApi } from '../../contracts/identity/api.js';
import { allRoutes } from '../fixtures/all-routes.js';
import { allows, type Principal } from '../../contracts/vocabulary/access.js';
import type { UserPermissions } from '../../contracts/vocabulary/permissions.js';
import type { Route } from '../../contracts/vocabulary/route.js';
import { INSTALLATION } from '../../services/platform/mail/mail-port.js';
import { type FurnishedMarina, furnishMarina } from '../fixtures/furnished-marina.js';
import { type MarinaServer, startMarinaServer } from '../fixtures/marina-server.js';
import { EDITOR, VIEWER } from '../fixtures/permissions.js';
import { accessInWords, servedRoutes } from '../fixtures/served-routes.js';

interface Reviewed {
  /** The audience of each route, by method and path. */
  readonly routes: Readonly<Record<string, string>>;
  /**
   * Routes open to everyone, because they expose no data of a marina: health, metrics, the API reference, and the
   * webhook whose body the payment provider signs.
   */
  readonly machine_room: readonly string[];
}

/** A change of who may call a route requires a change of this file, which reviewers see. */
const reviewed = JSON.parse(readFileSync(join(__dirname, 'route-access.json'), 'utf8')) as Reviewed;

const named = ({ method, path }: Route) => `${method} ${path}`;

/** Features of this test's marinas; `OPEN` has every feature that routes require. */
const NO_FEATURES = {};
const UNKNOWN = '0190f3a2-0000-7000-8000-000000000000';
const OPEN = {
  reservation: true,
  inventory: true,
  absence_report: true,
  chat: true,
  deposit_and_cancellation: true,
  editable_lite: true,
};

let server: MarinaServer;
let here: FurnishedMarina;
beforeAll(async () => {
  server = await startMarinaServer();
  here = await furnishMarina(server, 'here');
}, 180_000);
afterAll(() => server.close());

describe('the routes', () => {
  it('have the audience of the reviewed list', () => {
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
  /** The identity that the product should resolve from the token. */
  readonly is: 'nobody' | 'boater' | 'resident' | Principal;
}

const user = (more: Partial<Principal> = {}): Principal => ({
  is_admin: false,
  association_manager: false,
  chain_manager: false,
  role: 'primary',
  permissions: EDITOR,
  marina: { permissions: OPEN },
  owes: null,
  ...more,
});

/** 401, 403, or 200 for every other answer, which only a permitted caller gets. */
function expected({ access }: Route, { is }: Knocker): number {
  if (access.kind === 'public') return 200;
  if (access.kind === 'boater_link') return is === 'boater' ? 200 : 401;
  if (access.kind === 'resident_link') return is === 'resident' ? 200 : 401;
  if (is === 'nobody' || is === 'boater' || is === 'resident') return 401;
  return allows(access, is) ? 200 : 403;
}

/** Sends no body: a route that needs one refuses the call after the permission check, without side effects. */
async function knock(route: Route, { token, headers }: Knocker): Promise<number> {
  const { status } = await server.call(route, {
    ...(token === undefined ? {} : { token }),
    ...(headers === undefined ? {} : { headers }),
  });
  return status;
}

/** The token of an editor who has opened a mailed link and not yet chosen a password. */
async function withTemporaryPassword(): Promise<string> {
  const { email } = await server.addStaff(here.id);
  await server.must(sessionApi.resetPassword, { body: { email } });
  await server.settled();
  const { outbox } = server.engines;
  const sent = await outbox?.list({ marina_ids: [INSTALLATION], to: email, page: 1, page_size: 1 });
  const mail = await outbox?.get(sent?.items[0]?.id ?? '');
  const login_token = /login_token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  return (await server.must(sessionApi.login, { body: { email, login_token } })).token;
}

/** Each has a user of its own, because one of the calls ends all other sessions of a user. */
async function knockers(): Promise<Knocker[]> {
  const staff = async (...given: Parameters<MarinaServer['addStaff']>) => (await server.addStaff(...given)).token;
  const revoked = await staff(here.id);
  await server.must(sessionApi.logout, { token: revoked });
  const closed = await server.openMarina({ permissions: NO_FEATURES });
  const association = async () => (await server.addUser({ association_code: 'TEM' })).token;
  const administrator = async () => (await server.addUser({ is_admin: true })).token;
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
    { name: "a berth holder's link", is: 'resident', token: here.holderLink },
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
    {
      name: 'an editor who has not accepted the terms',
      is: user({ owes: 'FIRST_LOGIN_INCOMPLETE' }),
      token: await staff(here.id, EDITOR, { first_login_done: false }),
    },
    {
      name: 'an editor with a temporary password',
      is: user({ owes: 'PASSWORD_IS_TEMPORARY' }),
      token: await withTemporaryPassword(),
    },
    { name: 'staff of no marina', is: user({ marina: null }), token: (await server.addUser()).token },
    { name: 'an editor without features', is: user(featureless), token: await staff(closed) },
    {
      name: 'an association manager',
      is: user({ association_manager: true, marina: null }),
      token: await association(),
    },
    {
      name: 'an association manager in a marina',
      is: user({ association_manager: true }),
      token: await association(),
      ...inMarina(here.id),
    },
    {
      name: 'a chain manager',
      is: user({ chain_manager: true, permissions: VIEWER }),
      token: await server.signIn(here.chainManager.email),
    },
    { name: 'an administrator', is: user(nowhere), token: await administrator() },
    {
      name: 'an administrator in a marina',
      is: user({ is_admin: true }),
      token: await administrator(),
      ...inMarina(here.id),
    },
    {
      name: 'an administrator in a marina without features',
      is: user({ is_admin: true, ...featureless }),
      token: await administrator(),
      ...inMarina(closed),
    },
    {
      name: 'an administrator in no such marina',
      is: user(nowhere),
      token: await administrator(),
      ...inMarina(UNKNOWN),
    },
  ];
}

describe('every route', () => {
  it('opens to exactly those it is for', async () => {
    const wrong: string[] = [];
    // Signing out comes last, because it ends the session that the other calls need.
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
    // No caller is permitted everywhere, and every signed-in caller is permitted somewhere.
    for (const knocker of everybody) {
      const open = new Set(allRoutes.map((route) => expected(route, knocker)));
      expect([knocker.name, open.has(200), open.size > 1]).toEqual([knocker.name, true, true]);
    }
  }, 240_000);
});
