import { describe, expect, it } from '@jest/globals';
import { absenceApi } from '../../contracts/absences/api.js';
import { planGestureApi } from '../../contracts/berths/api.js';
import { BerthResident } from '../../contracts/berths/commands.js';
import { boaterApi, vesselApi } from '../../contracts/customers/api.js';
import { reservationApi } from '../../contracts/reservations/api.js';
import { trafficApi } from '../../contracts/traffic/api.js';
import type { TrafficActivity, TrafficEventRow } from '../../contracts/traffic/traffic.js';
import { freshId } from '../../services/platform/event-sourcing/derived-id.js';
import { type Asked, eventsOf, PRICE, STAY } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';
import { VIEWER } from '../fixtures/permissions.js';

harbourForEachTest();

const activity = (token = harbour.token) => server.must(trafficApi.activity, { token });
const update = (
  kind: 'arrival' | 'departure',
  { id }: Asked,
  action: 'CONFIRM' | 'UNDO' | 'RESTORE',
  token = harbour.token,
) => server.call(trafficApi.update, { token, body: { traffic_event_id: `${kind}-${id}`, action } });
const ids = (rows: readonly TrafficEventRow[]) => rows.map((row) => row.traffic_event_id);
/** A stay made and approved by the marina; the dates default to `STAY`. */
const booked = (more = {}) => harbour.created('APPROVE', more);
const days = ({ today, tomorrow, next_three_days, last_seven_days }: TrafficActivity) => ({
  today: [today.arrivals.length, today.departures.length],
  tomorrow: [tomorrow.arrivals.length, tomorrow.departures.length],
  next_three_days: [next_three_days.arrivals.length, next_three_days.departures.length],
  last_seven_days: [last_seven_days.arrivals.length, last_seven_days.departures.length],
});

describe('arrivals and departures', () => {
  it("are listed by the marina's own days", async () => {
    const asked = await booked();
    const nothing = { today: [0, 0], tomorrow: [0, 0], next_three_days: [0, 0], last_seven_days: [0, 0] };
    // The stay is 11 to 14 June. Paris is two hours ahead, so 22:30 UTC belongs to the next day.
    server.clock.set('2027-06-06T08:00:00.000Z');
    expect(days(await activity())).toEqual(nothing);
    server.clock.set('2027-06-06T22:30:00.000Z');
    expect(days(await activity())).toEqual({ ...nothing, next_three_days: [1, 0] });
    server.clock.set('2027-06-10T08:00:00.000Z');
    expect(days(await activity())).toEqual({ ...nothing, tomorrow: [1, 0], next_three_days: [0, 1] });
    server.clock.set('2027-06-11T08:00:00.000Z');
    const { today } = await activity();
    expect(today.arrivals).toMatchObject([
      {
        traffic_event_id: `arrival-${asked.id}`,
        type: 'ARRIVAL',
        date: STAY.start_date,
        state: 'expected',
        can_confirm: true,
        can_undo: false,
        berth_holder_type: 'VISITOR',
        berth: { label: 'A1' },
        berth_taken_by: null,
        boater: { first_name: 'Noor', phone: expect.stringMatching(/^\+/) },
        vessel: { name: 'Petrel', length: 9.8 },
      },
    ]);
  });

  it('are those of booked stays only', async () => {
    await harbour.request();
    await harbour.agreed();
    const canceled = await booked();
    await harbour.must(canceled, 'CANCEL', { reason: 'full', message: '', refundAmount: null }, { mode: 'MARINA' });
    server.clock.set('2027-06-11T08:00:00.000Z');
    expect((await activity()).today.arrivals).toEqual([]);
  });

  it('follow the stay when its dates change', async () => {
    const asked = await booked();
    const dates = { start_date: '2027-06-12', end_date: '2027-06-15' };
    await harbour.must(asked, 'UPDATE', { payment: PRICE, ...dates }, { mode: 'MARINA' });
    server.clock.set('2027-06-11T08:00:00.000Z');
    expect((await activity()).tomorrow.arrivals).toMatchObject([{ date: '2027-06-12' }]);
  });

  it("are nobody else's", async () => {
    const asked = await booked();
    server.clock.set('2027-06-11T08:00:00.000Z');
    const other = await server.addStaff(await server.openMarina());
    expect((await activity(other.token)).today.arrivals).toEqual([]);
    expect((await update('arrival', asked, 'CONFIRM', other.token)).status).toBe(404);
    const viewer = await server.addStaff(harbour.marina, VIEWER);
    expect((await activity(viewer.token)).today.arrivals).toHaveLength(1);
    expect((await update('arrival', asked, 'CONFIRM', viewer.token)).status).toBe(403);
  });
});

