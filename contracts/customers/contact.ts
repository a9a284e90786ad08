import * as z from 'zod';
import { boaterForm } from '../reservations/create.js';
import { language } from '../vocabulary/languages-schemas.js';

/** Everything that a marina stores about a person; the same fields as the reservation's boater form. */
export const contactForm = boaterForm.omit({ id: true });
export type ContactForm = z.infer<typeof contactForm>;

/**
 * A partial update: missing fields stay as they are, and an empty text deletes a value. Masked values are invalid (a
 * mail address or phone number has no asterisk), so a form that shows masked values leaves them out.
 */
export const contactPatch = contactForm.omit({ language: true }).partial().extend({ language: language.optional() });
export type ContactPatch = z.infer<typeof contactPatch>;

/** A person's data as stored; `null`: not given. Birthday is `YYYY-MM-DD`. */
export const storedContact = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  language,
  birthday: z.string().nullable(),
  address: z.string().nullable(),
  country_of_residence: z.string().nullable(),
  postal_code: z.string().nullable(),
});
export type StoredContact = z.infer<typeof storedContact>;
