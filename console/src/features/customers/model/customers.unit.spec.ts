import { describe, expect, it } from '@jest/globals';
import type { Principal } from '../../../../../contracts/vocabulary/access.js';
import { creationHindrance, isTem } from './creation-hindrance.js';
import { choicesOf, type CustomerAddress, customerDefaults, filtersSet } from './customers-address.js';
import { archivedQuestion, residentsQuestion, visitorsQuestion } from './customers-question.js';
import { boaterHref, residentHref } from './row-addresses.js';
import { visitMark, visitStage, visitTime } from './visit-mark.js';

const at = (address: Partial<CustomerAddress> = {}, tem = true) => choicesOf({ ...customerDefaults, ...address }, tem);

describe('the address of the customers', () => {
  it('shows ten residents by boat when it says nothing', () => {
    expect(at()).toEqual({
      tab: 'residents',
      search: '',
      membership: 'all',
      types: [],
      length: null,
      order: { field: 'boat_name', direction: 'asc' },
      page: 1,
      page_size: 10,
    });
  });

  it('ignores what it does not know', () => {
    const address = { tab: 'people', membership: 'gone', types: 'TEM,club', length: 'x', sort: 'age', page: 0 };
    expect(at({ ...address, page_size: 5000 })).toEqual({ ...at(), types: ['TEM'] });
  });

  it('filters for people without a card in marinas of the association only', () => {
    expect(at({ membership: 'boaters' }).membership).toBe('boaters');
    expect(at({ membership: 'boaters' }, false).membership).toBe('all');
  });

  it.each([
    ['', { field: 'boat_name', direction: 'asc' }],
    ['-boat_name', { field: 'boat_name', direction: 'desc' }],
    ['email', { field: 'email', direction: 'asc' }],
    ['home_marina,-email', { field: 'home_marina', direction: 'asc', then: { field: 'email', direction: 'desc' } }],
    ['colour', { field: 'boat_name', direction: 'asc' }],
  ] as const)('reads the order "%s"', (text, order) => {
    expect(at({ sort: text }).order).toEqual(order);
  });

  it('counts the filters of the shown table only', () => {
    const all = { search: 'a', membership: 'active', types: 'TEM', length: '9..' };
    expect(filtersSet(at(all))).toEqual(['search', 'membership', 'types', 'length']);
    expect(filtersSet(at({ ...all, tab: 'visitors' }))).toEqual(['search', 'membership']);
    expect(filtersSet(at({ ...all, tab: 'archived' }))).toEqual(['search']);
  });
});

describe('the request of each table', () => {
  const choices = at({
    search: 'ana',
    membership: 'active',
    types: 'TEM,non',
    length: '9..12',
    sort: '-email',
    page: 2,
  });
  it('has what the address chooses', () => {
    const page = { page: 2, page_size: 10 };
    expect(residentsQuestion(choices)).toEqual({
      search: 'ana',
      filter: { membership: 'active', member_types: ['TEM', 'non'], vessel_length: { from: 9, to: 12 } },
      sort: { field: 'email', direction: 'desc' },
      ...page,
    });
    expect(visitorsQuestion(choices)).toEqual({ search: 'ana', membership: 'active', ...page });
    expect(archivedQuestion(choices)).toEqual({ search: 'ana', sort: { field: 'email', direction: 'desc' }, ...page });
  });

  it('leaves out what is not chosen', () => {
    const { search, filter } = { search: undefined, ...residentsQuestion(at()) };
    expect({ search, filter }).toEqual({ search: undefined, filter: { membership: 'all' } });
  });
});

describe('who may add a customer', () => {
  const editor: Principal = {
    is_admin: false,
    association_manager: false,
    chain_manager: false,
    role: 'primary',
    permissions: { residents: 'EDITOR', reservations: 'VIEWER', marina_settings: 'NOT_ALLOWED' },
    marina: { permissions: {} },
    owes: null,
  };
  it.each([
    ['an editor', editor, null],
    ['a secondary user', { ...editor, role: 'secondary' as const }, 'secondary'],
    ['a viewer', { ...editor, permissions: { ...editor.permissions, residents: 'VIEWER' as const } }, 'noEditor'],
    ['an administrator', { ...editor, role: 'secondary' as const, is_admin: true }, null],
  ])('%s: %s', (_name, who, hindrance) => expect(creationHindrance(who)).toBe(hindrance));

  it('knows the association', () => expect([isTem('TEM'), isTem('IGY'), isTem(null)]).toEqual([true, false, false]));
});

describe('the way from a row', () => {
  it('leads to the boat, or to the person without one', () => {
    expect(residentHref({ id: 'b', vessel_id: 'v' })).toBe('/vessels/v');
    expect(residentHref({ id: 'b', vessel_id: null })).toBe(boaterHref('b'));
  });
});

describe('the next stay of a visitor', () => {
  const visit = {
    reservation_id: 'r',
    start_date: '2027-06-11',
    end_date: '2027-06-14',
    nights: 3,
    berth: null,
    presence: 'TO_COME' as const,
    reservation_status: 'pending' as const,
    action_required: 'MARINA' as const,
  };
  it.each([
    [visit, 'ourMove', 'our_move'],
    [{ ...visit, action_required: 'BOATER' as const, reservation_status: 'waiting' as const }, 'offered', null],
    [{ ...visit, action_required: null, reservation_status: 'approved' as const }, 'booked', 'booked'],
    [{ ...visit, reservation_status: 'waiting_list' as const }, 'waitingList', null],
  ])('%j: %s', (given, stage, mark) => {
    expect(visitStage(given)).toBe(stage);
    expect(visitMark(given)).toBe(mark);
  });

  it('has no mark where none is planned', () => expect(visitMark(null)).toBeNull());
});

describe('how the next stay of a visitor stands today', () => {
  const visit = {
    reservation_id: 'r',
    start_date: '2027-07-03',
    end_date: '2027-07-10',
    nights: 7,
    reservation_status: 'approved',
    action_required: null,
    berth: 'A2',
    presence: 'TO_COME',
  } as const;
  it.each([
    ['a boat before its day', {}, '2027-07-02', 'later'],
    ['a booked boat on its day', {}, '2027-07-03', 'expectedToday'],
    ['a booked boat that is overdue', {}, '2027-07-05', 'expectedSince'],
    ['a stay that is not booked', { reservation_status: 'waiting_list' }, '2027-07-05', 'later'],
    ['a boat that has arrived', { presence: 'HERE' }, '2027-07-03', 'hereUntil'],
    ['a boat that arrived before its day', { presence: 'HERE' }, '2027-07-02', 'hereUntil'],
    ['a boat that has left before its last day', { presence: 'LEFT' }, '2027-07-05', 'left'],
  ] as const)('%s', (_who, over, today, expected) => {
    expect(visitTime({ ...visit, ...over }, today)).toBe(expected);
  });
});
