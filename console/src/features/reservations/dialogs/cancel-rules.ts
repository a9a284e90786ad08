import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { cancelReasons, type CancelReason } from '../../../../../contracts/reservations/vocabulary.js';

export { cancelReasons };

/** What the dialog holds while it is filled in. */
export interface CancelDraft {
  readonly reason: CancelReason | null;
  readonly message: string;
  /** As typed; empty leaves the refund to the marina's policy. */
  readonly refund: string;
}

export interface CancelErrors {
  readonly reason?: 'provideReason';
  readonly message?: 'provideReason';
  readonly refund?: 'reservation_inValidNumber' | 'reservation_refundMoreThanPaid';
}

/** A reason must be chosen, and `other` must be put into words; the refund is empty or up to what was paid. */
export function cancelErrors(draft: CancelDraft, held: number): CancelErrors {
  const refund = refundError(draft.refund, held);
  return {
    ...(draft.reason === null ? { reason: 'provideReason' as const } : {}),
    ...(draft.reason === 'other' && draft.message.trim() === '' ? { message: 'provideReason' as const } : {}),
    ...(refund === null ? {} : { refund }),
  };
}

function refundError(typed: string, held: number): NonNullable<CancelErrors['refund']> | null {
  if (typed.trim() === '') return null;
  const amount = refundAmountOf(typed);
  if (amount === null) return 'reservation_inValidNumber';
  return amount > held ? 'reservation_refundMoreThanPaid' : null;
}

/** Decimals; null for an empty field, and for what is no amount. */
export function refundAmountOf(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  return /^\d{1,9}(\.\d{0,2})?$/.test(text) ? Number(text) : null;
}

/** A keystroke in the refund field: a minus sign clears it, a third decimal and letters are dropped. */
export function refundTyped(before: string, typed: string): string {
  if (typed.includes('-')) return '';
  return /^\d{0,9}([.,]\d{0,2})?$/.test(typed) ? typed : before;
}

/** Something was paid, so something may go back. */
export function asksForRefund({ payment }: Pick<ReservationDetail, 'payment'>): boolean {
  return payment.paid_at !== null;
}

/** What the marina still holds of the boater's money, in decimals. */
export function heldMoney({ payment }: Pick<ReservationDetail, 'payment'>): number {
  return Math.round((payment.paid_amount - payment.refunded_amount) * 100) / 100;
}

export type CancelTip = 'matching' | 'inventory';

/** 'Full' may only seem so: a better match may be had. 'Far' and 'long' are inventory settings, which phones do not have. */
export function tipFor(reason: CancelReason | null, narrow: boolean): CancelTip | null {
  if (reason === 'full') return 'matching';
  if (reason === 'far' || reason === 'long') return narrow ? null : 'inventory';
  return null;
}

/** Before the marina has said yes, ending a boater's request is declining it. */
export function isDecline({ source, statuses }: Pick<ReservationDetail, 'source' | 'statuses'>): boolean {
  const booked = statuses.some(({ status_code }) => status_code === 'APPROVED' || status_code === 'INSTANT_BOOK');
  return source === 'BOATER' && !booked;
}
