import * as z from 'zod';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import {
  attachmentType,
  missingDetail,
  moveVerdict,
  nextMove,
  requiredDocuments,
  reservationVessel,
  statusEntry,
} from './vocabulary-schemas.js';
import { party, shownParty } from '../vocabulary/party-schemas.js';
import { email, firstName, lastName, phone } from '../vocabulary/person.js';
import { commandReceipt } from '../vocabulary/route.js';
import { line, paragraph, requiredLine } from '../vocabulary/text.js';
import { createdReservation, stayKind } from './create.js';
import { attachment, paymentBlock, stayInstalment } from './detail.js';
import { shownTermsOffer } from './kept-terms.js';
import { shownDateOffers } from './priced-dates.js';
import { holdsWebAddress } from './rules/web-address.js';
import { stayFields, stayRules } from '../vocabulary/stay-dates-schemas.js';
import { displayedStatus } from '../vocabulary/reservation-words-schemas.js';
import { vesselSizes } from '../vocabulary/sizes-schemas.js';
import { boaterForm } from '../customers/contact.js';
import { messageText } from '../vocabulary/message-text-schemas.js';

/** A name that a stranger gives is read in mails from the marina: one that holds a link would be an advertisement. */
const withoutLink = (name: z.ZodString) => name.refine((text) => !holdsWebAddress(text), 'holdsLink');

/**
 * A request for a berth by a boater without an account. It has no ids of people: the server finds the boater by mail
 * address, so that a stranger cannot attach a request to another person's record.
 */
const requestFields = z.strictObject({
  marina_code: requiredLine(16, 'marinaRequired'),
  ...stayFields,
  boater: boaterForm
    .omit({ id: true })
    .extend({ first_name: withoutLink(firstName), last_name: withoutLink(lastName) }),
  vessel: reservationVessel.omit({ id: true }).extend({ name: withoutLink(reservationVessel.shape.name) }),
  notes: paragraph(2000).default(''),
  additional_requirements: z.array(requiredLine(120, 'specialChars')).max(20, 'tooMany').default([]),
  requested_redeem_nights_amount: z
    .number('reservation_inValidNumber')
    .int('reservation_inValidNumber')
    .min(0, 'reservation_inValidNumber')
    .max(999, 'reservation_inValidNumber')
    .default(0),
  /** If absent, the price counts two adults. */
  party: party.optional(),
  ...stayKind,
});
export const requestReservation = stayRules(requestFields);
export type RequestReservation = z.infer<typeof requestReservation>;

/** `link_token` is the bearer token of the other calls about this reservation. It is signed and never stored. */
export const requestedReservation = createdReservation.extend({ link_token: z.string() });

/** The texts of the marina's requirements that the boater ticked. A text that is not required is ignored. */
const confirmed_requirements = z.array(requiredLine(120, 'requirementRequired')).max(40, 'tooMany').default([]);

/** A booking with nothing to pay is confirmed at once, and refused like a payment unless the requirements are confirmed. */
export const instantBooking = stayRules(requestFields.extend({ confirmed_requirements }));

/** RESERVATION_REQUIREMENTS_UNCONFIRMED unless every requirement of the marina is confirmed, now or before. */
export const acceptOffer = z.strictObject({ confirmed_requirements });

export const acceptDates = stayRules(z.strictObject(stayFields));

/** The fields beside the file. */
export const addDocument = z.strictObject({ attachment_type: attachmentType });

export const addedDocument = commandReceipt.extend({ attachment });

/**
 * `part`: the amount due now, or the whole outstanding amount. `payment_token` is from the payment provider's form;
 * card numbers never reach this server.
 */
export const payReservation = z.strictObject({
  part: z.enum(['DUE', 'TOTAL']).default('DUE'),
  payment_token: requiredLine(255, 'paymentTokenInvalid').optional(),
  confirmed_requirements,
});
export type PayReservation = z.infer<typeof payReservation>;

/** One payment for all boats that the organiser pays for; the amount is what is due for them. */
export const payGroup = payReservation.pick({ payment_token: true });

