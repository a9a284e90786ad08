import * as z from 'zod';
import { feedAmount, feedId } from '../vocabulary/feed-fields.js';
import { FEED_RECORD, messagesAbout, type FeedTopic } from '../vocabulary/feed-envelope.js';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { currency } from '../vocabulary/money-schemas.js';
import { invoiceKinds, moneyMethods } from './vocabulary.js';

/** Money for bookkeeping. Amounts are decimals in the currency of the marina. */

const ofReservation = messagesAbout({ subject: 'reservation_id', key: 'reservation-{reservation_id}' });
const ofPayout = messagesAbout({ subject: 'payout_record', key: 'payout-{payout_record}' });
const ofBook = messagesAbout({ subject: 'invoice_id', key: 'invoicebook-{book}' });

const reference = z.string().nullable().meta({ description: "The payment provider's reference; null at the counter" });
const onDay = calendarDate.nullable().meta({ description: 'The marina’s day; null: see the time of the message' });
const payout = {
  payout_record: feedId,
  payout_reference: z.string().meta({ description: "The payment provider's id of the payout" }),
  amount: feedAmount.meta({ description: 'What arrives at the bank, fees taken off' }),
  fee: feedAmount,
  currency,
  arrives_on: calendarDate,
};
const payoutExample = {
  payout_record: FEED_RECORD,
  payout_reference: 'po_1QmXkTe',
  amount: 1956.4,
  fee: 28.55,
  currency: 'EUR' as const,
  arrives_on: '2027-07-21',
};

export const paymentMessages = {
  payment: ofReservation({
    type: 'quayside.payment.received',
    summary: 'Money was received, online or at the counter',
    data: z.object({
      reservation_id: feedId,
      amount: feedAmount,
      method: z.enum(moneyMethods),
      received_on: onDay,
      payment_reference: reference,
    }),
    example: {
      reservation_id: FEED_RECORD,
      amount: 120,
      method: 'CASH',
      received_on: '2027-07-14',
      payment_reference: null,
    },
  }),
  payment_undone: ofReservation({
    type: 'quayside.payment.undone',
    summary: 'A payment at the counter was recorded by mistake: its amount is taken off that day',
    data: z.object({
      reservation_id: feedId,
      amount: feedAmount,
      method: z.enum(moneyMethods),
      received_on: calendarDate,
    }),
    example: { reservation_id: FEED_RECORD, amount: 120, method: 'CASH', received_on: '2027-07-14' },
  }),
  refund: ofReservation({
    type: 'quayside.payment.refunded',
    summary: 'Money went back to the boater, online or at the counter',
    data: z.object({
      reservation_id: feedId,
      amount: feedAmount,
      method: z.enum(moneyMethods),
      refunded_on: onDay,
      refund_reference: reference,
    }),
    example: {
      reservation_id: FEED_RECORD,
      amount: 40,
      method: 'ONLINE',
      refunded_on: null,
      refund_reference: 're_1Nispe2eZv',
    },
  }),
  invoice: ofBook({
    type: 'quayside.payment.invoiced',
    summary: 'An invoice or a credit note has its number; the amounts of a credit note are negative',
    data: z.object({
      invoice_id: feedId,
      book: feedId.meta({ description: 'One marina and year: its numbers have no gap' }),
      number: z.string(),
      kind: z.enum(invoiceKinds),
      of_invoice_id: feedId.nullable().meta({ description: 'Of a credit note: the invoice' }),
      reservation_id: feedId,
      instalment: z
        .object({ number: z.number().int().min(1), of: z.number().int().min(1), due_on: calendarDate })
        .nullable()
        .meta({ description: 'The instalment of a contract that it is for; null: the stay, or the rest of it' }),
      issued_on: calendarDate,
      currency,
      total: feedAmount.meta({ description: 'With VAT' }),
      vat: z.array(
        z.object({
          percent: z.number(),
          net: feedAmount,
          vat: feedAmount,
          passed_on: z
            .literal(true)
            .optional()
            .meta({ description: 'Taxes that are passed on to others: they are in no rate of VAT. Absent: a rate' }),
        }),
      ),
    }),
    example: {
      invoice_id: FEED_RECORD,
      book: `${FEED_RECORD}.2027`,
      number: '2027-00042',
      kind: 'INVOICE',
      of_invoice_id: null,
      reservation_id: FEED_RECORD,
      instalment: { number: 2, of: 6, due_on: '2027-08-01' },
      issued_on: '2027-07-19',
      currency: 'EUR',
      total: 331.25,
      vat: [{ percent: 10, net: 301.14, vat: 30.11 }],
    },
  }),
  payout_made: ofPayout({
    type: 'quayside.payment.payout_made',
    summary: 'The provider is paying out to the bank of the marina',
    data: z.object({
      ...payout,
      entries: z.array(z.object({ reference: z.string(), amount: feedAmount, fee: feedAmount })).meta({
        description: 'Payments and refunds by the references of the provider',
      }),
    }),
    example: { ...payoutExample, entries: [{ reference: 'pi_3MtwBwLkd', amount: 412.5, fee: 6.03 }] },
  }),
  payout_paid: ofPayout({
    type: 'quayside.payment.payout_paid',
    summary: 'A payout has arrived at the bank',
    data: z.object(payout),
    example: payoutExample,
  }),
  payout_failed: ofPayout({
    type: 'quayside.payment.payout_failed',
    summary: 'The bank sent a payout back; its money is part of a later one',
    data: z.object({ ...payout, reason: z.string().meta({ description: "The provider's code" }) }),
    example: { ...payoutExample, reason: 'account_closed' },
  }),
};

export const paymentFeed: FeedTopic = {
  name: 'quayside.payments.v1',
  summary: 'Payments, refunds, invoices and payouts',
  messages: paymentMessages,
};
