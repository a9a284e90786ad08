interface AskedPage {
  readonly page: number;
  readonly page_size: number;
}

interface PageOf<Row> {
  readonly items: readonly Row[];
  readonly total: number;
}

interface PagesRead {
  /** The rows of one request: the most that the server returns at once. */
  readonly page_size?: number;
  /** The most pages that are read of a list that can be endless. */
  readonly pages?: number;
}

/**
 * Reads all rows of a list, page by page. A row that moves to a later page in the meantime is returned once. A row that
 * moves to an earlier page is missed, so the list is read a second time if anything moved.
 */
export async function everyPage<Row>(
  ask: (page: AskedPage) => Promise<PageOf<Row>>,
  idOf: (row: Row) => string,
  { page_size = 100, pages = Infinity }: PagesRead = {},
): Promise<readonly Row[]> {
  const first = await readOnce(ask, idOf, { page_size, pages });
  if (!first.moved) return [...first.rows.values()];
  const second = await readOnce(ask, idOf, { page_size, pages });
  // What a second read without movement does not return has left the list.
  const missed = second.moved ? [...first.rows].filter(([id]) => !second.rows.has(id)) : [];
  return [...second.rows.values(), ...missed.map(([, row]) => row)];
}

/** Reads each page once. `moved` is true if rows moved between the pages while they were read. */
async function readOnce<Row>(
  ask: (page: AskedPage) => Promise<PageOf<Row>>,
  idOf: (row: Row) => string,
  { page_size, pages }: Required<PagesRead>,
): Promise<{ readonly rows: ReadonlyMap<string, Row>; readonly moved: boolean }> {
  const rows = new Map<string, Row>();
  const totals = new Set<number>();
  let read = 0;
  for (let page = 1; page <= pages; page += 1) {
    const { items, total } = await ask({ page, page_size });
    for (const row of items) rows.set(idOf(row), row);
    totals.add(total);
    read += items.length;
    if (items.length === 0 || page * page_size >= total) break;
  }
  return { rows, moved: rows.size < read || totals.size > 1 };
}
