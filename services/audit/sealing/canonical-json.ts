/** JSON without undefined values. */
export type CanonicalValue =
  string | number | boolean | null | readonly CanonicalValue[] | { readonly [name: string]: CanonicalValue };

/** JSON as RFC 8785 defines it: names in the order of their UTF-16 code units, no spaces. Equal values give equal text. */
export function canonicalJson(value: CanonicalValue): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] ?? null)}`);
  return `{${members.join(',')}}`;
}

function isList(value: CanonicalValue): value is readonly CanonicalValue[] {
  return Array.isArray(value);
}
