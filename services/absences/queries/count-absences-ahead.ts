import { CountAbsencesAhead } from '../../../contracts/absences/queries.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { absenceList } from '../projections/absence-list.js';

/** The number of the list's tab Upcoming. */
@QueryHandler(CountAbsencesAhead)
export class CountAbsencesAheadHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ marina_id }: CountAbsencesAhead): Promise<number> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return 0;
    const departure_date = { $gt: this.clock.today(marina.time_zone) };
    return this.projections.model(absenceList).count({ marina_id, listed: true, departure_date });
  }
}
