import { describe, expect, it } from '@jest/globals';
import type { TrafficActivity, TrafficEventRow, TrafficType } from '../../../../../contracts/traffic/traffic.js';
import { groupsOf, isArrivalMissing, matching, piersOf, printedPiers, rowsOf, tabOf } from './activity-view.js';

const TODAY = '2027-07-14';

function row(id: string, type: TrafficType, date: string, more: Partial<TrafficEventRow> = {}): TrafficEventRow {
  return {
    traffic_event_id: id,
    type,
    date,
    state: 'expected',
    confirmed_at: null,
    confirmed_by: null,
    expected: null,
    can_confirm: date <= TODAY,
    can_undo: false,
    can_restore: false,
    conflict: null,
    berth_taken_by: null,
    reservation: { id, view_id: id, created_by: 'MARINA', start_date: date, end_date: '2027-07-20' },
    absence_report: null,
    to_pay: null,
    berth_holder_type: 'VISITOR',
    berth: { id, label: 'B2', pier_name: 'B' },
    boater: { id, first_name: 'Inès', last_name: 'Delacroix', phone: null },
    vessel: { id, name: 'Sirocco', length: 10, beam: 3.2, draft: 1.7 },
    ...more,
  };
}

const overdue = row('overdue', 'ARRIVAL', '2027-07-12', { state: 'not_arrived', conflict: 'NOT_ARRIVED' });
const lateToday = row('lateToday', 'ARRIVAL', '2027-07-13', { expected: { date: TODAY, time: '14:30' } });
const lateTomorrow = row('lateTomorrow', 'ARRIVAL', TODAY, { expected: { date: '2027-07-15', time: null } });
const due = row('due', 'ARRIVAL', TODAY, { berth: { id: 'a', label: 'A10', pier_name: 'A' } });
const done = row('done', 'ARRIVAL', TODAY, {
  state: 'arrived',
  confirmed_at: `${TODAY}T09:00:00.000Z`,
  can_undo: true,
});
const caughtUp = { ...overdue, ...done, traffic_event_id: 'caughtUp', date: '2027-07-12', conflict: null };
const restorable = { ...caughtUp, traffic_event_id: 'restorable', can_undo: false, can_restore: true };
const later = row('later', 'DEPARTURE', '2027-07-17');

const activity: TrafficActivity = {
  date: TODAY,
  today: { arrivals: [lateTomorrow, due, done], departures: [] },
  tomorrow: { arrivals: [], departures: [] },
  next_three_days: { arrivals: [], departures: [later] },
  last_seven_days: { arrivals: [overdue, lateToday, caughtUp, restorable], departures: [] },
  conflicts: [overdue],
};
const ids = (rows: readonly TrafficEventRow[]) => rows.map((one) => one.traffic_event_id);

it.each([
  ['of a boat without a confirmed arrival', { can_confirm: false }, true],
  ['that can be confirmed', { can_confirm: true }, false],
  ['that was confirmed', { can_confirm: false, confirmed_at: `${TODAY}T09:00:00.000Z` }, false],
  ['of a resident', { can_confirm: false, reservation: null }, false],
  ['to come', { can_confirm: false, date: '2027-07-15' }, false],
])('the departure %s waits for its arrival or not', (_name, more, missing) => {
  expect(isArrivalMissing(row('gone', 'DEPARTURE', TODAY, more), TODAY)).toBe(missing);
  expect(isArrivalMissing(row('gone', 'ARRIVAL', TODAY, more), TODAY)).toBe(false);
});

describe('the tabs', () => {
  it('hold the days on which boats now come and go, and today also what is overdue or was caught up on', () => {
    expect(ids(rowsOf(activity, 'today')).sort()).toEqual(['caughtUp', 'done', 'due', 'lateToday', 'overdue']);
    expect(ids(rowsOf(activity, 'tomorrow'))).toEqual(['lateTomorrow']);
    expect(ids(rowsOf(activity, 'next'))).toEqual(['later']);
    expect(ids(rowsOf(activity, 'past'))).toEqual(['overdue', 'lateToday', 'caughtUp', 'restorable']);
    expect(ids(rowsOf(activity, 'conflicts'))).toEqual(['overdue']);
  });

  it('open today for an unknown address', () => {
    expect(tabOf('past')).toBe('past');
    expect(tabOf('else')).toBe('today');
  });
});

describe('a column', () => {
  it('shows overdue first, then what is still to come by time and berth, then what is done, newest first', () => {
    const groups = groupsOf(rowsOf(activity, 'today'), 'ARRIVAL', 'today');
    expect(groups.map(({ id, rows }) => [id, ids(rows)])).toEqual([
      ['overdue', ['overdue']],
      ['coming', ['lateToday', 'due']],
      ['done', ['caughtUp', 'done']],
    ]);
  });

  it('is empty without boats, and says that everyone has come when only the rest is done', () => {
    expect(groupsOf([], 'ARRIVAL', 'today')).toEqual([]);
    expect(groupsOf([done], 'ARRIVAL', 'today').map(({ id }) => id)).toEqual(['coming', 'done']);
  });

  it('is grouped by day over several days, the latest first for the past', () => {
    expect(groupsOf(rowsOf(activity, 'past'), 'ARRIVAL', 'past').map(({ id }) => id)).toEqual([TODAY, '2027-07-12']);
    expect(groupsOf([later], 'DEPARTURE', 'next').map(({ id }) => id)).toEqual(['2027-07-17']);
  });
});

describe('the filters', () => {
  it.each([
    ['sirocco', 2],
    ['ines', 2],
    ['a10', 1],
    ['nobody', 0],
  ])('find "%s" in boat, person and berth', (search, count) => {
    expect(matching([due, overdue], { search, pier: [] })).toHaveLength(count);
  });

  it('choose piers', () => {
    expect(piersOf(activity)).toEqual(['A', 'B']);
    expect(ids(matching([due, overdue], { search: '', pier: ['A'] }))).toEqual(['due']);
  });
});

it('the printed list is by pier and berth', () => {
  const b10 = row('b10', 'DEPARTURE', TODAY, { berth: { id: 'x', label: 'B10', pier_name: 'B' } });
  expect(printedPiers([b10, overdue, due]).map(({ pier, rows }) => [pier, ids(rows)])).toEqual([
    ['A', ['due']],
    ['B', ['overdue', 'b10']],
  ]);
});
