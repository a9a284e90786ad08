import type { Marina } from '../../../contracts/marinas/marina.js';
import { ListMarinas } from '../../../contracts/marinas/queries.js';
import { type Capacity, FindOwnMarinas } from '../../../contracts/identity/queries.js';
import { type BusAnswer, Query } from '../../../contracts/vocabulary/bus.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { userRecord } from '../records/user-record.js';
import { managesChainMarina } from '../domain/user.js';
import type { ExistingUser } from '../domain/user-state.js';

/** The marinas of a chain manager, those of an association manager's association, or those where the user works. */
export class ListOwnMarinas extends Query<{ items: Marina[]; total: number }> {
  constructor(
    readonly userId: string,
    readonly as: Capacity,
    readonly input: { search?: string | undefined; page: number; page_size: number },
  ) {
    super();
  }
}

@QueryHandler(ListOwnMarinas)
export class ListOwnMarinasHandler {
  constructor(private readonly queries: QueryBus) {}

  async execute({ userId, as, input }: ListOwnMarinas): Promise<{ items: Marina[]; total: number }> {
    const wanted = folded(input.search ?? '');
    const own = await this.queries.execute(new FindOwnMarinas(userId, as));
    const matching = own.filter((marina) => folded(`${marina.name} ${marina.code}`).includes(wanted));
    const first = (input.page - 1) * input.page_size;
    return { items: matching.slice(first, first + input.page_size), total: matching.length };
  }
}

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
