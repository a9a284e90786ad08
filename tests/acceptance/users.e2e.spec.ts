import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { auditApi } from '../../contracts/audit/api.js';
import { sessionApi, userApi } from '../../contracts/identity/api.js';
import { marinaApi } from '../../contracts/marinas/api.js';
import { isRefusal, refuse } from '../../contracts/vocabulary/refusal.js';
import type { Route } from '../../contracts/vocabulary/route.js';
import { InviteUser } from '../../services/identity/calls/invite-user.js';
import { FormerUsersJob } from '../../services/identity/policies/former-users-job.js';
import { MailLoginLinks } from '../../services/identity/policies/mail-login-links.js';
import { userRecord } from '../../services/identity/records/user-record.js';
import { Erasure } from '../../services/platform/erasing/erasure.js';
import { freshId } from '../../services/platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../services/platform/event-sourcing/stream-repository.js';
import { INSTALLATION } from '../../services/platform/mail/mail-port.js';
import { type MarinaServer, PASSWORD, startMarinaServer } from '../fixtures/marina-server.js';
import { EDITOR, VIEWER } from '../fixtures/permissions.js';
import { callOfStaff } from '../fixtures/received-calls.js';

let server: MarinaServer;
let marina: string;
beforeAll(async () => {
  server = await startMarinaServer({
    settings: { PUBLIC_URL: 'https://harbour.example', FORMER_STAFF_DAYS: 400 },
  });
  marina = await server.openMarina({ name: 'Port Mercure' });
});
afterAll(() => server.close());

let counted = 0;
function invitation(more: object = {}) {
  counted += 1;
  return { email: `new${counted}@example.org`, first_name: 'Noa', last_name: 'Berg', permissions: VIEWER, ...more };
}

/** The newest mail to an address, with its link. */
async function mailTo(email: string) {
  await server.settled();
  const { items, total } = await server.engines.outbox!.list({
    marina_ids: [INSTALLATION],
    to: email,
    page: 1,
    page_size: 5,
  });
  const mail = total === 0 ? undefined : await server.engines.outbox!.get(items[0]!.id);
  const link = /https:\/\/harbour\.example\/login\?\S+/.exec(mail?.text ?? '')?.[0];
  const login_token = link === undefined ? '' : (new URL(link).searchParams.get('login_token') ?? '');
  return { total, mail, login_token };
}

describe('who may manage users', () => {
  const calls: [string, Route, (id: string) => unknown][] = [
    ['getall', userApi.getall, () => ({})],
    ['add', userApi.add, () => invitation()],
    ['edit', userApi.edit, (id) => ({ edit_user_id: id, first_name: 'Ida', last_name: 'Roy', permissions: VIEWER })],
    ['send_link', userApi.sendLink, (id) => ({ user_id: id })],
    ['revoke_sessions', userApi.revokeSessions, (id) => ({ user_id: id })],
    ['delete', userApi.delete, (id) => ({ user_id: id })],
  ];

  it.each(calls)('%s: only users with the settings permission', async (_, route, body) => {
    const target = await server.addStaff(marina, VIEWER, { role: 'secondary' });
    const status = async (token: string | undefined) =>
      (await server.call(route, { body: body(target.id), ...(token === undefined ? {} : { token }) })).status;
    const without = await server.addStaff(marina, { ...EDITOR, marina_settings: 'NOT_ALLOWED' });
    const association = await server.addUser({
      association_code: 'TEM',
      marinas: [{ marina_id: marina, permissions: EDITOR }],
    });
    const nowhere = await server.addUser({ marinas: [] });
    const secondary = await server.addStaff(marina, EDITOR, { role: 'secondary' });
    expect(await status(undefined)).toBe(401);
    expect(await status(without.token)).toBe(403);
    expect(await status(association.token)).toBe(403);
    expect(await status(nowhere.token)).toBe(403);
    expect(await status(secondary.token)).toBe(200);
  });

  it.each(calls.slice(2))('%s: users of other marinas are not there', async (_, route, body) => {
    const elsewhere = await server.addStaff(await server.openMarina());
    const manager = await server.addStaff(marina);
    const head = await server.engines.eventStore.head();
    const answer = await server.call(route, { token: manager.token, body: body(elsewhere.id) });
    expect(answer).toMatchObject({ status: 404, body: { error_type: 'USER_NOT_FOUND' } });
    expect(await server.engines.eventStore.head()).toBe(head);
    expect((await server.call(sessionApi.self, { token: elsewhere.token })).status).toBe(200);
  });

  it('secondary users neither make nor touch primary ones', async () => {
    const secondary = await server.addStaff(marina, EDITOR, { role: 'secondary' });
    const primary = await server.addStaff(marina);
    const { token } = secondary;
    expect((await server.call(userApi.add, { token, body: invitation({ role: 'primary' }) })).status).toBe(403);
    expect((await server.call(userApi.delete, { token, body: { user_id: primary.id } })).status).toBe(403);
    expect((await server.call(userApi.revokeSessions, { token, body: { user_id: primary.id } })).status).toBe(403);
    expect((await server.call(sessionApi.self, { token: primary.token })).status).toBe(200);
  });

  it('loses the right at once', async () => {
    const [manager, other] = [await server.addStaff(marina), await server.addStaff(marina)];
    const edit = { edit_user_id: other.id, first_name: 'Ada', last_name: 'Quay', permissions: VIEWER };
    await server.must(userApi.edit, { token: manager.token, body: edit });
    expect((await server.call(userApi.getall, { token: other.token })).status).toBe(403);
  });
});

