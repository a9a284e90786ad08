import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { heldBerth } from '../domain/absence-questions.js';
import { BerthPlans } from '../records/berth-plans.js';
import { FindHeldBerth } from '../../../contracts/berths/rehearsal-queries.js';

@QueryHandler(FindHeldBerth)
export class FindHeldBerthHandler {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ marina_id, input }: FindHeldBerth): Promise<BusAnswer<FindHeldBerth>> {
    return heldBerth(await this.plans.state(marina_id), input);
  }
}
