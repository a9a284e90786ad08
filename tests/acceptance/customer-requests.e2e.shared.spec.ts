import { describe, expect, it } from '@jest/globals';
import { boaterApi, mergingApi, vesselApi } from '../../contracts/customers/api.js';
import { notificationApi } from '../../contracts/notifications/api.js';
import { cardApi, requestApi } from '../../contracts/memberships/api.js';
import { FindMarinaRequests } from '../../contracts/memberships/queries.js';
import { QueryBus } from '../../services/platform/buses/buses.js';
import { openHarbour, somebody } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, inHarbour, server } from '../fixtures/harbour-for-each-test.js';
import { EDITOR, VIEWER } from '../fixtures/permissions.js';

harbourForEachTest();

describe('requests for residency and cards', () => {
  const asked = async (boater = somebody()) => {
    const stay = await harbour.request({ boater });
    await server.settled();
    return { ...stay, email: boater.email };
  };
  const file = (link: string, kind: 'RESIDENCY' | 'MEMBERSHIP' | 'RENEWAL') =>
    server.call(requestApi.file, { token: link, body: { kind } });
  const filed = (link: string) => server.must(requestApi.filed, { token: link });
  const residency = () => server.must(requestApi.residencyRequests, { token: harbour.token, body: {} });
  const cards = () => server.must(requestApi.membershipRequests, { token: harbour.token, body: {} });
  const decide = (marina_request_id: string, more: object, token = harbour.token) =>
    server.call(requestApi.updateMarinaRequest, {
      token,
      body: { marina_request_id, action: 'APPROVE', ...more },
    });
  const relation = async (boater_id: string) =>
    (await server.must(boaterApi.get, { token: harbour.token, body: { boater_id } })).boater.relation_type;
  const mailsTo = async (to: string) => {
    await server.settled();
    const { outbox } = server.engines;
    if (outbox === null) throw new Error('this server keeps no mails');
    const { items } = await outbox.list({ marina_ids: [harbour.marina], to, page: 1, page_size: 20 });
    const mails = await Promise.all(items.map(({ id }) => outbox.get(id)));
    return mails.map((mail) => mail?.text ?? '');
  };

  it('are filed with the link of a reservation, once while they are open', async () => {
    const { link } = await asked();
    expect(await filed(link)).toEqual({ items: [], offered: ['RESIDENCY', 'MEMBERSHIP'] });
    const answer = await file(link, 'RESIDENCY');
    expect(answer.status).toBe(200);
    expect(await file(link, 'RESIDENCY')).toMatchObject({ status: 409, body: { error_type: 'REQUEST_OPEN' } });
    expect(await file(link, 'RENEWAL')).toMatchObject({ status: 409, body: { error_type: 'REQUEST_NOT_POSSIBLE' } });
    await server.settled();
    expect(await filed(link)).toMatchObject({
      items: [{ id: answer.body.id, kind: 'RESIDENCY', status: 'PENDING', decline_reason: null }],
      offered: ['MEMBERSHIP'],
    });
    expect(await residency()).toMatchObject({
      total: 1,
      items: [{ id: answer.body.id, status: 'PENDING', full_name: 'Noor Vermeer', boat_name: 'Petrel', length: 9.8 }],
    });
    expect((await cards()).total).toBe(0);
  });

  it('for residency show on the boater’s page how far the home marina is verified', async () => {
    const home = async (boater_id: string) => {
      await server.settled();
      return (await server.must(boaterApi.get, { token: harbour.token, body: { boater_id } })).home_marina;
    };
    const stay = await asked();
    const { boater_id } = await harbour.show(stay);
    expect(await home(boater_id)).toMatchObject({ verify_status: 'noVerified', finished_at: null, request: null });
    const first = (await file(stay.link, 'RESIDENCY')).body.id;
    expect(await home(boater_id)).toMatchObject({
      verify_status: 'waiting',
      name: expect.any(String),
      request: { id: first, updated_at: expect.any(String) },
    });
    await decide(first, { action: 'DECLINE', decline_reason: 'No berth is free' });
    expect(await home(boater_id)).toMatchObject({
      verify_status: 'declined',
      finished_at: expect.any(String),
      request: null,
    });
    const second = (await file(stay.link, 'RESIDENCY')).body.id;
    await server.settled();
    await decide(second, {});
    expect(await home(boater_id)).toMatchObject({ verify_status: 'approved', finished_at: expect.any(String) });
  });

  it('for residency, when approved, make a resident; taking it back makes a visitor again', async () => {
    const { link } = await asked();
    const { id } = (await file(link, 'RESIDENCY')).body;
    await server.settled();
    const boater_id = (await residency()).items[0]?.boater_id ?? '';
    const states = () =>
      server.app
        .get(QueryBus, { strict: false })
        .execute(new FindMarinaRequests({ marina_id: harbour.marina, boater_ids: [boater_id] }));
    expect(await states()).toMatchObject([{ request_id: id, boater_id, status: 'PENDING', finished_at: null }]);
    expect((await decide(id, {})).status).toBe(200);
    expect(await relation(boater_id)).toBe('RESIDENT');
    await server.settled();
    expect(await states()).toMatchObject([{ status: 'APPROVED', finished_at: expect.any(String) }]);
    expect((await residency()).total).toBe(0);
    expect((await decide(id, { action: 'DECLINE', decline_reason: 'late' })).body).toMatchObject({
      error_type: 'REQUEST_CLOSED',
      details: { status: 'APPROVED' },
    });
    expect((await decide(id, { action: 'REOPEN' })).status).toBe(200);
    expect(await relation(boater_id)).toBe('VISITOR');
    await server.settled();
    expect((await residency()).total).toBe(1);
  });

  it('are declined with a reason, which the boater reads in a mail and with the link', async () => {
    const { link, email } = await asked();
    const { id } = (await file(link, 'RESIDENCY')).body;
    expect(await decide(id, { action: 'DECLINE', decline_reason: ' ' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'decline_reason', code: 'provideReason' }] },
    });
    const reason = 'All berths up to 10 m have a holder this year.';
    expect((await decide(id, { action: 'DECLINE', decline_reason: reason })).status).toBe(200);
    await server.settled();
    expect(await filed(link)).toMatchObject({
      items: [{ status: 'DECLINED', decline_reason: reason }],
      offered: ['RESIDENCY', 'MEMBERSHIP'],
    });
    expect((await mailsTo(email)).some((text) => text.includes(reason))).toBe(true);
    expect((await file(link, 'RESIDENCY')).status).toBe(200);
  });

  it('for a card are listed for one boater, with those of a merged record', async () => {
    const { token } = harbour;
    const of = async (boater_id: string) => {
      await server.settled();
      const { items } = await server.must(requestApi.membershipRequests, { token, body: { boater_id } });
      return items.map(({ id }) => id);
    };
    const [one, other] = [await asked(), await asked(somebody({ email: 'other@example.org' }))];
    const wishes = [(await file(one.link, 'MEMBERSHIP')).body.id, (await file(other.link, 'MEMBERSHIP')).body.id];
    const boater_id = (await harbour.show(one)).boater_id;
    const merged_id = (await harbour.show(other)).boater_id;
    expect([await of(boater_id), await of(merged_id)]).toEqual([[wishes[0]], [wishes[1]]]);
    expect(await of(harbour.marina)).toEqual([]);
    await server.must(mergingApi.merge, { token, body: { boater_id, merged_id } });
    expect((await of(boater_id)).toSorted()).toEqual(wishes.toSorted());
  });

  it('for a card issue it, and for another year renew it', async () => {
    const { link, email } = await asked();
    const { id } = (await file(link, 'MEMBERSHIP')).body;
    const approve = (membership_request_id: string, more: object = {}) =>
      server.call(requestApi.updateMembershipRequest, {
        token: harbour.token,
        body: { membership_request_id, action: 'APPROVE', ...more },
      });
    expect((await decide(id, {})).status).toBe(404);
    expect((await approve(id, { expired: '2027-12-31', auto_renew: true })).status).toBe(200);
    await server.settled();
    const boater = await server.must(boaterApi.getall, { token: harbour.token, body: { search: email } });
    const [card] = boater.items[0]?.memberships ?? [];
    expect(card).toMatchObject({ expires_on: '2027-12-31', auto_renew: true, status: 'active' });
    expect(boater.items[0]).toMatchObject({ relation_type: 'RESIDENT' });
    expect(await filed(link)).toMatchObject({ offered: ['RENEWAL'] });

    const renewal = (await file(link, 'RENEWAL')).body;
    await server.settled();
    expect((await cards()).items).toMatchObject([{ kind: 'RENEWAL', card_number: card?.card_number }]);
    const shown = () =>
      server.must(cardApi.get, { token: harbour.token, body: { card_number: card?.card_number ?? '' } });
    expect((await shown()).card.renewal_requested_on).toBe('2027-06-01');
    expect((await approve(renewal.id)).status).toBe(200);
    expect((await shown()).card).toMatchObject({ renewal_requested_on: null, expires_on: '2028-06-01' });
    expect((await mailsTo(email)).some((text) => text.includes(card?.card_number ?? '-'))).toBe(true);
  });

  it('that add a berth holder or a card are approved by primary users only, and declined by secondary ones too', async () => {
    const second = await server.addStaff(harbour.marina, EDITOR, { role: 'secondary' });
    const { link } = await asked();
    const wish = (await file(link, 'RESIDENCY')).body;
    const card = (await file(link, 'MEMBERSHIP')).body;
    const approve = (membership_request_id: string, token = second.token) =>
      server.call(requestApi.updateMembershipRequest, { token, body: { membership_request_id, action: 'APPROVE' } });
    const refused = { status: 403, body: { error_type: 'FORBIDDEN' } };
    expect(await decide(wish.id, {}, second.token)).toMatchObject(refused);
    expect(await approve(card.id)).toMatchObject(refused);
    await server.settled();
    expect([(await residency()).total, (await cards()).total]).toEqual([1, 1]);
    const declined = { action: 'DECLINE', decline_reason: 'No berth is free.' };
    expect((await decide(wish.id, declined, second.token)).status).toBe(200);
    expect((await approve(card.id, harbour.token)).status).toBe(200);
    await server.settled();
    const renewal = (await file(link, 'RENEWAL')).body;
    expect((await approve(renewal.id)).status).toBe(200);
  });

  it('for a card are approved with a boat that came on record after them', async () => {
    const { link, email } = await asked();
    const { token } = harbour;
    const found = await server.must(boaterApi.getall, { token, body: { search: email } });
    const boater_id = found.items[0]?.id ?? '';
    const { vessels } = await server.must(boaterApi.get, { token, body: { boater_id } });
    const vessel_id = vessels[0]?.id ?? '';
    const partner = await server.must(boaterApi.add, { token, body: somebody({ first_name: 'Partner' }) });
    const ofPartner = { vessel_id, boater_id: partner.id };
    await server.settled();
    await server.must(vesselApi.addBoater, { token, body: ofPartner });
    await server.must(vesselApi.setPrimaryBoater, { token, body: ofPartner });
    await server.must(vesselApi.removeBoater, { token, body: { vessel_id, boater_id } });
    await server.settled();
    const membership_request_id = (await file(link, 'MEMBERSHIP')).body.id;
    const approve = () =>
      server.call(requestApi.updateMembershipRequest, { token, body: { membership_request_id, action: 'APPROVE' } });
    expect(await approve()).toMatchObject({ status: 409, body: { error_type: 'REQUEST_NOT_POSSIBLE' } });
    await server.settled();
    // Until then, list and notification name the boat of the reservation with whose link it was filed.
    expect((await cards()).items).toMatchObject([
      { vessel_id: null, boat_name: 'Petrel', length: 9.8, beam: 3.2, draft: 1.7 },
    ]);
    const { items } = await server.must(notificationApi.getall, { token, body: {} });
    expect(items.find(({ details }) => details.request_id === membership_request_id)).toMatchObject({
      details: { boat_name: 'Petrel', boat_length: 9.8 },
    });
    await server.must(vesselApi.addBoater, { token, body: { vessel_id, boater_id } });
    await server.settled();
    expect((await approve()).status).toBe(200);
  });

  it('show nothing of what the same person asked with another link', async () => {
    const boater = somebody();
    const first = await asked(boater);
    const second = await asked(boater);
    await file(first.link, 'RESIDENCY');
    await server.settled();
    expect((await filed(second.link)).items).toEqual([]);
    expect((await file(second.link, 'RESIDENCY')).body.error_type).toBe('REQUEST_OPEN');
  });

  it('are answered by the marina that was asked, by users who may write residents’ records', async () => {
    const { link } = await asked();
    const { id } = (await file(link, 'RESIDENCY')).body;
    const other = await openHarbour(server);
    expect(await decide(id, {}, other.token)).toMatchObject({
      status: 404,
      body: { error_type: 'REQUEST_NOT_FOUND' },
    });
    const viewer = await server.addStaff(harbour.marina, VIEWER);
    expect((await decide(id, {}, viewer.token)).status).toBe(403);
    expect((await server.must(requestApi.residencyRequests, { token: other.token, body: {} })).total).toBe(0);
  });

  it('for cards exist in marinas of the association only', async () => {
    await inHarbour({ marina: { association_code: null } });
    const { link } = await asked();
    expect(await filed(link)).toEqual({ items: [], offered: ['RESIDENCY'] });
    expect(await file(link, 'MEMBERSHIP')).toMatchObject({
      status: 403,
      body: { error_type: 'MEMBERSHIPS_NOT_AVAILABLE' },
    });
  });
});
