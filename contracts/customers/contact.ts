import * as z from 'zod';
import { line } from '../vocabulary/text.js';
import { language } from '../vocabulary/languages-schemas.js';
import { formShape, optionalText, recordField, storedShape } from '../vocabulary/record-fields.js';
import { id } from '../vocabulary/route.js';
import { firstName, lastName, email, phone, birthday } from '../vocabulary/person.js';

/** Everything that a marina stores about a person. */
export const contactFields = {
  first_name: recordField(firstName, z.string()),
  last_name: recordField(lastName, z.string()),
  /** Stored as an empty text: none; the marina's office receives what is sent to the person. */
  email: recordField(email, z.string()),
  phone: optionalText(phone),
  language: recordField(language.default('en'), language),
  /** `YYYY-MM-DD` */
  birthday: optionalText(birthday),
  address: optionalText(line(200)),
  address_line_two: optionalText(line(200)),
  postal_code: optionalText(line(16)),
  country_of_residence: optionalText(line(80)),
};

export const contactForm = z.strictObject(formShape(contactFields));
export type ContactForm = z.infer<typeof contactForm>;

/** The boater form of creation mode (spec 1 §5). `id` names a boater of the register. */
export const boaterForm = contactForm.omit({ address_line_two: true }).extend({ id: id.optional() });
export type BoaterForm = z.infer<typeof boaterForm>;

/**
 * A partial update: missing fields stay as they are, and an empty text deletes a value. Masked values are invalid (a
 * mail address or phone number has no asterisk), so a form that shows masked values leaves them out.
 */
export const contactPatch = contactForm.omit({ language: true }).partial().extend({ language: language.optional() });
export type ContactPatch = z.infer<typeof contactPatch>;

/** A person's data as stored; null: not given. */
export const storedContact = z.object(storedShape(contactFields));
export type StoredContact = z.infer<typeof storedContact>;
