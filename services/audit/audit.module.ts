import { Module, type OnModuleInit } from '@nestjs/common';
import { AuditViews } from '../platform/audit-trail/audit-views.js';
import { ProjectionHost } from '../platform/consuming/projection-host.js';
import { erasureView } from './audit-view.js';
import { AuditController } from './http/audit-controller.js';
import { AuditIndex } from './projections/audit-index.js';
import { AuditReader } from './queries/audit-reader.js';
import { FindRecordAsOfHandler } from './queries/find-record-as-of.js';
import { RecordHistory } from './queries/record-history.js';
import { SearchAuditHandler } from './queries/search-audit.js';

/** The history of a marina, read from the streams of all areas; how each area's records read, the areas say. */
@Module({
  controllers: [AuditController],
  providers: [AuditIndex, AuditReader, RecordHistory, SearchAuditHandler, FindRecordAsOfHandler],
})
export class AuditModule implements OnModuleInit {
  constructor(
    private readonly views: AuditViews,
    private readonly projections: ProjectionHost,
    private readonly index: AuditIndex,
  ) {}

  onModuleInit(): void {
    this.views.explain(erasureView);
    this.projections.register(this.index);
  }
}
