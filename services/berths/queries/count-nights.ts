import { CountNights, CountVisitorNights } from '../../../contracts/berths/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { berthsOfNight, nightCounts, visitorNights } from '../domain/night-counts.js';
import { BerthPlans } from '../records/berth-plans.js';

@QueryHandler(CountNights)
export class CountNightsHandler {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ marina_id, nights }: CountNights): Promise<BusAnswer<CountNights>> {
    const now = await this.plans.today(marina_id);
    if (now === null) return null;
    const state = await this.plans.state(marina_id);
    return { nights: nightCounts(state, now.today, nights), ...berthsOfNight(state, now.today) };
  }
}

@QueryHandler(CountVisitorNights)
export class CountVisitorNightsHandler {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ marina_id, year }: CountVisitorNights): Promise<BusAnswer<CountVisitorNights>> {
    return visitorNights(await this.plans.state(marina_id), year);
  }
}
