import { beforeAll, describe, expect, it } from '@jest/globals';
import { auditApi } from '../../contracts/audit/api.js';
import { sessionApi, userApi } from '../../contracts/identity/api.js';
import type { MarinaServer, Member } from '../fixtures/marina-server.js';
import { VIEWER } from '../fixtures/permissions.js';
import { sharedServer } from '../fixtures/shared-server.js';

let server: MarinaServer;
let marina: string;
beforeAll(async () => {
  server = await sharedServer();
  marina = await server.openMarina({ name: 'Port Mercure' });
});

describe('the sessions of a user', () => {
  const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0';
  const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1';
  const signInWith = async ({ email, password }: Member, agent: string) => {
    const headers = { 'User-Agent': agent };
    return (await server.must(sessionApi.login, { headers, body: { email, password } })).token;
  };
  const own = (token: string) => server.must(sessionApi.sessions, { token, body: {} });

  it('are listed with device, place and times, and end one by one', async () => {
    const user = await server.addStaff(marina);
    server.clock.advance(60_000);
    const desk = await signInWith(user, FIREFOX);
    server.clock.advance(60_000);
    const phone = await signInWith(user, IPHONE);
    const signedIn = server.clock.nowIso();
    await server.must(sessionApi.self, { token: phone });
    server.clock.advance(60_000);
    const { items, total } = await own(desk);
    expect(total).toBe(3);
    expect(items.slice(0, 2)).toMatchObject([
      { browser: 'Safari', system: 'iPhone', started_at: signedIn, last_used_at: signedIn, current: false },
      { browser: 'Firefox', system: 'Windows', current: true },
    ]);
    expect(items[0]?.address).toMatch(/127\.0\.0\.1|::1/);
    const body = { ended_session_id: items[0]!.id };
    await server.must(sessionApi.endSession, { token: desk, body });
    expect((await server.call(sessionApi.self, { token: phone })).status).toBe(401);
    expect((await own(desk)).items.map(({ system }) => system)).toEqual(['Windows', null]);
    expect((await server.call(sessionApi.endSession, { token: desk, body })).body.error_type).toBe('SESSION_NOT_FOUND');
  });

  it('show their last use, recorded in the log once an hour', async () => {
    const user = await server.addStaff(marina);
    const { items } = await own(user.token);
    const stream = `sessionuse-${items[0]!.id}`;
    const used = async () => (await own(user.token)).items[0]!.last_used_at;
    const recorded = async () => {
      const times: unknown[] = [];
      for await (const event of server.engines.eventStore.readStream(stream, {})) times.push(event.data);
      return times.length;
    };
    const start = items[0]!.started_at;
    expect([await used(), await recorded()]).toEqual([start, 0]);
    server.clock.advance(59 * 60_000);
    expect([await used(), await recorded()]).toEqual([start, 0]);
    server.clock.advance(60_000);
    await Promise.all([used(), used(), used()]);
    const hourLater = server.clock.nowIso();
    expect([await used(), await recorded()]).toEqual([hourLater, 1]);
    server.clock.advance(30 * 60_000);
    expect([await used(), await recorded()]).toEqual([hourLater, 1]);
  });

  it('end all at once, except the one that asks', async () => {
    const user = await server.addStaff(marina);
    const others = [await signInWith(user, FIREFOX), await signInWith(user, IPHONE)];
    await server.must(sessionApi.endOtherSessions, { token: user.token });
    for (const token of others) expect((await server.call(sessionApi.self, { token })).status).toBe(401);
    expect((await own(user.token)).items).toMatchObject([{ current: true }]);
    // A second time there is nothing to end.
    expect((await server.call(sessionApi.endOtherSessions, { token: user.token })).status).toBe(200);
    const colleague = await server.addStaff(marina);
    await server.must(sessionApi.endOtherSessions, { token: user.token });
    expect((await server.call(sessionApi.self, { token: colleague.token })).status).toBe(200);
  });

  it('are nobody else’s, but managers see and end those in their marina, without their addresses', async () => {
    const manager = await server.addStaff(marina);
    const user = await server.addStaff(marina, VIEWER, { role: 'secondary' });
    const [session] = (await own(user.token)).items;
    const ended_session_id = session!.id;
    const stranger = await server.addStaff(await server.openMarina());
    const foreign = { token: stranger.token, body: { ended_session_id } };
    expect((await server.call(sessionApi.endSession, foreign)).status).toBe(404);
    const managing = { token: manager.token, body: { user_id: user.id, ended_session_id } };
    const elsewhere = { ...managing, token: stranger.token };
    expect((await server.call(userApi.endSession, elsewhere)).body.error_type).toBe('USER_NOT_FOUND');
    const seen = await server.must(userApi.sessions, { token: manager.token, body: { user_id: user.id } });
    expect(seen.items).toMatchObject([{ id: ended_session_id, address: null, current: false }]);
    await server.must(userApi.endSession, managing);
    expect((await server.call(sessionApi.self, { token: user.token })).status).toBe(401);
    await server.settled();
    const filter = { kind: 'user', id: user.id };
    const { items } = await server.must(auditApi.getall, { token: manager.token, body: { filter } });
    expect(items.map(({ title }) => title)).toContain('Sessions ended');
  });

  it('tell nothing of the device once the user was erased, and are encrypted in the log', async () => {
    const user = await server.addStaff(marina);
    await signInWith(user, IPHONE);
    const logged: string[] = [];
    for await (const event of server.engines.eventStore.readStream(`user-${user.id}`, {})) {
      logged.push(JSON.stringify(event));
    }
    expect(logged.join()).toContain('SessionStarted');
    expect(logged.join()).not.toMatch(/iPhone|127\.0\.0\.1/);
  });
});
