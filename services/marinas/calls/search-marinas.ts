import { marinaApi } from '../../../contracts/marinas/api.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import { sortedFields } from '../../../contracts/vocabulary/sorting.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { Filter } from '../../platform/read-models/read-model-store.js';
import { marinaList } from '../projections/marina-list.js';

@Handles(marinaApi.getall)
export class SearchMarinas {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input }: ReceivedCall<typeof marinaApi.getall>): Promise<{ items: Marina[]; total: number }> {
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
