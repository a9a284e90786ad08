import { describe, expect, it } from '@jest/globals';
import { exampleRow } from '../../../../../contracts/reservations/examples.js';
import type { ListAnswer } from '../model/listed-row.js';
import { allRows } from './all-rows.js';

const row = (number: number) => ({ ...exampleRow, id: String(number) }) as ListAnswer['items'][number];

function server(ids: readonly number[]) {
  const pages: number[] = [];
  const ask = ({ page, page_size }: { page: number; page_size: number }): Promise<ListAnswer> => {
    pages.push(page);
    const items = ids.slice((page - 1) * page_size, page * page_size).map(row);
    return Promise.resolve({ items, total: ids.length, counts: {} });
  };
  return { ask, pages };
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('all rows of a list', () => {
  it.each([
    [0, [1]],
    [100, [1]],
    [101, [1, 2]],
    [250, [1, 2, 3]],
  ])('%d rows come from the pages %j', async (count, pages) => {
    const double = server(upTo(count));
    const rows = await allRows(double.ask);
    expect(rows.map(({ id }) => Number(id))).toEqual(upTo(count));
    expect(double.pages).toEqual(pages);
  });

  it('take a row once that moved to the next page meanwhile', async () => {
    const double = server([...upTo(100), 99, 100]);
    expect(await allRows(double.ask)).toHaveLength(101);
  });

  it('fail when a page fails', async () => {
    await expect(allRows(() => Promise.reject(new Error('no network')))).rejects.toThrow('no network');
  });
});
