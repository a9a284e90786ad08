import writeXlsxFile from 'write-excel-file/node';
import type { SpreadsheetFormat } from '../../../contracts/vocabulary/spreadsheets.js';
import type { SpreadsheetFile } from '../../../contracts/vocabulary/spreadsheets-schemas.js';
import { BYTE_ORDER_MARK, csvText } from '../../../contracts/vocabulary/csv-text.js';
import { workbookCells } from '../../../contracts/vocabulary/workbook-cells.js';
import { GivingWay } from '../concurrency/giving-way.js';
import type { Rows } from './cell.js';

const MEDIA_TYPES: Readonly<Record<SpreadsheetFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Rows of CSV that are written between two pauses. */
const ROWS_AT_ONCE = 500;

/**
 * Writes rows, the titles first. Text that a spreadsheet would run is defused in both formats, because a workbook may be
 * saved as CSV later; numbers stay numbers, with a dot.
 * @param name without the extension
 */
export async function writeSpreadsheet(name: string, rows: Rows, format: SpreadsheetFormat): Promise<SpreadsheetFile> {
  const bytes = format === 'csv' ? await csvOf(rows) : await workbookOf(rows);
  return { file_name: `${name}.${format}`, media_type: MEDIA_TYPES[format], content: bytes.toString('base64') };
}

async function csvOf(rows: Rows): Promise<Buffer> {
  const parts: string[] = [];
  const work = new GivingWay();
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    parts.push(csvText(rows.slice(from, from + ROWS_AT_ONCE)));
    await work.giveWay();
  }
  return Buffer.from(`${BYTE_ORDER_MARK}${parts.join('\r\n')}`, 'utf8');
}

function workbookOf(rows: Rows): Promise<Buffer> {
  return writeXlsxFile(workbookCells(rows), { stickyRowsCount: 1 }).toBuffer();
}