describe('confirming', () => {
  it('accepts past arrivals, not future ones', async () => {
    const asked = await booked();
    expect(await update('arrival', asked, 'CONFIRM')).toMatchObject({
      status: 409,
      body: { error_type: 'TRAFFIC_EVENT_IN_FUTURE' },
    });
    server.clock.set('2027-06-11T08:00:00.000Z');
    expect((await update('arrival', asked, 'CONFIRM')).status).toBe(200);
    const [arrival] = (await activity()).today.arrivals;
    expect(arrival).toMatchObject({ state: 'arrived', confirmed_at: '2027-06-11T08:00:00.000Z', can_undo: true });
    expect((await update('departure', asked, 'CONFIRM')).body.error_type).toBe('TRAFFIC_EVENT_IN_FUTURE');
    expect((await update('arrival', asked, 'UNDO')).status).toBe(200);
    expect((await activity()).today.arrivals[0]).toMatchObject({ state: 'expected', confirmed_at: null });
  });

  it('a departure ends the stay, which then cannot be cancelled', async () => {
    const asked = await booked();
    server.clock.set('2027-06-11T08:00:00.000Z');
    await update('arrival', asked, 'CONFIRM');
    server.clock.set('2027-06-14T09:00:00.000Z');
    expect((await update('departure', asked, 'CONFIRM')).status).toBe(200);
    await server.settled();
    expect(await harbour.show(asked)).toMatchObject({ reservation_status: 'finished' });
    const cancel = { reason: 'full' as const, message: '', refundAmount: null };
    expect(await harbour.act(asked, 'CANCEL', cancel, { mode: 'MARINA' })).toMatchObject({
      status: 409,
      body: { error_type: 'RESERVATION_ACTION_NOT_ALLOWED' },
    });
    expect((await activity()).today.departures).toMatchObject([{ state: 'departed', can_undo: true }]);
    const { body } = await server.call(reservationApi.get, {
      token: harbour.token,
      body: { reservation_id: asked.id },
    });
    expect(body.berth_id).toBe(harbour.berth('A1'));
  });
});

describe('a boat that leaves early', () => {
  it('ends its stay and frees the nights that are left', async () => {
    const asked = await booked();
    server.clock.set('2027-06-11T08:00:00.000Z');
    await update('arrival', asked, 'CONFIRM');
    server.clock.set('2027-06-12T09:00:00.000Z');
    const left = { start_date: '2027-06-12', end_date: '2027-06-14' };
    expect(await harbour.isFree('A1', left)).toBe(false);
    const body = { traffic_event_id: `departure-${asked.id}`, action: 'CONFIRM' as const, left_early: true };
    await server.must(trafficApi.update, { token: harbour.token, body });
    await server.settled();
    expect(await harbour.isFree('A1', left)).toBe(true);
    expect(await harbour.show(asked)).toMatchObject({ reservation_status: 'finished' });
    const released = (await eventsOf(server, `berthplan-${harbour.marina}`)).at(-1);
    expect(released).toMatchObject({
      type: 'AllocationReleased',
      data: { reservation_id: asked.id, reason: 'DEPARTED', released_from: '2027-06-12' },
    });
    expect((await update('departure', asked, 'UNDO')).body.error_type).toBe('TRAFFIC_NIGHTS_RELEASED');
    expect((await activity()).next_three_days.departures).toMatchObject([{ state: 'departed', can_undo: false }]);
  });
});

