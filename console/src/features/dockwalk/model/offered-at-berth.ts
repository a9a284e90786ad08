import { otherIsChosen } from './answers.js';
import type { ShownBerth } from './standing.js';

interface BerthOnWalk {
  readonly berth: ShownBerth;
  /** The name of a boat that is new in the marina and is being entered; null: none. */
  readonly newName: string | null;
  /** Whether a boat was chosen that is not recorded yet. */
  readonly chosen: boolean;
  /** Whether another boat is being searched. */
  readonly searching: boolean;
  readonly may: boolean;
}

export interface OfferedAtBerth {
  /** The page shows the form of a new boat, the berth with a boat to record, or the berth alone. */
  readonly page: 'new_boat' | 'record' | 'berth';
  readonly search: boolean;
  /** Whether the page says which other boat was recorded. */
  readonly recorded: boolean;
  /** The resident who is away without an absence, and can be asked for one; null: nobody. */
  readonly inquiry: string | null;
}

/** What the page of a berth on the walk offers. */
export function offeredAtBerth({ berth, newName, chosen, searching, may }: BerthOnWalk): OfferedAtBerth {
  const away = berth.differences[0] === 'RESIDENT_AWAY';
  return {
    page: newName !== null && may ? 'new_boat' : chosen && may ? 'record' : 'berth',
    search: searching && may,
    recorded: berth.standing !== null && otherIsChosen(berth) && !searching,
    inquiry: away ? (berth.row.expected.boat?.vessel_id ?? null) : null,
  };
}