describe('the permission of the settings', () => {
  it('is given only by who repeats the own password', async () => {
    const manager = await server.addStaff(marina);
    const member = await server.addStaff(marina, VIEWER, { first_name: 'Ida', last_name: 'Roy', role: 'secondary' });
    const { token } = manager;
    const edit = (more: object = {}) => {
      const change = { edit_user_id: member.id, first_name: 'Ida', last_name: 'Roy', permissions: EDITOR };
      return server.call(userApi.edit, { token, body: { ...change, ...more } });
    };
    const invite = (more: object = {}) =>
      server.call(userApi.add, { token, body: invitation({ permissions: EDITOR, ...more }) });
    const refused = (code: string) => ({ status: 400, body: { errors: [{ path: 'password', code }] } });
    for (const give of [edit, invite]) {
      expect(await give()).toMatchObject(refused('passwordMissing'));
      expect(await give({ password: 'not-my-password' })).toMatchObject(refused('passwordWrong'));
    }
    const users = async () => (await server.call(userApi.getall, { token: member.token })).status;
    expect(await users()).toBe(403);
    const less = { ...EDITOR, marina_settings: 'NOT_ALLOWED' as const };
    expect((await edit({ permissions: less })).status).toBe(200);
    expect((await edit({ password: manager.password })).status).toBe(200);
    expect(await users()).toBe(200);
    expect((await edit({ permissions: { ...EDITOR, residents: 'VIEWER' } })).status).toBe(200);
    expect((await invite({ password: manager.password })).status).toBe(200);
  });
});

describe('the list of users', () => {
  it('shows the users of this marina only, by name, in pages, with a search', async () => {
    const [here, there] = [await server.openMarina(), await server.openMarina()];
    const manager = await server.addStaff(here, EDITOR, { first_name: 'Zoé', last_name: 'Zimmer' });
    await server.addStaff(there, EDITOR, { first_name: 'Otto', last_name: 'Other' });
    await server.must(userApi.add, { token: manager.token, body: invitation({ last_name: 'Adler' }) });
    const { token } = manager;
    const all = await server.must(userApi.getall, { token, body: {} });
    expect(all.items.map((user) => user.last_name)).toEqual(['Adler', 'Zimmer']);
    expect([all.total, all.invited]).toEqual([2, 1]);
    expect(all.items[0]).toMatchObject({ role: 'secondary', permissions: VIEWER, is_first_login: true });
    expect(JSON.stringify(all)).not.toMatch(/hash|session|token/);
    const second = await server.must(userApi.getall, { token, body: { page: 2, page_size: 1 } });
    expect([second.items.map((user) => user.last_name), second.total]).toEqual([['Zimmer'], 2]);
    expect((await server.must(userApi.getall, { token, body: { search: 'ZOE' } })).total).toBe(1);
    expect((await server.must(userApi.getall, { token, body: { search: 'otto' } })).total).toBe(0);
  });

  it('forgets an erased person, who cannot sign in any more', async () => {
    const here = await server.openMarina();
    const manager = await server.addStaff(here);
    const member = await server.addStaff(here, VIEWER, { first_name: 'Erasmus', last_name: 'Forgotten' });
    await server.app.get(Erasure, { strict: false }).erase(member.id, server.context());
    await server.settled();
    const { items } = await server.must(userApi.getall, { token: manager.token, body: {} });
    expect(JSON.stringify(items)).not.toMatch(/Erasmus|Forgotten/);
    expect(items.find((user) => user.id === member.id)).toMatchObject({ first_name: '', email: '' });
    const login = await server.call(sessionApi.login, { body: { email: member.email, password: member.password } });
    expect(login.status).toBe(401);
  });
});

