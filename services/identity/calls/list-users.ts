import { userApi } from '../../../contracts/identity/api.js';
import type { MarinaUser } from '../../../contracts/identity/user.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { Filter } from '../../platform/read-models/read-model-store.js';
import { listed } from '../lookups/listed-user.js';
import { mayIn, userList } from '../projections/user-list.js';

interface ListedUsers {
  readonly items: MarinaUser[];
  readonly total: number;
  /** The number of those who have not signed in since they were invited. */
  readonly invited: number;
}

@Handles(userApi.getall)
export class ListUsers {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input, marina_id }: ReceivedCall<typeof userApi.getall>): Promise<ListedUsers> {
    const { search, may, user_id, page, page_size } = input;
    const wanted = folded(search ?? '');
    const filter: Filter = {
      marina_ids: marina_id,
      ...(user_id === undefined ? {} : { user_id }),
      ...(may === undefined ? {} : { may: mayIn(marina_id, may) }),
      ...(wanted === '' ? {} : { search: { $contains: wanted } }),
    };
    const model = this.projections.model(userList);
    const skip = (page - 1) * page_size;
    const [found, total, invited] = await Promise.all([
      model.find({ filter, sort: [['sort_name', 1]], skip, limit: page_size }),
      model.count(filter),
      model.count({ ...filter, invited_until: { $ne: null } }),
    ]);
    return { items: found.map((document) => listed(document, marina_id)), total, invited };
  }
}
