import { describe, expect, it } from '@jest/globals';
import type * as z from 'zod';
import { absenceApi } from '../../contracts/absences/api.js';
import { availabilityApi, manyBerthsApi, planActionApi } from '../../contracts/berths/api.js';
import { conflictApi } from '../../contracts/conflicts/api.js';
import type { Remedy } from '../../contracts/conflicts/remedies.js';
import { boaterApi, vesselApi } from '../../contracts/customers/api.js';
import { dockWalkApi } from '../../contracts/dockwalk/api.js';
import { messageApi } from '../../contracts/messages/api.js';
import { counterApi, reservationApi } from '../../contracts/reservations/api.js';
import { trafficApi } from '../../contracts/traffic/api.js';
import type { RemedyBegun } from '../../services/conflicts/domain/conflict-events.js';
import { conflictRecord } from '../../services/conflicts/records/conflict-record.js';
import { freshId } from '../../services/platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../services/platform/event-sourcing/stream-repository.js';
import { type Asked, eventsOf, headOf, PETREL, PRICE, somebody } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, inHarbour, server } from '../fixtures/harbour-for-each-test.js';
import { DockWalker } from '../fixtures/dock-walker.js';
import { VIEWER } from '../fixtures/permissions.js';
import { aResidentIn } from '../fixtures/residents.js';

harbourForEachTest();

type Resolve = z.input<NonNullable<typeof conflictApi.resolve.body>>;

const list = (token = harbour.token) => server.must(conflictApi.list, { token });
const listOf = ({ id: reservation_id }: Asked, token = harbour.token) =>
  server.must(conflictApi.list, { token, body: { reservation_id } });
const show = (conflict_id: string, more = {}) =>
  server.must(conflictApi.get, { token: harbour.token, body: { conflict_id, ...more } });
const resolve = (body: Resolve, headers: Record<string, string> = {}, token = harbour.token) =>
  server.call(conflictApi.resolve, { token, headers, body });
const booked = (more = {}) => harbour.created('APPROVE', more);
const arrive = (asked: Asked, more = {}) =>
  server.must(trafficApi.update, {
    token: harbour.token,
    body: { traffic_event_id: `arrival-${asked.id}`, action: 'CONFIRM', ...more },
  });
const berthOf = async ({ id }: Asked) => {
  const body = { reservation_id: id };
  return (await server.must(reservationApi.get, { token: harbour.token, body })).berth_id;
};
const kinds = (remedies: readonly Remedy[]) => remedies.map(({ choice }) => choice.kind);

/** A stay in A1 until 14 June that has not left, and one that comes to A1 on that day; it is 14:00 in Paris. */
async function lateDeparture() {
  const staying = await booked({ vessel: { ...PETREL, name: 'Solveig' }, ...harbour.at('A1') });
  const nights = { start_date: '2027-06-14', end_date: '2027-06-17' };
  const coming = await booked({ vessel: { ...PETREL, name: 'Mistral' }, ...nights, ...harbour.at('A1') });
  server.clock.set('2027-06-11T08:00:00.000Z');
  await arrive(staying);
  server.clock.set('2027-06-14T12:00:00.000Z');
  await server.settled();
  return { staying, coming, conflict_id: `late-${staying.id}` };
}

/** The card of a booked boat says that it is wider than its berth takes. */
async function largerBoat(beam = 4.15) {
  const asked = await booked({ vessel: { ...PETREL, name: 'Windekind' }, ...harbour.at('A1') });
  return { asked, vessel_id: await widen(asked, beam), conflict_id: `size-${asked.id}` };
}

/** Corrects the beam on the card of the boat that is booked. */
async function widen({ id: reservation_id }: Asked, beam: number): Promise<string> {
  const { vessel } = await server.must(reservationApi.get, { token: harbour.token, body: { reservation_id } });
  const vessel_id = vessel.id ?? '';
  await server.must(vesselApi.update, { token: harbour.token, body: { vessel_id, vessel: { beam } } });
  await server.settled();
  return vessel_id;
}

