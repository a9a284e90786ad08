import type { Sighting } from '../../../contracts/dockwalk/queries.js';
import type { SeenGone } from '../../../contracts/vocabulary/seen-gone.js';

/**
 * Where a boat lies is what was recorded of it (arrival, departure, the berth that it was seen in), and what a dock walk
 * has seen since. An absence that is only reported moves nothing: the boat is in its berth until somebody has seen it
 * leave, or saw the berth without it, at the latest until its first day away is over. On later days it is there if a dock
 * walk saw it. A boat that nobody expected lies in the berth in which a dock walk saw it.
 */

/** A boat and the berth that it should lie in by what was recorded. */
export interface BerthedBoat {
  readonly berth_id: string | null;
  readonly vessel_id: string | null;
  readonly reservation_id: string | null;
}

type KnownBoat = Pick<BerthedBoat, 'vessel_id' | 'reservation_id'>;

export type Sightings = ReadonlyMap<string, Sighting>;

/**
 * The sighting of the boat's berth without the boat; null: there is none.
 * @param since the marina's date from which on the boat may leave
 * @param dayOf the marina's date of an instant
 */
export function seenGone(
  boat: BerthedBoat,
  since: string,
  sightings: Sightings,
  dayOf: (instant: string) => string,
): SeenGone | null {
  const sighting = sightings.get(boat.berth_id ?? '');
  if (sighting === undefined || dayOf(sighting.at) < since || isOf(sighting, boat)) return null;
  return { at: sighting.at, by: sighting.by };
}

function isOf({ boat: seen }: Sighting, boat: KnownBoat): boolean {
  return seen !== null && isSame(seen, boat);
}

function isSame(one: KnownBoat, other: KnownBoat): boolean {
  if (one.reservation_id !== null && one.reservation_id === other.reservation_id) return true;
  return one.vessel_id !== null && one.vessel_id === other.vessel_id;
}

/** An absence of a resident, `[start_date, end_date)`, with what was recorded of it. UTC instants. */
export interface ReportedAbsence {
  readonly vessel_id: string;
  readonly berth_id: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly departed_at: string | null;
}

/** Whether the resident's boat is in its berth although its absence has begun. */
export function isStillThere(
  { vessel_id, berth_id, start_date, end_date, departed_at }: ReportedAbsence,
  today: string,
  sightings: Sightings,
  dayOf: (instant: string) => string,
): boolean {
  if (today < start_date || end_date <= today) return false;
  const sighting = sightings.get(berth_id);
  const seen = sighting !== undefined && dayOf(sighting.at) >= start_date && sighting.at > (departed_at ?? '');
  if (seen) return isOf(sighting, { vessel_id, reservation_id: null });
  return departed_at === null && start_date === today;
}

/** What was recorded of a visitor's boat. UTC instants. */
export interface RecordedStay {
  /** The berth that it was seen in, or else the one that the plan gave it. */
  readonly berth_id: string | null;
  readonly reservation_id: string;
  readonly vessel_id: string | null;
  readonly arrived_at: string | null;
  readonly departed_at: string | null;
}

/**
 * The sightings of boats that neither record nor plan has in these berths. A sighting no longer holds once another boat is
 * recorded to have come into the berth, or once the boat itself has left or was seen elsewhere.
 */
export function strangersIn(sightings: Sightings, stays: readonly RecordedStay[]): Sighting[] {
  const all = [...sightings.values()];
  return all.filter(({ berth_id, at, boat, stranger }) => {
    if (stranger === undefined || boat === null) return false;
    const later = stays.some(
      (stay) =>
        (stay.berth_id === berth_id && (stay.arrived_at ?? '') > at) ||
        (isSame(boat, stay) && (stay.departed_at ?? '') > at),
    );
    return !later && !all.some((other) => other.at > at && other.boat !== null && isSame(other.boat, boat));
  });
}
