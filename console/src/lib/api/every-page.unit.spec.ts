import { describe, expect, it } from '@jest/globals';
import { everyPage } from './every-page.js';

/** A list whose rows are given anew for each request. */
function listOf(rowsAt: (request: number) => readonly string[]) {
  const pages: number[] = [];
  const ask = ({ page, page_size }: { page: number; page_size: number }) => {
    const rows = rowsAt(pages.length);
    pages.push(page);
    const items = rows.slice((page - 1) * page_size, page * page_size).map((id) => ({ id }));
    return Promise.resolve({ items, total: rows.length });
  };
  const read = async (limit?: { page_size?: number; pages?: number }) =>
    (await everyPage(ask, ({ id }) => id, limit)).map(({ id }) => id);
  return { read, pages };
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => String(index));

describe('every page of a list', () => {
  it.each([
    [0, [1]],
    [100, [1]],
    [101, [1, 2]],
    [250, [1, 2, 3]],
  ])('%d rows come from the pages %j', async (count, pages) => {
    const list = listOf(() => upTo(count));
    expect(await list.read()).toEqual(upTo(count));
    expect(list.pages).toEqual(pages);
  });

  it('returns a row once that moved to the next page while the list was read', async () => {
    const list = listOf((request) => (request === 0 ? ['a', 'b', 'c'] : ['new', 'a', 'b', 'c']));
    expect(await list.read({ page_size: 2 })).toEqual(['new', 'a', 'b', 'c']);
  });

  it('returns a row that moved to an earlier page while the list was read', async () => {
    const list = listOf((request) => (request === 0 ? ['a', 'b', 'c', 'd'] : ['c', 'a', 'b', 'd']));
    expect(await list.read({ page_size: 2 })).toEqual(['c', 'a', 'b', 'd']);
  });

  it('returns the row that took the place of a removed one while the list was read', async () => {
    const list = listOf((request) => (request === 0 ? ['a', 'b', 'c', 'd'] : ['b', 'c', 'd']));
    expect(await list.read({ page_size: 2 })).toEqual(['b', 'c', 'd']);
  });

  it('reads a list that changes without end twice, and returns the rows of both reads', async () => {
    const lists = ['abc', 'nabc', 'dnabc', 'cdnab', 'cdnab'];
    const list = listOf((request) => lists[request]!.split(''));
    expect(await list.read({ page_size: 2 })).toEqual(['d', 'n', 'a', 'b', 'c']);
    expect(list.pages).toEqual([1, 2, 1, 2, 3]);
  });

  it('reads no more than the most pages', async () => {
    const list = listOf(() => upTo(9));
    expect(await list.read({ page_size: 2, pages: 3 })).toEqual(upTo(6));
  });

  it('fails when a page fails', async () => {
    const ask = () => Promise.reject(new Error('no network'));
    await expect(everyPage(ask, () => '')).rejects.toThrow('no network');
  });
});
