import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { isOver } from '../../../entities/reservation/status.js';

type PaidReservation = Pick<ReservationDetail, 'reservation_status'> & {
  readonly payment: Pick<
    ReservationDetail['payment'],
    'payment_standing' | 'terms' | 'paid_at' | 'refunded_amount' | 'payout_status' | 'payout_date'
  >;
};

/** Catalogue keys for the state of a payment. The key also depends on the status of the reservation. */
export type PaymentWords =
  | 'paymentDue'
  | 'paymentDueAfterArrival'
  | 'paymentOpen'
  | 'paymentRanOut'
  | 'paymentOwed'
  | 'paymentOwedAfterRefund'
  | 'paymentReceived'
  | 'paymentKept'
  | 'paymentRefunded'
  | 'paymentRefundedLate';

export interface PaymentLine {
  readonly words: PaymentWords;
  /** Time of payment, or its deadline; null where neither matters. */
  readonly at: string | null;
}

/** The line about the payment; null while nothing is paid or due. */
export function paymentLine({ reservation_status: status, payment }: PaidReservation): PaymentLine | null {
  const over = status.startsWith('canceled') || status.startsWith('expired') || status === 'payment_expired';
  switch (payment.payment_standing) {
    case 'due':
      if (payment.terms?.pay_by == null) return { words: 'paymentOpen', at: null };
      return { words: payment.terms.after_arrival ? 'paymentDueAfterArrival' : 'paymentDue', at: payment.terms.pay_by };
    case 'part_paid':
      return { words: payment.refunded_amount > 0 ? 'paymentOwedAfterRefund' : 'paymentOwed', at: null };
    case 'paid':
      return { words: over ? 'paymentKept' : 'paymentReceived', at: payment.paid_at };
    case 'partially_refunded':
      return { words: 'paymentRefundedLate', at: null };
    case 'refunded':
      return { words: over ? 'paymentRefunded' : 'paymentRefundedLate', at: null };
    case null:
      return status === 'payment_expired' ? { words: 'paymentRanOut', at: null } : null;
  }
}

type FirstPayment = Pick<ReservationDetail, 'reservation_status'> & {
  readonly payment: Pick<ReservationDetail['payment'], 'paid_amount'>;
};

/** Whether the first payment of the offer was made, or is owed by no one because the stay is over. */
export function isFirstPaymentSettled(reservation: FirstPayment | null): boolean {
  return reservation !== null && (reservation.payment.paid_amount > 0 || isOver(reservation.reservation_status));
}

export type PayoutWords = 'payoutInTransit' | 'payoutPaid';

/** The line about the payout to the marina. */
export function payoutLine({ payment }: PaidReservation): { words: PayoutWords; at: string | null } | null {
  if (payment.payout_status === null) return null;
  return { words: payment.payout_status === 'paid' ? 'payoutPaid' : 'payoutInTransit', at: payment.payout_date };
}
