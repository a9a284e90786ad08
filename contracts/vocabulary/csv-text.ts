import { defused, type SheetCell } from './spreadsheet-text.js';

/** The byte order mark, at the start of a file, lets spreadsheets recognise UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Separators of other spreadsheets are quoted too, so that a cell stays one cell whichever of them opens the file. */
const QUOTED = /[",;\t\r\n\uFEFF]|^\s|\s$/;

/**
 * Rows as CSV (RFC 4180). It is the only writer of CSV, for exports and corrected imports alike. Text that a spreadsheet
 * would run is defused, which the product's reader undoes; numbers stay numbers, with a dot.
 */
export function csvText(rows: readonly (readonly SheetCell[])[]): string {
  return rows.map((row) => row.map(written).join(',')).join('\r\n');
}

function written(cell: SheetCell): string {
  if (cell === null) return '';
  const text = typeof cell === 'string' ? defused(cell) : String(cell);
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
