import { FindReporters } from '../../../contracts/absences/queries.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { absenceList } from '../projections/absence-list.js';

@QueryHandler(FindReporters)
export class FindReportersHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ marina_id }: FindReporters): Promise<ReadonlySet<string>> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    const reporters = new Set<string>();
    if (marina === null) return reporters;
    const return_date = { $gt: this.clock.today(marina.time_zone) };
    const filter = { marina_id, listed: true, return_date };
    for await (const { boater_id } of this.projections
      .model(absenceList)
      .each({ filter, sort: [['return_date', 1]] })) {
      reporters.add(boater_id);
    }
    return reporters;
  }
}
