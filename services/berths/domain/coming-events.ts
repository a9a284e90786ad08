import type { TrafficType } from '../../../contracts/traffic/traffic.js';
import { dateOfDay, dayNumber } from '../../../contracts/vocabulary/dates.js';
import { metres, type PlannedBerth } from './berth-plan-state.js';
import { OPEN_END } from './nights.js';
import type { Occupant } from './occupant.js';

/** An arrival or departure at a berth. */
export interface ComingEvent {
  readonly type: TrafficType;
  /** Marina-local. */
  readonly begins_at: string;
  readonly occupant: Occupant;
  /** The resident's absence that begins or ends; null for visitors. */
  readonly absence_id: string | null;
}

/**
 * Arrivals and departures at a berth after `date`, the earliest first. Visitors come and go with their stays in this
 * berth; a resident goes when an absence begins and comes back when it ends.
 */
export function comingEvents(berth: PlannedBerth, date: string, most: number): ComingEvent[] {
  const today = dayNumber(date);
  const visits = berth.visits.in(today, OPEN_END).flatMap(({ allocation, start, end }) => {
    const occupant: Occupant = {
      berth_holder_type: 'VISITOR',
      allocation_id: allocation.id,
      reservation_id: allocation.reservation_id,
      boater_id: null,
      vessel_id: null,
      length: metres(allocation.length),
      start_date: dateOfDay(start),
      end_date: dateOfDay(end),
    };
    return eventsOf({ start, end }, ['ARRIVAL', 'DEPARTURE'], occupant, null);
  });
  const absences = berth.absences.in(today, OPEN_END).flatMap(({ absence: { id, residency }, start, end }) => {
    const occupant: Occupant = {
      berth_holder_type: 'RESIDENT',
      allocation_id: residency.id,
      reservation_id: null,
      boater_id: residency.boater_id,
      vessel_id: residency.vessel_id,
      length: metres(residency.length),
      start_date: dateOfDay(start),
      end_date: dateOfDay(end),
    };
    return eventsOf({ start, end }, ['DEPARTURE', 'ARRIVAL'], occupant, id);
  });
  return [...visits, ...absences]
    .filter(({ day }) => day > today)
    .sort((one, other) => one.day - other.day || one.type.localeCompare(other.type) * -1)
    .slice(0, most)
    .map(({ day: _, ...event }) => event);
}

function eventsOf(
  nights: { readonly start: number; readonly end: number },
  [first, last]: readonly [TrafficType, TrafficType],
  occupant: Occupant,
  absence_id: string | null,
) {
  const at = (day: number, type: TrafficType) => ({ day, type, begins_at: dateOfDay(day), occupant, absence_id });
  return [at(nights.start, first), at(nights.end, last)];
}
