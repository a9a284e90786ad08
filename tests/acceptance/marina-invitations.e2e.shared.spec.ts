import { beforeAll, describe, expect, it } from '@jest/globals';
import { auditApi } from '../../contracts/audit/api.js';
import { chainApi, invitationApi, sessionApi, userApi } from '../../contracts/identity/api.js';
import { INSTALLATION } from '../../services/platform/mail/mail-port.js';
import { MARINA_INVITATION_DAYS } from '../../contracts/identity/vocabulary.js';
import { InvitedAddressesJob } from '../../services/identity/policies/invited-addresses-job.js';
import { marinaInvitationRecord } from '../../services/identity/records/marina-invitation-record.js';
import { Erasure } from '../../services/platform/erasing/erasure.js';
import { eventsOf } from '../fixtures/harbour.js';
import type { MarinaServer } from '../fixtures/marina-server.js';
import { EDITOR, VIEWER } from '../fixtures/permissions.js';
import { sharedServer } from '../fixtures/shared-server.js';

let server: MarinaServer;
beforeAll(async () => {
  server = await sharedServer();
});

async function chainAndForeigner() {
  const [own, foreign] = [await server.openMarina(), await server.openMarina()];
  const manager = await server.addStaff(own, EDITOR, { chain_manager: true });
  const person = await server.addStaff(foreign, VIEWER, { first_name: 'Zephyrine', last_name: 'Quillon' });
  const add = (user_email: string) =>
    server.call(chainApi.addUserToMarina, { token: manager.token, body: { marina_id: own, user_email } });
  return { own, foreign, manager, person, add };
}

const marinasOf = async (token: string) => (await server.must(sessionApi.self, { token })).user.marina_ids;

