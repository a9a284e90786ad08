import type { ReportAnswer } from '../../../contracts/reports/report.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { SpreadsheetFile } from '../../../contracts/vocabulary/spreadsheets-schemas.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { writeSpreadsheet } from '../../platform/spreadsheets/write-spreadsheet.js';
import type { ReportScope } from './report-reader.js';
import { type ReportOwner, ShowReport } from './show-report.js';

/** All lines of a report as CSV, with the titles of the reader's language. */
export class ExportReport extends Query<SpreadsheetFile | Refusal> {
  constructor(
    readonly owner: ReportOwner,
    readonly language: Language,
    readonly scope: ReportScope,
  ) {
    super();
  }
}

@QueryHandler(ExportReport)
export class ExportReportHandler {
  constructor(private readonly queries: QueryBus) {}

  async execute({ owner, language, scope }: ExportReport): Promise<SpreadsheetFile | Refusal> {
    const report = await this.queries.execute(new ShowReport(owner, language, scope, null));
    return isRefusal(report) ? report : csvOfReport(report, scope);
  }
}

export function csvOfReport(
  { columns, rows }: ReportAnswer,
  { report, from, to }: ReportScope,
): Promise<SpreadsheetFile> {
  const titles = columns.map(({ label }) => label);
  const name = `${report.replace('_', '-')}-${from}-${to}`;
  return writeSpreadsheet(name, [titles, ...rows.map(({ cells }) => cells)], 'csv');
}
