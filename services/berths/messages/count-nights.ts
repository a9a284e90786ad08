import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { berthsOfNight, nightCounts } from '../domain/night-counts.js';
import { OverdueBoats } from '../lookups/overdue-boats.js';
import { BerthPlans } from '../records/berth-plans.js';
import { CountNights } from '../../../contracts/berths/figures-queries.js';

@QueryHandler(CountNights)
export class CountNightsHandler {
  constructor(
    private readonly plans: BerthPlans,
    private readonly overdue: OverdueBoats,
  ) {}

  async execute({ marina_id, nights, known }: CountNights): Promise<BusAnswer<CountNights>> {
    const now = await this.plans.today(marina_id);
    if (now === null) return null;
    const state = await this.plans.state(marina_id);
    const still = await this.overdue.occupants(marina_id, state, known);
    return { nights: nightCounts(state, now.today, nights, still), ...berthsOfNight(state, now.today, still) };
  }
}
