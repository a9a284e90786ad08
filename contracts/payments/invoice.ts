import * as z from 'zod';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { amount, currency } from '../vocabulary/money-schemas.js';
import { commandReceipt, id, listAnswer, pageRequest } from '../vocabulary/route.js';
import { line, requiredLine } from '../vocabulary/text.js';
import { invoiceKinds, NOTE_MAX } from './vocabulary.js';
import { days } from './payout.js';

export const invoiceOf = z.strictObject({ invoice_id: id });

export const newInvoice = z.strictObject({ reservation_id: id });

export const newCreditNote = z.strictObject({
  invoice_id: id,
  /** Null: all that is left of the invoice. */
  amount: amount('reservation_inValidNumber').gt(0, 'reservation_inValidNumber').nullable().default(null),
  reason: requiredLine(NOTE_MAX, 'provideReason'),
});

export const issued = commandReceipt.extend({ invoice_id: z.string(), number: z.string() });
export type Issued = z.output<typeof issued>;

export const invoiceFilter = z.strictObject({
  ...pageRequest,
  ...days,
  kind: z.enum(invoiceKinds).optional(),
  reservation_id: id.optional(),
  /** A part of the number, of the reservation's number or of the name. */
  search: line(60).default(''),
});
export type InvoiceFilter = z.output<typeof invoiceFilter>;

/** An invoice or credit note. Decimals; a credit note has negative amounts. */
export const invoiceRow = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(invoiceKinds),
  issued_on: calendarDate,
  reservation_id: z.string(),
  view_id: z.string(),
  /** Null once the boater was erased. */
  payer: z.string().nullable(),
  total: z.number(),
  vat: z.number(),
  /** What is left after credit notes; 0 for a credit note. */
  left: z.number(),
  currency,
  /** Of a credit note: the number of its invoice. */
  of_number: z.string().nullable(),
  mailed_at: instant.nullable(),
});
export type InvoiceRow = z.output<typeof invoiceRow>;

export const invoiceList = listAnswer(invoiceRow);
export type InvoiceList = z.output<typeof invoiceList>;
