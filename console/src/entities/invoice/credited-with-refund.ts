import type { InvoiceRow } from '../../../../contracts/payments/invoice.js';
import type { ReservationDetail } from '../../../../contracts/reservations/detail.js';
import { toMinor } from '../../../../contracts/vocabulary/money.js';

type Money = Pick<ReservationDetail['payment'], 'paid_amount' | 'refunds' | 'balance' | 'total_to_pay'>;

/**
 * The invoices that get a credit note once the open refunds are paid out, newest first: as many as are above what the stay
 * costs then. That is its price while it stands, and what the marina keeps once it has ended without one.
 */
export function creditedWithRefund(invoices: readonly InvoiceRow[], payment: Money): readonly InvoiceRow[] {
  const refunded = payment.refunds.reduce((sum, { amount }) => sum + toMinor(amount), 0);
  const kept = toMinor(payment.paid_amount) - refunded;
  const { balance, total_to_pay } = payment;
  const costs = balance === null || total_to_pay === null ? kept : toMinor(total_to_pay);
  const open = invoices.filter(({ kind, left }) => kind === 'INVOICE' && left > 0);
  let excess = open.reduce((sum, { left }) => sum + toMinor(left), 0) - costs;
  return open.filter(({ left }) => {
    const credited = excess > 0;
    excess -= toMinor(left);
    return credited;
  });
}
