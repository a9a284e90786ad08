import * as z from 'zod';
import { isCalendarDate, isoDateTyped } from './dates.js';

/** Letters first, then letters, hyphen, apostrophe (typewriter's or printer's), backtick, dot or spaces (spec 2 §5). */
const namePattern = /^\p{L}[\p{L}\p{M}'’`. -]*$/u;
const NAME_MAX = 60;

function personName(required: string, invalid: string, atLeast: string) {
  return z
    .string({ error: (issue) => (issue.input === undefined || issue.input === null ? required : invalid) })
    .trim()
    .min(1, { error: required, abort: true })
    .max(NAME_MAX, { error: invalid, abort: true })
    .regex(namePattern, { error: invalid, abort: true })
    .min(2, atLeast);
}

/** A person's first name: trimmed, at least two characters (spec 1 §5). */
export const firstName = personName('fnameRequired', 'fnameInvalid', 'fNameAtLeast').meta({ examples: ['Inès'] });

/** A person's last name: trimmed, at least two characters (spec 1 §5). */
export const lastName = personName('lnameRequired', 'lnameInvalid', 'lNameAtLeast').meta({ examples: ["O'Neill"] });

/** Mail address, trimmed and in lower case: one person is one address however it was typed. */
export const email = z
  .string({ error: (issue) => (issue.input === undefined || issue.input === null ? 'emailRequired' : 'emailInvalid') })
  .trim()
  .min(1, { error: 'emailRequired', abort: true })
  .max(254, { error: 'emailInvalid', abort: true })
  .toLowerCase()
  .regex(z.regexes.email, 'emailInvalid')
  .meta({ examples: ['ines@example.org'] });

/** Turns `+44 (0)20 7946.0018` into `+442079460018`: removes separators, and the (0) after a country code. */
function diallable(typed: string): string {
  return typed.replace(/^(\+[\d\s-]+)\(0\)/, '$1').replace(/[\s.()/]/g, '');
}

/**
 * Optional plus, a digit, then at least four digits or hyphens (spec 2 §5). Blanks, dots, slashes and
 * brackets are removed first. Empty: the person gave none.
 */
export const phone = z
  .string('specialChars')
  .trim()
  .overwrite(diallable)
  .max(32, { error: 'phoneInvalid', abort: true })
  .regex(/^(?:\+?\d[\d-]{4,})?$/, 'phoneInvalid')
  .meta({ examples: ['+33-612345678'] });

/** Day of birth as typed (DD/MM/YYYY, from 1900 on) or as ISO date; ISO inside. Empty: the person gave none. */
export const birthday = z
  .string('inValidDate')
  .trim()
  .max(10, { error: 'inValidDate', abort: true })
  .overwrite(isoDateTyped)
  .refine((value) => value === '' || isCalendarDate(value), 'inValidDate')
  .meta({ examples: ['14/07/1984'] });