describe('a late departure under the next arrival', () => {
  it('is found once the boat is late, with the arriving boat moved as the best remedy', async () => {
    const { staying, coming, conflict_id } = await lateDeparture();
    server.clock.set('2027-06-14T09:00:00.000Z');
    expect((await list()).items).toEqual([]);
    server.clock.set('2027-06-14T12:00:00.000Z');
    const { items, total } = await list();
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      conflict_id,
      kind: 'LATE_DEPARTURE',
      state: 'OPEN',
      berth: { label: 'A1', sizes: { length: 12 } },
      boat: { reservation_id: staying.id, vessel: { name: 'Solveig' } },
      others: [{ reservation_id: coming.id, vessel: { name: 'Mistral' } }],
      best: {
        choice: { kind: 'MOVE', reservation_id: coming.id },
        from: { label: 'A1' },
        same_pier: true,
        mails: false,
      },
    });
    const { remedies } = await show(conflict_id);
    expect(kinds(remedies)).toEqual(['MOVE', 'MOVE', 'STAY_LONGER', 'ASK', 'DEPARTED', 'DATES', 'CANCEL', 'REMIND']);
    expect(remedies[2]).toMatchObject({ price: { difference: 60 }, nights: { end_date: '2027-06-15' } });
  });

  it('never sends a boat to a berth in which another late boat lies', async () => {
    const second = await booked({ vessel: { ...PETREL, name: 'Fram' }, ...harbour.at('A2') });
    server.clock.set('2027-06-11T08:00:00.000Z');
    await arrive(second);
    server.clock.set('2027-06-01T08:00:00.000Z');
    const { conflict_id } = await lateDeparture();
    const { remedies } = await show(conflict_id);
    const moves = remedies.filter(({ choice }) => choice.kind === 'MOVE');
    expect(moves.map(({ to }) => to.map(({ label }) => label))).toEqual([['A3']]);
  });

  it('prefers a berth that is empty to one whose boat leaves today', async () => {
    const leaving = await booked({ vessel: { ...PETREL, name: 'Tern' }, ...harbour.at('A2') });
    server.clock.set('2027-06-11T08:00:00.000Z');
    await arrive(leaving);
    server.clock.set('2027-06-01T08:00:00.000Z');
    const { conflict_id } = await lateDeparture();
    server.clock.set('2027-06-14T09:59:00.000Z');
    expect((await show(conflict_id)).state).toBe('SOLVED');
    server.clock.set('2027-06-14T12:00:00.000Z');
    expect((await show(conflict_id)).remedies[0]).toMatchObject({ to: [{ label: 'A3' }] });
  });

  it('says so where the only other berth has a boat that leaves today', async () => {
    const leaving = await booked({ vessel: { ...PETREL, name: 'Tern' }, ...harbour.at('A2') });
    await booked({ vessel: { ...PETREL, name: 'Fram' }, end_date: '2027-06-20', ...harbour.at('A3') });
    const expected = { date: '2027-06-14', time: '18:00' };
    server.clock.set('2027-06-11T08:00:00.000Z');
    await arrive(leaving);
    server.clock.set('2027-06-14T08:00:00.000Z');
    await server.must(trafficApi.update, {
      token: harbour.token,
      body: { traffic_event_id: `departure-${leaving.id}`, action: 'LATE', expected },
    });
    server.clock.set('2027-06-01T08:00:00.000Z');
    const { conflict_id } = await lateDeparture();
    const [move] = (await show(conflict_id)).remedies;
    expect(move).toMatchObject({ choice: { kind: 'MOVE' }, to: [{ label: 'A2' }], still_leaving: true });
  });

  it('is solved by moving the arriving boat, once', async () => {
    const { coming, conflict_id } = await lateDeparture();
    const choice = { kind: 'MOVE' as const, reservation_id: coming.id, berth_id: harbour.berth('A2') };
    const key = { 'Idempotency-Key': freshId() };
    const first = await resolve({ conflict_id, choice }, key);
    expect(first.status).toBe(200);
    expect(await berthOf(coming)).toBe(harbour.berth('A2'));
    expect((await list()).items).toEqual([]);
    const again = await resolve({ conflict_id, choice }, key);
    expect(again.body).toEqual(first.body);
    const late = await resolve({ conflict_id, choice: { kind: 'CANCEL', reservation_id: coming.id } });
    expect(late).toMatchObject({
      status: 409,
      body: { error_type: 'CONFLICT_SOLVED', details: { by: expect.any(String), remedy: 'MOVE' } },
    });
    expect(await show(conflict_id)).toMatchObject({
      state: 'SOLVED',
      remedies: [],
      solved: { kind: 'MOVE', label: 'A2', by: expect.any(String) },
    });
  });

  it('is open again once the plan has undone its remedy, which is the newest change of the stay', async () => {
    const { coming, conflict_id } = await lateDeparture();
    const choice = { kind: 'MOVE' as const, reservation_id: coming.id, berth_id: harbour.berth('A2') };
    expect((await resolve({ conflict_id, choice })).status).toBe(200);
    const body = { reservation_id: coming.id, page: 1, page_size: 1 };
    const { items } = await server.must(planActionApi.planActions, { token: harbour.token, body });
    expect(items).toMatchObject([
      { undoable: true, stays: [{ reservation_id: coming.id, to: [{ berth_name: 'A2' }] }] },
    ]);
    const action_id = items[0]?.action_id ?? '';
    const { basis } = await server.must(planActionApi.planUndoPreview, { token: harbour.token, body: { action_id } });
    await server.must(planActionApi.planUndo, { token: harbour.token, body: { action_id, basis } });
    await server.settled();
    expect(await berthOf(coming)).toBe(harbour.berth('A1'));
    expect((await list()).items).toMatchObject([{ conflict_id, state: 'OPEN' }]);
  });

  it('goes away when the boat leaves, and the page says who changed it', async () => {
    const { staying, conflict_id } = await lateDeparture();
    const body = { traffic_event_id: `departure-${staying.id}`, action: 'CONFIRM' as const };
    await server.must(trafficApi.update, { token: harbour.token, body });
    await server.settled();
    expect((await list()).items).toEqual([]);
    expect(await show(conflict_id)).toMatchObject({ state: 'SOLVED', solved: { kind: null, by: expect.any(String) } });
  });

  it('waits for an answer until the time given, with a message to the boater', async () => {
    const { staying, conflict_id } = await lateDeparture();
    const until = '2027-06-14T13:00:00.000Z';
    const choice = { kind: 'ASK' as const, reservation_id: staying.id, until };
    expect((await resolve({ conflict_id, choice, message: 'Can you leave by 15:00?' })).status).toBe(200);
    await server.settled();
    const waits = [{ state: 'WAITING', waiting: { until, kind: 'ASK' }, best: null }];
    expect(await list()).toMatchObject({ items: waits, total: 1, open: 0 });
    const messages = await server.must(messageApi.reservation, {
      token: harbour.token,
      body: { reservation_id: staying.id },
    });
    expect([...messages.read, ...messages.unread]).toContainEqual(
      expect.objectContaining({ text: 'Can you leave by 15:00?' }),
    );
    server.clock.set('2027-06-14T13:00:00.000Z');
    expect((await list()).items).toMatchObject([{ state: 'OPEN', waiting: null }]);
    const past = await resolve({ conflict_id, choice, message: 'Can you leave by 15:00?' });
    expect(past.body.error_type).toBe('CONFLICT_UNTIL_PAST');
  });

  it('does not wait for an answer to a question that nobody wrote', async () => {
    const { staying, coming, conflict_id } = await lateDeparture();
    const until = '2027-06-14T13:00:00.000Z';
    const dates = { start_date: '2027-06-15', end_date: '2027-06-18' };
    for (const choice of [
      { kind: 'ASK' as const, reservation_id: staying.id, until },
      { kind: 'DATES' as const, reservation_id: coming.id, ...dates, until },
    ]) {
      expect(await resolve({ conflict_id, choice, message: ' ' })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'message', code: 'messageRequired' }] },
      });
    }
    expect((await list()).items).toMatchObject([{ state: 'OPEN', waiting: null }]);
  });

  it('lets the boat stay longer in another berth, at the price of the night', async () => {
    const { staying, conflict_id } = await lateDeparture();
    const end_date = '2027-06-15';
    const choice = {
      kind: 'STAY_LONGER' as const,
      reservation_id: staying.id,
      end_date,
      berth_id: harbour.berth('A3'),
    };
    expect(await resolve({ conflict_id, choice })).toMatchObject({ status: 200 });
    const stay = await server.must(reservationApi.get, {
      token: harbour.token,
      body: { reservation_id: staying.id },
    });
    expect(stay).toMatchObject({ end_date, berth_id: harbour.berth('A3') });
    await server.settled();
    expect((await list()).items).toEqual([]);
  });
});