describe('conflicts', () => {
  it('are boats that did not come, for seven days, and boats that did not leave', async () => {
    const away = await booked();
    const staying = await booked();
    server.clock.set('2027-06-11T08:00:00.000Z');
    await update('arrival', staying, 'CONFIRM');
    expect((await activity()).conflicts).toEqual([]);
    server.clock.set('2027-06-12T08:00:00.000Z');
    expect((await activity()).conflicts).toMatchObject([
      { traffic_event_id: `arrival-${away.id}`, state: 'not_arrived', conflict: 'NOT_ARRIVED' },
    ]);
    server.clock.set('2027-06-15T08:00:00.000Z');
    const { conflicts } = await activity();
    expect(conflicts.map(({ traffic_event_id, conflict }) => [traffic_event_id, conflict])).toEqual([
      [`arrival-${away.id}`, 'NOT_ARRIVED'],
      [`departure-${staying.id}`, 'NOT_DEPARTED'],
    ]);
    server.clock.set('2027-06-22T08:00:00.000Z');
    expect(ids((await activity()).conflicts)).toEqual([`departure-${staying.id}`]);
    expect(ids((await activity()).last_seven_days.departures)).toEqual([`departure-${staying.id}`]);
    await update('departure', staying, 'CONFIRM');
    await server.settled();
    expect((await activity()).conflicts).toEqual([]);
    expect((await activity()).last_seven_days.departures).toEqual([]);
  });

  it('of a long stay without a confirmed arrival are found with its departure', async () => {
    const asked = await booked({ start_date: '2027-06-11', end_date: '2027-06-25' });
    server.clock.set('2027-06-26T08:00:00.000Z');
    const { last_seven_days } = await activity();
    expect(last_seven_days.departures).toMatchObject([
      { traffic_event_id: `departure-${asked.id}`, state: 'not_departed', can_confirm: false },
    ]);
    await update('arrival', asked, 'CONFIRM');
    await server.settled();
    expect((await activity()).last_seven_days.departures).toMatchObject([{ can_confirm: true }]);
  });

  it('of a boat that never came end on the day it should have left: it is not late to leave', async () => {
    const away = await booked();
    const departures = async () => {
      await server.settled();
      const { today, last_seven_days, conflicts } = await activity();
      return [today, last_seven_days, { departures: conflicts }].flatMap((part) => ids(part.departures));
    };
    server.clock.set('2027-06-14T08:00:00.000Z');
    expect(await departures()).toEqual([`departure-${away.id}`, `arrival-${away.id}`]);
    server.clock.set('2027-06-15T08:00:00.000Z');
    expect(await departures()).toEqual([`arrival-${away.id}`]);
    await update('arrival', away, 'CONFIRM');
    expect(await departures()).toEqual([`departure-${away.id}`, `departure-${away.id}`]);
  });

  it('end when the marina marks the boat as not coming', async () => {
    const away = await booked();
    server.clock.set('2027-06-12T08:00:00.000Z');
    expect(ids((await activity()).conflicts)).toEqual([`arrival-${away.id}`]);
    await harbour.must(away, 'CANCEL', { reason: 'customer_no_show' }, { mode: 'MARINA' });
    await server.settled();
    for (const day of ['2027-06-12', '2027-06-15']) {
      server.clock.set(`${day}T08:00:00.000Z`);
      const { today, last_seven_days, conflicts } = await activity();
      const listed = [today, last_seven_days].flatMap(({ arrivals, departures }) => [...arrivals, ...departures]);
      expect(ids([...listed, ...conflicts])).toEqual([]);
    }
  });

  it('are boats that come to a berth which another one has not left', async () => {
    const berth_id = harbour.berth('A1');
    const first = await harbour.approved({}, PRICE, berth_id);
    const next = { start_date: STAY.end_date, end_date: '2027-06-16' };
    const second = await harbour.approved(next, PRICE, berth_id);
    server.clock.set('2027-06-11T08:00:00.000Z');
    await update('arrival', first, 'CONFIRM');
    server.clock.set('2027-06-14T08:00:00.000Z');
    expect((await activity()).conflicts).toMatchObject([
      {
        traffic_event_id: `arrival-${second.id}`,
        conflict: 'BERTH_OCCUPIED',
        berth_taken_by: { reservation_id: first.id, boat_name: 'Petrel', end_date: STAY.end_date },
      },
    ]);
    await update('departure', first, 'CONFIRM');
    expect(ids((await activity()).conflicts)).toEqual([]);
  });
});

