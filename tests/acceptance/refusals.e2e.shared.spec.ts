import { beforeEach, describe, expect, it } from '@jest/globals';
import type * as z from 'zod';
import { absenceApi } from '../../contracts/absences/api.js';
import { availabilityApi, berthApi, planActionApi, planGestureApi } from '../../contracts/berths/api.js';
import { boaterApi, erasingApi, mergingApi, vesselApi } from '../../contracts/customers/api.js';
import { dockVesselApi } from '../../contracts/dockwalk/api.js';
import { cardApi } from '../../contracts/memberships/api.js';
import { boaterReservationApi, matchingApi, reservationApi } from '../../contracts/reservations/api.js';
import { freshId } from '../../services/platform/event-sourcing/derived-id.js';
import { type Asked, headOf, PETREL, PRICE, somebody } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';
import { type CallAnswer, PASSWORD } from '../fixtures/marina-server.js';

harbourForEachTest();

type Gesture = z.input<NonNullable<typeof planGestureApi.planPreview.body>>['gesture'];

describe('while a berth is offered to the waiting list', () => {
  let offered: Asked;
  let neighbour: Asked;
  beforeEach(async () => {
    offered = await harbour.request();
    await harbour.must(offered, 'ADD_TO_WAITING_LIST', {});
    const body = { reservation_id: offered.id, ...harbour.at('A2') };
    await server.must(matchingApi.offerBerth, { token: harbour.token, body });
    neighbour = await harbour.approved({ vessel: { ...PETREL, name: 'Ondine' } }, PRICE, harbour.berth('A1'));
  });

  const gestures: readonly (readonly [string, () => Gesture])[] = [
    ['a move', () => ({ type: 'MOVE', reservation_id: offered.id, ...harbour.at('A3') })],
    [
      'a split',
      () => ({
        type: 'SPLIT',
        reservation_id: offered.id,
        segments: [
          { ...harbour.at('A2'), start_date: '2027-06-11' },
          { ...harbour.at('A3'), start_date: '2027-06-12' },
        ],
      }),
    ],
    ['a swap', () => ({ type: 'SWAP', reservation_id: offered.id, with_reservation_id: neighbour.id })],
    [
      'a swap from the other side',
      () => ({ type: 'SWAP', reservation_id: neighbour.id, with_reservation_id: offered.id }),
    ],
    [
      'other dates',
      () => ({ type: 'DATES', reservation_id: offered.id, start_date: '2027-06-11', end_date: '2027-06-15' }),
    ],
  ];
  it.each(gestures)(
    '%s on the plan is refused by the preview and by the change, and changes nothing',
    async (_, of) => {
      const { token } = harbour;
      const before = await headOf(server);
      const gesture = of();
      const preview = await server.must(planGestureApi.planPreview, { token, body: { gesture } });
      expect(preview).toMatchObject({ possible: false, refusal: { code: 'RESERVATION_BERTH_OFFER_RUNNING' } });
      const revision = (await headOf(server)) + 1000;
      const stays = await Promise.all(
        [offered, neighbour].map(async (asked) => ({
          reservation_id: asked.id,
          revision: (await harbour.show(asked)).revision,
        })),
      );
      expect(
        await server.call(planGestureApi.planChange, { token, body: { gesture, basis: { revision, stays } } }),
      ).toMatchObject({ status: 409, body: { error_type: 'RESERVATION_BERTH_OFFER_RUNNING' } });
      expect(await headOf(server)).toBe(before);
      expect([await harbour.berthOf(offered), await harbour.berthOf(neighbour)]).toEqual(['A2', 'A1']);
    },
  );

  it('the offer is listed as an action that cannot be undone, as its preview says', async () => {
    const { token } = harbour;
    const body = { reservation_id: offered.id };
    const { items } = await server.must(planActionApi.planActions, { token, body });
    expect(items).toMatchObject([
      { undoable: false, why_not: { code: 'REFUSED', refusal: { code: 'RESERVATION_BERTH_OFFER_RUNNING' } } },
    ]);
    const { action_id = '' } = items[0] ?? {};
    const preview = await server.must(planActionApi.planUndoPreview, { token, body: { action_id } });
    expect(preview).toMatchObject({ possible: false, refusal: { code: 'RESERVATION_BERTH_OFFER_RUNNING' } });
  });
});

