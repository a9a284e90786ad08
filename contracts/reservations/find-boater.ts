import { customerType } from '../customers/vocabulary-schemas.js';
import * as z from 'zod';
import { email } from '../vocabulary/person.js';
import { id } from '../vocabulary/route.js';
import { hullType, vesselType } from '../vocabulary/sizes-schemas.js';
import { cardNumber } from '../memberships/card.js';

/** Finds a boater for a new reservation, by card or by mail address. */
export const findBoater = z
  .strictObject({ boater_type: customerType.optional(), card_number: cardNumber.optional(), email: email.optional() })
  .refine((value) => value.card_number !== undefined || value.email !== undefined, {
    path: ['email'],
    error: 'emailRequired',
  });
export type FindBoater = z.infer<typeof findBoater>;

/** A vessel for the form. */
export const knownVessel = z.object({
  id,
  name: z.string(),
  length: z.number(),
  beam: z.number(),
  draft: z.number(),
  hull_type: hullType.nullable(),
  type: vesselType.nullable(),
  home_marina_id: z.string().nullable(),
  home_marina_name: z.string().nullable(),
});

/** A person on the boater card. Mail address and phone may be masked (first character, then asterisks). */
export const boaterCard = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  country_of_residence: z.string().nullable(),
  postal_code: z.string().nullable(),
  date_of_birth: z.string().nullable(),
  language: z.string(),
  relation_type: customerType,
  /** Boaters have no accounts (decision 0093). */
  is_signed_up: z.literal(false),
  is_guest: z.boolean(),
  tem_member: z.boolean(),
  memberships: z.array(
    z.object({
      card_number: z.string(),
      type: z.string(),
      status: z.string(),
      nights_available: z.number().int(),
      redeem_nights_left: z.number().int(),
    }),
  ),
});

/** Null: no boater found, so the form stays empty. */
export const foundBoater = z.object({
  boater: boaterCard.nullable(),
  vessels: z.array(knownVessel),
  /** A valid card of another marina whose holder this marina does not know yet; null in all other cases. */
  partner_card: z
    .object({
      card_number: z.string(),
      status: z.string(),
      expires_on: z.string(),
      nights_available: z.number().int(),
      redeem_nights_left: z.number().int(),
      home_marina_name: z.string(),
    })
    .nullable(),
});
