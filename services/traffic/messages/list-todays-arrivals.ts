import { FindMarina } from '../../../contracts/marinas/queries.js';
import { ListTodaysArrivals } from '../../../contracts/traffic/queries.js';
import type { TrafficEventRow } from '../../../contracts/traffic/traffic.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock, localDate } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { ActivityRows, type AnyMovement } from '../lookups/activity-rows.js';
import { conflictOf, movementOf, residentMovementOf } from '../lookups/traffic-row.js';
import { residentAbsences } from '../projections/resident-absences.js';
import { stayList } from '../projections/stay-list.js';

/** Names today's arrivals, with one query of each kind for all of them. */
@QueryHandler(ListTodaysArrivals)
export class ListTodaysArrivalsHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    private readonly rows: ActivityRows,
  ) {}

  async execute({ marina_id, most }: ListTodaysArrivals): Promise<BusAnswer<ListTodaysArrivals>> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return [];
    const today = this.clock.today(marina.time_zone);
    const rows = await this.rows.of(await this.arrivals(marina_id, today), {
      marina_id,
      today,
      dayOf: (instant) => localDate(instant, marina.time_zone),
      conflictOf: (movement) => conflictOf(movement, today, new Map(), new Set()),
    });
    return rows.sort(toComeFirst).slice(0, most);
  }

  private async arrivals(marina_id: string, today: string): Promise<AnyMovement[]> {
    const found: AnyMovement[] = [];
    const stays = { marina_id, booked: true, start_date: today };
    for await (const stay of this.projections.model(stayList).each({ filter: stays })) {
      found.push({ stay, movement: movementOf('ARRIVAL', stay) });
    }
    const absences = { marina_id, end_date: today };
    for await (const absence of this.projections.model(residentAbsences).each({ filter: absences })) {
      found.push({ absence, movement: residentMovementOf('ARRIVAL', absence) });
    }
    return found;
  }
}

/** Those still to come before those who are in; by the time that a boat has given, then by berth. */
function toComeFirst(one: TrafficEventRow, other: TrafficEventRow): number {
  const order = (row: TrafficEventRow) =>
    `${row.confirmed_at === null ? 0 : 1} ${row.expected?.date ?? ''} ${row.expected?.time ?? '99'}`;
  return (
    order(one).localeCompare(order(other)) ||
    (one.berth?.label ?? '~').localeCompare(other.berth?.label ?? '~', 'en', { numeric: true }) ||
    one.traffic_event_id.localeCompare(other.traffic_event_id)
  );
}
