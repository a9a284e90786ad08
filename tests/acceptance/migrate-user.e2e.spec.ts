import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sessionApi, userApi } from '../../contracts/identity/api.js';
import { type MarinaServer, PASSWORD, startMarinaServer } from '../fixtures/marina-server.js';
import { EDITOR, VIEWER } from '../fixtures/permissions.js';

const OLD_PASSWORD = 'heave-to-1987';
const REFUSED = 'customers_emailPasswordDontMatch';

/** An old system: its users by address, all with one password. */
const oldUsers = new Map<string, object>();
const asked: string[] = [];
let old: Server;
let server: MarinaServer;
let OLD_SYSTEM_URL: string;
let marina: string;
beforeAll(async () => {
  old = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const { email, password } = JSON.parse(text) as { email: string; password: string };
      asked.push(email);
      const user = oldUsers.get(email);
      const knows = user !== undefined && password === OLD_PASSWORD;
      response.writeHead(knows ? 200 : 401, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(knows ? user : { error_type: 'UNKNOWN' }));
    });
  }).listen(0, '127.0.0.1');
  await once(old, 'listening');
  const { port } = old.address() as AddressInfo;
  OLD_SYSTEM_URL = `http://127.0.0.1:${port}/user`;
  server = await startMarinaServer({ settings: { OLD_SYSTEM_URL } });
  marina = await server.openMarina({ code: 'OLD-1' });
});
afterAll(async () => {
  await server.close();
  old.closeAllConnections();
  await new Promise((closed) => old.close(closed));
});

const marinas = [
  { code: 'OLD-1', permissions: VIEWER },
  { code: 'GONE', permissions: EDITOR },
];
const migrate = (email: string, password: string) => server.call(sessionApi.migrateUser, { body: { email, password } });
const signIn = (email: string, password: string) => server.call(sessionApi.login, { body: { email, password } });

describe('a user of the old system', () => {
  it('comes over with the password there, into the marinas that are known here, and signs in', async () => {
    oldUsers.set('ines.old@example.org', { first_name: 'Inès', last_name: 'Quay', language: 'fr', marinas });
    expect((await signIn('ines.old@example.org', OLD_PASSWORD)).body).toMatchObject({
      error_type: REFUSED,
      details: { old_system: true },
    });
    expect((await migrate('ines.old@example.org', OLD_PASSWORD)).body).toEqual({ result: 'MIGRATED' });
    const { body } = await signIn('ines.old@example.org', OLD_PASSWORD);
    expect(body.user).toMatchObject({
      first_name: 'Inès',
      language: 'fr',
      is_admin: false,
      is_first_login: true,
      permissions: VIEWER,
      marina_ids: [marina],
    });
  });

  it('gets the same refusal with a wrong password, without marinas here, unknown, or with an account here, never early', async () => {
    oldUsers.set('nowhere@example.org', { first_name: 'Noa', last_name: 'Berg', marinas: [marinas[1]] });
    oldUsers.set('strange@example.org', { first_name: '<b>', last_name: 'Berg', marinas });
    const member = await server.addStaff(marina);
    const timed = async (email: string, password: string) => {
      const started = performance.now();
      const { status, body } = await migrate(email, password);
      return [status, body.error_type, performance.now() - started > 2_900];
    };
    const answers = await Promise.all([
      timed('ines.old@example.org', 'not-that-one'),
      timed('nowhere@example.org', OLD_PASSWORD),
      timed('strange@example.org', OLD_PASSWORD),
      timed('nobody@example.org', OLD_PASSWORD),
      timed(member.email, PASSWORD),
    ]);
    for (const answer of answers) expect(answer).toEqual([401, REFUSED, true]);
    expect(asked).not.toContain(member.email);
  });

  it('does not come back once deleted here', async () => {
    oldUsers.set('former@example.org', { first_name: 'Ada', last_name: 'Berg', marinas });
    expect((await migrate('former@example.org', OLD_PASSWORD)).status).toBe(200);
    const manager = await server.addStaff(marina);
    const { items } = await server.must(userApi.getall, { token: manager.token, body: { search: 'former' } });
    await server.must(userApi.delete, { token: manager.token, body: { user_id: items[0]!.id } });
    expect((await migrate('former@example.org', OLD_PASSWORD)).body.error_type).toBe(REFUSED);
  });
});

describe('guesses at one account of the old system from many addresses', () => {
  it('are asked there one after another, and refused unasked if they would wait too long', async () => {
    const [RATE, GUESSES] = [60, 40];
    const settings = { OLD_SYSTEM_URL, RATE_SIGN_IN_PER_MINUTE: RATE, TRUSTED_PROXIES: ['127.0.0.1', '::1'] };
    const attacked = await startMarinaServer({ settings });
    try {
      const email = 'guessed.old@example.org';
      const guesses = Array.from({ length: GUESSES }, (_, guess) =>
        attacked.call(sessionApi.migrateUser, {
          body: { email, password: 'not-that-one' },
          headers: { 'X-Forwarded-For': `198.51.100.${guess + 1}` },
        }),
      );
      const statuses = (await Promise.all(guesses)).map(({ status }) => status);
      const checked = statuses.filter((status) => status === 401).length;
      expect(checked).toBeGreaterThan(0);
      expect(checked).toBeLessThan(GUESSES);
      expect(statuses.filter((status) => status === 429)).toHaveLength(GUESSES - checked);
      expect(asked.filter((address) => address === email)).toHaveLength(checked);
    } finally {
      await attacked.close();
    }
  });
});

describe('without an old system', () => {
  it('every address is answered as an unknown one', async () => {
    const alone = await startMarinaServer();
    try {
      const body = { email: 'ines.old@example.org', password: OLD_PASSWORD };
      expect((await alone.call(sessionApi.migrateUser, { body })).body.error_type).toBe(REFUSED);
      const refused = await alone.call(sessionApi.login, { body });
      expect(refused.body.details).toBeUndefined();
    } finally {
      await alone.close();
    }
  });
});