describe('a late boat', () => {
  const late = (asked: Asked, expected?: { date: string; time: string | null }) =>
    server.call(trafficApi.update, {
      token: harbour.token,
      body: { traffic_event_id: `arrival-${asked.id}`, action: 'LATE', ...(expected && { expected }) },
    });

  it('is overdue until it gives notice, and again once that day has passed', async () => {
    const asked = await booked();
    server.clock.set('2027-06-12T08:00:00.000Z');
    expect((await activity()).last_seven_days.arrivals).toMatchObject([{ state: 'not_arrived' }]);
    expect((await late(asked, { date: '2027-06-13', time: '14:30' })).status).toBe(200);
    const after = await activity();
    expect(after.last_seven_days.arrivals).toMatchObject([
      { state: 'expected', expected: { date: '2027-06-13', time: '14:30' }, can_confirm: true },
    ]);
    expect(after.conflicts).toEqual([]);
    server.clock.set('2027-06-14T08:00:00.000Z');
    expect((await activity()).conflicts).toMatchObject([{ conflict: 'NOT_ARRIVED' }]);
  });

  it('is expected as booked again once its notice is withdrawn', async () => {
    const asked = await booked();
    server.clock.set('2027-06-12T08:00:00.000Z');
    expect((await late(asked, { date: '2027-06-13', time: null })).status).toBe(200);
    const body = { traffic_event_id: `arrival-${asked.id}`, action: 'ON_TIME' as const };
    await server.must(trafficApi.update, { token: harbour.token, body });
    expect((await activity()).last_seven_days.arrivals).toMatchObject([{ state: 'not_arrived', expected: null }]);
  });

  it('stays within its nights; the time is on the hour or half past', async () => {
    const asked = await booked();
    server.clock.set('2027-06-12T08:00:00.000Z');
    const outside = await late(asked, { date: '2027-06-14', time: null });
    expect(outside).toMatchObject({ status: 409, body: { error_type: 'TRAFFIC_OUTSIDE_STAY' } });
    expect(await late(asked)).toMatchObject({ status: 400, body: { errors: [{ code: 'expectedRequired' }] } });
    expect((await late(asked, { date: '2027-06-13', time: '14:10' })).status).toBe(400);
  });

  it('gets new dates with their price from the plan', async () => {
    const asked = await booked();
    server.clock.set('2027-06-12T08:00:00.000Z');
    const { token } = harbour;
    const gesture = {
      type: 'DATES' as const,
      reservation_id: asked.id,
      start_date: '2027-06-13',
      end_date: '2027-06-14',
    };
    const { possible, basis } = await server.must(planGestureApi.planPreview, { token, body: { gesture } });
    expect(possible).toBe(true);
    await server.must(planGestureApi.planChange, { token, body: { gesture, basis } });
    await server.settled();
    expect((await activity()).tomorrow.arrivals).toMatchObject([{ date: '2027-06-13', state: 'expected' }]);
  });
});

describe('a boat that stays longer', () => {
  it('gets more nights on the day of its departure', async () => {
    const asked = await booked();
    server.clock.set('2027-06-11T08:00:00.000Z');
    await update('arrival', asked, 'CONFIRM');
    server.clock.set('2027-06-14T08:00:00.000Z');
    const { token } = harbour;
    const gesture = {
      type: 'DATES' as const,
      reservation_id: asked.id,
      start_date: '2027-06-11',
      end_date: '2027-06-16',
    };
    const preview = await server.must(planGestureApi.planPreview, { token, body: { gesture } });
    expect(preview).toMatchObject({ possible: true, refusal: null });
    await server.must(planGestureApi.planChange, { token, body: { gesture, basis: preview.basis } });
    await server.settled();
    const { today, next_three_days } = await activity();
    expect(today.departures).toEqual([]);
    expect(next_three_days.departures).toMatchObject([{ date: '2027-06-16' }]);
  });
});

