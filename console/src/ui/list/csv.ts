import Papa from 'papaparse';
import { defused } from '../../../../contracts/vocabulary/spreadsheet-text.js';
import type { Column } from './column.js';

/** Rows as CSV with the columns' heads. Text that a spreadsheet would run is defused; numbers stay numbers. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const written = columns.flatMap(({ header, text, exported }) => exported ?? (text ? [{ header, value: text }] : []));
  return Papa.unparse(
    {
      fields: written.map((column) => column.header),
      data: rows.map((row) => written.map((column) => safe(column.value(row) ?? ''))),
    },
    { newline: '\r\n' },
  );
}

const safe = (cell: string | number) => (typeof cell === 'string' ? defused(cell) : cell);

/** Downloads a text as a file. The byte order mark at its start marks it as UTF-8 for spreadsheets. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
