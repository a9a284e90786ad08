import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { availabilityApi, berthApi } from '../../contracts/berths/api.js';
import { boaterApi, customerListApi, vesselApi } from '../../contracts/customers/api.js';
import { cardApi } from '../../contracts/memberships/api.js';
import { FindBoater } from '../../contracts/customers/queries.js';
import { PresentCard, RedeemNights, ReturnNights } from '../../contracts/memberships/commands.js';
import { FindMembership } from '../../contracts/memberships/queries.js';
import type { Query } from '../../contracts/vocabulary/bus.js';
import { QueryBus } from '../../services/platform/buses/buses.js';
import { ProjectionHost } from '../../services/platform/consuming/projection-host.js';
import type { MarinaServer } from '../fixtures/marina-server.js';
import { EDITOR, VIEWER } from '../fixtures/permissions.js';
import { sharedServer } from '../fixtures/shared-server.js';

const holder = { first_name: 'Inès', last_name: 'Delacroix', email: 'ines@example.org' };
const vessel = { name: 'Belle Étoile', length: 11.4, beam: 3.85, draft: 1.9 };
const stay = { start_date: '2027-07-10', end_date: '2027-07-14' };

describe('membership cards', () => {
  let server: MarinaServer;
  let home: string;
  let away: string;
  let homeToken: string;
  let awayToken: string;
  let card: { id: string; card_number: string };
  /** The holder in the visited marina's register. */
  let visitor: string;

  beforeAll(async () => {
    server = await sharedServer();
    // The reservations of these tests exist as ids only; the policy that cleans up would release their nights.
    await server.stopPolicies();
  });
  // The files that follow on this server need its policies.
  afterAll(() => server.restart());
  beforeEach(async () => {
    server.clock.set('2027-06-01T08:00:00.000Z');
    home = await server.openMarina({ name: 'Port Neuf' });
    away = await server.openMarina();
    homeToken = (await server.addStaff(home)).token;
    awayToken = (await server.addStaff(away)).token;
    card = await addCard();
    visitor = (await server.must(boaterApi.add, { token: awayToken, body: holder })).id;
  });

  const addCard = (more: object = {}, token = homeToken, headers = {}) =>
    server.must(cardApi.add, { token, headers, body: { vessel, boaters: [holder], membership: {}, ...more } });
  const getCard = (token: string, card_number = card.card_number) =>
    server.call(cardApi.get, { token, body: { card_number } });
  const redeem = (nights: number, reservation_id = 'r1', marina_id = away, dates = stay) =>
    server.execute(
      new RedeemNights({ card_id: card.id, reservation_id, nights, ...dates }, server.context({ marina_id })),
    );
  const ask = <Answer>(query: Query<Answer>) => server.app.get(QueryBus, { strict: false }).execute(query);
  const membership = (more: object = {}) =>
    ask(new FindMembership({ marina_id: away, boater_id: visitor, card_number: card.card_number, ...more }));
  const present = (boater_id = visitor, marina_id = away) =>
    server.execute(new PresentCard({ card_number: card.card_number, boater_id }, server.context({ marina_id })));
  const change = (new_status: 'active' | 'disabled' | 'archived', token = homeToken) =>
    server.call(cardApi.changeStatus, { token, body: { customer_id: card.id, new_status } });

  describe('issuing', () => {
    it('puts the holder on record as a resident, with the boat, and gives a number', async () => {
      expect(card.card_number).toMatch(/^POR\d{4}$/);
      const { body } = await getCard(homeToken);
      expect(body).toMatchObject({
        id: card.id,
        card: { card_number: card.card_number, status: 'active', expires_on: '2028-06-01', nights_available: 5 },
        membership: { boater: { first_name: 'Inès' }, vessel: { name: vessel.name } },
        homeMarina: { id: home, name: 'Port Neuf' },
        is_home: true,
        hindrance: 'REDEEM_NOT_FOR_RESIDENTS',
      });
      const { items } = await server.must(customerListApi.residents, { token: homeToken, body: {} });
      expect(items).toMatchObject([
        { id: body.membership.boater?.id, membership_card: { card_number: card.card_number, status: 'active' } },
      ]);
    });

    it('takes boaters and vessels that are on record, and a number that is printed', async () => {
      const { body: known } = await getCard(homeToken);
      const more = await addCard({
        vessel: { vessel_id: known.membership.vessel?.id },
        boaters: [{ boater_id: known.membership.boater?.id }, { ...holder, email: 'second@example.org' }],
        membership: { card_number: 'abc0007', expires_on: '2027-12-31', status: 'pending' },
      });
      expect(more.card_number).toBe('ABC0007');
      const list = await server.must(cardApi.memberships, {
        token: homeToken,
        body: { boater_id: known.membership.boater?.id ?? '' },
      });
      expect(list.items.map(({ card_number }) => card_number)).toEqual(['ABC0007', card.card_number]);
      const taken = await server.call(cardApi.add, {
        token: awayToken,
        body: { vessel, boaters: [{ ...holder, email: 'x@example.org' }], membership: { card_number: 'ABC0007' } },
      });
      expect(taken).toMatchObject({ status: 409, body: { error_type: 'CARD_NUMBER_TAKEN' } });
    });

    it('is answered the same when it is sent again, also after a restart', async () => {
      const key = { 'Idempotency-Key': '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2c02' };
      const other = { boaters: [{ ...holder, email: 'key@example.org' }] };
      const first = await addCard(other, homeToken, key);
      await server.restart();
      await server.stopPolicies();
      expect(await addCard(other, homeToken, key)).toEqual({ ...first, position: expect.any(Number) });
      const { total } = await server.must(customerListApi.residents, { token: homeToken, body: {} });
      expect(total).toBe(2);
    });

    it('names the mail address that is taken', async () => {
      const again = await server.call(cardApi.add, {
        token: homeToken,
        body: { vessel, boaters: [holder], membership: {} },
      });
      expect(again).toMatchObject({
        status: 409,
        body: { error_type: 'CONFLICT', errors: [{ path: 'boaters.0.email', code: 'customers_duplicateEmail2' }] },
      });
    });

    it('records no boater if a named boater or boat does not exist', async () => {
      const nobody = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2c99';
      const fresh = { ...holder, email: 'nora@example.org' };
      const { total } = await server.must(boaterApi.getall, { token: homeToken, body: {} });
      const attempt = async (body: object) => {
        const answer = await server.send('POST', cardApi.add.path, {
          token: homeToken,
          body: { vessel, membership: {}, ...body },
        });
        return answer.body.error_type;
      };
      expect(await attempt({ boaters: [fresh, { boater_id: nobody }] })).toBe('BOATER_NOT_FOUND');
      expect(await attempt({ boaters: [fresh], vessel: { vessel_id: nobody } })).toBe('VESSEL_NOT_FOUND');
      const after = await server.must(boaterApi.getall, { token: homeToken, body: {} });
      expect(after.total).toBe(total);
    });

    it('is for marinas of the association, by users who may create residents', async () => {
      const plain = await server.openMarina({ association_code: null });
      const add = (token: string) =>
        server.call(cardApi.add, {
          token,
          body: { vessel, boaters: [{ ...holder, email: 'n@example.org' }], membership: {} },
        });
      const outside = (await server.addStaff(plain)).token;
      expect(await add(outside)).toMatchObject({ status: 403, body: { error_type: 'MEMBERSHIPS_NOT_AVAILABLE' } });
      expect((await server.must(boaterApi.getall, { token: outside })).total).toBe(0);
      const second = await server.addStaff(home, EDITOR, { role: 'secondary' });
      expect((await add(second.token)).status).toBe(403);
      const front = await server.addStaff(home, { ...VIEWER, reservations: 'EDITOR' });
      expect((await add(front.token)).status).toBe(403);
    });
  });

  describe('redeeming', () => {
    it('takes nights from the year, once for a reservation, and gives them back', async () => {
      expect(await membership()).toMatchObject({ active: true, tem_member: true, redeem_nights_left: 5 });
      expect(await redeem(3)).toMatchObject({ id: card.id });
      expect(await redeem(3)).toMatchObject({ id: card.id });
      expect(await membership()).toMatchObject({ redeem_nights_left: 2, nights_available: 2 });
      expect(await membership({ reservation_id: 'r1' })).toMatchObject({ redeem_nights_left: 5 });
      expect(await redeem(3, 'r2', away, { start_date: '2027-08-01', end_date: '2027-08-09' })).toMatchObject({
        code: 'REDEEM_MORE_THAN_LEFT',
        details: { nights: 2 },
      });
      expect(await redeem(2, 'r3')).toMatchObject({ code: 'NIGHT_ALREADY_REDEEMED' });
      const back = new ReturnNights({ card_id: card.id, reservation_id: 'r1' }, server.context({ marina_id: away }));
      await server.execute(back);
      expect(await membership()).toMatchObject({ redeem_nights_left: 5 });
    });

    it('is nothing for the holder of a berth whom the card does not name there', async () => {
      const pier_id = (await server.must(berthApi.createPier, { token: awayToken, body: { pier: { name: 'A' } } })).id;
      const berth = { pier_id, number: 1, max_loa: 14, max_beam: 5, max_draft: 3 };
      const { id: berth_id } = await server.must(berthApi.createBerth, { token: awayToken, body: { berth } });
      const boat = { boater_id: visitor, vessel };
      const { id: vessel_id } = await server.must(vesselApi.add, { token: awayToken, body: boat });
      await server.must(availabilityApi.allocateVessel, { token: awayToken, body: { berth_id, vessel_id } });
      await server.app.get(ProjectionHost, { strict: false }).reached(await server.engines.eventStore.head(), 5000);
      expect(await redeem(1)).toMatchObject({ code: 'REDEEM_NOT_FOR_RESIDENTS' });
    });

    it('gives five at most, however many ask at the same moment', async () => {
      const dates = [0, 1, 2, 3, 4, 5, 6, 7].map((day) => ({
        start_date: `2027-09-1${day}`,
        end_date: `2027-09-1${day + 1}`,
      }));
      const answers = await Promise.all(dates.map((nights, n) => redeem(1, `r${n}`, away, nights)));
      expect(answers.filter((answer) => 'revision' in (answer as object))).toHaveLength(5);
      expect(await membership()).toMatchObject({ redeem_nights_left: 0 });
    });

    it('is nothing for residents, at home and where they are berthed, nor outside the association', async () => {
      expect(await redeem(1, 'r1', home)).toMatchObject({ code: 'REDEEM_NOT_FOR_RESIDENTS' });
      const resident = { boater_id: visitor, relation_type: 'RESIDENT' as const };
      await server.must(boaterApi.update, { token: awayToken, body: resident });
      expect(await membership()).toMatchObject({ redeem_nights_left: 0, nights_available: 5 });
      await present();
      expect(await redeem(1)).toMatchObject({ code: 'REDEEM_NOT_FOR_RESIDENTS' });
      const outside = await server.openMarina({ association_code: null });
      expect(await redeem(1, 'r1', outside)).toMatchObject({ code: 'MEMBERSHIPS_NOT_AVAILABLE' });
      expect(await membership({ marina_id: outside })).toMatchObject({ tem_member: false, redeem_nights_left: 0 });
    });

    it('ends when the card runs out, and goes on when it is renewed', async () => {
      server.clock.set('2028-06-02T08:00:00.000Z');
      expect(await membership()).toMatchObject({
        status: 'expired',
        active: false,
        redeem_nights_left: 0,
        nights_available: 5,
      });
      const nights = { start_date: '2028-07-01', end_date: '2028-07-03' };
      expect(await redeem(1, 'r1', away, nights)).toMatchObject({ code: 'CARD_NOT_ACTIVE' });
      const { token } = await server.addStaff(home);
      await server.must(cardApi.renew, { token, body: { customer_id: card.id } });
      expect(await membership()).toMatchObject({ active: true, expires_on: '2029-06-02', redeem_nights_left: 5 });
      expect(await redeem(1, 'r1', away, nights)).toMatchObject({ id: card.id });
      const { items } = await server.must(cardApi.visits, { token, body: { customer_id: card.id } });
      expect(items).toMatchObject([
        { type: 'visit', visited_marina_id: away, startDate: '2028-07-01', nightsCount: 1, marina: { id: away } },
        { type: 'renew', customer_home_marina_id: home, startDate: '2028-06-02' },
      ]);
    });

    it('needs a card that is not disabled', async () => {
      await change('disabled');
      expect(await redeem(1)).toMatchObject({ code: 'CARD_NOT_ACTIVE', details: { status: 'disabled' } });
      await change('active');
      expect(await redeem(1)).toMatchObject({ id: card.id });
    });
  });

  describe('in a visited marina', () => {
    it('a card is known, its holder is not until shown', async () => {
      expect((await getCard(awayToken)).body).toMatchObject({
        id: card.id,
        membership: { boater: null, vessel: null },
        is_home: false,
        hindrance: null,
      });
      const byCard = { marina_id: away, card_number: card.card_number };
      expect(await ask(new FindBoater(byCard))).toBeNull();
      expect(await membership({ card_number: undefined })).toBeNull();

      await present();
      await present();
      await server.app.get(ProjectionHost, { strict: false }).reached(await server.engines.eventStore.head(), 5000);
      expect((await getCard(awayToken)).body).toMatchObject({ membership: { boater: { id: visitor }, vessel: null } });
      expect(await ask(new FindBoater(byCard))).toMatchObject({
        boater: { id: visitor },
        memberships: [{ card_number: card.card_number, redeem_nights_left: 5 }],
      });
      expect(await membership({ card_number: undefined })).toMatchObject({ card_number: card.card_number });
      const { items } = await server.must(cardApi.memberships, { token: awayToken, body: { boater_id: visitor } });
      expect(items).toMatchObject([{ card_id: card.id, redeem_nights_left: 5 }]);
    });

    it('shows no card for a boater of another register', async () => {
      const resident = (await getCard(homeToken)).body.membership.boater?.id ?? '';
      expect(await present(resident)).toMatchObject({ code: 'BOATER_NOT_FOUND' });
    });

    it('a card cannot be changed, and only own visits are seen', async () => {
      const third = await server.openMarina();
      const thirdToken = (await server.addStaff(third)).token;
      await redeem(1);
      await redeem(1, 'r2', third, { start_date: '2027-08-01', end_date: '2027-08-02' });
      const visits = (token: string) => server.call(cardApi.visits, { token, body: { customer_id: card.id } });
      expect((await visits(homeToken)).body.total).toBe(2);
      expect((await visits(awayToken)).body).toMatchObject({ items: [{ visited_marina_id: away }], total: 1 });
      const notFound = { status: 404, body: { error_type: 'CARD_NOT_FOUND' } };
      const stranger = (await server.addStaff(await server.openMarina())).token;
      expect(await visits(stranger)).toMatchObject(notFound);
      expect(await change('disabled', thirdToken)).toMatchObject(notFound);
      const renew = await server.call(cardApi.renew, { token: awayToken, body: { customer_id: card.id } });
      expect(renew).toMatchObject(notFound);
    });

    it('outside the association cards do not exist', async () => {
      const outside = (await server.addStaff(await server.openMarina({ association_code: null }))).token;
      expect(await getCard(outside)).toMatchObject({ status: 404, body: { error_type: 'CARD_NOT_FOUND' } });
      expect(await getCard(homeToken, 'ZZZ9999')).toMatchObject({ status: 404 });
    });
  });

  it('returns the cards of a boater or a vessel to their marina', async () => {
    const { body } = await getCard(homeToken);
    const ofVessel = (token: string) =>
      server.call(cardApi.memberships, { token, body: { vessel_id: body.membership.vessel?.id ?? '' } });
    expect((await ofVessel(homeToken)).body).toMatchObject({ items: [{ card_id: card.id }], total: 1 });
    expect(await ofVessel(awayToken)).toMatchObject({ status: 404, body: { error_type: 'VESSEL_NOT_FOUND' } });
    const ofBoater = await server.call(cardApi.memberships, {
      token: awayToken,
      body: { boater_id: body.membership.boater?.id ?? '' },
    });
    expect(ofBoater).toMatchObject({ status: 404, body: { error_type: 'BOATER_NOT_FOUND' } });
  });
});
