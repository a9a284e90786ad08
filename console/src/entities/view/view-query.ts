/** Parameters that say where the reader is, not what the list shows. */
const PASSING = ['page', 'chat', 'panel'];

/** The part of an address that a view keeps: without the question mark, the page and opened records. */
export function queryOfView(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of PASSING) params.delete(name);
  return params.toString();
}

/** Whether two queries show the same, in whatever order their parameters are. */
export function sameView(one: string, other: string): boolean {
  return sorted(one) === sorted(other);
}

function sorted(query: string): string {
  const params = new URLSearchParams(query);
  params.sort();
  return params.toString();
}