describe('a late departure of a boat whose dates its boater booked', () => {
  it('has the longer stay among its ways, with its price and a mail to the boater', async () => {
    const staying = await harbour.approved({}, PRICE, harbour.berth('A1'));
    const nights = { start_date: '2027-06-14', end_date: '2027-06-17' };
    await booked({ vessel: { ...PETREL, name: 'Mistral' }, ...nights, ...harbour.at('A1') });
    server.clock.set('2027-06-11T08:00:00.000Z');
    await arrive(staying);
    server.clock.set('2027-06-14T12:00:00.000Z');
    await server.settled();
    const conflict_id = `late-${staying.id}`;
    const { remedies } = await show(conflict_id);
    const longer = remedies.find(({ choice }) => choice.kind === 'STAY_LONGER' && choice.reservation_id === staying.id);
    expect(longer).toMatchObject({ mails: true, price: { difference: 60 }, nights: { end_date: '2027-06-15' } });
    const choice = longer?.choice ?? { kind: 'REMIND' as const, until: '' };
    expect((await resolve({ conflict_id, choice })).status).toBe(200);
    await server.settled();
    expect((await harbour.show(staying)).end_date).toBe('2027-06-15');
    expect((await list()).items).toEqual([]);
  });
});

describe('a boat larger than believed', () => {
  it('is found when its card changes, with the measure by which it is too large', async () => {
    const { conflict_id } = await largerBoat();
    expect((await list()).items).toMatchObject([
      { conflict_id, kind: 'BOAT_TOO_LARGE', berth: { label: 'A1' }, excess: { dimension: 'beam', metres: 0.15 } },
    ]);
    const { sizes, remedies, nothing_fits } = await show(conflict_id);
    expect(sizes).toMatchObject({
      booked: { beam: 3.2 },
      card: { beam: 4.15 },
      card_changed: { by: expect.any(String) },
    });
    expect(nothing_fits).toBe(true);
    expect(kinds(remedies)).toEqual(['KEEP_SIZE', 'ASK', 'CANCEL', 'REMIND']);
  });

  it('is no conflict while the larger boat fits its berth', async () => {
    await largerBoat(3.9);
    expect((await list()).items).toEqual([]);
  });

  it('moves to a wider berth, and its booking has the right size then', async () => {
    const wide = await harbour.addBerth('A', 4, { max_beam: 5 });
    const { asked, conflict_id } = await largerBoat();
    const { remedies } = await show(conflict_id);
    expect(remedies[0]).toMatchObject({ choice: { kind: 'MOVE', berth_id: wide }, spare: { beam: 0.85 } });
    expect((await resolve({ conflict_id, choice: remedies[0]!.choice })).status).toBe(200);
    const stay = await server.must(reservationApi.get, { token: harbour.token, body: { reservation_id: asked.id } });
    expect(stay).toMatchObject({ berth_id: wide, vessel: { beam: 4.15 } });
    await server.settled();
    expect((await list()).items).toEqual([]);
  });

  it('lies over two berths where its own one extends over a neighbour', async () => {
    await harbour.addPier('B', [12]);
    const neighbours = [harbour.berth('B1')];
    await harbour.addBerth('B', 2, { smart_extension: { orientation: 'STERN_TO', sides: 1, neighbours } });
    const asked = await booked({ vessel: { ...PETREL, name: 'Windekind' }, ...harbour.at('B2') });
    const stay = await server.must(reservationApi.get, { token: harbour.token, body: { reservation_id: asked.id } });
    const vessel_id = stay.vessel.id ?? '';
    await server.must(vesselApi.update, { token: harbour.token, body: { vessel_id, vessel: { beam: 4.15 } } });
    await server.settled();
    const conflict_id = `size-${asked.id}`;
    const { remedies } = await show(conflict_id);
    expect(remedies[0]).toMatchObject({ choice: { kind: 'MOVE' }, to: [{ label: 'B2' }, { label: 'B1' }] });
    expect((await resolve({ conflict_id, choice: remedies[0]!.choice })).status).toBe(200);
    await server.settled();
    expect((await list()).items).toEqual([]);
    expect(await harbour.isFree('B1')).toBe(false);
  });

  it('is settled by the size of the booking, which corrects the card', async () => {
    const { asked, vessel_id, conflict_id } = await largerBoat();
    const choice = { kind: 'KEEP_SIZE' as const, reservation_id: asked.id };
    expect((await resolve({ conflict_id, choice })).status).toBe(200);
    await server.settled();
    const { vessel } = await server.must(vesselApi.get, { token: harbour.token, body: { vessel_id } });
    expect(vessel.beam).toBe(3.2);
    expect((await list()).items).toEqual([]);
  });

  it('finds remedies for another size, which is written onto card and booking', async () => {
    const wide = await harbour.addBerth('A', 4, { max_beam: 4.3 });
    const { vessel_id, conflict_id } = await largerBoat(4.5);
    expect((await show(conflict_id)).nothing_fits).toBe(true);
    const sizes = { length: 9.8, beam: 4.25, draft: 1.7 };
    const { remedies } = await show(conflict_id, { sizes });
    expect(remedies[0]).toMatchObject({ choice: { kind: 'MOVE', berth_id: wide } });
    expect((await resolve({ conflict_id, choice: remedies[0]!.choice, sizes })).status).toBe(200);
    const { vessel } = await server.must(vesselApi.get, { token: harbour.token, body: { vessel_id } });
    expect(vessel.beam).toBe(4.25);
  });
});

