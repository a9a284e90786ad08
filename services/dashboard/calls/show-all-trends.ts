import { dashboardApi } from '../../../contracts/dashboard/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { Trends } from '../lookups/trends.js';

@Handles(dashboardApi.allTrends)
export class ShowAllTrends {
  constructor(private readonly trends: Trends) {}

  execute({ input: { months, ...filter } }: ReceivedCall<typeof dashboardApi.allTrends>) {
    return this.trends.of(filter, months);
  }
}
