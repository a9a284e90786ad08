import { describe, expect, it } from '@jest/globals';
import { draftExample, planExample } from '../../../contracts/pricing/examples.js';
import { planDraft } from '../../../contracts/pricing/plan.js';
import { discountsOf } from './list-discounts.js';
import type { Stay } from './night-prices.js';
import { toStored } from './stored-plan.js';

const rules = [
  { name: 'Card', percent: 10, for: { type: 'MEMBERS', group: 'ASSOCIATION' } },
  {
    name: 'Spring',
    percent: 15,
    for: { type: 'PROMO_CODE', code: 'SPRING27', most_uses: 2 },
    booked: { from: '2027-01-01', to: '2027-04-01' },
    stays: { from: '2027-04-01', to: '2027-06-01' },
  },
  { name: 'Early', percent: 5, for: { type: 'EARLY_PAYMENT', days: 30 } },
  { name: 'Long', percent: 7.5, for: { type: 'NIGHTS', nights: 10 } },
];
const plan = (change: object = {}) =>
  toStored(
    planDraft.parse({ ...draftExample, discounts: [{ nights: 5, percent: 2 }], discount_rules: rules, ...change }),
    planExample.id,
    (path) => path,
  );
const stay: Stay = {
  vessel: { length: 10, beam: 3, hull_type: null },
  start_date: '2027-05-01',
  end_date: '2027-05-07',
  contract_id: null,
  commercial: false,
  liveaboard: false,
};
const member = { member_of: [{ group: 'ASSOCIATION', group_id: null }] };

describe('the discounts of a stay', () => {
  it('are those that it fits, of which the best applies', () => {
    const { percent, fitting } = discountsOf(plan(), { ...stay, ...member, paid_days_before: 40 }, '2027-02-01');
    expect(percent).toBe(10);
    expect(fitting).toEqual([
      { name: null, percent: 2, applied: false },
      { name: 'Card', percent: 10, applied: true },
      { name: 'Early', percent: 5, applied: false },
    ]);
  });

  it('add up where the list says so, to 100 percent at most', () => {
    const added = { discounts_combine: 'ADDED' };
    const asked = { ...stay, ...member, paid_days_before: 30 };
    expect(discountsOf(plan(added), asked, '2027-02-01').percent).toBe(17);
    const free = { ...added, discounts: [{ nights: 1, percent: 99 }] };
    expect(discountsOf(plan(free), asked, '2027-02-01').percent).toBe(100);
  });

  it.each([
    ['by its code, whatever its case', { promo_code: ' spring27 ' }, '2027-02-01', 0, 15],
    ['not by another code', { promo_code: 'SUMMER' }, '2027-02-01', 0, 2],
    ['until the code is used up', { promo_code: 'SPRING27' }, '2027-02-01', 2, 2],
    ['before the days of booking', { promo_code: 'SPRING27' }, '2026-12-31', 0, 2],
    ['after the days of booking', { promo_code: 'SPRING27' }, '2027-04-01', 0, 2],
    ['only for nights within its dates', { promo_code: 'SPRING27', end_date: '2027-06-02' }, '2027-02-01', 0, 7.5],
  ])('hold %s', (_, change, today, used, expected) => {
    const uses = new Map([['SPRING27', used]]);
    expect(discountsOf(plan(), { ...stay, ...change }, today, uses).percent).toBe(expected);
  });

  it('are for the groups that they name', () => {
    const group_id = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b35';
    const group = { name: 'Club', percent: 20, for: { type: 'MEMBERS', group: 'CUSTOMER_GROUP', group_id } };
    const own = { member_of: [{ group: 'CUSTOMER_GROUP', group_id }] };
    const other = { member_of: [{ group: 'CUSTOMER_GROUP', group_id: 'other' }] };
    expect(discountsOf(plan({ discount_rules: [group] }), { ...stay, ...own }, '2027-02-01').percent).toBe(20);
    expect(discountsOf(plan({ discount_rules: [group] }), { ...stay, ...other }, '2027-02-01').percent).toBe(2);
  });

  it('are none under a contract', () => {
    expect(discountsOf(plan(), { ...stay, ...member, contract_id: 'any' }, '2027-02-01')).toEqual({
      percent: 0,
      fitting: [],
    });
  });
});
