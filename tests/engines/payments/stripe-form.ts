/** `a[b][0]=c`, the form encoding of Stripe's API: nested objects, and lists as objects with numeric names. */
export interface Form {
  [name: string]: string | Form;
}

export function readForm(text: string): Form {
  const form: Form = {};
  for (const [path, value] of new URLSearchParams(text)) {
    const names = path.replaceAll(']', '').split('[');
    let place = form;
    for (const name of names.slice(0, -1)) {
      const inner = place[name];
      const next: Form = typeof inner === 'object' ? inner : {};
      place[name] = next;
      place = next;
    }
    place[names.at(-1) ?? ''] = value;
  }
  return form;
}

/** The value at a path of names, or an empty string. */
export function at(form: Form, ...path: string[]): string {
  const found = path.reduce<string | Form | undefined>(
    (place, name) => (typeof place === 'object' ? place[name] : undefined),
    form,
  );
  return typeof found === 'string' ? found : '';
}

export function texts(form: Form | string | undefined): Record<string, string> {
  if (typeof form !== 'object') return {};
  return Object.fromEntries(
    Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
