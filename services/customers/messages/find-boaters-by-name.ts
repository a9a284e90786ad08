import { FindBoatersByName } from '../../../contracts/customers/queries.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { boaterFilter } from '../lookups/boater-filter.js';
import { asBoater, boaterList } from '../projections/boater-list.js';

@QueryHandler(FindBoatersByName)
export class FindBoatersByNameHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly clock: Clock,
  ) {}

  async execute({ input: { marina_id, search, limit } }: FindBoatersByName): Promise<readonly string[]> {
    const filter = boaterFilter({ marina_id, today: this.clock.today('UTC'), hide_contacts: true, search });
    const found = await this.projections.model(boaterList).find({ filter, limit });
    return found.flatMap((document) => asBoater(document)?.boater_id ?? []);
  }
}
