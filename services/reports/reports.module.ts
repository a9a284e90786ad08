import { reportErrors } from '../../contracts/reports/errors.js';
import { Area } from '../platform/areas/area.js';
import { ExportAdminReport } from './calls/export-admin-report.js';
import { ExportMarinaReport } from './calls/export-marina-report.js';
import { ShowAdminReport } from './calls/show-admin-report.js';
import { ShowMarinaReport } from './calls/show-marina-report.js';
import { ReportReader } from './lookups/report-reader.js';
import { Reports } from './lookups/reports.js';
import { ReportMailJob } from './policies/report-mail-job.js';
import { stayFigures } from './projections/stay-figures.js';

/** Reports by months, counted from the figures of stays. */
@Area({
  projections: [stayFigures],
  errorKinds: { [reportErrors.too_large]: 'validation' },
  calls: [ShowMarinaReport, ShowAdminReport, ExportMarinaReport, ExportAdminReport],
  providers: [ReportReader, Reports, ReportMailJob],
})
export class ReportsModule {}