describe('a boat larger than believed and a berth that is too small for it as well', () => {
  it('are not exchanged: the refusal leaves both stays in their berths', async () => {
    const { asked, conflict_id } = await largerBoat();
    const other = await booked({ vessel: { ...PETREL, name: 'Ondine' }, ...harbour.at('A2') });
    await server.settled();
    const before = await headOf(server);
    const choice = { kind: 'SWAP' as const, reservation_id: asked.id, with_reservation_id: other.id };
    expect((await show(conflict_id)).remedies.map((remedy) => remedy.choice)).not.toContainEqual(choice);
    expect(await resolve({ conflict_id, choice })).toMatchObject({
      status: 409,
      body: { error_type: 'BERTH_TOO_SMALL' },
    });
    expect(await headOf(server)).toBe(before);
    expect([await berthOf(asked), await berthOf(other)]).toEqual([harbour.berth('A1'), harbour.berth('A2')]);
  });

  it('are exchanged once the berth is wide enough, and the booking has the right size then', async () => {
    await harbour.addBerth('A', 9, { max_beam: 5 });
    const { asked, conflict_id } = await largerBoat();
    const other = await booked({ vessel: { ...PETREL, name: 'Ondine' }, ...harbour.at('A9') });
    await server.settled();
    const choice = { kind: 'SWAP' as const, reservation_id: asked.id, with_reservation_id: other.id };
    expect((await resolve({ conflict_id, choice })).status).toBe(200);
    await server.settled();
    expect([await berthOf(asked), await berthOf(other)]).toEqual([harbour.berth('A9'), harbour.berth('A1')]);
    const body = { reservation_id: asked.id };
    const { vessel } = await server.must(reservationApi.get, { token: harbour.token, body });
    expect(vessel.beam).toBe(4.15);
    expect((await list()).items).toEqual([]);
  });
});