describe('who confirmed, and what is left to pay', () => {
  it('are shown; a confirmation of an earlier day is restored', async () => {
    const asked = await booked();
    server.clock.set('2027-06-11T08:00:00.000Z');
    expect((await activity()).today.arrivals).toMatchObject([{ to_pay: { currency: 'EUR' }, confirmed_by: null }]);
    await update('arrival', asked, 'CONFIRM');
    expect((await activity()).today.arrivals).toMatchObject([
      { confirmed_by: { kind: 'staff' }, can_undo: true, can_restore: false },
    ]);
    server.clock.set('2027-06-12T08:00:00.000Z');
    expect((await activity()).last_seven_days.arrivals).toMatchObject([{ can_undo: false, can_restore: true }]);
    expect((await update('arrival', asked, 'RESTORE')).status).toBe(200);
    expect((await activity()).last_seven_days.arrivals).toMatchObject([{ state: 'not_arrived', confirmed_by: null }]);
  });
});

describe('residents', () => {
  const away = { departure_date: '2027-06-11', return_date: '2027-06-13' };

  async function absence(): Promise<Asked> {
    const { token, marina } = harbour;
    const contact = { first_name: 'Olav', last_name: 'Berg', relation_type: 'RESIDENT' as const };
    const email = `${freshId()}@example.org`;
    const { id: boater_id } = await server.must(boaterApi.add, { token, body: { ...contact, email } });
    const vessel = { name: 'Havørn', length: 9, beam: 3, draft: 1.5 };
    const { id: vessel_id } = await server.must(vesselApi.add, { token, body: { boater_id, vessel } });
    const input = {
      allocation_id: freshId(),
      berth_id: harbour.berth('A2'),
      boater_id,
      vessel_id,
      vessel: { length: 9, beam: 3, draft: 1.5, type: null },
      start_date: '2027-01-01',
      end_date: null,
    };
    await server.execute(new BerthResident(input, server.context({ marina_id: marina })));
    const body = { ...away, vessel_id, reason: 'OTHER' as const, destination: '' };
    const { id } = await server.must(absenceApi.create, { token, body });
    await server.settled();
    return { id } as Asked;
  }

  it('depart when an absence begins and arrive when it ends', async () => {
    const trip = await absence();
    server.clock.set('2027-06-11T08:00:00.000Z');
    const { today, next_three_days } = await activity();
    const row = {
      absence_report: { id: trip.id, start_date: away.departure_date, end_date: away.return_date },
      reservation: null,
      berth_holder_type: 'RESIDENT',
      berth: { label: 'A2', pier_name: 'A' },
      boater: { first_name: 'Olav' },
      vessel: { name: 'Havørn', length: 9 },
    };
    expect(today.departures).toMatchObject([{ ...row, traffic_event_id: `departure-${trip.id}`, can_confirm: true }]);
    expect(next_three_days.arrivals).toMatchObject([{ ...row, can_confirm: false }]);
    expect((await update('departure', trip, 'CONFIRM')).status).toBe(200);
    expect((await update('arrival', trip, 'CONFIRM')).body.error_type).toBe('TRAFFIC_EVENT_IN_FUTURE');
    expect((await activity()).today.departures).toMatchObject([{ state: 'departed', can_undo: true }]);
    expect((await update('departure', trip, 'UNDO')).status).toBe(200);
    expect((await activity()).today.departures).toMatchObject([{ state: 'expected' }]);
  });

  it('are listed until the absence is withdrawn, and for their own marina only', async () => {
    const trip = await absence();
    const other = await server.addStaff(await server.openMarina());
    server.clock.set('2027-06-11T08:00:00.000Z');
    expect((await activity(other.token)).today.departures).toEqual([]);
    expect((await update('departure', trip, 'CONFIRM', other.token)).status).toBe(404);
    server.clock.set('2027-06-10T08:00:00.000Z');
    const body = { absence_report_id: trip.id };
    await server.must(absenceApi.delete, { token: harbour.token, body });
    await server.settled();
    expect((await activity()).tomorrow.departures).toEqual([]);
  });
});
