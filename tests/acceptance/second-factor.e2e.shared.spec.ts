import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { chainApi, secondFactorApi, sessionApi, userApi } from '../../contracts/identity/api.js';
import { LoginLinks } from '../../services/identity/credentials/login-links.js';
import { INSTALLATION } from '../../services/platform/mail/mail-port.js';
import { settingsApi } from '../../contracts/marinas/api.js';
import { eventsOf } from '../fixtures/harbour.js';
import { type MarinaServer, type Member, PASSWORD } from '../fixtures/marina-server.js';
import { EDITOR, VIEWER } from '../fixtures/permissions.js';
import { codeOf as codeAt, setUpSecondFactor } from '../fixtures/second-factor.js';
import { sharedServer } from '../fixtures/shared-server.js';

let server: MarinaServer;
let marina: string;
beforeAll(async () => {
  server = await sharedServer();
});
beforeEach(async () => {
  marina = await server.openMarina();
});

const codeOf = (secret: string, steps = 0) => codeAt(server, secret, steps);
const setUp = ({ token }: Member) => setUpSecondFactor(server, token);

const signIn = ({ email }: Member, more: object = {}) =>
  server.call(sessionApi.login, { body: { email, password: PASSWORD, ...more } });

describe('setting up a second factor', () => {
  it('needs the password and a code of the app, and answers ten recovery codes once', async () => {
    const user = await server.addStaff(marina);
    const { token } = user;
    const wrong = await server.call(secondFactorApi.start, { token, body: { password: 'not-my-password' } });
    expect(wrong.body.errors).toEqual([{ path: 'password', code: 'passwordWrong' }]);
    const begun = await server.must(secondFactorApi.start, { token, body: { password: PASSWORD } });
    expect(begun.uri).toContain(encodeURIComponent(user.email));
    expect(begun.setup).not.toContain(begun.secret);
    const bad = await server.call(secondFactorApi.confirm, { token, body: { setup: begun.setup, code: '000000' } });
    expect(bad.body.errors).toEqual([{ path: 'code', code: 'secondFactorWrong' }]);
    const code = codeOf(begun.secret);
    const done = await server.must(secondFactorApi.confirm, { token, body: { setup: begun.setup, code } });
    expect(new Set(done.recovery_codes).size).toBe(10);
    expect(await server.must(secondFactorApi.get, { token })).toMatchObject({
      recovery_codes_left: 10,
      required: false,
    });
    const again = await server.call(secondFactorApi.start, { token, body: { password: PASSWORD } });
    expect(again.body.error_type).toBe('SECOND_FACTOR_ALREADY_SET');
  });

  it('is over after 15 minutes, and never works in the session of somebody else', async () => {
    const [one, other] = [await server.addStaff(marina), await server.addStaff(marina)];
    const { setup, secret } = await server.must(secondFactorApi.start, {
      token: one.token,
      body: { password: PASSWORD },
    });
    const stolen = { token: other.token, body: { setup, code: codeOf(secret) } };
    expect((await server.call(secondFactorApi.confirm, stolen)).body.error_type).toBe('SECOND_FACTOR_SETUP_EXPIRED');
    server.clock.advance(16 * 60_000);
    const late = { token: one.token, body: { setup, code: codeOf(secret) } };
    expect((await server.call(secondFactorApi.confirm, late)).body.error_type).toBe('SECOND_FACTOR_SETUP_EXPIRED');
  });

  it('ends the sessions that were opened without it', async () => {
    const user = await server.addStaff(marina);
    const elsewhere = await server.signIn(user.email);
    await setUp(user);
    expect((await server.call(sessionApi.self, { token: elsewhere })).status).toBe(401);
    expect((await server.call(sessionApi.self, { token: user.token })).status).toBe(200);
  });
});

