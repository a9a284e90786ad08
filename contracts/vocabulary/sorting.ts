export type Direction = 'asc' | 'desc';

interface OneField<F extends string> {
  readonly field: F;
  readonly direction: Direction;
}

/** The order of a list: by `field`, and by the field of `then` where the first one is equal. */
export interface Sorting<F extends string> extends OneField<F> {
  readonly then?: OneField<F> | undefined;
}

export type Comparison<T> = (one: T, other: T) => number;

/** Compares by code unit, which gives the same order on every machine, whatever its locale data. */
export function byText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Compares by the first order, and by each further one where those before it are equal. */
export function inTurn<T>(...orders: readonly Comparison<T>[]): Comparison<T> {
  return (one, other) => {
    for (const compare of orders) {
      const difference = compare(one, other);
      if (difference !== 0) return difference;
    }
    return 0;
  };
}

/**
 * The fields of an order with 1 for ascending and -1 for descending. The same field a second time changes nothing.
 * @param last the field that readers expect to sort by where all others are equal, ascending
 */
export function sortedFields<F extends string>({ then, ...first }: Sorting<F>, last?: F): (readonly [F, 1 | -1])[] {
  const asked = then === undefined ? [first] : [first, then];
  const fields = new Map<F, 1 | -1>();
  for (const { field, direction } of last === undefined ? asked : [...asked, { field: last, direction: 'asc' }]) {
    if (!fields.has(field)) fields.set(field, direction === 'asc' ? 1 : -1);
  }
  return [...fields];
}
