import { FindBoaters } from '../../../contracts/customers/queries.js';
import { FindHiddenContacts } from '../../../contracts/operations/queries.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';

/** People who are no boaters of the marina, such as its users, hide nothing. */
@QueryHandler(FindHiddenContacts)
export class FindHiddenContactsHandler {
  constructor(private readonly queries: QueryBus) {}

  async execute({ input: { marina_id, person_ids } }: FindHiddenContacts): Promise<ReadonlySet<string>> {
    const found = await this.queries.execute(new FindBoaters({ marina_id, boater_ids: person_ids }));
    return new Set(found.filter(({ contact_shown }) => !contact_shown).map(({ id }) => id));
  }
}
