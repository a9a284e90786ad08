import { FindBoatersByMailStart } from '../../../contracts/customers/queries.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { onlyShown } from '../lookups/boater-filter.js';
import { asBoater, boaterList } from '../projections/boater-list.js';

@QueryHandler(FindBoatersByMailStart)
export class FindBoatersByMailStartHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input }: FindBoatersByMailStart): Promise<readonly string[]> {
    const { marina_id, start, hide_contacts, limit } = input;
    const wanted = folded(start);
    const filter = {
      marina_id,
      email: { $startsWith: wanted },
      ...onlyShown(hide_contacts),
      $nor: [{ search: { $contains: wanted } }],
    };
    const found = await this.projections.model(boaterList).find({ filter, limit });
    return found.flatMap((document) => asBoater(document)?.record_ids ?? []);
  }
}
