import { describe, expect, it } from '@jest/globals';
import type * as z from 'zod';
import { auditApi } from '../../contracts/audit/api.js';
import { invoiceApi } from '../../contracts/payments/api.js';
import { pricingApi } from '../../contracts/pricing/api.js';
import { draftExample } from '../../contracts/pricing/examples.js';
import { trafficApi } from '../../contracts/traffic/api.js';
import { boaterReservationApi, groupApi, reservationApi } from '../../contracts/reservations/api.js';
import type { createGroup } from '../../contracts/reservations/group.js';
import { createReservation } from '../../contracts/reservations/create.js';
import type { BlobStore } from '../../services/platform/blobs/blob-store.js';
import { CommandBus } from '../../services/platform/buses/buses.js';
import { deriveId } from '../../services/platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../services/platform/event-sourcing/stream-repository.js';
import { BLOBS, PAYMENTS } from '../../services/platform/tokens.js';
import { boatStep, entryIdOf, GroupEntries, plannedIds } from '../../services/reservations/groups/group-entries.js';
import type { ReservationEventOf } from '../../services/reservations/domain/events/reservation-event.js';
import type { GroupEvent } from '../../services/reservations/domain/events/group-events.js';
import { CreateReservation } from '../../services/reservations/messages/create-reservation.js';
import { MoveReservation } from '../../services/reservations/messages/move-reservation.js';
import { PaymentSettlementPolicy } from '../../services/reservations/policies/payment-settlement-policy.js';
import { GroupPayments } from '../../services/reservations/groups/group-payments.js';
import type { PaymentProvider } from '../../services/platform/payments/payment-provider.js';
import { isRefusal } from '../../contracts/vocabulary/refusal.js';
import { groupRecord } from '../../services/reservations/records/group-record.js';
import { eventsOf, PRICE, somebody, STAY } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';

harbourForEachTest({ berths: [12, 12, 10, 10, 12, 12], marina: { accepts_online_payments: true } });

type Body = z.input<typeof createGroup>;
type Boat = Body['boats'][number];

const boat = (name: string, more: Partial<Boat> = {}): Boat => ({
  name,
  length: 9.5,
  beam: 3.2,
  draft: 1.6,
  price_per_night: 40,
  ...more,
});
const rally = (boats: Boat[], more: Partial<Body> = {}): Body => ({
  name: 'Rallye des Îles',
  organiser: somebody({ first_name: 'Solène', last_name: 'Kermarrec' }),
  ...STAY,
  boats,
  ...more,
});
const create = (body: Body, headers: Record<string, string> = {}) =>
  server.call(groupApi.create, { token: harbour.token, headers, body });
const created = async (body: Body) => {
  const answer = await server.must(groupApi.create, { token: harbour.token, body });
  await server.settled();
  return answer;
};
const shown = async (group_id: string) => {
  await server.settled();
  return server.must(groupApi.get, { token: harbour.token, body: { group_id } });
};
const stayOf = (id: string | null | undefined) => ({ id: id ?? '', link: '' });

