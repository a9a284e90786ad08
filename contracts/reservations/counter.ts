import * as z from 'zod';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { amount } from '../vocabulary/money-schemas.js';
import { id } from '../vocabulary/route.js';
import { line, requiredLine } from '../vocabulary/text.js';
import { counterMethods } from './vocabulary.js';

/** Money at the counter: payments that staff take, and refunds that they pay out. Amounts are decimals. */

export const counterMethod = z.enum(counterMethods);

const payment_no = z.number().int().min(1).max(9999);
const reservation_id = id;

/** Longest reference, such as the number of a card slip or of a transfer. */
export const REFERENCE_MAX = 100;
/** Longest reason. */
export const REASON_MAX = 500;

const reference = line(REFERENCE_MAX).default('');
const moneyTaken = amount('reservation_inValidNumber').gt(0, 'reservation_inValidNumber');

export const recordPayment = z.strictObject({
  reservation_id,
  amount: moneyTaken,
  method: counterMethod,
  reference,
  /** The marina's calendar date; not in the future. */
  received_on: calendarDate,
  /** Mails the boater the receipt at once. */
  mail_receipt: z.boolean().default(false),
});

export const undoPayment = z.strictObject({
  reservation_id,
  payment_no,
  reason: requiredLine(REASON_MAX, 'provideReason'),
});

export const waiveDeposit = z.strictObject({ reservation_id, reason: line(REASON_MAX).default('') });

export const recordRefund = z.strictObject({
  reservation_id,
  refund_no: payment_no,
  method: counterMethod,
  reference,
  paid_on: calendarDate,
});

export const receiptOfPayment = z.strictObject({ reservation_id, payment_no });

/** A payment as staff see it. */
export const paymentEntry = z.object({
  /** Counts from 1, undone payments included. */
  payment_no: z.number().int(),
  amount: z.number(),
  method: z.enum([...counterMethods, 'ONLINE']),
  received_on: calendarDate,
  reference: z.string(),
  /** The staff member who recorded it; null for online payments. */
  recorded_by: z.string().nullable(),
  recorded_at: instant,
  undone: z.boolean(),
  /** Staff may undo it: taken at the counter, and no part was refunded. */
  undoable: z.boolean(),
});
export type PaymentEntry = z.infer<typeof paymentEntry>;

export const refundEntry = z.object({
  refund_no: z.number().int(),
  amount: z.number(),
  /** Staff pay it out; otherwise the payment provider does. */
  at_counter: z.boolean(),
  /** The boater has the money. */
  paid_out: z.boolean(),
  /** Null until it is paid out. */
  method: z.enum([...counterMethods, 'ONLINE']).nullable(),
  paid_on: calendarDate.nullable(),
  reference: z.string(),
});
export type RefundEntry = z.infer<typeof refundEntry>;
