import writeXlsxFile from 'write-excel-file/browser';
import type { SpreadsheetFormat } from '../../../../contracts/vocabulary/spreadsheets.js';
import { workbookCells } from '../../../../contracts/vocabulary/workbook-cells.js';
import type { Column } from './column.js';
import { cellsOf, csvOf, saveBlob, saveFile } from './csv.js';

/** Downloads the visible columns of rows as a file. */
export async function saveList<Row>(
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  format: SpreadsheetFormat,
): Promise<void> {
  if (format === 'csv') {
    saveFile(`${name}.csv`, csvOf(columns, rows));
    return;
  }
  const workbook = writeXlsxFile(workbookCells(cellsOf(columns, rows)), { stickyRowsCount: 1 });
  saveBlob(`${name}.xlsx`, await workbook.toBlob());
}
