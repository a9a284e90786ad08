import { describe, expect, it } from '@jest/globals';
import { auditApi } from '../../contracts/audit/api.js';
import { boaterReservationApi, reservationApi } from '../../contracts/reservations/api.js';
import { trafficApi } from '../../contracts/traffic/api.js';
import { type Asked, MARINA, PRICE, somebody } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';

harbourForEachTest({ berths: [12, 12, 12] });

const party = { adults: 2, children: [14, 9], crew: 0 };
const asKept = { adults: 2, children: [9, 14], crew: 0 };

const count = (asked: Asked, body: object) =>
  server.call(reservationApi.party, {
    token: harbour.token,
    body: { reservation_id: asked.id, party, ...body },
  });
const own = (asked: Asked) => server.must(boaterReservationApi.get, { token: asked.link });

describe('who is aboard', () => {
  it('is in the request, on the page, in the list and on the boater’s page', async () => {
    const asked = await harbour.request({ party });
    await server.settled();
    expect((await harbour.show(asked)).party).toEqual({ ...asKept, confirmed: false });
    const list = await server.must(reservationApi.getall, { token: harbour.token, body: {} });
    expect(list.items.find(({ id }) => id === asked.id)?.party).toEqual({ ...asKept, confirmed: false });
    expect(await own(asked)).toMatchObject({ party: { ...asKept, confirmed: false }, may_tell_party: true });
  });

  it('is unknown until somebody says it', async () => {
    const asked = await harbour.request();
    await server.settled();
    expect((await harbour.show(asked)).party).toBeNull();
    expect(await own(asked)).toMatchObject({ party: null, may_tell_party: true });
  });

  it('is entered by the desk, and changed with the stay', async () => {
    const booked = await harbour.created('APPROVE', { party: { adults: 3 } });
    await server.settled();
    expect((await harbour.show(booked)).party).toEqual({ adults: 3, children: [], crew: 0, confirmed: false });
    await harbour.must(booked, 'UPDATE', { payment: PRICE, party }, MARINA);
    await server.settled();
    expect((await harbour.show(booked)).party).toEqual({ ...asKept, confirmed: false });
  });

  it('is said by the boater until the desk has counted', async () => {
    const booked = await harbour.created('APPROVE');
    const tell = (body: object) => server.call(boaterReservationApi.complete, { token: booked.link, body });
    expect(await tell({ party })).toMatchObject({ status: 200 });
    expect(await tell({ party: { adults: 1, children: [9] } })).toMatchObject({ status: 200 });
    expect(await count(booked, { confirmed: true })).toMatchObject({ status: 200 });
    expect(await tell({ party: { adults: 1 } })).toMatchObject({
      status: 409,
      body: { error_type: 'RESERVATION_PARTY_CONFIRMED' },
    });
    await server.settled();
    expect(await own(booked)).toMatchObject({ party: { ...asKept, confirmed: true }, may_tell_party: false });
  });

  it('is shown with arrivals, where an arrival of which nobody said it is told from the others', async () => {
    const tonight = { start_date: '2027-06-01', end_date: '2027-06-03' };
    const known = await harbour.created('APPROVE', { ...tonight, party });
    const other = { name: 'Windhover', length: 9.4, beam: 3, draft: 1.5 };
    const unknown = await harbour.created('APPROVE', { ...tonight, vessel: other });
    await server.settled();
    const { today: rows } = await server.must(trafficApi.activity, { token: harbour.token });
    const partyOf = (asked: Asked) => rows.arrivals.find(({ reservation }) => reservation?.id === asked.id)?.party;
    expect(partyOf(known)).toEqual({ ...asKept, confirmed: false });
    expect(partyOf(unknown)).toBeNull();
  });

  it('is in the history by number, without the ages of children', async () => {
    await harbour.created('APPROVE', { party });
    await server.settled();
    const { items } = await server.must(auditApi.getall, { token: harbour.token, body: { page_size: 20 } });
    const entry = items.find(({ event_type }) => event_type === 'PartyRecorded');
    expect(entry?.changes.map(({ field, to }) => [field, to])).toEqual([
      ['adults', '2'],
      ['children', '2'],
    ]);
    expect(JSON.stringify(entry)).not.toContain('14');
  });

  it.each([
    ['nobody', { adults: 0 }, 'party.adults', 'nobodyAboard'],
    ['200 persons', { adults: 200 }, 'party.adults', 'tooManyAboard'],
    ['a child of 150', { adults: 2, children: [150] }, 'party.children.0', 'childAgeInvalid'],
    ['half a person', { adults: 1.5 }, 'party.adults', 'personsInvalid'],
  ])('is never %s, at any door', async (_, wrong, path, code) => {
    const asked = await harbour.request();
    const refused = { status: 400, body: { errors: [{ path, code }] } };
    const body = await harbour.requestBody({ party: wrong });
    expect(await server.call(boaterReservationApi.request, { body })).toMatchObject(refused);
    expect(
      await server.call(boaterReservationApi.complete, { token: asked.link, body: { party: wrong } }),
    ).toMatchObject(refused);
    expect(await harbour.create('APPROVE', { party: wrong })).toMatchObject(refused);
    expect(await count(asked, { party: wrong })).toMatchObject(refused);
  });

  it('is counted only by staff of the marina, and where a stay is to come', async () => {
    const asked = await harbour.request();
    const closed = await harbour.request({ boater: somebody() });
    await harbour.must(closed, 'CANCEL', { reason: 'far' });
    expect(await count(closed, {})).toMatchObject({
      status: 409,
      body: { error_type: 'RESERVATION_ACTION_NOT_ALLOWED' },
    });
    const { status } = await server.call(reservationApi.party, {
      token: asked.link,
      body: { reservation_id: asked.id, party },
    });
    expect([401, 403]).toContain(status);
  });
});
