import type { Sighting } from '../../../contracts/dockwalk/queries.js';
import { FindVesselNames } from '../../../contracts/customers/queries.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { FindStrangersSeen, type StrangerSeen } from '../../../contracts/traffic/queries.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock, localDate } from '../../platform/clock/clock.js';
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

  /** Asks once for all marinas. */
  async execute({ marina_ids, at }: FindStrangersSeen): Promise<ReadonlyMap<string, readonly StrangerSeen[]>> {
    const marinas = await Promise.all(marina_ids.map((id) => this.queries.execute(new FindMarina(id))));
    const moment = at ?? this.clock.nowIso();
    const days = marinas.flatMap((marina) => (marina === null ? [] : [localDate(moment, marina.time_zone)])).sort();
    const [first] = days;
    if (first === undefined) return new Map();
    const sightings = await this.sightings.recent(marina_ids, first, at);
    if (![...sightings.values()].some(({ stranger }) => stranger !== undefined)) return new Map();
    const strangers = strangersIn(sightings, await this.stays(marina_ids, first, at));
    const byMarina = Map.groupBy(strangers, ({ marina_id }) => marina_id);
    return new Map(
      await Promise.all([...byMarina].map(async ([id, some]) => [id, await this.named(id, some)] as const)),
    );
  }

  private async named(marina_id: string, strangers: readonly Sighting[]): Promise<StrangerSeen[]> {
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
  private async stays(marina_ids: readonly string[], today: string, at: string | null): Promise<RecordedStay[]> {
    const known = (instant: string | null) => (instant !== null && at !== null && instant > at ? null : instant);
    const filter = {
      marina_id: { $in: [...marina_ids] },
      booked: true,
      end_date: { $gte: addDays(today, -DAYS_BACK - 1) },
    };
    const stays: RecordedStay[] = [];
    for await (const stay of this.projections.model(stayList).each({ filter })) {
      const { _id: reservation_id, vessel_id, moored, arrival_berth, berth } = stay;
      const [arrived_at, departed_at] = [known(stay.arrived_at), known(stay.departed_at)];
      if (arrived_at === null) continue;
      const berth_id = (moored ?? arrival_berth ?? berth)?.id ?? null;
      stays.push({ berth_id, reservation_id, vessel_id, arrived_at, departed_at });
    }
    return stays;
  }
}