describe('a group of boats', () => {
  it('is opened with a reservation for each boat, and its berths are given together', async () => {
    const { id, boats, berths_given } = await created(
      rally([
        boat('Aziliz', { ...harbour.at('A1'), skipper: 'Yann Le Bihan' }),
        boat('Petrel', { ...harbour.at('A2'), start_date: '2027-06-12', end_date: '2027-06-14' }),
      ]),
    );
    expect(berths_given).toBe(true);
    expect(boats.map(({ name, error_type }) => [name, error_type])).toEqual([
      ['Aziliz', null],
      ['Petrel', null],
    ]);
    const group = await shown(id);
    expect(group).toMatchObject({
      name: 'Rallye des Îles',
      organiser: { first_name: 'Solène', last_name: 'Kermarrec' },
    });
    expect(
      group.boats.map(({ vessel, berth, skipper, start_date, reservation_status }) => [
        vessel.name,
        `${berth?.pier_name}${berth?.number}`,
        skipper,
        start_date,
        reservation_status,
      ]),
    ).toEqual([
      ['Aziliz', 'A1', 'Yann Le Bihan', '2027-06-11', 'waiting'],
      ['Petrel', 'A2', null, '2027-06-12', 'waiting'],
    ]);
    const plan = (await eventsOf(server, `berthplan-${harbour.marina}`)).filter(
      ({ type }) => type === 'BerthAllocated',
    );
    expect(new Set(plan.map(({ metadata }) => metadata.command_id)).size).toBe(1);
  });

  it('is opened for an organiser who has a phone only, and for a boat whose draft is not known yet', async () => {
    const organiser = { first_name: 'Solène', last_name: 'Kermarrec', email: null, phone: '+33612345678' };
    const { boats } = await created(rally([boat('Aziliz'), boat('Petrel', { draft: null })], { organiser }));
    expect(boats.map(({ error_type }) => error_type)).toEqual([null, null]);
  });

  it('has a page with the berths around its boats, what they cost together, and the organiser to ring', async () => {
    const organiser = somebody({ first_name: 'Solène', last_name: 'Kermarrec', phone: '+33612345678' });
    const { id, boats } = await created(
      rally([boat('Aziliz', harbour.at('A1')), boat('Petrel', harbour.at('A2')), boat('Dana')], { organiser }),
    );
    await harbour.must(stayOf(boats[2]?.reservation_id), 'CANCEL', { reason: 'customer' }, { mode: 'MARINA' });
    await harbour.created('APPROVE', harbour.at('A4'));
    const { price, berths, organiser: shownOrganiser } = await shown(id);
    expect(price).toMatchObject({ nights: 6, total: 240, paid: 0, open: 240, paid_boats: 0, open_boats: 2 });
    expect(price.lines).toEqual([{ kind: 'NIGHTS', of: null, name: null, amount: 240 }]);
    expect(berths.map(({ number, free }) => [number, free])).toEqual([
      ['1', false],
      ['2', false],
      ['3', true],
      ['4', false],
      ['5', true],
      ['6', true],
    ]);
    expect(berths[2]).toMatchObject({ place: 3, length: 10 });
    expect(shownOrganiser).toMatchObject({ email: organiser.email, phone: '+33612345678' });
  });

  it('is found by the list of reservations, whose rows name it', async () => {
    await harbour.created('NOTIFY');
    const { id } = await created(rally([boat('Aziliz'), boat('Petrel')]));
    const body = { filter: { group_id: id } };
    const { items } = await server.must(reservationApi.getall, { token: harbour.token, body });
    expect((await harbour.show(stayOf(items[0]?.id))).group).toEqual({ id, name: 'Rallye des Îles' });
    expect(items.map(({ vessel, group }) => [vessel.name, group?.name]).sort()).toEqual([
      ['Aziliz', 'Rallye des Îles'],
      ['Petrel', 'Rallye des Îles'],
    ]);
  });

  it('is created once, however often the command is sent', async () => {
    const body = rally([boat('Aziliz', harbour.at('A1')), boat('Petrel', harbour.at('A2'))]);
    const headers = { 'Idempotency-Key': '0190f3a2-7108-7d18-8b28-0a5b7c9d1e99' };
    const [first, second] = [await create(body, headers), await create(body, headers)];
    expect(second.body.boats).toEqual(first.body.boats);
    await server.settled();
    expect(await harbour.visitors()).toEqual([2, 2, 2]);
  });

  it('is completed after a crash between the group and its boats', async () => {
    const context = {
      ...server.context({ marina_id: harbour.marina }),
      actor: { kind: 'staff' as const, id: harbour.staff.id, name: 'Jonas Weber' },
    };
    const group_id = deriveId(context.command_id, 'group');
    const organiser = await harbour.created('NOTIFY', {
      boater: somebody({ first_name: 'Solène', last_name: 'Kermarrec' }),
    });
    const { boater } = await harbour.show(organiser);
    const forms = ['Aziliz', 'Petrel'].map((name, index) => ({
      form: createReservation.parse({
        ...STAY,
        action: 'NOTIFY',
        boater: { ...somebody({ first_name: 'Solène', last_name: 'Kermarrec' }), id: boater.id },
        vessel: { name, length: 9.5, beam: 3.2, draft: 1.6 },
        payment: PRICE,
      }),
      skipper: '',
      confirm_min_length: false,
      berth_id: harbour.berth(`A${String(index + 1)}`),
    }));
    const entries = server.app.get(GroupEntries, { strict: false });
    await entries.keep(forms, context);
    const first = new CreateReservation(forms[0]!.form, boatStep(context, 0), { group: { group_id } });
    await server.app.get(CommandBus, { strict: false }).execute(first);
    const streams = server.app.get(StreamRepository, { strict: false });
    await streams.execute(groupRecord, group_id, context, (): GroupEvent[] => [
      {
        type: 'GroupOpened',
        data: {
          group_id,
          marina_id: harbour.marina,
          name: 'Rallye des Îles',
          boater_id: boater.id,
          ...STAY,
          offered: 'ORGANISER',
          discount: null,
          reservation_ids: plannedIds(forms, context),
          entry_id: entryIdOf(context),
          at: server.clock.nowIso(),
        },
      },
    ]);
    await server.settled();
    await server.settled();
    const { boats } = await shown(group_id);
    expect(boats.map(({ vessel, berth }) => [vessel.name, berth?.number])).toEqual([
      ['Aziliz', '1'],
      ['Petrel', '2'],
    ]);
    expect((await streams.load(groupRecord, group_id)).state?.lists).toMatchObject([{ outcome: { refused: [] } }]);
    expect(await server.app.get<BlobStore>(BLOBS, { strict: false }).get(entryIdOf(context))).toBeUndefined();
  });

  it('writes nothing if every boat is refused', async () => {
    const organiser = somebody();
    const names = ['Aziliz', 'Petrel'];
    for (const name of names) {
      const vessel = { name, length: 9.5, beam: 3.2, draft: 1.6 };
      await harbour.created('APPROVE', { boater: organiser, vessel });
    }
    await server.settled();
    const head = await server.engines.eventStore.head();
    const { status } = await create(
      rally(
        names.map((name) => boat(name)),
        { organiser },
      ),
    );
    expect(status).toBe(409);
    expect(await server.engines.eventStore.head()).toBe(head);
  });

  it('gives no boat a berth if one berth cannot be had, and says whose', async () => {
    await harbour.created('APPROVE', harbour.at('A2'));
    const { boats, berths_given, id } = await created(
      rally([boat('Aziliz', harbour.at('A1')), boat('Petrel', harbour.at('A2'))]),
    );
    expect(berths_given).toBe(false);
    expect(boats.map(({ error_type }) => error_type)).toEqual([null, 'BERTH_TAKEN']);
    expect((await shown(id)).boats.map(({ berth }) => berth)).toEqual([null, null]);
  });

  it('refuses sixty boats of which two are equal, and names the second', async () => {
    const boats = Array.from({ length: 60 }, (_, index) => boat(`Boat ${String(index)}`));
    const { status, body } = await create(rally([...boats.slice(0, 59), boat('BOAT  7')]));
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path: 'boats.59.name', code: 'groupBoatTwice' }] });
  });

  it('asks for the price of a boat that the price list does not cover, before anything is written', async () => {
    const { price_per_night: _, ...unpriced } = boat('Petrel');
    const organiser = somebody();
    const { body } = await create(rally([boat('Aziliz'), unpriced], { organiser }));
    expect(body).toMatchObject({ errors: [{ path: 'boats.1.price_per_night', code: 'reservation_priceRequired' }] });
    const found = await server.must(reservationApi.getall, { token: harbour.token, body: {} });
    expect(found.total).toBe(0);
  });

  it('asks for the mail address of each skipper where each boat gets its own offer', async () => {
    const { body } = await create(
      rally([boat('Aziliz', { email: 'yann@example.org' }), boat('Petrel')], { offered: 'EACH' }),
    );
    expect(body).toMatchObject({ errors: [{ path: 'boats.1.email', code: 'emailRequired' }] });
  });

  it('gives each boat the group discount while it has enough boats', async () => {
    const discount = { percent: 10, boats: 2 };
    const { id } = await created(rally([boat('Aziliz'), boat('Petrel')], { discount }));
    expect((await shown(id)).boats.map(({ total_to_pay }) => total_to_pay)).toEqual([108, 108]);
    const few = await created(
      rally([boat('Dana'), boat('Naviclou')], { discount: { percent: 10, boats: 3 }, ...STAY }),
    );
    expect((await shown(few.id)).boats.map(({ total_to_pay }) => total_to_pay)).toEqual([120, 120]);
  });

  it('is priced before its offers are sent, to the cent as they are, with the boats that need a typed price', async () => {
    const season_pricing_plan = { ...draftExample };
    await server.must(pricingApi.createPlan, { token: harbour.token, body: { season_pricing_plan } });
    await server.settled();
    const discount = { percent: 10, boats: 2 };
    const own = { start_date: '2027-06-12', end_date: '2027-06-14' };
    const { price_per_night: _, ...listed } = boat('Petrel', own);
    const sent: Boat[] = [boat('Aziliz'), listed];
    const priced = await server.must(groupApi.price, {
      token: harbour.token,
      body: {
        ...STAY,
        discount,
        boats: sent.map(({ length, beam, price_per_night, start_date, end_date }) => ({
          length,
          beam,
          ...(price_per_night === undefined ? {} : { price_per_night }),
          ...(start_date === undefined ? {} : { start_date, end_date }),
        })),
      },
    });
    const { id } = await created(rally(sent, { discount }));
    const offered = (await shown(id)).boats.map(({ total_to_pay }) => total_to_pay);
    expect(priced.boats.map((one) => one?.total)).toEqual(offered);
    expect(priced.total).toBe(offered.reduce<number>((sum, one) => sum + (one ?? 0), 0));
    expect(priced.nights).toBe(5);
  });

  it('has no sum for a boat that the price list does not cover', async () => {
    const boats = [
      { length: 9.5, beam: 3.2, price_per_night: 40 },
      { length: 9.5, beam: null },
    ];
    const priced = await server.must(groupApi.price, { token: harbour.token, body: { ...STAY, boats } });
    expect(priced).toMatchObject({ total: 120, nights: 3, boats: [{ total: 120 }, null] });
  });

  it('keeps its other boats as they are when one is changed and one is cancelled', async () => {
    const { id, boats } = await created(
      rally([boat('Aziliz', harbour.at('A1')), boat('Dana', harbour.at('A2')), boat('Petrel', harbour.at('A5'))]),
    );
    const [aziliz, dana, petrel] = boats.map(({ reservation_id }) => stayOf(reservation_id));
    const before = await harbour.show(petrel!);
    await harbour.must(
      aziliz!,
      'NOTIFY',
      { payment: PRICE, end_date: '2027-06-15', start_date: '2027-06-12' },
      { mode: 'MARINA' },
    );
    await harbour.must(dana!, 'CANCEL', { reason: 'customer' }, { mode: 'MARINA' });
    await server.settled();
    const { revision, statuses, payment } = await harbour.show(petrel!);
    expect([revision, statuses, payment]).toEqual([before.revision, before.statuses, before.payment]);
    const rows = (await shown(id)).boats.map(({ vessel, start_date, berth, reservation_status }) => [
      vessel.name,
      start_date,
      berth?.number ?? null,
      reservation_status,
    ]);
    expect(rows).toEqual([
      ['Aziliz', '2027-06-12', '1', 'waiting'],
      ['Dana', '2027-06-11', null, 'canceled_by_marina'],
      ['Petrel', '2027-06-11', '5', 'waiting'],
    ]);
  });

  it('is in the history, with its organiser and its boats', async () => {
    const { id } = await created(rally([boat('Aziliz'), boat('Petrel')]));
    const { items } = await server.must(auditApi.getall, {
      token: harbour.token,
      body: { filter: { kind: 'group', id } },
    });
    expect(items).toHaveLength(1);
  });

  it('is named by the arrivals and the history of its boats', async () => {
    const { id, boats } = await created(rally([boat('Aziliz', harbour.at('A1')), boat('Petrel', harbour.at('A2'))]));
    const aziliz = stayOf(boats[0]?.reservation_id);
    const token = await harbour.linkOf(aziliz.id);
    await server.must(boaterReservationApi.acceptGroup, { token, body: {} });
    await harbour.must(aziliz, 'APPROVE', { payment: PRICE }, { mode: 'MARINA' });
    server.clock.set('2027-06-11T08:00:00.000Z');
    await server.settled();
    const { today } = await server.must(trafficApi.activity, { token: harbour.token });
    expect(today.arrivals.map(({ vessel, group }) => [vessel.name, group])).toEqual([
      ['Aziliz', { id, name: 'Rallye des Îles' }],
    ]);
    const { items } = await server.must(auditApi.getall, {
      token: harbour.token,
      body: { filter: { kind: 'reservation', id: aziliz.id } },
    });
    expect(JSON.stringify(items)).toContain('"Rallye des Îles"');
  });

  it('belongs to its marina alone', async () => {
    const { id } = await created(rally([boat('Aziliz'), boat('Petrel')]));
    const other = await server.addStaff(await server.openMarina());
    const { status } = await server.call(groupApi.get, { token: other.token, body: { group_id: id } });
    expect(status).toBe(404);
  });
});

