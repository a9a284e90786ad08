import { FindBoatsBeyondPlan, FindResidentsStillThere } from '../../../contracts/traffic/queries.js';
import type { QueryBus } from '../../platform/buses/buses.js';

/** What `traffic` knows of the boats of many marinas, with one query of each kind. */
export async function boatsBeyondPlan(queries: QueryBus, marina_ids: readonly string[]) {
  const [boats, residents] = await Promise.all([
    queries.execute(new FindBoatsBeyondPlan(marina_ids)),
    queries.execute(new FindResidentsStillThere(marina_ids, null)),
  ]);
  return (id: string) => ({ beyond_plan: boats.get(id) ?? [], still_there: residents.get(id) ?? [] });
}
