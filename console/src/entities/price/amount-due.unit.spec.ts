import { describe, expect, it } from '@jest/globals';
import { amountDue, heldAmount, onlinePrice } from './amount-due.js';

const block = { total_to_pay: 297.5, due_amount: 59.5, paid_amount: 0, refunded_amount: 0 };

describe('What is due online', () => {
  it('is what the server names, and the rest stays for later', () => {
    expect(amountDue(block)).toEqual({ amount: 59.5, rest: 238, part: 'DUE' });
    expect(amountDue({ ...block, due_amount: 297.5 })).toEqual({ amount: 297.5, rest: 0, part: 'TOTAL' });
  });

  it('is null where nothing is due, and without a price', () => {
    expect(amountDue({ ...block, due_amount: 0 })).toBeNull();
    expect(amountDue({ ...block, total_to_pay: null, due_amount: 0 })).toBeNull();
  });

  it('leaves a rest without what the marina holds already', () => {
    const paid = { ...block, due_amount: 100, paid_amount: 100, refunded_amount: 20 };
    expect(heldAmount(paid)).toBe(80);
    expect(amountDue(paid)).toEqual({ amount: 100, rest: 117.5, part: 'DUE' });
  });
});

describe('The price for the rules of online payment', () => {
  const none = { type: 'NONE', amount: null } as const;

  it('has the first instalment where the price is paid in instalments', () => {
    const payment = { method: 'ONLINE', deposit: none, deposit_to_pay: 0, total_to_pay: 1200 } as const;
    const first = { number: 1, due_on: '2027-10-01', amount: 200, open: 200, standing: 'upcoming' } as const;
    expect(onlinePrice(payment, [first])).toEqual({
      total: 120000,
      deposit: null,
      method: 'ONLINE',
      instalments: 20000,
    });
    expect(onlinePrice(payment, [])?.instalments).toBeNull();
  });
});
