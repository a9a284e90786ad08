import type { ContactForm, ContactPatch, StoredContact } from '../../../contracts/customers/contact.js';

/** The personal data of a new record; an empty text is a value not given. */
export function contactOf(form: ContactForm): StoredContact {
  return {
    first_name: form.first_name,
    last_name: form.last_name,
    email: form.email,
    phone: given(form.phone),
    language: form.language,
    birthday: given(form.birthday),
    address: given(form.address),
    country_of_residence: given(form.country_of_residence),
    postal_code: given(form.postal_code),
  };
}

/** What a form adds to a record that is there: its blank fields leave what is known. */
export function additionsFrom(form: ContactForm): Partial<StoredContact> {
  return Object.fromEntries(Object.entries(contactOf(form)).filter(([, value]) => value !== null));
}

/** What an edit changes: an empty text takes a value away, a field left out stays. */
export function changesFrom(patch: ContactPatch): Partial<StoredContact> {
  const fields = (Object.entries(patch) as [string, string | undefined][]).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields.map(([field, value]) => [field, given(value)]));
}

function given(value: string | undefined): string | null {
  return value === undefined || value === '' ? null : value;
}
