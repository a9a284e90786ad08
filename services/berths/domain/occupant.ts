import { dateOfDay, dayNumber } from '../../../contracts/vocabulary/dates.js';
import type { HolderType } from '../../../contracts/berths/vocabulary.js';
import {
  type BerthedStay,
  type BerthPlanState,
  endDate,
  type HeldNights,
  metres,
  type PlannedBerth,
} from './berth-plan-state.js';
import { OPEN_END } from './nights.js';
import type { OverdueBoat } from './plan-chart.js';

/** A boat in a berth, by ids. Dates are marina-local, nights `[start_date, end_date)`; null: until further notice. */
export interface Occupant {
  readonly berth_holder_type: HolderType;
  readonly allocation_id: string;
  readonly reservation_id: string | null;
  readonly boater_id: string | null;
  readonly vessel_id: string | null;
  /** Metres. */
  readonly length: number;
  readonly start_date: string;
  readonly end_date: string | null;
}

export interface Resident extends Occupant {
  /** The absence that is under way or comes next. */
  readonly absence: { readonly id: string; readonly start_date: string; readonly end_date: string } | null;
  readonly residency: { readonly start_date: string; readonly end_date: string | null };
}

/** Boats that are still in berths after their stays, by berth. */
export type StillThere = ReadonlyMap<string, Occupant>;

/**
 * The occupant in the night that begins on `date`: a visitor, or the resident unless away, or else a boat that is still
 * there; null if empty.
 * @param still boats that are still there on that night
 */
export function occupantOn(berth: PlannedBerth, date: string, still: StillThere = new Map()): Occupant | null {
  return plannedOn(berth, date) ?? still.get(berth.facts.berth_id) ?? null;
}

/** Who is in a berth because the boat has not left after its stay. */
function overdueOccupants(state: BerthPlanState, boats: readonly OverdueBoat[]): StillThere {
  return new Map(
    boats.map(({ reservation_id, berth_id, start_date, end_date, boat }): [string, Occupant] => [
      berth_id,
      {
        berth_holder_type: 'VISITOR',
        allocation_id: state.by_reservation.get(reservation_id)?.id ?? reservation_id,
        reservation_id,
        boater_id: null,
        vessel_id: null,
        length: boat.length,
        start_date,
        end_date,
      },
    ]),
  );
}

/** A visitor's boat counts before the resident's whose berth it is in. */
export function stillThere(
  state: BerthPlanState,
  late: readonly OverdueBoat[],
  residents: readonly HeldNights[],
): StillThere {
  return new Map([...residentOccupants(residents), ...overdueOccupants(state, late)]);
}

/** Residents whose boats are in their berths although they are absent on the date, of those that the plan has away. */
export function residentsStillThere(
  state: BerthPlanState,
  there: readonly { readonly vessel_id: string; readonly berth_id: string }[],
  date: string,
): HeldNights[] {
  const tonight = dayNumber(date);
  return there.flatMap(({ vessel_id, berth_id }) => {
    const berth = state.berths.get(berth_id);
    const held = berth?.residencies.firstIn(tonight, tonight + 1);
    if (berth === undefined || held?.residency.vessel_id !== vessel_id) return [];
    return berth.absences.firstIn(tonight, tonight + 1) === undefined ? [] : [held];
  });
}

/** The residents that are still there, as occupants by berth. */
function residentOccupants(residents: readonly HeldNights[]): StillThere {
  return new Map(residents.map((held) => [held.berth.facts.berth_id, occupantOf(held)]));
}

function plannedOn(berth: PlannedBerth, date: string): Occupant | null {
  const tonight = dayNumber(date);
  const visit = berth.visits.firstIn(tonight, tonight + 1);
  if (visit !== undefined) return visitorOf(visit);
  if (berth.absences.firstIn(tonight, tonight + 1) !== undefined) return null;
  const residency = berth.residencies.firstIn(tonight, tonight + 1);
  return residency === undefined ? null : occupantOf(residency);
}

/**
 * Visitors whose stays ended in this berth on `date` or within the `days` before, the latest first. A stay that goes on
 * in another berth has not ended.
 */
export function leaversOn(berth: PlannedBerth, date: string, days: number): Occupant[] {
  const today = dayNumber(date);
  return berth.visits
    .in(today - days, today)
    .filter((visit) => visit.end <= today && visit.allocation.segments.at(-1)?.end === visit.end)
    .map(visitorOf)
    .reverse();
}

/** The resident who holds the berth on `date`, also while away; null if there is none. */
export function residentOn(berth: PlannedBerth, date: string): Resident | null {
  const today = dayNumber(date);
  const residency = berth.residencies.firstIn(today, today + 1);
  if (residency === undefined) return null;
  const absence = residency.residency.segments
    .map((held) => held.berth.absences.firstIn(Math.max(held.start, today), held.end)?.absence)
    .find((one) => one !== undefined);
  return {
    ...occupantOf(residency),
    residency: residencyOf(residency),
    absence:
      absence === undefined
        ? null
        : { id: absence.id, start_date: dateOfDay(absence.start), end_date: dateOfDay(absence.end) },
  };
}

/** The resident who has the berth next, from a day after `date` on; null if there is none. */
export function comingResident(berth: PlannedBerth, date: string): Omit<Resident, 'absence'> | null {
  const today = dayNumber(date);
  const held = berth.residencies.in(today + 1, OPEN_END).find(({ start }) => start > today);
  return held === undefined ? null : { ...occupantOf(held), residency: residencyOf(held) };
}

function residencyOf({ residency: { start, end } }: HeldNights): Resident['residency'] {
  return { start_date: dateOfDay(start), end_date: endDate(end) };
}

function visitorOf({ allocation, start, end }: BerthedStay): Occupant {
  const { id, reservation_id, length } = allocation;
  return {
    berth_holder_type: 'VISITOR',
    allocation_id: id,
    reservation_id,
    boater_id: null,
    vessel_id: null,
    length: metres(length),
    start_date: dateOfDay(start),
    end_date: dateOfDay(end),
  };
}

/** The dates are those of the berth: a resident may hold others before and after it. */
function occupantOf({ residency, start, end }: HeldNights): Occupant {
  const { id, boater_id, vessel_id, length } = residency;
  return {
    berth_holder_type: 'RESIDENT',
    allocation_id: id,
    reservation_id: null,
    boater_id,
    vessel_id,
    length: metres(length),
    start_date: dateOfDay(start),
    end_date: endDate(end),
  };
}
