import { FindAccessStart } from '../../../contracts/identity/queries.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { userList } from '../projections/user-list.js';

@QueryHandler(FindAccessStart)
export class FindAccessStartHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ user_id, marina_id }: FindAccessStart): Promise<string | null> {
    const user = await this.projections.model(userList).get(user_id);
    return user?.access_since[marina_id] ?? null;
  }
}
