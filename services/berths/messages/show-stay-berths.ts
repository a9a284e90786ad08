import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { shownStay } from '../domain/plan-rehearsal.js';
import { BerthPlans } from '../records/berth-plans.js';
import { ShowStayBerths } from '../../../contracts/berths/allocation-queries.js';

@QueryHandler(ShowStayBerths)
export class ShowStayBerthsHandler {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ marina_id, reservation_ids }: ShowStayBerths): Promise<BusAnswer<ShowStayBerths>> {
    const state = await this.plans.state(marina_id);
    return reservation_ids.map((id) => shownStay(state, id));
  }
}
