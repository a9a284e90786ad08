import { customerType } from '../customers/vocabulary-schemas.js';
import * as z from 'zod';
import { language } from '../vocabulary/languages-schemas.js';
import { displayedStatus, requiredDocuments, reservationVessel } from './vocabulary-schemas.js';
import { birthday, email, firstName, lastName, phone } from '../vocabulary/person.js';
import { id, commandReceipt } from '../vocabulary/route.js';
import { line, paragraph } from '../vocabulary/text.js';
import { paymentFitsStay, paymentForm } from './payment-form.js';
import { stayFields, stayRules } from './stay.js';
import { INTERNAL_NOTE_MAX } from './vocabulary.js';

/** Notes staff keep for themselves. */
export const internalNotes = paragraph(INTERNAL_NOTE_MAX);

/** Text sent to the boater with an action. */
export const messageToBoater = paragraph(2000);

/** Three letters and four digits (spec 2 §5), in capitals. */
export const cardNumber = z
  .string('cardNumberInvalid')
  .trim()
  .max(7, { error: 'cardNumberInvalid', abort: true })
  .toUpperCase()
  .regex(/^[A-Z]{3}\d{4}$/, 'cardNumberInvalid')
  .meta({ examples: ['QSD0042'] });

/** Who comes: the boater form of creation mode (spec 1 §5). `id` names a boater the marina already knows. */
export const boaterForm = z.strictObject({
  id: id.optional(),
  first_name: firstName,
  last_name: lastName,
  email,
  phone: phone.optional(),
  language: language.default('en'),
  birthday: birthday.optional(),
  address: line(200).optional(),
  country_of_residence: line(80).optional(),
  postal_code: line(16).optional(),
});
export type BoaterForm = z.infer<typeof boaterForm>;

/** What may be said about a stay besides its dates; the pricing looks at all of it. */
export const stayKind = {
  contract_id: id.nullable().default(null),
  commercial: z.boolean().default(false),
  live_aboard: z.boolean().default(false),
  passeport_escales: z.boolean().default(false),
};

/** How a reservation made by the marina begins (DESIGN §7). */
export const createActions = ['NOTIFY', 'APPROVE', 'ADD_TO_WAITING_LIST'] as const;

/**
 * A reservation staff make on a boater's behalf. Whether hull type and vessel type are needed
 * (`HullTypeRequired`, `vesselTypeRequired`) is the marina's setting, so the handler asks.
 */
export const createReservation = paymentFitsStay(
  stayRules(
    z.strictObject({
      ...stayFields,
      action: z.enum(createActions),
      customer_type: customerType.default('VISITOR'),
      boater: boaterForm,
      card_number: cardNumber.optional(),
      vessel: reservationVessel,
      payment: paymentForm,
      internal_notes: internalNotes.default(''),
      message: messageToBoater.default(''),
      required_documents: requiredDocuments.optional(),
      berth_id: id.optional(),
      /** Staff saw that the boat is shorter than the berth asks for, and want it there anyway. */
      confirm_min_length: z.boolean().default(false),
      ...stayKind,
    }),
  ),
);
export type CreateReservation = z.infer<typeof createReservation>;

/** What creating answers: where to go next and what the list will show. */
export const createdReservation = commandReceipt.extend({
  view_id: z.string(),
  reservation_status: displayedStatus,
});
