import { dashboardApi } from '../../../contracts/dashboard/api.js';
import { ListMarinas } from '../../../contracts/marinas/queries.js';
import { CountMemberships } from '../../../contracts/memberships/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import { named, sumOf } from '../lookups/chosen-marinas.js';

/** Good cards and open requests by marina, for administrators. */
@Handles(dashboardApi.membershipsCount)
export class CountAllMemberships {
  constructor(private readonly queries: QueryBus) {}

  async execute() {
    const marinas = await this.queries.execute(new ListMarinas());
    const counts = await this.queries.execute(new CountMemberships(marinas.map(({ id }) => id)));
    const items = marinas.map((marina) => ({
      marina: named(marina),
      ...(counts.get(marina.id) ?? { active_cards: 0, open_requests: 0 }),
    }));
    return {
      items,
      total: items.length,
      active_cards: sumOf(items.map(({ active_cards }) => active_cards)),
      open_requests: sumOf(items.map(({ open_requests }) => open_requests)),
    };
  }
}
