import { FindUsers, type FoundUser, ListStaff } from '../../../contracts/identity/queries.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { LOOKING_ONLY } from '../domain/user-view.js';
import { type UserDocument, userList } from '../projections/user-list.js';

@QueryHandler(FindUsers)
export class FindUsersHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input: { marina_id, user_ids } }: FindUsers): Promise<readonly FoundUser[]> {
    const documents = await this.projections.model(userList).getMany([...new Set(user_ids)]);
    return documents.map((document) => foundUser(document, marina_id));
  }
}

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

function foundUser(document: UserDocument, marinaId: string): FoundUser {
  const { user_id, first_name, last_name, email, language, marinas } = document;
  const permissions = marinas.find((access) => access.marina_id === marinaId)?.permissions ?? LOOKING_ONLY;
  return {
    user_id,
    first_name: first_name ?? '',
    last_name: last_name ?? '',
    email: email ?? '',
    language,
    permissions,
  };
}
