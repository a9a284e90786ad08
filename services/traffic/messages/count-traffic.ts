import { FindMarina } from '../../../contracts/marinas/queries.js';
import { CountTraffic, type MovementCounts } from '../../../contracts/traffic/queries.js';
import type { TrafficType } from '../../../contracts/traffic/traffic.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { DAYS_BACK } from '../domain/days-listed.js';
import { goingOn } from '../lookups/going-on.js';
import {
  conflictOf,
  isListed,
  type Movement,
  movementOf,
  residentMovementOf,
  stateOf,
  type Stay,
} from '../lookups/traffic-row.js';
import { residentAbsences } from '../projections/resident-absences.js';
import { stayList } from '../projections/stay-list.js';

const NO_BERTHS: ReadonlyMap<string, string> = new Map();

interface Movements {
  readonly movements: readonly Movement[];
  /** Reservations whose boats need not leave, because they have a next stay. */
  readonly goingOn: ReadonlySet<string>;
}

/** Counts the rows of `ShowActivity` by the same rules, without naming boats and people. */
@QueryHandler(CountTraffic)
export class CountTrafficHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ marina_id }: CountTraffic): Promise<BusAnswer<CountTraffic>> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return null;
    const today = this.clock.today(marina.time_zone);
    const [arrivals, departures] = await Promise.all([
      this.counts(marina_id, 'ARRIVAL', today),
      this.counts(marina_id, 'DEPARTURE', today),
    ]);
    return { date: today, arrivals, departures };
  }

  private async counts(marina_id: string, type: TrafficType, today: string): Promise<MovementCounts> {
    const counts = { total: 0, done: 0, overdue: 0 };
    const { movements, goingOn } = await this.movements(marina_id, type, today);
    for (const movement of movements) {
      if (movement.date === today) counts.total += 1;
      if (movement.date === today && movement.confirmed_at !== null) counts.done += 1;
      if (conflictOf(movement, today, NO_BERTHS, goingOn) !== null) counts.overdue += 1;
    }
    return counts;
  }

  private async movements(marina_id: string, type: TrafficType, today: string): Promise<Movements> {
    const arrival = type === 'ARRIVAL';
    const field = arrival ? 'start_date' : 'end_date';
    const stays = { marina_id, booked: true, [field]: { $gte: addDays(today, -DAYS_BACK), $lte: today } };
    const found: Movement[] = [];
    const due: Stay[] = [];
    const model = this.projections.model(stayList);
    const add = (stay: Stay): void => {
      const movement = movementOf(type, stay);
      if (!isListed(movement, today)) return;
      found.push(movement);
      if (stateOf(movement, today) === 'not_departed') due.push(stay);
    };
    for await (const stay of model.each({ filter: stays, sort: [[field, 1]] })) add(stay);
    const overdue = { marina_id, here: true, end_date: { $lt: addDays(today, -DAYS_BACK) } };
    for await (const stay of arrival ? [] : model.each({ filter: overdue })) add(stay);
    const absences = { marina_id, [arrival ? 'end_date' : 'start_date']: today };
    for await (const absence of this.projections.model(residentAbsences).each({ filter: absences })) {
      found.push(residentMovementOf(type, absence));
    }
    return { movements: found, goingOn: await goingOn(model, due) };
  }
}
