import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { boaterApi, vesselApi } from '../../contracts/customers/api.js';
import { cardApi } from '../../contracts/memberships/api.js';
import { reservationApi } from '../../contracts/reservations/api.js';
import { AutomaticRenewal } from '../../services/memberships/policies/automatic-renewal.js';
import { openHarbour, PRICE, STAY, somebody } from '../fixtures/harbour.js';
import type { MarinaServer } from '../fixtures/marina-server.js';
import { VIEWER } from '../fixtures/permissions.js';
import { sharedServer } from '../fixtures/shared-server.js';

const vessel = { name: 'Belle Étoile', length: 11.4, beam: 3.85, draft: 1.9 };
const OFFICE = 'office@port.example';

describe('keeping cards', () => {
  let server: MarinaServer;
  let home: string;
  let token: string;
  let count = 0;

  beforeAll(async () => {
    server = await sharedServer();
  });
  beforeEach(async () => {
    server.clock.set('2027-06-10T08:00:00.000Z');
    home = await server.openMarina({ name: 'Port Neuf', office_email: OFFICE });
    token = (await server.addStaff(home)).token;
  });

  const person = (more: object = {}) => {
    count += 1;
    return { first_name: 'Inès', last_name: 'Delacroix', email: `ines-${count}@cards.example`, ...more };
  };
  const addCard = (membership: object = {}, boater: object = person(), headers = {}) =>
    server.must(cardApi.add, {
      token,
      headers,
      body: { vessel, boaters: [boater as ReturnType<typeof person>], membership },
    });
  const show = (card_number: string, as = token) => server.must(cardApi.get, { token: as, body: { card_number } });
  const mailsTo = async (to: string) => {
    await server.settled();
    const list = await server.engines.outbox?.list({ marina_ids: [home], to, page: 1, page_size: 20 });
    return list?.items ?? [];
  };

  it('changes holder, boat and terms in one go, and names a mail address that is taken', async () => {
    const card = await addCard();
    const taken = person();
    await server.must(boaterApi.add, { token, body: taken });
    const update = (more: object) => server.call(cardApi.update, { token, body: { customer_id: card.id, ...more } });
    const answer = await update({
      last_name: 'Dupont',
      phone: '+33612345678',
      boat_name: 'Étoile du Nord',
      boat_length: 12.1,
      auto_renew: true,
      expired: '2028-12-31',
    });
    expect(answer.status).toBe(200);
    expect(await show(card.card_number)).toMatchObject({
      card: { expires_on: '2028-12-31', auto_renew: true },
      membership: {
        boater: { last_name: 'Dupont', phone: '+33612345678' },
        vessel: { name: 'Étoile du Nord', length: 12.1, beam: 3.85 },
      },
    });
    expect(await update({ email: taken.email })).toMatchObject({
      status: 409,
      body: { error_type: 'CONFLICT', errors: [{ path: 'email', code: 'customers_duplicateCard' }] },
    });
    expect(await update({ phone: '' })).toMatchObject({ status: 200 });
    expect((await show(card.card_number)).membership.boater?.phone).toBeNull();
  });

  it('changes boat and terms, but no holder, in a marina without editable customers', async () => {
    const plain = await server.openMarina({ permissions: { editable_lite: false }, office_email: OFFICE });
    const other = (await server.addStaff(plain)).token;
    const body = { vessel, boaters: [person()], membership: {} };
    const card = await server.must(cardApi.add, { token: other, body });
    const update = (more: object) =>
      server.call(cardApi.update, { token: other, body: { customer_id: card.id, ...more } });
    expect(await update({ last_name: 'Dupont', auto_renew: true })).toMatchObject({
      status: 403,
      body: { error_type: 'FORBIDDEN' },
    });
    const resend = (email: string) =>
      server.call(cardApi.resend, { token: other, body: { customer_id: card.id, email } });
    const known = (await show(card.card_number, other)).membership.boater?.email ?? '';
    expect(await resend('new-address@cards.example')).toMatchObject({ status: 403, body: { error_type: 'FORBIDDEN' } });
    expect((await show(card.card_number, other)).membership.boater?.email).toBe(known);
    expect((await resend(known)).status).toBe(200);
    expect((await update({ boat_name: 'Étoile du Nord', auto_renew: true })).status).toBe(200);
    expect(await show(card.card_number, other)).toMatchObject({
      card: { auto_renew: true },
      membership: { boater: { last_name: 'Delacroix' }, vessel: { name: 'Étoile du Nord' } },
    });
  });

  it('refuses a change of a card that a colleague changed meanwhile', async () => {
    const card = await addCard();
    const { revision } = await show(card.card_number);
    const headers = { 'If-Match': `"${revision}"` };
    const change = (auto_renew: boolean) =>
      server.call(cardApi.update, { token, headers, body: { customer_id: card.id, auto_renew } });
    expect((await change(true)).status).toBe(200);
    expect(await change(false)).toMatchObject({ status: 412, body: { error_type: 'STALE' } });
  });

  it('sends a card to its holder, to a new address, or to the office for a holder without one', async () => {
    const holder = person();
    const card = await addCard({}, holder);
    expect(await mailsTo(holder.email)).toHaveLength(1);
    await server.must(cardApi.resend, { token, body: { customer_id: card.id } });
    expect(await mailsTo(holder.email)).toHaveLength(2);
    const email = `new-${count}@cards.example`;
    await server.must(cardApi.resend, { token, body: { customer_id: card.id, email } });
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await show(card.card_number)).membership.boater?.email).toBe(email);

    const without = await addCard({}, person({ email: '' }));
    const second = await addCard({}, person({ email: '' }));
    expect(second.card_number).not.toBe(without.card_number);
    expect((await show(without.card_number)).membership.boater?.email).toBeNull();
    expect(await mailsTo(OFFICE)).toHaveLength(2);
    await server.must(cardApi.resend, { token, body: { customer_id: without.id } });
    expect(await mailsTo(OFFICE)).toHaveLength(3);
  });

  it('sends a new card once, also if the call is repeated, and none that is not good yet', async () => {
    const holder = person();
    const headers = { 'Idempotency-Key': '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2c77' };
    const card = await addCard({}, holder, headers);
    expect(await addCard({}, holder, headers)).toEqual(card);
    const [mail, ...more] = await mailsTo(holder.email);
    expect(mail?.subject).toBe(`Your membership card ${card.card_number}`);
    expect(more).toEqual([]);
    expect((await show(card.card_number)).revision).toBe(card.revision);
    const asks = person();
    await addCard({ status: 'pending' }, asks);
    expect(await mailsTo(asks.email)).toEqual([]);
  });

  it('needs a mail address where the marina has no office address', async () => {
    const plain = await server.openMarina();
    const other = (await server.addStaff(plain)).token;
    const answer = await server.call(cardApi.add, {
      token: other,
      body: { vessel, boaters: [person({ email: '' })], membership: {} },
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'boaters.0.email', code: 'emailRequired' }] },
    });
  });

  it('detaches a card from its boat and attaches it to another of the holder’s', async () => {
    const card = await addCard();
    const { membership } = await show(card.card_number);
    const boater_id = membership.boater?.id ?? '';
    await server.must(cardApi.detach, { token, body: { customer_id: card.id } });
    expect(await show(card.card_number)).toMatchObject({ card: { vessel_id: null }, membership: { vessel: null } });
    const boat = await server.must(vesselApi.add, { token, body: { boater_id, vessel: { ...vessel, name: 'Two' } } });
    const attach = (vessel_id: string) =>
      server.call(cardApi.attach, { token, body: { customer_id: card.id, vessel_id } });
    const stranger = await server.must(boaterApi.add, { token, body: person() });
    const foreign = await server.must(vesselApi.add, { token, body: { boater_id: stranger.id, vessel } });
    expect(await attach(foreign.id)).toMatchObject({ status: 404, body: { error_type: 'VESSEL_NOT_FOUND' } });
    expect((await attach(boat.id)).status).toBe(200);
    expect((await show(card.card_number)).membership.vessel?.name).toBe('Two');
  });

  it('gives a boat one active card, also when two are asked for at once', async () => {
    const { card_number } = await addCard({ status: 'pending' });
    const { membership } = await show(card_number);
    const more = () =>
      server.call(cardApi.add, {
        token,
        body: {
          vessel: { vessel_id: membership.vessel?.id ?? '' },
          boaters: [{ boater_id: membership.boater?.id ?? '' }],
          membership: {},
        },
      });
    const answers = await Promise.all([more(), more(), more()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.flatMap(({ body }) => body.error_type ?? [])).toEqual(['VESSEL_HAS_CARD', 'VESSEL_HAS_CARD']);
  });

  it('refuses a new boat for people on record', async () => {
    const known = await server.must(boaterApi.add, { token, body: { ...person(), relation_type: 'RESIDENT' } });
    const answer = await server.call(cardApi.add, {
      token,
      body: { vessel, boaters: [{ boater_id: known.id }], membership: {} },
    });
    expect(answer).toMatchObject({ status: 409, body: { error_type: 'NEW_VESSEL_FOR_KNOWN_BOATERS' } });
  });

  it('changes many cards, and names those that cannot be changed', async () => {
    const [one, two] = [await addCard(), await addCard()];
    await server.must(cardApi.changeStatus, { token, body: { customer_id: two.id, new_status: 'archived' } });
    const unknown = '0190f3a2-0000-7000-8000-000000000000';
    const answer = await server.must(cardApi.changeMany, {
      token,
      body: { customer_ids: [one.id, two.id, unknown, one.id], action: 'disabled' },
    });
    expect(answer).toEqual({
      changed: [one.id],
      refused: [
        { customer_id: two.id, code: 'CARD_ARCHIVED' },
        { customer_id: unknown, code: 'CARD_NOT_FOUND' },
      ],
    });
  });

  it('renews cards that renew themselves on their last day', async () => {
    const due = await addCard({ auto_renew: true, expires_on: '2027-06-10' });
    const later = await addCard({ auto_renew: true, expires_on: '2027-06-11' });
    const manual = await addCard({ expires_on: '2027-06-10' });
    await server.settled();
    await server.app.get(AutomaticRenewal, { strict: false }).run();
    await server.settled();
    const ends = async ({ card_number }: { card_number: string }) => (await show(card_number)).card.expires_on;
    expect(await ends(due)).toBe('2028-06-10');
    expect(await ends(later)).toBe('2027-06-11');
    expect(await ends(manual)).toBe('2027-06-10');
  });

  describe('in another marina of the association', () => {
    it('a good card is found for a new reservation, without its holder; others are not', async () => {
      const card = await addCard();
      const away = await openHarbour(server);
      const find = () =>
        server.call(reservationApi.findBoater, {
          token: away.token,
          body: { boater_type: 'VISITOR', card_number: card.card_number },
        });
      expect((await find()).body).toEqual({
        boater: null,
        vessels: [],
        partner_card: {
          card_number: card.card_number,
          status: 'active',
          expires_on: '2028-06-10',
          nights_available: 5,
          redeem_nights_left: 5,
          home_marina_name: 'Port Neuf',
        },
      });
      await server.must(cardApi.changeStatus, { token, body: { customer_id: card.id, new_status: 'disabled' } });
      expect((await find()).body.errors).toEqual([{ path: 'card_number', code: 'dashboard_cardNotFound' }]);
    });

    it('nights of a past visit are redeemed once, in one marina, and can be taken back', async () => {
      const card = await addCard();
      const [first, second] = [await openHarbour(server), await openHarbour(server)];
      const redeem = (as: string, start_date: string, end_date: string) =>
        server.call(cardApi.redeemNights, { token: as, body: { customer_id: card.id, start_date, end_date } });
      const done = await redeem(first.token, '2027-06-06', '2027-06-08');
      expect(done.status).toBe(200);
      expect(await redeem(second.token, '2027-06-07', '2027-06-09')).toMatchObject({
        status: 409,
        body: { error_type: 'NIGHT_ALREADY_REDEEMED' },
      });
      expect(await show(card.card_number, second.token)).toMatchObject({
        card: { nights_available: 3 },
        redeemed_dates: ['2027-06-06', '2027-06-07'],
        hindrance: null,
      });
      expect(await redeem(second.token, '2027-05-01', '2027-05-05')).toMatchObject({
        status: 409,
        body: { error_type: 'REDEEM_MORE_THAN_LEFT', details: { nights: 3 } },
      });
      expect((await redeem(second.token, '2027-06-09', '2027-06-11')).body.error_type).toBe('VISIT_IN_FUTURE');
      expect((await redeem(token, '2027-06-01', '2027-06-02')).body.error_type).toBe('REDEEM_NOT_FOR_RESIDENTS');
      const visits = await server.must(cardApi.visits, { token: first.token, body: { customer_id: card.id } });
      expect(visits.items).toMatchObject([
        { startDate: '2027-06-06', nightsCount: 2, visit_id: done.body.visit_id, marina: { id: first.marina } },
      ]);
      const back = { customer_id: card.id, visit_id: done.body.visit_id };
      expect((await server.call(cardApi.returnNights, { token: second.token, body: back })).status).toBe(404);
      await server.must(cardApi.returnNights, { token: first.token, body: back });
      expect((await show(card.card_number)).card.nights_available).toBe(5);
    });

    it('two marinas at the same moment never redeem more than the card has', async () => {
      const card = await addCard();
      const desks = [await openHarbour(server), await openHarbour(server), await openHarbour(server)];
      const answers = await Promise.all(
        desks.map(({ token: desk }, at) =>
          server.call(cardApi.redeemNights, {
            token: desk,
            body: { customer_id: card.id, start_date: `2027-05-0${at * 2 + 1}`, end_date: `2027-05-0${at * 2 + 3}` },
          }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
      expect((await show(card.card_number)).card.nights_available).toBe(1);
    });

    it('a visit during a stay does not exceed the stay', async () => {
      const card = await addCard();
      const away = await openHarbour(server);
      await away.created('APPROVE', { boater: somebody(), card_number: card.card_number, payment: PRICE });
      server.clock.set('2027-06-20T08:00:00.000Z');
      await server.settled();
      const shown = await show(card.card_number, (await server.addStaff(away.marina)).token);
      expect(shown.stays).toEqual([STAY]);
      const desk = (await server.addStaff(away.marina)).token;
      const redeem = (start_date: string, end_date: string) =>
        server.call(cardApi.redeemNights, { token: desk, body: { customer_id: card.id, start_date, end_date } });
      expect(await redeem('2027-06-12', '2027-06-15')).toMatchObject({
        status: 409,
        body: { error_type: 'VISIT_OUTSIDE_STAY', details: STAY },
      });
      expect((await redeem('2027-06-12', '2027-06-14')).status).toBe(200);
    });

    it('visits are counted by month and by marina', async () => {
      const card = await addCard();
      const away = await openHarbour(server, { marina: { name: 'Port Haliguen' } });
      await server.must(cardApi.redeemNights, {
        token: away.token,
        body: { customer_id: card.id, start_date: '2027-05-30', end_date: '2027-06-02' },
      });
      await server.settled();
      const counted = await server.must(cardApi.visitsPerYear, { token: away.token, body: { year: 2027 } });
      expect(counted).toMatchObject({ visits: 1, nights: 3 });
      expect(counted.months[4]).toEqual({ month: 5, visits: 1, nights: 2 });
      expect(counted.months[5]).toEqual({ month: 6, visits: 0, nights: 1 });
      const there = await server.must(cardApi.mapVisits, { token, body: { year: 2027 } });
      expect(there).toMatchObject({
        visited: [{ marina: { id: away.marina, name: 'Port Haliguen' }, visits: 1, nights: 3 }],
        visitors: [],
      });
      const here = await server.must(cardApi.mapVisits, { token: away.token, body: { year: 2027 } });
      expect(here).toMatchObject({ visited: [], visitors: [{ marina: { id: home }, visits: 1, nights: 3 }] });
    });

    it('needs the permission for reservations to redeem, and the one for residents to keep cards', async () => {
      const card = await addCard();
      const away = await server.openMarina();
      const looker = (await server.addStaff(away, VIEWER)).token;
      const visit = { customer_id: card.id, start_date: '2027-06-01', end_date: '2027-06-02' };
      expect((await server.call(cardApi.redeemNights, { token: looker, body: visit })).status).toBe(403);
      const viewer = (await server.addStaff(home, VIEWER)).token;
      const body = { customer_id: card.id };
      expect((await server.call(cardApi.detach, { token: viewer, body })).status).toBe(403);
      const other = (await server.addStaff(away)).token;
      expect((await server.call(cardApi.detach, { token: other, body })).status).toBe(404);
      expect((await server.call(cardApi.resend, { token: other, body })).status).toBe(404);
      expect((await server.call(cardApi.update, { token: other, body })).status).toBe(404);
    });
  });
});
