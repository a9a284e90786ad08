import type { BundledRows, ListBundle, ListGroup } from './list-table-props.js';

/** The one row of a bundle, or a row of the page. */
export type ShownRow<Row> =
  | { readonly kind: 'bundle'; readonly key: string; readonly bundle: ListBundle; readonly rows: readonly Row[] }
  | { readonly kind: 'row'; readonly row: Row; /** The bundle whose one row stands above. */ readonly inside: boolean };

/** What the one row of a bundle says. */
export function headOf<Row>(
  { bundle, rows }: Extract<ShownRow<Row>, { kind: 'bundle' }>,
  words: BundledRows<Row> | undefined,
) {
  return { bundle, count: words?.count(rows) ?? '', note: words?.note(rows), openPage: words?.openPage ?? '' };
}

/** A single row is not worth a bundle. */
const FEWEST = 2;

/**
 * The rows of a page with each bundle at the place of its first row; the rows of an open one follow it. Rows under two
 * headings are two bundles, so that the numbers of the headings stay true.
 * @param open keys of the bundles that are open
 */
export function shownRows<Row>(
  rows: readonly Row[],
  bundleOf: ((row: Row) => ListBundle | null) | undefined,
  group: ((row: Row) => ListGroup) | undefined,
  open: ReadonlySet<string>,
): ShownRow<Row>[] {
  if (bundleOf === undefined) return rows.map((row) => ({ kind: 'row', row, inside: false }));
  const keyOf = (row: Row) => {
    const bundle = bundleOf(row);
    return bundle === null ? null : [group?.(row).id ?? '', bundle.id].join(' ');
  };
  const bundled = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== null) bundled.set(key, [...(bundled.get(key) ?? []), row]);
  }
  return rows.flatMap((row): ShownRow<Row>[] => {
    const key = keyOf(row);
    const bundle = bundleOf(row);
    const together = key === null ? [] : (bundled.get(key) ?? []);
    if (key === null || bundle === null || together.length < FEWEST) return [{ kind: 'row', row, inside: false }];
    if (together[0] !== row) return [];
    const inside = open.has(key) ? together.map((one) => ({ kind: 'row' as const, row: one, inside: true })) : [];
    return [{ kind: 'bundle', key, bundle, rows: together }, ...inside];
  });
}
