import { importColumns, type ImportColumn } from '../vocabulary.js';

/** Rows of an import as a CSV text that `berth/import_check` and `berth/import` take, e.g. after corrections. */
export function importSheetOf(rows: readonly { readonly cells: Readonly<Record<ImportColumn, string>> }[]): string {
  const lines = rows.map(({ cells }) => importColumns.map((column) => quoted(cells[column])).join(','));
  return [importColumns.join(','), ...lines].join('\r\n');
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
