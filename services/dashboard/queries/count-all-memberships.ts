import { ListMarinas } from '../../../contracts/marinas/queries.js';
import { CountMemberships } from '../../../contracts/memberships/queries.js';
import { type BusAnswer, Query } from '../../../contracts/vocabulary/bus.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { sideBySide } from '../../platform/concurrency/side-by-side.js';
import { named, sumOf } from './chosen-marinas.js';

/** Good cards and open requests by marina, for administrators. */
export class CountAllMemberships extends Query<{
  items: { marina: { id: string; name: string; code: string }; active_cards: number; open_requests: number }[];
  total: number;
  active_cards: number;
  open_requests: number;
}> {}

@QueryHandler(CountAllMemberships)
export class CountAllMembershipsHandler {
  constructor(private readonly queries: QueryBus) {}

  async execute(): Promise<BusAnswer<CountAllMemberships>> {
    const marinas = await this.queries.execute(new ListMarinas());
    const items = await sideBySide(marinas, async (marina) => ({
      marina: named(marina),
      ...(await this.queries.execute(new CountMemberships(marina.id))),
    }));
    return {
      items,
      total: items.length,
      active_cards: sumOf(items.map(({ active_cards }) => active_cards)),
      open_requests: sumOf(items.map(({ open_requests }) => open_requests)),
    };
  }
}
