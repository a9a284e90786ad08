import { describe, expect, it } from '@jest/globals';
import { reservationSortKeys } from '../../../../../contracts/reservations/vocabulary.js';
import { listAllReservations, listReservations } from '../../../../../contracts/reservations/list.js';
import { isFiltered, type ListParams, noFilters, noParams } from './list-params.js';
import {
  addressedOrder,
  adminQuestionOf,
  choicesOf,
  firstDirection,
  orderFrom,
  orderInForce,
  questionOf,
  writtenOrder,
} from './list-question.js';
import type { Edition } from './list-tabs.js';

const MARINA = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11';
const PAGE = { page: 1, page_size: 25 };

function asked(params: Partial<ListParams>, edition: Edition = 'full') {
  const question = questionOf(choicesOf({ ...noParams, ...params }, edition), edition, PAGE);
  // The server accepts the console's request as it is, with no default to add.
  expect(listReservations.parse(question)).toEqual(question);
  return question;
}

describe('the question behind an address', () => {
  it.each<[string, Partial<ListParams>, object]>([
    ['nothing', {}, { tab: 'PENDING' }],
    ['a tab', { tab: 'CLOSED' }, { tab: 'CLOSED' }],
    ['a tab of the other edition', { tab: 'BOOKED' }, { tab: 'PENDING' }],
    ['all tabs', { tab: 'ALL' }, {}],
    ['a text', { search: ' petrel ' }, { tab: 'PENDING', search: 'petrel' }],
    ['a preset', { stay: 'next_7_days' }, { tab: 'PENDING', stay: { preset: 'next_7_days' } }],
    [
      'ranges',
      { arrival: '2027-07-01..2027-07-05', departure: '2027-07-09..' },
      { tab: 'PENDING', arrival: { from: '2027-07-01', to: '2027-07-05' }, departure: { from: '2027-07-09' } },
    ],
    ['a range that is none', { stay: '2027-02-30..' }, { tab: 'PENDING' }],
    ['lengths', { length: '9..12.5' }, { tab: 'PENDING', vessel_length: { from: 9, to: 12.5 } }],
    ['statuses', { status: 'waiting,bogus,initiated,waiting' }, { tab: 'PENDING', statuses: ['waiting', 'initiated'] }],
    [
      'single choices',
      { source: 'BOATER', customer: 'RESIDENT', action: 'NOBODY' },
      { tab: 'PENDING', source: 'BOATER', customer_type: 'RESIDENT', action_required: 'NOBODY' },
    ],
    ['choices that are none', { source: 'X', customer: 'Y', action: 'Z', length: 'a..b' }, { tab: 'PENDING' }],
    ['a group', { tab: 'ALL', group: MARINA }, { group_id: MARINA }],
    ['a group that is none', { group: 'x' }, { tab: 'PENDING' }],
    ['marinas, of the administrator only', { marinas: MARINA }, { tab: 'PENDING' }],
  ])('of %s', (_name, params, filter) => {
    const sort = 'tab' in filter && filter.tab === 'PENDING' ? { sort: { key: 'next_move', direction: 'asc' } } : {};
    expect(asked(params)).toEqual({ filter: { edition: 'full', ...filter }, ...sort, ...PAGE });
  });

  it('of the lite edition opens the new ones and knows no tab for all', () => {
    expect(asked({ tab: 'ALL' }, 'lite').filter).toEqual({ edition: 'lite', tab: 'NEW' });
    expect(asked({ tab: 'HISTORY' }, 'lite').filter).toEqual({ edition: 'lite', tab: 'HISTORY' });
  });

  it('of an administrator names the marinas', () => {
    const choices = choicesOf({ ...noParams, marinas: `${MARINA},other` }, 'full');
    const question = adminQuestionOf(choices, 'full', PAGE);
    expect(listAllReservations.parse(question)).toEqual(question);
    expect(question.filter.marina_ids).toEqual([MARINA]);
    expect(adminQuestionOf(choicesOf(noParams, 'full'), 'full', PAGE).filter).not.toHaveProperty('marina_ids');
  });

  it('cuts a text to what the server takes', () => {
    expect(asked({ search: 'x'.repeat(200) }).filter.search).toHaveLength(100);
  });

  it.each([
    ['', null],
    ['nights', { key: 'nights', direction: 'asc' }],
    ['-total_to_pay', { key: 'total_to_pay', direction: 'desc' }],
    ['--nights', null],
    ['bogus', null],
    [
      '-start_date,boater_name',
      { key: 'start_date', direction: 'desc', then: { key: 'boater_name', direction: 'asc' } },
    ],
  ] as const)('reads the order %p', (text, order) => {
    expect(orderFrom(text)).toEqual(order);
    if (order !== null) expect(writtenOrder(order)).toBe(text);
  });

  it('leaves out a second key that does not exist, and puts one in the place of the moves, which it would not change', () => {
    expect(orderFrom('nights,bogus')).toEqual({ key: 'nights', direction: 'asc' });
    expect(orderFrom('nights,-nights')).toEqual({ key: 'nights', direction: 'asc' });
    expect(orderFrom('next_move,-nights')).toEqual({ key: 'nights', direction: 'desc' });
  });

  it('sends both keys to the server', () => {
    const then = { key: 'vessel_length', direction: 'desc' };
    expect(asked({ sort: 'nights,-vessel_length' }).sort).toEqual({ key: 'nights', direction: 'asc', then });
  });

  it("opens what is undecided by whose move it is, and leaves the edition's own order to the server", () => {
    expect(orderInForce(null, 'full', 'PENDING')).toEqual({ key: 'next_move', direction: 'asc' });
    expect(orderInForce(null, 'lite', 'WAITING_LIST')).toEqual({ key: 'next_move', direction: 'asc' });
    expect(orderInForce(null, 'full', 'ALL')).toEqual({ key: 'updated_at', direction: 'desc' });
    expect(orderInForce(null, 'lite', 'BOOKED')).toEqual({ key: 'start_date', direction: 'desc' });
    expect(asked({}).sort).toEqual({ key: 'next_move', direction: 'asc' });
    expect(asked({ tab: 'CLOSED' })).not.toHaveProperty('sort');
    expect(asked({ sort: '-nights' }).sort).toEqual({ key: 'nights', direction: 'desc' });
  });

  it.each([
    ['full', 'PENDING', 'next_move', ''],
    ['full', 'PENDING', '-updated_at', '-updated_at'],
    ['full', 'ALL', '-updated_at', ''],
    ['full', 'ALL', 'updated_at', 'updated_at'],
    ['full', 'ALL', 'next_move', 'next_move'],
    ['lite', 'BOOKED', '-start_date', ''],
    ['lite', 'BOOKED', 'start_date', 'start_date'],
  ] as const)('of the %s edition and the tab %s writes the order %s as "%s"', (edition, tab, text, address) => {
    expect(addressedOrder(orderFrom(text)!, edition, tab)).toBe(address);
  });

  it('begins with the latest and the largest, and names with A', () => {
    expect(reservationSortKeys.filter((key) => firstDirection(key) === 'asc')).toEqual([
      'next_move',
      'view_id',
      'boater_name',
      'vessel_name',
      'berth_number',
      'reservation_status',
    ]);
  });

  it('knows filters from tab and order', () => {
    expect(isFiltered({ ...noParams, tab: 'CLOSED', sort: 'nights' })).toBe(false);
    const filtered = { ...noParams, tab: 'CLOSED', status: 'waiting', search: 'x' };
    expect(isFiltered(filtered)).toBe(true);
    expect({ ...filtered, ...noFilters }).toEqual({ ...noParams, tab: 'CLOSED' });
  });
});
