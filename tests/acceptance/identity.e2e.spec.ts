import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chainApi, secondFactorApi, sessionApi, userApi } from '../../contracts/identity/api.js';
import { chainDashboardApi } from '../../contracts/dashboard/api.js';
import { marinaApi } from '../../contracts/marinas/api.js';
import { paymentSettingApi } from '../../contracts/payments/api.js';
import { SessionTokens } from '../../services/identity/credentials/session-tokens.js';
import { type MarinaServer, PASSWORD, startMarinaServer } from '../fixtures/marina-server.js';
import { EDITOR, VIEWER } from '../fixtures/permissions.js';
import { eventually } from '../fixtures/platform-bench.js';

let server: MarinaServer;
let marina: string;
beforeAll(async () => {
  server = await startMarinaServer();
  marina = await server.openMarina({ name: 'Port Mercure', code: 'MERCURE' });
});
afterAll(() => server.close());

const selfStatus = async (token: string) => (await server.call(sessionApi.self, { token })).status;

describe('signing in', () => {
  it('answers a token, the user, the marina and when it ends', async () => {
    const { email } = await server.addStaff(marina, VIEWER, { first_name: 'Ada', last_name: 'Quay' });
    const answer = await server.must(sessionApi.login, {
      body: { email: ` ${email.toUpperCase()} `, password: PASSWORD },
    });
    expect(answer).toMatchObject({
      token: expect.stringMatching(/^qs_/) as unknown,
      expires_at: '2027-06-02T08:00:00.000Z',
      user: { email, first_name: 'Ada', is_admin: false, permissions: VIEWER, marina: { id: marina, code: 'MERCURE' } },
      marina: { id: marina, name: 'Port Mercure' },
    });
    expect(JSON.stringify(answer)).not.toMatch(/argon2|hash|digest/);
  });

  it('does not tell a wrong password from an unknown address, nor from a deleted user', async () => {
    const { email, id } = await server.addStaff(marina);
    const gone = await server.addStaff(marina);
    const manager = await server.addStaff(marina);
    await server.must(userApi.delete, { token: manager.token, body: { user_id: gone.id } });
    const refused = async (address: string, secret: object) => {
      const { status, body } = await server.send('POST', sessionApi.login.path, {
        body: { email: address, ...secret },
      });
      return { status, body: { ...body, correlation_id: '' } };
    };
    const wrong = await refused(email, { password: 'not the password' });
    expect(wrong).toMatchObject({ status: 401, body: { error_type: 'customers_emailPasswordDontMatch' } });
    expect(await refused('nobody@example.org', { password: 'not the password' })).toEqual(wrong);
    expect(await refused(gone.email, { password: PASSWORD })).toEqual(wrong);
    expect(await refused(email, { login_token: `ql_1900000000000.${'a'.repeat(43)}` })).toEqual(wrong);
    expect(await refused('nobody@example.org', { login_token: 'x' })).toEqual(wrong);
    expect(id).not.toBe('');
  });

  it('leaves no trace of failures in the log', async () => {
    const { email } = await server.addStaff(marina);
    const head = await server.engines.eventStore.head();
    await server.call(sessionApi.login, { body: { email, password: 'not the password' } });
    await server.call(sessionApi.login, { body: { email: 'nobody@example.org', password: 'not the password' } });
    expect(await server.engines.eventStore.head()).toBe(head);
  });

  it.each([
    [{}, [['email', 'emailRequired']]],
    [{ email: 'a@b.org' }, [['password', 'login_atLeast6']]],
    [{ email: 'not an address', password: '123456' }, [['email', 'emailInvalid']]],
    [{ email: 'a@b.org', password: '123' }, [['password', 'login_atLeast6']]],
    [{ email: 'a@b.org', password: '123456', login_token: 'x' }, [['login_token', 'notWithPassword']]],
    [{ email: 'a@b.org', password: '123456', remember: true }, [['remember', 'unknownField']]],
    [{ email: 'a@b.org', password: 'x'.repeat(201) }, [['password', 'tooLong']]],
  ])('is strict about %j', async (body, wanted) => {
    const answer = await server.send('POST', sessionApi.login.path, { body });
    expect(answer.status).toBe(400);
    const errors = answer.body.errors?.map(({ path, code }) => [path, code]);
    expect(errors).toEqual(expect.arrayContaining(wanted));
  });

  it('keeps neither password nor token nor a guessable hash of them in the log', async () => {
    const member = await server.addStaff(marina, EDITOR, { first_name: 'Zacharias' });
    const secret = member.token.split('.').at(-1) ?? '';
    const seen: string[] = [];
    for await (const event of server.engines.eventStore.readStream(`user-${member.id}`))
      seen.push(JSON.stringify(event));
    const log = seen.join('\n');
    expect(seen.length).toBeGreaterThan(1);
    for (const hidden of [PASSWORD, secret, secret.slice(0, 43), 'argon2', 'Zacharias', member.email]) {
      expect(log).not.toContain(hidden);
    }
  });
});

