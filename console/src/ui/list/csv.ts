import Papa from 'papaparse';
import type { Column } from './column.js';

/** Rows as CSV under the heads of the columns. Text that a spreadsheet would run as a formula is made harmless. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const written = columns.filter((column) => column.text !== undefined);
  return Papa.unparse(
    {
      fields: written.map((column) => column.header),
      data: rows.map((row) => written.map((column) => column.text?.(row) ?? '')),
    },
    // A minus before a number is a number, not a formula.
    { escapeFormulae: /^[=+@\t\r]|^-(?!\d)/, newline: '\r\n' },
  );
}

/** Hands a text to the browser as a file. The mark at its start tells spreadsheets that it is UTF-8. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
