import * as z from 'zod';
import { chargeKinds } from '../pricing/vocabulary.js';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { atMostTwoDecimals } from '../vocabulary/decimals.js';
import { amount, AMOUNT_MAX, currency } from '../vocabulary/money-schemas.js';
import { commandReceipt, id, listAnswer, pageRequest } from '../vocabulary/route.js';
import { line, requiredLine } from '../vocabulary/text.js';
import { INSTALMENTS_MAX, instalmentInvoiceStates, invoiceKinds, lineKinds, NOTE_MAX } from './vocabulary.js';
import { days } from './payout.js';

export const invoiceOf = z.strictObject({ invoice_id: id });

/** The stay that an invoice covers, or one instalment of it. */
export const invoiceSubject = z.strictObject({
  reservation_id: id,
  /** The number of an instalment; null: all that no invoice has taken yet. */
  instalment: z.number().int().min(1).max(INSTALMENTS_MAX).nullable().default(null),
});

export const newInvoice = invoiceSubject.extend({
  /** The amounts in the preview. The server refuses to issue other amounts. Null: no preview was shown. */
  shown: z
    .strictObject({
      total: amount('reservation_inValidNumber'),
      // Negative where a discount at a higher rate than the rest takes off more VAT than there is.
      vat: z
        .number('reservation_inValidNumber')
        .min(-AMOUNT_MAX, 'reservation_inValidNumber')
        .max(AMOUNT_MAX, 'reservation_inValidNumber')
        .refine(atMostTwoDecimals, 'reservation_inValidNumber'),
    })
    .nullable()
    .default(null),
});

export const invoicesOfReservationRequest = z.strictObject({ reservation_id: id });

/** The instalment of a contract that an invoice is for. */
export const invoicedInstalment = z.object({
  /** From 1, of how many. */
  number: z.number().int(),
  of: z.number().int(),
  due_on: calendarDate,
});
export type InvoicedInstalment = z.output<typeof invoicedInstalment>;

const draftLine = z.object({
  kind: z.enum(lineKinds),
  /** Which charge, or the id of the surcharge. */
  of: z.string().nullable(),
  /** Of a surcharge. */
  name: z.string().nullable(),
  /** The nights that the line is for, `[start_date, end_date)`. */
  nights: z.object({ start_date: calendarDate, end_date: calendarDate }).nullable(),
  amount: z.number(),
  vat_percent: z.number(),
  vat: z.number(),
  charge: z.enum([...chargeKinds, 'tourist_tax']).optional(),
  /** It has no VAT: it is passed on to others. */
  passed_on: z.literal(true).optional(),
});

/** What an invoice would have on it if it was issued now. Decimals with VAT. */
export const invoiceDraft = z.object({
  /** Null once the boater was erased. */
  payer: z.string().nullable(),
  view_id: z.string(),
  instalment: invoicedInstalment.nullable(),
  lines: z.array(draftLine),
  total: z.number(),
  vat: z.number(),
  paid: z.number(),
  currency,
  /** The unconfirmed rate for berths; null: it is confirmed, or no line is a berth. */
  unconfirmed_berth_percent: z.number().nullable(),
});
export type InvoiceDraft = z.output<typeof invoiceDraft>;

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
  /** Null: it is for the stay, or for the rest of it. */
  instalment: invoicedInstalment.nullable(),
  /** Of a credit note: the number of its invoice. */
  of_number: z.string().nullable(),
  mailed_at: instant.nullable(),
});
export type InvoiceRow = z.output<typeof invoiceRow>;

export const invoiceList = listAnswer(invoiceRow);
export type InvoiceList = z.output<typeof invoiceList>;

/** An instalment of a stay and its invoice. Decimals. */
export const instalmentInvoice = z.object({
  ...invoicedInstalment.shape,
  amount: z.number(),
  state: z.enum(instalmentInvoiceStates),
  /** Of its own invoice; null without one. */
  invoice_number: z.string().nullable(),
});
export type InstalmentInvoice = z.output<typeof instalmentInvoice>;

/** The invoices of a reservation, and what can be invoiced. */
export const invoicesOfReservation = z.object({
  /** Invoices and credit notes, highest number first. */
  invoices: z.array(invoiceRow),
  instalments: z.array(instalmentInvoice),
  /** What no invoice has taken yet; 0 if nothing can be invoiced. Decimals. */
  rest: z.number(),
  currency,
});
export type InvoicesOfReservation = z.output<typeof invoicesOfReservation>;
