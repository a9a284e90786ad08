import { ListMarinaPositions } from '../../../contracts/marinas/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { marinaList } from '../projections/marina-list.js';

@QueryHandler(ListMarinaPositions)
export class ListMarinaPositionsHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute(): Promise<BusAnswer<ListMarinaPositions>> {
    const positions = new Map<string, { latitude: number; longitude: number }>();
    for await (const { marina, state } of this.projections.model(marinaList).each({ sort: [['code', 1]] })) {
      if (state.exists && state.profile.position !== null) positions.set(marina.id, state.profile.position);
    }
    return positions;
  }
}
