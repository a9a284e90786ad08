import { describe, expect, it } from '@jest/globals';
import { marinaApi } from '../../contracts/marinas/api.js';
import { reservationApi, boaterReservationApi, reservationPriceApi } from '../../contracts/reservations/api.js';
import {
  type Asked,
  headOf,
  openHarbour,
  PETREL,
  PRICE,
  somebody,
  startHarbourServer,
  STAY,
} from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, inHarbour, server } from '../fixtures/harbour-for-each-test.js';
import { VIEWER } from '../fixtures/permissions.js';

harbourForEachTest();

/** Everything that a given member of staff can do with one reservation. */
const everythingBy = (token: string, { id: reservation_id }: Asked, berth_id: string) => {
  const mode = { token };
  const target = { id: reservation_id, link: '' };
  const call = { token };
  return {
    get: () => server.call(reservationApi.get, { ...call, body: { reservation_id } }),
    price: () => harbour.act(target, 'UPDATE', { payment: PRICE }, mode),
    approve: () => harbour.act(target, 'APPROVE', { berth_id }, mode),
    queue: () => harbour.act(target, 'ADD_TO_WAITING_LIST', {}, mode),
    note: () => harbour.act(target, 'UPDATE_NOTE', { internal_notes: 'mine' }, mode),
    cancel: () => harbour.act(target, 'CANCEL', { reason: 'full' }, mode),
    own: () => harbour.act(target, 'APPROVE', {}, { ...mode, mode: 'MARINA' }),
    suggest: () =>
      server.call(reservationApi.suggestDates, { ...call, body: { reservation_id, suggested_dates: [STAY] } }),
    assign: () => server.call(reservationApi.assignBerth, { ...call, body: { reservation_id, berth_id } }),
    unassign: () => server.call(reservationApi.unassignBerth, { ...call, body: { reservation_id } }),
    match: () => server.call(reservationApi.selectMatch, { ...call, body: { reservation_id, match_id: berth_id } }),
  };
};
const statusesOf = async (calls: Record<string, () => Promise<{ status: number }>>) => {
  const statuses: Record<string, number> = {};
  for (const [name, call] of Object.entries(calls)) statuses[name] = (await call()).status;
  return statuses;
};
const allOf = (calls: Record<string, unknown>, status: number) =>
  Object.fromEntries(Object.keys(calls).map((name) => [name, status]));

describe('another marina', () => {
  it('finds none of our reservations by their ids, and changes nothing', async () => {
    const other = await openHarbour(server);
    const asked = await harbour.agreed();
    const head = await headOf(server);
    const calls = everythingBy(other.token, asked, other.berth('A1'));
    expect(await statusesOf(calls)).toEqual(allOf(calls, 404));
    const { items, total } = await server.must(reservationApi.getall, { token: other.token, body: {} });
    expect([items, total]).toEqual([[], 0]);
    const found = await server.must(reservationApi.getall, {
      token: other.token,
      body: { filter: { search: 'Petrel', berth_id: harbour.berth('A1') } },
    });
    expect(found.total).toBe(0);
    expect(await headOf(server)).toBe(head);
  });

  it('cannot be given as the place: neither its berths nor its boaters are ours', async () => {
    const other = await openHarbour(server);
    const theirs = await other.show(await other.request());
    const asked = await harbour.agreed();
    const head = await headOf(server);
    const berth_id = other.berth('A1');
    expect((await harbour.act(asked, 'APPROVE', { berth_id })).body.error_type).toBe('BERTH_NOT_FOUND');
    expect((await harbour.create('APPROVE', { boater: { ...somebody(), id: theirs.boater_id } })).status).toBe(404);
    const vessel = { ...PETREL, id: theirs.vessel.id ?? '' };
    expect((await harbour.create('APPROVE', { vessel })).body.error_type).toBe('VESSEL_NOT_FOUND');
    const calls = everythingBy(harbour.token, asked, berth_id);
    expect([
      (await calls.assign()).status,
      (await other.create('APPROVE', { berth_id: harbour.berth('A1') })).status,
    ]).toEqual([404, 404]);
    expect(await other.visitors()).toEqual([0, 0, 0]);
    expect(await harbour.standing(asked)).toBe('pending MARINA');
    expect(await headOf(server)).toBe(head);
  });

  it('is not the one that a header names, except for administrators', async () => {
    const other = await openHarbour(server);
    const asked = await harbour.request();
    const headers = { 'X-Marina-Id': harbour.marina };
    const body = { reservation_id: asked.id };
    expect((await server.call(reservationApi.get, { token: other.token, headers, body })).status).toBe(404);
    const admin = await server.addAdmin();
    expect((await server.call(reservationApi.get, { token: admin.token, headers, body })).status).toBe(200);
    const elsewhere = { 'X-Marina-Id': other.marina };
    expect((await server.call(reservationApi.get, { token: admin.token, headers: elsewhere, body })).status).toBe(404);
  });
});

