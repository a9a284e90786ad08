import { describe, expect, it } from '@jest/globals';
import { isCardNumber, typedCardNumber } from '../../../entities/membership/card-number.js';
import { lastNight, nightsOfVisit, type RedeemableCard, visitProblem } from './visit-nights.js';

const card: RedeemableCard = {
  today: '2027-06-10',
  redeemed_dates: ['2027-06-05'],
  stays: [{ start_date: '2027-06-04', end_date: '2027-06-09' }],
  left: 3,
};
const problem = (start_date: string | null, end_date: string | null, more: Partial<RedeemableCard> = {}) =>
  visitProblem({ start_date, end_date }, { ...card, ...more });

describe('nights of a past visit', () => {
  it('are those between the first night and the departure', () => {
    expect(nightsOfVisit({ start_date: '2027-06-06', end_date: '2027-06-08' })).toEqual(['2027-06-06', '2027-06-07']);
    expect(nightsOfVisit({ start_date: '2027-06-06', end_date: null })).toEqual([]);
    expect(lastNight('2027-03-01')).toBe('2027-02-28');
  });

  it.each([
    ['2027-06-06', '2027-06-08', null],
    [null, '2027-06-08', null],
    ['2027-06-08', '2027-06-08', { field: 'end_date', code: 'minOneNight' }],
    ['2027-06-09', '2027-06-11', { field: 'end_date', code: 'inFuture' }],
    ['2026-06-09', '2026-06-11', { field: 'start_date', code: 'tooOld' }],
    ['2027-06-04', '2027-06-06', { field: 'start_date', code: 'redeemed' }],
    ['2027-06-08', '2027-06-10', { field: 'end_date', code: 'outsideStay' }],
    ['2027-05-01', '2027-05-05', { field: 'end_date', code: 'moreThanLeft', nights: 3 }],
    ['2027-05-01', '2027-05-03', null],
  ] as const)('from %s to %s', (start, end, expected) => {
    expect(problem(start, end)).toEqual(expected);
  });

  it('are all free in a marina without stays on record', () => {
    expect(problem('2027-06-07', '2027-06-10', { stays: [] })).toBeNull();
  });
});

describe('a typed card number', () => {
  it('is read in capitals and without spaces', () => {
    expect(typedCardNumber(' sol 0433x')).toBe('SOL0433');
    expect(isCardNumber('SOL0433')).toBe(true);
    expect(isCardNumber('SO0433')).toBe(false);
  });
});
