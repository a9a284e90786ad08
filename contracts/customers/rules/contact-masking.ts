import { masked } from '../../vocabulary/masked-text.js';

/**
 * Masks mail address and phone number of a boater. The marina permission `hide_contact_details` requires it until one
 * of the boater's reservations was approved (spec 1 §6). `hide`: the requirement applies.
 */
export function maskContact<T extends { readonly email: string | null; readonly phone: string | null }>(
  person: T,
  hide: boolean,
): T {
  if (!hide) return person;
  return {
    ...person,
    email: person.email === null ? null : masked(person.email),
    phone: person.phone === null ? null : masked(person.phone),
  };
}