describe('adding a user', () => {
  it('mails an invitation that signs in once and asks for a password', async () => {
    const manager = await server.addStaff(marina, EDITOR, { language: 'fr' });
    const body = invitation();
    const { id } = await server.must(userApi.add, { token: manager.token, body });
    const { mail, login_token, total } = await mailTo(body.email);
    expect(total).toBe(1);
    expect(mail).toMatchObject({ person_id: id, language: 'fr', subject: 'Votre accès à Port Mercure' });

    const login = { email: body.email, login_token };
    const { user, token } = await server.must(sessionApi.login, { body: login });
    expect(user).toMatchObject({ id, is_password_temp: true, is_first_login: true, role: 'secondary' });
    expect((await server.call(sessionApi.login, { body: login })).status).toBe(401);
    expect(await server.call(userApi.getall, { token, body: {} })).toMatchObject({
      status: 403,
      body: { error_type: 'PASSWORD_IS_TEMPORARY' },
    });
    await server.must(sessionApi.firstTimeChangePassword, { token, body: { new_password: 'my own one' } });
    const before = await server.call(sessionApi.marinas, { token, body: {} });
    expect(before).toMatchObject({ status: 403, body: { error_type: 'FIRST_LOGIN_INCOMPLETE' } });
    await server.must(sessionApi.firstLoginComplete, { token, body: { lang: 'fr' } });
    expect((await server.call(sessionApi.marinas, { token, body: {} })).status).toBe(200);
    expect((await server.must(sessionApi.self, { token })).user.is_password_temp).toBe(false);
    expect(await server.signIn(body.email, 'my own one')).toMatch(/^qs_/);
  });

  it('is refused for an address in use, until that user is deleted', async () => {
    const { token } = await server.addStaff(marina);
    const body = invitation();
    const { id } = await server.must(userApi.add, { token, body });
    const again = { ...body, email: body.email.toUpperCase() };
    expect(await server.call(userApi.add, { token, body: again })).toMatchObject({
      status: 409,
      body: { error_type: 'EMAIL_IN_USE', errors: [{ path: 'email', code: 'EMAIL_IN_USE' }] },
    });
    await server.must(userApi.delete, { token, body: { user_id: id } });
    expect((await server.call(userApi.add, { token, body: again })).status).toBe(200);
  });

  it('makes one user of a request that is sent twice', async () => {
    const { token } = await server.addStaff(marina);
    const headers = { 'Idempotency-Key': 'invite-1' };
    const body = invitation();
    const first = await server.call(userApi.add, { token, body, headers });
    expect((await server.call(userApi.add, { token, body, headers })).body).toEqual(first.body);
    expect((await mailTo(body.email)).total).toBe(1);
  });

  it('names the fields at fault', async () => {
    const { token } = await server.addStaff(marina);
    const body = { email: 'x', first_name: 'A', permissions: { ...VIEWER, marina_settings: 'PERHAPS' } };
    const { status, body: problem } = await server.send('POST', userApi.add.path, { token, body });
    expect(status).toBe(400);
    expect(problem.errors).toEqual(
      expect.arrayContaining([
        { path: 'email', code: 'emailInvalid' },
        { path: 'first_name', code: 'fNameAtLeast' },
        { path: 'last_name', code: 'lnameRequired' },
        expect.objectContaining({ path: 'permissions.marina_settings' }),
      ]),
    );
  });
});

