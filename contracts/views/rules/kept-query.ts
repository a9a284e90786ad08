/**
 * The part of a list's address that a view keeps. A search text may name a person, whose erasure would not find it here,
 * so no view has one.
 */
export function keptQuery(query: string): string {
  const params = new URLSearchParams(query);
  if (!params.has('search')) return query;
  params.delete('search');
  return params.toString();
}
