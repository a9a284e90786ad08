import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { choicesFor } from '../domain/berth-plan-questions.js';
import { byBerth, reservationOf, withBoat } from '../lookups/boats-still-there.js';
import { OverdueBoats } from '../lookups/overdue-boats.js';
import { BerthPlans } from '../records/berth-plans.js';
import { ListBerthChoices } from '../../../contracts/berths/matching-queries.js';

@QueryHandler(ListBerthChoices)
export class ListBerthChoicesHandler {
  constructor(
    private readonly plans: BerthPlans,
    private readonly overdue: OverdueBoats,
  ) {}

  async execute({ marina_id, input }: ListBerthChoices): Promise<BusAnswer<ListBerthChoices>> {
    const state = await this.plans.state(marina_id);
    const own = reservationOf(state, input.allocation_id);
    const still = byBerth(await this.overdue.inTheWay(marina_id, input, own));
    return choicesFor(state, input).map((choice) => withBoat(choice, still));
  }
}
