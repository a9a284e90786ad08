import { BYTE_ORDER_MARK, csvText } from '../../../../contracts/vocabulary/csv-text.js';
import type { Column } from './column.js';

/** Rows as CSV with the columns' heads. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const written = columns.flatMap(({ header, text, exported }) => exported ?? (text ? [{ header, value: text }] : []));
  const lines = rows.map((row) => written.map((column) => column.value(row) ?? null));
  return csvText([written.map((column) => column.header), ...lines]);
}

/** Downloads a CSV text as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