describe('a berth taken by another boat', () => {
  it('lets the boat have the berth that it went to, if that is free', async () => {
    const asked = await booked(harbour.at('A1'));
    server.clock.set('2027-06-11T08:00:00.000Z');
    await arrive(asked, { berth_id: harbour.berth('A3') });
    await server.settled();
    expect(await berthOf(asked)).toBe(harbour.berth('A3'));
    expect((await list()).items).toEqual([]);
  });

  it('is a conflict with the stay that has the berth, which an exchange solves', async () => {
    const [first, second] = [await booked(harbour.at('A1')), await booked(harbour.at('A2'))];
    server.clock.set('2027-06-11T08:00:00.000Z');
    await arrive(first, { berth_id: harbour.berth('A2') });
    await server.settled();
    const conflict_id = `taken-${first.id}`;
    expect((await list()).items).toMatchObject([
      { conflict_id, kind: 'BERTH_TAKEN', berth: { label: 'A2' }, others: [{ reservation_id: second.id }] },
    ]);
    const choice = { kind: 'SWAP' as const, reservation_id: first.id, with_reservation_id: second.id };
    expect((await show(conflict_id)).remedies[0]).toMatchObject({ choice });
    expect((await resolve({ conflict_id, choice })).status).toBe(200);
    await server.settled();
    expect([await berthOf(first), await berthOf(second)]).toEqual([harbour.berth('A2'), harbour.berth('A1')]);
    expect((await list()).items).toEqual([]);
  });

  it('is not left to a boat that is too wide for it: the other stay keeps its berth', async () => {
    await harbour.addBerth('A', 9, { max_beam: 5 });
    const wide = await booked({ vessel: { ...PETREL, name: 'Windekind', beam: 4.5 }, ...harbour.at('A9') });
    const other = await booked({ vessel: { ...PETREL, name: 'Ondine' }, ...harbour.at('A2') });
    server.clock.set('2027-06-11T08:00:00.000Z');
    await arrive(wide, { berth_id: harbour.berth('A2') });
    await server.settled();
    const conflict_id = `taken-${wide.id}`;
    const before = await headOf(server);
    const choice = { kind: 'MOVE' as const, reservation_id: other.id, berth_id: harbour.berth('A1') };
    expect(await resolve({ conflict_id, choice })).toMatchObject({
      status: 409,
      body: { error_type: 'BERTH_TOO_SMALL' },
    });
    expect(await headOf(server)).toBe(before);
    expect([await berthOf(wide), await berthOf(other)]).toEqual([harbour.berth('A9'), harbour.berth('A2')]);
    expect(kinds((await show(conflict_id)).remedies)).not.toContain('MOVE');
  });

  it('ends when the boat has gone to its own berth', async () => {
    const [first] = [await booked(harbour.at('A1')), await booked(harbour.at('A2'))];
    server.clock.set('2027-06-11T08:00:00.000Z');
    await arrive(first, { berth_id: harbour.berth('A2') });
    await server.settled();
    const choice = { kind: 'AT_PLACE' as const, reservation_id: first.id };
    expect((await resolve({ conflict_id: `taken-${first.id}`, choice })).status).toBe(200);
    await server.settled();
    expect((await list()).items).toEqual([]);
  });
});

