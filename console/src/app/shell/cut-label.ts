/** Labels of this many characters or more are cut (spec 1 §2). */
const TOO_LONG = 30;
const KEPT = 27;

/** A label that fits the top bar: cut to 27 characters and an ellipsis from 30 on. */
export function cutLabel(label: string): string {
  const characters = Array.from(label);
  return characters.length < TOO_LONG ? label : `${characters.slice(0, KEPT).join('')}…`;
}

/** The marina's name and code, as the top bar shows them. */
export function marinaLabel(marina: { readonly name: string; readonly code: string }): string {
  return cutLabel(`${marina.name} · ${marina.code}`);
}

/** The person's whole name, or their address as long as they have none. */
export function personLabel(user: {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}): string {
  const name = `${user.first_name} ${user.last_name}`.trim();
  return cutLabel(name === '' ? user.email : name);
}
