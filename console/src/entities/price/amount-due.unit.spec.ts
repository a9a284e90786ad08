import { describe, expect, it } from '@jest/globals';
import { heldAmount, amountDue } from './amount-due.js';

const none = { type: 'NONE', amount: null } as const;
const percentage = { type: 'PERCENTAGE', amount: 20 } as const;
const block = { total_to_pay: 297.5, deposit_to_pay: 59.5, paid_amount: 0, refunded_amount: 0 };

describe('What is due online', () => {
  it('is the deposit where there is one, and the rest stays for the marina', () => {
    const due = amountDue({ ...block, method: 'IN_MARINA', deposit: percentage });
    expect(due).toEqual({ amount: 59.5, rest: 238, part: 'DUE' });
  });

  it('is everything without a deposit when paying online', () => {
    const due = amountDue({ ...block, method: 'ONLINE', deposit: none, deposit_to_pay: 0 });
    expect(due).toEqual({ amount: 297.5, rest: 0, part: 'TOTAL' });
  });

  it('is nothing without a deposit when paying in the marina, and null without a price', () => {
    expect(amountDue({ ...block, method: 'IN_MARINA', deposit: none, deposit_to_pay: 0 })?.amount).toBe(0);
    expect(amountDue({ ...block, method: 'ONLINE', deposit: none, total_to_pay: null })).toBeNull();
  });

  it('leaves out what the marina holds already', () => {
    const paid = { ...block, method: 'ONLINE', deposit: none, paid_amount: 100, refunded_amount: 20 } as const;
    expect(amountDue(paid)).toEqual({ amount: 217.5, rest: 0, part: 'TOTAL' });
    expect(heldAmount(paid)).toBe(80);
    expect(amountDue({ ...paid, paid_amount: 400, refunded_amount: 0 })?.amount).toBe(0);
  });
});
