import { csvText } from './csv-text.js';
import { refuse, type Refusal } from './refusal.js';
import { isFormulaText, type SheetCell } from './spreadsheet-text.js';
import { spreadsheetErrors } from './spreadsheets.js';

/** What is wrong in one cell. `details` has the values that the text of the code shows, as for a refusal. */
export interface CellError<C extends string> {
  column: C;
  code: string;
  details: Record<string, string | number>;
}

export interface SheetRow<C extends string> {
  /** As spreadsheets count: the titles are row 1. */
  readonly row: number;
  readonly values: Readonly<Record<C, SheetCell>>;
  /** The cells as the file has them; empty ones are ''. */
  readonly texts: Record<C, string>;
}

interface Columns<C extends string> {
  readonly all: readonly C[];
  readonly required: readonly C[];
  /** The column with this title; undefined: there is none. */
  readonly columnOf: (title: string) => C | undefined;
}

/** The rows under the titles. @returns SPREADSHEET_COLUMNS where the titles do not name the required columns once */
export function sheetRows<C extends string>(
  sheet: readonly (readonly SheetCell[])[],
  { all, required, columnOf }: Columns<C>,
): SheetRow<C>[] | Refusal {
  const [titles = [], ...rows] = sheet;
  const columns = titles.map((title) => columnOf(String(title ?? '')));
  const missing = required.filter((column) => !columns.includes(column));
  const unknown = titles.filter((title, at) => title !== null && columns[at] === undefined).map(String);
  const twice = columns.some((column, at) => column !== undefined && columns.indexOf(column) !== at);
  if (missing.length > 0 || unknown.length > 0 || twice) {
    return refuse('validation', spreadsheetErrors.columns, { details: { missing, unknown: unknown.slice(0, 10) } });
  }
  return rows.map((cells, index) => {
    const values = Object.fromEntries(all.map((column) => [column, null])) as Record<C, SheetCell>;
    columns.forEach((column, at) => {
      if (column !== undefined) values[column] = cells[at] ?? null;
    });
    const texts = Object.fromEntries(all.map((column) => [column, String(values[column] ?? '')])) as Record<C, string>;
    return { row: index + 2, values, texts };
  });
}

/** True for a text that a spreadsheet would run. */
export function isFormula(cell: SheetCell): boolean {
  return typeof cell === 'string' && isFormulaText(cell);
}

/** What is wrong in a row: the first error of each cell. */
export class RowErrors<C extends string> {
  readonly list: CellError<C>[] = [];

  add(column: C, code: string, details: CellError<C>['details'] = {}): void {
    if (!this.list.some((error) => error.column === column)) this.list.push({ column, code, details });
  }
}

/** Digits with a dot or a comma. Undefined: the cell is empty or, after `wrong`, no number. */
export function numberInCell(cell: SheetCell, wrong: () => void): number | undefined {
  if (cell === null) return undefined;
  if (typeof cell === 'number') return cell;
  const text = String(cell).trim();
  if (/^[+-]?\d{1,6}(?:[.,]\d{1,6})?$/.test(text)) return Number(text.replace(',', '.'));
  wrong();
  return undefined;
}

/**
 * Yes and no as `wordOf` reads them, TRUE and FALSE, 1 and 0, or x. Undefined: the cell is empty or, after `wrong`,
 * neither.
 */
export function yesOrNoInCell(
  cell: SheetCell,
  wordOf: (text: string) => 'yes' | 'no' | undefined,
  wrong: () => void,
): boolean | undefined {
  if (cell === null || typeof cell === 'boolean') return cell ?? undefined;
  const text = String(cell).trim().toLowerCase();
  if (['1', 'x', 'true'].includes(text)) return true;
  if (['0', 'false'].includes(text)) return false;
  const word = wordOf(text);
  if (word === undefined) wrong();
  return word === undefined ? undefined : word === 'yes';
}

/** Rows as a CSV text, e.g. after corrections. @param titles the first line; the columns' names, if absent */
export function sheetText<C extends string>(
  columns: readonly C[],
  rows: readonly { readonly cells: Readonly<Record<C, string>> }[],
  titles: readonly string[] = columns,
): string {
  return csvText([titles, ...rows.map(({ cells }) => columns.map((column) => cells[column]))]);
}
