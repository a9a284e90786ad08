import type { ListAnswer, ListedRow } from '../model/listed-row.js';

/** The most rows the server gives at once. */
const PAGE_SIZE = 100;

/** Every row of a list, page after page. Rows that move to another page meanwhile are taken once. */
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
