import { plainText, type SheetCell } from '../../../contracts/vocabulary/spreadsheet-text.js';

/** A cell's value. Formulas are read as their last results. */
export type Cell = SheetCell;

export type Rows = readonly (readonly Cell[])[];

export const MOST_COLUMNS = 200;
/** A cell with more characters holds no value of the product. */
const LONGEST_CELL = 4096;

/** The text of a cell as the product stores it; null: the cell is empty. */
export function textCell(text: string): string | null {
  const trimmed = text
    .slice(0, 2 * LONGEST_CELL)
    .trim()
    .slice(0, LONGEST_CELL);
  return trimmed === '' ? null : plainText(trimmed);
}
