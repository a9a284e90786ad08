import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { percentOf, toDecimal, toMinor } from '../../../../../contracts/vocabulary/money.js';
import { wasBooked } from '../../../../../contracts/reservations/rules/was-booked.js';
import { cancelReasons, type CancelReason } from '../../../../../contracts/reservations/vocabulary.js';
import { ApiError } from '../../../lib/api/api-error.js';

/** The values of the dialog while it is filled in. */
export interface CancelDraft {
  readonly reason: CancelReason | null;
  readonly message: string;
  /** As typed. */
  readonly refund: string;
}

export const emptyCancelDraft: CancelDraft = { reason: null, message: '', refund: '' };

/** Error codes by field of the dialog. */
export type CancelFaults = Partial<Record<'reason' | 'message' | 'refund', string>>;

export interface CancelErrors {
  readonly reason?: 'provideReason';
  readonly message?: 'provideReason';
  readonly refund?: 'reservation_refundRequired' | 'reservation_inValidNumber' | 'reservation_refundMoreThanPaid';
}

/**
 * A reason is required, and `other` requires a message. Where something was paid, a refund is stated: an empty field never
 * decides about money.
 * @param held what the marina holds, in decimals; null: nothing was paid
 */
export function cancelErrors(draft: CancelDraft, held: number | null): CancelErrors {
  const refund = held === null ? null : refundError(draft.refund, held);
  return {
    ...(draft.reason === null ? { reason: 'provideReason' as const } : {}),
    ...(draft.reason === 'other' && draft.message.trim() === '' ? { message: 'provideReason' as const } : {}),
    ...(refund === null ? {} : { refund }),
  };
}

function refundError(typed: string, held: number): NonNullable<CancelErrors['refund']> | null {
  if (typed.trim() === '') return 'reservation_refundRequired';
  const amount = refundAmountOf(typed);
  if (amount === null) return 'reservation_inValidNumber';
  return amount > held ? 'reservation_refundMoreThanPaid' : null;
}

/** Decimals; null if the field is empty or holds no valid amount. */
export function refundAmountOf(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  return /^\d{1,9}(\.\d{0,2})?$/.test(text) ? Number(text) : null;
}

/** The refund field after a keystroke: a minus sign clears it; letters and a third decimal are dropped. */
export function refundTyped(before: string, typed: string): string {
  if (typed.includes('-')) return '';
  return /^\d{0,9}([.,]\d{0,2})?$/.test(typed) ? typed : before;
}

/** Something was paid, so a refund is possible. */
export function asksForRefund({ payment }: Pick<ReservationDetail, 'payment'>): boolean {
  return payment.paid_at !== null;
}

/** The boater's money that the marina still holds, in decimals. */
export function heldMoney({ payment }: Pick<ReservationDetail, 'payment'>): number {
  return Math.round((payment.paid_amount - payment.refunded_amount) * 100) / 100;
}

export interface RefundWays {
  /** Back to the card that was paid with, in decimals. */
  readonly card: number;
  /** Paid out at the counter, in decimals. */
  readonly counter: number;
}

/** How a refund goes back, as the server divides it: first what was paid online, then what was taken at the counter. */
export function refundWays(amount: number, { payments, refunds }: ReservationDetail['payment']): RefundWays {
  const sum = (amounts: readonly { readonly amount: number }[]) =>
    amounts.reduce((minor, one) => minor + toMinor(one.amount), 0);
  const online = payments.filter(({ method, undone }) => method === 'ONLINE' && !undone);
  const held = sum(online) - sum(refunds.filter(({ at_counter }) => !at_counter));
  const card = Math.min(toMinor(amount), Math.max(0, held));
  return { card: toDecimal(card), counter: toDecimal(toMinor(amount) - card) };
}

/** What the marina refunds by its policy if the boater cancels today, in decimals; null: the boater cannot cancel. */
export function policyRefundOf({
  payment,
  cancellation_terms: terms,
}: Pick<ReservationDetail, 'payment' | 'cancellation_terms'>): number | null {
  return terms === null ? null : toDecimal(percentOf(toMinor(heldMoney({ payment })), terms.percent_today));
}

export type CancelTip = 'matching' | 'inventory';

/**
 * The tip for a reason. For 'full', another berth may still fit. For 'far' and 'long', settings prevent such requests;
 * phones do not show these settings.
 */
export function tipFor(reason: CancelReason | null, narrow: boolean): CancelTip | null {
  if (reason === 'full') return 'matching';
  if (reason === 'far' || reason === 'long') return narrow ? null : 'inventory';
  return null;
}

/** Ending a boater's request is a decline until the marina has booked it. */
export function isDecline({ source, statuses }: Pick<ReservationDetail, 'source' | 'statuses'>): boolean {
  return source === 'BOATER' && !wasBooked(statuses);
}

/**
 * The reasons on offer. Whoever has booked fails to arrive from the day of arrival on.
 * @param today the marina's date
 */
export function reasonsFor(
  { statuses, start_date }: Pick<ReservationDetail, 'statuses' | 'start_date'>,
  today: string,
): readonly CancelReason[] {
  const late = wasBooked(statuses) && today >= start_date;
  return late ? cancelReasons : cancelReasons.filter((reason) => reason !== 'customer_no_show');
}

/** The server's errors by field of the dialog. */
export function refusedFields(error: unknown): CancelFaults {
  if (!(error instanceof ApiError)) return {};
  const shown: CancelFaults = {};
  for (const { path, code } of error.errors) {
    if (path.endsWith('refundAmount')) shown.refund = code;
    else if (path.endsWith('message')) shown.message = code;
    else shown.reason = code;
  }
  return shown;
}
