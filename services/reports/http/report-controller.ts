import { Controller } from '@nestjs/common';
import { reportApi } from '../../../contracts/reports/api.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Endpoint, Input, MarinaId, type RouteInput, SpokenLanguage } from '../../platform/http/endpoint.js';
import { ExportReport } from '../queries/export-report.js';
import { ShowReport } from '../queries/show-report.js';

@Controller()
export class ReportController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(reportApi.get)
  get(
    @Input() { sort, page, page_size, ...scope }: RouteInput<typeof reportApi.get>,
    @MarinaId() marina_id: string,
    @SpokenLanguage() language: Language,
  ) {
    return this.queries.execute(new ShowReport({ marina_id }, language, scope, { sort, page, page_size }));
  }

  @Endpoint(reportApi.getAdmin)
  getAdmin(
    @Input() { sort, page, page_size, marina_ids, ...scope }: RouteInput<typeof reportApi.getAdmin>,
    @SpokenLanguage() language: Language,
  ) {
    return this.queries.execute(new ShowReport({ marina_ids }, language, scope, { sort, page, page_size }));
  }

  @Endpoint(reportApi.export)
  export(
    @Input() scope: RouteInput<typeof reportApi.export>,
    @MarinaId() marina_id: string,
    @SpokenLanguage() language: Language,
  ) {
    return this.queries.execute(new ExportReport({ marina_id }, language, scope));
  }

  @Endpoint(reportApi.exportAdmin)
  exportAdmin(
    @Input() { marina_ids, ...scope }: RouteInput<typeof reportApi.exportAdmin>,
    @SpokenLanguage() language: Language,
  ) {
    return this.queries.execute(new ExportReport({ marina_ids }, language, scope));
  }
}
