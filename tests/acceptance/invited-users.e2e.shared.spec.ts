import { beforeAll, describe, expect, it } from '@jest/globals';
import { auditApi } from '../../contracts/audit/api.js';
import { boaterApi } from '../../contracts/customers/api.js';
import { chainApi, invitationApi, secondFactorApi, sessionApi, userApi } from '../../contracts/identity/api.js';
import { INVITATION_NOT_FOUND } from '../../contracts/identity/errors.js';
import { isRefusal, refuse } from '../../contracts/vocabulary/refusal.js';
import type { Route } from '../../contracts/vocabulary/route.js';
import { AnswerInvitation } from '../../services/identity/calls/answer-invitation.js';
import { ManageUser } from '../../services/identity/messages/manage-user.js';
import { marinaUsersLock } from '../../services/identity/records/user-record.js';
import { Locks } from '../../services/platform/leases/locks.js';
import { freshId } from '../../services/platform/event-sourcing/derived-id.js';
import { INSTALLATION } from '../../services/platform/mail/mail-port.js';
import { type MarinaServer, type Member, PASSWORD } from '../fixtures/marina-server.js';
import { EDITOR, VIEWER } from '../fixtures/permissions.js';
import { callOfStaff } from '../fixtures/received-calls.js';
import { sharedServer } from '../fixtures/shared-server.js';

let server: MarinaServer;
beforeAll(async () => {
  server = await sharedServer();
});

const TYPED = { first_name: 'Noa', last_name: 'Berg', permissions: { ...VIEWER, reservations: 'EDITOR' as const } };
let counted = 0;

/** A chain with two marinas, and an address that nobody has or that a user of a foreign marina has. */
async function world(isKnown: boolean) {
  counted += 1;
  const [own, second, foreign] = [await server.openMarina(), await server.openMarina(), await server.openMarina()];
  const manager = await server.addUser({
    marinas: [own, second].map((marina_id) => ({ marina_id, permissions: EDITOR })),
    chain_manager: true,
  });
  const email = `invited${counted}@example.org`;
  const names = { first_name: 'Zephyrine', last_name: 'Quillon', email };
  const person = isKnown ? await server.addStaff(foreign, VIEWER, names) : null;
  return { own, second, manager, email, person };
}

const add = (manager: Member, email: string) =>
  server.must(userApi.add, { token: manager.token, body: { email, ...TYPED } });
const listOf = async (token: string) => {
  await server.settled();
  return (await server.must(userApi.getall, { token, body: { page_size: 100 } })).items;
};
const invitationsOf = async ({ token }: Member) => {
  await server.settled();
  return (await server.must(invitationApi.getall, { token })).items;
};
const mailsTo = async (to: string) => {
  await server.settled();
  return server.engines.outbox!.list({ marina_ids: [INSTALLATION], to, page: 1, page_size: 5 });
};

