import { operationsApi } from '../../../../contracts/operations/api.js';
import { Handles } from '../../http/handles.js';
import { ConsumerOverview } from '../consumer-overview.js';

@Handles(operationsApi.consumers)
export class ListConsumers {
  constructor(private readonly consumers: ConsumerOverview) {}

  async execute() {
    const counts = await this.consumers.deadLetterCounts();
    const reports = await this.consumers.everywhere();
    const items = reports.map((report) => ({ ...report, parked_streams: counts.get(report.name) ?? 0 }));
    return { items, total: items.length };
  }
}
