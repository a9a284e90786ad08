import type { PaymentEntry, RefundEntry } from '../../../contracts/reservations/counter.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { localDate } from '../../platform/clock/clock.js';
import type { ReservationState } from '../domain/reservation-state.js';
import type { CounterNote } from '../projections/reservation-details.js';

/** Every payment in the order of its number, undone ones included; those that another stay has taken over are left out. */
export function paymentEntries(
  { payments, refunds }: ReservationState,
  notes: readonly CounterNote[],
  timeZone: string,
): PaymentEntry[] {
  const refunded = new Set(refunds.flatMap(({ parts }) => parts.map((part) => part.provider_reference)));
  return payments.flatMap(({ amount, moved = 0, provider_reference, at, counter, undone = false }, index) => {
    if (moved === amount) return [];
    const payment_no = index + 1;
    const note = notes.find(({ of, no }) => of === 'payment' && no === payment_no);
    return {
      payment_no,
      amount: toDecimal(amount - moved),
      method: counter?.method ?? 'ONLINE',
      received_on: counter?.received_on ?? localDate(at, timeZone),
      reference: note?.reference ?? '',
      recorded_by: note?.by ?? null,
      recorded_at: at,
      undone,
      undoable: counter !== undefined && !undone && !refunded.has(provider_reference),
    };
  });
}

export function refundEntries({ refunds }: ReservationState, notes: readonly CounterNote[]): RefundEntry[] {
  return refunds.map(({ refund_no, amount, issued, at_counter = false, counter }) => ({
    refund_no,
    amount: toDecimal(amount),
    at_counter,
    paid_out: issued,
    method: issued ? (counter?.method ?? 'ONLINE') : null,
    paid_on: counter?.paid_on ?? null,
    reference: notes.find(({ of, no }) => of === 'refund' && no === refund_no)?.reference ?? '',
  }));
}
