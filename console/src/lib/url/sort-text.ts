import type { Sorting } from '../../../../contracts/vocabulary/sorting.js';

interface OneSort {
  readonly key: string;
  readonly descending: boolean;
}

/** The order of a list's columns, as its heads show it. */
export interface ColumnSort extends OneSort {
  readonly then?: OneSort | undefined;
}

/**
 * Reads the order in a list's address: `-email,boat_name` is by email descending, then by boat name. Unknown fields count
 * as unset.
 */
export function sortingIn<F extends string>(text: string, fields: readonly F[], usual: Sorting<F>): Sorting<F> {
  const known = text.split(',').flatMap((part) => {
    const field = fields.find((one) => one === part.replace(/^-/, ''));
    return field === undefined
      ? []
      : [{ field, direction: part.startsWith('-') ? ('desc' as const) : ('asc' as const) }];
  });
  const [first, then] = known.filter(({ field }, at) => known.findIndex((other) => other.field === field) === at);
  if (first === undefined) return usual;
  return then === undefined ? first : { ...first, then };
}

/** The order as an address holds it. */
export function sortText({ then, ...first }: ColumnSort): string {
  return [first, ...(then === undefined ? [] : [then])]
    .map(({ key, descending }) => (descending ? `-${key}` : key))
    .join(',');
}

/** The order as the heads of the columns show it. */
export function columnSort({ field, direction, then }: Sorting<string>): ColumnSort {
  const first = { key: field, descending: direction === 'desc' };
  return then === undefined ? first : { ...first, then: { key: then.field, descending: then.direction === 'desc' } };
}
