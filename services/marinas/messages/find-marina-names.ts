import { FindMarinaNames } from '../../../contracts/operations/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { marinaList } from '../projections/marina-list.js';

@QueryHandler(FindMarinaNames)
export class FindMarinaNamesHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ marina_ids }: FindMarinaNames): Promise<BusAnswer<FindMarinaNames>> {
    const found = await this.projections.model(marinaList).getMany([...marina_ids]);
    return new Map(found.map(({ marina }) => [marina.id, marina.name]));
  }
}