describe('a stay without the berth it had', () => {
  it('is found when the berth goes out of service, and gets another berth', async () => {
    await inHarbour({ berths: [12] });
    const asked = await booked(harbour.at('A1'));
    await server.must(manyBerthsApi.updateMany, {
      token: harbour.token,
      body: { berth_ids: [harbour.berth('A1')], changes: { active: false }, displace_visitors: true },
    });
    await server.settled();
    const conflict_id = `service-${asked.id}`;
    expect((await list()).items).toMatchObject([
      { conflict_id, kind: 'BERTH_OUT_OF_SERVICE', lost_cause: 'OUT_OF_SERVICE', berth: { label: 'A1' } },
    ]);
    const shown = await show(conflict_id);
    expect(shown.nothing_fits).toBe(true);
    // The screen draws the pier of a berth out of service, too.
    expect(shown.berth).toMatchObject({ pier_name: 'A', pier_id: expect.stringMatching(/./), sizes: { length: 12 } });
    const berth_id = await harbour.addBerth('A', 2);
    const choice = { kind: 'MOVE' as const, reservation_id: asked.id, berth_id };
    expect((await show(conflict_id)).remedies[0]).toMatchObject({ choice });
    expect((await resolve({ conflict_id, choice })).status).toBe(200);
    expect(await berthOf(asked)).toBe(berth_id);
    await server.settled();
    expect((await list()).items).toEqual([]);
  });

  it('is offered the nearest dates on which a berth fits, however far away, where none does on its own', async () => {
    await inHarbour({ berths: [12, 12] });
    await booked({ start_date: '2027-06-01', end_date: '2027-06-25', ...harbour.at('A2') });
    const asked = await booked(harbour.at('A1'));
    await server.must(manyBerthsApi.updateMany, {
      token: harbour.token,
      body: { berth_ids: [harbour.berth('A1')], changes: { active: false }, displace_visitors: true },
    });
    await server.settled();
    const { remedies, nothing_fits } = await show(`service-${asked.id}`);
    expect(nothing_fits).toBe(true);
    const dates = remedies.flatMap(({ choice, to }) =>
      choice.kind === 'DATES' ? [[choice.start_date, to[0]?.label]] : [],
    );
    expect(dates).toEqual([
      ['2027-06-25', 'A2'],
      ['2027-06-26', 'A2'],
      ['2027-06-27', 'A2'],
    ]);
  });

  it('is found when the resident is home early', async () => {
    await inHarbour({ berths: [12] });
    const { token } = harbour;
    const contact = { first_name: 'Odd', last_name: 'Rognli', email: `odd-${freshId()}@example.org` };
    const resident = await server.must(boaterApi.add, { token, body: { ...contact, relation_type: 'RESIDENT' } });
    const ship = await server.must(vesselApi.add, { token, body: { boater_id: resident.id, vessel: PETREL } });
    await server.must(availabilityApi.allocateVessel, {
      token,
      body: { berth_id: harbour.berth('A1'), vessel_id: ship.id },
    });
    await server.settled();
    const away = { departure_date: '2027-06-05', return_date: '2027-06-25' };
    const absence = await server.must(absenceApi.create, {
      token,
      body: { vessel_id: ship.id, ...away, reason: 'OTHER', destination: 'Brest' },
    });
    await server.settled();
    const asked = await booked(harbour.at('A1'));
    await server.must(absenceApi.edit, {
      token,
      body: {
        absence_report_id: absence.id,
        ...away,
        return_date: '2027-06-08',
        reason: 'OTHER',
        destination: 'Brest',
        displace_visitors: true,
      },
    });
    await server.settled();
    expect((await list()).items).toMatchObject([{ conflict_id: `home-${asked.id}`, kind: 'RESIDENT_HOME' }]);
  });
});

describe('the berth of a resident who is home', () => {
  it('is not taken by a visitor without a question, whether the boat arrives or is recorded in it later', async () => {
    await inHarbour({ berths: [12, 12] });
    const { vessel_id } = await aResidentIn('A1', 'Havørn');
    const asked = await booked(harbour.at('A2'));
    server.clock.set('2027-06-11T08:00:00.000Z');
    const update = (more: object) =>
      server.call(trafficApi.update, {
        token: harbour.token,
        body: { traffic_event_id: `arrival-${asked.id}`, action: 'CONFIRM', ...harbour.at('A1'), ...more },
      });
    const taken = { status: 409, body: { error_type: 'TRAFFIC_BERTH_TAKEN', details: { boat: 'Havørn', vessel_id } } };
    expect(await update({})).toMatchObject(taken);
    expect(await update(harbour.at('A2'))).toMatchObject({ status: 200 });
    expect(await update({ action: 'MOOR' })).toMatchObject(taken);
    expect(await update({ action: 'MOOR', berth_shared: true })).toMatchObject({ status: 200 });
  });
});

