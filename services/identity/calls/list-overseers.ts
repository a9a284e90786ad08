import { overseerApi } from '../../../contracts/identity/api.js';
import type { Overseer } from '../../../contracts/identity/overseer-call-schemas.js';
import { ListMarinas } from '../../../contracts/marinas/queries.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { Filter } from '../../platform/read-models/read-model-store.js';
import { userList } from '../projections/user-list.js';

/** The managers of chains and associations of the installation. */
@Handles(overseerApi.getall)
export class ListOverseers {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
  ) {}

  async execute({
    input: { search, page, page_size },
  }: ReceivedCall<typeof overseerApi.getall>): Promise<{ items: Overseer[]; total: number }> {
    const wanted = folded(search ?? '');
    const filter: Filter = { oversees: true, ...(wanted === '' ? {} : { search: { $contains: wanted } }) };
    const model = this.projections.model(userList);
    const [found, total, marinas] = await Promise.all([
      model.find({ filter, sort: [['sort_name', 1]], skip: (page - 1) * page_size, limit: page_size }),
      model.count(filter),
      this.queries.execute(new ListMarinas()),
    ]);
    const names = new Map(marinas.map(({ id, name }) => [id, name]));
    const items = found.map((user): Overseer => {
      const { user_id, first_name, last_name, email, language, chain_manager, association_code } = user;
      return {
        id: user_id,
        first_name: first_name ?? '',
        last_name: last_name ?? '',
        email: email ?? '',
        language,
        chain_manager,
        association_code,
        marinas: user.marina_ids.map((id) => ({ id, name: names.get(id) ?? '' })),
        invited_until: user.invited_until,
        last_signed_in_at: user.last_signed_in_at,
      };
    });
    return { items, total };
  }
}
