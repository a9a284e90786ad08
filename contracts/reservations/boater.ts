import * as z from 'zod';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import {
  attachmentType,
  displayedStatus,
  moveVerdict,
  nextMove,
  requiredDocuments,
  reservationVessel,
  statusEntry,
} from './vocabulary-schemas.js';
import { messageText } from '../messages/message.js';
import { commandReceipt } from '../vocabulary/route.js';
import { line, paragraph, requiredLine } from '../vocabulary/text.js';
import { boaterForm, createdReservation, stayKind } from './create.js';
import { attachment, paymentBlock } from './detail.js';
import { stayFields, stayRules } from './stay.js';

/**
 * A boater without an account asks for a berth. Names nobody by id: who the boater is, the server finds out from the
 * mail address, so that a stranger cannot attach a request to somebody else's record.
 */
export const requestReservation = stayRules(
  z.strictObject({
    marina_code: requiredLine(16, 'marinaRequired'),
    ...stayFields,
    boater: boaterForm.omit({ id: true }),
    vessel: reservationVessel.omit({ id: true }),
    notes: paragraph(2000).default(''),
    additional_requirements: z.array(requiredLine(120, 'specialChars')).max(20, 'tooMany').default([]),
    requested_redeem_nights_amount: z
      .number('reservation_inValidNumber')
      .int('reservation_inValidNumber')
      .min(0, 'reservation_inValidNumber')
      .max(999, 'reservation_inValidNumber')
      .default(0),
    ...stayKind,
  }),
);
export type RequestReservation = z.infer<typeof requestReservation>;

/** `link_token` opens this reservation, as bearer of the other calls. Signed, and kept nowhere. */
export const requestedReservation = createdReservation.extend({ link_token: z.string() });

export const acceptDates = stayRules(z.strictObject(stayFields));
export type AcceptDates = z.infer<typeof acceptDates>;

/** The fields beside the file. */
export const addDocument = z.strictObject({ attachment_type: attachmentType });
export const addedDocument = commandReceipt.extend({ attachment });

/**
 * `part`: what is due now, or everything at once. `payment_token` is what the payment provider's own form gave; no card
 * number ever comes here.
 */
export const payReservation = z.strictObject({
  part: z.enum(['DUE', 'TOTAL']).default('DUE'),
  payment_token: requiredLine(255, 'paymentTokenInvalid').optional(),
});
export type PayReservation = z.infer<typeof payReservation>;

/**
 * `redirect_url`: where the boater pays, or confirms with the bank; null when the payment is already through. What is
 * `pending` comes by itself once the provider has told of it.
 */
export const paidReservation = commandReceipt.extend({
  payment_status: z.enum(['pending', 'succeeded']),
  amount: z.number(),
  redirect_url: z.string().nullable(),
});

export const sendMessage = z.strictObject({ text: messageText });

/** Also how a boater declines an offer. */
export const cancelByBoater = z.strictObject({ reason: line(500).default('') });
export type CancelByBoater = z.infer<typeof cancelByBoater>;

/**
 * What a boater may see of a reservation: no internal notes, no matches or other berths, no price plan of the marina, no
 * payout. Answers are parsed by this schema, which drops everything it does not name.
 */
export const boaterReservation = z.object({
  id: z.string(),
  view_id: z.string(),
  revision: z.number().int(),
  marina: z.object({ name: z.string(), code: z.string(), country: z.string().nullable(), time_zone: z.string() }),
  boater: z.object({ first_name: z.string(), last_name: z.string(), email: z.string(), language: z.string() }),
  vessel: z.object({ name: z.string(), length: z.number(), beam: z.number(), draft: z.number() }),
  start_date: calendarDate,
  end_date: calendarDate,
  nights: z.number().int(),
  notes: z.string(),
  additional_requirements: z.array(z.string()),
  reservation_status: displayedStatus,
  /** Newest last; holds the dates the marina suggests. */
  statuses: z.array(statusEntry),
  next_move: nextMove,
  allowed_actions: z.array(moveVerdict),
  /** Their own berth, once it is approved. */
  berth: z.object({ number: z.string(), pier_name: z.string() }).nullable(),
  required_documents: requiredDocuments,
  missing_documents: z.array(attachmentType),
  attachments: z.array(attachment),
  /** Who cancels up to and including `until` gets this share of what was paid back; the next step first, after the last nothing. */
  refund_tiers: z.array(z.object({ until: calendarDate, percent: z.number() })),
  payment: paymentBlock.omit({
    payout_status: true,
    payout_date: true,
    current_pricing_plan: true,
    pricing_plan: true,
  }),
  /** Where money is taken: by a form on the page of the reservation, or on a page of the payment provider. */
  pays_on: z.enum(['form', 'page']),
  created_at: instant,
});
export type BoaterReservation = z.infer<typeof boaterReservation>;