describe('the list of users', () => {
  it('shows who is invited and when each last signed in, and filters by what they may do', async () => {
    const own = await server.openMarina();
    const manager = await server.addStaff(own);
    const { id } = await server.must(userApi.add, { token: manager.token, body: invitation({ language: 'it' }) });
    await server.settled();
    const list = async (body: object) => (await server.must(userApi.getall, { token: manager.token, body })).items;
    const [all, editors] = [await list({}), await list({ may: 'reservations' })];
    const now = server.clock.now().getTime();
    expect(all.find((user) => user.id === id)).toMatchObject({
      language: 'it',
      last_signed_in_at: null,
      invited_until: new Date(now + 7 * 86_400_000).toISOString(),
    });
    expect(all.find((user) => user.id === manager.id)).toMatchObject({
      invited_until: null,
      last_signed_in_at: server.clock.nowIso(),
    });
    expect(editors.map((user) => user.id)).toEqual([manager.id]);
    expect((await list({ user_id: id })).map((user) => user.id)).toEqual([id]);
    const foreign = await server.addStaff(marina);
    expect(await list({ user_id: foreign.id })).toEqual([]);
  });

  it('lets a manager send the invitation again, in the language of the user', async () => {
    const { token } = await server.addStaff(marina);
    const body = invitation({ language: 'de' });
    const { id } = await server.must(userApi.add, { token, body });
    await server.must(userApi.sendLink, { token, body: { user_id: id } });
    const { total, mail, login_token } = await mailTo(body.email);
    expect(total).toBe(2);
    expect(mail?.subject).toBe('Ihr Zugang zu Port Mercure');
    const login = { email: body.email, login_token };
    expect((await server.call(sessionApi.login, { body: login })).status).toBe(200);
  });
});

