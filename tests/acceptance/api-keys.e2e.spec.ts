import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { feedApi } from '../../contracts/feed/api.js';
import { apiKeyApi, sessionApi, userApi } from '../../contracts/identity/api.js';
import { settingsApi } from '../../contracts/marinas/api.js';
import { reservationApi } from '../../contracts/reservations/api.js';
import { apiScopes } from '../../contracts/vocabulary/api-scopes.js';
import { allRoutes } from '../fixtures/all-routes.js';
import { eventsOf, type Harbour, openHarbour, somebody, startHarbourServer } from '../fixtures/harbour.js';
import { type MarinaServer, PASSWORD } from '../fixtures/marina-server.js';
import { EDITOR } from '../fixtures/permissions.js';
import { setUpSecondFactor } from '../fixtures/second-factor.js';

const scoped = allRoutes.filter((route) => route.scope !== undefined);

describe('the scopes of API keys', () => {
  it('are declared by the calls they open, which only read', () => {
    expect(new Set(scoped.map((route) => route.scope))).toEqual(new Set(apiScopes));
    for (const route of scoped) expect([route.path, route.does]).toEqual([route.path, 'query']);
  });

  it('open calls of administrators for the feed only, which answers by marina', () => {
    const admins = scoped.filter((route) => route.access.kind === 'admin');
    for (const route of admins) expect(route.path).toMatch(/^\/feed\//);
    expect(scoped.filter(({ access }) => access.kind !== 'admin' && access.kind !== 'staff')).toEqual([]);
  });
});

describe('API keys', () => {
  let server: MarinaServer;
  let here: Harbour;
  let there: Harbour;
  beforeAll(async () => {
    server = await startHarbourServer({ settings: { RATE_PROGRAM_PER_MINUTE: 400 } });
    here = await openHarbour(server, { berths: [12] });
    there = await openHarbour(server, { berths: [12] });
    await here.request({ boater: somebody() });
    await there.request({ boater: somebody() });
  });
  afterAll(() => server.close());

  const make = (scopes: readonly (typeof apiScopes)[number][], valid_days = 30) =>
    server.must(apiKeyApi.create, {
      token: here.token,
      body: { name: 'Bookkeeping', scopes: [...scopes], valid_days },
    });
  const read = (token: string) => server.call(feedApi.reservations, { token, body: { after: '0', limit: '100' } });

  it('read the feed of their marina, and of no other, whatever marina they name', async () => {
    const { key } = await make(['feed:read']);
    const { status, body } = await read(key);
    expect(status).toBe(200);
    expect(body.items.length).toBeGreaterThan(0);
    expect(new Set(body.items.map((message) => message.marinaid))).toEqual(new Set([here.marina]));
    const headers = { 'X-Marina-Id': there.marina };
    const named = await server.call(feedApi.reservations, { token: key, headers, body: { after: '0', limit: '100' } });
    expect(new Set(named.body.items.map((message) => message.marinaid))).toEqual(new Set([here.marina]));
  });

  it('open the calls of their scopes, and nothing else of the whole product', async () => {
    const { key } = await make(['reservations:read']);
    const list = await server.must(reservationApi.getall, { token: key, body: {} });
    expect(list.total).toBe(1);
    const opened: string[] = [];
    for (const route of allRoutes) {
      const { kind } = route.access;
      if (kind === 'public' || kind === 'boater_link' || kind === 'resident_link') continue;
      const { status } = await server.call(route, { token: key });
      if (status !== 401 && status !== 403) opened.push(route.path);
    }
    expect(opened.toSorted()).toEqual(['/admin/reservation/get', '/admin/reservation/getall']);
  });

  it('are shown once: neither the list nor the log has them', async () => {
    const { key, id } = await make(['feed:read']);
    const { items } = await server.must(apiKeyApi.getall, { token: here.token, body: { page_size: 100 } });
    expect(items.find((each) => each.id === id)).toMatchObject({ name: 'Bookkeeping', revoked_at: null });
    const secret = (key.split('.')[1] ?? '').slice(0, 20);
    expect(JSON.stringify(items)).not.toContain(secret);
    expect(JSON.stringify(items)).not.toContain('digest');
    const logged = JSON.stringify(await eventsOf(server, `apikey-${id}`));
    expect(logged).toContain('Bookkeeping');
    expect(logged).not.toContain(secret);
  });

  it('note the day of their latest call, with one event a day', async () => {
    const { key, id } = await make(['feed:read']);
    const listed = async () =>
      (await server.must(apiKeyApi.getall, { token: here.token, body: { page_size: 100 } })).items.find(
        (each) => each.id === id,
      );
    expect((await listed())?.last_used_on).toBeNull();
    await read(key);
    await server.settled();
    expect((await listed())?.last_used_on).toBe(server.clock.nowIso().slice(0, 10));
    const before = await server.must(apiKeyApi.create, {
      token: here.token,
      body: { name: 'Between', scopes: ['feed:read'], valid_days: 1 },
    });
    await Promise.all([read(key), read(key), read(key)]);
    const after = await make(['feed:read']);
    expect(after.position - before.position).toBe(1);
  });

  it('end at once when they are revoked, and when they expire', async () => {
    const { key, id } = await make(['feed:read'], 10);
    await server.must(apiKeyApi.revoke, { token: here.token, body: { api_key_id: id } });
    expect((await read(key)).status).toBe(401);
    const { key: short } = await make(['feed:read'], 1);
    expect((await read(short)).status).toBe(200);
    server.clock.advance(24 * 3_600_000);
    expect((await read(short)).status).toBe(401);
  });

  it('stop with the right of whoever made them, and the list says so', async () => {
    const owner = here.token;
    const editor = async () => server.addStaff(here.marina, EDITOR, { first_name: 'Ida', last_name: 'Roy' });
    const [demoted, removed] = [await editor(), await editor()];
    const keyOf = (token: string) =>
      server.must(apiKeyApi.create, { token, body: { name: 'Of one', scopes: ['feed:read'], valid_days: 30 } });
    const [one, other] = [await keyOf(demoted.token), await keyOf(removed.token)];
    const mayMakers = async () => {
      const { items } = await server.must(apiKeyApi.getall, { token: owner, body: { page_size: 100 } });
      return [one, other].map(({ id }) => items.find((each) => each.id === id)?.maker_may);
    };
    const statuses = async () => [(await read(one.key)).status, (await read(other.key)).status];
    expect([await statuses(), await mayMakers()]).toEqual([
      [200, 200],
      [true, true],
    ]);
    const edit = (permissions: typeof EDITOR) => {
      const body = { edit_user_id: demoted.id, first_name: 'Ida', last_name: 'Roy', permissions, password: PASSWORD };
      return server.must(userApi.edit, { token: owner, body });
    };
    await edit({ ...EDITOR, marina_settings: 'NOT_ALLOWED' });
    await server.must(userApi.delete, { token: owner, body: { user_id: removed.id } });
    expect([await statuses(), await mayMakers()]).toEqual([
      [401, 401],
      [false, false],
    ]);
    await edit(EDITOR);
    expect([await statuses(), await mayMakers()]).toEqual([
      [200, 401],
      [true, false],
    ]);
  });

  it('stop while whoever made them owes the second factor that a marina requires', async () => {
    const maker = await server.addStaff(here.marina, EDITOR);
    const body = { name: 'Of one without a factor', scopes: ['feed:read' as const], valid_days: 30 };
    const { key, id } = await server.must(apiKeyApi.create, { token: maker.token, body });
    const state = async () => {
      const { items } = await server.must(apiKeyApi.getall, { token: here.token, body: { page_size: 100 } });
      return [(await read(key)).status, items.find((each) => each.id === id)?.maker_may];
    };
    expect(await state()).toEqual([200, true]);
    await setUpSecondFactor(server, here.token);
    const require = (two_factor_required: boolean) =>
      server.must(settingsApi.security, { token: here.token, body: { security: { two_factor_required } } });
    await require(true);
    expect(await state()).toEqual([401, false]);
    await setUpSecondFactor(server, maker.token);
    expect(await state()).toEqual([200, true]);
    await require(false);
  });

  it('are managed by the managers of their marina only', async () => {
    const { id } = await make(['feed:read']);
    const foreign = await server.call(apiKeyApi.revoke, { token: there.token, body: { api_key_id: id } });
    expect(foreign.body.error_type).toBe('API_KEY_NOT_FOUND');
    const { items } = await server.must(apiKeyApi.getall, { token: there.token, body: {} });
    expect(items).toEqual([]);
    const editor = await server.addStaff(here.marina, { ...EDITOR, marina_settings: 'NOT_ALLOWED' });
    expect((await server.call(apiKeyApi.getall, { token: editor.token, body: {} })).status).toBe(403);
  });

  it('refuse made-up keys, keys with another ending and keys as sessions', async () => {
    const { key } = await make(['feed:read']);
    const changed = `${key.slice(0, -4)}AAAA`;
    for (const token of ['qk_made.up', changed]) expect((await read(token)).status).toBe(401);
    expect((await server.call(sessionApi.self, { token: key })).status).toBe(403);
  });

  it('are limited in their calls', async () => {
    const { key } = await make(['feed:read']);
    const answers = await Promise.all(Array.from({ length: 401 }, () => read(key)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
