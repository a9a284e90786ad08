import * as z from 'zod';
import { amount } from '../vocabulary/money-schemas.js';
import { cancelReason, requiredDocuments, reservationVessel } from './vocabulary-schemas.js';
import { id } from '../vocabulary/route.js';
import { paragraph } from '../vocabulary/text.js';
import { internalNotes, messageToBoater } from './create.js';
import { paymentFitsStay, paymentForm } from './payment-form.js';
import { optionalStayFields, optionalStayRules, suggestedDates } from './stay.js';

const nightsToRedeem = z
  .number('reservation_inValidNumber')
  .int('reservation_inValidNumber')
  .min(0, 'reservation_inValidNumber')
  .max(999, 'reservation_inValidNumber');

/** What may change together with an offer; whatever is left out stays as it is. */
const changes = {
  internal_notes: internalNotes.optional(),
  message: messageToBoater.optional(),
  required_documents: requiredDocuments.optional(),
  vessel: reservationVessel.optional(),
  ...optionalStayFields,
  /** Also accepted beside the payment block, where it then replaces the block's own. */
  nights_to_redeem: nightsToRedeem.optional(),
  berth_id: id.optional(),
  /** Staff saw that the boat is shorter than the berth asks for, and want it there anyway. */
  confirm_min_length: z.boolean().default(false),
};

interface WithRedeemedNights {
  readonly payment?: { readonly nights_to_redeem: number };
  readonly nights_to_redeem?: number;
}

/** One place to read redeemed nights from: the payment block. */
function redeemedNightsInPayment<T>(value: T): T {
  const { payment, nights_to_redeem: beside } = value as WithRedeemedNights;
  if (payment === undefined || beside === undefined) return value;
  return { ...value, payment: { ...payment, nights_to_redeem: beside } };
}

/** Sending a price means having one. */
const offer = paymentFitsStay(
  optionalStayRules(z.strictObject({ payment: paymentForm, ...changes }).overwrite(redeemedNightsInPayment)),
);

/** Approving or queueing keeps the price already agreed unless another is sent. */
const offerIfChanged = paymentFitsStay(
  optionalStayRules(z.strictObject({ payment: paymentForm.optional(), ...changes }).overwrite(redeemedNightsInPayment)),
);

const suggestion = z.strictObject({
  suggested_dates: suggestedDates,
  message: messageToBoater.optional(),
  internal_notes: internalNotes.optional(),
});

const note = z.strictObject({ internal_notes: internalNotes });

/** Empty, or a non-negative number with up to two decimals (spec 1 §5). Empty leaves it to the marina's policy. */
const refundAmount = amount('reservation_inValidNumber').nullable().default(null);

/**
 * The dialog sends a reason. A message without one is the free text of `other`, and `other` without a message is no
 * reason at all.
 */
const cancellation = z
  .strictObject({
    reason: cancelReason.optional(),
    message: paragraph(2000, 'provideReason').default(''),
    refundAmount,
  })
  .refine(({ reason, message }) => reason !== undefined || message !== '', {
    path: ['reason'],
    error: 'provideReason',
  })
  .refine(({ reason, message }) => reason !== 'other' || message !== '', {
    path: ['message'],
    error: 'provideReason',
  })
  .transform((value) => ({ ...value, reason: value.reason ?? ('other' as const) }));
export type Cancellation = z.infer<typeof cancellation>;

/** Sent along by the screens; the reservation itself knows whose it is, so a wrong one is refused. */
const target = { boater_id: id.nullish(), reservation_id: id };

/** Every change staff make to a reservation goes through one call, told apart by `action` (spec 1 §4). */
export const updateReservation = z.discriminatedUnion('action', [
  z.strictObject({ ...target, action: z.literal('UPDATE'), payload: offer }),
  z.strictObject({ ...target, action: z.literal('NOTIFY'), payload: offer }),
  z.strictObject({ ...target, action: z.literal('APPROVE'), payload: offerIfChanged.prefault({}) }),
  z.strictObject({ ...target, action: z.literal('ADD_TO_WAITING_LIST'), payload: offerIfChanged.prefault({}) }),
  z.strictObject({ ...target, action: z.literal('UPDATE_DATE'), payload: suggestion }),
  z.strictObject({ ...target, action: z.literal('UPDATE_NOTE'), payload: note }),
  z.strictObject({ ...target, action: z.literal('CANCEL'), payload: cancellation }),
]);
export type UpdateReservation = z.infer<typeof updateReservation>;
