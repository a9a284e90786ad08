import { reportApi } from '../../../contracts/reports/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { Reports } from '../lookups/reports.js';

@Handles(reportApi.get)
export class ShowMarinaReport {
  constructor(private readonly reports: Reports) {}

  execute({ input: { sort, page, page_size, ...scope }, marina_id, language }: ReceivedCall<typeof reportApi.get>) {
    return this.reports.of({ marina_id }, { language, scope, page: { sort, page, page_size } });
  }
}
