import type { SheetCell } from '../../../contracts/vocabulary/spreadsheet-text.js';

/** A cell's value. Formulas are read as their last results. */
export type Cell = SheetCell;

export type Rows = readonly (readonly Cell[])[];
