import { describe, expect, it } from '@jest/globals';
import { specificationOf } from '../../../tests/fixtures/given-when-then.js';
import type { TrafficEvent } from '../../../contracts/traffic/events.js';
import type { TrafficType } from '../../../contracts/traffic/traffic.js';
import { decide, evolve, initial, type TrafficContext } from './stay-traffic.js';

const given = specificationOf({ initial, evolve, decide });
const reservation_id = 'stay';

/** The context on a given day of a stay of 10 to 13 July. */
function on(today: string, more: Partial<TrafficContext> = {}): TrafficContext {
  const stay = {
    start_date: '2027-07-10',
    end_date: '2027-07-13',
    status_code: 'APPROVED' as const,
    open_balance: null,
  };
  return { now: `${today}T09:00:00.000Z`, today, reservation_id, ...stay, ...more };
}
const seen = (type: 'VesselArrived' | 'VesselDeparted', day: string): TrafficEvent => ({
  type,
  data: { reservation_id, on: day, at: `${day}T09:00:00.000Z` },
});
const arrived = seen('VesselArrived', '2027-07-10');
const departed = seen('VesselDeparted', '2027-07-13');
const confirm = (event: TrafficType) => ({ type: 'CONFIRM' as const, event });
const undo = (event: TrafficType) => ({ type: 'UNDO' as const, event });

describe('confirming', () => {
  it('an arrival records day and time', () => {
    const outcome = given([]).when(confirm('ARRIVAL'), on('2027-07-10'));
    outcome.then(arrived);
    expect(outcome.state()).toMatchObject({ arrived_at: '2027-07-10T09:00:00.000Z', departed_at: null });
  });

  it('can be late, never early', () => {
    given([])
      .when(confirm('ARRIVAL'), on('2027-07-11'))
      .then({ type: 'VesselArrived', data: { on: '2027-07-11' } });
    const early = { details: { date: '2027-07-10', today: '2027-07-09' } };
    given([]).when(confirm('ARRIVAL'), on('2027-07-09')).thenRefused('TRAFFIC_EVENT_IN_FUTURE', early);
    given([arrived]).when(confirm('DEPARTURE'), on('2027-07-12')).thenRefused('TRAFFIC_EVENT_IN_FUTURE');
    given([arrived]).when(confirm('DEPARTURE'), on('2027-07-13')).then(departed);
  });

  it('a departure before its day needs a confirmation that the boat left early', () => {
    const early = { ...confirm('DEPARTURE'), left_early: true };
    given([arrived])
      .when(early, on('2027-07-11'))
      .then({ type: 'VesselDeparted', data: { on: '2027-07-11' } });
    given([]).when(early, on('2027-07-11')).thenRefused('TRAFFIC_NOT_ARRIVED');
    given([])
      .when({ ...confirm('ARRIVAL'), left_early: true }, on('2027-07-09'))
      .thenRefused('TRAFFIC_EVENT_IN_FUTURE');
  });

  it('twice is recorded once', () => {
    given([arrived]).when(confirm('ARRIVAL'), on('2027-07-11')).then();
    given([arrived, departed]).when(confirm('DEPARTURE'), on('2027-07-14')).then();
  });

  it('a departure with money open asks where it is told to, and records who was let go', () => {
    const owing = on('2027-07-13', { open_balance: { currency: 'EUR', amount: 34_56 } });
    const leave = confirm('DEPARTURE');
    const details = { details: { currency: 'EUR', amount: 34.56 } };
    given([arrived])
      .when({ ...leave, open_balance: 'ASK' }, owing)
      .thenRefused('TRAFFIC_BALANCE_OPEN', details);
    const let_go = { currency: 'EUR', amount: 34_56 };
    given([arrived])
      .when({ ...leave, open_balance: 'LET_GO' }, owing)
      .then({ type: 'VesselDeparted', data: { let_go } });
    given([arrived]).when(leave, owing).then(departed);
    given([arrived])
      .when({ ...leave, open_balance: 'ASK' }, on('2027-07-13'))
      .then(departed);
    given([arrived, departed])
      .when({ ...leave, open_balance: 'ASK' }, owing)
      .then();
    given([])
      .when({ ...confirm('ARRIVAL'), open_balance: 'ASK' }, owing)
      .then({ type: 'VesselArrived' });
  });

  it('a departure needs an arrival', () => {
    given([]).when(confirm('DEPARTURE'), on('2027-07-13')).thenRefused('TRAFFIC_NOT_ARRIVED');
  });

  it.each(['INITIATED', 'UPDATED', 'CANCELED_BY_BOATER', 'PAYMENT_EXPIRED', null] as const)(
    'is refused for a stay that is %s',
    (status_code) => {
      given([]).when(confirm('ARRIVAL'), on('2027-07-10', { status_code })).thenRefused('TRAFFIC_NOT_BOOKED');
    },
  );

  it.each(['APPROVED', 'INSTANT_BOOK', 'FINISHED'] as const)('is allowed for a stay that is %s', (status_code) => {
    given([]).when(confirm('ARRIVAL'), on('2027-07-10', { status_code })).then({ type: 'VesselArrived' });
  });
});

