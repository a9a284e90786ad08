import { isFormulaText } from '../../../contracts/vocabulary/spreadsheet-text.js';

/** A cell's value: numbers stay numbers; an empty cell is null. Formulas are read as their last results. */
export type Cell = string | number | boolean | null;

export type Rows = readonly (readonly Cell[])[];

/** True for a text that a spreadsheet would run. */
export function isFormula(cell: Cell): boolean {
  return typeof cell === 'string' && isFormulaText(cell);
}
