import { keptQuery } from '../../../../contracts/views/rules/kept-query.js';

/** Parameters that say where the reader is, not what the list shows. */
const PASSING = ['page', 'chat', 'panel'];

/** The part of an address that a view keeps: without the question mark, the page, opened records and a search text. */
export function queryOfView(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of PASSING) params.delete(name);
  return keptQuery(params.toString());
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
