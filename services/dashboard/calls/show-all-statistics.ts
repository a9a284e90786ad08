import { dashboardApi } from '../../../contracts/dashboard/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { Statistics } from '../lookups/statistics.js';

@Handles(dashboardApi.allStatistics)
export class ShowAllStatistics {
  constructor(private readonly statistics: Statistics) {}

  execute({ input: { year, ...filter } }: ReceivedCall<typeof dashboardApi.allStatistics>) {
    return this.statistics.of(filter, year);
  }
}
