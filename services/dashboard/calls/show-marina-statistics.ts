import { dashboardApi } from '../../../contracts/dashboard/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { Statistics } from '../lookups/statistics.js';

@Handles(dashboardApi.marinaStatistics)
export class ShowMarinaStatistics {
  constructor(private readonly statistics: Statistics) {}

  execute({ input: { year }, marina_id }: ReceivedCall<typeof dashboardApi.marinaStatistics>) {
    return this.statistics.of({ marina_ids: [marina_id] }, year);
  }
}
