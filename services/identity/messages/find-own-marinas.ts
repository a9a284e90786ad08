import { type Capacity, FindOwnMarinas } from '../../../contracts/identity/queries.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { ListMarinas } from '../../../contracts/marinas/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import type { ExistingUser } from '../domain/user-state.js';
import { managesChainMarina } from '../domain/user.js';
import { userRecord } from '../records/user-record.js';

/** An installation has some hundreds of marinas at most, so they are scanned in order of their codes. */
@QueryHandler(FindOwnMarinas)
export class FindOwnMarinasHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
  ) {}

  async execute({ user_id, capacity }: FindOwnMarinas): Promise<BusAnswer<FindOwnMarinas>> {
    const { state: user } = await this.streams.load(userRecord, user_id);
    if (!user.exists) return [];
    const all = await this.queries.execute(new ListMarinas());
    return all.filter((marina) => isOwn(marina, user, capacity));
  }
}

function isOwn({ id, association }: Marina, user: ExistingUser, as: Capacity): boolean {
  switch (as) {
    case 'chain_manager':
      return managesChainMarina(user, id);
    case 'association_manager':
      return user.association_code !== null && association.code === user.association_code;
    case 'member':
      return user.marinas.some((access) => access.marina_id === id);
  }
}
