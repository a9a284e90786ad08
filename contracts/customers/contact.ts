import * as z from 'zod';
import { line } from '../vocabulary/text.js';
import { language } from '../vocabulary/languages-schemas.js';
import { id } from '../vocabulary/route.js';
import { firstName, lastName, email, phone, birthday } from '../vocabulary/person.js';

/** The boater form of creation mode (spec 1 §5). `id` names a boater of the register. */
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

/** Everything that a marina stores about a person: the reservation's boater form and a second line of the address. */
export const contactForm = boaterForm.omit({ id: true }).extend({ address_line_two: line(200).optional() });
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
  /** Empty: none; the marina's office receives what is sent to the person. */
  email: z.string(),
  phone: z.string().nullable(),
  language,
  birthday: z.string().nullable(),
  address: z.string().nullable(),
  /** Absent in records of before the field existed. */
  address_line_two: z.string().nullable().default(null),
  country_of_residence: z.string().nullable(),
  postal_code: z.string().nullable(),
});
export type StoredContact = z.infer<typeof storedContact>;