/**
 * `redirect_url`: page where the boater pays or confirms with the bank; null when the payment succeeded. A `pending`
 * payment completes when the provider reports it.
 */
export const paidReservation = commandReceipt.extend({
  payment_status: z.enum(['pending', 'succeeded']),
  amount: z.number(),
  redirect_url: z.string().nullable(),
});

/**
 * What the marina could not learn when it booked the stay, by telephone or radio. A value that is known meanwhile is
 * ignored, except who is aboard: the boater may say it anew until the desk has counted. Sizes in metres.
 */
export const completeDetails = z
  .strictObject({
    email: email.optional(),
    phone: phone.min(1, 'phoneInvalid').optional(),
    beam: vesselSizes.beam.optional(),
    draft: vesselSizes.draft.optional(),
    party: party.optional(),
  })
  .refine((given) => Object.keys(given).length > 0, {
    path: ['email'],
    error: 'detailsRequired',
  });

export const sendMessage = z.strictObject({ text: messageText });

/** Boaters also decline an offer with this call. */
export const cancelByBoater = z.strictObject({ reason: line(500).default('') });
export type CancelByBoater = z.infer<typeof cancelByBoater>;

/**
 * A reservation as its boater may see it: no internal notes, no matches or other berths, no pricing plan, no payout.
 * Parsing an answer with this schema drops every other field.
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
  contract_name: z.string().nullable().default(null),
  instalments: z.array(stayInstalment).default([]),
  /** The marina's requirements in words: for every boater, and for those who book instantly. */
  requirements_of_marina: z.array(z.string()).default([]),
  /** Those that the boater has confirmed; the others are confirmed with the next acceptance or payment. */
  confirmed_requirements: z.array(z.string()).default([]),
  reservation_status: displayedStatus,
  /** Newest last, with the dates that the marina suggested. */
  statuses: z.array(statusEntry),
  next_move: nextMove,
  allowed_actions: z.array(moveVerdict),
  /** The boater's berth, once the reservation is approved. */
  berth: z.object({ number: z.string(), pier_name: z.string() }).nullable(),
  /** The berth that is held for the boater until `answer_by`; null: none is offered. */
  berth_offer: z
    .object({ number: z.string(), pier_name: z.string(), answer_by: instant, place: z.number().int() })
    .nullable(),
  /** Other dates with their prices, until the boater answers or the stay changes; null: none are offered with prices. */
  date_offers: shownDateOffers.nullable().default(null),
  /** Other terms that the marina offers for the booked stay, until the boater answers or the stay changes. */
  terms_offer: shownTermsOffer.nullable().default(null),
  required_documents: requiredDocuments,
  missing_documents: z.array(attachmentType),
  attachments: z.array(attachment),
  /** What the marina still asks of the boater of a stay that it booked itself; empty once the stay is over. */
  missing_details: z.array(missingDetail).default([]),
  /** Who is aboard; null: nobody has said it, and two adults are assumed. */
  party: shownParty.nullable().default(null),
  /** The boater may say who is aboard. */
  may_tell_party: z.boolean().default(false),
  /**
   * Share of the paid amount that a cancellation refunds up to and including `until`; next step first, nothing after
   * the last.
   */
  refund_tiers: z.array(z.object({ until: calendarDate, percent: z.number() })),
  /** The marina's file with the policy for stays of this kind; null: the marina has none. */
  cancellation_policy: z.object({ attachment_id: z.string(), name: z.string() }).nullable().default(null),
  payment: paymentBlock.omit({
    payout_status: true,
    payout_date: true,
    current_pricing_plan: true,
    pricing_plan: true,
    payments: true,
    refunds: true,
  }),
  /** The organiser of the group pays for this boat; null: the boater does. */
  paid_by: z.object({ name: z.string(), is_you: z.boolean() }).nullable().default(null),
  /** How online payments work: a form on the page of the reservation, or a page of the payment provider. */
  pays_on: z.enum(['form', 'page']),
  created_at: instant,
});
export type BoaterReservation = z.infer<typeof boaterReservation>;
