import { describe, expect, it } from '@jest/globals';
import { askedOnline } from '../../../../../contracts/reservations/rules/online-payment.js';
import { paymentPlaces } from '../../../../../contracts/reservations/vocabulary.js';
import { paidAt, placeOfPayment } from './payment-place.js';

const none = { type: 'NONE', amount: null } as const;
const percent = (amount: number) => ({ type: 'PERCENTAGE', amount }) as const;

describe('where a typed price is paid', () => {
  it.each([
    ['IN_MARINA', none, 'IN_MARINA'],
    ['ONLINE', none, 'ONLINE'],
    ['IN_MARINA', percent(30), 'DEPOSIT_ONLINE'],
    ['ONLINE', { type: 'NIGHTS', amount: 1 }, 'DEPOSIT_ONLINE'],
    ['IN_MARINA', percent(100), 'ONLINE'],
  ] as const)('%s with the deposit %j: %s', (method, deposit, place) =>
    expect(placeOfPayment({ method, deposit })).toBe(place),
  );

  it.each(paymentPlaces)('is %s once that is chosen, whatever the plan', (place) => {
    for (const rule of [
      null,
      { deposit_type: 'PERCENTAGE', amount: 100 },
      { deposit_type: 'NIGHTS', amount: 1 },
    ] as const) {
      expect(placeOfPayment(paidAt(place, rule))).toBe(place);
    }
  });

  it('leaves nothing due online at the marina, although the plan has a deposit', () => {
    const { method, deposit } = paidAt('IN_MARINA', { deposit_type: 'PERCENTAGE', amount: 100 });
    expect(deposit).toEqual(none);
    expect(askedOnline({ total: 100_00, deposit: null, method })).toBe(0);
  });

  it('begins a deposit with that of the plan', () => {
    expect(paidAt('DEPOSIT_ONLINE', { deposit_type: 'NIGHTS', amount: 1 }).deposit).toEqual({
      type: 'NIGHTS',
      amount: 1,
    });
    expect(paidAt('DEPOSIT_ONLINE', null).deposit).toEqual(percent(50));
  });
});