describe('a resident who is seen at home during an absence', () => {
  it('is a conflict with the visitor who has the berth, until the visitor moves', async () => {
    await inHarbour({ berths: [12, 12] });
    const { vessel_id } = await aResidentIn('A1', 'Havørn');
    const away = { departure_date: '2027-06-01', return_date: '2027-06-25' };
    const report = { vessel_id, ...away, reason: 'OTHER' as const, destination: 'Brest' };
    await server.must(absenceApi.create, { token: harbour.token, body: report });
    await server.settled();
    const asked = await booked(harbour.at('A1'));
    const paid = { reservation_id: asked.id, amount: 40, method: 'CASH' as const, received_on: '2027-06-01' };
    await server.must(counterApi.recordPayment, { token: harbour.token, body: paid });
    await server.settled();
    expect((await list()).items).toEqual([]);
    const { id: session_id } = await server.must(dockWalkApi.start, { token: harbour.token, body: {} });
    await server.settled();
    const phone = new DockWalker(harbour, session_id);
    await phone.read();
    phone.tap('A1', { kind: 'BOAT', vessel_id });
    await phone.send();
    const conflict_id = `home-${asked.id}`;
    const [found] = (await list()).items;
    expect(found).toMatchObject({
      conflict_id,
      kind: 'RESIDENT_HOME',
      lost: false,
      berth: { label: 'A1' },
      others: [{ holder: 'RESIDENT', vessel: { name: 'Havørn' } }],
    });
    expect((await listOf(asked)).items).toEqual([{ ...found, best: null }]);
    const now = server.clock.nowIso();
    server.clock.set('2027-06-11T08:00:00.000Z');
    const arrival = { traffic_event_id: `arrival-${asked.id}`, action: 'CONFIRM' as const };
    const refused = await server.call(trafficApi.update, { token: harbour.token, body: arrival });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        error_type: 'TRAFFIC_BERTH_TAKEN',
        details: { ...harbour.at('A1'), berth: 'A1', boat: 'Havørn', vessel_id, reservation_id: null, end_date: null },
      },
    });
    server.clock.set(now);
    const { remedies } = await show(conflict_id);
    const move = { kind: 'MOVE' as const, reservation_id: asked.id, berth_id: harbour.berth('A2') };
    expect(remedies[0]).toMatchObject({ choice: move });
    expect(remedies.find(({ choice }) => choice.kind === 'CANCEL')).toMatchObject({ refund: { amount: 40 } });
    expect((await resolve({ conflict_id, choice: move })).status).toBe(200);
    await server.settled();
    expect(await berthOf(asked)).toBe(harbour.berth('A2'));
    expect((await list()).items).toEqual([]);
  });
});

describe('a boat in another berth, whose own berth has its resident home again', () => {
  it('is not recorded as gone to its berth, and the conflict stays open', async () => {
    await inHarbour({ berths: [12, 12] });
    const { token } = harbour;
    const { vessel_id } = await aResidentIn('A1', 'Havørn');
    const away = { departure_date: '2027-06-01', return_date: '2027-06-25' };
    const report = { vessel_id, ...away, reason: 'OTHER' as const, destination: 'Brest' };
    await server.must(absenceApi.create, { token, body: report });
    await server.settled();
    const asked = await booked(harbour.at('A1'));
    await booked({ vessel: { ...PETREL, name: 'Mistral' }, ...harbour.at('A2') });
    server.clock.set('2027-06-11T08:00:00.000Z');
    await arrive(asked, harbour.at('A2'));
    const { id: session_id } = await server.must(dockWalkApi.start, { token, body: {} });
    await server.settled();
    const phone = new DockWalker(harbour, session_id);
    await phone.read();
    phone.tap('A1', { kind: 'BOAT', vessel_id });
    await phone.send();
    const conflict_id = `taken-${asked.id}`;
    const choice = { kind: 'AT_PLACE' as const, reservation_id: asked.id };
    expect(await resolve({ conflict_id, choice })).toMatchObject({
      status: 409,
      body: { error_type: 'TRAFFIC_BERTH_TAKEN', details: { ...harbour.at('A1'), boat: 'Havørn', vessel_id } },
    });
    await server.settled();
    expect(await show(conflict_id)).toMatchObject({ state: 'OPEN', berth: { label: 'A2' } });
    expect(await eventsOf(server, `conflict-${conflict_id}`)).toEqual([]);
  });
});

