import { describe, expect, it } from '@jest/globals';
import { berthApi } from '../../contracts/berths/api.js';
import { marinaApi } from '../../contracts/marinas/api.js';
import { reservationApi } from '../../contracts/reservations/api.js';
import { type Asked, eventsOf, headOf, openHarbour, PRICE, STAY } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, inHarbour, server } from '../fixtures/harbour-for-each-test.js';

harbourForEachTest({ marina: { accepts_online_payments: true } });

describe('berthing', () => {
  const assign = (asked: Asked, body: object) =>
    server.call(reservationApi.assignBerth, { token: harbour.token, body: { reservation_id: asked.id, ...body } });
  const selectMatch = (asked: Asked, name: string, more: object = {}) =>
    server.call(reservationApi.selectMatch, {
      token: harbour.token,
      body: { reservation_id: asked.id, match_id: harbour.berth(name), ...more },
    });
  const unassign = (asked: Asked) =>
    server.call(reservationApi.unassignBerth, { token: harbour.token, body: { reservation_id: asked.id } });

  it('a taken berth is refused with who is in the way', async () => {
    const first = await harbour.approved({}, PRICE, harbour.berth('A1'));
    const asked = await harbour.agreed({ start_date: '2027-06-13', end_date: '2027-06-15' });
    const head = await headOf(server);
    expect(await harbour.act(asked, 'APPROVE', harbour.at('A1'))).toMatchObject({
      status: 409,
      body: { error_type: 'BERTH_TAKEN', details: { berth_name: 'A1', ...STAY } },
    });
    expect(await assign(asked, harbour.at('A1'))).toMatchObject({ status: 409, body: { error_type: 'BERTH_TAKEN' } });
    expect(await headOf(server)).toBe(head);
    expect(await harbour.berthOf(first)).toBe('A1');
  });

  it('a berth may be chosen before the approval, which then keeps it', async () => {
    const asked = await harbour.agreed();
    expect((await assign(asked, harbour.at('A3'))).status).toBe(200);
    expect([await harbour.berthOf(asked), await harbour.isFree('A3')]).toEqual(['A3', false]);
    expect((await harbour.seenByBoater(asked)).berth).toBe(null);
    await harbour.must(asked, 'APPROVE', {});
    expect(await harbour.berthOf(asked)).toBe('A3');
    expect(await harbour.visitors()).toEqual([1, 1, 1]);
  });

  it('is given, changed and taken away again', async () => {
    const asked = await harbour.approved({}, PRICE, harbour.berth('A1'));
    expect((await assign(asked, harbour.at('A2'))).status).toBe(200);
    expect([await harbour.isFree('A1'), await harbour.isFree('A2')]).toEqual([true, false]);
    expect((await unassign(asked)).status).toBe(200);
    expect([await harbour.berthOf(asked), await harbour.isFree('A2')]).toEqual([null, true]);
    expect(await unassign(asked)).toMatchObject({ status: 409, body: { error_type: 'RESERVATION_HAS_NO_BERTH' } });
    expect(await harbour.standing(asked)).toBe('approved -');
  });

  it('a match is taken, with a reason where it is not the best', async () => {
    const asked = await harbour.approved();
    await unassign(asked);
    expect((await harbour.show(asked)).matches[0]?.berth_id).toBe(harbour.berth('A1'));
    expect((await selectMatch(asked, 'A2', { skip_reason: 'weather_issues' })).status).toBe(200);
    const [assigned] = (await eventsOf(server, `reservation-${asked.id}`)).filter(
      ({ type, data }) => type === 'BerthAssigned' && (data as { chosen_by: string }).chosen_by === 'MATCH',
    );
    expect(assigned?.data).toMatchObject({
      berth_id: harbour.berth('A2'),
      suggested_berth_id: harbour.berth('A1'),
      skip_reason: 'weather_issues',
    });
  });

  it('another berth than the suggested one is chosen for a reason, in words too', async () => {
    const [one, two] = [
      await harbour.approved(),
      await harbour.approved({ start_date: '2027-07-01', end_date: '2027-07-03' }),
    ];
    const why = { skip_reason: 'other', skip_reason_text: 'Too windy' };
    for (const asked of [one, two]) await unassign(asked);
    expect((await selectMatch(one, 'A3', why)).status).toBe(200);
    expect((await assign(two, { ...harbour.at('A3'), ...why })).status).toBe(200);
    for (const asked of [one, two]) {
      const events = (await eventsOf(server, `reservation-${asked.id}`)).slice(-2);
      expect(events.map(({ type, data }) => ({ type, ...data }))).toMatchObject([
        { type: 'MatchSkipped', berth_id: harbour.berth('A1'), reason: 'other', note: 'Too windy' },
        { type: 'BerthAssigned', berth_id: harbour.berth('A3'), skip_reason: 'other' },
      ]);
    }
  });

  it('a match that is skipped is a berth of the marina, and skipped once', async () => {
    const asked = await harbour.approved({}, PRICE, harbour.berth('A1'));
    const skip = (match_id: string) =>
      server.call(reservationApi.selectMatch, {
        token: harbour.token,
        body: { reservation_id: asked.id, match_id, skip: true, skip_reason: 'services' },
      });
    const there = await openHarbour(server);
    const before = await headOf(server);
    for (const id of ['0190f3a2-ffff-7000-8000-000000000003', there.berth('A1')]) {
      expect(await skip(id)).toMatchObject({ status: 404, body: { error_type: 'BERTH_NOT_FOUND' } });
    }
    // A boat cannot skip its present berth.
    expect((await skip(harbour.berth('A1'))).body.error_type).toBe('RESERVATION_ACTION_NOT_ALLOWED');
    expect(await headOf(server)).toBe(before);
    expect((await skip(harbour.berth('A2'))).status).toBe(200);
    const once = await headOf(server);
    expect((await skip(harbour.berth('A2'))).status).toBe(200);
    expect(await headOf(server)).toBe(once);
  });

  it('a match is skipped with a reason, and is no match any more', async () => {
    const asked = await harbour.approved();
    await unassign(asked);
    expect((await selectMatch(asked, 'A1', { skip: true })).body.errors).toEqual([
      { path: 'skip_reason', code: 'provideReason' },
    ]);
    const more = { skip: true, skip_reason: 'services', skip_reason_text: 'No power on A1' };
    expect((await selectMatch(asked, 'A1', more)).status).toBe(200);
    expect((await harbour.show(asked)).matches[0]?.berth_id).toBe(harbour.berth('A2'));
    expect(await harbour.isFree('A1')).toBe(true);
  });

  it('a boat shorter than the berth’s minimum must be confirmed again', async () => {
    const berth = { pier_id: harbour.piers.get('A') ?? '', number: 9, max_loa: 20, max_beam: 6, max_draft: 3 };
    const { id } = await server.must(berthApi.createBerth, {
      token: harbour.token,
      body: { berth: { ...berth, min_length: 15 } },
    });
    const question = {
      status: 409,
      body: {
        error_type: 'min_length_berth_allocationg',
        details: { berth_name: 'A9', boat_loa: 9.8, min_loa: 15 },
      },
    };
    const asked = await harbour.agreed();
    expect(await harbour.act(asked, 'APPROVE', { berth_id: id })).toMatchObject(question);
    expect(await assign(asked, { berth_id: id })).toMatchObject(question);
    expect(await harbour.create('APPROVE', { berth_id: id })).toMatchObject(question);
    expect(await harbour.visitors()).toEqual([0, 0, 0]);
    await harbour.must(asked, 'APPROVE', { berth_id: id, confirm_min_length: true });
    expect(await harbour.berthOf(asked)).toBe('A9');
  });

  it('so must a boat narrower than the berth’s minimum, also before it moves there', async () => {
    const asked = await harbour.agreed();
    await harbour.addBerth('A', 9, { max_beam: 6, min_beam: 5 });
    const wanted = harbour.at('A9');
    const details = { berth_name: 'A9', rule: 'below_min_beam', berth: 5 };
    expect(await assign(asked, wanted)).toMatchObject({
      status: 409,
      body: { error_type: 'BERTH_BELOW_MIN_SIZE', details },
    });
    expect((await harbour.show(asked)).matches.map(({ berth_id }) => berth_id)).not.toContain(wanted.berth_id);
    await harbour.must(asked, 'APPROVE', { ...wanted, confirm_min_length: true });
    expect(await harbour.berthOf(asked)).toBe('A9');
  });

  it('ends with the day of arrival', async () => {
    const asked = await harbour.approved({}, PRICE, harbour.berth('A1'));
    server.clock.set('2027-06-11T21:59:00.000Z');
    expect((await assign(asked, harbour.at('A2'))).status).toBe(200);
    server.clock.set('2027-06-11T22:00:00.000Z');
    expect(await assign(asked, harbour.at('A3'))).toMatchObject({
      status: 409,
      body: { error_type: 'RESERVATION_ARRIVAL_PASSED' },
    });
    expect(await selectMatch(asked, 'A3')).toMatchObject({ body: { error_type: 'RESERVATION_ARRIVAL_PASSED' } });
  });

  it('some of the nights may be spent in another berth', async () => {
    const asked = await harbour.approved({}, PRICE, harbour.berth('A1'));
    const from = { start_date: '2027-06-13', end_date: STAY.end_date };
    expect((await assign(asked, { ...harbour.at('A2'), ...from })).status).toBe(200);
    expect(await harbour.isFree('A1', from)).toBe(true);
    expect(await harbour.isFree('A1', { start_date: STAY.start_date, end_date: '2027-06-12' })).toBe(false);
    expect(await harbour.isFree('A2', from)).toBe(false);
    expect(await harbour.isFree('A2', { start_date: STAY.start_date, end_date: '2027-06-13' })).toBe(true);
    expect(await harbour.visitors()).toEqual([1, 1, 1]);
    // A move is refused at the end of the stay and for a stay without a berth: both would leave nights without one.
    expect((await assign(asked, { ...harbour.at('A3'), ...STAY, end_date: '2027-06-13' })).body.errors).toEqual([
      { path: 'end_date', code: 'inValidDate' },
    ]);
    const other = await harbour.agreed();
    expect((await assign(other, { ...harbour.at('A3'), ...from })).body.errors).toEqual([
      { path: 'start_date', code: 'inValidDate' },
    ]);
  });

  it('without the inventory there are no berths, and calls cannot name one', async () => {
    await inHarbour();
    const admin = await server.addAdmin();
    const { items } = await server.must(marinaApi.getall, { token: admin.token, body: { page_size: 100 } });
    const marina = items.find(({ id }) => id === harbour.marina);
    await server.must(marinaApi.update, {
      token: admin.token,
      body: {
        marina_id: harbour.marina,
        name: marina?.name ?? '',
        code: marina?.code ?? '',
        country: 'FR',
        time_zone: 'Europe/Paris',
        association_code: 'TEM',
        permissions: { reservation: true },
      },
    });
    const asked = await harbour.agreed();
    const off = {
      status: 409,
      body: { error_type: 'RESERVATION_FEATURE_NOT_ENABLED', details: { feature: 'inventory' } },
    };
    expect(await harbour.act(asked, 'APPROVE', harbour.at('A1'))).toMatchObject(off);
    expect(await harbour.create('APPROVE', harbour.at('A1'))).toMatchObject(off);
    expect((await assign(asked, harbour.at('A1'))).status).toBe(403);
    await harbour.must(asked, 'APPROVE', {});
    expect(await harbour.standing(asked)).toBe('approved -');
  });
});
