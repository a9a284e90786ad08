import type { ReportAnswer } from '../../../contracts/reports/report.js';
import type { SpreadsheetFile } from '../../../contracts/vocabulary/spreadsheets-schemas.js';
import { writeSpreadsheet } from '../../platform/spreadsheets/write-spreadsheet.js';
import type { ReportScope } from './report-reader.js';

/** All lines of a report as CSV, with the titles of the reader's language. */
export function csvOfReport(
  { columns, rows }: ReportAnswer,
  { report, from, to }: ReportScope,
): Promise<SpreadsheetFile> {
  const titles = columns.map(({ label }) => label);
  const name = `${report.replace('_', '-')}-${from}-${to}`;
  return writeSpreadsheet(name, [titles, ...rows.map(({ cells }) => cells)], 'csv');
}
