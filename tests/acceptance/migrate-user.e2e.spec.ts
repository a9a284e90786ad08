import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sessionApi, userApi } from '../../contracts/identity/api.js';
import { type MarinaServer, PASSWORD, startMarinaServer } from '../fixtures/marina-server.js';
import { type OldSystem, startOldSystem } from '../fixtures/old-system.js';
import { EDITOR, VIEWER } from '../fixtures/permissions.js';

const REFUSED = 'customers_emailPasswordDontMatch';

let old: OldSystem;
let server: MarinaServer;
let marina: string;
beforeAll(async () => {
  old = await startOldSystem();
  server = await startMarinaServer({ settings: { OLD_SYSTEM_URL: old.url } });
  marina = await server.openMarina({ code: 'OLD-1' });
});
afterAll(async () => {
  await server.close();
  await old.close();
});

const marinas = [
  { code: 'OLD-1', permissions: VIEWER },
  { code: 'GONE', permissions: EDITOR },
];
const migrate = (email: string, password: string) => server.call(sessionApi.migrateUser, { body: { email, password } });
const signIn = (email: string, password: string) => server.call(sessionApi.login, { body: { email, password } });

describe('a user of the old system', () => {
  it('comes over with the password there, into the marinas that are known here, and signs in', async () => {
    old.add('ines.old@example.org', { first_name: 'Inès', last_name: 'Quay', language: 'fr', marinas });
    expect((await signIn('ines.old@example.org', old.password)).body).toMatchObject({
      error_type: REFUSED,
      details: { old_system: true },
    });
    expect((await migrate('ines.old@example.org', old.password)).body).toEqual({ result: 'MIGRATED' });
    const { body } = await signIn('ines.old@example.org', old.password);
    expect(body.user).toMatchObject({
      first_name: 'Inès',
      language: 'fr',
      is_admin: false,
      is_first_login: true,
      permissions: VIEWER,
      marina_ids: [marina],
    });
  });

  it('comes over with an old password of four characters, and signs in with it', async () => {
    old.add('short.old@example.org', { first_name: 'Sam', last_name: 'Quay', language: 'en', marinas }, 'tide');
    expect((await migrate('short.old@example.org', 'tid')).status).toBe(400);
    expect((await migrate('short.old@example.org', 'tide')).body).toEqual({ result: 'MIGRATED' });
    const { status, body } = await signIn('short.old@example.org', 'tide');
    expect(status).toBe(200);
    const change = { old_password: 'tide', new_password: 'ebb' };
    const refused = await server.call(sessionApi.changePassword, { token: body.token, body: change });
    expect(refused.body.errors).toEqual([{ path: 'new_password', code: 'login_atLeast6' }]);
  });

  it('gets the same refusal with a wrong password, without marinas here, unknown, or with an account here, never early', async () => {
    old.add('nowhere@example.org', { first_name: 'Noa', last_name: 'Berg', marinas: [marinas[1]] });
    old.add('strange@example.org', { first_name: '<b>', last_name: 'Berg', marinas });
    const member = await server.addStaff(marina);
    const timed = async (email: string, password: string) => {
      const started = performance.now();
      const { status, body } = await migrate(email, password);
      return [status, body.error_type, performance.now() - started > 2_900];
    };
    const answers = await Promise.all([
      timed('ines.old@example.org', 'not-that-one'),
      timed('nowhere@example.org', old.password),
      timed('strange@example.org', old.password),
      timed('nobody@example.org', old.password),
      timed(member.email, PASSWORD),
    ]);
    for (const answer of answers) expect(answer).toEqual([401, REFUSED, true]);
    expect(old.asked).not.toContain(member.email);
  });

  it('does not come back once deleted here', async () => {
    old.add('former@example.org', { first_name: 'Ada', last_name: 'Berg', marinas });
    expect((await migrate('former@example.org', old.password)).status).toBe(200);
    const manager = await server.addStaff(marina);
    const { items } = await server.must(userApi.getall, { token: manager.token, body: { search: 'former' } });
    await server.must(userApi.delete, { token: manager.token, body: { user_id: items[0]!.id } });
    expect((await migrate('former@example.org', old.password)).body.error_type).toBe(REFUSED);
  });
});

describe('guesses at one account of the old system from many addresses', () => {
  it('are asked there one after another, and refused unasked if they would wait too long', async () => {
    const [RATE, GUESSES] = [60, 40];
    const settings = { OLD_SYSTEM_URL: old.url, RATE_SIGN_IN_PER_MINUTE: RATE, TRUSTED_PROXIES: ['127.0.0.1', '::1'] };
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
      expect(old.asked.filter((address) => address === email)).toHaveLength(checked);
    } finally {
      await attacked.close();
    }
  });
});

describe('without an old system', () => {
  it('every address is answered as an unknown one', async () => {
    const alone = await startMarinaServer();
    try {
      const body = { email: 'ines.old@example.org', password: old.password };
      expect((await alone.call(sessionApi.migrateUser, { body })).body.error_type).toBe(REFUSED);
      const refused = await alone.call(sessionApi.login, { body });
      expect(refused.body.details).toBeUndefined();
    } finally {
      await alone.close();
    }
  });
});
