import { Query } from '../../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../../../services/platform/buses/buses.js';
import { ProjectionHost } from '../../../../services/platform/consuming/projection-host.js';
import { buoyList } from '../projections/buoy-list.js';

export interface BuoyPage {
  readonly items: { id: string; name: string }[];
  readonly total: number;
}

export class ListBuoys extends Query<BuoyPage> {
  constructor(readonly marinaId: string) {
    super();
  }
}

@QueryHandler(ListBuoys)
export class ListBuoysHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ marinaId: marina_id }: ListBuoys): Promise<BuoyPage> {
    const found = await this.projections.model(buoyList).find({ filter: { marina_id } });
    return { items: found.map(({ _id, name }) => ({ id: _id, name })), total: found.length };
  }
}
