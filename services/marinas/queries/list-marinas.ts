import type { Marina } from '../../../contracts/marinas/marina.js';
import { ListMarinaPositions, ListMarinas } from '../../../contracts/marinas/queries.js';
import { type BusAnswer, Query } from '../../../contracts/vocabulary/bus.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Filter } from '../../platform/read-models/read-model-store.js';
import { marinaList } from '../projections/marina-list.js';

export class SearchMarinas extends Query<{ items: Marina[]; total: number }> {
  constructor(readonly input: { search?: string | undefined; page: number; page_size: number }) {
    super();
  }
}

@QueryHandler(SearchMarinas)
export class SearchMarinasHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input }: SearchMarinas): Promise<{ items: Marina[]; total: number }> {
    const model = this.projections.model(marinaList);
    const filter: Filter = input.search === undefined ? {} : { search: { $contains: folded(input.search) } };
    const skip = (input.page - 1) * input.page_size;
    const found = await model.find({ filter, sort: [['code', 1]], skip, limit: input.page_size });
    return { items: found.map((document) => document.marina), total: await model.count(filter) };
  }
}

@QueryHandler(ListMarinas)
export class ListMarinasHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute(): Promise<Marina[]> {
    const marinas: Marina[] = [];
    for await (const document of this.projections.model(marinaList).each({ sort: [['code', 1]] })) {
      marinas.push(document.marina);
    }
    return marinas;
  }
}

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