describe('boats that join a group later', () => {
  const add = (group_id: string, boats: Boat[], headers: Record<string, string> = {}) =>
    server.call(groupApi.addBoats, { token: harbour.token, headers, body: { group_id, boats } });
  const names = async (group_id: string) => (await shown(group_id)).boats.map(({ vessel }) => vessel.name);

  it('get a reservation, a berth and an offer like its first ones, with the discount of the whole group', async () => {
    const organiser = somebody();
    const discount = { percent: 10, boats: 3 };
    const { id } = await created(
      rally([boat('Aziliz', harbour.at('A1')), boat('Petrel', harbour.at('A2'))], { organiser, discount }),
    );
    const { body } = await add(id, [boat('Dana', harbour.at('A5'))]);
    expect(body).toMatchObject({ boats: [{ name: 'Dana', error_type: null }], berths_given: true });
    const { boats } = await shown(id);
    expect(boats.map(({ vessel, berth, total_to_pay }) => [vessel.name, berth?.number, total_to_pay])).toEqual([
      ['Aziliz', '1', 120],
      ['Dana', '5', 108],
      ['Petrel', '2', 120],
    ]);
    const { outbox } = server.engines;
    const mails = await outbox!.list({ marina_ids: [harbour.marina], to: organiser.email, page: 1, page_size: 50 });
    expect(mails.items).toHaveLength(2);
  });

  it('are entered once, however often the command is sent', async () => {
    const { id } = await created(rally([boat('Aziliz'), boat('Petrel')]));
    const headers = { 'Idempotency-Key': '0190f3a2-7108-7d18-8b28-0a5b7c9d1e98' };
    const first = await add(id, [boat('Dana')], headers);
    const second = await add(id, [boat('Dana')], headers);
    expect(second.body).toEqual(first.body);
    expect(await names(id)).toEqual(['Aziliz', 'Dana', 'Petrel']);
  });

  it('that two people add at once are entered once, and the second is told which boat the group has', async () => {
    const { id } = await created(rally([boat('Aziliz'), boat('Petrel')]));
    const answers = await Promise.all([add(id, [boat('Dana')]), add(id, [boat('DANA')])]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const refused = answers.find(({ status }) => status === 400);
    expect(refused?.body).toMatchObject({ errors: [{ path: 'boats.0.name', code: 'groupBoatTwice' }] });
    expect(await names(id)).toHaveLength(3);
  });

  it('never make it more than sixty', async () => {
    const { id } = await created(rally([boat('Aziliz'), boat('Petrel')]));
    const many = Array.from({ length: 59 }, (_, index) => boat(`Boat ${String(index)}`));
    const { body } = await add(id, many);
    expect(body).toMatchObject({ errors: [{ path: 'boats', code: 'groupTooLarge' }] });
  });

  it('are refused once the group was cancelled, or its dates are over', async () => {
    const { id, boats } = await created(rally([boat('Aziliz'), boat('Petrel')]));
    for (const { reservation_id } of boats) {
      await harbour.must(stayOf(reservation_id), 'CANCEL', { reason: 'customer' }, { mode: 'MARINA' });
    }
    expect((await add(id, [boat('Dana')])).body).toMatchObject({ error_type: 'RESERVATION_GROUP_ENDED' });
    const other = await created(rally([boat('Naviclou'), boat('Korrigan')]));
    server.clock.set('2027-06-14T08:00:00.000Z');
    expect((await add(other.id, [boat('Dana')])).body).toMatchObject({ error_type: 'RESERVATION_GROUP_ENDED' });
  });
});

describe('a boat that is taken out of its group', () => {
  const takeOut = (group_id: string, reservation_id: string | null | undefined, headers: Record<string, string> = {}) =>
    server.call(groupApi.takeOut, {
      token: harbour.token,
      headers,
      body: { group_id, reservation_id: reservation_id ?? '' },
    });

  it('keeps its reservation, which list and page show without the group, and the history says so', async () => {
    const { id, boats } = await created(rally([boat('Aziliz', harbour.at('A1')), boat('Petrel')]));
    const aziliz = stayOf(boats[0]?.reservation_id);
    expect((await takeOut(id, aziliz.id)).status).toBe(200);
    expect((await shown(id)).boats.map(({ vessel }) => vessel.name)).toEqual(['Petrel']);
    const page = await harbour.show(aziliz);
    expect([page.group, page.berth?.number, page.reservation_status]).toEqual([null, '1', 'waiting']);
    const { items } = await server.must(reservationApi.getall, { token: harbour.token, body: {} });
    expect(items.map(({ vessel, group }) => [vessel.name, group?.name ?? null]).toSorted()).toEqual([
      ['Aziliz', null],
      ['Petrel', 'Rallye des Îles'],
    ]);
    const history = await server.must(auditApi.getall, {
      token: harbour.token,
      body: { filter: { kind: 'reservation', id: aziliz.id } },
    });
    expect(JSON.stringify(history.items)).toContain('ReservationLeftGroup');
  });

  it('leaves once, however often the command is sent, and joins no second time', async () => {
    const { id, boats } = await created(rally([boat('Aziliz'), boat('Petrel')]));
    const headers = { 'Idempotency-Key': '0190f3a2-7108-7d18-8b28-0a5b7c9d1e97' };
    const first = await takeOut(id, boats[0]?.reservation_id, headers);
    expect((await takeOut(id, boats[0]?.reservation_id, headers)).body).toEqual(first.body);
    expect((await takeOut(id, boats[0]?.reservation_id)).status).toBe(404);
  });

  it('is never the last one that comes', async () => {
    const { id, boats } = await created(rally([boat('Aziliz'), boat('Petrel')]));
    await harbour.must(stayOf(boats[0]?.reservation_id), 'CANCEL', { reason: 'customer' }, { mode: 'MARINA' });
    const { body } = await takeOut(id, boats[1]?.reservation_id);
    expect(body).toMatchObject({ error_type: 'RESERVATION_GROUP_LAST_BOAT' });
    expect((await shown(id)).boats).toHaveLength(2);
  });

  it('is recorded in the group by the policy if a crash kept that out', async () => {
    const { id, boats } = await created(rally([boat('Aziliz'), boat('Petrel')]));
    const reservation_id = boats[0]?.reservation_id ?? '';
    const context = server.context({ marina_id: harbour.marina });
    await server.app
      .get(CommandBus, { strict: false })
      .execute(new MoveReservation(reservation_id, { type: 'LeaveGroup', group_id: id }, context));
    await server.settled();
    const { state } = await server.app.get(StreamRepository, { strict: false }).load(groupRecord, id);
    expect(state?.reservation_ids).toEqual([boats[1]?.reservation_id]);
  });

  it('belongs to a group of the same marina', async () => {
    const { id, boats } = await created(rally([boat('Aziliz'), boat('Petrel')]));
    const { token } = await server.addStaff(await server.openMarina());
    const body = { group_id: id, reservation_id: boats[0]?.reservation_id ?? '' };
    expect((await server.call(groupApi.takeOut, { token, body })).status).toBe(404);
    const added = { group_id: id, boats: [boat('Dana')] };
    expect((await server.call(groupApi.addBoats, { token, body: added })).status).toBe(404);
  });
});

describe('the organiser of a group', () => {
  const mailsTo = async (to: string) => {
    await server.settled();
    const { outbox } = server.engines;
    if (outbox === null) throw new Error('the server keeps no outbox');
    const { items } = await outbox.list({ marina_ids: [harbour.marina], to, page: 1, page_size: 50 });
    const mails = await Promise.all(items.map(({ id }) => outbox.get(id)));
    return mails.flatMap((mail) => mail ?? []);
  };

  it('gets one mail about the offers of all boats, in their own language, and each skipper an own one', async () => {
    const organiser = somebody({ language: 'fr' });
    const { boats } = await created(
      rally([boat('Aziliz', harbour.at('A1')), boat('Petrel', { start_date: '2027-06-12', end_date: '2027-06-14' })], {
        organiser,
        message: 'À bientôt.',
      }),
    );
    const mails = await mailsTo(organiser.email);
    expect(mails.map(({ language, subject }) => [language, subject])).toEqual([
      ['fr', expect.stringContaining('Rallye des Îles')],
    ]);
    const text = mails[0]?.text.replace(/\s/g, ' ') ?? '';
    for (const said of ['Aziliz, A1, EUR 120.00', 'Petrel, ', 'EUR 200.00', 'À bientôt.']) expect(text).toContain(said);
    expect(text).toContain(await linkOf(boats[0]?.reservation_id));
    const skippers = ['yann', 'james'].map((name) => `${name}@${harbour.marina}.example`);
    await created(
      rally([boat('Dana', { email: skippers[0]! }), boat('Naviclou', { email: skippers[1]! })], { offered: 'EACH' }),
    );
    expect((await Promise.all(skippers.map(mailsTo))).map(({ length }) => length)).toEqual([1, 1]);
  });

  const linkOf = (id: string | null | undefined) => harbour.linkOf(id ?? '');

  it('sees all boats with the link of one, and accepts the open offers at once', async () => {
    const { boats } = await created(rally([boat('Aziliz', harbour.at('A1')), boat('Dana'), boat('Petrel')]));
    const [first, second] = boats.map(({ reservation_id }) => reservation_id);
    await harbour.must(stayOf(second), 'CANCEL', { reason: 'customer' }, { mode: 'MARINA' });
    await server.settled();
    const token = await linkOf(first);
    const { group } = await server.must(boaterReservationApi.group, { token });
    expect(group?.boats.map(({ name, open, total_to_pay }) => [name, open, total_to_pay])).toEqual([
      ['Aziliz', true, 120],
      ['Dana', false, 120],
      ['Petrel', true, 120],
    ]);
    const accepted = await server.must(boaterReservationApi.acceptGroup, { token, body: {} });
    expect(accepted.boats.map(({ name, error_type }) => [name, error_type])).toEqual([
      ['Aziliz', null],
      ['Petrel', null],
    ]);
    expect(await harbour.standing(stayOf(first))).toBe('pending MARINA');
    await server.settled();
    const after = await server.must(boaterReservationApi.group, { token });
    expect(after.group?.boats.some(({ open }) => open)).toBe(false);
  });

  it('is the only one whose link does: each skipper sees the own boat alone', async () => {
    const skippers = [boat('Aziliz', { email: 'yann@example.org' }), boat('Petrel', { email: 'james@example.org' })];
    const { boats } = await created(rally(skippers, { offered: 'EACH' }));
    const token = await linkOf(boats[0]?.reservation_id);
    expect((await server.must(boaterReservationApi.group, { token })).group).toBeNull();
    expect((await server.call(boaterReservationApi.acceptGroup, { token, body: {} })).status).toBe(404);
  });
});

describe('an organiser who pays for all', () => {
  const setPayer = (group_id: string, payer: 'ORGANISER' | 'EACH', more: object = {}) =>
    server.call(groupApi.setPayer, { token: harbour.token, body: { group_id, payer, ...more } });
  /** Two boats of the organiser that are approved and due online. */
  const due = async (names = ['Aziliz', 'Petrel'], payer: 'ORGANISER' | null = 'ORGANISER') => {
    const { id, boats } = await created(
      rally(
        names.map((name) => boat(name)),
        { method: 'ONLINE' },
      ),
    );
    const stays = boats.map(({ reservation_id }) => stayOf(reservation_id));
    if (payer !== null) expect((await setPayer(id, payer)).status).toBe(200);
    const token = await harbour.linkOf(stays[0]!.id);
    await server.must(boaterReservationApi.acceptGroup, { token, body: {} });
    for (const stay of stays) await harbour.must(stay, 'APPROVE', {}, { mode: 'MARINA' });
    await server.settled();
    return { id, stays, token };
  };
  const pay = (token: string, headers: Record<string, string> = {}) =>
    server.call(boaterReservationApi.payGroup, { token, headers, body: {} });
  const paymentsOf = async (stay: { id: string }) =>
    (await eventsOf(server, `reservation-${stay.id}`)).flatMap((event) =>
      event.type === 'PaymentReceived' ? [event.data as ReservationEventOf<'PaymentReceived'>['data']] : [],
    );

  it('has one payment on one page, and every reservation has its part', async () => {
    const { id, stays, token } = await due();
    const { group } = await server.must(boaterReservationApi.group, { token });
    expect(group?.payment).toEqual({ amount: 240, currency: 'EUR', boats: 2, pays_on: 'form' });
    const { body } = await pay(token);
    expect(body).toMatchObject({ payment_status: 'succeeded', amount: 240, redirect_url: null });
    await server.settled();
    const parts = await Promise.all(stays.map(paymentsOf));
    expect(parts.map(([part]) => part?.amount)).toEqual([12_000, 12_000]);
    const [one, other] = parts.map(([part]) => part);
    expect(one?.provider_reference).toBe(other?.provider_reference);
    expect(one?.group_payment).toMatchObject({ group_id: id });
    const { price, boats } = await shown(id);
    expect(price).toMatchObject({ paid: 240, open: 0, paid_boats: 2 });
    expect(boats.map(({ paid_by_organiser, has_paid }) => [paid_by_organiser, has_paid])).toEqual([
      [true, true],
      [true, true],
    ]);
    expect((await pay(token)).body).toMatchObject({ error_type: 'RESERVATION_PAYMENT_NOT_DUE' });
  });

  it('pays once, however often the button is pressed or the command is sent', async () => {
    const { stays, token } = await due();
    const headers = { 'Idempotency-Key': '0190f3a2-7108-7d18-8b28-0a5b7c9d1e96' };
    const answers = await Promise.all([pay(token, headers), pay(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await Promise.all(stays.map(paymentsOf))).map(({ length }) => length)).toEqual([1, 1]);
  });

  it('is given back the part of a boat that was cancelled while the money was on its way', async () => {
    const { id, stays, token } = await due();
    const paying = server.app.get(GroupPayments, { strict: false });
    const streams = server.app.get(StreamRepository, { strict: false });
    const provider = server.app.get<PaymentProvider>(PAYMENTS, { strict: false });
    const parts = stays.map(({ id: reservation_id }) => ({ reservation_id, amount: 12_000 }));
    const context = server.context({ marina_id: harbour.marina });
    const metadata = { reservation_id: id, marina_id: harbour.marina };
    const payment = { id: `group ${id}`, amount_minor: 24_000, currency: 'EUR' as const, description: '', metadata };
    const createdPayment = await provider.createPayment(payment);
    if (isRefusal(createdPayment)) throw new Error(createdPayment.code);
    const { provider_reference } = createdPayment;
    await paying.record(id, { type: 'BeginPayment', payment_id: 'p1', provider_reference, parts }, context);
    await harbour.must(stays[1]!, 'CANCEL', { reason: 'customer' }, { mode: 'MARINA' });
    await provider.confirmPayment({ id: `c ${id}`, provider_reference, token: 'sandbox_ok' });
    // The provider's notification is all that the server has of it, as after a crash or on the provider's page.
    await server.app.get(PaymentSettlementPolicy, { strict: false }).take({
      kind: 'payment',
      notification_id: `n ${id}`,
      provider_reference,
      status: 'succeeded',
      metadata,
    });
    await server.settled();
    expect((await Promise.all(stays.map(paymentsOf))).map(({ length }) => length)).toEqual([1, 0]);
    const { state } = await streams.load(groupRecord, id);
    expect(state?.payments).toMatchObject([{ received: true, allocated: true }]);
    expect(await provider.getPayment(provider_reference)).toMatchObject({ refunded_minor: 12_000 });
    expect((await pay(token)).status).toBe(409);
  });

  it('gets the parts of a payment that a crash kept from the reservations', async () => {
    const { id, stays } = await due();
    const paying = server.app.get(GroupPayments, { strict: false });
    const parts = stays.map(({ id: reservation_id }) => ({ reservation_id, amount: 12_000 }));
    const step = () => server.context({ marina_id: harbour.marina });
    await paying.record(id, { type: 'BeginPayment', payment_id: 'p1', provider_reference: 'pi_1', parts }, step());
    await paying.record(id, { type: 'ReceivePayment', payment_id: 'p1' }, step());
    await server.settled();
    expect((await Promise.all(stays.map(paymentsOf))).map(({ length }) => length)).toEqual([1, 1]);
  });

  it('is refunded for one boat alone', async () => {
    const { id, stays, token } = await due();
    await pay(token);
    await server.settled();
    await harbour.must(stays[0]!, 'CANCEL', { reason: 'customer', refundAmount: 120 }, { mode: 'MARINA' });
    await server.settled();
    const { boats } = await shown(id);
    expect(boats.map(({ refunded_amount }) => refunded_amount)).toEqual([120, 0]);
  });

  it('is said while nothing is paid, and no more after that', async () => {
    const { id, token } = await due();
    expect((await setPayer(id, 'EACH')).status).toBe(200);
    expect((await pay(token)).body).toMatchObject({ error_type: 'RESERVATION_PAYMENT_NOT_DUE' });
    await setPayer(id, 'ORGANISER');
    await pay(token);
    await server.settled();
    expect((await setPayer(id, 'EACH')).body).toMatchObject({ error_type: 'RESERVATION_GROUP_PAID' });
    const { token: elsewhere } = await server.addStaff(await server.openMarina());
    const body = { group_id: id, payer: 'EACH' as const };
    expect((await server.call(groupApi.setPayer, { token: elsewhere, body })).status).toBe(404);
  });

  it('asks the skippers for nothing: their page names who pays, and their link pays nothing', async () => {
    const organiser = somebody({ first_name: 'Solène', last_name: 'Kermarrec' });
    const skippers = [
      boat('Aziliz', { email: organiser.email, skipper: 'Solène Kermarrec' }),
      boat('Petrel', { email: 'james@example.org', skipper: 'James Dunmore' }),
    ];
    const { id, boats } = await created(
      rally(skippers, { offered: 'EACH', method: 'ONLINE', organiser, confirm_boater: true }),
    );
    expect((await setPayer(id, 'ORGANISER')).status).toBe(200);
    const stays = boats.map(({ reservation_id }) => stayOf(reservation_id));
    const [own, other] = await Promise.all(stays.map((stay) => harbour.linkOf(stay.id)));
    for (const [at, token] of [own, other].entries()) {
      await server.must(boaterReservationApi.acceptPrice, { token: token!, body: {} });
      await harbour.must(stays[at]!, 'APPROVE', {}, { mode: 'MARINA' });
    }
    await server.settled();
    const page = await server.must(boaterReservationApi.get, { token: other! });
    expect(page.paid_by).toEqual({ name: 'Solène Kermarrec', is_you: false });
    expect([page.payment.due_amount, page.payment.payment_due_at, page.next_move.by]).toEqual([0, null, null]);
    const refused = await server.call(boaterReservationApi.pay, { token: other!, body: {} });
    expect(refused.body).toMatchObject({ error_type: 'RESERVATION_PAID_BY_ORGANISER' });
    expect((await pay(other!)).status).toBe(404);
    expect((await pay(own!)).body).toMatchObject({ amount: 240 });
    // Each boat has an invoice of its own, in the name of whoever pays.
    const bill = { token: harbour.token, body: { reservation_id: stays[1]!.id } };
    expect(await server.must(invoiceApi.preview, bill)).toMatchObject({ payer: 'Solène Kermarrec' });
    await server.must(invoiceApi.create, bill);
    const [drawn] = await eventsOf(server, `invoicing-${stays[1]!.id}`);
    expect(drawn?.data).toMatchObject({ payer: 'Solène Kermarrec', boater_id: (await shown(id)).organiser.boater_id });
  });

  it('pays for boats that are added later, and for one boat alone if that was said', async () => {
    const { id, stays } = await due(['Aziliz', 'Petrel'], null);
    expect((await setPayer(id, 'ORGANISER', { reservation_id: stays[1]!.id })).status).toBe(200);
    expect((await shown(id)).boats.map(({ paid_by_organiser }) => paid_by_organiser)).toEqual([false, true]);
    await setPayer(id, 'ORGANISER');
    await server.call(groupApi.addBoats, { token: harbour.token, body: { group_id: id, boats: [boat('Zeevonk')] } });
    expect((await shown(id)).boats.map(({ paid_by_organiser }) => paid_by_organiser)).toEqual([true, true, true]);
  });

  it('needs a boat of their own in the group, whose page it is', async () => {
    const skippers = [boat('Aziliz', { email: 'yann@example.org' }), boat('Petrel', { email: 'james@example.org' })];
    const { id } = await created(rally(skippers, { offered: 'EACH' }));
    expect((await setPayer(id, 'ORGANISER')).body).toMatchObject({ error_type: 'RESERVATION_GROUP_NO_PAGE' });
  });
});

describe('berths for a group', () => {
  const find = async (boats: object[], more: object = {}) => {
    await server.settled();
    const body = { boats: boats.map((one) => ({ length: 9.5, beam: 3.2, draft: 1.6, ...STAY, ...one })), ...more };
    return server.must(groupApi.findBerths, { token: harbour.token, body });
  };
  const named = ({ placements }: Awaited<ReturnType<typeof find>>) =>
    placements.map(({ berth }) => (berth === null ? null : `${berth.pier_name}${berth.number}`));

  it('are proposed next to each other on one pier, each where its size fits', async () => {
    await harbour.created('APPROVE', harbour.at('A1'));
    const found = await find([{ length: 11.5 }, {}, {}]);
    expect(named(found)).toEqual(['A2', 'A3', 'A4']);
    expect(found.piers).toEqual([{ pier_id: harbour.piers.get('A'), pier_name: 'A', boats: 3 }]);
    expect(found.berths.map(({ place, free }) => [place, free])).toEqual([
      [1, false],
      [2, true],
      [3, true],
      [4, true],
      [5, true],
      [6, true],
    ]);
  });

  it('say why a boat cannot have the berth that staff want, and propose others for the rest', async () => {
    const found = await find([{ length: 11.5, ...harbour.at('A3') }, {}]);
    expect(found.placements[0]).toMatchObject({ berth: { number: '3' }, refused: 'too_short_loa' });
    expect(found.placements[1]).toMatchObject({ refused: null });
    expect(named(found)[1]).not.toBe('A3');
  });

  it('say why no berth fits', async () => {
    const { placements } = await find([{ length: 14 }, {}]);
    expect(placements[0]).toEqual({ berth: null, spare: null, refused: 'too_short_loa' });
  });
});
