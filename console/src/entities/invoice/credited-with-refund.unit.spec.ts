import { describe, expect, it } from '@jest/globals';
import { invoiceApi } from '../../../../contracts/payments/api.js';
import { creditedWithRefund } from './credited-with-refund.js';

const [example] = invoiceApi.ofReservation.example.answer.invoices;
const invoice = (number: string, left: number) => ({ ...example!, kind: 'INVOICE' as const, number, left });
const refund = (amount: number) => ({
  refund_no: 1,
  amount,
  at_counter: true,
  paid_out: false,
  method: null,
  paid_on: null,
  reference: '',
});

describe('the invoices that are credited with a refund', () => {
  const numbers = (...asked: Parameters<typeof creditedWithRefund>) =>
    creditedWithRefund(...asked).map(({ number }) => number);
  const ended = { balance: null, total_to_pay: 66.42 };

  it('are those above what the marina keeps of a stay that ended', () => {
    const paid = { ...ended, paid_amount: 33.21 };
    expect(numbers([invoice('12', 66.42)], { ...paid, refunds: [refund(33.21)] })).toEqual(['12']);
    expect(numbers([invoice('12', 20)], { ...paid, refunds: [refund(13.21)] })).toEqual([]);
    expect(numbers([invoice('12', 0)], { ...paid, refunds: [refund(33.21)] })).toEqual([]);
  });

  it('are the newest, as many as it takes', () => {
    const kept = { ...ended, paid_amount: 60, refunds: [refund(20)] };
    expect(numbers([invoice('13', 20), invoice('12', 40)], kept)).toEqual(['13']);
    expect(numbers([invoice('13', 20), invoice('12', 60)], kept)).toEqual(['13', '12']);
  });

  it('are those above the price of a stay that stands', () => {
    const cheaper = { balance: 0, total_to_pay: 50, paid_amount: 60, refunds: [refund(10)] };
    expect(numbers([invoice('12', 60)], cheaper)).toEqual(['12']);
    expect(numbers([invoice('12', 50)], cheaper)).toEqual([]);
  });
});