describe('two managers', () => {
  it('cannot take the settings from each other at the same moment', async () => {
    const own = await server.openMarina();
    const [ada, bo] = [await server.addStaff(own), await server.addStaff(own)];
    await server.settled();
    const demote = (by: string, edit_user_id: string) =>
      server.call(userApi.edit, {
        token: by,
        body: { edit_user_id, first_name: 'Ada', last_name: 'Quay', permissions: VIEWER },
      });
    const answers = await Promise.all([demote(ada.token, bo.id), demote(bo.token, ada.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  it('invite with what each may do by the time of the invitation, not by that of the call', async () => {
    const own = await server.openMarina();
    const [ada, bo] = [await server.addStaff(own), await server.addStaff(own)];
    const by = { user_id: ada.id, marina_id: own };
    const inviting = server.app.get(InviteUser, { strict: false });
    const invite = (role: 'primary' | 'secondary') => {
      const invited = { ...invitation(), permissions: EDITOR, role, password: ada.password };
      return inviting.execute(callOfStaff(userApi.add, by, invited, server.context({ marina_id: own })));
    };
    const edit = async (change: object) => {
      const body = { edit_user_id: ada.id, first_name: 'Ada', last_name: 'Quay', permissions: EDITOR, ...change };
      await server.must(userApi.edit, { token: bo.token, body });
    };
    await edit({ role: 'secondary' });
    expect(await invite('primary')).toEqual(refuse('forbidden', 'FORBIDDEN'));
    expect(isRefusal(await invite('secondary'))).toBe(false);
    await edit({ permissions: VIEWER });
    expect(await invite('secondary')).toEqual(refuse('forbidden', 'FORBIDDEN'));
  });
});

describe('the last manager of a marina', () => {
  it('is neither removed nor demoted by administrators, until somebody else manages it who has signed in', async () => {
    const own = await server.openMarina();
    const manager = await server.addStaff(own);
    const { token } = await server.addAdmin();
    const headers = { 'X-Marina-Id': own };
    const demote = () => {
      const body = { edit_user_id: manager.id, first_name: 'Ada', last_name: 'Quay', permissions: VIEWER };
      return server.call(userApi.edit, { token, headers, body });
    };
    const remove = () => server.call(userApi.delete, { token, headers, body: { user_id: manager.id } });
    const refused = { status: 409, body: { error_type: 'LAST_MANAGER' } };
    const body = invitation({ permissions: EDITOR, password: PASSWORD });
    const { id } = await server.must(userApi.add, { token: manager.token, body });
    expect(await demote()).toMatchObject(refused);
    expect(await remove()).toMatchObject(refused);
    expect((await server.call(userApi.getall, { token: manager.token, body: {} })).status).toBe(200);
    // Nobody is locked out by taking back an invitation that nobody has opened.
    await server.must(userApi.delete, { token, headers, body: { user_id: id } });
    await server.addStaff(own);
    await server.settled();
    expect((await demote()).status).toBe(200);
    expect((await remove()).status).toBe(200);
  });
});

describe('deleting a user', () => {
  it('signs them out at once', async () => {
    const [manager, member] = [await server.addStaff(marina), await server.addStaff(marina)];
    await server.must(userApi.delete, { token: manager.token, body: { user_id: member.id } });
    expect((await server.call(sessionApi.self, { token: member.token })).status).toBe(401);
    const oneself = await server.call(userApi.delete, { token: manager.token, body: { user_id: manager.id } });
    expect(oneself).toMatchObject({ status: 409, body: { error_type: 'CANNOT_DELETE_SELF' } });
  });
});

describe('the address of a deleted user', () => {
  it('is free also when the process died before it was given back', async () => {
    const [manager, member] = [await server.addStaff(marina), await server.addStaff(marina)];
    const streams = server.app.get(StreamRepository, { strict: false });
    const gone = { type: 'UserDeleted' as const, data: { user_id: member.id } };
    await streams.execute(userRecord, member.id, server.context(), () => [gone]);
    await server.settled();
    const body = invitation({ email: member.email });
    expect((await server.call(userApi.add, { token: manager.token, body })).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  const forget = (email: string) => server.call(sessionApi.resetPassword, { body: { email } });
  const login = (email: string, login_token: string) => server.call(sessionApi.login, { body: { email, login_token } });

  it('is answered the same for any address, in the same time, and mails a link to a known one', async () => {
    const { email } = await server.addStaff(marina, EDITOR, { language: 'de' });
    const timed = async (address: string) => {
      const started = performance.now();
      const { status, body } = await forget(address);
      return { status, body, slow: performance.now() - started > 240 };
    };
    const known = await timed(email);
    expect(known).toEqual({ status: 200, body: { status: 'FORGOT_SENDMAIL_SUCCESS' }, slow: true });
    expect(await timed('nobody@example.org')).toEqual(known);
    expect((await mailTo(email)).mail).toMatchObject({ language: 'de', subject: 'Ihr Anmeldelink' });
    expect((await mailTo('nobody@example.org')).total).toBe(0);
  });

  it('answers no position of the log, which would move for a known address only', async () => {
    const { email } = await server.addStaff(marina);
    const positionAfter = async (address: string) => (await forget(address)).headers.get('x-position');
    expect([await positionAfter(email), await positionAfter('nobody@example.org')]).toEqual([null, null]);
  });

  it('changes nothing until the link is used', async () => {
    const { email, token } = await server.addStaff(marina);
    await forget(email);
    expect((await server.must(sessionApi.self, { token })).user.is_password_temp).toBe(false);
    expect(await server.signIn(email)).toMatch(/^qs_/);
  });

  it('link signs in once, within the hour, and serves as the old password', async () => {
    const { email } = await server.addStaff(marina);
    await forget(email);
    const { login_token } = await mailTo(email);
    const answer = await login(email, login_token);
    expect(answer).toMatchObject({ status: 200, body: { user: { is_password_temp: true } } });
    expect((await login(email, login_token)).status).toBe(401);
    const change = (token: string) =>
      server.call(sessionApi.changePassword, {
        token,
        body: { old_password: login_token, new_password: 'following-seas-7' },
      });
    const other = await server.signIn(email);
    expect((await change(other)).body.errors).toEqual([{ path: 'old_password', code: 'login_wrongPassword' }]);
    expect((await change(answer.body.token)).status).toBe(200);
    expect(await server.signIn(email, 'following-seas-7')).toMatch(/^qs_/);
  });

  it('link ends the other sessions, and only its own may choose a password without the old one', async () => {
    const { email, token: stolen } = await server.addStaff(marina);
    await forget(email);
    const { login_token } = await mailTo(email);
    const { token } = (await login(email, login_token)).body;
    expect((await server.call(sessionApi.self, { token: stolen })).status).toBe(401);
    const elsewhere = await server.signIn(email);
    const replace = (by: string) =>
      server.call(sessionApi.firstTimeChangePassword, { token: by, body: { new_password: 'following-seas-7' } });
    expect((await replace(elsewhere)).body.error_type).toBe('PASSWORD_NOT_TEMPORARY');
    expect((await replace(token)).status).toBe(200);
    expect((await server.call(sessionApi.self, { token: elsewhere })).status).toBe(401);
  });

  it('link is for one address and ends after an hour', async () => {
    const own = await startMarinaServer({
      settings: { PUBLIC_URL: 'https://harbour.example' },
    });
    try {
      const admin = await own.addAdmin();
      const other = await own.addUser();
      await own.call(sessionApi.resetPassword, { body: { email: admin.email } });
      await own.settled();
      const { items } = await own.engines.outbox!.list({ marina_ids: [INSTALLATION], page: 1, page_size: 5 });
      const text = (await own.engines.outbox!.get(items[0]!.id))!.text;
      const login_token = /login_token=(\S+)/.exec(text)![1]!;
      const status = async (email: string) =>
        (await own.call(sessionApi.login, { body: { email, login_token } })).status;
      expect(await status(other.email)).toBe(401);
      own.clock.advance(3_600_000);
      expect(await status(admin.email)).toBe(401);
      own.clock.advance(-1);
      expect(await status(admin.email)).toBe(200);
    } finally {
      await own.close();
    }
  });

  it('is mailed only while the link opens something', async () => {
    const { email, id } = await server.addStaff(marina);
    const policy = server.app.get(MailLoginLinks, { strict: false });
    const mailed = async (expires_at: string, generation: number) => {
      const data = { user_id: id, at: server.clock.nowIso(), expires_at, generation };
      const metadata = { recorded_at: data.at };
      const event = { ...server.context(), id: freshId(), type: 'LoginLinkRequested', data, metadata };
      await policy.handle(event as never);
      return (await mailTo(email)).total;
    };
    expect(await mailed(server.clock.nowIso(), 0)).toBe(0);
    expect(await mailed('2027-06-01T09:00:00.000Z', 1)).toBe(0);
    expect(await mailed('2027-06-01T09:00:00.000Z', 0)).toBe(1);
  });

  it('adds at most three requests an hour to the log', async () => {
    const { email, id } = await server.addStaff(marina);
    for (let round = 0; round < 5; round += 1) await forget(email);
    const types: string[] = [];
    for await (const event of server.engines.eventStore.readStream(`user-${id}`)) types.push(event.type);
    expect(types.filter((type) => type === 'LoginLinkRequested')).toHaveLength(3);
    expect((await mailTo(email)).total).toBe(3);
  });
});

describe('the name of a former user', () => {
  it('leaves the history and the mails the days later that the installation sets, and no day earlier', async () => {
    const here = await server.openMarina();
    const manager = await server.addStaff(here);
    const former = await server.addStaff(here, EDITOR, { first_name: 'Ottilie', last_name: 'Gone' });
    const settings = { reservation_settings: { answer_hours: 72 } };
    await server.must(marinaApi.reservationSettings, { token: former.token, body: settings });
    await server.must(sessionApi.resetPassword, { body: { email: former.email } });
    expect((await mailTo(former.email)).total).toBe(1);
    await server.must(userApi.delete, { token: manager.token, body: { user_id: former.id } });
    const erase = async (days: number) => {
      server.clock.advance(days * 86_400_000);
      const erased = await server.app.get(FormerUsersJob, { strict: false }).run();
      await server.settled();
      return erased;
    };
    const who = async () => {
      const token = await server.signIn(manager.email, manager.password);
      const filter = { kind: 'marina', event_types: ['ReservationSettingsSet'] };
      return (await server.must(auditApi.getall, { token, body: { filter } })).items[0]?.actor;
    };

    expect([await erase(399), (await who())?.name]).toEqual([0, 'Ottilie Gone']);
    // Users that other tests deleted go as well.
    expect(await erase(1)).toBeGreaterThan(0);
    expect(await who()).toMatchObject({ id: former.id, name: 'erased person', erased: true });
    expect((await mailTo(former.email)).total).toBe(0);
    expect(await erase(1)).toBe(0);
  });
});
