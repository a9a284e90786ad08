import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { boaterApi, customerListApi, erasingApi, vesselApi } from '../../contracts/customers/api.js';
import {
  EnsureBoater,
  type EnsureBoaterInput,
  EnsureVessel,
  RevealContact,
} from '../../contracts/customers/commands.js';
import { FindBoater, FindBoaters } from '../../contracts/customers/queries.js';
import { isRefusal } from '../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../services/platform/buses/buses.js';
import type { CommandContext } from '../../services/platform/event-sourcing/command-context.js';
import { EventLog } from '../../services/platform/event-sourcing/event-log.js';
import { PASSWORD, type MarinaServer } from '../fixtures/marina-server.js';
import { wordsKept } from '../fixtures/words-kept.js';
import { EDITOR, VIEWER } from '../fixtures/permissions.js';
import { sharedServer } from '../fixtures/shared-server.js';

const contact = {
  first_name: 'Inès',
  last_name: 'Delacroix',
  email: 'ines@example.org',
  phone: '+33-612345678',
  language: 'fr' as const,
  country_of_residence: 'FR',
};
const vessel = { name: 'Belle Étoile', length: 11.4, beam: 3.85, draft: 1.9, type: 'SAIL' as const };
const stranger: CommandContext['actor'] = { kind: 'boater', id: 'anonymous', name: null };

