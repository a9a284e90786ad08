import { FindBoatsBeyondPlan, FindResidentsStillThere, FindStrangersSeen } from '../../../contracts/traffic/queries.js';
import type { QueryBus } from '../../platform/buses/buses.js';

/** What `traffic` knows of the boats of many marinas, with one query of each kind. */
export async function boatsBeyondPlan(queries: QueryBus, marina_ids: readonly string[]) {
  const [boats, residents, strangers] = await Promise.all([
    queries.execute(new FindBoatsBeyondPlan(marina_ids)),
    queries.execute(new FindResidentsStillThere(marina_ids, null)),
    queries.execute(new FindStrangersSeen(marina_ids)),
  ]);
  return (id: string) => ({
    beyond_plan: boats.get(id) ?? [],
    still_there: residents.get(id) ?? [],
    strangers: strangers.get(id) ?? [],
  });
}
