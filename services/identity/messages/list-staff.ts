import { type FoundUser, ListStaff } from '../../../contracts/identity/queries.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { foundUser } from '../lookups/found-user.js';
import { userList } from '../projections/user-list.js';

@QueryHandler(ListStaff)
export class ListStaffHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ marina_id }: ListStaff): Promise<readonly FoundUser[]> {
    const staff: FoundUser[] = [];
    const filter = { marina_ids: marina_id };
    for await (const document of this.projections.model(userList).each({ filter, sort: [['sort_name', 1]] })) {
      staff.push(foundUser(document, marina_id));
    }
    return staff;
  }
}
