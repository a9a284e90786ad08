import { RehearsePlan, type RehearsedChange } from '../../../contracts/berths/queries.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { rehearse } from '../domain/plan-rehearsal.js';
import { BerthPlans } from '../records/berth-plans.js';

@QueryHandler(RehearsePlan)
export class RehearsePlanHandler {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ marina_id, change }: RehearsePlan): Promise<RehearsedChange | Refusal> {
    const today = await this.plans.today(marina_id);
    if (today === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const { state, revision } = await this.plans.loaded(marina_id);
    return rehearse(state, revision ?? -1, change, today);
  }
}
