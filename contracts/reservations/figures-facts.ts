import * as z from 'zod';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';

/**
 * Events of a reservation's stream that figures are counted from, with the fields that they need, in addition to those
 * in `reservationFacts`. Amounts are minor units.
 */
const amount = z.number().int();
const price = z.object({
  offer: z.object({ currency: z.string() }),
  breakdown: z.object({ lines: z.array(z.object({ kind: z.string(), amount })), total: amount }),
});
const priced = z.object({ price });
const at = { at: instant };
/** Null once the boater was erased. */
const opened = z.object({ boater: z.object({ country_of_residence: z.string().nullable() }).nullable() });
/** What one stay hands over to another one of the same boat. */
const moved = z.object({ payments: z.array(z.object({ amount })) });
const counted = z.object({ amount, received_on: calendarDate });

export const figureFacts = {
  ReservationRequested: opened,
  ReservationCreatedByMarina: opened,
  InstantBookingInitiated: opened.extend({ price }),
  PriceSent: priced,
  ReservationPutOnWaitingList: z.object({ price: price.nullable() }),
  SuggestedDatesAccepted: z.object({ price: price.nullable() }),
  ReservationApproved: priced,
  OfferChanged: priced,
  PaymentReceived: z.object({ amount, ...at }),
  CounterPaymentRecorded: counted,
  CounterPaymentUndone: counted,
  RefundIssued: z.object({ amount, ...at }),
  CounterRefundPaid: z.object({ amount, paid_on: calendarDate }),
  ReservationCanceledByMarina: z.object({ reason: z.string(), refund: amount, merged: moved.optional(), ...at }),
  DuplicateMerged: moved,
  DuplicateSeparated: moved,
  StaySeparated: moved.extend({ booked: z.boolean() }),
  ReservationCanceledByBoater: z.object({ refund: amount, ...at }),
} as const;

export type FigureFactType = keyof typeof figureFacts;
export type FigureFact = {
  [T in FigureFactType]: { readonly type: T; readonly data: z.output<(typeof figureFacts)[T]> };
}[FigureFactType];
