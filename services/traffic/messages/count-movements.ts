import { FindMarinasByDate } from '../../../contracts/marinas/queries.js';
import { CountMovements } from '../../../contracts/traffic/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { residentAbsences } from '../projections/resident-absences.js';
import { stayList } from '../projections/stay-list.js';

@QueryHandler(CountMovements)
export class CountMovementsHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
  ) {}

  /** Counts by the indexes only, for chains of many marinas. */
  async execute({ marina_ids }: CountMovements): Promise<BusAnswer<CountMovements>> {
    const byDate = await this.queries.execute(new FindMarinasByDate(marina_ids));
    const counted = await Promise.all([...byDate].map(([today, ids]) => this.on(today, ids)));
    return new Map(counted.flat());
  }

  private async on(today: string, ids: readonly string[]) {
    const stays = this.projections.model(stayList);
    const absences = this.projections.model(residentAbsences);
    const marina_id = { $in: [...ids] };
    const by = ['marina_id'];
    const [coming, returning, leaving, departing] = await Promise.all([
      stays.group({ by }, { marina_id, booked: true, start_date: today }),
      absences.group({ by }, { marina_id, end_date: today }),
      stays.group({ by }, { marina_id, booked: true, end_date: today }),
      absences.group({ by }, { marina_id, start_date: today }),
    ]);
    const countOf = (groups: typeof coming, id: string) => groups.find(({ key }) => key[0] === id)?.count ?? 0;
    return ids.map((id) => {
      const arrivals = countOf(coming, id) + countOf(returning, id);
      return [id, { arrivals, departures: countOf(leaving, id) + countOf(departing, id) }] as const;
    });
  }
}
