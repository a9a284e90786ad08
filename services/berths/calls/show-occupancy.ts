import { availabilityApi } from '../../../contracts/berths/api.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { OccupancyByNight } from '../../../contracts/berths/allocation-queries.js';

@Handles(availabilityApi.occupancy)
export class ShowOccupancy {
  constructor(private readonly queries: QueryBus) {}

  async execute({ input: range, marina_id }: ReceivedCall<typeof availabilityApi.occupancy>) {
    const items = await this.queries.execute(new OccupancyByNight(marina_id, range));
    return { items, total: items.length };
  }
}
