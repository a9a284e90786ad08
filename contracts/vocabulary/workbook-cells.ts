import { defused, type SheetCell } from './spreadsheet-text.js';

type TypedCell = { readonly value: number; readonly type: NumberConstructor } | TextCell | null;
interface TextCell {
  readonly value: string;
  readonly type: StringConstructor;
  readonly fontWeight?: 'bold';
}

/**
 * Cells as the writers of workbooks take them, the titles first and in bold. Text that a spreadsheet would run is
 * defused, because a workbook may be saved as CSV later; numbers stay numbers.
 */
export function workbookCells(rows: readonly (readonly SheetCell[])[]): TypedCell[][] {
  const [titles = [], ...rest] = rows;
  const head = titles.map((title): TypedCell => ({ ...text(title ?? ''), fontWeight: 'bold' }));
  return [head, ...rest.map((row) => row.map(typed))];
}

function typed(cell: SheetCell): TypedCell {
  if (cell === null) return null;
  return typeof cell === 'number' ? { value: cell, type: Number } : text(cell);
}

function text(cell: string | number | boolean): TextCell {
  return { value: typeof cell === 'string' ? defused(cell) : String(cell), type: String };
}
