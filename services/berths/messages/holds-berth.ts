import { QueryHandler } from '../../platform/buses/buses.js';
import { holdsBerth } from '../domain/absence-questions.js';
import { BerthPlans } from '../records/berth-plans.js';
import { HoldsBerth } from '../../../contracts/berths/allocation-queries.js';

@QueryHandler(HoldsBerth)
export class HoldsBerthHandler {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ marina_id, input: { vessel_ids, boater_ids } }: HoldsBerth): Promise<boolean> {
    const now = await this.plans.today(marina_id);
    if (now === null) return false;
    return holdsBerth(await this.plans.state(marina_id), { vessel_ids, boater_ids }, now.today);
  }
}
