import type * as z from 'zod';
import type { marinaApi } from '../../../contracts/marinas/api.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { ListMarinaPositions, ListMarinas, ListSecondFactorMarinas } from '../../../contracts/marinas/queries.js';
import { FindMarinaNames } from '../../../contracts/operations/queries.js';
import { type BusAnswer, Query } from '../../../contracts/vocabulary/bus.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import { sortedFields } from '../../../contracts/vocabulary/sorting.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import type { Filter } from '../../platform/read-models/read-model-store.js';
import { marinaView } from '../domain/marina.js';
import { marinaRecord } from '../records/marina-record.js';
import { marinaList } from '../projections/marina-list.js';

type Asked = z.output<NonNullable<(typeof marinaApi.getall)['body']>>;

export class SearchMarinas extends Query<{ items: Marina[]; total: number }> {
  constructor(readonly input: Asked) {
    super();
  }
}

/** One marina with its revision, for administrators. */
export class GetMarina extends Query<{ marina: Marina; revision: number } | Refusal> {
  constructor(readonly marinaId: string) {
    super();
  }
}

@QueryHandler(SearchMarinas)
export class SearchMarinasHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input }: SearchMarinas): Promise<{ items: Marina[]; total: number }> {
    const { search, countries, association_codes, modes, sort, page, page_size } = input;
    const model = this.projections.model(marinaList);
    const filter: Filter = {
      ...(search === undefined || search === '' ? {} : { search: { $contains: folded(search) } }),
      ...(countries.length === 0 ? {} : { country: { $in: countries } }),
      ...(association_codes.length === 0 ? {} : { association: { $in: association_codes } }),
      ...(modes.length === 0 ? {} : { mode: { $in: modes } }),
    };
    const order = sortedFields(sort, 'code');
    const found = await model.find({ filter, sort: order, skip: (page - 1) * page_size, limit: page_size });
    return { items: found.map((document) => document.marina), total: await model.count(filter) };
  }
}

@QueryHandler(GetMarina)
export class GetMarinaHandler {
  constructor(private readonly streams: StreamRepository) {}

  async execute({ marinaId }: GetMarina): Promise<{ marina: Marina; revision: number } | Refusal> {
    const { state, revision } = await this.streams.load(marinaRecord, marinaId);
    const marina = marinaView(marinaId, state);
    return marina === null || revision === null ? refuse('not_found', 'MARINA_NOT_FOUND') : { marina, revision };
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

/** Read with every call of a user who has no second factor, hence by an index of its own. */
@QueryHandler(ListSecondFactorMarinas)
export class ListSecondFactorMarinasHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute(): Promise<BusAnswer<ListSecondFactorMarinas>> {
    const found = await this.projections.model(marinaList).find({ filter: { requires_second_factor: true } });
    return found.map(({ marina }) => ({ id: marina.id, association_code: marina.association.code }));
  }
}

@QueryHandler(FindMarinaNames)
export class FindMarinaNamesHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ marina_ids }: FindMarinaNames): Promise<BusAnswer<FindMarinaNames>> {
    const found = await this.projections.model(marinaList).getMany([...marina_ids]);
    return new Map(found.map(({ marina }) => [marina.id, marina.name]));
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
