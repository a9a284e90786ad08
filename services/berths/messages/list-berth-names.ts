import { ListBerthNames } from '../../../contracts/berths/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { namesOf } from '../domain/berth-plan-questions.js';
import { BerthPlans } from '../records/berth-plans.js';

@QueryHandler(ListBerthNames)
export class ListBerthNamesHandler {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ marina_id }: ListBerthNames): Promise<BusAnswer<ListBerthNames>> {
    return namesOf(await this.plans.state(marina_id));
  }
}
