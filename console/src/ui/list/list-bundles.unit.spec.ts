import { describe, expect, it } from '@jest/globals';
import { shownRows } from './list-bundles.js';

interface Row {
  readonly id: string;
  readonly of: string | null;
  readonly move: string;
}
const row = (id: string, of: string | null = null, move = 'ours'): Row => ({ id, of, move });
const bundleOf = ({ of }: Row) => (of === null ? null : { id: of, label: of, to: `/${of}` });
const group = ({ move }: Row) => ({ id: move, label: move });
const said = (rows: readonly Row[], open: string[] = [], grouped = false) =>
  shownRows(rows, bundleOf, grouped ? group : undefined, new Set(open)).map((shown) =>
    shown.kind === 'bundle'
      ? `${shown.bundle.id}×${String(shown.rows.length)}`
      : `${shown.inside ? '>' : ''}${shown.row.id}`,
  );

describe('rows of a page that belong together', () => {
  it('are one row at the place of the first, wherever the others stand on the page', () => {
    expect(said([row('a'), row('b', 'rally'), row('c'), row('d', 'rally')])).toEqual(['a', 'rally×2', 'c']);
  });

  it('follow their one row once it is open', () => {
    expect(said([row('b', 'rally'), row('c'), row('d', 'rally')], [' rally'])).toEqual(['rally×2', '>b', '>d', 'c']);
  });

  it('are two rows under two headings, whose numbers count rows', () => {
    const rows = [row('a', 'rally'), row('b', 'rally'), row('c', 'rally', 'boaters'), row('d', 'rally', 'boaters')];
    expect(said(rows, ['boaters rally'], true)).toEqual(['rally×2', 'rally×2', '>c', '>d']);
  });

  it('are no bundle if there is only one on the page', () => {
    expect(said([row('a', 'rally'), row('b')])).toEqual(['a', 'b']);
  });
});
