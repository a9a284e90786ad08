import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { occupancyByNight } from '../domain/occupancy.js';
import { BerthPlans } from '../records/berth-plans.js';
import { OccupancyByNight } from '../../../contracts/berths/allocation-queries.js';

@QueryHandler(OccupancyByNight)
export class OccupancyByNightHandler {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ marina_id, input }: OccupancyByNight): Promise<BusAnswer<OccupancyByNight>> {
    return occupancyByNight(await this.plans.state(marina_id), input.start_date, input.end_date);
  }
}
