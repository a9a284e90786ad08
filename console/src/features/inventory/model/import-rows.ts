import type { ImportRow } from '../../../../../contracts/berths/berth-import.js';
import { importColumns, type ImportColumn } from '../../../../../contracts/berths/vocabulary.js';

/** The columns that the preview always shows; others appear where they have an error. */
const usual: readonly ImportColumn[] = ['pier', 'number', 'max_loa', 'max_beam', 'max_draft', 'services', 'boat_types'];

/** The columns of the preview, in the order of the file. */
export function shownColumns(rows: readonly ImportRow[]): ImportColumn[] {
  const wrong = new Set(rows.flatMap(({ errors }) => errors.map(({ column }) => column)));
  return importColumns.filter((column) => usual.includes(column) || wrong.has(column));
}

export function errorAt(row: ImportRow, column: ImportColumn): ImportRow['errors'][number] | undefined {
  return row.errors.find((error) => error.column === column);
}

/** The rows with one cell corrected. The errors stay until the rows are checked again. */
export function withCell(rows: readonly ImportRow[], index: number, column: ImportColumn, text: string): ImportRow[] {
  return rows.map((row, at) => (at === index ? { ...row, cells: { ...row.cells, [column]: text } } : row));
}

/** The answer to corrected rows, under the row numbers of the file that was dropped. */
export function withNumbersOf(before: readonly ImportRow[], checked: readonly ImportRow[]): ImportRow[] {
  return checked.map((row, at) => ({ ...row, row: before[at]?.row ?? row.row }));
}

/** Why the rows cannot be imported yet; null: they can. */
export function importProblem(rows: readonly ImportRow[], leaveOutWrong: boolean): 'nothing' | 'wrong' | null {
  const wrong = rows.filter(({ errors }) => errors.length > 0).length;
  if (rows.length - wrong === 0) return 'nothing';
  return wrong > 0 && !leaveOutWrong ? 'wrong' : null;
}
