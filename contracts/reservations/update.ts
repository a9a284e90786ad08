import * as z from 'zod';
import { amount } from '../vocabulary/money-schemas.js';
import { cancelReason, requiredDocuments, vesselToBook } from './vocabulary-schemas.js';
import { party } from '../vocabulary/party-schemas.js';
import { id } from '../vocabulary/route.js';
import { paragraph } from '../vocabulary/text.js';
import { internalNotes, messageToBoater } from './create.js';
import { paymentFitsStay, paymentForm } from './payment-form.js';
import { changeReason } from '../vocabulary/reservation-words-schemas.js';
import { bothReason } from '../berths/vocabulary-schemas.js';
import { optionalStayFields, optionalStayRules, suggestedDates } from '../vocabulary/stay-dates-schemas.js';

const nightsToRedeem = z
  .number('reservation_inValidNumber')
  .int('reservation_inValidNumber')
  .min(0, 'reservation_inValidNumber')
  .max(999, 'reservation_inValidNumber');

/** Fields that may change together with an offer; missing ones stay as they are. */
const changes = {
  internal_notes: internalNotes.optional(),
  message: messageToBoater.optional(),
  required_documents: requiredDocuments.optional(),
  vessel: vesselToBook.optional(),
  party: party.optional(),
  ...optionalStayFields,
  /** Also accepted beside the payment block; it then overrides the block's value. */
  nights_to_redeem: nightsToRedeem.optional(),
  berth_id: id.optional(),
  /** Staff confirmed a boat shorter than the berth's minimum. */
  confirm_min_length: z.boolean().default(false),
  /** Why the stay is changed. Required where a booking of the boater gets other dates, another boat or another price. */
  reason: changeReason.optional(),
  /** False: the boater gets no mail about the change of a booking. An offer is always sent. */
  tell: z.boolean().optional(),
  /** Why the boat keeps both berths, where it has another one on some of the nights. */
  both_reason: bothReason.optional(),
};

interface WithRedeemedNights {
  readonly payment?: { readonly nights_to_redeem: number };
  readonly nights_to_redeem?: number;
}

/** Moves the redeemed nights into the payment block. */
function redeemedNightsInPayment<T>(value: T): T {
  const { payment, nights_to_redeem: beside } = value as WithRedeemedNights;
  if (payment === undefined || beside === undefined) return value;
  return { ...value, payment: { ...payment, nights_to_redeem: beside } };
}

/** Sending a price requires a payment block. */
const offer = paymentFitsStay(
  optionalStayRules(z.strictObject({ payment: paymentForm, ...changes }).overwrite(redeemedNightsInPayment)),
);

/** Approving, or adding to the waiting list, keeps the agreed price unless another is sent. */
const offerIfChanged = paymentFitsStay(
  optionalStayRules(z.strictObject({ payment: paymentForm.optional(), ...changes }).overwrite(redeemedNightsInPayment)),
);

const suggestion = z.strictObject({
  suggested_dates: suggestedDates,
  /** The boater reads it; without one, the suggestion says nothing about the requested dates. */
  reason: changeReason.optional(),
  message: messageToBoater.optional(),
  internal_notes: internalNotes.optional(),
});

const note = z.strictObject({ internal_notes: internalNotes });

/**
 * Empty, or a non-negative number with up to two decimals (spec 1 §5). Empty: everything that the marina holds; for a
 * boater who did not arrive, what its policy refunds.
 */
const refundAmount = amount('reservation_inValidNumber').nullable().default(null);

/**
 * The dialog sends a reason. A message without a reason is the free text of `other`; `other` without a message counts
 * as no reason.
 */
const cancellation = z
  .strictObject({
    reason: cancelReason.optional(),
    message: paragraph(2000, 'provideReason').default(''),
    refundAmount,
    /** The stay that goes on in place of this one, which is its duplicate. */
    duplicate_of: id.optional(),
    /** False: the boater gets no mail, because the mail about the stay that goes on says all. */
    tell: z.boolean().optional(),
  })
  .refine(({ reason, message }) => reason !== undefined || message !== '', {
    path: ['reason'],
    error: 'provideReason',
  })
  .refine(({ reason, message }) => reason !== 'other' || message !== '', {
    path: ['message'],
    error: 'provideReason',
  })
  .refine(({ reason, duplicate_of }) => duplicate_of === undefined || reason === 'duplicate', {
    path: ['reason'],
    error: 'provideReason',
  })
  .refine(({ tell, duplicate_of }) => tell !== false || duplicate_of !== undefined, {
    path: ['duplicate_of'],
    error: 'provideReason',
  })
  .transform((value) => ({ ...value, reason: value.reason ?? ('other' as const) }));

/** The screens send it; refused when it differs from the reservation's own. */
const target = { boater_id: id.nullish(), reservation_id: id };

/** All changes of a reservation by staff: one call, with variants by `action` (spec 1 §4). */
export const updateReservation = z.discriminatedUnion(
  'action',
  [
    z.strictObject({ ...target, action: z.literal('UPDATE'), payload: offer }),
    z.strictObject({ ...target, action: z.literal('NOTIFY'), payload: offer }),
    z.strictObject({ ...target, action: z.literal('APPROVE'), payload: offerIfChanged.prefault({}) }),
    z.strictObject({ ...target, action: z.literal('ADD_TO_WAITING_LIST'), payload: offerIfChanged.prefault({}) }),
    z.strictObject({ ...target, action: z.literal('UPDATE_DATE'), payload: suggestion }),
    z.strictObject({ ...target, action: z.literal('UPDATE_NOTE'), payload: note }),
    z.strictObject({ ...target, action: z.literal('CANCEL'), payload: cancellation }),
  ],
  'actionRequired',
);
export type UpdateReservation = z.infer<typeof updateReservation>;
