import { Injectable } from '@nestjs/common';
import { FindSightings } from '../../../contracts/dockwalk/queries.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { DAYS_BACK } from '../domain/days-listed.js';
import type { Sightings } from '../domain/where-boats-lie.js';

/** What dock walks saw in the days that the lists cover, by berth. */
@Injectable()
export class DockSightings {
  constructor(private readonly queries: QueryBus) {}

  /**
   * @param today the marinas' date
   * @param at UTC instant: as it was known then; null: now
   */
  async recent(marina_ids: readonly string[], today: string, at: string | null = null): Promise<Sightings> {
    // A day more than the list, because the day in the marina may have begun on the day before in UTC.
    const since = `${addDays(today, -DAYS_BACK - 1)}T00:00:00.000Z`;
    const found = await this.queries.execute(new FindSightings(marina_ids, since, at));
    return new Map(found.map((sighting) => [sighting.berth_id, sighting]));
  }
}
