import { describe, expect, it } from '@jest/globals';
import { tryRequest as schema } from '../../../../../contracts/pricing/price.js';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import { MAX_STAY_NIGHTS } from '../../../../../contracts/vocabulary/stay-dates.js';
import { blankPlan, type PlanForm } from './plan-form.js';
import { firstTried, type Tried, tryRequest } from './try-request.js';

const start = '2027-07-01';
const stay: Tried = { ...firstTried('2027-06-01'), dates: { start, end: '2027-07-08' } };
const form: PlanForm = {
  ...blankPlan('All year'),
  contracts: [{}, {}] as never,
  discount_rules: [
    { name: 'Code', percent: 5, for: { type: 'PROMO_CODE', code: 'ABC', most_uses: null }, booked: null, stays: null },
    {
      name: 'Card',
      percent: 10,
      for: { type: 'MEMBERS', group: 'ASSOCIATION', group_id: null },
      booked: null,
      stays: null,
    },
  ],
};

describe('the price of a stay', () => {
  it.each([
    ['an unmeasured boat', { boat: { ...stay.boat, beam: null } }],
    ['a stay without an arrival', { dates: { start: null, end: '2027-07-08' } }],
    ['a stay without a departure', { dates: { start, end: null } }],
    ['a stay of no night', { dates: { start, end: start } }],
    ['a stay that is too long', { dates: { start, end: addDays(start, MAX_STAY_NIGHTS + 1) } }],
    ['nobody aboard', { adults: 0 }],
    ['a child without an age', { children: [9, null] }],
  ])('is not asked for %s', (_, changes) => expect(tryRequest({ ...stay, ...changes }, form)).toBeNull());

  it.each([
    [null, null],
    [1, 1],
    [2, null],
  ])('is asked with the contract in row %s as %s', (contract, contract_row) => {
    expect(tryRequest({ ...stay, contract }, form)?.contract_row).toBe(contract_row);
  });

  it('is asked with everything that a list may depend on', () => {
    const pier = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b31';
    const asked = tryRequest(
      {
        ...stay,
        children: [9, 14],
        pier,
        amperes: 16,
        member: 1,
        promo: ' SPRING27 ',
        paidBefore: 60,
        commercial: true,
      },
      form,
    );
    expect(asked).toMatchObject({
      party: { adults: 2, children: [9, 14], crew: 0 },
      pier_id: pier,
      amperes: 16,
      member_of: [{ group: 'ASSOCIATION', group_id: null }],
      promo_code: 'SPRING27',
      paid_days_before: 60,
      isCommercial: true,
    });
    expect(schema.safeParse(asked).success).toBe(true);
  });

  it.each([null, 0, 5])('is not that of a member for the discount in row %s', (member) =>
    expect(tryRequest({ ...stay, member }, form)).not.toHaveProperty('member_of'),
  );
});
