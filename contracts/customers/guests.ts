import * as z from 'zod';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { language } from '../vocabulary/languages-schemas.js';
import { id } from '../vocabulary/route.js';
import { hullType, vesselType } from '../vocabulary/sizes-schemas.js';
import { MOST_GUESTS } from './vocabulary.js';
import { customerType } from './vocabulary-schemas.js';

/**
 * One text for who calls: a boat, a name, a telephone number, a mail address or a card, or a part of it. A text shorter
 * than `FEWEST_LETTERS` finds nobody.
 */
export const findGuests = z.strictObject({ search: z.string().trim().max(120) });

/** A person with one boat; somebody with two boats has two rows. */
export const guest = z.object({
  boater_id: id,
  relation_type: customerType,
  /** Empty: not known. */
  first_name: z.string(),
  last_name: z.string(),
  /** Null: none on record. May be masked. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  language,
  card_number: z.string().nullable(),
  /** Null: the person has no boat yet. Beam and draft are 0 until somebody tells them. */
  vessel: z
    .object({
      id,
      name: z.string(),
      length: z.number(),
      beam: z.number(),
      draft: z.number(),
      hull_type: hullType.nullable(),
      type: vesselType.nullable(),
    })
    .nullable(),
  /** Stays that were not cancelled and did not expire, and when the latest one began. */
  stays: z.number().int(),
  last_stay: calendarDate.nullable(),
});
export type Guest = z.infer<typeof guest>;

export const foundGuests = z.object({
  items: z.array(guest).max(MOST_GUESTS),
  /** People who match; more than the rows show if the list is cut. */
  total: z.number().int(),
  /** A valid card of another marina whose holder this marina does not know yet. */
  partner_card: z.object({ card_number: z.string(), home_marina_name: z.string() }).nullable(),
});
export type FoundGuests = z.infer<typeof foundGuests>;
