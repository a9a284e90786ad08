import { ListBerthPlaces } from '../../../contracts/berths/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { placesOf } from '../domain/berth-plan-questions.js';
import { BerthPlans } from '../records/berth-plans.js';

@QueryHandler(ListBerthPlaces)
export class ListBerthPlacesHandler {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ marina_id }: ListBerthPlaces): Promise<BusAnswer<ListBerthPlaces>> {
    return placesOf(await this.plans.state(marina_id));
  }
}
