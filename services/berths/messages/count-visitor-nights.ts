import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { visitorNights } from '../domain/night-counts.js';
import { BerthPlans } from '../records/berth-plans.js';
import { CountVisitorNights } from '../../../contracts/berths/figures-queries.js';

@QueryHandler(CountVisitorNights)
export class CountVisitorNightsHandler {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ marina_id, year }: CountVisitorNights): Promise<BusAnswer<CountVisitorNights>> {
    return visitorNights(await this.plans.state(marina_id), year);
  }
}
