/** The first character, then one asterisk for each that follows; an empty text stays empty. */
export function masked(text: string): string {
  const [first = '', ...rest] = Array.from(text);
  return first + '*'.repeat(rest.length);
}

/**
 * Hides mail address and phone number of a boater, as the marina permission `hide_contact_details` asks until a
 * reservation of theirs was approved (spec 1 §6). `hide` is the caller's answer to "is that so?".
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
