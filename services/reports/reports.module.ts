import { reportErrors } from '../../contracts/reports/errors.js';
import { Area } from '../platform/areas/area.js';
import { ReportController } from './http/report-controller.js';
import { ReportMailJob } from './policies/report-mail-job.js';
import { stayFigures } from './projections/stay-figures.js';
import { ExportReportHandler } from './queries/export-report.js';
import { ReportReader } from './queries/report-reader.js';
import { ShowReportHandler } from './queries/show-report.js';

/** Reports by months, counted from the figures of stays. */
@Area({
  projections: [stayFigures],
  errorKinds: { [reportErrors.too_large]: 'validation' },
  controllers: [ReportController],
  providers: [ReportReader, ShowReportHandler, ExportReportHandler, ReportMailJob],
})
export class ReportsModule {}
