import { dashboardApi } from '../../../contracts/dashboard/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { Trends } from '../lookups/trends.js';

@Handles(dashboardApi.marinaTrends)
export class ShowMarinaTrends {
  constructor(private readonly trends: Trends) {}

  execute({ input: { months }, marina_id }: ReceivedCall<typeof dashboardApi.marinaTrends>) {
    return this.trends.of({ marina_ids: [marina_id] }, months);
  }
}
