import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { availabilityOf } from '../domain/berth-plan-questions.js';
import { BoatsOfPlan } from '../lookups/boats-of-plan.js';
import { BerthPlans } from '../records/berth-plans.js';
import { CheckAvailability, type CheckAvailabilityAnswer } from '../../../contracts/berths/allocation-queries.js';

@QueryHandler(CheckAvailability)
export class CheckAvailabilityHandler {
  constructor(
    private readonly plans: BerthPlans,
    private readonly boats: BoatsOfPlan,
  ) {}

  async execute({ marina_id, input }: CheckAvailability): Promise<CheckAvailabilityAnswer | Refusal> {
    const found = availabilityOf(await this.plans.state(marina_id), input);
    if (isRefusal(found)) return found;
    const { vessel_id, ...availability } = found;
    const [named] = await this.boats.absentFrom(marina_id, [{ vessel_id }]);
    return { ...availability, vessel: named?.vessel ?? null };
  }
}
