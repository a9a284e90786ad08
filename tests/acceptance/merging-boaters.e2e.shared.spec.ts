import { beforeEach, describe, expect, it } from '@jest/globals';
import { auditApi } from '../../contracts/audit/api.js';
import {
  boaterApi,
  customerListApi,
  documentApi,
  erasingApi,
  mergingApi,
  vesselApi,
} from '../../contracts/customers/api.js';
import { cardApi, requestApi } from '../../contracts/memberships/api.js';
import { messageApi } from '../../contracts/messages/api.js';
import { reservationApi } from '../../contracts/reservations/api.js';
import { PNG, upload } from '../fixtures/furnished-marina.js';
import { somebody, STAY } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';
import { PASSWORD } from '../fixtures/marina-server.js';
import { VIEWER } from '../fixtures/permissions.js';

harbourForEachTest();

const DAY_MS = 86_400_000;
const boat = { name: 'Belle Étoile', length: 9.4, beam: 3.1, draft: 1.9, type: 'SAIL' as const };

describe('two records of one person', () => {
  const kept = somebody({ first_name: 'Inès', last_name: 'Delacroix', phone: '+33612345678' });
  const other = somebody({ first_name: 'Ines', last_name: 'Delacroix', phone: '06 12 34 56 78' });
  let token: string;
  let boater_id: string;
  let merged_id: string;

  const add = async (boater: ReturnType<typeof somebody> & { vessel?: typeof boat }) =>
    (await server.must(boaterApi.add, { token, body: boater })).id;
  const show = (id: string) => server.must(boaterApi.get, { token, body: { boater_id: id } });
  const merge = (body: object = {}, as = token, headers: Record<string, string> = {}) =>
    server.call(mergingApi.merge, { token: as, headers, body: { boater_id, merged_id, ...body } });
  const undo = (body: object = {}, as = token) =>
    server.call(mergingApi.undo, { token: as, body: { boater_id, merged_id, ...body } });
  const visitors = async () => {
    await server.settled();
    return server.must(customerListApi.visitors, { token, body: {} });
  };
  const people = async () => {
    await server.settled();
    return (await server.must(boaterApi.getall, { token, body: {} })).items;
  };

  beforeEach(async () => {
    ({ token } = harbour);
    boater_id = await add({ ...kept, email: `kept-${harbour.marina}@example.org` });
    merged_id = await add({ ...other, email: `other-${harbour.marina}@example.org`, vessel: boat });
    await server.settled();
  });

  it('are suggested to each other by what they have in common', async () => {
    await add({ ...somebody({ first_name: 'Jon', last_name: 'Berg', phone: '+4712345678' }) });
    const boats = await add({
      ...somebody({ first_name: 'Ada', last_name: 'Lund', phone: '+4799999999' }),
      vessel: boat,
    });
    await server.settled();
    const candidates = (body: object) => server.must(mergingApi.candidates, { token, body: { boater_id, ...body } });
    expect(await candidates({})).toMatchObject({
      total: 1,
      items: [{ id: merged_id, alike: ['phone', 'name'], vessels: [{ name: 'Belle Étoile' }] }],
    });
    // The name of a boat alone is no sign of one person, but its owner can be found.
    expect((await candidates({ search: 'ada' })).items).toMatchObject([{ id: boats, alike: [] }]);
  });

  it('become one, with the chosen values and everything that belonged to either', async () => {
    const preview = await server.must(mergingApi.preview, { token, body: { boater_id, merged_id } });
    expect(preview).toMatchObject({
      kept: { boater: { id: boater_id, first_name: 'Inès' }, counts: { vessels: 0 } },
      merged: { boater: { id: merged_id }, counts: { vessels: 1 }, vessels: [{ name: 'Belle Étoile' }] },
    });
    const answer = await merge({ take: ['phone'] });
    expect(answer).toMatchObject({ status: 200, body: { id: boater_id } });
    const page = await show(boater_id);
    expect(page.boater).toMatchObject({ id: boater_id, first_name: 'Inès', phone: '0612345678' });
    await server.settled();
    expect((await show(boater_id)).vessels).toMatchObject([{ name: 'Belle Étoile', primary_boater_id: boater_id }]);
    expect((await show(boater_id)).merges).toMatchObject([{ merged_id, full_name: 'Ines Delacroix', hindrance: null }]);
    // A link to the other record leads to the surviving one.
    expect((await show(merged_id)).boater.id).toBe(boater_id);
    expect(await people()).toMatchObject([{ id: boater_id, vessels: [{ name: 'Belle Étoile' }] }]);
    expect(await visitors()).toMatchObject({ total: 1, counts: { visitors: 1 } });
  });

  it('share stays, cards, requests, documents and messages', async () => {
    const email = `guest-${harbour.marina}@example.org`;
    const stay = await harbour.approved({ boater: somebody({ email }) });
    const guest_id = (await harbour.show(stay)).boater_id;
    await server.must(messageApi.create, {
      token,
      body: { boater_id: guest_id, reservation_id: stay.id, text: 'See you', chat_view: 'Reservation' },
    });
    const file = await server.must(requestApi.file, { token: stay.link, body: { kind: 'RESIDENCY' } });
    await server.settled();
    const fields = { boater_id: guest_id, requested_type: 'SKIPPER_ID_LICENSE' };
    await upload(server, documentApi.create.path, { token, fields, file: new Uint8Array(PNG) });
    await server.settled();
    expect((await merge({ merged_id: guest_id })).status).toBe(200);
    await server.settled();

    const stays = await server.must(reservationApi.getall, { token, body: { filter: { boater_id } } });
    expect(stays.items.map(({ id }) => id)).toEqual([stay.id]);
    const page = await show(boater_id);
    expect(page.boater.skipper_id_license).toMatchObject({ name: 'papers.png' });
    expect(page.home_marina.verify_status).toBe('waiting');
    expect(page.vessels).toHaveLength(1);
    const documents = await server.must(documentApi.getall, { token, body: { boater_id } });
    expect(documents.total).toBe(1);
    const chats = await server.must(messageApi.getall, {
      token,
      body: { boater_id, remove_notifications: true },
    });
    expect(chats.items).toHaveLength(1);
    expect([...chats.read, ...chats.unread]).toMatchObject([{ text: 'See you' }]);
    const [row] = (await visitors()).items.filter(({ id }) => id === boater_id);
    expect(row?.next_visit).toMatchObject({ reservation_id: stay.id, start_date: STAY.start_date });
    // The boater's own link and the open request go on.
    expect((await harbour.seenByBoater(stay)).id).toBe(stay.id);
    const approved = await server.call(requestApi.updateMarinaRequest, {
      token,
      body: { marina_request_id: file.id, action: 'APPROVE' },
    });
    expect(approved.status).toBe(200);
    expect((await show(boater_id)).boater.relation_type).toBe('RESIDENT');
    const answered = await server.call(messageApi.create, {
      token,
      body: { boater_id, reservation_id: stay.id, text: 'Berth A1', chat_view: 'Reservation' },
    });
    expect(answered.status).toBe(200);
  });

  it('go by the mail addresses of both', async () => {
    await merge();
    for (const email of [`kept-${harbour.marina}@example.org`, `other-${harbour.marina}@example.org`]) {
      const again = await server.call(boaterApi.add, { token, body: { ...somebody({ email }) } });
      expect(again).toMatchObject({ status: 409, body: { error_type: 'BOATER_ALREADY_EXISTS' } });
    }
    const stay = await harbour.request({ boater: somebody({ email: `other-${harbour.marina}@example.org` }) });
    expect((await harbour.show(stay)).boater_id).toBe(boater_id);
    const swap = await server.call(boaterApi.changeEmail, {
      token,
      body: {
        boater_email: `kept-${harbour.marina}@example.org`,
        new_email: `other-${harbour.marina}@example.org`,
      },
    });
    expect(swap.status).toBe(200);
    expect((await show(boater_id)).boater.email).toBe(`other-${harbour.marina}@example.org`);
  });

  it('stand by themselves again once the merge is undone', async () => {
    const before = { people: await people(), kept: await show(boater_id), merged: await show(merged_id) };
    await merge({ take: ['phone', 'first_name', 'email'] });
    expect(await people()).toHaveLength(1);
    expect((await undo()).status).toBe(200);
    expect(await people()).toEqual(before.people);
    expect(await show(boater_id)).toEqual({ ...before.kept, revision: before.kept.revision + 2 });
    expect(await show(merged_id)).toEqual({ ...before.merged, revision: before.merged.revision + 2 });
    const free = await server.call(boaterApi.add, {
      token,
      body: { ...somebody({ email: `kept-${harbour.marina}@example.org` }) },
    });
    expect(free.status).toBe(409);
  });

  it('stay one if the record was changed since, and after 30 days', async () => {
    await merge();
    server.clock.advance(31 * DAY_MS);
    expect(await undo()).toMatchObject({ status: 409, body: { error_type: 'BOATER_MERGE_TOO_OLD' } });
    expect((await server.must(boaterApi.get, { token, body: { boater_id } })).merges).toMatchObject([
      { hindrance: 'BOATER_MERGE_TOO_OLD' },
    ]);
    const body = { boater_id, phone: '+33600000000' };
    expect((await server.call(boaterApi.update, { token, body })).status).toBe(200);
    expect(await undo()).toMatchObject({ status: 409, body: { error_type: 'BOATER_MERGE_BUILT_ON' } });
  });

  it('can be merged with a third one, and taken apart in reverse order', async () => {
    const third = await add(somebody());
    await server.settled();
    await merge();
    expect((await merge({ boater_id: third, merged_id: boater_id })).status).toBe(200);
    expect(await people()).toMatchObject([{ id: third, vessels: [{ name: 'Belle Étoile' }] }]);
    expect((await show(merged_id)).boater.id).toBe(third);
    expect(await undo()).toMatchObject({ status: 409, body: { error_type: 'BOATER_MERGE_BUILT_ON' } });
    expect((await undo({ boater_id: third, merged_id: boater_id })).status).toBe(200);
    expect((await undo()).status).toBe(200);
    expect(await people()).toHaveLength(3);
  });

  it('are merged once when the command is sent again, and not against a stale revision', async () => {
    const { revision } = await show(boater_id);
    const headers = { 'Idempotency-Key': '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2d77' };
    const first = await merge({}, token, headers);
    expect(first.status).toBe(200);
    expect((await merge({}, token, headers)).body).toMatchObject({ revision: first.body.revision });
    expect(await merge({ merged_id: await add(somebody()) }, token, { 'If-Match': `"${revision}"` })).toMatchObject({
      status: 412,
      body: { error_type: 'STALE' },
    });
    expect(await merge({ boater_id: merged_id, merged_id: boater_id })).toMatchObject({
      status: 409,
      body: { error_type: 'BOATER_MERGED' },
    });
    expect(await merge({ merged_id: boater_id })).toMatchObject({
      status: 409,
      body: { error_type: 'BOATER_MERGE_SAME' },
    });
  });

  it('are erased and copied together', async () => {
    await merge();
    await server.settled();
    const preview = await server.must(erasingApi.preview, { token, body: { boater_id: merged_id } });
    expect(preview.vessels).toBe(1);
    const erased = await server.call(erasingApi.erase, { token, body: { boater_id: merged_id, password: PASSWORD } });
    expect(erased.status).toBe(200);
    expect((await show(boater_id)).boater).toMatchObject({ erased: true, first_name: null });
    expect((await show(boater_id)).vessels).toMatchObject([{ name: null }]);
    expect(await people()).toMatchObject([{ id: boater_id, erased: true, vessels: [{ name: null }] }]);
    expect(await undo()).toMatchObject({ status: 409, body: { error_type: 'BOATER_ERASED' } });
    for (const email of [`kept-${harbour.marina}@example.org`, `other-${harbour.marina}@example.org`]) {
      expect((await server.call(boaterApi.add, { token, body: { ...somebody({ email }) } })).status).toBe(200);
    }
  });

  it('are merged by staff of their marina who may change both', async () => {
    const viewer = await server.addStaff(harbour.marina, VIEWER);
    expect((await merge({}, viewer.token)).status).toBe(403);
    const elsewhere = await server.openMarina();
    const stranger = await server.addStaff(elsewhere);
    expect(await merge({}, stranger.token)).toMatchObject({ status: 404, body: { error_type: 'BOATER_NOT_FOUND' } });
    const theirs = (await server.must(boaterApi.add, { token: stranger.token, body: somebody() })).id;
    expect(await merge({ merged_id: theirs })).toMatchObject({ status: 404 });
    expect(await merge({ boater_id: theirs, merged_id }, stranger.token)).toMatchObject({ status: 404 });
    await merge();
    expect((await undo({}, viewer.token)).status).toBe(403);
    expect((await undo({}, stranger.token)).status).toBe(404);
    const admin = await server.addAdmin();
    const headers = { 'X-Marina-Id': harbour.marina };
    expect(
      (await server.call(mergingApi.undo, { token: admin.token, headers, body: { boater_id, merged_id } })).status,
    ).toBe(200);
  });

  it('tell in the history who merged them with whom', async () => {
    await merge();
    await undo();
    await server.settled();
    const { items } = await server.must(auditApi.getall, { token, body: { page_size: 20 } });
    const types = items.map(({ event_type }) => event_type);
    for (const type of ['BoaterMerged', 'BoaterMergeUndone', 'BoaterReplaced', 'BoaterReinstated']) {
      expect(types).toContain(type);
    }
  });

  it('hold one card in common', async () => {
    const { vessels } = await show(merged_id);
    const vessel = { vessel_id: vessels[0]?.id ?? '' };
    const card = await server.call(cardApi.add, {
      token,
      body: { vessel, boaters: [{ boater_id: merged_id }], membership: {} },
    });
    expect(card.status).toBe(200);
    await merge();
    await server.settled();
    expect((await show(boater_id)).memberships).toHaveLength(1);
    const second = await server.call(cardApi.add, {
      token,
      body: { vessel, boaters: [{ boater_id }], membership: {} },
    });
    expect(second.status).toBe(409);
    const removed = await server.call(vesselApi.removeBoater, { token, body: { ...vessel, boater_id } });
    expect(removed.body.error_type).toBe('VESSEL_PRIMARY_BOATER');
  });

  it('redeem five nights a year with the cards of both, and five with each after the undo', async () => {
    const { id: own } = await server.must(vesselApi.add, { token, body: { boater_id, vessel: boat } });
    const [theirs] = (await show(merged_id)).vessels;
    const add = (vessel_id: string, holder: string) =>
      server.must(cardApi.add, {
        token,
        body: { vessel: { vessel_id }, boaters: [{ boater_id: holder }], membership: {} },
      });
    const cards = [await add(own, boater_id), await add(theirs?.id ?? '', merged_id)];
    const elsewhere = await server.openMarina();
    const desk = (await server.addStaff(elsewhere)).token;
    const redeem = (card: number, start_date: string, end_date: string) =>
      server.call(cardApi.redeemNights, {
        token: desk,
        body: { customer_id: cards[card]?.id ?? '', start_date, end_date },
      });
    const left = async (card: number) =>
      (await server.must(cardApi.get, { token: desk, body: { card_number: cards[card]?.card_number ?? '' } })).card
        .nights_available;
    expect((await redeem(0, '2027-05-01', '2027-05-04')).status).toBe(200);
    expect(await left(1)).toBe(5);
    await merge();
    await server.settled();
    expect([await left(0), await left(1)]).toEqual([2, 2]);
    expect((await redeem(1, '2027-05-03', '2027-05-04')).body.error_type).toBe('NIGHT_ALREADY_REDEEMED');
    expect((await redeem(1, '2027-05-10', '2027-05-13')).status).toBe(409);
    const both = await Promise.all([redeem(0, '2027-05-10', '2027-05-12'), redeem(1, '2027-05-12', '2027-05-14')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect([await left(0), await left(1)]).toEqual([0, 0]);
    await undo();
    expect((await left(0)) + (await left(1))).toBe(5);
  });
});
