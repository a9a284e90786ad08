import type { MarinaUser } from '../../../contracts/identity/user.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { userList } from '../projections/user-list.js';
import { refuseChainMarina } from '../records/chain-marinas.js';
import { listed } from './list-users.js';

/** The users that the chain sent or invited to one of its marinas. */
export class ListChainUsers extends Query<{ items: MarinaUser[]; total: number } | Refusal> {
  constructor(
    readonly managerId: string,
    readonly input: { marina_id: string; page: number; page_size: number },
  ) {
    super();
  }
}

@QueryHandler(ListChainUsers)
export class ListChainUsersHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    private readonly projections: ProjectionHost,
  ) {}

  async execute({ managerId, input }: ListChainUsers): Promise<{ items: MarinaUser[]; total: number } | Refusal> {
    const { marina_id, page, page_size } = input;
    const refusal = await refuseChainMarina(this.streams, this.queries, managerId, marina_id);
    if (refusal !== null) return refusal;
    const filter = { sent_to: marina_id };
    const model = this.projections.model(userList);
    const skip = (page - 1) * page_size;
    const [found, total] = await Promise.all([
      model.find({ filter, sort: [['sort_name', 1]], skip, limit: page_size }),
      model.count(filter),
    ]);
    return { items: found.map((document) => listed(document, marina_id)), total };
  }
}