describe('a refusal leaves nothing in the log', () => {
  /** Sends a call that is refused. @returns the events that it left */
  const refused = async (send: () => Promise<CallAnswer<unknown>>, status: number, error_type: string) => {
    const before = await headOf(server);
    expect(await send()).toMatchObject({ status, body: { error_type } });
    expect(await headOf(server)).toBe(before);
  };
  const holder = async (name: string, relation_type: 'RESIDENT' | 'VISITOR' = 'RESIDENT') => {
    const { token } = harbour;
    const { id: boater_id } = await server.must(boaterApi.add, {
      token,
      body: { ...somebody(), relation_type },
    });
    const vessel = { ...PETREL, name };
    const { id: vessel_id } = await server.must(vesselApi.add, { token, body: { boater_id, vessel } });
    await server.settled();
    return { boater_id, vessel_id };
  };

  it('of an absence report in which the boat is away already, and of a change to such dates', async () => {
    const { token } = harbour;
    const { vessel_id } = await holder('Havørn');
    await server.must(availabilityApi.allocateVessel, { token, body: { ...harbour.at('A1'), vessel_id } });
    const why = { reason: 'OTHER' as const, destination: 'Brest' };
    const report = (departure_date: string, return_date: string) =>
      server.call(absenceApi.create, { token, body: { vessel_id, departure_date, return_date, ...why } });
    expect((await report('2027-06-10', '2027-06-20')).status).toBe(200);
    const { body } = await report('2027-07-10', '2027-07-20');
    await refused(() => report('2027-06-15', '2027-06-25'), 409, 'VACANCY_ALREADY_SPANS_TIME_SLOT');
    // A day trip claims its day; this one is within the other absence.
    await refused(() => report('2027-06-15', '2027-06-15'), 409, 'VACANCY_ALREADY_SPANS_TIME_SLOT');
    const dates = { departure_date: '2027-06-15', return_date: '2027-06-25', ...why };
    const change = () => server.call(absenceApi.edit, { token, body: { absence_report_id: body.id, ...dates } });
    await refused(change, 409, 'VACANCY_ALREADY_SPANS_TIME_SLOT');
  });

  it('of a reservation for a boat that is somebody else’s', async () => {
    const { vessel_id } = await holder('Havørn');
    const { boater_id } = await holder('Mistral');
    const vessel = { ...PETREL, id: vessel_id };
    const create = () => harbour.create('APPROVE', { boater: { ...somebody(), id: boater_id }, vessel });
    await refused(create, 404, 'VESSEL_NOT_FOUND');
  });

  it('of a card whose second holder has the mail address of somebody else', async () => {
    const { token } = harbour;
    const known = somebody();
    await server.must(boaterApi.add, { token, body: known });
    const person = ({ first_name, last_name, email }: typeof known) => ({ first_name, last_name, email });
    const boaters = [person(somebody()), person(known)];
    const body = { vessel: PETREL, boaters, membership: { card_number: 'STM0042' } };
    await refused(() => server.call(cardApi.add, { token, body }), 409, 'CONFLICT');
  });

  it('of a form that changes the holder of a card and a boat that it does not have', async () => {
    const { token } = harbour;
    const { first_name, last_name, email } = somebody();
    const boaters = [{ first_name, last_name, email }];
    const { id: customer_id } = await server.must(cardApi.add, {
      token,
      body: { vessel: PETREL, boaters, membership: {} },
    });
    await server.must(cardApi.detach, { token, body: { customer_id } });
    const body = { customer_id, first_name: 'Nora', boat_name: 'Ondine' };
    await refused(() => server.call(cardApi.update, { token, body }), 409, 'CARD_DETACHED');
  });

  /** A boater whose boat has another primary contact, who was erased. */
  const contactOfErased = async (relation_type: 'RESIDENT' | 'VISITOR' = 'RESIDENT') => {
    const { token } = harbour;
    const { boater_id: erased } = await holder('Mistral');
    const { boater_id, vessel_id } = await holder('Havørn', relation_type);
    await server.must(vesselApi.addBoater, { token, body: { vessel_id, boater_id: erased } });
    await server.must(vesselApi.setPrimaryBoater, { token, body: { vessel_id, boater_id: erased } });
    const admin = await server.addAdmin();
    const headers = { 'X-Marina-Id': harbour.marina };
    const body = { boater_id: erased, password: PASSWORD };
    await server.settled();
    await server.must(erasingApi.erase, { token: admin.token, headers, body });
    await server.settled();
    return { boater_id, vessel_id };
  };

  it('of a form that changes the holder of a card and a boat whose primary contact was erased', async () => {
    const { token } = harbour;
    const { boater_id, vessel_id } = await contactOfErased();
    const card = { vessel: { vessel_id }, boaters: [{ boater_id }], membership: {} };
    const { id: customer_id } = await server.must(cardApi.add, { token, body: card });
    const body = { customer_id, first_name: 'Nora', boat_name: 'Ondine' };
    await refused(() => server.call(cardApi.update, { token, body }), 409, 'BOATER_ERASED');
  });

  it('of a boat on the dock whose primary contact was erased, so that no owner is registered for it', async () => {
    const { vessel_id } = await contactOfErased();
    const body = { vessel: { vessel_id, name: 'Ondine', email_address: 'new.owner@example.org' } };
    await refused(() => server.call(dockVesselApi.update, { token: harbour.token, body }), 409, 'BOATER_ERASED');
  });

  it('because a boat whose primary contact was erased is booked with its record as it is', async () => {
    const { boater_id, vessel_id } = await contactOfErased('VISITOR');
    const vessel = { ...PETREL, id: vessel_id };
    const created = await harbour.create('APPROVE', { boater: { ...somebody(), id: boater_id }, vessel });
    expect(created.status).toBe(200);
  });

  it('of a berth that gets another number and becomes too small for its boat', async () => {
    const { token } = harbour;
    await harbour.approved({}, PRICE, harbour.berth('A1'));
    const pier_id = harbour.piers.get('A') ?? '';
    const berth = { pier_id, number: 77, max_loa: 5, max_beam: 4, max_draft: 2.5 };
    const update = () =>
      server.call(berthApi.updateBerth, { token, body: { berth: { id: harbour.berth('A1'), ...berth } } });
    await refused(update, 409, 'BERTH_IN_USE');
  });

  it('of placements of which one names a reservation of somebody else', async () => {
    const asked = await harbour.agreed();
    await harbour.must(asked, 'APPROVE', harbour.at('A1'));
    await server.settled();
    const placements = [
      { reservation_id: asked.id, ...harbour.at('A2') },
      { reservation_id: freshId(), ...harbour.at('A3') },
    ];
    const place = () => server.call(matchingApi.placeBest, { token: harbour.token, body: { placements } });
    await refused(place, 404, 'NOT_FOUND');
  });

  it('of taking the primary contact off a boat that names the person by two merged records', async () => {
    const { token } = harbour;
    const { boater_id, vessel_id } = await holder('Havørn');
    const { boater_id: merged_id } = await holder('Mistral');
    await server.must(vesselApi.addBoater, { token, body: { vessel_id, boater_id: merged_id } });
    await server.must(mergingApi.merge, { token, body: { boater_id, merged_id } });
    await server.settled();
    const remove = () => server.call(vesselApi.removeBoater, { token, body: { vessel_id, boater_id } });
    await refused(remove, 409, 'VESSEL_PRIMARY_BOATER');
  });

  const stale = { 'If-Match': '"77"' };

  it('of the deletion of a berth that has changed since', async () => {
    const body = { berth_id: harbour.berth('A1') };
    const remove = () => server.call(berthApi.deleteBerth, { token: harbour.token, headers: stale, body });
    await refused(remove, 412, 'STALE');
  });

  it('of a new number for a berth that has changed since', async () => {
    const pier_id = harbour.piers.get('A') ?? '';
    const berth = { id: harbour.berth('A1'), pier_id, number: 77, max_loa: 12, max_beam: 4, max_draft: 2.5 };
    const update = () => server.call(berthApi.updateBerth, { token: harbour.token, headers: stale, body: { berth } });
    await refused(update, 412, 'STALE');
  });

  it('of other holders of a card that has changed since', async () => {
    const { token } = harbour;
    const { first_name, last_name, email } = somebody();
    const boaters = [{ first_name, last_name, email }];
    const body = { vessel: PETREL, boaters, membership: {} };
    const { id: customer_id } = await server.must(cardApi.add, { token, body });
    const update = () =>
      server.call(cardApi.update, { token, headers: stale, body: { customer_id, first_name: 'Nora' } });
    await refused(update, 412, 'STALE');
  });

  it('of another berth for a reservation that has changed since', async () => {
    const asked = await harbour.agreed();
    await harbour.must(asked, 'APPROVE', harbour.at('A1'));
    const body = { reservation_id: asked.id, ...harbour.at('A2') };
    const assign = () => server.call(reservationApi.assignBerth, { token: harbour.token, headers: stale, body });
    await refused(assign, 412, 'STALE');
    expect(await harbour.berthOf(asked)).toBe('A1');
  });

  it('of a payment for a stay that has changed since', async () => {
    const asked = await harbour.agreed();
    await harbour.must(asked, 'APPROVE', harbour.at('A1'));
    const pay = () =>
      server.call(boaterReservationApi.pay, { token: asked.link, headers: stale, body: { part: 'DUE' } });
    await refused(pay, 412, 'STALE');
  });

  it('of a new mail address for a record that has changed since', async () => {
    const { boater_id } = await holder('Havørn');
    const body = { boater_id, email: 'elsewhere@example.org' };
    const update = () => server.call(boaterApi.update, { token: harbour.token, headers: stale, body });
    await refused(update, 412, 'STALE');
  });
});
