import { describe, expect, it } from '@jest/globals';
import type { Match } from '../../../../../contracts/berths/matches.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import {
  assignHindrance,
  assignWay,
  bestName,
  hasEnded,
  matchWasLost,
  offersAutomaticMatch,
  stillOpen,
  takesBerthAtOnce,
} from './berthing-rules.js';
import { displayedStatuses } from '../../../../../contracts/vocabulary/reservation-words.js';

type BerthMatch = ReservationDetail['matches'][number];

const suggestion = (id: string, order: number, available = true): BerthMatch => ({
  id,
  order,
  custom: false,
  available,
  berth_id: id,
  berth: null,
  vessel: null,
  absence_report_id: null,
});

const candidate = (berth_name: string, why: Partial<Match['why']> = {}): Match => ({
  berth_id: berth_name,
  berth_name,
  available: true,
  order: 1,
  custom: false,
  absence_report_id: null,
  vessel: null,
  why: {
    berth_id: berth_name,
    order: 1,
    spare_loa: 0.8,
    spare_beam: 0.45,
    spare_draft: 0.6,
    extends_over: [],
    absence_ids: [],
    ...why,
  },
});

describe('the berth that fits best', () => {
  const named = (number: string, order: number, available = true) => ({
    ...suggestion(number, order, available),
    berth: { id: number, number, pier_id: 'c', pier_name: 'C' },
  });

  it('is the first one in order that is free', () =>
    expect(bestName({ matches: [named('09', 3), named('07', 1, false), named('08', 2)] })).toBe('C08'));

  it('is missing where none is free', () => expect(bestName({ matches: [named('07', 1, false)] })).toBeNull());
});

describe('giving a berth', () => {
  const over = [
    'canceled_by_boater',
    'canceled_by_marina',
    'expired_no_marina_response',
    'expired_no_boater_response',
    'payment_expired',
    'finished',
  ];
  it.each(displayedStatuses.map((status) => [status, over.includes(status) ? 'over' : null] as const))(
    'of a stay that is %s: %s',
    (status, hindrance) => expect(assignHindrance(status, '2027-07-03', '2027-07-03')).toBe(hindrance),
  );

  it('ends with the day of arrival', () => {
    expect(assignHindrance('approved', '2027-07-02', '2027-07-03')).toBe('arrivalPassed');
    expect(assignHindrance('approved', '2027-07-04', '2027-07-03')).toBeNull();
    expect(assignHindrance('approved', '', '2027-07-03')).toBeNull();
    expect(assignHindrance('finished', '', '2027-07-03')).toBe('over');
  });

  it('happens at once for booked stays, with the approval for others', () => {
    expect(displayedStatuses.filter(takesBerthAtOnce)).toEqual(['approved']);
  });
});

describe('the automatic match', () => {
  const booked = {
    reservation_status: 'approved' as const,
    berth_id: null,
    selected_match: null,
    matches: [suggestion('C07', 1)],
  };
  it.each([
    ['is offered to a booking without a berth', booked, true],
    [
      'is offered where the berth was lost',
      { ...booked, berth_id: 'C11', selected_match: suggestion('C11', 0, false) },
      true,
    ],
    ['is not where a berth is held', { ...booked, berth_id: 'C11', selected_match: suggestion('C11', 0) }, false],
    ['is not before approval', { ...booked, reservation_status: 'pending' as const }, false],
    ['is not where nothing is free', { ...booked, matches: [suggestion('C07', 1, false)] }, false],
  ])('%s', (_name, reservation, offered) => expect(offersAutomaticMatch(reservation)).toBe(offered));

  it.each([
    ['approved', false, true],
    ['approved', true, false],
    ['pending', false, false],
  ] as const)('is called lost when %s and available is %s: %s', (reservation_status, available, lost) =>
    expect(matchWasLost({ reservation_status, selected_match: suggestion('C07', 1, available) })).toBe(lost),
  );

  it('cannot be lost where there is none', () => {
    expect(matchWasLost({ reservation_status: 'approved', selected_match: null })).toBe(false);
  });
});

describe('how a booked stay gets a berth', () => {
  const matches = [suggestion('C07', 1, false), suggestion('C11', 2), suggestion('D02', 3)];
  it.each([
    ['the first free suggestion', 'C11', { way: 'match', match_id: 'C11', asksReason: false }],
    ['another suggestion, with a reason', 'D02', { way: 'match', match_id: 'D02', asksReason: true }],
    ['a suggestion that is taken', 'C07', { way: 'hand', berth_id: 'C07' }],
    ['any other berth', 'A01', { way: 'hand', berth_id: 'A01' }],
  ])('%s', (_name, berthId, way) => expect(assignWay(berthId, matches)).toEqual(way));
});

describe('candidates shown', () => {
  const stay = { start_date: '2027-07-03', end_date: '2027-07-10' };
  const items = [candidate('C07'), candidate('C11'), candidate('D02')];
  const booked = { ...stay, berth_id: 'C07', reservation_status: 'approved' as const, matches: [suggestion('D02', 1)] };
  it.each([
    ['leave out the berth held and those turned down', booked, stay, ['D02']],
    ['are all judged anew for other dates', booked, { ...stay, end_date: '2027-07-11' }, ['C11', 'D02']],
    ['are all there before approval', { ...booked, reservation_status: 'pending' as const }, stay, ['C11', 'D02']],
  ])('%s', (_name, reservation, asked, names) =>
    expect(stillOpen(items, reservation, asked).map((match) => match.berth_name)).toEqual(names),
  );
});

describe('a stay', () => {
  it.each([
    ['approved', '2027-07-10', false],
    ['approved', '2027-07-09', true],
    ['finished', '2027-07-10', true],
    ['canceled_by_marina', '2027-07-20', true],
  ] as const)('that is %s and ends on %s has ended on 10 July: %s', (reservation_status, end_date, ended) => {
    expect(hasEnded({ reservation_status, end_date }, '2027-07-10')).toBe(ended);
  });
});
