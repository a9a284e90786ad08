import * as z from 'zod';
import { counterMethods, paymentParts } from '../../../../contracts/reservations/vocabulary.js';
import { groupPaymentPart } from '../../../../contracts/reservations/group-payment.js';
import { calendarDate, instant } from '../../../../contracts/vocabulary/dates-schemas.js';
import { defineEvents } from '../../../../contracts/vocabulary/event-definitions.js';
import { at, ofBoater, paymentDue } from './event-shapes.js';

const amount = z.number().int().min(1);
/** Payments of a reservation count from 1, online ones and undone ones included. */
const payment_no = z.number().int().min(1);
/** 1 for the first refund of this reservation. */
const refund_no = z.number().int().min(1);
const method = z.enum(counterMethods);
/** What the money was for; absent: recorded before it was kept. */
const part = { part: z.enum(paymentParts).optional() };
/** VAT that the amount includes, as it was then; absent: none, or recorded before receipts showed it. */
const vat = { vat_percent: z.number().optional() };
/** Whose personal data the free text is. */
const boater = { boater_id: z.string() };

export const paymentEvents = defineEvents({
  /** The provider took the money: payment `succeeded`. */
  PaymentReceived: {
    version: 1,
    data: z.object({
      amount,
      provider_reference: z.string(),
      /** It is a part of the organiser's payment for several boats; absent: it is a payment of its own. */
      group_payment: groupPaymentPart.optional(),
      ...part,
      ...vat,
      ...at,
    }),
  },
  /** Who pays for the boat of a group: the organiser, with one payment for several boats, or (null) its own boater. */
  ReservationPayerSet: { version: 1, data: z.object({ paid_by: z.string().nullable(), ...at }) },
  /**
   * Staff took money at the counter. The stay no longer expires as unpaid, even if the amount is less than what is due.
   */
  CounterPaymentRecorded: {
    version: 1,
    data: z.object({
      payment_no,
      amount,
      method,
      /** Number of the card slip or of the transfer, as staff wrote it. */
      reference: z.string().nullable(),
      received_on: calendarDate,
      ...part,
      ...vat,
      ...boater,
      ...at,
    }),
    personal: ['reference'],
    person: ofBoater,
  },
  /** The payment at the counter was recorded by mistake; `due` and `pay_by` apply from now on. */
  CounterPaymentUndone: {
    version: 1,
    data: z.object({
      payment_no,
      amount,
      method,
      received_on: calendarDate,
      reason: z.string().nullable(),
      due: paymentDue,
      pay_by: instant.nullable(),
      /** The duplicate on which it was recorded, and its number there; absent: this stay. */
      of: z.object({ reservation_id: z.string(), payment_no }).optional(),
      ...boater,
      ...at,
    }),
    personal: ['reason'],
    person: ofBoater,
  },
  /** Nothing needs to be paid before arrival any more; `amount` was still due. The balance is paid at the counter. */
  DepositWaived: {
    version: 1,
    data: z.object({ amount, due: paymentDue, reason: z.string().nullable(), ...boater, ...at }),
    personal: ['reason'],
    person: ofBoater,
  },
  /**
   * A refund was requested. A policy requests it from the provider, payment by payment; a refund of money taken at the
   * counter (`at_counter`) waits until staff have paid it out.
   */
  RefundRequested: {
    version: 1,
    data: z.object({
      refund_no,
      amount,
      parts: z.array(z.object({ provider_reference: z.string(), amount })),
      at_counter: z.literal(true).optional(),
      ...at,
    }),
  },
  /** The provider confirmed: payment `refunded`. */
  RefundIssued: { version: 1, data: z.object({ refund_no, amount, provider_reference: z.string(), ...at }) },
  /** Staff paid out a refund at the counter. */
  CounterRefundPaid: {
    version: 1,
    data: z.object({
      refund_no,
      amount,
      method,
      reference: z.string().nullable(),
      paid_on: calendarDate,
      ...boater,
      ...at,
    }),
    personal: ['reference'],
    person: ofBoater,
  },
  /** Staff mailed the boater the receipt of a payment. */
  ReceiptMailed: { version: 1, data: z.object({ payment_no, amount, ...at }) },
});