describe('a boater’s link', () => {
  it('opens its own reservation and nothing that staff may do', async () => {
    const [mine, yours] = [await harbour.request(), await harbour.request()];
    expect((await harbour.seenByBoater(mine)).id).toBe(mine.id);
    const head = await headOf(server);
    const calls = {
      ...everythingBy(mine.link, yours, harbour.berth('A1')),
      list: () => server.call(reservationApi.getall, { token: mine.link, body: {} }),
      create: () => server.call(reservationApi.create, { token: mine.link, body: harbour.createBody('APPROVE') }),
    };
    expect(await statusesOf(calls)).toEqual(allOf(calls, 401));
    expect(await headOf(server)).toBe(head);
  });

  it('names no other reservation: there is no place to name one', async () => {
    const [mine, yours] = [await harbour.request(), await harbour.request()];
    await harbour.must(yours, 'UPDATE', { payment: PRICE });
    const head = await headOf(server);
    const body = { reservation_id: yours.id };
    for (const { path } of [boaterReservationApi.acceptPrice, boaterReservationApi.cancel]) {
      expect(await server.send('POST', path, { token: mine.link, body })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'reservation_id', code: 'unknownField' }] },
      });
    }
    expect(await headOf(server)).toBe(head);
  });

  it('forged, cut or of another installation opens nothing', async () => {
    const [mine, yours] = [await harbour.request(), await harbour.request()];
    const [id = '', signature = ''] = mine.link.split('.');
    const forged = [
      id,
      `${id}.`,
      `${id}.${signature.slice(0, -1)}`,
      `${id}.${signature}x`,
      `${yours.id}.${signature}`,
      `${id}.${signature.toLowerCase()}`,
      `${id}.${signature}.${signature}`,
      `.${signature}`,
      signature,
      `${id}.${'A'.repeat(signature.length)}`,
      `${id.toUpperCase()}.${signature}`,
      harbour.token,
    ];
    for (const token of forged) {
      expect([token, (await server.call(boaterReservationApi.get, { token })).status]).toEqual([token, 401]);
    }
    const own = await startHarbourServer();
    try {
      expect((await own.call(boaterReservationApi.get, { token: mine.link })).status).toBe(401);
    } finally {
      await own.close();
    }
  });

  it('hides the marina’s internal data from the boater', async () => {
    const asked = await harbour.agreed();
    await harbour.must(asked, 'UPDATE_NOTE', { internal_notes: 'Pays late' });
    const body = { reservation_id: asked.id, berth_id: harbour.berth('A2') };
    await server.must(reservationApi.assignBerth, { token: harbour.token, body });
    const seen = await harbour.seenByBoater(asked);
    const text = JSON.stringify(seen);
    expect(text).not.toContain('Pays late');
    expect([seen.berth, text.includes(harbour.berth('A2')), text.includes(harbour.staff.id)]).toEqual([
      null,
      false,
      false,
    ]);
    for (const hidden of ['matches', 'internal_notes', 'pricing_plan', 'payout']) expect(text).not.toContain(hidden);
  });
});

