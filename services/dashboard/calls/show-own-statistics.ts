import { dashboardApi } from '../../../contracts/dashboard/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { Statistics } from '../lookups/statistics.js';

/** The statistics of the active marina; for users without one, those of all marinas. */
@Handles(dashboardApi.statistics)
export class ShowOwnStatistics {
  constructor(private readonly statistics: Statistics) {}

  execute({ staff: { marina_id } }: ReceivedCall<typeof dashboardApi.statistics>) {
    return this.statistics.of(marina_id === null ? {} : { marina_ids: [marina_id] });
  }
}
