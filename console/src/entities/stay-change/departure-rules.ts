import { addDays } from '../../../../contracts/vocabulary/dates.js';

/** How the departure of a stay moves. */
export const departureMoves = ['longer', 'earlier'] as const;
export type DepartureMove = (typeof departureMoves)[number];

interface StayDates {
  readonly start_date: string;
  readonly end_date: string;
}

/** The departures to choose from, both included; null in place of one that has no limit. */
export interface Departures {
  readonly first: string;
  readonly last: string | null;
  readonly usual: string;
}

/**
 * The days on which the stay could end instead: later, or earlier but not in the past and with at least one night. Null:
 * there is none, as for a stay that is over.
 */
export function departuresOf(
  { start_date, end_date }: StayDates,
  move: DepartureMove,
  today: string,
): Departures | null {
  if (end_date < today) return null;
  if (move === 'longer') {
    const usual = addDays(end_date, 1);
    return { first: usual, last: null, usual };
  }
  const oneNight = addDays(start_date, 1);
  const first = oneNight > today ? oneNight : today;
  const usual = addDays(end_date, -1);
  return usual < first ? null : { first, last: usual, usual };
}
