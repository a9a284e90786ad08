import { reportApi } from '../../../contracts/reports/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { Reports } from '../lookups/reports.js';

@Handles(reportApi.getAdmin)
export class ShowAdminReport {
  constructor(private readonly reports: Reports) {}

  execute({
    input: { sort, page, page_size, marina_ids, ...scope },
    language,
  }: ReceivedCall<typeof reportApi.getAdmin>) {
    return this.reports.of({ marina_ids }, { language, scope, page: { sort, page, page_size } });
  }
}