/** Everything that a manager can do with an invited user, and everything that the answers show. */
async function seenBy(isKnown: boolean): Promise<unknown[]> {
  const { second, manager, email } = await world(isKnown);
  const { token } = manager;
  await server.settled();
  const start = await server.engines.eventStore.head();
  const seen: unknown[] = [];
  const ask = async (route: Route, body: object) => {
    const answer = await server.call(route, { token, body });
    await server.settled();
    seen.push([route.path, answer.status, answer.body, (await server.engines.eventStore.head()) - start]);
    return answer.body as { id: string };
  };
  const { id } = await ask(userApi.add, { email, ...TYPED });
  await ask(userApi.add, { email, ...TYPED });
  await ask(userApi.getall, { page_size: 100, search: 'noa' });
  await ask(userApi.edit, {
    edit_user_id: id,
    first_name: 'Nora',
    last_name: 'Berg',
    permissions: VIEWER,
    language: 'de',
  });
  await ask(userApi.sendLink, { user_id: id });
  await ask(userApi.sessions, { user_id: id });
  await ask(userApi.revokeSessions, { user_id: id });
  await ask(secondFactorApi.reset, { user_id: id, password: PASSWORD });
  await ask(chainApi.addUserToMarina, { marina_id: second, user_email: email });
  await ask(sessionApi.switchMarina, { new_marina_id: second });
  await ask(userApi.getall, { page_size: 100, search: 'nora' });
  await ask(userApi.add, { email, ...TYPED });
  await ask(userApi.getall, { page_size: 100, search: 'noa' });
  await ask(auditApi.getall, { page_size: 100 });
  const before = seen.length;
  await ask(auditApi.getall, { page_size: 100 });
  expect(seen).toHaveLength(before + 1);
  return JSON.parse(
    JSON.stringify(seen)
      .replaceAll(email, 'ADDRESS')
      .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
      .replace(/"(position|cursor|next_cursor|revision_token|from|number|code|name)":("[^"]*"|\d+)/g, '"$1":"…"')
      .replace(/Port \d+|PORT-\d+|user\d+@[\w.]+/g, '…'),
  ) as unknown[];
}

describe('a user who is invited', () => {
  it('looks alike to the marina whether somebody elsewhere has the address or nobody', async () => {
    const [known, unknown] = [await seenBy(true), await seenBy(false)];
    expect(known).toEqual(unknown);
    expect(JSON.stringify(known)).not.toMatch(/Zephyrine|Quillon/);
    expect(known[0]).toMatchObject([userApi.add.path, 200, {}, 2]);
    expect(known[1]).toMatchObject([userApi.add.path, 409, { error_type: 'EMAIL_IN_USE' }, 2]);
  });

  it('who has access by the chain is refused with that as the reason', async () => {
    const { manager, own } = await world(false);
    const inviter = await server.addStaff(own);
    const refused = await server.call(userApi.add, { token: inviter.token, body: { email: manager.email, ...TYPED } });
    expect(refused).toMatchObject({
      status: 409,
      body: { error_type: 'EMAIL_IN_USE', errors: [{ path: 'email', code: 'emailOfChain' }] },
    });
  });

  it('keeps the own account, and accepts with what the marina allows by then', async () => {
    const { own, manager, email, person } = await world(true);
    const { id } = await add(manager, email);
    const { total, items } = await mailsTo(email);
    expect([total, items[0]?.subject]).toEqual([1, expect.stringContaining('invites you')]);
    expect((await server.engines.outbox!.get(items[0]!.id))?.text).not.toContain('login_token');
    const edited = { ...TYPED, permissions: EDITOR, password: manager.password, edit_user_id: id };
    await server.must(userApi.edit, { token: manager.token, body: edited });
    const [open] = await invitationsOf(person!);
    expect(open).toMatchObject({ id, expires_at: '2027-06-08T08:00:00.000Z' });
    const headers = { 'Idempotency-Key': freshId() };
    const answer = { token: person!.token, headers, body: { invitation_id: id, accept: true } };
    expect(await server.must(invitationApi.answer, answer)).toEqual(await server.must(invitationApi.answer, answer));
    expect(await invitationsOf(person!)).toEqual([]);
    const shown = (await listOf(manager.token)).filter((user) => user.email === email);
    expect(shown).toMatchObject([
      { id: person!.id, first_name: 'Zephyrine', permissions: EDITOR, invited_until: null },
    ]);
    expect((await server.must(sessionApi.self, { token: person!.token })).user.marina_ids).toContain(own);
    expect(await server.signIn(email, person!.password)).toMatch(/^qs_/);
    expect(await server.call(userApi.add, { token: manager.token, body: { email, ...TYPED } })).toMatchObject({
      body: { error_type: 'EMAIL_IN_USE' },
    });
  });

  it('stays invited in the list after declining, and gets no further mail', async () => {
    const { own, manager, email, person } = await world(true);
    const { id } = await add(manager, email);
    const before = await listOf(manager.token);
    await server.must(invitationApi.answer, { token: person!.token, body: { invitation_id: id, accept: false } });
    expect(await listOf(manager.token)).toEqual(before);
    await server.must(userApi.sendLink, { token: manager.token, body: { user_id: id } });
    expect((await mailsTo(email)).total).toBe(1);
    expect(await invitationsOf(person!)).toEqual([]);
    expect((await server.must(sessionApi.self, { token: person!.token })).user.marina_ids).not.toContain(own);
    const history = await server.must(auditApi.getall, { token: manager.token, body: { page_size: 100 } });
    expect(JSON.stringify(history)).not.toContain('InvitationDeclined');
  });

  it('is answered by nobody else, not after a week, and not after the marina removed it', async () => {
    const { manager, email, person } = await world(true);
    const { id } = await add(manager, email);
    const accept = (token: string, invitation_id = id) =>
      server.call(invitationApi.answer, { token, body: { invitation_id, accept: true } });
    expect((await accept(manager.token)).body.error_type).toBe('INVITATION_NOT_FOUND');
    await server.must(userApi.delete, { token: manager.token, body: { user_id: id } });
    expect(await invitationsOf(person!)).toEqual([]);
    expect((await accept(person!.token)).body.error_type).toBe('INVITATION_NOT_FOUND');
    const again = await add(manager, email);
    server.clock.advance(7 * 86_400_000);
    const token = await server.signIn(email, person!.password);
    expect((await accept(token, again.id)).body.error_type).toBe('INVITATION_NOT_FOUND');
    server.clock.set('2027-06-01T08:00:00.000Z');
  });

  it('is not accepted any more once a manager has withdrawn it before, even at the same moment', async () => {
    const { own, manager, email, person } = await world(true);
    const { id } = await add(manager, email);
    const locks = server.app.get(Locks, { strict: false });
    const context = () => server.context({ marina_id: own });
    const by = { user_id: manager.id, marina_id: own, role: 'primary', is_admin: false } as const;
    const answering = server.app.get(AnswerInvitation, { strict: false });
    const invited = { user_id: person!.id, marina_id: own };
    const [withdrawn, accepted] = await locks.exclusively(marinaUsersLock, own, async () => {
      const answers = [
        server.execute(new ManageUser(id, { type: 'RemoveUser', by }, context())),
        answering.execute(callOfStaff(invitationApi.answer, invited, { invitation_id: id, accept: true }, context())),
      ] as const;
      // Time for an answer that does not wait for the others who change users of the marina.
      await listOf(manager.token);
      return answers;
    });
    expect(isRefusal(await withdrawn)).toBe(false);
    expect(await accepted).toEqual(refuse('not_found', INVITATION_NOT_FOUND));
    expect((await server.must(sessionApi.self, { token: person!.token })).user.marina_ids).not.toContain(own);
  });

  it('does not lead back after a manager took the person out of the marina, until it is sent again', async () => {
    const { own, second, manager } = await world(false);
    const person = await server.addStaff(second, VIEWER);
    const { token, password } = manager;
    const whole = { ...TYPED, permissions: EDITOR, role: 'primary' as const, password };
    const { id } = await server.must(userApi.add, { token, body: { email: person.email, ...whole } });
    await server.must(chainApi.addUserToMarina, { token, body: { marina_id: own, user_email: person.email } });
    server.clock.advance(60_000);
    await server.must(userApi.delete, { token, body: { user_id: person.id } });
    const accept = () =>
      server.call(invitationApi.answer, { token: person.token, body: { invitation_id: id, accept: true } });
    expect(await invitationsOf(person)).toEqual([]);
    expect(await accept()).toMatchObject({ status: 404, body: { error_type: 'INVITATION_NOT_FOUND' } });
    expect((await server.must(sessionApi.self, { token: person.token })).user.marina_ids).toEqual([second]);
    server.clock.advance(60_000);
    await server.must(userApi.sendLink, { token, body: { user_id: id } });
    expect(await invitationsOf(person)).toMatchObject([{ id }]);
    expect((await accept()).status).toBe(200);
    server.clock.set('2027-06-01T08:00:00.000Z');
  });

  it('has the address once the other account is gone', async () => {
    const { manager, email, person } = await world(true);
    const { id } = await add(manager, email);
    const admin = await server.addAdmin();
    const { user } = await server.must(sessionApi.self, { token: person!.token });
    await server.must(sessionApi.switchMarina, { token: admin.token, body: { new_marina_id: user.marina_ids[0]! } });
    await server.must(userApi.delete, { token: admin.token, body: { user_id: person!.id } });
    await server.must(userApi.sendLink, { token: manager.token, body: { user_id: id } });
    const { items } = await mailsTo(email);
    const { text } = (await server.engines.outbox!.get(items[0]!.id))!;
    const login_token = /login_token=([\w.-]+)/.exec(text)?.[1];
    expect((await server.must(sessionApi.login, { body: { email, login_token: login_token! } })).user.id).toBe(id);
  });
});

describe('the email of a boater of another marina', () => {
  it('is free here for a new boater and for a change, with the same answers as an email that nobody has', async () => {
    const [here, there] = [await server.openMarina(), await server.openMarina()];
    const [{ token }, foreign] = [await server.addStaff(here), await server.addStaff(there)];
    const boater = (email: string) => ({ first_name: 'Ada', last_name: 'Quay', email, phone: '+33 612345678' });
    await server.must(boaterApi.add, { token: foreign.token, body: boater('there@example.org') });
    const answers = async (email: string, own: string) => {
      await server.must(boaterApi.add, { token, body: boater(own) });
      const body = { boater_email: own, new_email: email };
      const changed = await server.call(boaterApi.changeEmail, { token, body });
      const back = await server.call(boaterApi.changeEmail, { token, body: { boater_email: email, new_email: own } });
      const added = await server.call(boaterApi.add, { token, body: boater(email) });
      return [changed, back, added].map(({ status, body: { revision } }) => [status, revision as unknown]);
    };
    const [known, unknown] = [
      await answers('there@example.org', 'a@example.org'),
      await answers('nobody@example.org', 'b@example.org'),
    ];
    expect(known).toEqual(unknown);
    expect(known.map(([status]) => status)).toEqual([200, 200, 200]);
  });
});
