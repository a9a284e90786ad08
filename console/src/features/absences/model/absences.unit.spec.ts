import { describe, expect, it } from '@jest/globals';
import type { DisplacedVisitor } from '../../../../../contracts/absences/forecast.js';
import {
  absenceDefaults,
  choicesOf as choicesOfAddress,
  daysOf,
  firstTabs,
  isFiltered,
  presetOf,
  questionOf,
  rootOf,
} from './absences-address.js';
import { choiceOf, choicesOf, outcomeOf } from './displaced-choices.js';
import { nightState, soldCounts } from './night-cell.js';
import { soldState, stripOf, stripStart } from './sold-strip.js';

const readAddress = (address: typeof absenceDefaults) => choicesOfAddress(address, firstTabs['/absence-reports']);

describe('the address of the list', () => {
  it('opens the vacancies with the berths whose holders are away now', () => {
    expect(choicesOfAddress(absenceDefaults, firstTabs['/vacancies']).tab).toBe('CURRENT');
  });

  it('opens the upcoming absences, earliest first; past ones latest first', () => {
    expect(questionOf(readAddress(absenceDefaults))).toEqual({
      tab: 'UPCOMING',
      search: '',
      sort: { field: 'departure_date', direction: 'asc' },
      page: 1,
      page_size: 25,
    });
    expect(readAddress({ ...absenceDefaults, tab: 'past' }).order.direction).toBe('desc');
  });

  it('ignores what it does not know', () => {
    const wrong = { ...absenceDefaults, tab: 'all', from: '2027-02-30', sort: '-colour', page: -1, page_size: 9999 };
    expect(readAddress(wrong)).toEqual(readAddress(absenceDefaults));
  });

  it('holds search, days and order', () => {
    const choices = readAddress({
      ...absenceDefaults,
      search: 'vik',
      from: '2027-07-03',
      to: '2027-07-09',
      sort: '-boater_name',
    });
    expect(isFiltered(choices)).toBe(true);
    expect(questionOf(choices)).toMatchObject({
      search: 'vik',
      date_from: '2027-07-03',
      date_to: '2027-07-09',
      sort: { field: 'boater_name', direction: 'desc' },
    });
  });

  it('knows the presets by their days', () => {
    expect(daysOf('month', '2027-07-03')).toEqual({ from: '2027-07-03', to: '2027-08-01' });
    expect(presetOf(daysOf('week', '2027-07-03'), '2027-07-03')).toBe('week');
    expect(presetOf(daysOf('today', '2027-07-03'), '2027-07-03')).toBe('today');
    expect(presetOf(daysOf('week', '2027-07-03'), '2027-07-04')).toBeNull();
    expect(presetOf({ from: null, to: null }, '2027-07-04')).toBeNull();
  });

  it('has two roots, one for each edition', () => {
    expect([rootOf('/vacancies/1'), rootOf('/absence-reports/create/new')]).toEqual(['/vacancies', '/absence-reports']);
  });
});

describe('the drawing of a row', () => {
  const absence = {
    departure_date: '2027-07-05',
    return_date: '2027-07-14',
    sold: [{ start_date: '2027-07-05', end_date: '2027-07-08' }],
  };

  it('outlines the nights away and fills the sold ones', () => {
    expect(stripOf(absence, '2027-07-03')).toEqual({ away: { from: 2, to: 11 }, sold: [{ from: 2, to: 5 }] });
  });

  it('is cut at both ends', () => {
    expect(stripOf(absence, '2027-07-07')).toEqual({ away: { from: 0, to: 7 }, sold: [{ from: 0, to: 1 }] });
    expect(stripOf({ ...absence, return_date: '2027-09-01' }, '2027-07-03').away).toEqual({ from: 2, to: 28 });
    expect(stripOf(absence, '2027-08-01')).toEqual({ away: null, sold: [] });
  });

  it('begins today, and ends today for past absences', () => {
    expect([stripStart('UPCOMING', '2027-07-03'), stripStart('PAST', '2027-07-03')]).toEqual([
      '2027-07-03',
      '2027-06-05',
    ]);
  });

  it.each([
    [{ nights: 9, nights_sold: 0, berth_name: 'A1', tab: 'UPCOMING' }, 'free'],
    [{ nights: 9, nights_sold: 0, berth_name: 'A1', tab: 'PAST' }, 'unsold'],
    [{ nights: 9, nights_sold: 3, berth_name: 'A1', tab: 'CURRENT' }, 'some'],
    [{ nights: 9, nights_sold: 9, berth_name: 'A1', tab: 'CURRENT' }, 'all'],
    [{ nights: 0, nights_sold: 0, berth_name: null, tab: 'UPCOMING' }, 'none'],
  ] as const)('%j is %s', (row, state) => {
    expect(soldState(row)).toBe(state);
  });
});

