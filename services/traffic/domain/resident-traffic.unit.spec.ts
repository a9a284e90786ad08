import { describe, expect, it } from '@jest/globals';
import { specificationOf } from '../../../tests/fixtures/given-when-then.js';
import type { ResidentTrafficEvent } from '../../../contracts/traffic/events.js';
import type { TrafficType, UpdateTraffic } from '../../../contracts/traffic/traffic.js';
import { decide, evolve, initial } from './resident-traffic.js';

const given = specificationOf({ initial, evolve, decide });
const absence_id = 'absence';
const on = (today: string) => ({
  now: `${today}T09:00:00.000Z`,
  today,
  absence_id,
  departure_date: '2027-07-10',
  return_date: '2027-07-13',
});
const will = (type: UpdateTraffic['action'], event: TrafficType) => ({ type, event });
const departed: ResidentTrafficEvent = {
  type: 'ResidentDeparted',
  data: { absence_id, on: '2027-07-10', at: '2027-07-10T09:00:00.000Z' },
};

describe('a resident', () => {
  it('departs when the absence begins, and arrives when it ends, never earlier', () => {
    given([]).when(will('CONFIRM', 'DEPARTURE'), on('2027-07-10')).then(departed);
    given([departed])
      .when(will('CONFIRM', 'ARRIVAL'), on('2027-07-13'))
      .then({ type: 'ResidentReturned', data: { absence_id, on: '2027-07-13' } });
    given([]).when(will('CONFIRM', 'DEPARTURE'), on('2027-07-09')).thenRefused('TRAFFIC_EVENT_IN_FUTURE');
    given([departed]).when(will('CONFIRM', 'ARRIVAL'), on('2027-07-12')).thenRefused('TRAFFIC_EVENT_IN_FUTURE');
  });

  it('may leave unseen and come back', () => {
    given([]).when(will('CONFIRM', 'ARRIVAL'), on('2027-07-13')).then({ type: 'ResidentReturned' });
  });

  it.each(['UNDO', 'RESTORE'] as const)('counts as before after %s', (action) => {
    const outcome = given([departed]).when(will(action, 'DEPARTURE'), on('2027-07-11'));
    outcome.then({ type: 'ResidentDepartureUndone' });
    expect(outcome.state()).toEqual(initial());
    given([]).when(will(action, 'ARRIVAL'), on('2027-07-13')).then();
  });

  it('is recorded once, and cannot be late without a change of the absence', () => {
    given([departed]).when(will('CONFIRM', 'DEPARTURE'), on('2027-07-11')).then();
    given([]).when(will('LATE', 'ARRIVAL'), on('2027-07-11')).thenRefused('TRAFFIC_ABSENCE_DECIDES');
  });
});
