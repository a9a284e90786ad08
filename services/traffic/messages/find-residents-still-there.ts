import { FindResidentsStillThere, type ResidentStillThere } from '../../../contracts/traffic/queries.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ResidentsThere } from '../lookups/residents-there.js';

@QueryHandler(FindResidentsStillThere)
export class FindResidentsStillThereHandler {
  constructor(private readonly residents: ResidentsThere) {}

  execute({ marina_ids, at }: FindResidentsStillThere): Promise<ReadonlyMap<string, ResidentStillThere[]>> {
    return this.residents.of(marina_ids, at);
  }
}
