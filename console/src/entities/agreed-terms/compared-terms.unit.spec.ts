import { describe, expect, it } from '@jest/globals';
import { exampleTerms } from '../../../../contracts/reservations/examples.js';
import { type KeptTerms, keptTerms } from '../../../../contracts/reservations/kept-terms.js';
import { changedRules, differsToday, refundOn, refundPeriods } from './compared-terms.js';

const steps = [
  { days_before_arrival: 7, refund_percent: 100 },
  { days_before_arrival: 2, refund_percent: 50 },
];
const terms = keptTerms.parse(exampleTerms);
const same: KeptTerms = { ...terms, price_today: terms.price, rules_today: terms.rules };

describe('the refunds of a cancellation', () => {
  it.each([
    [
      'before the first step',
      '2027-07-01',
      ['2027-07-01 2027-07-05 100 5', '2027-07-06 2027-07-10 50 5', '2027-07-11 2027-07-12 0 2'],
    ],
    ['after the first step', '2027-07-08', ['2027-07-08 2027-07-10 50 3', '2027-07-11 2027-07-12 0 2']],
    ['on the day of arrival', '2027-07-12', ['2027-07-12 2027-07-12 0 1']],
    ['after the arrival', '2027-07-13', []],
  ])('%s follow each other in periods', (_case, today, expected) => {
    const periods = refundPeriods(steps, today, '2027-07-12');
    expect(periods.map(({ from, until, percent, days }) => `${from} ${until} ${percent} ${days}`)).toEqual(expected);
  });

  it('that are the same in two steps are one period', () => {
    const equal = [...steps, { days_before_arrival: 4, refund_percent: 50 }];
    expect(refundPeriods(equal, '2027-07-01', '2027-07-12')).toEqual(refundPeriods(steps, '2027-07-01', '2027-07-12'));
  });

  it('are a share of what is held', () => {
    expect(refundOn(90.25, steps, '2027-07-08', '2027-07-12')).toBe(45.13);
  });
});

describe('what is other today', () => {
  const changed = (rules: Partial<KeptTerms['rules']>) => ({ ...same, rules_today: { ...same.rules, ...rules } });
  it.each<[string, KeptTerms, string[]]>([
    ['nothing', { ...same, lines: [] }, []],
    ['the refunds', changed({ refund_steps: steps }), ['cancellation']],
    ['the file', changed({ policy_file: { attachment_id: 'f', name: 'rules.pdf' } }), ['file']],
    ['a requirement', changed({ requirements: ['No grey water'] }), ['requirements']],
    [
      'the deposit',
      { ...same, price_today: { ...terms.price!, deposit: { type: 'PERCENTAGE', amount: 30, due: 89.25 } } },
      ['deposit'],
    ],
  ])('is %s', (_case, kept, kinds) => {
    expect(changedRules(kept)).toEqual(kinds);
    expect(differsToday(kept)).toBe(kinds.length > 0 || kept.lines.some(({ agreed, today }) => agreed !== today));
  });

  it('is the price where a line has another amount, unless today has no price', () => {
    expect(differsToday({ ...same, price_today: terms.price_today })).toBe(true);
    expect(differsToday({ ...same, price_today: null })).toBe(false);
  });

  it('is no refund rule that only its words tell apart', () => {
    const redundant = [...steps, { days_before_arrival: 4, refund_percent: 50 }];
    const kept = { ...same, rules: { ...same.rules, refund_steps: steps } };
    const rules_today = { ...kept.rules, refund_steps: redundant };
    expect(changedRules({ ...kept, rules_today })).toEqual([]);
  });
});
