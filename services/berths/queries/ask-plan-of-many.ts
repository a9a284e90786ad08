import { FindMatchesOfMany, JudgeBerths } from '../../../contracts/berths/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { judgeBerths, matchesForMany } from '../domain/many-matches.js';
import { BerthPlans } from '../records/berth-plans.js';

/** Answers about several stays from one state of the berth plan. */

@QueryHandler(FindMatchesOfMany)
export class FindMatchesOfManyHandler {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ marina_id, input }: FindMatchesOfMany): Promise<BusAnswer<FindMatchesOfMany>> {
    return matchesForMany(await this.plans.state(marina_id), input);
  }
}

@QueryHandler(JudgeBerths)
export class JudgeBerthsHandler {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ marina_id, input }: JudgeBerths): Promise<BusAnswer<JudgeBerths>> {
    return judgeBerths(await this.plans.state(marina_id), input.berth_ids, input.wishes);
  }
}
