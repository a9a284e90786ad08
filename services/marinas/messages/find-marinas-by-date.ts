import { FindMarina, FindMarinasByDate } from '../../../contracts/marinas/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';

@QueryHandler(FindMarinasByDate)
export class FindMarinasByDateHandler {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ marina_ids }: FindMarinasByDate): Promise<BusAnswer<FindMarinasByDate>> {
    const found = await Promise.all(marina_ids.map((id) => this.queries.execute(new FindMarina(id))));
    const byDate = new Map<string, string[]>();
    for (const { id, time_zone } of found.filter((marina) => marina !== null)) {
      const today = this.clock.today(time_zone);
      byDate.set(today, [...(byDate.get(today) ?? []), id]);
    }
    return byDate;
  }
}
