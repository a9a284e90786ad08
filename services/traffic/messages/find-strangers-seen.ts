import { FindVesselNames } from '../../../contracts/customers/queries.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { FindStrangersSeen, type StrangerSeen } from '../../../contracts/traffic/queries.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { DAYS_BACK } from '../domain/days-listed.js';
import { type RecordedStay, strangersIn } from '../domain/where-boats-lie.js';
import { DockSightings } from '../lookups/dock-sightings.js';
import { stayList } from '../projections/stay-list.js';

@QueryHandler(FindStrangersSeen)
export class FindStrangersSeenHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    private readonly sightings: DockSightings,
  ) {}

  async execute({ marina_ids }: FindStrangersSeen): Promise<ReadonlyMap<string, readonly StrangerSeen[]>> {
    const found = await Promise.all(marina_ids.map(async (id) => [id, await this.of(id)] as const));
    return new Map(found);
  }

  private async of(marina_id: string): Promise<StrangerSeen[]> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return [];
    const today = this.clock.today(marina.time_zone);
    const sightings = await this.sightings.recent([marina_id], today);
    if (![...sightings.values()].some(({ stranger }) => stranger !== undefined)) return [];
    const strangers = strangersIn(sightings, await this.stays(marina_id, today));
    const vessel_ids = strangers.flatMap(({ boat }) => boat?.vessel_id ?? []);
    const names: ReadonlyMap<string, string | null> =
      vessel_ids.length === 0 ? new Map() : await this.queries.execute(new FindVesselNames({ marina_id, vessel_ids }));
    return strangers.map(({ berth_id, boat, stranger, at, by }) => ({
      berth_id,
      reservation_id: boat?.reservation_id ?? null,
      boat_name: names.get(boat?.vessel_id ?? '') ?? stranger?.name ?? null,
      at,
      by,
    }));
  }

  /** The stays in which a boat can have come or left since the sightings. */
  private async stays(marina_id: string, today: string): Promise<RecordedStay[]> {
    const filter = { marina_id, booked: true, end_date: { $gte: addDays(today, -DAYS_BACK - 1) } };
    const stays: RecordedStay[] = [];
    for await (const stay of this.projections.model(stayList).each({ filter })) {
      const { _id: reservation_id, vessel_id, moored, arrival_berth, berth, arrived_at, departed_at } = stay;
      if (arrived_at === null) continue;
      const berth_id = (moored ?? arrival_berth ?? berth)?.id ?? null;
      stays.push({ berth_id, reservation_id, vessel_id, arrived_at, departed_at });
    }
    return stays;
  }
}
