import { bothReason } from '../berths/vocabulary-schemas.js';
import { customerType } from '../customers/vocabulary-schemas.js';
import * as z from 'zod';
import { requiredDocuments, vesselToBook } from './vocabulary-schemas.js';
import { party } from '../vocabulary/party-schemas.js';
import { email, firstName, lastName } from '../vocabulary/person.js';
import { id, commandReceipt } from '../vocabulary/route.js';
import { paragraph } from '../vocabulary/text.js';
import { paymentFitsStay, paymentForm } from './payment-form.js';
import { stayFields, stayRules } from '../vocabulary/stay-dates-schemas.js';
import { INTERNAL_NOTE_MAX } from './vocabulary.js';
import { displayedStatus } from '../vocabulary/reservation-words-schemas.js';
import { boaterForm } from '../customers/contact.js';
import { cardNumber } from '../memberships/card.js';

/** Internal notes of staff. */
export const internalNotes = paragraph(INTERNAL_NOTE_MAX);

/** Message to the boater, sent with an action. */
export const messageToBoater = paragraph(2000);

/**
 * The boater of a reservation that staff make. The mail address of a boater of the register may be left out, because a
 * marina may hide it from its staff. Null says that the person gave no name or no mail address, by telephone or radio:
 * then the boat's name is enough.
 */
export const boaterToBook = boaterForm
  .extend({ first_name: firstName.nullable(), last_name: lastName.nullable(), email: email.nullable().optional() })
  .refine((boater) => boater.id !== undefined || boater.email !== undefined, {
    path: ['email'],
    error: 'emailRequired',
    // Missing fields are reported together.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

/** Facts about a stay besides its dates; pricing uses all of them. */
export const stayKind = {
  contract_id: id.nullable().default(null),
  commercial: z.boolean().default(false),
  live_aboard: z.boolean().default(false),
  passeport_escales: z.boolean().default(false),
};

/** First action on a reservation made by the marina (DESIGN §7). */
export const createActions = ['NOTIFY', 'APPROVE', 'ADD_TO_WAITING_LIST'] as const;

/**
 * A reservation that staff make on a boater's behalf. The marina's settings decide whether hull type and vessel type
 * are required (`HullTypeRequired`, `vesselTypeRequired`), so the handler checks that.
 */
export const createReservation = paymentFitsStay(
  stayRules(
    z.strictObject({
      ...stayFields,
      action: z.enum(createActions, 'actionRequired'),
      customer_type: customerType.default('VISITOR'),
      boater: boaterToBook,
      /** Staff confirmed that they mean the person who has this mail address, though the record has another name. */
      confirm_boater: z.boolean().default(false),
      card_number: cardNumber.optional(),
      vessel: vesselToBook,
      /** If absent, the price counts two adults. */
      party: party.optional(),
      payment: paymentForm,
      internal_notes: internalNotes.default(''),
      message: messageToBoater.default(''),
      /** False: the boater gets no mail about the booking. A price or a place on the waiting list is always sent. */
      tell: z.boolean().optional(),
      required_documents: requiredDocuments.optional(),
      berth_id: id.optional(),
      /** Staff confirmed a boat shorter than the berth's minimum. */
      confirm_min_length: z.boolean().default(false),
      /** Why the boat keeps both berths, where it has another one on some of the nights. */
      both_reason: bothReason.optional(),
      ...stayKind,
    }),
  ),
);
export type CreateReservation = z.infer<typeof createReservation>;

/** The new reservation: its id, and what the list shows of it. */
export const createdReservation = commandReceipt.extend({
  view_id: z.string(),
  reservation_status: displayedStatus,
});
