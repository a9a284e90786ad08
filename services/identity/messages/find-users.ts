import { FindUsers, type FoundUser } from '../../../contracts/identity/queries.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { foundUser } from '../lookups/found-user.js';
import { userList } from '../projections/user-list.js';

@QueryHandler(FindUsers)
export class FindUsersHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input: { marina_id, user_ids } }: FindUsers): Promise<readonly FoundUser[]> {
    const documents = await this.projections.model(userList).getMany([...new Set(user_ids)]);
    return documents.map((document) => foundUser(document, marina_id));
  }
}