describe('guesses at one account from many addresses', () => {
  const RATE = 60;
  const GUESSES = 80;
  let attacked: MarinaServer;
  beforeAll(async () => {
    attacked = await startMarinaServer({
      settings: { RATE_SIGN_IN_PER_MINUTE: RATE, TRUSTED_PROXIES: ['127.0.0.1', '::1'] },
    });
  });
  afterAll(() => attacked.close());

  const from = (address: string, body: { email: string; password?: string; device_tokens?: string[] }) =>
    attacked.call(sessionApi.login, { body: { password: PASSWORD, ...body }, headers: { 'X-Forwarded-For': address } });
  const flood = (email: string, network: string) =>
    Array.from({ length: GUESSES }, (_, guess) =>
      from(`${network}.${guess + 1}`, { email, password: 'not the password' }),
    );
  const counted = async (answers: readonly ReturnType<typeof from>[]) => {
    const all = await Promise.all(answers);
    const refused = all.filter(({ status }) => status === 429);
    for (const { body, headers } of refused) {
      expect(body.error_type).toBe('TOO_MANY_REQUESTS');
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    return { checked: all.filter(({ status }) => status === 401).length, refused: refused.length };
  };

  it('are checked one after another, no more than from one address, whether the account exists or not', async () => {
    const { email } = await attacked.addUser();
    const floods = [flood(email, '198.51.100'), flood('nobody.at.all@example.org', '198.51.101')] as const;
    const [known, unknown] = await Promise.all(floods.map(counted));
    expect(known!.checked).toBeGreaterThan(1);
    expect(known!.checked).toBeLessThan(RATE);
    expect(known).toEqual({ checked: known!.checked, refused: GUESSES - known!.checked });
    expect(unknown!.checked + unknown!.refused).toBe(GUESSES);
    expect(unknown!.checked).toBeLessThan(RATE);
    const entered = async () => (await from('203.0.113.9', { email })).status === 200;
    await eventually(entered);
  });

  it('delay neither a device that the owner knows nor anybody else', async () => {
    const [{ email }, other] = [await attacked.addUser(), await attacked.addUser()];
    const { body } = await from('203.0.113.1', { email });
    let answered = 0;
    const answers = flood(email, '198.51.102').map(async (answer) => {
      const given = await answer;
      if (given.status === 401) answered += 1;
      return given;
    });
    await eventually(() => answered > 0);
    expect((await from('203.0.113.2', { email, device_tokens: ['x', body.device_token] })).status).toBe(200);
    expect((await from('203.0.113.3', { email: other.email })).status).toBe(200);
    const before = answered;
    const { checked } = await counted(answers);
    expect(before).toBeLessThan(checked);
    const foreign = await from('203.0.113.4', { email: other.email, device_tokens: [body.device_token] });
    expect(foreign.body.device_token).not.toBe(body.device_token);
  });

  it('are limited alike on a device that the owner knows', async () => {
    const { email } = await attacked.addUser();
    const { body } = await from('203.0.113.5', { email });
    const device_tokens = [body.device_token];
    const guesses = Array.from({ length: GUESSES }, (_, guess) =>
      from(`198.51.103.${guess + 1}`, { email, password: 'not the password', device_tokens }),
    );
    expect((await counted(guesses)).checked).toBeLessThan(RATE);
  });
});

describe('rate limits', () => {
  it('answer 429 with the seconds to wait, by address', async () => {
    const limited = await startMarinaServer({ settings: { RATE_SIGN_IN_PER_MINUTE: 3 } });
    try {
      const attempt = (email: string) =>
        limited.call(sessionApi.login, { body: { email, password: 'not the password' } });
      for (const name of ['ada', 'eve', 'noa']) expect((await attempt(`${name}@example.org`)).status).toBe(401);
      const { status, body, headers } = await attempt('ida@example.org');
      expect(status).toBe(429);
      expect(body.error_type).toBe('TOO_MANY_REQUESTS');
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    } finally {
      await limited.close();
    }
  });

  it('hold for passwords that are repeated as well, for all calls of a user together', async () => {
    const limited = await startMarinaServer({ settings: { RATE_SIGN_IN_PER_MINUTE: 3 } });
    try {
      const here = await limited.openMarina();
      const [manager, member] = [await limited.addStaff(here), await limited.addStaff(here, VIEWER)];
      const { token } = manager;
      const edit = (password: string) => {
        const change = { edit_user_id: member.id, first_name: 'Ida', last_name: 'Roy', permissions: EDITOR };
        return limited.call(userApi.edit, { token, body: { ...change, password } });
      };
      const bank = (password: string) =>
        limited.call(paymentSettingApi.iban, {
          token,
          body: { data: { iban: 'FR76 3000 6000 0112 3456 7890 189' }, password },
        });
      expect([(await edit('guess 1')).status, (await bank('guess 2')).status]).toEqual([400, 400]);
      expect((await edit('guess 3')).status).toBe(400);
      expect(await edit('guess 4')).toMatchObject({ status: 429, body: { error_type: 'TOO_MANY_REQUESTS' } });
      expect((await bank(manager.password)).status).toBe(429);
    } finally {
      await limited.close();
    }
  });

  it('count repeated passwords of a user together, whichever of their sessions sends them', async () => {
    const limited = await startMarinaServer({ settings: { RATE_SIGN_IN_PER_MINUTE: 6 } });
    try {
      const { email, token } = await limited.addUser();
      const statuses: number[] = [];
      for (const by of [token, await limited.signIn(email)]) {
        const again = { password: 'not the password', code: '000000' };
        const change = { old_password: 'not the password', new_password: 'mine-now-77' };
        const guesses = [
          limited.call(sessionApi.changePassword, { token: by, body: change }),
          limited.call(secondFactorApi.start, { token: by, body: { password: again.password } }),
          limited.call(secondFactorApi.recoveryCodes, { token: by, body: again }),
          limited.call(secondFactorApi.remove, { token: by, body: again }),
        ];
        statuses.push(...(await Promise.all(guesses)).map(({ status }) => status));
      }
      expect(statuses.toSorted()).toEqual([400, 400, 400, 400, 400, 400, 429, 429]);
    } finally {
      await limited.close();
    }
  });
});

describe('a session', () => {
  it('is needed, and made-up tokens are none', async () => {
    const { token } = await server.addStaff(marina);
    expect((await server.send('POST', sessionApi.self.path)).status).toBe(401);
    for (const made of ['x', `${token}x`, token.replace('qs_', 'qx_'), `${token.slice(0, -1)}~`]) {
      expect(await selfStatus(made)).toBe(401);
    }
    expect(await selfStatus(token)).toBe(200);
  });

  it('has one secret: another token for it, though made by this server, opens nothing', async () => {
    const { token } = await server.addStaff(marina);
    const [user, session] = token.slice('qs_'.length).split('.');
    const other = await server.app.get(SessionTokens, { strict: false }).issue(user!, session!);
    expect(await selfStatus(other.token)).toBe(401);
    expect(await selfStatus(token)).toBe(200);
  });

  it('is logged with its user as the actor', async () => {
    const { id } = await server.addStaff(marina);
    for await (const event of server.engines.eventStore.readStream(`user-${id}`)) {
      if (event.type !== 'SessionStarted') continue;
      expect(event.metadata).toMatchObject({ marina_id: marina, actor: { kind: 'staff', id } });
    }
    expect.assertions(1);
  });

  it('ends with the sign-out, and only that one', async () => {
    const { email, token } = await server.addStaff(marina);
    const other = await server.signIn(email);
    await server.must(sessionApi.logout, { token });
    expect(await selfStatus(token)).toBe(401);
    expect(await selfStatus(other)).toBe(200);
  });

  it('is opened once by a sign-in that is sent again, and anew if it has ended since', async () => {
    const { email } = await server.addStaff(marina);
    const headers = { 'Idempotency-Key': `sign-in-${email}` };
    const send = () => server.must(sessionApi.login, { body: { email, password: PASSWORD }, headers });
    const [first, again] = await Promise.all([send(), send()]);
    expect(again).toEqual(first);
    await server.must(sessionApi.logout, { token: first.token });
    const later = await Promise.all([send(), send()]);
    expect(later[0].token).not.toBe(first.token);
    expect(later[1]).toEqual(later[0]);
    expect(await selfStatus(later[0].token)).toBe(200);
  });

  it('expires automatically, to the millisecond', async () => {
    const own = await startMarinaServer({ settings: { SESSION_HOURS: 2 } });
    try {
      const { token } = await own.addAdmin();
      own.clock.advance(2 * 3_600_000 - 1);
      expect((await own.call(sessionApi.self, { token })).status).toBe(200);
      own.clock.advance(1);
      expect((await own.call(sessionApi.self, { token })).status).toBe(401);
    } finally {
      await own.close();
    }
  });

  it('lasts longer for those who stay signed in', async () => {
    const own = await startMarinaServer({ settings: { SESSION_HOURS: 2, KEPT_SESSION_DAYS: 5 } });
    try {
      const { email } = await own.addAdmin();
      const body = { email, password: PASSWORD, keep_signed_in: true };
      const { token, expires_at } = await own.must(sessionApi.login, { body });
      expect(Date.parse(expires_at) - own.clock.now().getTime()).toBe(5 * 86_400_000);
      own.clock.advance(5 * 86_400_000 - 1);
      expect((await own.call(sessionApi.self, { token })).status).toBe(200);
      own.clock.advance(1);
      expect((await own.call(sessionApi.self, { token })).status).toBe(401);
    } finally {
      await own.close();
    }
  });

  it('is revoked at once', async () => {
    const manager = await server.addStaff(marina);
    const member = await server.addStaff(marina, VIEWER);
    const second = await server.signIn(member.email);
    await server.must(userApi.revokeSessions, { token: manager.token, body: { user_id: member.id } });
    expect([await selfStatus(member.token), await selfStatus(second)]).toEqual([401, 401]);
    expect(await selfStatus(await server.signIn(member.email))).toBe(200);
  });

  it('outlives a restart, and so does its end', async () => {
    const own = await startMarinaServer();
    try {
      const { token, email } = await own.addAdmin();
      const ended = await own.signIn(email);
      await own.must(sessionApi.logout, { token: ended });
      await own.restart();
      expect((await own.call(sessionApi.self, { token })).status).toBe(200);
      expect((await own.call(sessionApi.self, { token: ended })).status).toBe(401);
    } finally {
      await own.close();
    }
  });
});

describe('changing the password', () => {
  it('ends the other sessions and leaves this one', async () => {
    const { email, token } = await server.addStaff(marina);
    const other = await server.signIn(email);
    await server.must(sessionApi.changePassword, {
      token,
      body: { old_password: PASSWORD, new_password: 'following-seas-7' },
    });
    expect(await selfStatus(token)).toBe(200);
    expect(await selfStatus(other)).toBe(401);
    expect((await server.call(sessionApi.login, { body: { email, password: PASSWORD } })).status).toBe(401);
    expect(await selfStatus(await server.signIn(email, 'following-seas-7'))).toBe(200);
  });

  it('names the invalid fields', async () => {
    const { token, email } = await server.addStaff(marina);
    const errors = async (body: { old_password: string; new_password: string }) =>
      (await server.call(sessionApi.changePassword, { token, body })).body.errors;
    expect(await errors({ old_password: 'wrong one', new_password: 'following-seas-7' })).toEqual([
      { path: 'old_password', code: 'login_wrongPassword' },
    ]);
    expect(await errors({ old_password: PASSWORD, new_password: '12345' })).toEqual([
      { path: 'new_password', code: 'login_atLeast6' },
    ]);
    expect(await selfStatus(await server.signIn(email))).toBe(200);
  });

  it('answers a resend as it did the first time, also after a restart', async () => {
    const own = await startMarinaServer();
    try {
      const { token } = await own.addAdmin();
      const change = () =>
        own.call(sessionApi.changePassword, {
          token,
          body: { old_password: PASSWORD, new_password: 'following-seas-7' },
          headers: { 'Idempotency-Key': 'change-1' },
        });
      const first = await change();
      expect(first.status).toBe(200);
      expect((await change()).body).toEqual(first.body);
      await own.restart();
      expect((await change()).body).toEqual(first.body);
    } finally {
      await own.close();
    }
  });
});

describe('the own account', () => {
  it('completes the first login and takes a language', async () => {
    const { token } = await server.addStaff(marina, EDITOR, { first_login_done: false });
    expect((await server.must(sessionApi.self, { token })).user.is_first_login).toBe(true);
    await server.must(sessionApi.firstLoginComplete, { token, body: { lang: 'fr' } });
    expect((await server.must(sessionApi.self, { token })).user).toMatchObject({
      is_first_login: false,
      language: 'fr',
    });
    await server.must(sessionApi.language, { token, body: { language: 'es' } });
    expect((await server.must(sessionApi.self, { token })).user.language).toBe('es');
  });

  it('replaces only a temporary password without the old one', async () => {
    const { token } = await server.addStaff(marina);
    const answer = await server.call(sessionApi.firstTimeChangePassword, {
      token,
      body: { new_password: '654321' },
    });
    expect(answer).toMatchObject({ status: 409, body: { error_type: 'PASSWORD_NOT_TEMPORARY' } });
    // Spec 3 §7 has this call without fields: it reports that the password was changed.
    expect((await server.call(sessionApi.firstTimeChangePassword, { token, body: {} })).status).toBe(200);
  });
});

describe('administrators', () => {
  it('work in the marina that they name, if there is one', async () => {
    const { token } = await server.addAdmin();
    const named = (id: string) => server.call(userApi.getall, { token, body: {}, headers: { 'X-Marina-Id': id } });
    expect((await server.call(userApi.getall, { token })).status).toBe(403);
    expect((await named(marina)).status).toBe(200);
    expect((await named('0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11')).status).toBe(403);
    expect((await named('../marina')).status).toBe(403);
  });

  it('are the only ones who can', async () => {
    const other = await server.openMarina();
    const { token } = await server.addStaff(marina);
    const headers = { 'X-Marina-Id': other };
    expect((await server.call(sessionApi.self, { token, headers })).body.marina?.id).toBe(marina);
    expect((await server.call(marinaApi.getall, { token })).status).toBe(403);
  });
});

describe('staff of several marinas', () => {
  it('see those they work in, switch between them, and no others', async () => {
    const [second, foreign] = [await server.openMarina({ code: 'SISTER' }), await server.openMarina()];
    const marinas = [marina, second].map((marina_id) => ({ marina_id, permissions: VIEWER }));
    const { token } = await server.addUser({ marinas });
    const { items, total } = await server.must(sessionApi.marinas, { token, body: {} });
    expect([items.map((each) => each.code), total]).toEqual([['MERCURE', 'SISTER'], 2]);
    expect((await server.must(sessionApi.marinas, { token, body: { search: 'sister' } })).total).toBe(1);
    expect((await server.call(chainDashboardApi.getAll, { token })).status).toBe(403);

    await server.must(sessionApi.switchMarina, { token, body: { new_marina_id: second } });
    expect((await server.must(sessionApi.self, { token })).marina?.id).toBe(second);
    const answer = await server.call(sessionApi.switchMarina, { token, body: { new_marina_id: foreign } });
    expect(answer).toMatchObject({ status: 404, body: { error_type: 'MARINA_NOT_FOUND' } });
  });

  it('are shown the only one where there is but one, and nothing without a session', async () => {
    const { token } = await server.addStaff(marina);
    expect((await server.must(sessionApi.marinas, { token, body: {} })).items).toMatchObject([{ id: marina }]);
    const nowhere = await server.addUser({ marinas: [] });
    expect((await server.must(sessionApi.marinas, { token: nowhere.token, body: {} })).total).toBe(0);
    expect((await server.call(sessionApi.marinas, { body: {} })).status).toBe(401);
  });
});

describe('chain managers', () => {
  it('see their marinas, switch between them, and no others', async () => {
    const [second, foreign] = [await server.openMarina({ code: 'SECOND' }), await server.openMarina()];
    const marinas = [marina, second].map((marina_id) => ({ marina_id, permissions: EDITOR }));
    const { token, email } = await server.addUser({ marinas, chain_manager: true });
    const { items, total } = await server.must(chainDashboardApi.getAll, { token, body: {} });
    expect([items.map((each) => each.marina.code).sort(), total]).toEqual([['MERCURE', 'SECOND'], 2]);
    expect((await server.must(chainDashboardApi.getAll, { token, body: { search: 'second' } })).total).toBe(1);

    const other = await server.signIn(email);
    await server.must(sessionApi.switchMarina, { token, body: { new_marina_id: second } });
    expect((await server.must(sessionApi.self, { token })).marina?.id).toBe(second);
    expect((await server.must(sessionApi.self, { token: other })).marina?.id).toBe(marina);
    const answer = await server.call(sessionApi.switchMarina, { token, body: { new_marina_id: foreign } });
    expect(answer).toMatchObject({ status: 404, body: { error_type: 'MARINA_NOT_FOUND' } });
  });

  it('let a known user work in one more marina, looking only', async () => {
    const second = await server.openMarina();
    const foreign = await server.openMarina();
    const member = await server.addStaff(marina);
    const marinas = [second, marina].map((marina_id) => ({ marina_id, permissions: EDITOR }));
    const chain = await server.addUser({ marinas, chain_manager: true });
    const add = (marina_id: string, user_email: string, token = chain.token) =>
      server.call(chainApi.addUserToMarina, { token, body: { marina_id, user_email } });
    expect((await add(second, member.email)).status).toBe(200);
    await server.must(sessionApi.switchMarina, { token: member.token, body: { new_marina_id: second } });
    expect((await server.must(sessionApi.self, { token: member.token })).user.permissions).toEqual(VIEWER);
    expect((await server.call(userApi.getall, { token: member.token })).status).toBe(403);
    expect((await add(foreign, member.email)).body.error_type).toBe('MARINA_NOT_FOUND');
    expect((await add(second, member.email, member.token)).status).toBe(403);
  });

  it('switch features of their marinas on and off, which acts at once', async () => {
    const own = await server.openMarina({ permissions: { chat: true } });
    const foreign = await server.openMarina();
    const { token } = await server.addStaff(own, EDITOR, { chain_manager: true });
    const set = (edit_marina_id: string) =>
      server.call(chainApi.permissions, { token, body: { edit_marina_id, permissions: { inventory: true } } });
    expect((await set(own)).status).toBe(200);
    const { marina: seen } = await server.must(sessionApi.self, { token });
    expect(seen?.marina_settings.permissions).toEqual({ chat: true, inventory: true });
    expect((await set(foreign)).body.error_type).toBe('MARINA_NOT_FOUND');
  });
});

describe('association managers', () => {
  it('see the marinas of their association and do nothing else', async () => {
    const own = await server.openMarina({ code: 'BFG-1', association_code: 'BFG' });
    const { token } = await server.addUser({ marinas: [], association_code: 'BFG' });
    const { items } = await server.must(chainApi.associationMarinas, { token, body: {} });
    expect(items.map((each) => each.code)).toEqual(['BFG-1']);
    const named = async (id: string) =>
      (await server.must(sessionApi.self, { token, headers: { 'X-Marina-Id': id } })).marina?.id ?? null;
    expect([await named(own), await named(marina)]).toEqual([own, null]);
    const headers = { 'X-Marina-Id': own };
    expect((await server.call(userApi.getall, { token, body: {}, headers })).status).toBe(403);
    expect((await server.call(chainDashboardApi.getAll, { token })).status).toBe(403);
    const staff = await server.addStaff(marina);
    expect((await server.must(chainApi.associationMarinas, { token: staff.token })).total).toBe(0);
  });
});
