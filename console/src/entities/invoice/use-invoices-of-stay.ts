import { invoiceCalls } from '../../../../contracts/payments/calls.js';
import { useLoad } from '../../lib/api/use-load.js';

/** The invoices of a stay, its instalments with theirs, and what can be invoiced. */
export function useInvoicesOfStay(reservation_id: string) {
  const topics = [{ topic: 'payments' as const }, { topic: 'reservations' as const, ids: [reservation_id] }];
  return useLoad(invoiceCalls.ofReservation, { reservation_id }, { topics });
}