describe('a night of the berth', () => {
  const stay = { reservation_id: 'r', view_id: 'R-1', vessel_name: 'Vento', boater_name: 'Rosa', per_night: 48 };

  it.each([
    [{ away: true, stay, waiting: false }, 'sold'],
    [{ away: false, stay, waiting: false }, 'lost'],
    [{ away: true, stay: null, waiting: true }, 'waiting'],
    [{ away: true, stay: null, waiting: false }, 'free'],
    [{ away: false, stay: null, waiting: false }, 'home'],
  ] as const)('%j is %s', (night, state) => {
    expect(nightState(night)).toBe(state);
  });

  it('counts as sold while the resident is away, else as lost', () => {
    const night = { away: true, stay, waiting: false };
    expect(soldCounts([night, { ...night, away: false }, { ...night, stay: null }])).toEqual({ sold: 1, lost: 1 });
  });
});

describe('the choice for a displaced visitor', () => {
  const visitor: DisplacedVisitor = {
    allocation_id: 'a',
    boater_id: 'p',
    reservation_id: 'r',
    view_id: 'R-1',
    vessel_name: 'Salina',
    boater_name: 'Rosa Almeida',
    start_date: '2027-07-09',
    end_date: '2027-07-13',
    from_date: '2027-07-09',
    berths: [
      { berth_id: 'b22', berth_name: 'B22', spare_loa: 0.9 },
      { berth_id: 'b23', berth_name: 'B23', spare_loa: 1.9 },
    ],
    berths_total: 2,
  };
  const draft = { berth_id: null, text: '' };

  it.each([
    ['BEST', draft, { choice: 'MOVE', allocation_id: 'a', berth_id: 'b22' }],
    ['OTHER', { ...draft, berth_id: 'b23' }, { choice: 'MOVE', allocation_id: 'a', berth_id: 'b23' }],
    ['OTHER', draft, null],
    ['OTHER', { ...draft, berth_id: 'gone' }, null],
    ['MESSAGE', { ...draft, text: 'Hello' }, { choice: 'MESSAGE', allocation_id: 'a', text: 'Hello' }],
    ['MESSAGE', { ...draft, text: '  ' }, null],
    ['MESSAGE', { ...draft, text: 'Hello, berth {berth} is taken' }, null],
    ['WITHOUT_BERTH', draft, { choice: 'WITHOUT_BERTH', allocation_id: 'a' }],
  ] as const)('%s with %j is %j', (way, rest, choice) => {
    expect(choiceOf(visitor, { way, ...rest })).toEqual(choice);
  });

  it('is missing until it is made, and BEST needs a berth', () => {
    expect(choiceOf(visitor, undefined)).toBeNull();
    expect(choiceOf({ ...visitor, berths: [] }, { way: 'BEST', ...draft })).toBeNull();
    expect(choicesOf([visitor], {})).toBeNull();
    expect(choicesOf([], {})).toEqual([]);
    expect(choicesOf([visitor], { a: { way: 'BEST', ...draft } })).toHaveLength(1);
  });

  it('decides what saving does', () => {
    const move = { choice: 'MOVE', allocation_id: 'a', berth_id: 'b' } as const;
    const without = { choice: 'WITHOUT_BERTH', allocation_id: 'b' } as const;
    const message = { choice: 'MESSAGE', allocation_id: 'c', text: 'x' } as const;
    expect([[], [move], [without], [move, without], [move, message]].map((choices) => outcomeOf(choices))).toEqual([
      'plain',
      'move',
      'without',
      'mixed',
      'message',
    ]);
  });
});
