/** A cell's value: numbers stay numbers; an empty cell is null. Formulas are read as their last results. */
export type Cell = string | number | boolean | null;

export type Rows = readonly (readonly Cell[])[];

/** Spreadsheets run a text that starts with one of these as a formula; the last four are full-width forms. */
const RUNNABLE = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** The text in a form that no spreadsheet runs: an apostrophe before it marks it as text. */
export function defused(text: string): string {
  return RUNNABLE.test(text) ? `'${text}` : text;
}

/** The text without the apostrophe of `defused`. */
export function plain(text: string): string {
  return text.startsWith("'") && RUNNABLE.test(text.slice(1)) ? text.slice(1) : text;
}

/** True for a text that a spreadsheet would run. A number with a sign is none. */
export function isFormula(cell: Cell): boolean {
  return typeof cell === 'string' && RUNNABLE.test(cell) && !/^[+-]\d+(?:[.,]\d+)?$/.test(cell);
}