describe('conflicts', () => {
  it("are nobody else's, and viewers do not resolve them", async () => {
    const { coming, conflict_id } = await lateDeparture();
    const other = await server.addStaff(await server.openMarina());
    const choice = { kind: 'MOVE' as const, reservation_id: coming.id, berth_id: harbour.berth('A2') };
    expect((await list(other.token)).items).toEqual([]);
    expect((await resolve({ conflict_id, choice }, {}, other.token)).status).toBe(404);
    const foreign = await server.call(conflictApi.get, { token: other.token, body: { conflict_id } });
    expect(foreign.status).toBe(404);
    expect(await listOf(coming, other.token)).toEqual({ items: [], total: 0, open: 0 });
    const viewer = await server.addStaff(harbour.marina, VIEWER);
    expect((await list(viewer.token)).items).toHaveLength(1);
    expect((await resolve({ conflict_id, choice }, {}, viewer.token)).status).toBe(403);
  });

  it('of one stay are listed as in the whole list, without remedies, and those of other stays are not', async () => {
    const { staying, coming, conflict_id } = await lateDeparture();
    await widen(coming, 4.15);
    const { items } = await list();
    expect(items.map((row) => row.conflict_id).sort()).toEqual([conflict_id, `size-${coming.id}`]);
    for (const asked of [staying, coming]) {
      const own = items.filter(({ boat }) => boat.reservation_id === asked.id).map((row) => ({ ...row, best: null }));
      expect(await listOf(asked)).toEqual({ items: own, total: 1, open: 1 });
    }
    const choice = { kind: 'KEEP_SIZE' as const, reservation_id: coming.id };
    expect((await resolve({ conflict_id: `size-${coming.id}`, choice })).status).toBe(200);
    await server.settled();
    expect(await listOf(coming)).toEqual({ items: [], total: 0, open: 0 });
    expect((await listOf(staying)).total).toBe(1);
  });

  it('refuse remedies for stays that they do not concern', async () => {
    const { conflict_id } = await lateDeparture();
    const stranger = await booked({ boater: somebody(), start_date: '2027-06-20', end_date: '2027-06-22' });
    const refused = await resolve({ conflict_id, choice: { kind: 'CANCEL', reservation_id: stranger.id } });
    expect(refused).toMatchObject({ status: 409, body: { error_type: 'CONFLICT_REMEDY_GONE' } });
  });

  it('keep no trace of a refused remedy, and can be solved by another one', async () => {
    const { coming, conflict_id } = await lateDeparture();
    const taken = await booked({ start_date: '2027-06-14', end_date: '2027-06-17', ...harbour.at('A2') });
    const move = (berth: string) => ({
      kind: 'MOVE' as const,
      reservation_id: coming.id,
      berth_id: harbour.berth(berth),
    });
    expect((await resolve({ conflict_id, choice: move('A2') })).status).toBe(409);
    expect((await resolve({ conflict_id, choice: move('A3') })).status).toBe(200);
    const types = (await eventsOf(server, `conflict-${conflict_id}`)).map(({ type }) => type);
    expect(types).toEqual(['RemedyBegun', 'ConflictSolved']);
    expect(await berthOf(taken)).toBe(harbour.berth('A2'));
  });

  it('complete a remedy that a crash interrupted after it was written down, as the person who chose it', async () => {
    const { coming, conflict_id } = await lateDeparture();
    const command_id = freshId();
    const context = {
      command_id: freshId(),
      command_hash: 'crash',
      correlation_id: freshId(),
      causation_id: command_id,
      marina_id: harbour.marina,
      actor: { kind: 'staff' as const, id: harbour.staff.id, name: 'Jonas Weber' },
    };
    const stay = await server.must(reservationApi.get, {
      token: harbour.token,
      body: { reservation_id: coming.id },
    });
    const data: RemedyBegun['data'] = {
      conflict_id,
      kind: 'LATE_DEPARTURE' as const,
      reservation_id: conflict_id.slice('late-'.length),
      choice: { kind: 'MOVE' as const, reservation_id: coming.id, berth_id: harbour.berth('A3') },
      at: '2027-06-14T12:00:00.000Z',
      sizes: null,
      message: 'Your berth is A3.',
      boater_id: stay.boater.id,
      command_id,
      command_hash: 'crash',
    };
    const streams = server.app.get(StreamRepository, { strict: false });
    await streams.execute(conflictRecord, conflict_id, context, (): RemedyBegun[] => [{ type: 'RemedyBegun', data }]);
    await server.settled();
    expect(await berthOf(coming)).toBe(harbour.berth('A3'));
    expect(await show(conflict_id)).toMatchObject({ state: 'SOLVED', solved: { kind: 'MOVE', by: 'Jonas Weber' } });
    const { read, unread } = await server.must(messageApi.reservation, {
      token: harbour.token,
      body: { reservation_id: coming.id },
    });
    expect([...read, ...unread].filter(({ text }) => text === 'Your berth is A3.')).toHaveLength(1);
  });
});