describe('adding a user of a foreign marina', () => {
  it('needs that person’s yes', async () => {
    const { own, person, add } = await chainAndForeigner();
    expect((await add(person.email)).status).toBe(200);
    expect(await marinasOf(person.token)).not.toContain(own);
    const { items } = await server.must(invitationApi.getall, { token: person.token });
    expect(items).toHaveLength(1);
    const answer = { token: person.token, body: { invitation_id: items[0]!.id, accept: true } };
    expect((await server.call(invitationApi.answer, answer)).status).toBe(200);
    expect(await marinasOf(person.token)).toContain(own);
    expect((await server.must(invitationApi.getall, { token: person.token })).items).toEqual([]);
    expect((await server.call(invitationApi.answer, answer)).body.error_type).toBe('INVITATION_NOT_FOUND');
  });

  it('can be declined, and answered by nobody else', async () => {
    const { own, manager, person, add } = await chainAndForeigner();
    const { body } = await add(person.email);
    const answered = (token: string, accept: boolean) =>
      server.call(invitationApi.answer, { token, body: { invitation_id: body.id, accept } });
    expect((await answered(manager.token, true)).status).toBe(404);
    expect((await answered(person.token, false)).status).toBe(200);
    expect(await marinasOf(person.token)).not.toContain(own);
  });

  it('looks alike to the marina whether the person declined, has not answered, or does not exist', async () => {
    const { manager, person, add } = await chainAndForeigner();
    const declined = (await add(person.email)).body.id;
    const unanswered = (await add(`nobody-${person.email}`)).body.id;
    const body = { invitation_id: declined, accept: false };
    await server.must(invitationApi.answer, { token: person.token, body });
    await server.settled();
    const { token } = manager;
    const shown = async (id: string) => {
      const record = { kind: 'marina_invitation', id };
      const { items } = await server.must(auditApi.getall, { token, body: { filter: record } });
      const at = server.clock.nowIso();
      const { revision, facts } = await server.must(auditApi.asOf, { token, body: { ...record, at } });
      const shownFacts = facts.filter(({ field }) => field !== 'email');
      return { titles: items.map(({ title }) => title), revision, facts: shownFacts };
    };
    const ofDecline = await shown(declined);
    expect(ofDecline.titles).toEqual(['Invitation to work in this marina sent']);
    expect(ofDecline).toEqual(await shown(unanswered));
    const history = await server.must(auditApi.getall, { token, body: { page_size: 100 } });
    expect(JSON.stringify(history)).not.toMatch(/Zephyrine|Quillon/);
  });

  it('shows the marina who has accepted', async () => {
    const { manager, person, add } = await chainAndForeigner();
    const { body } = await add(person.email);
    await server.must(invitationApi.answer, { token: person.token, body: { invitation_id: body.id, accept: true } });
    await server.settled();
    const filter = { kind: 'marina_invitation', id: body.id };
    const { items } = await server.must(auditApi.getall, { token: manager.token, body: { filter } });
    expect(items.map(({ title }) => title)).toContain('Invitation to this marina answered');
  });

  it('does not lead back after the person was taken out of the marina, by another open invitation', async () => {
    const { own, manager, person, add } = await chainAndForeigner();
    const [first, second] = [(await add(person.email)).body.id, (await add(person.email)).body.id];
    const { token } = person;
    const answer = (invitation_id: string) =>
      server.call(invitationApi.answer, { token, body: { invitation_id, accept: true } });
    expect((await answer(first)).status).toBe(200);
    server.clock.advance(1000);
    await server.must(userApi.delete, { token: manager.token, body: { user_id: person.id } });
    expect((await answer(second)).body.error_type).toBe('INVITATION_NOT_FOUND');
    expect(await marinasOf(token)).not.toContain(own);
    await server.settled();
    expect((await server.must(invitationApi.getall, { token })).items).toEqual([]);
    server.clock.advance(1000);
    const { body: later } = await add(person.email);
    expect((await answer(later.id)).status).toBe(200);
    expect(await marinasOf(token)).toContain(own);
  });

  it('answers as for an address that nobody has, and shows no name anywhere', async () => {
    const { manager, person, add } = await chainAndForeigner();
    const known = await add(person.email);
    const unknown = await add(`nobody-${person.email}`);
    const shape = ({ status, body }: typeof known) => [status, Object.keys(body).sort(), body.revision];
    expect(shape(unknown)).toEqual(shape(known));
    await server.settled();
    const { token } = manager;
    const users = await server.must(userApi.getall, { token, body: { page_size: 100 } });
    const history = await server.must(auditApi.getall, { token, body: { page_size: 100 } });
    expect(JSON.stringify([known.body, users, history])).not.toMatch(/Zephyrine|Quillon/);
  });

  it('mails the invitation to that person only', async () => {
    const { person, add } = await chainAndForeigner();
    await add(person.email);
    await add(`nobody-${person.email}`);
    await server.settled();
    const mailed = async (to: string) =>
      (await server.engines.outbox!.list({ marina_ids: [INSTALLATION], to, page: 1, page_size: 5 })).total;
    expect(await mailed(person.email)).toBe(1);
    expect(await mailed(`nobody-${person.email}`)).toBe(0);
  });

  it('keeps the address until the invitation expires, whether somebody has it or not', async () => {
    const { person, add } = await chainAndForeigner();
    const [known, unknown, answered] = [
      await add(person.email),
      await add(`none-${person.email}`),
      await add(person.email),
    ];
    const { token } = person;
    await server.must(invitationApi.answer, { token, body: { invitation_id: answered.body.id, accept: false } });
    const ids = [known, unknown, answered].map(({ body }) => body.id);
    const addresses = () =>
      Promise.all(
        ids.map(async (id) => {
          const [made] = await eventsOf(server, marinaInvitationRecord.streamOf(id));
          return (made?.data as { email: unknown }).email;
        }),
      );
    const job = server.app.get(InvitedAddressesJob, { strict: false });
    await job.run();
    expect(await addresses()).toEqual([person.email, `none-${person.email}`, person.email]);
    const before = server.clock.nowIso();
    server.clock.advance(MARINA_INVITATION_DAYS * 86_400_000);
    expect(await job.run()).toBeGreaterThanOrEqual(3);
    await server.settled();
    server.clock.set(before);
    expect(await addresses()).toEqual([null, null, null]);
    expect(await job.run()).toBe(0);
  });

  it('does not keep the address of a user who was erased', async () => {
    const { foreign, person, add } = await chainAndForeigner();
    const { body } = await add(person.email);
    const colleague = await server.addStaff(foreign);
    await server.must(userApi.delete, { token: colleague.token, body: { user_id: person.id } });
    await server.app.get(Erasure, { strict: false }).erase(person.id, server.context());
    await server.settled();
    // Users that other tests erased go as well.
    expect(await server.app.get(InvitedAddressesJob, { strict: false }).run()).toBeGreaterThan(0);
    const [made] = await eventsOf(server, marinaInvitationRecord.streamOf(body.id));
    expect((made?.data as { email: unknown }).email).toBeNull();
  });
});

