import type { BoaterRecord } from '../../../contracts/customers/boater.js';
import { FindBoaters } from '../../../contracts/customers/queries.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import type { TrafficActivity, TrafficEventRow, TrafficType } from '../../../contracts/traffic/traffic.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { stayList } from '../projections/stay-list.js';
import { conflictOf, dateOf, rowOf, type Stay, stateOf } from './traffic-row.js';

/** Conflicts and the view of past days cover this window (spec 3 §9). */
const DAYS_BACK = 7;
/** Days after today to show: tomorrow and the three days after it. */
const DAYS_AHEAD = 4;

/** Arrivals and departures in a marina, from a week ago to four days ahead. */
export class ShowActivity extends Query<TrafficActivity | Refusal> {
  constructor(readonly marina_id: string) {
    super();
  }
}

@QueryHandler(ShowActivity)
export class ShowActivityHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ marina_id }: ShowActivity): Promise<TrafficActivity | Refusal> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return refuse('not_found', 'NOT_FOUND');
    const today = this.clock.today(marina.time_zone);
    const arrivals = await this.stays(marina_id, 'start_date', today);
    const departures = await this.stays(marina_id, 'end_date', today);
    const boaters = await this.boaters(marina_id, [...arrivals, ...departures]);
    const occupied = occupiedBerths(departures, today);
    const rows = (type: TrafficType, stays: readonly Stay[]) =>
      stays.map((stay) =>
        rowOf(type, stay, today, boaters.get(stay.boater_id), conflictOf(type, stay, today, occupied)),
      );
    const all = { arrivals: rows('ARRIVAL', arrivals), departures: rows('DEPARTURE', departures) };
    const between = (from: string, to: string) => {
      const inside = ({ date }: TrafficEventRow) => date >= from && date <= to;
      return { departures: all.departures.filter(inside), arrivals: all.arrivals.filter(inside) };
    };
    const tomorrow = addDays(today, 1);
    return {
      today: between(today, today),
      tomorrow: between(tomorrow, tomorrow),
      next_three_days: between(addDays(today, 2), addDays(today, DAYS_AHEAD)),
      last_seven_days: between(addDays(today, -DAYS_BACK), addDays(today, -1)),
      conflicts: [...all.departures, ...all.arrivals].filter((row) => row.conflict !== null),
    };
  }

  private async stays(marina_id: string, field: 'start_date' | 'end_date', today: string): Promise<Stay[]> {
    const dates = { $gte: addDays(today, -DAYS_BACK), $lte: addDays(today, DAYS_AHEAD) };
    const filter = { marina_id, booked: true, [field]: dates };
    const found: Stay[] = [];
    for await (const stay of this.projections.model(stayList).each({ filter, sort: [[field, 1]] })) found.push(stay);
    return found;
  }

  private async boaters(marina_id: string, stays: readonly Stay[]): Promise<ReadonlyMap<string, BoaterRecord>> {
    const query = new FindBoaters({ marina_id, boater_ids: stays.map((stay) => stay.boater_id) });
    const found = await this.queries.execute(query);
    return new Map(found.map((boater) => [boater.id, boater]));
  }
}

/** Berths still held by a boat that arrived and has not left by its departure date, with its reservation. */
function occupiedBerths(departures: readonly Stay[], today: string): ReadonlyMap<string, string> {
  const occupied = new Map<string, string>();
  for (const stay of departures) {
    const due = dateOf('DEPARTURE', stay) <= today && stateOf('DEPARTURE', stay, today) !== 'departed';
    if (due && stay.arrived_at !== null && stay.berth !== null) occupied.set(stay.berth.id, stay._id);
  }
  return occupied;
}