describe('signing in with a second factor', () => {
  it('asks for a code only after the right password, and takes each code once', async () => {
    const user = await server.addStaff(marina);
    const { secret } = await setUp(user);
    const guessed = await server.call(sessionApi.login, { body: { email: user.email, password: 'wrong-password' } });
    expect(guessed.body.error_type).toBe('customers_emailPasswordDontMatch');
    expect(await signIn(user)).toMatchObject({ status: 401, body: { error_type: 'SECOND_FACTOR_REQUIRED' } });
    const used = codeOf(secret);
    expect((await signIn(user, { code: used })).body.error_type).toBe('SECOND_FACTOR_WRONG');
    server.clock.advance(30_000);
    const next = codeOf(secret);
    expect((await signIn(user, { code: `${next.slice(0, 3)} ${next.slice(3)}` })).status).toBe(200);
    expect((await signIn(user, { code: next })).body.error_type).toBe('SECOND_FACTOR_WRONG');
  });

  it('takes the codes of clocks that differ by half a minute, and no others', async () => {
    const user = await server.addStaff(marina);
    const { secret } = await setUp(user);
    server.clock.advance(10 * 60_000);
    expect((await signIn(user, { code: codeOf(secret, -2) })).status).toBe(401);
    expect((await signIn(user, { code: codeOf(secret, 2) })).status).toBe(401);
    expect((await signIn(user, { code: codeOf(secret, -1) })).status).toBe(200);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const user = await server.addStaff(marina);
    const { codes } = await setUp(user);
    const code = codes[3]!.toUpperCase().replace('-', ' ');
    const signedIn = await signIn(user, { code });
    expect(signedIn.status).toBe(200);
    expect((await signIn(user, { code })).body.error_type).toBe('SECOND_FACTOR_WRONG');
    const { token } = signedIn.body;
    expect((await server.must(secondFactorApi.get, { token })).recovery_codes_left).toBe(9);
    const withoutCode = { token, body: { password: PASSWORD, code: '000000' } };
    expect(await server.call(secondFactorApi.recoveryCodes, withoutCode)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'code', code: 'secondFactorWrong' }] },
    });
    const { recovery_codes: fresh } = await server.must(secondFactorApi.recoveryCodes, {
      token,
      body: { password: PASSWORD, code: codes[5]! },
    });
    expect((await signIn(user, { code: codes[4] })).status).toBe(401);
    expect((await signIn(user, { code: fresh[4] })).status).toBe(200);
  });

  it('stops after ten codes an hour, except on a device that the user knows', async () => {
    const user = await server.addStaff(marina);
    const { codes } = await setUp(user);
    const device = await signIn(user, { code: codes[0] });
    for (let index = 0; index < 9; index += 1) await signIn(user, { code: '000000' });
    expect((await signIn(user, { code: codes[1] })).status).toBe(429);
    const known = { code: codes[1], device_tokens: [device.body.device_token] };
    expect((await signIn(user, known)).status).toBe(200);
  });

  it('goes on by a mailed link, and in a session, after ten codes from elsewhere', async () => {
    const user = await server.addStaff(marina);
    const { codes } = await setUp(user);
    for (let index = 0; index < 10; index += 1) await signIn(user, { code: '000000' });
    expect((await signIn(user, { code: codes[0] })).status).toBe(429);
    const expires_at = new Date(server.clock.now().getTime() + 60_000).toISOString();
    const link = { user_id: user.id, generation: 0, expires_at };
    const login_token = await server.app.get(LoginLinks, { strict: false }).token(link);
    const body = { email: user.email, login_token, code: codes[1]! };
    const { token } = await server.must(sessionApi.login, { body });
    const again = { token, body: { password: PASSWORD, code: codes[2]! } };
    expect((await server.call(secondFactorApi.recoveryCodes, again)).status).not.toBe(429);
  });

  it('answers nothing secret: no secret, no digest, no codes', async () => {
    const user = await server.addStaff(marina);
    const { secret, codes } = await setUp(user);
    const manager = await server.addStaff(marina);
    const read = JSON.stringify([
      await server.must(sessionApi.self, { token: user.token }),
      await server.must(secondFactorApi.get, { token: user.token }),
      await server.must(userApi.getall, { token: manager.token, body: { page_size: 100 } }),
    ]);
    for (const word of [secret, ...codes, 'digest']) expect(read).not.toContain(word);
  });

  it('leaves no code in the log, and the secret only in encrypted form', async () => {
    const user = await server.addStaff(marina);
    const { secret, codes } = await setUp(user);
    const stream = `user-${user.id}`;
    const decrypted = JSON.stringify(await eventsOf(server, stream));
    expect(decrypted).toContain(secret);
    for (const code of codes) expect(decrypted).not.toContain(code);
    const stored: unknown[] = [];
    for await (const event of server.engines.eventStore.readStream(stream)) stored.push(event);
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain(secret);
  });
});

