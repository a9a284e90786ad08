import { FindSightings, type Sighting } from '../../../contracts/dockwalk/queries.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { Sightings } from '../lookups/sightings.js';

@QueryHandler(FindSightings)
export class FindSightingsHandler {
  constructor(private readonly sightings: Sightings) {}

  async execute({ marina_ids, since, at }: FindSightings): Promise<readonly Sighting[]> {
    const found = await (at === null
      ? this.sightings.since(marina_ids, since)
      : this.sightings.asOf(marina_ids, since, at));
    return found.map(({ _id: berth_id, marina_id, at, by, seen, stranger }): Sighting => ({
      marina_id: marina_id ?? '',
      berth_id,
      at,
      by: by.name,
      boat: seen.answer === 'EMPTY' ? null : { vessel_id: seen.vessel_id, reservation_id: seen.reservation_id },
      ...(stranger === null ? {} : { stranger }),
    }));
  }
}
