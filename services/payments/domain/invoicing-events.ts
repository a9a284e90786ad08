import * as z from 'zod';
import { chargeKinds } from '../../../contracts/pricing/vocabulary.js';
import { invoiceKinds, lineKinds } from '../../../contracts/payments/vocabulary.js';
import { calendarDate, instant, dateRange } from '../../../contracts/vocabulary/dates-schemas.js';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';
import { language } from '../../../contracts/vocabulary/languages-schemas.js';
import { currency } from '../../../contracts/vocabulary/money-schemas.js';

export const invoiceLine = z.object({
  kind: z.enum(lineKinds),
  of: z.string().nullable(),
  /** Of a surcharge. */
  name: z.string().nullable(),
  /** The nights that the line is for, `[start_date, end_date)`. */
  nights: dateRange.nullable(),
  /** Minor units with VAT. */
  amount: z.number().int(),
  vat_percent: z.number(),
  vat: z.number().int(),
  /** What a surcharge is for the books; missing in invoices of older versions. */
  charge: z.enum([...chargeKinds, 'tourist_tax']).optional(),
  /** It is passed on to others and has no VAT; absent: it has the rate of VAT above. */
  passed_on: z.literal(true).optional(),
});
export type InvoiceLine = z.infer<typeof invoiceLine>;

/** The instalment of a contract that an invoice is for; absent: it is for the stay, or for the rest of it. */
export const invoicedInstalment = z.object({
  /** From 1, of how many. */
  number: z.number().int().min(1),
  of: z.number().int().min(1),
  due_on: calendarDate,
});
export type InvoicedInstalment = z.infer<typeof invoicedInstalment>;

const boater = { boater_id: z.string() };
const ofBoater = (data: { readonly boater_id: string }) => data.boater_id;
const drawn = {
  invoice_id: z.string(),
  reservation_id: z.string(),
  view_id: z.string(),
  ...boater,
  /** The marina's calendar date; its year decides the book. */
  issued_on: calendarDate,
  language,
  /** Null once the boater was erased: an invoice is kept for its amounts. */
  payer: z.string().nullable(),
  /** On one line, as the register had it; absent: it had none. */
  payer_address: z.string().nullable().optional(),
  boat: z.string().nullable(),
  berth: z.string().nullable(),
  ...dateRange.shape,
  currency,
  lines: z.array(invoiceLine),
  total: z.number().int(),
  vat_number: z.string(),
  instalment: invoicedInstalment.optional(),
  at: instant,
};

/** `FELL_THROUGH`: the stay was cancelled or has expired. `COSTS_LESS`: its price was lowered. */
export const creditCauses = ['FELL_THROUGH', 'COSTS_LESS'] as const;
export type CreditCause = (typeof creditCauses)[number];

/** Events of one reservation. An invoice is drawn up here, and gets its number in the book of its year. */
export const invoicingEvents = defineEvents({
  InvoiceDrawnUp: {
    version: 1,
    data: z.object({
      ...drawn,
      /** What had been paid by then, up to the total, in minor units. */
      paid: z.number().int(),
      /** The stay was cancelled or has expired, and this is what the marina keeps; absent: it has not. */
      fell_through: z.literal(true).optional(),
    }),
    personal: ['payer', 'payer_address', 'boat'],
    person: ofBoater,
  },
  CreditNoteDrawnUp: {
    version: 1,
    data: z.object({
      ...drawn,
      of_invoice_id: z.string(),
      /** Staff's reason; null where the note follows from what happened to the stay. */
      reason: z.string().nullable(),
      /** The refund that it is for; null: there is none. */
      refund_no: z.number().int().nullable(),
      /** What made it due where neither staff nor a refund did; absent: one of these. */
      cause: z.enum(creditCauses).optional(),
    }),
    personal: ['payer', 'payer_address', 'boat', 'reason'],
    person: ofBoater,
  },
  InvoiceMailed: { version: 1, data: z.object({ invoice_id: z.string(), at: instant }) },
});

export type InvoicingEvent = EventsOf<typeof invoicingEvents>;
export type InvoicingEventOf<T extends InvoicingEvent['type']> = Extract<InvoicingEvent, { type: T }>;

/** Events of the book of one marina and year; the event with revision n has number n + 1, so there is never a gap. */
export const bookEvents = defineEvents({
  InvoiceNumbered: {
    version: 1,
    data: z.object({
      no: z.number().int().min(1),
      number: z.string(),
      invoice_id: z.string(),
      kind: z.enum(invoiceKinds),
      of_invoice_id: z.string().nullable(),
      reservation_id: z.string(),
      instalment: invoicedInstalment.optional(),
      issued_on: calendarDate,
      currency,
      total: z.number().int(),
      vat: z.array(
        z.object({
          percent: z.number(),
          net: z.number().int(),
          vat: z.number().int(),
          /** Without VAT, and in no rate of it; missing in invoices of older versions. */
          passed_on: z.literal(true).optional(),
        }),
      ),
      at: instant,
    }),
  },
});

export type BookEvent = EventsOf<typeof bookEvents>;
