import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import { apiKeyApi, secondFactorApi, sessionApi, userApi } from '../../contracts/identity/api.js';
import { LoginLinks } from '../../services/identity/credentials/login-links.js';
import { MOST_SESSIONS } from '../../services/identity/domain/sessions.js';
import { RealtimeServer } from '../../services/platform/realtime/realtime-server.js';
import { headOf } from '../fixtures/harbour.js';
import { type MarinaServer, type Member, PASSWORD, startMarinaServer } from '../fixtures/marina-server.js';
import { EDITOR, VIEWER } from '../fixtures/permissions.js';
import { eventually } from '../fixtures/platform-bench.js';
import { setUpSecondFactor } from '../fixtures/second-factor.js';

let server: MarinaServer;
let marina: string;
let other: string;
const sockets: Socket[] = [];
beforeAll(async () => {
  server = await startMarinaServer();
  [marina, other] = [await server.openMarina(), await server.openMarina()];
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});
afterAll(() => server.close());

/** An open console: the names of the messages that it received. */
async function consoleOf(token: string) {
  const socket: Socket = io(server.url, { auth: { token }, transports: ['websocket'], forceNew: true });
  sockets.push(socket);
  const heard: string[] = [];
  socket.onAny((name: string) => void heard.push(name));
  const closed = new Promise<string>((resolve) => socket.once('disconnect', resolve));
  await eventually(() => heard.includes('ready'));
  return { heard, closed };
}

const tokenByLink = async ({ id, email }: Member) => {
  const expires_at = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
  const link = { user_id: id, generation: 0, expires_at };
  const login_token = await server.app.get(LoginLinks, { strict: false }).token(link);
  return (await server.must(sessionApi.login, { body: { email, login_token } })).token;
};
const manager = (more: object = {}) => server.addStaff(marina, EDITOR, more);
const sessionOf = async (token: string) =>
  (await server.must(sessionApi.sessions, { token, body: {} })).items.find(({ current }) => current)?.id ?? '';

interface Scene {
  readonly user: Member;
  /** The session whose console is open. */
  readonly token: string;
}
/** Each way in which a session ends, and the user whose it is. */
const endings: [name: string, end: (scene: Scene) => Promise<unknown>][] = [
  ['signing out', ({ token }) => server.must(sessionApi.logout, { token })],
  [
    'a password changed elsewhere',
    ({ user }) =>
      server.must(sessionApi.changePassword, {
        token: user.token,
        body: { old_password: PASSWORD, new_password: 'following-seas-7' },
      }),
  ],
  ['a mailed link opened elsewhere', ({ user }) => tokenByLink(user)],
  [
    'a second factor set up elsewhere',
    async ({ user }) => {
      await setUpSecondFactor(server, user.token);
    },
  ],
  [
    'the user ending this session elsewhere',
    async ({ user, token }) =>
      server.must(sessionApi.endSession, { token: user.token, body: { ended_session_id: await sessionOf(token) } }),
  ],
  [
    'the user ending all other sessions elsewhere',
    ({ user }) => server.must(sessionApi.endOtherSessions, { token: user.token }),
  ],
  [
    'a manager ending this session',
    async ({ user, token }) => {
      const body = { user_id: user.id, ended_session_id: await sessionOf(token) };
      return server.must(userApi.endSession, { token: (await manager()).token, body });
    },
  ],
  [
    'a manager signing the user out everywhere',
    async ({ user }) =>
      server.must(userApi.revokeSessions, { token: (await manager()).token, body: { user_id: user.id } }),
  ],
  [
    'a manager taking the user out of their only marina',
    async ({ user }) => server.must(userApi.delete, { token: (await manager()).token, body: { user_id: user.id } }),
  ],
  [
    'too many sign-ins elsewhere',
    async ({ user }) => {
      for (let session = 0; session < MOST_SESSIONS; session += 1) await server.signIn(user.email);
    },
  ],
  [
    'its expiry',
    async () => {
      server.clock.advance(25 * 3_600_000);
      await server.app.get(RealtimeServer, { strict: false }).recheckAll();
    },
  ],
];

