import { FindBoatersByContact } from '../../../contracts/customers/queries.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { contactFilter } from '../lookups/boater-filter.js';
import { asBoater, boaterList } from '../projections/boater-list.js';

@QueryHandler(FindBoatersByContact)
export class FindBoatersByContactHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input }: FindBoatersByContact): Promise<readonly string[]> {
    const { marina_id, limit } = input;
    const filter = { marina_id, ...contactFilter(input) };
    const found = await this.projections.model(boaterList).find({ filter, limit });
    return found.flatMap((document) => asBoater(document)?.record_ids ?? []);
  }
}
