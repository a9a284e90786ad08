import type { ListAnswer, ListedRow } from '../model/listed-row.js';

/** The most rows that the server returns at once. */
const PAGE_SIZE = 100;

/** Loads every row of a list, page by page. A row that moves to another page in the meantime is returned once. */
export async function allRows(
  ask: (page: { page: number; page_size: number }) => Promise<ListAnswer>,
): Promise<readonly ListedRow[]> {
  const rows = new Map<string, ListedRow>();
  for (let page = 1; ; page += 1) {
    const { items, total } = await ask({ page, page_size: PAGE_SIZE });
    for (const row of items) rows.set(row.id, row);
    if (items.length === 0 || page * PAGE_SIZE >= total) return [...rows.values()];
  }
}
