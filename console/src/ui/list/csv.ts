import { BYTE_ORDER_MARK, csvText } from '../../../../contracts/vocabulary/csv-text.js';
import type { SheetCell } from '../../../../contracts/vocabulary/spreadsheet-text.js';
import type { Column } from './column.js';

/** The exported cells of rows, the columns' heads first. */
export function cellsOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): SheetCell[][] {
  const written = columns.flatMap(({ header, text, exported }) => exported ?? (text ? [{ header, value: text }] : []));
  const lines = rows.map((row) => written.map((column) => column.value(row) ?? null));
  return [written.map((column) => column.header), ...lines];
}

/** Rows as CSV with the columns' heads. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  return csvText(cellsOf(columns, rows));
}

/** Downloads a CSV text as a file. */
export function saveFile(name: string, text: string): void {
  saveBlob(name, new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' }));
}

/** Downloads a file that the browser has written. */
export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
