import { beforeAll, describe, expect, it } from '@jest/globals';
import { auditApi } from '../../contracts/audit/api.js';
import { chainDashboardApi } from '../../contracts/dashboard/api.js';
import { chainApi, overseerApi, sessionApi } from '../../contracts/identity/api.js';
import { INSTALLATION } from '../../services/platform/mail/mail-port.js';
import { type MarinaServer, type Member, PASSWORD } from '../fixtures/marina-server.js';
import { EDITOR } from '../fixtures/permissions.js';
import { sharedServer } from '../fixtures/shared-server.js';

let server: MarinaServer;
let admin: Member;
beforeAll(async () => {
  server = await sharedServer();
  admin = await server.addAdmin();
});

const nothing = { chain_manager: false, association_code: null };
const chain = { chain_manager: true, association_code: null };
const set = (email: string, more: object, by = admin) =>
  server.call(overseerApi.set, { token: by.token, body: { email, ...nothing, password: PASSWORD, ...more } });
const listed = async (search: string) => {
  await server.settled();
  return (await server.must(overseerApi.getall, { token: admin.token, body: { search } })).items;
};

describe('a chain manager', () => {
  it('is made and unmade by administrators, and has the figures of the own marinas at once', async () => {
    const marinas = [await server.openMarina(), await server.openMarina()];
    await server.addStaff(marinas[0]!);
    const person = await server.addUser({
      first_name: 'Cilla',
      last_name: 'Vandenberg',
      marinas: marinas.map((marina_id) => ({ marina_id, permissions: EDITOR })),
    });
    const chainOf = () => server.call(chainDashboardApi.list, { token: person.token });
    expect((await chainOf()).status).toBe(403);
    expect((await set(person.email, chain)).status).toBe(200);
    const { body } = await chainOf();
    expect(body.items.map(({ marina }) => marina.id).sort()).toEqual([...marinas].sort());
    expect((await server.must(sessionApi.self, { token: person.token })).user.chain_manager).toBe(true);
    expect(await listed('cilla')).toMatchObject([{ id: person.id, chain_manager: true, association_code: null }]);
    expect((await listed('cilla'))[0]?.marinas.map(({ id }) => id).sort()).toEqual([...marinas].sort());
    const filter = { kind: 'user', id: person.id };
    const history = await server.must(auditApi.getall, { token: person.token, body: { filter } });
    expect(history.items[0]).toMatchObject({ event_type: 'OversightSet' });

    expect((await set(person.email, nothing)).status).toBe(200);
    expect((await chainOf()).status).toBe(403);
    expect(await listed('cilla')).toEqual([]);
  });

  it('is made only by an administrator, with the own password', async () => {
    const marina = await server.openMarina();
    const [manager, person] = [await server.addStaff(marina), await server.addStaff(marina)];
    expect((await set(person.email, chain, manager)).status).toBe(403);
    expect((await server.call(overseerApi.getall, { token: manager.token, body: {} })).status).toBe(403);
    const wrong = { status: 400, body: { errors: [{ path: 'password', code: 'passwordWrong' }] } };
    expect(await set(person.email, { ...chain, password: 'not-mine' })).toMatchObject(wrong);
    const missing = { status: 400, body: { errors: [{ path: 'password', code: 'passwordMissing' }] } };
    expect(await set(person.email, { ...chain, password: undefined })).toMatchObject(missing);
    expect((await server.must(sessionApi.self, { token: person.token })).user.chain_manager).toBe(false);
  });
});

describe('an association manager', () => {
  it('is invited by mail if nobody has the address, and sees the marinas of the association', async () => {
    const marina = await server.openMarina({ association_code: 'STX' });
    const email = 'bruno.overseer@example.org';
    const person = { first_name: 'Bruno', last_name: 'Keller', language: 'de' as const };
    expect(await set(email, { association_code: 'STX' })).toMatchObject({ body: { error_type: 'USER_NOT_FOUND' } });
    expect((await set(email, { ...person, association_code: 'STX' })).status).toBe(200);
    expect(await listed('bruno')).toMatchObject([{ email, association_code: 'STX', marinas: [] }]);
    const { items } = await server.engines.outbox!.list({
      marina_ids: [INSTALLATION],
      to: email,
      page: 1,
      page_size: 5,
    });
    const text = (await server.engines.outbox!.get(items[0]!.id))?.text ?? '';
    const login_token = /login_token=([\w.-]+)/.exec(text)?.[1] ?? '';
    const { token, user } = await server.must(sessionApi.login, { body: { email, login_token } });
    expect(user).toMatchObject({ association_manager: true, is_admin: false, association: { code: 'STX' } });
    await server.must(sessionApi.firstTimeChangePassword, { token, body: { new_password: 'my own one' } });
    await server.must(sessionApi.firstLoginComplete, { token, body: { lang: 'de' } });
    const seen = await server.must(chainApi.associationMarinas, { token, body: { page_size: 100 } });
    expect(seen.items.map(({ id }) => id)).toContain(marina);

    expect((await set(email, nothing)).status).toBe(200);
    expect((await server.must(chainApi.associationMarinas, { token, body: {} })).items).toEqual([]);
  });

  it('works in no marina', async () => {
    const person = await server.addStaff(await server.openMarina());
    expect(await set(person.email, { association_code: 'TEM' })).toMatchObject({
      status: 409,
      body: { error_type: 'OVERSEER_WORKS_IN_MARINAS' },
    });
  });
});
