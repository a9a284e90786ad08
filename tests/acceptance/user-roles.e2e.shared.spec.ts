import { beforeAll, describe, expect, it } from '@jest/globals';
import { auditApi } from '../../contracts/audit/api.js';
import { boaterApi } from '../../contracts/customers/api.js';
import { chainApi, invitationApi, sessionApi, userApi } from '../../contracts/identity/api.js';
import { freshId } from '../../services/platform/event-sourcing/derived-id.js';
import { type MarinaServer, type Member, PASSWORD } from '../fixtures/marina-server.js';
import { EDITOR, VIEWER } from '../fixtures/permissions.js';
import { sharedServer } from '../fixtures/shared-server.js';

let server: MarinaServer;
beforeAll(async () => {
  server = await sharedServer();
});

const names = { first_name: 'Ida', last_name: 'Roy' };
const secondary = { ...names, role: 'secondary' as const };
const roleOf = async ({ token }: Member) => (await server.must(sessionApi.self, { token })).user.role;
const edit = (by: Member, user: Member, more: object) =>
  server.call(userApi.edit, {
    token: by.token,
    body: { edit_user_id: user.id, ...names, permissions: EDITOR, ...more },
  });
let boaters = 0;
const addsHolder = async ({ token }: Member) => {
  boaters += 1;
  const person = { first_name: 'Ada', last_name: 'Quay', email: `role${boaters}@example.org`, phone: '+33612345678' };
  return (await server.call(boaterApi.add, { token, body: { ...person, relation_type: 'RESIDENT' } })).status;
};

