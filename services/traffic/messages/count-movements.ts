import { FindMarina } from '../../../contracts/marinas/queries.js';
import { CountMovements } from '../../../contracts/traffic/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { residentAbsences } from '../projections/resident-absences.js';
import { stayList } from '../projections/stay-list.js';

@QueryHandler(CountMovements)
export class CountMovementsHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /** Counts by the indexes only, for chains of many marinas. */
  async execute({ marina_id }: CountMovements): Promise<BusAnswer<CountMovements>> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return null;
    const today = this.clock.today(marina.time_zone);
    const stays = this.projections.model(stayList);
    const absences = this.projections.model(residentAbsences);
    const [coming, returning, leaving, departing] = await Promise.all([
      stays.count({ marina_id, booked: true, start_date: today }),
      absences.count({ marina_id, end_date: today }),
      stays.count({ marina_id, booked: true, end_date: today }),
      absences.count({ marina_id, start_date: today }),
    ]);
    return { arrivals: coming + returning, departures: leaving + departing };
  }
}