describe('permissions', () => {
  it('users with read permission can read and change nothing', async () => {
    const viewer = await server.addStaff(harbour.marina, VIEWER);
    const asked = await harbour.agreed();
    const head = await headOf(server);
    const { get, ...others } = everythingBy(viewer.token, asked, harbour.berth('A1'));
    expect((await get()).status).toBe(200);
    const calls = {
      ...others,
      create: () => server.call(reservationApi.create, { token: viewer.token, body: harbour.createBody('APPROVE') }),
      find: () =>
        server.call(reservationApi.findBoater, {
          token: viewer.token,
          body: { boater_type: 'VISITOR', email: 'a@b.fr' },
        }),
    };
    expect(await statusesOf(calls)).toEqual(allOf(calls, 403));
    expect(await headOf(server)).toBe(head);
  });

  it('without a sign-in nothing is readable', async () => {
    const asked = await harbour.request();
    for (const token of ['', 'qs_x.y', `${harbour.token}x`]) {
      const calls = everythingBy(token, asked, harbour.berth('A1'));
      expect(await statusesOf(calls)).toEqual(allOf(calls, 401));
    }
  });

  it('a disabled feature is disabled for all staff and boaters', async () => {
    const asked = await harbour.request();
    const code = await harbour.code();
    const admin = await server.addAdmin();
    const set = (permissions: object) =>
      server.must(marinaApi.update, {
        token: admin.token,
        body: {
          marina_id: harbour.marina,
          name: 'Port',
          code,
          country: 'FR',
          time_zone: 'Europe/Paris',
          association_code: 'TEM',
          permissions,
        },
      });
    const calls = everythingBy(harbour.token, asked, harbour.berth('A1'));
    const request = async () =>
      server.call(boaterReservationApi.request, { body: { ...(await harbour.requestBody()), marina_code: code } });
    await set({ inventory: true });
    const { assign, unassign, match, ...page } = calls;
    expect(await statusesOf(page)).toEqual(allOf(page, 403));
    expect(await request()).toMatchObject({
      status: 409,
      body: { error_type: 'RESERVATION_FEATURE_NOT_ENABLED', details: { feature: 'reservation' } },
    });
    await set({ reservation: true });
    const berthing = { assign, unassign, match };
    expect(await statusesOf(berthing)).toEqual(allOf(berthing, 403));
    expect((await request()).status).toBe(200);
  });

  it('prices are quoted to those who work here', async () => {
    const body = {
      vessel: { length: PETREL.length, beam: PETREL.beam },
      ...STAY,
      contract_id: null,
      commercial: false,
      live_aboard: false,
    };
    const path = reservationPriceApi.calculatePrice.path;
    expect((await server.send('POST', path, { body })).status).toBe(401);
  });
});

describe('a marina that hides contact details', () => {
  it('shows them once the stay is approved, and never before', async () => {
    await inHarbour({
      marina: { permissions: { reservation: true, inventory: true, hide_contact_details: true } },
    });
    const boater = somebody({ email: `wanda.hidden@example.org`, phone: '+31699887766' });
    const asked = await harbour.agreed({ boater });
    const everywhere = async () => {
      const page = await harbour.show(asked);
      const list = await server.must(reservationApi.getall, { token: harbour.token, body: {} });
      const found = await server.call(reservationApi.findBoater, {
        token: harbour.token,
        body: { boater_type: 'VISITOR', email: 'wanda.hidden@example.org' },
      });
      return JSON.stringify([page, list, found.body]);
    };
    expect((await harbour.show(asked)).boater).toMatchObject({
      email: expect.stringMatching(/^w\*+$/),
      phone: expect.stringMatching(/^\+\*+$/),
    });
    expect(await everywhere()).not.toMatch(/wanda\.hidden|699887766/);
    // Nor can a search guess them letter by letter.
    const found = async (search: string) =>
      (await server.must(reservationApi.getall, { token: harbour.token, body: { filter: { search } } })).total;
    await server.settled();
    expect([await found('wanda.h'), await found('wanda.hidden@'), await found('699887766')]).toEqual([0, 0, 0]);
    await harbour.must(asked, 'APPROVE', {});
    await server.settled();
    expect([await found('wanda.h'), await found('wanda.hidden@'), await found('699887766')]).toEqual([1, 1, 1]);
    expect((await harbour.show(asked)).boater).toMatchObject({ email: 'wanda.hidden@example.org' });
  });

  it('lets staff book for someone whose mail address they do not see', async () => {
    const permissions = { reservation: true, inventory: true, hide_contact_details: true };
    await inHarbour({ marina: { permissions }, settings: { contacts_shown_days: null } });
    const boater = somebody({ email: 'wanda.unseen@example.org', phone: '+31699887700' });
    const asked = await harbour.request({ boater });
    await server.settled();
    const { id } = (await harbour.show(asked)).boater;
    const { email: _hidden, phone: _unseen, ...named } = boater;
    const made = await harbour.created('NOTIFY', { boater: { ...named, id } });
    await server.settled();
    const { body } = await server.call(boaterReservationApi.get, { token: made.link, body: {} });
    expect(body).toMatchObject({ boater: { email: 'wanda.unseen@example.org' } });
    expect((await harbour.show(made)).boater).toMatchObject({ id, email: expect.stringMatching(/^w\*+$/) });
    const nameless = await harbour.create('NOTIFY', { boater: named });
    expect(nameless).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'boater.email', code: 'emailRequired' }] },
    });
  });
});