describe('a marina that requires a second factor', () => {
  it('refuses everything else until the user has one, and keeps it', async () => {
    const manager = await server.addStaff(marina);
    const user = await server.addStaff(marina, VIEWER);
    await setUp(manager);
    await server.must(settingsApi.security, {
      token: manager.token,
      body: { security: { two_factor_required: true } },
    });
    const { token } = user;
    expect((await server.must(sessionApi.self, { token })).user.is_second_factor_missing).toBe(true);
    const refused = await server.call(sessionApi.marinas, { token, body: {} });
    expect(refused).toMatchObject({ status: 403, body: { error_type: 'SECOND_FACTOR_MISSING' } });
    const { codes } = await setUp(user);
    expect((await server.call(sessionApi.marinas, { token, body: {} })).status).toBe(200);
    const removal = { token, body: { password: PASSWORD, code: codes[0]! } };
    expect((await server.call(secondFactorApi.remove, removal)).body.error_type).toBe('SECOND_FACTOR_NEEDED');
  });

  it('refuses its people in their other marinas too, and whoever acts in it by naming it', async () => {
    const second = await server.openMarina();
    const manager = await server.addStaff(marina);
    await setUp(manager);
    const require = { token: manager.token, body: { security: { two_factor_required: true } } };
    const marinas = [second, marina].map((marina_id) => ({ marina_id, permissions: EDITOR }));
    const both = await server.addUser({ marinas, chain_manager: true });
    const administrator = await server.addUser({ is_admin: true });
    const named = { token: administrator.token, body: { edit_marina_id: marina, permissions: { chat: true } } };
    expect((await server.call(sessionApi.marinas, { token: both.token, body: {} })).status).toBe(200);
    expect((await server.call(chainApi.permissions, named)).status).toBe(200);
    await server.must(settingsApi.security, require);
    await server.settled();
    const missing = { status: 403, body: { error_type: 'SECOND_FACTOR_MISSING' } };
    // Active in the marina that requires nothing.
    expect(await server.call(sessionApi.marinas, { token: both.token, body: {} })).toMatchObject(missing);
    expect((await server.must(sessionApi.self, { token: both.token })).user).toMatchObject({
      marina: { id: second },
      is_second_factor_missing: true,
    });
    const renamed = { token: both.token, body: { edit_marina_id: second, permissions: { chat: false } } };
    expect(await server.call(chainApi.permissions, renamed)).toMatchObject(missing);
    expect(await server.call(chainApi.permissions, named)).toMatchObject(missing);
    const switching = { token: administrator.token, body: { new_marina_id: marina } };
    expect(await server.call(sessionApi.switchMarina, switching)).toMatchObject(missing);
    const headers = { 'X-Marina-Id': marina };
    const list = { token: administrator.token, headers, body: {} };
    expect(await server.call(userApi.getall, list)).toMatchObject(missing);
    await setUp(both);
    expect((await server.call(sessionApi.marinas, { token: both.token, body: {} })).status).toBe(200);
  });

  it('lets the managers of its association not remove theirs', async () => {
    const association_code = 'STX' as const;
    const theirs = await server.openMarina({ association_code });
    const [manager, overseer] = [await server.addStaff(theirs), await server.addUser({ association_code })];
    await setUp(manager);
    const { codes } = await setUp(overseer);
    const { token } = overseer;
    expect(await server.must(secondFactorApi.get, { token })).toMatchObject({ required: false });
    await server.must(settingsApi.security, {
      token: manager.token,
      body: { security: { two_factor_required: true } },
    });
    await server.settled();
    expect(await server.must(secondFactorApi.get, { token })).toMatchObject({ required: true });
    const removal = { token, body: { password: PASSWORD, code: codes[0]! } };
    expect((await server.call(secondFactorApi.remove, removal)).body.error_type).toBe('SECOND_FACTOR_NEEDED');
  });

  it('is made one by its managers only', async () => {
    const editor = await server.addStaff(marina, { ...EDITOR, marina_settings: 'NOT_ALLOWED' });
    const body = { security: { two_factor_required: true } };
    expect((await server.call(settingsApi.security, { token: editor.token, body })).status).toBe(403);
  });
});

