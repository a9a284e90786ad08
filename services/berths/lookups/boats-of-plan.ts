import { Injectable } from '@nestjs/common';
import type { Match } from '../../../contracts/berths/matches.js';
import { FindVesselNames } from '../../../contracts/customers/queries.js';
import { FindStays } from '../../../contracts/traffic/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import type { SeenBoat } from '../domain/boats-on-map.js';

type Named<Found> = Omit<Found, 'vessel_id'> & Pick<Match, 'vessel'>;

/** Present names of the boats in a marina's plan, and the arrivals and departures of its visitors. */
@Injectable()
export class BoatsOfPlan {
  constructor(private readonly queries: QueryBus) {}

  /**
   * By reservation.
   * @param until arrivals and departures after this instant (UTC ISO 8601) had not been recorded; null: all are known
   */
  async stays(marina_id: string, ids: readonly string[], until: string | null): Promise<Map<string, SeenBoat>> {
    if (ids.length === 0) return new Map();
    const found = await this.queries.execute(new FindStays({ marina_id, reservation_ids: [...new Set(ids)] }));
    const known = (at: string | null) => (at !== null && until !== null && at > until ? null : at);
    return new Map(
      found.map(({ reservation_id, vessel, arrived_at, departed_at }): [string, SeenBoat] => [
        reservation_id,
        { name: vessel.name, arrived_at: known(arrived_at), departed_at: known(departed_at) },
      ]),
    );
  }

  /** Names of residents' boats by vessel. */
  async vessels(marina_id: string, ids: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
    if (ids.length === 0) return new Map();
    return this.queries.execute(new FindVesselNames({ marina_id, vessel_ids: [...new Set(ids)] }));
  }

  /** The same berths, with the boat whose absence frees each; `vessel_id` null: the berth has no resident. */
  async absentFrom<Found extends { readonly vessel_id: string | null }>(
    marina_id: string,
    found: readonly Found[],
  ): Promise<Named<Found>[]> {
    const names = await this.vessels(
      marina_id,
      found.flatMap(({ vessel_id }) => vessel_id ?? []),
    );
    return found.map(({ vessel_id: id, ...rest }) => ({
      ...rest,
      vessel: id === null ? null : { id, name: names.get(id) ?? null },
    }));
  }
}
