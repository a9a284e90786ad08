import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';

type PaidReservation = Pick<ReservationDetail, 'reservation_status'> & {
  readonly payment: Pick<
    ReservationDetail['payment'],
    'payment_status' | 'payment_due_at' | 'paid_at' | 'refunded_amount' | 'payout_status' | 'payout_date'
  >;
};

/** Keys of the catalogue; which words a payment has depends on what became of the reservation. */
export type PaymentWords =
  'paymentDue' | 'paymentRanOut' | 'paymentReceived' | 'paymentKept' | 'paymentRefunded' | 'paymentRefundedLate';

export interface PaymentLine {
  readonly words: PaymentWords;
  /** When it was paid, or has to be; null where that does not matter. */
  readonly at: string | null;
}

/** What is said about the payment; null while nothing is asked for. */
export function paymentLine({ reservation_status: status, payment }: PaidReservation): PaymentLine | null {
  const over = status.startsWith('canceled') || status.startsWith('expired') || status === 'payment_expired';
  switch (payment.payment_status) {
    case 'due':
      return over ? { words: 'paymentRanOut', at: null } : { words: 'paymentDue', at: payment.payment_due_at };
    case 'succeeded':
      // What was given back in part is still a payment that succeeded.
      if (payment.refunded_amount > 0) return { words: 'paymentRefundedLate', at: null };
      return { words: over ? 'paymentKept' : 'paymentReceived', at: payment.paid_at };
    case 'refunded':
      return { words: over ? 'paymentRefunded' : 'paymentRefundedLate', at: null };
    case null:
      return null;
  }
}

export type PayoutWords = 'payoutInTransit' | 'payoutPaid';

/** The money's way on to the marina. */
export function payoutLine({ payment }: PaidReservation): { words: PayoutWords; at: string | null } | null {
  if (payment.payout_status === null) return null;
  return { words: payment.payout_status === 'paid' ? 'payoutPaid' : 'payoutInTransit', at: payment.payout_date };
}
