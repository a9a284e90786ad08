import { describe, expect, it } from '@jest/globals';
import { berthInfoApi } from '../../../../contracts/berths/api.js';
import { isOut, shownOwner, situationOf } from './berth-info-words.js';

const example = berthInfoApi.berthInfo.answer.parse(berthInfoApi.berthInfo.example.answer);
const visitor = {
  berth_holder_type: 'VISITOR' as const,
  allocation_id: 'v1',
  boater_id: null,
  vessel_id: null,
  reservation_id: 'r1',
  boater_name: 'Ilaria Conti',
  vessel: { id: null, name: 'Perla Nera', length: 9.72 },
  start_date: '2027-07-01',
  end_date: '2027-07-05',
  arrived: true,
};
const resident = {
  ...visitor,
  berth_holder_type: 'RESIDENT' as const,
  end_date: null,
  absence: null,
  residency: { start_date: '2027-01-01', end_date: null },
};
const absence = { id: 'a1', start_date: '2027-07-05', end_date: '2027-07-14' };
const berth = { ...example, current_berth_owner: null, resident: null, active_traffic_event: null };

describe('the berth info', () => {
  it('names the boat of tonight, or the resident who is away', () => {
    expect(shownOwner(berth)).toBeNull();
    expect(shownOwner({ ...berth, resident })?.berth_holder_type).toBe('RESIDENT');
    expect(shownOwner({ ...berth, resident, current_berth_owner: visitor })).toBe(visitor);
  });

  it.each([
    ['a free berth', berth, null],
    ['a visitor who is to arrive', { current_berth_owner: { ...visitor, arrived: false } }, { is: 'expected' }],
    ['a visitor', { current_berth_owner: visitor }, { is: 'thereUntil', until: '2027-07-05' }],
    ['a resident', { current_berth_owner: resident, resident }, { is: 'there' }],
    [
      'a resident who leaves later',
      { current_berth_owner: resident, resident: { ...resident, absence } },
      { is: 'awayFrom', start: '2027-07-05', end: '2027-07-14' },
    ],
    ['a resident who is away', { resident: { ...resident, absence } }, { is: 'away', until: '2027-07-14' }],
  ])('says how things stand with %s', (_name, more, situation) => {
    expect(situationOf({ ...berth, ...more })).toEqual(situation);
  });

  it('labels a resident’s departure as out', () => {
    const event = { id: 'a1', begins_at: '2027-07-05', vessel: { name: 'Tordis' } };
    expect(isOut({ ...event, type: 'DEPARTURE', berth_holder_type: 'RESIDENT' })).toBe(true);
    expect(isOut({ ...event, type: 'DEPARTURE', berth_holder_type: 'VISITOR' })).toBe(false);
    expect(isOut({ ...event, type: 'ARRIVAL', berth_holder_type: 'RESIDENT' })).toBe(false);
  });
});