describe('removing a second factor', () => {
  it('needs the password and a code', async () => {
    const user = await server.addStaff(marina);
    const { codes } = await setUp(user);
    const remove = (password: string, code: string) =>
      server.call(secondFactorApi.remove, { token: user.token, body: { password, code } });
    expect((await remove('not-my-password', codes[0]!)).body.errors).toEqual([
      { path: 'password', code: 'passwordWrong' },
    ]);
    expect((await remove(PASSWORD, '000000')).body.errors).toEqual([{ path: 'code', code: 'secondFactorWrong' }]);
    expect((await remove(PASSWORD, codes[0]!)).status).toBe(200);
    expect((await signIn(user)).status).toBe(200);
  });

  it('is possible for a manager of the only marina, who repeats the password', async () => {
    const manager = await server.addStaff(marina);
    const user = await server.addStaff(marina, VIEWER, { role: 'secondary' });
    await setUp(user);
    const reset = (password: string) =>
      server.call(secondFactorApi.reset, { token: manager.token, body: { user_id: user.id, password } });
    expect((await reset('not-my-password')).body.errors).toEqual([{ path: 'password', code: 'passwordWrong' }]);
    expect((await reset(PASSWORD)).status).toBe(200);
    expect((await server.call(sessionApi.self, { token: user.token })).status).toBe(401);
    expect((await signIn(user)).status).toBe(200);
  });

  it('is not for oneself, which would pass over the code and over what the marina requires', async () => {
    const manager = await server.addStaff(marina);
    await setUp(manager);
    const { token } = manager;
    const body = { user_id: manager.id, password: PASSWORD };
    expect((await server.call(secondFactorApi.reset, { token, body })).status).toBe(403);
  });

  it('is not for managers of one marina of several, nor of another one', async () => {
    const second = await server.openMarina();
    const manager = await server.addStaff(marina);
    const stranger = await server.addStaff(await server.openMarina());
    const marinas = [marina, second].map((marina_id) => ({ marina_id, permissions: VIEWER }));
    const user = await server.addUser({ marinas });
    await setUp(user);
    const body = { user_id: user.id, password: PASSWORD };
    const refused = async (token: string) =>
      (await server.call(secondFactorApi.reset, { token, body })).body.error_type;
    expect(await refused(manager.token)).toBe('USER_OF_OTHER_MARINAS');
    expect(await refused(stranger.token)).toBe('USER_NOT_FOUND');
  });
});

describe('the link of a mail', () => {
  it('does not replace the second factor', async () => {
    const user = await server.addStaff(marina);
    const { codes } = await setUp(user);
    await server.settled(); // sends a mail of its own
    await server.must(sessionApi.resetPassword, { body: { email: user.email } });
    await server.settled();
    const request = { marina_ids: [INSTALLATION], to: user.email, page: 1, page_size: 5 };
    const [newest] = (await server.engines.outbox!.list(request)).items;
    const mail = await server.engines.outbox!.get(newest!.id);
    const [, token = ''] = /login_token=(\S+)/.exec(mail?.text ?? '') ?? [];
    const login_token = decodeURIComponent(token);
    const byLink = (more: object = {}) =>
      server.call(sessionApi.login, { body: { email: user.email, login_token, ...more } });
    expect(login_token).not.toBe('');
    expect(await byLink()).toMatchObject({ status: 401, body: { error_type: 'SECOND_FACTOR_REQUIRED' } });
    expect((await byLink({ code: '000000' })).status).toBe(401);
    expect((await byLink({ code: codes[0] })).status).toBe(200);
  });
});

describe('a mail to the user', () => {
  it('follows when the second factor is set up, removed and reset, in their language', async () => {
    const manager = await server.addStaff(marina);
    const user = await server.addStaff(marina, VIEWER, { role: 'secondary', language: 'de' });
    const subjects = async () => {
      await server.settled();
      const request = { marina_ids: [INSTALLATION], to: user.email, page: 1, page_size: 20 };
      const { items } = await server.engines.outbox!.list(request);
      return items.map(({ subject }) => subject).toReversed();
    };
    expect(await subjects()).toEqual([]);
    const { codes } = await setUp(user);
    const set = 'Ihr zweiter Faktor ist eingerichtet';
    expect(await subjects()).toEqual([set]);
    await server.must(secondFactorApi.remove, { token: user.token, body: { password: PASSWORD, code: codes[0]! } });
    const removed = 'Ihr zweiter Faktor wurde entfernt';
    expect(await subjects()).toEqual([set, removed]);
    await setUp(user);
    await server.must(secondFactorApi.reset, { token: manager.token, body: { user_id: user.id, password: PASSWORD } });
    expect(await subjects()).toEqual([set, removed, set, 'Ihr zweiter Faktor wurde zurückgesetzt']);
  });
});
