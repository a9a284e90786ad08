import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { boaterApi, mergingApi, vesselApi } from '../../contracts/customers/api.js';
import { EnsureBoater } from '../../contracts/customers/commands.js';
import { cardApi } from '../../contracts/memberships/api.js';
import { isRefusal } from '../../contracts/vocabulary/refusal.js';
import { somebody } from '../fixtures/harbour.js';
import type { MarinaServer } from '../fixtures/marina-server.js';
import { sharedServer } from '../fixtures/shared-server.js';

let server: MarinaServer;
let admin: string;
let here: string;
let there: string;
let token: string;

beforeAll(async () => {
  server = await sharedServer();
  admin = (await server.addAdmin()).token;
});
beforeEach(async () => {
  here = await server.openMarina();
  there = await server.openMarina();
  token = (await server.addStaff(here)).token;
});

const all = (body: object) => server.must(boaterApi.getallAdmin, { token: admin, body });
async function add(marina: string, more: object): Promise<string> {
  const as = (await server.addStaff(marina)).token;
  const { id } = await server.must(boaterApi.add, { token: as, body: { ...somebody(), ...more } });
  const vessel = { name: 'Sterna', length: 9.2, beam: 3, draft: 1.4 };
  await server.must(vesselApi.add, { token: as, body: { boater_id: id, vessel } });
  await server.settled();
  return id;
}

describe('administrators', () => {
  it('find boaters of several marinas in one list, by name, country and marina', async () => {
    const one = await add(here, { first_name: 'Ada', last_name: 'Quillfeldt', country_of_residence: 'FR' });
    const other = await add(there, { first_name: 'Bea', last_name: 'Quillfeldt', country_of_residence: 'IT' });
    const marina_ids = [here, there];
    expect(await all({ search: 'quillfeldt', filter: { marina_ids } })).toMatchObject({
      items: [
        { id: one, marina: { id: here }, vessels: [{ name: 'Sterna' }], memberships: [] },
        { id: other, marina: { id: there } },
      ],
      total: 2,
    });
    expect(await all({ filter: { marina_ids, country_of_residence: 'IT' } })).toMatchObject({ items: [{ id: other }] });
    expect(await all({ filter: { marina_ids: [here] } })).toMatchObject({ items: [{ id: one }], total: 1 });
    const down = { field: 'full_name', direction: 'desc' };
    expect(await all({ filter: { marina_ids }, sort: down })).toMatchObject({ items: [{ id: other }, { id: one }] });
  });

  it('alone may: staff are refused', async () => {
    expect((await server.call(boaterApi.getallAdmin, { token, body: {} })).status).toBe(403);
  });
});

it('guests keep their own details, but may become residents, and staff correct a mistyped address', async () => {
  const asked = await server.execute(
    new EnsureBoater(
      { contact: { ...somebody(), language: 'en' } },
      server.context({ marina_id: here, actor: { kind: 'boater', id: 'anonymous', name: null } }),
    ),
  );
  if (isRefusal(asked)) throw new Error(asked.code);
  const { boater_id } = asked;
  await server.settled();
  const refused = { status: 409, body: { error_type: 'BOATER_IS_GUEST' } };
  expect(await server.call(boaterApi.update, { token, body: { boater_id, phone: '' } })).toMatchObject(refused);
  const { email } = (await server.must(boaterApi.get, { token, body: { boater_id } })).boater;
  const emails = { boater_email: email ?? '', new_email: 'another@example.org' };
  await server.must(boaterApi.changeEmail, { token, body: emails });
  const { boater } = await server.must(boaterApi.get, { token, body: { boater_id } });
  expect(boater).toMatchObject({ email: 'another@example.org', is_guest: true });
  await server.must(boaterApi.update, { token, body: { boater_id, relation_type: 'RESIDENT' } });
  // Their card leads to no other way round.
  const vessel = { name: 'Sterna', length: 9.2, beam: 3, draft: 1.5 };
  const { id: vessel_id } = await server.must(vesselApi.add, { token, body: { boater_id, vessel } });
  const holding = { boaters: [{ boater_id }], vessel: { vessel_id }, membership: {} };
  const { id: customer_id } = await server.must(cardApi.add, { token, body: holding });
  const update = (more: object) => server.call(cardApi.update, { token, body: { customer_id, ...more } });
  expect(await update({ first_name: 'Someone' })).toMatchObject(refused);
  expect(await update({ phone: '', auto_renew: true })).toMatchObject(refused);
  const { first_name } = boater;
  expect((await update({ first_name, email: 'third@example.org' })).status).toBe(200);
  const after = await server.must(boaterApi.get, { token, body: { boater_id } });
  expect(after.boater).toMatchObject({ first_name, phone: boater.phone, email: 'third@example.org' });
});

it('a marina without the permission for it changes no record of a customer, whoever asks', async () => {
  const plain = await server.openMarina({ permissions: { reservation: true } });
  const staff = (await server.addStaff(plain)).token;
  const add = async () => (await server.must(boaterApi.add, { token: staff, body: somebody() })).id;
  const [boater_id, merged_id] = [await add(), await add()];
  const before = await server.must(boaterApi.get, { token: staff, body: { boater_id } });
  const emails = { boater_email: before.boater.email ?? '', new_email: 'new@example.org' };
  const anyMarina = { token: admin, headers: { 'X-Marina-Id': plain } };
  for (const as of [{ token: staff }, anyMarina]) {
    const answers = [
      await server.call(boaterApi.update, { ...as, body: { boater_id, phone: '' } }),
      await server.call(boaterApi.changeEmail, { ...as, body: emails }),
      await server.call(mergingApi.merge, { ...as, body: { boater_id, merged_id } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  }
  expect(await server.must(boaterApi.get, { token: staff, body: { boater_id } })).toEqual(before);
});
