import type { Removal } from '../../../contracts/berths/matches.js';
import type { ClosureReason, RemovalRule } from '../../../contracts/berths/vocabulary.js';
import { dateOfDay } from '../../../contracts/vocabulary/dates.js';
import { type Absence, type Allocation, type BoatMeasures, endDate, type PlannedBerth } from './berth-plan-state.js';
import type { Nights } from './nights.js';

/** A boat that needs a berth for the nights `[start, end)`. */
export interface Wish extends Nights {
  readonly boat: BoatMeasures;
  readonly instant_only: boolean;
  /** Accepts even berths whose minimum length exceeds the boat's. */
  readonly accepts_below_min: boolean;
  /** Accepts berths outside the inventory that is given to visitors. */
  readonly accepts_not_offered: boolean;
  /** Allocations whose nights do not block it: the boat's own, and those that move away in the same decision. */
  readonly own: readonly Allocation[];
  /** Berths that must not be used, alone or as a neighbour. */
  readonly skipped: ReadonlySet<string>;
  /** Nights assigned by the same decision that are not in the state yet. */
  readonly promised: readonly (Nights & { readonly berth: PlannedBerth; readonly allocation_id: string })[];
}

/** A wish with defaults for everything optional. */
export function wishFor(boat: BoatMeasures, nights: Nights, more: Partial<Omit<Wish, 'boat'>> = {}): Wish {
  return {
    boat,
    start: nights.start,
    end: nights.end,
    instant_only: false,
    accepts_below_min: false,
    accepts_not_offered: false,
    own: [],
    skipped: NONE,
    promised: [],
    ...more,
  };
}

const NONE: ReadonlySet<string> = new Set();

/** A berth in which the wish can be met. */
export interface Placement {
  readonly berth: PlannedBerth;
  readonly over: readonly PlannedBerth[];
  /** Centimetres the boat leaves unused. */
  readonly spare_loa: number;
  readonly spare_beam: number;
  readonly spare_draft: number;
  readonly absences: readonly Absence[];
}

/** Why the wish cannot be met: the first rule broken, and the occupant in the way. */
export interface Hindrance {
  readonly rule: RemovalRule;
  /** The berth that breaks the rule; a neighbour if the boat would extend over it. */
  readonly berth: PlannedBerth;
  readonly allocation_id?: string;
  readonly nights?: Nights;
  /** Why the berth is closed. */
  readonly reason?: ClosureReason;
}

export const isHindrance = (judged: Placement | Hindrance): judged is Hindrance => 'rule' in judged;

/** A hindrance in the form of the log and the screens, for the berth that was requested. */
export function removalOf(asked: PlannedBerth, hindrance: Hindrance): Removal {
  const { rule, berth, allocation_id, nights } = hindrance;
  return {
    berth_id: asked.facts.berth_id,
    rule,
    ...(berth === asked ? {} : { at_berth_id: berth.facts.berth_id }),
    allocation_id,
    ...(nights === undefined ? {} : { start_date: dateOfDay(nights.start), ...endOf(nights) }),
  };
}

/** Open-ended nights have no end date to show. */
export function endOf(nights: Nights): { end_date?: string } {
  const end = endDate(nights.end);
  return end === null ? {} : { end_date: end };
}
