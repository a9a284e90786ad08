import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { occupationsOf } from '../domain/occupations.js';
import { BerthPlans } from '../records/berth-plans.js';
import { FindOccupations } from '../../../contracts/berths/allocation-queries.js';

@QueryHandler(FindOccupations)
export class FindOccupationsHandler {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ marina_id, input }: FindOccupations): Promise<BusAnswer<FindOccupations>> {
    const state = await this.plans.state(marina_id);
    return input.map((span) => occupationsOf(state, span));
  }
}
