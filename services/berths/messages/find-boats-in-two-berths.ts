import { FindBoatsInTwoBerths } from '../../../contracts/berths/allocation-queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { boatsInTwoBerths } from '../domain/boats-in-two-berths.js';
import { BerthPlans } from '../records/berth-plans.js';

@QueryHandler(FindBoatsInTwoBerths)
export class FindBoatsInTwoBerthsHandler {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ marina_id, from_date }: FindBoatsInTwoBerths): Promise<BusAnswer<FindBoatsInTwoBerths>> {
    return boatsInTwoBerths(await this.plans.state(marina_id), from_date);
  }
}