describe('a console with an open socket is told that its session has ended', () => {
  it.each(endings)('by %s', async (_name, end) => {
    const user = await server.addStaff(marina, VIEWER);
    const token = await server.signIn(user.email);
    const { heard, closed } = await consoleOf(token);
    await end({ user, token });
    expect(await closed).toBe('io server disconnect');
    expect(heard.at(-1)).toBe('signed_out');
    expect((await server.call(sessionApi.self, { token })).status).toBe(401);
  });

  it('by a password chosen in the session of a mailed link', async () => {
    const user = await server.addStaff(marina, VIEWER);
    const byLink = await tokenByLink(user);
    const { heard, closed } = await consoleOf(await server.signIn(user.email));
    await server.must(sessionApi.firstTimeChangePassword, {
      token: byLink,
      body: { new_password: 'following-seas-7' },
    });
    expect([await closed, heard.at(-1)]).toEqual(['io server disconnect', 'signed_out']);
  });

  it('by a manager resetting the second factor', async () => {
    const user = await server.addStaff(marina, VIEWER);
    await setUpSecondFactor(server, user.token);
    // Consoles connect again because of it; this one opens later.
    const reached = await headOf(server);
    await eventually(() => server.app.get(RealtimeServer, { strict: false }).status().position >= reached);
    const { heard, closed } = await consoleOf(user.token);
    const body = { user_id: user.id, password: PASSWORD };
    await server.must(secondFactorApi.reset, { token: (await manager()).token, body });
    expect([await closed, heard.at(-1)]).toEqual(['io server disconnect', 'signed_out']);
  });
});

/** Changes after which the session goes on: the console connects again, or stays connected. */
const changes: [name: string, change: (scene: Scene) => Promise<unknown>, reconnects: boolean][] = [
  [
    'its own change of the password',
    ({ token }) =>
      server.must(sessionApi.changePassword, {
        token,
        body: { old_password: PASSWORD, new_password: 'following-seas-7' },
      }),
    true,
  ],
  ['its own set-up of a second factor', ({ token }) => setUpSecondFactor(server, token), true],
  [
    'the end of the access to one of several marinas',
    async ({ user }) => server.must(userApi.delete, { token: (await manager()).token, body: { user_id: user.id } }),
    true,
  ],
  [
    'other permissions and another role',
    async ({ user }) => {
      const { token } = await manager({ role: 'primary' });
      const names = { first_name: 'Ida', last_name: 'Roy', password: PASSWORD };
      const body = { edit_user_id: user.id, ...names, permissions: EDITOR, role: 'primary' as const };
      await server.must(userApi.edit, { token, body });
    },
    false,
  ],
];

describe('a console with an open socket goes on', () => {
  it.each(changes)('after %s', async (_name, change, reconnects) => {
    const marinas = [marina, other].map((marina_id) => ({ marina_id, permissions: VIEWER }));
    const user = await server.addUser({ marinas });
    const { heard } = await consoleOf(user.token);
    await change({ user, token: user.token });
    const ready = () => heard.filter((name) => name === 'ready').length;
    if (reconnects) await eventually(() => ready() === 2);
    await server.must(sessionApi.self, { token: user.token });
    expect(ready()).toBe(reconnects ? 2 : 1);
    expect(heard).not.toContain('signed_out');
  });
});

describe('an API key', () => {
  it('opens no socket, so that none outlives it', async () => {
    const { token } = await manager();
    const body = { name: 'Till', scopes: ['reservations:read' as const], valid_days: 30 };
    const { key } = await server.must(apiKeyApi.create, { token, body });
    const socket: Socket = io(server.url, { auth: { token: key }, transports: ['websocket'], forceNew: true });
    sockets.push(socket);
    const refused = await new Promise<Error>((resolve) => socket.once('connect_error', resolve));
    expect(refused.message).toBe('UNAUTHENTICATED');
  });
});
