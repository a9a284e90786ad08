import { reportApi } from '../../../contracts/reports/api.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { csvOfReport } from '../lookups/report-file.js';
import { Reports } from '../lookups/reports.js';

@Handles(reportApi.export)
export class ExportMarinaReport {
  constructor(private readonly reports: Reports) {}

  async execute({ input: scope, marina_id, language }: ReceivedCall<typeof reportApi.export>) {
    const report = await this.reports.of({ marina_id }, { language, scope, page: null });
    return isRefusal(report) ? report : csvOfReport(report, scope);
  }
}
