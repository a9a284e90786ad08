import { berthApi } from '../../../contracts/berths/api.js';
import { berthErrors } from '../../../contracts/berths/errors.js';
import type { PierRecord } from '../../../contracts/berths/records.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { OverdueBoats } from '../lookups/overdue-boats.js';
import { countsIn, recordOf } from '../lookups/pier-rows.js';
import { pierList } from '../projections/pier-list.js';
import { BerthPlans } from '../records/berth-plans.js';

@Handles(berthApi.getPier)
export class GetPier {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly plans: BerthPlans,
    private readonly overdue: OverdueBoats,
  ) {}

  async execute({
    input: { pier_id },
    marina_id,
  }: ReceivedCall<typeof berthApi.getPier>): Promise<PierRecord | Refusal> {
    const pier = await this.projections.model(pierList).get(pier_id);
    if (pier?.marina_id !== marina_id) {
      return refuse('not_found', berthErrors.pier_not_found, { details: { id: pier_id } });
    }
    return recordOf(pier, await countsIn(this.plans, this.overdue, marina_id));
  }
}
