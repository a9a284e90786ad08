import writeXlsxFile from 'write-excel-file/node';
import type { SpreadsheetFormat } from '../../../contracts/vocabulary/spreadsheets.js';
import type { SpreadsheetFile } from '../../../contracts/vocabulary/spreadsheets-schemas.js';
import { BYTE_ORDER_MARK, csvText } from '../../../contracts/vocabulary/csv-text.js';
import { defused } from '../../../contracts/vocabulary/spreadsheet-text.js';
import { GivingWay } from '../concurrency/giving-way.js';
import type { Cell, Rows } from './cell.js';

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

const safe = (cell: Cell): Cell => (typeof cell === 'string' ? defused(cell) : cell);

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
  const [titles = [], ...rest] = rows;
  const head = titles.map((title) => ({ value: String(safe(title) ?? ''), type: String, fontWeight: 'bold' as const }));
  return writeXlsxFile([head, ...rest.map((row) => row.map(typed))], { stickyRowsCount: 1 }).toBuffer();
}

function typed(cell: Cell) {
  if (cell === null) return null;
  if (typeof cell === 'number') return { value: cell, type: Number };
  return { value: String(safe(cell)), type: String };
}