describe('access by the chain', () => {
  const accept = async (token: string, invitation_id: string) =>
    server.must(invitationApi.answer, { token, body: { invitation_id, accept: true } });
  const people = async (token: string, marina_id: string) => {
    await server.settled();
    return (await server.must(chainApi.users, { token, body: { marina_id } })).items;
  };
  const originOf = async (token: string, user_id: string) => {
    await server.settled();
    return (await server.must(userApi.getall, { token, body: { user_id } })).items[0]?.origin;
  };

  it('is ended by the chain, and shows its origin in the list and in the history', async () => {
    const { own, manager, person, add } = await chainAndForeigner();
    const staff = await server.addStaff(own);
    await accept(person.token, (await add(person.email)).body.id);
    expect(await originOf(staff.token, person.id)).toBe('chain_invitation');
    expect((await people(manager.token, own)).map(({ id }) => id)).toEqual([person.id]);
    const history = await server.must(auditApi.getall, {
      token: staff.token,
      body: { filter: { kind: 'user', id: person.id } },
    });
    expect(JSON.stringify(history)).toContain('invited by the chain');
    const body = { marina_id: own, user_id: person.id };
    expect((await server.call(chainApi.removeUserFromMarina, { token: staff.token, body })).status).toBe(403);
    expect((await server.call(chainApi.removeUserFromMarina, { token: manager.token, body })).status).toBe(200);
    expect(await marinasOf(person.token)).not.toContain(own);
    expect(await people(manager.token, own)).toEqual([]);
  });

  it('is not the chain’s to end where the marina invited the person itself, or in a foreign marina', async () => {
    const { own, foreign, manager } = await chainAndForeigner();
    const staff = await server.addStaff(own);
    const body = { email: `own-${staff.email}`, first_name: 'Odo', last_name: 'Own', permissions: VIEWER };
    const { id: user_id } = await server.must(userApi.add, { token: staff.token, body });
    expect(await originOf(staff.token, user_id)).toBe('marina');
    const ends = (marina_id: string) =>
      server.call(chainApi.removeUserFromMarina, { token: manager.token, body: { marina_id, user_id } });
    expect((await ends(own)).body.error_type).toBe('USER_NOT_FOUND');
    expect((await ends(foreign)).body.error_type).toBe('MARINA_NOT_FOUND');
    const foreignList = await server.call(chainApi.users, { token: manager.token, body: { marina_id: foreign } });
    expect(foreignList.body.error_type).toBe('MARINA_NOT_FOUND');
  });

  it('does not come with an invitation of a marina, whose managers end it', async () => {
    const { own, foreign, manager } = await chainAndForeigner();
    const staff = await server.addStaff(foreign);
    const invited = { email: manager.email, first_name: 'Any', last_name: 'Body', permissions: VIEWER };
    const record = await server.must(userApi.add, { token: staff.token, body: invited });
    await server.settled();
    await accept(manager.token, record.id);
    expect(await marinasOf(manager.token)).toContain(foreign);
    const change = (edit_marina_id: string) =>
      server.call(chainApi.permissions, {
        token: manager.token,
        body: { edit_marina_id, permissions: { chat: false } },
      });
    expect((await change(own)).status).toBe(200);
    expect((await change(foreign)).body.error_type).toBe('MARINA_NOT_FOUND');
    expect(await originOf(staff.token, manager.id)).toBe('marina');
    const removal = { token: staff.token, body: { user_id: manager.id } };
    expect((await server.call(userApi.delete, removal)).status).toBe(200);
    expect(await marinasOf(manager.token)).toEqual([own]);
  });
});
