import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { rehearseAbsence } from '../domain/absence-rehearsal.js';
import { rehearse } from '../domain/plan-rehearsal.js';
import { BerthPlans } from '../records/berth-plans.js';
import { type RehearsedChange, RehearsePlan } from '../../../contracts/berths/rehearsal-queries.js';

@QueryHandler(RehearsePlan)
export class RehearsePlanHandler {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ marina_id, change }: RehearsePlan): Promise<RehearsedChange | Refusal> {
    const today = await this.plans.today(marina_id);
    if (today === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const { state, revision } = await this.plans.loaded(marina_id);
    const at = revision ?? -1;
    if (change.type === 'RestoreAbsence') return rehearseAbsence(state, at, change.data, today);
    return rehearse(state, at, change, today);
  }
}
