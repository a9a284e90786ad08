import * as z from 'zod';
import { password } from '../identity/password.js';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { atMostTwoDecimals } from '../vocabulary/decimals.js';
import { currency } from '../vocabulary/money-schemas.js';
import { listAnswer, pageRequest } from '../vocabulary/route.js';
import { line, requiredLine } from '../vocabulary/text.js';
import { CASH_MAX, moneyMethods, NOTE_MAX } from './vocabulary.js';

const cash = z
  .number('cashAmountInvalid')
  .min(0, 'cashAmountInvalid')
  .max(CASH_MAX, 'cashAmountInvalid')
  .refine(atMostTwoDecimals, 'cashAmountInvalid');

export const cashDay = z.strictObject({ date: calendarDate });

export const closing = z.strictObject({
  date: calendarDate,
  /** What was in the till before the first payment of the day. */
  opening_float: cash.default(0),
  counted_cash: cash,
  /** Explains a difference. */
  note: line(NOTE_MAX).default(''),
});

export const reopening = z.strictObject({ date: calendarDate, reason: requiredLine(NOTE_MAX, 'provideReason') });

/** The day whose texts are erased, with the password of the user who erases. */
export const erasingTexts = z.strictObject({ date: calendarDate, password });

/** What came in and went out by one method on a day. Decimals. */
export const methodTotal = z.object({
  method: z.enum(moneyMethods),
  received: z.number(),
  refunded: z.number(),
  /** Payments and refunds. */
  movements: z.number().int(),
});
export type MethodTotal = z.output<typeof methodTotal>;

const closed = z.object({
  opening_float: z.number(),
  expected_cash: z.number(),
  counted_cash: z.number(),
  /** Counted less expected. */
  difference: z.number(),
  note: z.string(),
  totals: z.array(methodTotal),
  closed_by: z.string().nullable(),
  closed_at: instant,
});

export const cashUp = z.object({
  date: calendarDate,
  currency,
  revision: z.number().int(),
  /** As the records are now. */
  totals: z.array(methodTotal),
  /** Null: the day is open. */
  closed: closed.nullable(),
  /** Payments or refunds of the day were recorded or undone after it was closed. */
  changed_since: z.boolean(),
});
export type CashUp = z.output<typeof cashUp>;

export const cashUps = listAnswer(
  z.object({
    date: calendarDate,
    currency,
    received: z.number(),
    refunded: z.number(),
    difference: z.number(),
    note: z.string(),
    closed_at: instant,
  }),
);
export const cashUpsRequest = z.strictObject({ ...pageRequest });
export type CashUps = z.output<typeof cashUps>;