describe('the register of customers', () => {
  let server: MarinaServer;
  let marina: string;
  let token: string;

  beforeAll(async () => {
    server = await sharedServer();
  });
  beforeEach(async () => {
    marina = await server.openMarina();
    token = (await server.addStaff(marina)).token;
  });

  const add = async (more: object = {}) =>
    (await server.must(boaterApi.add, { token, body: { ...contact, ...more } })).id;
  const get = (boater_id: string, as = token) => server.call(boaterApi.get, { token: as, body: { boater_id } });
  const addVessel = async (boater_id: string, more: object = {}) =>
    (await server.must(vesselApi.add, { token, body: { boater_id, vessel: { ...vessel, ...more } } })).id;
  const here = (more: Partial<CommandContext> = {}) => server.context({ marina_id: marina, ...more });
  const ensure = (input: Partial<EnsureBoaterInput>, context = here()) =>
    server.execute(new EnsureBoater({ contact, ...input }, context));
  const ensured = async (input: Partial<EnsureBoaterInput> = {}, context = here()) => {
    const answer = await ensure(input, context);
    if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
    return answer;
  };
  const find = (input: object) =>
    server.app.get(QueryBus, { strict: false }).execute(new FindBoater({ marina_id: marina, ...input }));

  describe('staff', () => {
    it('put a person on record, with a boat, and read both back', async () => {
      const id = await add();
      const vesselId = await addVessel(id);
      const { body } = await get(id);
      expect(body.boater).toMatchObject({
        id,
        ...contact,
        relation_type: 'VISITOR',
        date_of_birth: null,
        erased: false,
        is_guest: false,
      });
      expect(body.vessels).toMatchObject([{ id: vesselId, ...vessel, primary_boater_id: id, home_marina_id: null }]);
      expect(body.memberships).toEqual([]);
    });

    it('put a person and their boat on record in one call, which may be sent again', async () => {
      const headers = { 'Idempotency-Key': '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2c31' };
      const body = { ...contact, relation_type: 'RESIDENT' as const, address_line_two: 'Quai B', vessel };
      const first = await server.must(boaterApi.add, { token, body, headers });
      expect(await server.must(boaterApi.add, { token, body, headers })).toEqual(first);
      const detail = (await get(first.id)).body;
      expect(detail.boater).toMatchObject({ relation_type: 'RESIDENT', address_line_two: 'Quai B' });
      expect(detail.vessels).toMatchObject([{ ...vessel, primary_boater_id: first.id }]);
      const { items } = await server.must(customerListApi.residents, { token });
      expect(items).toMatchObject([{ id: first.id, boat_name: vessel.name }]);
    });

    it('cannot put the same mail address on record twice in a marina, however it is typed', async () => {
      await add();
      const again = await server.call(boaterApi.add, { token, body: { ...contact, email: ' INES@example.org' } });
      expect(again).toMatchObject({ status: 409, body: { error_type: 'BOATER_ALREADY_EXISTS' } });
    });

    it('are answered the same when they send the same again', async () => {
      const headers = { 'Idempotency-Key': '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2c01' };
      const first = await server.must(boaterApi.add, { token, body: contact, headers });
      expect(await server.must(boaterApi.add, { token, body: contact, headers })).toEqual(first);
      await server.restart();
      const later = { ...first, position: expect.any(Number) };
      expect(await server.must(boaterApi.add, { token, body: contact, headers })).toEqual(later);
      const wrong = await server.call(boaterApi.add, { token, body: { ...contact, phone: '' }, headers });
      expect(wrong).toMatchObject({ status: 422, body: { error_type: 'IDEMPOTENCY_KEY_REUSED' } });
    });

    it('change a mail address, which frees the old one and takes the new one', async () => {
      const id = await add();
      const other = await add({ email: 'other@example.org' });
      const update = (boater_id: string, email: string) =>
        server.call(boaterApi.update, { token, body: { boater_id, email } });
      expect(await update(other, contact.email)).toMatchObject({ status: 409, body: { error_type: 'EMAIL_IN_USE' } });
      expect((await update(id, 'new@example.org')).status).toBe(200);
      expect((await update(other, contact.email)).status).toBe(200);
      expect((await get(id)).body.boater).toMatchObject({ ...contact, email: 'new@example.org' });
      expect((await find({ email: contact.email }))?.boater.id).toBe(other);
    });

    it('give a boater another mail address by the one they have, once', async () => {
      const id = await add();
      await add({ email: 'other@example.org' });
      const headers = { 'Idempotency-Key': '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2c41' };
      const change = (new_email: string, more: object = {}) =>
        server.call(boaterApi.changeEmail, { token, body: { boater_email: contact.email, new_email }, ...more });
      expect(await change('other@example.org')).toMatchObject({ status: 409, body: { error_type: 'EMAIL_IN_USE' } });
      const first = await change('new@example.org', { headers });
      expect(first).toMatchObject({ status: 200, body: { id } });
      expect((await change('new@example.org', { headers })).body).toEqual(first.body);
      expect((await get(id)).body).toMatchObject({ boater: { email: 'new@example.org' }, revision: 1 });
      expect(await change('third@example.org')).toMatchObject({
        status: 404,
        body: { error_type: 'BOATER_NOT_FOUND' },
      });
      const elsewhere = (await server.addStaff(await server.openMarina())).token;
      const body = { boater_email: 'new@example.org', new_email: 'x@example.org' };
      expect((await server.call(boaterApi.changeEmail, { token: elsewhere, body })).status).toBe(404);
      const { token: reader } = await server.addStaff(marina, VIEWER);
      expect((await server.call(boaterApi.changeEmail, { token: reader, body })).status).toBe(403);
    });

    it('find boaters who could become contacts of a vessel, and nobody who is one', async () => {
      const owner = await add();
      const second = await add({ email: 'second@example.org', last_name: 'Delarue' });
      await add({ email: 'third@example.org', last_name: 'Zola' });
      const vessel_id = await addVessel(owner);
      const find = (search?: string) => server.must(vesselApi.availableBoaters, { token, body: { vessel_id, search } });
      expect((await find('dela')).items).toMatchObject([
        { id: second, last_name: 'Delarue', email: 'second@example.org' },
      ]);
      expect((await find()).items).toHaveLength(2);
      const other = (await server.addStaff(await server.openMarina())).token;
      const foreign = await server.call(vesselApi.availableBoaters, { token: other, body: { vessel_id } });
      expect(foreign).toMatchObject({ status: 404, body: { error_type: 'VESSEL_NOT_FOUND' } });
    });

    it('change a record only as they saw it, when they say so', async () => {
      const receipt = await server.must(boaterApi.add, { token, body: contact });
      const update = (phone: string) =>
        server.call(boaterApi.update, {
          token,
          body: { boater_id: receipt.id, phone },
          headers: { 'If-Match': `"${receipt.revision}"` },
        });
      expect((await update('0611111')).status).toBe(200);
      expect(await update('0622222')).toMatchObject({ status: 412, body: { error_type: 'STALE' } });
    });

    it('may write to residents and visitors as their permissions say', async () => {
      const visitor = await add();
      const resident = await add({ email: 'res@example.org', relation_type: 'RESIDENT' });
      const front = await server.addStaff(marina, { ...VIEWER, reservations: 'EDITOR' });
      const viewer = await server.addStaff(marina, VIEWER);
      const second = await server.addStaff(marina, EDITOR, { role: 'secondary' });
      const write = async (as: string, boater_id: string, more: object = {}) =>
        (await server.call(boaterApi.update, { token: as, body: { boater_id, phone: '0611111', ...more } })).status;
      expect(await write(front.token, visitor)).toBe(200);
      expect(await write(front.token, resident)).toBe(403);
      expect(await write(front.token, visitor, { relation_type: 'RESIDENT' })).toBe(403);
      expect(await write(viewer.token, visitor)).toBe(403);
      expect(await write(second.token, resident)).toBe(200);
      const create = (as: string, relation_type: 'RESIDENT' | 'VISITOR', email: string) =>
        server.call(boaterApi.add, { token: as, body: { ...contact, email, relation_type } });
      for (const relation of ['RESIDENT', 'VISITOR'] as const) {
        const answers = await Promise.all(
          [second, front, viewer].map((as, index) => create(as.token, relation, `${relation}${index}@example.org`)),
        );
        expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
      }
      const keeper = await server.addStaff(marina, { ...VIEWER, residents: 'EDITOR' });
      expect((await create(keeper.token, 'RESIDENT', 'b@example.org')).status).toBe(200);
      expect((await create(keeper.token, 'VISITOR', 'c@example.org')).status).toBe(200);
      const boat = (as: string, boater_id: string) =>
        server.call(vesselApi.add, { token: as, body: { boater_id, vessel } });
      expect((await boat(front.token, resident)).status).toBe(403);
      expect((await boat(front.token, visitor)).status).toBe(200);
    });

    it('keep the boaters of a vessel', async () => {
      const first = await add();
      const second = await add({ email: 'second@example.org', first_name: 'Marc' });
      const vessel_id = await addVessel(first);
      const body = { vessel_id, boater_id: second };
      await server.must(vesselApi.addBoater, { token, body: { vessel_id, email: 'second@example.org' } });
      await server.must(vesselApi.setPrimaryBoater, { token, body });
      const remove = await server.call(vesselApi.removeBoater, { token, body });
      expect(remove).toMatchObject({ status: 409, body: { error_type: 'VESSEL_PRIMARY_BOATER' } });
      await server.must(vesselApi.removeBoater, { token, body: { vessel_id, boater_id: first } });
      await server.must(vesselApi.update, { token, body: { vessel_id, vessel: { draft: 2.05 } } });
      expect(await server.must(vesselApi.get, { token, body: { vessel_id } })).toMatchObject({
        vessel: { ...vessel, draft: 2.05, primary_boater_id: second, boater_ids: [second] },
        boaters: [{ id: second, first_name: 'Marc', is_primary: true }],
      });
      const { items } = await server.must(boaterApi.getall, { token, body: { search: 'belle' } });
      expect(items).toMatchObject([{ id: second, vessels: [{ id: vessel_id, name: vessel.name }] }]);
    });
  });

  describe('the tables', () => {
    it('list visitors by when they were last in touch, and all customers', async () => {
      const resident = await add({ relation_type: 'RESIDENT' });
      const early = await add({ email: 'v1@example.org', last_name: 'Zola' });
      server.clock.advance(60_000);
      const late = await add({ email: 'v2@example.org', last_name: 'Arago', country_of_residence: 'BE' });
      const visitors = await server.must(customerListApi.visitors, { token, body: { page_size: '1' } });
      expect(visitors).toMatchObject({ items: [{ id: late, full_name: 'Inès Arago', country: 'BE' }], total: 2 });
      const all = await server.must(boaterApi.getall, { token });
      expect(all.items.map(({ id }) => id)).toEqual([late, resident, early]);
      const filter = { relation_type: 'VISITOR' as const };
      const sort = { field: 'full_name' as const, direction: 'desc' as const };
      const some = await server.must(boaterApi.getall, { token, body: { filter, sort, page: 2, page_size: 1 } });
      expect(some).toMatchObject({ items: [{ id: late }], total: 2 });
    });

    it('find people by name, boat and contact, without accents', async () => {
      const id = await add();
      await addVessel(id);
      await add({ email: 'other@example.org', first_name: 'Marc', last_name: 'Zola', phone: '' });
      for (const search of ['INES DEL', 'etoile', 'ines@', '61234']) {
        const { items } = await server.must(boaterApi.getall, { token, body: { search } });
        expect(items.map((row) => row.id)).toEqual([id]);
      }
      const nordic = await add({ email: 'soren@example.org', first_name: 'Søren', last_name: 'Weiß' });
      const { items } = await server.must(boaterApi.getall, { token, body: { search: 'soren weiss' } });
      expect(items.map((row) => row.id)).toEqual([nordic]);
    });
  });

  describe('other areas', () => {
    it('find a boater by mail address, or make one, once for a command', async () => {
      const context = here();
      const first = await ensured({}, context);
      expect(first.created).toBe(true);
      expect(await ensured({}, context)).toEqual(first);
      expect(await ensured()).toEqual({ boater_id: first.boater_id, created: false });
    });

    it('make one boater of two requests at the same moment', async () => {
      const answers = await Promise.all([1, 2, 3, 4].map(() => ensured({}, here({ actor: stranger }))));
      expect(new Set(answers.map(({ boater_id }) => boater_id)).size).toBe(1);
      expect(answers.filter(({ created }) => created)).toHaveLength(1);
    });

    it('put what staff know into a record, and nothing of what strangers say', async () => {
      const { boater_id } = await ensured();
      const forged = { ...contact, last_name: 'Forged', phone: '0666666' };
      expect(await ensured({ contact: forged }, here({ actor: stranger }))).toEqual({ boater_id, created: false });
      expect((await get(boater_id)).body.boater).toMatchObject(contact);
      await ensured({ boater_id, contact: { ...contact, last_name: 'Martin', phone: '' } });
      expect((await get(boater_id)).body.boater).toMatchObject({ ...contact, last_name: 'Martin' });
    });

    it('leave the name of the person who has a mail address, whoever the sender means', async () => {
      const { boater_id } = await ensured();
      const other = { ...contact, last_name: 'Martin', phone: '0699999' };
      const refused = { code: 'BOATER_NAME_DIFFERS', details: { boater_id } };
      expect(await ensure({ contact: other })).toMatchObject(refused);
      expect(await ensured({ contact: other, confirmed: true })).toEqual({ boater_id, created: false });
      expect((await get(boater_id)).body.boater).toMatchObject(contact);
      await ensured({ contact: { ...contact, first_name: 'INES', phone: '0699999' } });
      expect((await get(boater_id)).body.boater).toMatchObject({ ...contact, phone: '0699999' });
    });

    it('change residents only for those who may, and make residents of visitors only for those', async () => {
      const { boater_id } = await ensured();
      await ensured({ boater_id, relation_type: 'RESIDENT' });
      expect((await get(boater_id)).body.boater.relation_type).toBe('VISITOR');
      await ensured({ boater_id, relation_type: 'RESIDENT', may_change_residents: true });
      await ensured({ boater_id, contact: { ...contact, last_name: 'Martin' } });
      expect((await get(boater_id)).body.boater).toMatchObject({ ...contact, relation_type: 'RESIDENT' });
    });

    it('name a boater by id only as staff, and only of their marina', async () => {
      const { boater_id } = await ensured();
      const refused = { refused: true, code: 'BOATER_NOT_FOUND' };
      expect(await ensure({ boater_id }, here({ actor: stranger }))).toMatchObject(refused);
      const elsewhere = here({ marina_id: await server.openMarina() });
      expect(await ensure({ boater_id }, elsewhere)).toMatchObject(refused);
      expect(await ensure({}, here({ marina_id: null }))).toMatchObject({ code: 'VALIDATION' });
    });

    it('find a vessel of the boater by name, or make one, and let only staff change it', async () => {
      const { boater_id } = await ensured();
      const boat = async (more: object = {}, context = here(), vessel_id?: string) => {
        const input = { boater_id, vessel: { ...vessel, ...more }, ...(vessel_id === undefined ? {} : { vessel_id }) };
        const answer = await server.execute(new EnsureVessel(input, context));
        await server.settled();
        return isRefusal(answer) ? answer.code : answer.vessel_id;
      };
      const context = here();
      const id = await boat({}, context);
      expect(await boat({}, context)).toBe(id);
      expect(await boat({ name: 'belle etoile', draft: 9 }, here({ actor: stranger }))).toBe(id);
      expect((await find({ boater_id }))?.vessels).toMatchObject([vessel]);
      expect(await boat({ draft: 2.1 })).toBe(id);
      expect((await find({ boater_id }))?.vessels).toMatchObject([{ ...vessel, draft: 2.1 }]);
      expect(await boat({ name: 'Mistral' })).not.toBe(id);
      expect(await boat({}, here({ actor: stranger }), id)).toBe('VESSEL_NOT_FOUND');
      const { boater_id: somebody } = await ensured({ contact: { ...contact, email: 'x@example.org' } });
      const foreign = new EnsureVessel({ boater_id: somebody, vessel_id: id, vessel }, here());
      expect(await server.execute(foreign)).toMatchObject({ code: 'VESSEL_NOT_FOUND' });
    });
  });

  it('hides contact details of strangers until a reservation was approved, where the marina wants it so', async () => {
    marina = await server.openMarina({ permissions: { hide_contact_details: true, editable_lite: true } });
    token = (await server.addStaff(marina)).token;
    const { boater_id } = await ensured({}, here({ actor: stranger }));
    await server.settled();
    const hidden = { first_name: 'Inès', email: 'i***************', phone: '+************' };
    expect((await get(boater_id)).body.boater).toMatchObject({ ...hidden, contact_shown: false, is_guest: true });
    const list = (search: string) => server.must(boaterApi.getall, { token, body: { search } });
    expect(await list('ines')).toMatchObject({ items: [hidden], total: 1 });
    expect(await list('ines@example')).toEqual({ items: [], total: 0 });
    // The answer to a change must not reveal the address either.
    const guess = { boater_email: contact.email, new_email: 'other@example.org' };
    expect((await server.call(boaterApi.changeEmail, { token, body: guess })).status).toBe(404);
    for (const _again of [1, 2]) await server.execute(new RevealContact({ boater_id, reason: 'approved' }, here()));
    await server.settled();
    expect((await get(boater_id)).body.boater).toMatchObject(contact);
    expect((await list('ines@example')).total).toBe(1);
  });

  describe('another marina', () => {
    let other: string;
    let id: string;
    let vessel_id: string;

    beforeEach(async () => {
      other = (await server.addStaff(await server.openMarina())).token;
      id = await add();
      vessel_id = await addVessel(id);
    });

    it('neither sees nor changes boaters and vessels', async () => {
      const boater = { status: 404, body: { error_type: 'BOATER_NOT_FOUND' } };
      const boat = { status: 404, body: { error_type: 'VESSEL_NOT_FOUND' } };
      expect(await get(id, other)).toMatchObject(boater);
      const as = { token: other };
      expect(await server.call(boaterApi.update, { ...as, body: { boater_id: id, phone: '' } })).toMatchObject(boater);
      expect(await server.call(vesselApi.add, { ...as, body: { boater_id: id, vessel } })).toMatchObject(boater);
      expect(await server.call(vesselApi.get, { ...as, body: { vessel_id } })).toMatchObject(boat);
      expect(await server.call(vesselApi.update, { ...as, body: { vessel_id, vessel: {} } })).toMatchObject(boat);
      const contactOf = { ...as, body: { vessel_id, boater_id: id } };
      expect(await server.call(vesselApi.addBoater, contactOf)).toMatchObject(boat);
      expect(await server.call(vesselApi.removeBoater, contactOf)).toMatchObject(boat);
      expect(await server.call(vesselApi.setPrimaryBoater, contactOf)).toMatchObject(boat);
      const nobody = { items: [], total: 0 };
      expect(await server.must(boaterApi.getall, as)).toEqual(nobody);
      const counts = { residents: 0, visitors: 0, archived: 0 };
      expect(await server.must(customerListApi.residents, as)).toEqual({ ...nobody, counts });
      expect(await server.must(customerListApi.visitors, as)).toEqual({ ...nobody, counts });
      expect(await server.must(customerListApi.archived, as)).toEqual({ ...nobody, counts });
    });

    it('has its own record of the same person', async () => {
      const theirs = await server.must(boaterApi.add, { token: other, body: { ...contact, first_name: 'Ida' } });
      expect(theirs.id).not.toBe(id);
      expect((await get(id)).body.boater.first_name).toBe('Inès');
    });
  });

  describe('erasing a person', () => {
    const secret = {
      ...contact,
      first_name: 'Quirina',
      last_name: 'Zwetschgenbaum',
      email: 'quirina.zw@secret.example',
      address: 'Haselnussgasse 77',
      phone: '+43-6601234567',
    };
    const words = ['Quirina', 'Zwetschgenbaum', 'quirina.zw', 'Haselnussgasse', '6601234567', 'Kaulquappe'];
    const found = () => wordsKept(server, words);
    const erase = async (boater_id: string, marina_id = marina) =>
      server.call(erasingApi.erase, {
        token: (await server.addAdmin()).token,
        body: { boater_id, password: PASSWORD },
        headers: { 'X-Marina-Id': marina_id },
      });

    it('leaves no file that holds their data, and a record that counts', async () => {
      const id = await add(secret);
      const vessel_id = await addVessel(id, { name: 'Kaulquappe' });
      await server.must(boaterApi.update, { token, body: { boater_id: id, phone: '' } });
      await server.settled();
      expect(await found()).not.toEqual([]);

      const answer = await erase(id);
      expect(answer).toMatchObject({ status: 200, body: { id } });
      expect(await found()).toEqual([]);

      const { body } = await get(id);
      expect(body.boater).toMatchObject({ id, first_name: null, email: null, erased: true });
      expect(body.vessels).toMatchObject([{ id: vessel_id, name: null, length: 11.4 }]);
      const { items, total } = await server.must(boaterApi.getall, { token });
      expect(total).toBe(1);
      expect(items).toMatchObject([{ id, first_name: null, last_name: null, email: null, erased: true }]);
      expect((await server.must(boaterApi.getall, { token, body: { search: 'quirina' } })).total).toBe(0);

      const events = [];
      for await (const event of server.app.get(EventLog, { strict: false }).stream(`boater-${id}`)) events.push(event);
      expect(events).toMatchObject([
        { type: 'BoaterRegistered', data: { boater_id: id, contact: null } },
        { type: 'BoaterContactChanged', data: { contact: null } },
      ]);

      await server.restart();
      expect(await found()).toEqual([]);
      expect((await get(id)).body.boater.erased).toBe(true);
    });

    it('ends writing about them, and may be asked for again', async () => {
      const id = await add(secret);
      const vessel_id = await addVessel(id);
      await erase(id);
      const again = { status: 409, body: { error_type: 'BOATER_ERASED' } };
      expect(await server.call(boaterApi.update, { token, body: { boater_id: id, phone: '' } })).toMatchObject(again);
      const rename = { token, body: { vessel_id, vessel: { name: 'Mistral' } } };
      expect(await server.call(vesselApi.update, rename)).toMatchObject(again);
      expect(await ensure({ boater_id: id })).toMatchObject({ code: 'BOATER_ERASED' });
      expect((await erase(id)).status).toBe(200);
    });

    it('lets the same person return as a new boater', async () => {
      const id = await add(secret);
      await erase(id);
      const back = await add(secret);
      expect(back).not.toBe(id);
      expect((await find({ email: secret.email }))?.boater.id).toBe(back);
      const both = new FindBoaters({ marina_id: marina, boater_ids: [id, back, id] });
      expect(await server.app.get(QueryBus, { strict: false }).execute(both)).toMatchObject([
        { id, first_name: null },
        { id: back, first_name: 'Quirina' },
      ]);
    });

    it('frees the mail address for another person', async () => {
      const id = await add(secret);
      const other = await add();
      await erase(id);
      await server.must(boaterApi.update, { token, body: { boater_id: other, email: secret.email } });
      expect((await find({ email: secret.email }))?.boater.id).toBe(other);
    });

    it('asks for the password again, and is for administrators and those who manage the marina', async () => {
      const id = await add();
      const body = { boater_id: id, password: PASSWORD };
      const desk = (await server.addStaff(marina, { ...EDITOR, marina_settings: 'NOT_ALLOWED' })).token;
      expect((await server.call(erasingApi.erase, { token: desk, body })).status).toBe(403);
      expect((await server.call(erasingApi.preview, { token: desk, body: { boater_id: id } })).status).toBe(403);
      expect((await server.call(erasingApi.copy, { token: desk, body: { boater_id: id } })).status).toBe(403);
      expect(await erase(id, await server.openMarina())).toMatchObject({ status: 404 });
      const manager = (await server.addStaff(marina, { ...EDITOR, marina_settings: 'ALLOWED' })).token;
      const wrong = await server.call(erasingApi.erase, { token: manager, body: { ...body, password: 'guessed-1' } });
      expect(wrong).toMatchObject({ status: 400, body: { errors: [{ path: 'password', code: 'passwordWrong' }] } });
      expect((await get(id)).body.boater).toMatchObject(contact);
      await server.must(erasingApi.erase, { token: manager, body });
      expect((await get(id)).body.boater).toMatchObject({ erased: true, first_name: null });
    });

    it('is preceded by what is on record, of which a copy is given', async () => {
      const id = await add();
      await addVessel(id);
      await server.settled();
      const manager = (await server.addStaff(marina, { ...EDITOR, marina_settings: 'ALLOWED' })).token;
      const asked = { token: manager, body: { boater_id: id } };
      expect(await server.must(erasingApi.preview, asked)).toEqual({
        vessels: 1,
        documents: 0,
        messages: 0,
        cards: 0,
        stays: 0,
        absences: 0,
      });
      const copy = await server.must(erasingApi.copy, asked);
      const files = unzipSync(new Uint8Array(Buffer.from(copy.content, 'base64')));
      const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array())) as object;
      expect(data).toMatchObject({ boater: { first_name: 'Inès' }, vessels: [{ name: 'Belle Étoile' }], stays: [] });
      const elsewhere = (await server.addStaff(await server.openMarina(), { ...EDITOR, marina_settings: 'ALLOWED' }))
        .token;
      expect((await server.call(erasingApi.copy, { ...asked, token: elsewhere })).status).toBe(404);
    });
  });
});