describe('undoing', () => {
  it('an arrival or a departure', () => {
    given([arrived]).when(undo('ARRIVAL'), on('2027-07-10')).then({ type: 'VesselArrivalUndone' });
    const outcome = given([arrived, departed]).when(undo('DEPARTURE'), on('2027-07-13'));
    outcome.then({ type: 'VesselDepartureUndone' });
    expect(outcome.state().departed_at).toBeNull();
  });

  it('is refused for an early departure once its nights were released', () => {
    const history = [arrived, seen('VesselDeparted', '2027-07-11')];
    const closed = { status_code: 'FINISHED' as const };
    given(history).when(undo('DEPARTURE'), on('2027-07-11', closed)).thenRefused('TRAFFIC_NIGHTS_RELEASED');
    given(history).when(undo('DEPARTURE'), on('2027-07-11')).then({ type: 'VesselDepartureUndone' });
    given(history).when(undo('DEPARTURE'), on('2027-07-13', closed)).then({ type: 'VesselDepartureUndone' });
  });

  it('must start with the latest record', () => {
    given([arrived, departed]).when(undo('ARRIVAL'), on('2027-07-13')).thenRefused('TRAFFIC_DEPARTED');
  });

  it('what was never confirmed is a no-op', () => {
    given([]).when(undo('ARRIVAL'), on('2027-07-10')).then();
    given([arrived]).when(undo('DEPARTURE'), on('2027-07-13')).then();
  });
});

describe('a late boat', () => {
  const late = (event: TrafficType, date: string, time: string | null = null) => ({
    type: 'LATE' as const,
    event,
    expected: { date, time },
  });

  it('is expected on another day of its stay', () => {
    const outcome = given([]).when(late('ARRIVAL', '2027-07-12', '14:30'), on('2027-07-10'));
    outcome.then({ type: 'ArrivalDelayed', data: { expected_on: '2027-07-12', expected_time: '14:30' } });
    expect(outcome.state().arrival_expected).toEqual({ date: '2027-07-12', time: '14:30' });
    given([arrived])
      .when(late('DEPARTURE', '2027-07-13', '17:00'), on('2027-07-12'))
      .then({ type: 'DepartureDelayed' });
  });

  it('is on time after all once its notice is withdrawn', () => {
    const onTime = (event: TrafficType) => ({ type: 'ON_TIME' as const, event });
    const delayed = {
      type: 'ArrivalDelayed' as const,
      data: { reservation_id: 'r', expected_on: '2027-07-12', expected_time: null, at: '2027-07-10T08:00:00.000Z' },
    };
    const outcome = given([delayed]).when(onTime('ARRIVAL'), on('2027-07-10'));
    outcome.then({ type: 'ArrivalNoticeWithdrawn' });
    expect(outcome.state().arrival_expected).toBeNull();
    given([delayed]).when(onTime('DEPARTURE'), on('2027-07-10')).then();
    given([]).when(onTime('ARRIVAL'), on('2027-07-10')).then();
  });

  it('needs new dates outside its stay', () => {
    const outside = { details: { from: '2027-07-11', until: '2027-07-12' } };
    for (const day of ['2027-07-10', '2027-07-13']) {
      given([]).when(late('ARRIVAL', day), on('2027-07-11')).thenRefused('TRAFFIC_OUTSIDE_STAY', outside);
    }
    given([arrived]).when(late('DEPARTURE', '2027-07-14'), on('2027-07-13')).thenRefused('TRAFFIC_OUTSIDE_STAY');
  });

  it('was not seen yet, and is booked', () => {
    given([arrived]).when(late('ARRIVAL', '2027-07-11'), on('2027-07-10')).thenRefused('TRAFFIC_ALREADY_SEEN');
    const canceled = { status_code: 'CANCELED_BY_BOATER' as const };
    given([]).when(late('ARRIVAL', '2027-07-11'), on('2027-07-10', canceled)).thenRefused('TRAFFIC_NOT_BOOKED');
  });
});

describe('a boat in another berth', () => {
  const moored = { berth_id: 'b2', label: 'A2' };
  const there: TrafficEvent = {
    type: 'VesselMoored',
    data: { reservation_id, ...moored, at: '2027-07-10T09:00:00.000Z' },
  };
  const moor = { type: 'MOOR' as const, event: 'ARRIVAL' as const, moored };

  it('is recorded with its arrival or later, once', () => {
    given([])
      .when({ ...confirm('ARRIVAL'), moored }, on('2027-07-10'))
      .then(arrived, there);
    given([arrived]).when(moor, on('2027-07-10')).then(there);
    given([arrived, there]).when(moor, on('2027-07-11')).then();
  });

  it('is here', () => {
    given([]).when(moor, on('2027-07-10')).thenRefused('TRAFFIC_NOT_ARRIVED');
    given([arrived, departed]).when(moor, on('2027-07-13')).thenRefused('TRAFFIC_DEPARTED');
  });
});
