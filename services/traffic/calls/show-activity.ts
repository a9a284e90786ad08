import { FindMarina } from '../../../contracts/marinas/queries.js';
import { trafficApi } from '../../../contracts/traffic/api.js';
import type { TrafficActivity, TrafficEventRow, TrafficType } from '../../../contracts/traffic/traffic.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { SeenGone } from '../../../contracts/vocabulary/seen-gone.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock, localDate } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { DAYS_BACK } from '../domain/days-listed.js';
import { seenGone } from '../domain/where-boats-lie.js';
import { type AbsenceMovement, ActivityRows, type AnyMovement, type StayMovement } from '../lookups/activity-rows.js';
import { staySeenGone } from '../lookups/boats-here.js';
import { DockSightings } from '../lookups/dock-sightings.js';
import { goingOn } from '../lookups/going-on.js';
import {
  conflictOf,
  isListed,
  type Movement,
  movementOf,
  residentMovementOf,
  stateOf,
} from '../lookups/traffic-row.js';
import { residentAbsences } from '../projections/resident-absences.js';
import { stayList } from '../projections/stay-list.js';

/** Days after today to show: tomorrow and the three days after it. */
const DAYS_AHEAD = 4;

/** Arrivals and departures in a marina, from a week ago to four days ahead. */
@Handles(trafficApi.activity)
export class ShowActivity {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    private readonly rows: ActivityRows,
    private readonly sightings: DockSightings,
  ) {}

  async execute({ marina_id }: ReceivedCall<typeof trafficApi.activity>): Promise<TrafficActivity | Refusal> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return refuse('not_found', 'NOT_FOUND');
    const today = this.clock.today(marina.time_zone);
    const movements = (
      await Promise.all([
        this.stays(marina_id, 'ARRIVAL', today),
        this.stays(marina_id, 'DEPARTURE', today),
        this.absences(marina_id, 'ARRIVAL', today),
        this.absences(marina_id, 'DEPARTURE', today),
      ])
    ).flat();
    const stays = staysInBerths(movements, today);
    const occupied = new Map([...stays].map(([berth_id, { movement }]) => [berth_id, movement.boat]));
    const goingOn = await this.goingOn(movements, today);
    const dayOf = (instant: string) => localDate(instant, marina.time_zone);
    const goneOf = await this.gone(marina_id, movements, today, dayOf);
    const all = await this.rows.of(movements, {
      marina_id,
      today,
      dayOf,
      goneOf,
      conflictOf: (movement) => conflictOf(movement, today, occupied, goingOn),
      stayIn: (berth_id) => stays.get(berth_id),
    });
    const between = (from: string, to: string) => {
      const inside = all.filter(({ date }) => date >= from && date <= to);
      const ofType = (type: TrafficType) => inside.filter((row) => row.type === type).sort(byDateAndBerth);
      return { departures: ofType('DEPARTURE'), arrivals: ofType('ARRIVAL') };
    };
    return {
      date: today,
      today: between(today, today),
      tomorrow: between(addDays(today, 1), addDays(today, 1)),
      next_three_days: between(addDays(today, 2), addDays(today, DAYS_AHEAD)),
      // Boats that should have left earlier still, and are here, belong to them.
      last_seven_days: between('', addDays(today, -1)),
      conflicts: all.filter((row) => row.conflict !== null).sort(byDateAndBerth),
    };
  }

  private async stays(marina_id: string, type: TrafficType, today: string): Promise<StayMovement[]> {
    const field = type === 'ARRIVAL' ? 'start_date' : 'end_date';
    const filter = { marina_id, booked: true, [field]: windowAround(today) };
    const found: StayMovement[] = [];
    for await (const stay of this.projections.model(stayList).each({ filter, sort: [[field, 1]] })) {
      const movement = movementOf(type, stay);
      if (isListed(movement, today)) found.push({ stay, movement });
    }
    if (type === 'ARRIVAL') return found;
    const overdue = { marina_id, here: true, end_date: { $lt: addDays(today, -DAYS_BACK) } };
    for await (const stay of this.projections.model(stayList).each({ filter: overdue, sort: [['end_date', 1]] })) {
      found.push({ stay, movement: movementOf(type, stay) });
    }
    return found;
  }

  /** Reservations whose boats need not leave, because they have a next stay. */
  private goingOn(movements: readonly AnyMovement[], today: string): Promise<ReadonlySet<string>> {
    const due = movements.flatMap((one) =>
      'stay' in one && stateOf(one.movement, today) === 'not_departed' ? [one.stay] : [],
    );
    return goingOn(this.projections.model(stayList), due);
  }

  /** Answers who saw that the boat of a departure has gone: a visitor's, or a resident's whose absence begins today. */
  private async gone(
    marina_id: string,
    movements: readonly AnyMovement[],
    today: string,
    dayOf: (instant: string) => string,
  ): Promise<(movement: Movement) => SeenGone | null> {
    const stays = new Map(movements.flatMap((one) => ('stay' in one ? [[one.stay._id, one.stay] as const] : [])));
    const sightings = await this.sightings.recent([marina_id], today);
    return ({ type, resident, record_id, berth_id, boat, date }) => {
      if (type !== 'DEPARTURE' || date > today) return null;
      const stay = stays.get(record_id);
      if (!resident) return stay === undefined ? null : staySeenGone(stay, sightings, dayOf);
      return seenGone({ berth_id, vessel_id: boat, reservation_id: null }, date, sightings, dayOf);
    };
  }

  private async absences(marina_id: string, type: TrafficType, today: string): Promise<AbsenceMovement[]> {
    const field = type === 'ARRIVAL' ? 'end_date' : 'start_date';
    const filter = { marina_id, [field]: windowAround(today) };
    const found: AbsenceMovement[] = [];
    for await (const absence of this.projections.model(residentAbsences).each({ filter, sort: [[field, 1]] })) {
      found.push({ absence, movement: residentMovementOf(type, absence) });
    }
    return found;
  }
}

const windowAround = (today: string) => ({ $gte: addDays(today, -DAYS_BACK), $lte: addDays(today, DAYS_AHEAD) });

function byDateAndBerth(one: TrafficEventRow, other: TrafficEventRow): number {
  const berth = (row: TrafficEventRow) => row.berth?.label ?? '';
  return (
    one.date.localeCompare(other.date) ||
    berth(one).localeCompare(berth(other), 'en', { numeric: true }) ||
    one.traffic_event_id.localeCompare(other.traffic_event_id)
  );
}

/**
 * Berths still held by a visitor's boat that arrived and has not left by its departure date, with its departure. A
 * resident who leaves unseen is not in the way.
 */
function staysInBerths(movements: readonly AnyMovement[], today: string): ReadonlyMap<string, StayMovement> {
  const held = new Map<string, StayMovement>();
  for (const one of movements) {
    const { type, date, came, berth_id } = one.movement;
    if (!('stay' in one) || type !== 'DEPARTURE' || !came) continue;
    if (stateOf(one.movement, today) !== 'departed' && date <= today && berth_id !== null) held.set(berth_id, one);
  }
  return held;
}
