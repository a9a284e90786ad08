import * as z from 'zod';
import { boaterForm } from '../reservations/create.js';
import { language } from '../vocabulary/languages-schemas.js';

/** Everything a marina writes down about a person; the same fields as the reservation's boater form. */
export const contactForm = boaterForm.omit({ id: true });
export type ContactForm = z.infer<typeof contactForm>;

/**
 * Some of the fields: those left out stay as they are, an empty text takes a value away. Masked values are not
 * taken (a mail address or phone number holds no asterisk), so a form that shows masked ones leaves them out.
 */
export const contactPatch = contactForm.omit({ language: true }).partial().extend({ language: language.optional() });
export type ContactPatch = z.infer<typeof contactPatch>;

/** A person's data as it is kept; `null`: not given. Birthday is `YYYY-MM-DD`. */
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
