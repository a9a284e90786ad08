import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { judgeBerths } from '../domain/many-matches.js';
import { BerthPlans } from '../records/berth-plans.js';
import { JudgeBerths } from '../../../contracts/berths/matching-queries.js';

@QueryHandler(JudgeBerths)
export class JudgeBerthsHandler {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ marina_id, input }: JudgeBerths): Promise<BusAnswer<JudgeBerths>> {
    return judgeBerths(await this.plans.state(marina_id), input.berth_ids, input.wishes);
  }
}
