import { fullName } from '../../lib/format/full-name.js';

/** Labels with at least this many characters are cut (spec 1 §2). */
const TOO_LONG = 30;
const KEPT = 27;

/** A label that fits the top bar: cut to 27 characters and an ellipsis when it has 30 or more. */
export function cutLabel(label: string): string {
  const characters = Array.from(label);
  return characters.length < TOO_LONG ? label : `${characters.slice(0, KEPT).join('')}…`;
}

/** The marina's name and code, as the top bar shows them. */
export function marinaLabel(marina: { readonly name: string; readonly code: string }): string {
  return cutLabel(`${marina.name} · ${marina.code}`);
}

/** The person's full name, or their address when they have no name. */
export function personLabel(user: {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}): string {
  return cutLabel(fullName(user) || user.email);
}
