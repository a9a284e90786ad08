import type { MarinaUser } from '../../../contracts/identity/user.js';
import type { Grant } from '../../../contracts/identity/vocabulary.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Filter } from '../../platform/read-models/read-model-store.js';
import { LOOKING_ONLY } from '../domain/user-view.js';
import { mayIn, type UserDocument, userList } from '../projections/user-list.js';

export interface ListedUsers {
  readonly items: MarinaUser[];
  readonly total: number;
  /** The number of those who have not signed in since they were invited. */
  readonly invited: number;
}

export class ListUsers extends Query<ListedUsers> {
  constructor(
    readonly marinaId: string,
    readonly input: {
      search?: string | undefined;
      may?: Grant | undefined;
      user_id?: string | undefined;
      page: number;
      page_size: number;
    },
  ) {
    super();
  }
}

@QueryHandler(ListUsers)
export class ListUsersHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ marinaId, input }: ListUsers): Promise<ListedUsers> {
    const { search, may, user_id, page, page_size } = input;
    const wanted = folded(search ?? '');
    const filter: Filter = {
      marina_ids: marinaId,
      ...(user_id === undefined ? {} : { user_id }),
      ...(may === undefined ? {} : { may: mayIn(marinaId, may) }),
      ...(wanted === '' ? {} : { search: { $contains: wanted } }),
    };
    const model = this.projections.model(userList);
    const skip = (page - 1) * page_size;
    const [found, total, invited] = await Promise.all([
      model.find({ filter, sort: [['sort_name', 1]], skip, limit: page_size }),
      model.count(filter),
      model.count({ ...filter, invited_until: { $ne: null } }),
    ]);
    return { items: found.map((document) => listed(document, marinaId)), total, invited };
  }
}

export function listed(document: UserDocument, marinaId: string): MarinaUser {
  const access = document.marinas.find(({ marina_id }) => marina_id === marinaId);
  return {
    id: document.user_id,
    first_name: document.first_name ?? '',
    last_name: document.last_name ?? '',
    email: document.email ?? '',
    language: document.language,
    role: access?.role ?? document.role,
    chain_manager: document.chain_manager,
    origin: access?.origin ?? null,
    is_first_login: document.is_first_login,
    is_password_temp: document.is_password_temp,
    has_second_factor: document.has_second_factor,
    invited_until: document.invited_until,
    last_signed_in_at: document.last_signed_in_at,
    permissions: access?.permissions ?? LOOKING_ONLY,
  };
}
