import { ListSecondFactorMarinas } from '../../../contracts/marinas/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { marinaList } from '../projections/marina-list.js';

/** Read with every call of a user who has no second factor, hence by an index of its own. */
@QueryHandler(ListSecondFactorMarinas)
export class ListSecondFactorMarinasHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute(): Promise<BusAnswer<ListSecondFactorMarinas>> {
    const found = await this.projections.model(marinaList).find({ filter: { requires_second_factor: true } });
    return found.map(({ marina }) => ({ id: marina.id, association_code: marina.association.code }));
  }
}
