import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';

export interface MoneyOffered {
  /** There is money to show or to take. */
  readonly shown: boolean;
  readonly editor: boolean;
  readonly record: boolean;
  readonly waive: boolean;
}

type Facts = Pick<ReservationDetail, 'allowed_actions'> & {
  readonly payment: Pick<ReservationDetail['payment'], 'payments' | 'refunds' | 'paid_amount'>;
};

/** What staff see and can do about a reservation's money. */
export function moneyOffered(reservation: Facts, editor: boolean): MoneyOffered {
  const { payments, refunds, paid_amount } = reservation.payment;
  const takes = isOpen(reservation, 'RECORD_PAYMENT');
  return {
    shown: takes || paid_amount > 0 || payments.length > 0 || refunds.length > 0,
    editor,
    record: editor && takes,
    waive: editor && isOpen(reservation, 'WAIVE_DEPOSIT'),
  };
}

function isOpen({ allowed_actions }: Facts, move: 'RECORD_PAYMENT' | 'WAIVE_DEPOSIT'): boolean {
  return allowed_actions.marina.some((verdict) => verdict.move === move && verdict.allowed);
}
