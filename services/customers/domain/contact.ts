import { isNamedOtherwise } from '../../../contracts/customers/rules/same-name.js';
import {
  type ContactForm,
  type ContactPatch,
  type StoredContact,
  storedContact,
} from '../../../contracts/customers/contact.js';
import { givenOf } from './given-values.js';

/** The personal data of a new record; an empty string is a missing value. */
export function contactOf(form: ContactForm): StoredContact {
  const { first_name, last_name, email } = form;
  return storedContact.parse({ ...givenOf(form), first_name, last_name, email });
}

/** What a form adds to an existing record: blank fields keep the known values. */
export function additionsFrom(form: ContactForm): Partial<StoredContact> {
  return Object.fromEntries(Object.entries(contactOf(form)).filter(([, value]) => value !== null));
}

/**
 * The details that a form adds to the record with its email address. The name on record stays. A form with another name
 * may describe another person, so it adds nothing.
 */
export function additionsTo(onRecord: StoredContact, form: ContactForm): Partial<StoredContact> {
  if (isNamedOtherwise(onRecord, form)) return {};
  const { first_name, last_name, ...additions } = additionsFrom(form);
  return {
    ...additions,
    ...(onRecord.first_name === '' ? { first_name } : {}),
    ...(onRecord.last_name === '' ? { last_name } : {}),
  };
}

/** What an edit changes: an empty string removes a value, an absent field keeps it. */
export function changesFrom(patch: ContactPatch): Partial<StoredContact> {
  return givenOf(patch);
}