describe('the role of a user', () => {
  it('is given by a primary user who repeats the own password, and works at once', async () => {
    const marina = await server.openMarina();
    const [manager, member] = [await server.addStaff(marina), await server.addStaff(marina, EDITOR, secondary)];
    expect(await addsHolder(member)).toBe(403);
    const wrong = { status: 400, body: { errors: [{ path: 'password', code: 'passwordWrong' }] } };
    const missing = { status: 400, body: { errors: [{ path: 'password', code: 'passwordMissing' }] } };
    expect(await edit(manager, member, { role: 'primary' })).toMatchObject(missing);
    expect(await edit(manager, member, { role: 'primary', password: 'not-mine' })).toMatchObject(wrong);
    expect((await edit(manager, member, { role: 'primary', password: PASSWORD })).status).toBe(200);
    expect([await roleOf(member), await addsHolder(member)]).toEqual(['primary', 200]);
    await server.settled();
    const { items } = await server.must(userApi.getall, { token: manager.token, body: { search: 'ida' } });
    expect(items).toMatchObject([{ id: member.id, role: 'primary' }]);
    const filter = { kind: 'user', id: member.id };
    const history = await server.must(auditApi.getall, { token: manager.token, body: { filter } });
    expect(JSON.stringify(history.items[0])).toContain('secondary');
    expect((await edit(manager, member, { role: 'secondary' })).status).toBe(200);
    expect([await roleOf(member), await addsHolder(member)]).toEqual(['secondary', 403]);
  });

  it('is neither given nor taken by secondary users, who do not raise themselves', async () => {
    const marina = await server.openMarina();
    await server.addStaff(marina);
    const [one, other] = [
      await server.addStaff(marina, EDITOR, secondary),
      await server.addStaff(marina, VIEWER, secondary),
    ];
    for (const user of [one, other]) {
      const raise = await edit(one, user, { role: 'primary', password: PASSWORD });
      expect(raise).toMatchObject({ status: 403, body: { error_type: 'FORBIDDEN' } });
    }
    expect((await edit(one, one, { role: 'secondary' })).status).toBe(200);
  });

  it('stays with the last primary user who manages the marina', async () => {
    const marina = await server.openMarina();
    const manager = await server.addStaff(marina, EDITOR, names);
    const other = await server.addStaff(marina, EDITOR, { ...names, role: 'secondary' });
    const last = { status: 409, body: { error_type: 'LAST_PRIMARY_USER' } };
    expect(await edit(manager, manager, { role: 'secondary' })).toMatchObject(last);
    const admin = await server.addAdmin();
    await server.must(sessionApi.switchMarina, { token: admin.token, body: { new_marina_id: marina } });
    expect(await edit(admin, manager, { role: 'secondary' })).toMatchObject(last);
    expect(await edit(admin, manager, { permissions: VIEWER })).toMatchObject(last);
    const remove = { token: admin.token, body: { user_id: manager.id } };
    expect(await server.call(userApi.delete, remove)).toMatchObject(last);
    expect((await edit(manager, other, { role: 'primary', password: PASSWORD })).status).toBe(200);
    expect((await edit(manager, manager, { role: 'secondary' })).status).toBe(200);
  });

  it('is primary for the first user who manages a marina, also for one added without it', async () => {
    const marina = await server.openMarina();
    const looker = await server.addStaff(marina, VIEWER, secondary);
    const first = await server.addStaff(marina, EDITOR, secondary);
    const second = await server.addStaff(marina, EDITOR, secondary);
    await server.settled();
    expect(await Promise.all([looker, first, second].map(roleOf))).toEqual(['secondary', 'primary', 'secondary']);
  });

  it('passes to a colleague when the invitation of the only primary user is withdrawn', async () => {
    const marina = await server.openMarina();
    const admin = await server.addAdmin();
    await server.must(sessionApi.switchMarina, { token: admin.token, body: { new_marina_id: marina } });
    const invitation = { email: `${freshId()}@example.org`, ...names, permissions: EDITOR, role: 'primary' as const };
    const { id: user_id } = await server.must(userApi.add, {
      token: admin.token,
      body: { ...invitation, password: admin.password },
    });
    const looker = await server.addStaff(marina, VIEWER, secondary);
    const colleague = await server.addStaff(marina, EDITOR, secondary);
    await server.settled();
    expect(await roleOf(colleague)).toBe('secondary');
    await server.must(userApi.delete, { token: admin.token, body: { user_id } });
    await server.settled();
    expect(await Promise.all([looker, colleague].map(roleOf))).toEqual(['secondary', 'primary']);
  });

  it('is that of one marina: the first manager of a marina is not raised in another one', async () => {
    const [old, opened] = [await server.openMarina(), await server.openMarina()];
    await server.addStaff(old);
    const person = await server.addStaff(old, EDITOR, secondary);
    const admin = await server.addAdmin();
    await server.must(sessionApi.switchMarina, { token: admin.token, body: { new_marina_id: opened } });
    const invitation = { email: person.email, ...names, permissions: EDITOR, role: 'primary' as const };
    const { id } = await server.must(userApi.add, {
      token: admin.token,
      body: { ...invitation, password: admin.password },
    });
    await server.settled();
    await server.must(invitationApi.answer, { token: person.token, body: { invitation_id: id, accept: true } });
    expect(await roleOf(person)).toBe('secondary');
    await server.must(sessionApi.switchMarina, { token: person.token, body: { new_marina_id: opened } });
    expect(await roleOf(person)).toBe('primary');
  });

  it('is secondary for a user of the chain who is sent to one more marina', async () => {
    const marinas = [await server.openMarina(), await server.openMarina()];
    const manager = await server.addUser({
      marinas: marinas.map((marina_id) => ({ marina_id, permissions: EDITOR })),
      role: 'primary',
      chain_manager: true,
    });
    const sent = await server.addStaff(marinas[0]!, EDITOR);
    const body = { marina_id: marinas[1]!, user_email: sent.email };
    await server.must(chainApi.addUserToMarina, { token: manager.token, body });
    await server.must(sessionApi.switchMarina, { token: sent.token, body: { new_marina_id: marinas[1]! } });
    expect(await roleOf(sent)).toBe('secondary');
  });
});
