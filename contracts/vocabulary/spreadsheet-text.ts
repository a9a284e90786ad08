/** A cell as spreadsheets have it: numbers stay numbers; an empty one is null. */
export type SheetCell = string | number | boolean | null;

/**
 * Spreadsheets run a text that starts with one of these as a formula; the last four are full-width forms
 * (OWASP, CSV Injection). Some of them drop spaces before it.
 */
const RUNNABLE = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/;

/** `-77` and `+3.5` are numbers, which run nothing. */
const SIGNED_NUMBER = /^ *[+-]\d+(?:[.,]\d+)?$/;

/** True for a text that a spreadsheet would run. A number with a sign is none. */
export function isFormulaText(text: string): boolean {
  return RUNNABLE.test(text) && !SIGNED_NUMBER.test(text);
}

/** The text in a form that no spreadsheet runs: an apostrophe before it marks it as text. Numbers stay numbers. */
export function defused(text: string): string {
  return isFormulaText(text) ? `'${text}` : text;
}

/** The text without the apostrophe of `defused`. */
export function plainText(text: string): string {
  return text.startsWith("'") && isFormulaText(text.slice(1)) ? text.slice(1) : text;
}
