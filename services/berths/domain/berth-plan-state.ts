import { berthName } from '../../../contracts/berths/rules/berth-names.js';
import { dateOfDay, dayNumber } from '../../../contracts/vocabulary/dates.js';
import type { ClosedOut, HeldSegment, StaySegment } from '../../../contracts/berths/events.js';
import type { BerthedVessel } from '../../../contracts/berths/vocabulary-schemas.js';
import type { BoatTypes, ClosureReason } from '../../../contracts/berths/vocabulary.js';
import type { PlanBerth } from './berth-plan-events.js';
import { type NightIndex, type Nights, OPEN_END } from './nights.js';
import { VisitedNights } from './visited-nights.js';

/**
 * Which boat is in which berth, on which nights, in one marina. Days are day numbers and measures are whole
 * centimetres: integers compare exactly and stay small with hundreds of thousands of stays.
 */

/** A segment of a visitor's stay: its nights in one berth and the neighbours it extends over. */
export interface BerthedStay extends Nights {
  readonly allocation: Allocation;
  readonly berth: PlannedBerth;
  readonly over: readonly PlannedBerth[];
}

export interface BoatMeasures {
  readonly length: number;
  readonly beam: number;
  readonly draft: number;
  readonly type: BerthedVessel['type'];
}

export interface Allocation extends BoatMeasures {
  readonly id: string;
  readonly reservation_id: string;
  /** In order, without gaps; several after a move during the stay. */
  segments: BerthedStay[];
  /** True: only the nights already spent remain. */
  released: boolean;
  /** Null: the register does not have the boat, or an older version did not name it. */
  vessel_id: string | null;
  /**
   * The boat is a resident's, in its own berth. The residency has the nights, so no index of the berth has them again:
   * nobody counts the boat twice.
   */
  own: boolean;
}

/** The nights on which a vessel holds a berth; it may hold one berth after another. */
export interface Residency extends Nights, BoatMeasures {
  readonly id: string;
  readonly boater_id: string;
  readonly vessel_id: string;
  /** In order, without gaps; several after a move. */
  segments: readonly HeldNights[];
}

/** The nights of a residency in one berth. */
export interface HeldNights extends Nights {
  readonly residency: Residency;
  readonly berth: PlannedBerth;
}

/** Nights on which a resident's berth is free for visitors; always within the residency. */
export interface Absence extends Nights {
  readonly id: string;
  readonly residency: Residency;
}

/** The nights of an absence in one of the berths that the resident holds. */
export interface AbsentNights extends Nights {
  readonly absence: Absence;
}

/** Berths that nobody is in for some nights. Closures may overlap: a berth is open again when none covers the night. */
export interface Closure extends Nights {
  readonly id: string;
  readonly reason: ClosureReason;
  readonly words: string;
  /** Other words for the people of single boats. */
  readonly own_words?: readonly { readonly allocation_id: string; readonly words: string }[];
  readonly tell: boolean;
  /** When the people are told, UTC; absent: at once. */
  readonly tell_at?: string;
  /** The berths (ids) that it closed, also those that are open again. */
  readonly berth_ids: readonly string[];
  /** The nights of each berth that is still closed, or was closed until it reopened. */
  readonly berths: Map<PlannedBerth, Nights>;
  readonly displaced: readonly ClosedOut[];
  /** The residencies whose boats stay in their closed berths; absent for closures recorded without them. */
  readonly staying?: readonly string[];
  undone: boolean;
}

/** Closed nights of one berth, without gap or overlap between closures. */
export interface ClosedNights extends Nights {
  /** The closure that begins first. */
  readonly closure: Closure;
}

export interface PlannedBerth {
  /** Index from 0 in the order in which berths entered the plan. */
  readonly place: number;
  facts: PlanBerth;
  max_loa: number;
  max_beam: number;
  max_draft: number;
  min_length: number;
  min_beam: number;
  min_draft: number;
  /** The berth was deleted: its past stays are kept, and it takes no new ones. */
  left: boolean;
  readonly visits: NightIndex<BerthedStay>;
  readonly residencies: NightIndex<HeldNights>;
  readonly absences: NightIndex<AbsentNights>;
  /** Nights on which nobody is in the berth, whatever the other indexes say. */
  closed: NightIndex<ClosedNights>;
}

/** Properties that decide which boats berths accept; a marina has few combinations. */
export interface BerthKind {
  readonly active: boolean;
  readonly offered: boolean;
  readonly instant_booking: boolean;
  readonly boat_types: BoatTypes;
  /** A boat too large for it may extend over its neighbours. */
  readonly extends: boolean;
}

/**
 * Berths in use in matching order, with their measures (centimetres) in parallel arrays: a match reads thousands of
 * them, and reading each berth object would make it wait for memory.
 */
export interface BerthOrder {
  readonly berths: readonly PlannedBerth[];
  readonly kinds: readonly BerthKind[];
  /** Indexes into `kinds`. */
  readonly kind: Uint8Array;
  readonly place: Int32Array;
  readonly loa: Int32Array;
  readonly beam: Int32Array;
  readonly draft: Int32Array;
  readonly min_length: Int32Array;
  readonly min_beam: Int32Array;
  readonly min_draft: Int32Array;
}

export interface BerthPlanState {
  readonly berths: Map<string, PlannedBerth>;
  readonly allocations: Map<string, Allocation>;
  /** Live allocations only. */
  readonly by_reservation: Map<string, Allocation>;
  readonly residencies: Map<string, Residency>;
  /** In order of their nights. */
  readonly by_vessel: Map<string, NightIndex<Residency>>;
  readonly absences: Map<string, Absence>;
  /** The allocations of boats that the register has. */
  readonly boats: Map<string, Set<Allocation>>;
  /** Allocations and residencies (ids) that staff let one boat have on the same nights, each with the others. */
  readonly kept_both: Map<string, Set<string>>;
  /** Also those that have ended. */
  readonly closures: Map<string, Closure>;
  /** Ids of allocations, residencies and absences that ended without any night: ending them again is no error. */
  readonly ended: Set<string>;
  readonly visited: VisitedNights;
  /** Berths in matching order; null: needs sorting. */
  order: BerthOrder | null;
}

export function initial(): BerthPlanState {
  return {
    berths: new Map(),
    allocations: new Map(),
    by_reservation: new Map(),
    residencies: new Map(),
    by_vessel: new Map(),
    absences: new Map(),
    boats: new Map(),
    kept_both: new Map(),
    closures: new Map(),
    ended: new Set(),
    visited: new VisitedNights(),
    order: null,
  };
}

export const centimetres = (metres: number): number => Math.round(metres * 100);
export const metres = (centimetres: number): number => centimetres / 100;

export function measuresOf(vessel: BerthedVessel): BoatMeasures {
  const { length, beam, draft, type } = vessel;
  return { length: centimetres(length), beam: centimetres(beam), draft: centimetres(draft), type };
}

export function vesselOf(boat: BoatMeasures): BerthedVessel {
  return { length: metres(boat.length), beam: metres(boat.beam), draft: metres(boat.draft), type: boat.type };
}

export function nameOf(berth: PlannedBerth): string {
  return berthName(berth.facts.pier_name, berth.facts.number, berth.facts.lettered);
}

/** First and last day of a stay; a stay has at least one segment. */
export function stayOf(allocation: Allocation): Nights {
  const first = allocation.segments[0];
  const last = allocation.segments.at(-1);
  return { start: first?.start ?? 0, end: last?.end ?? 0 };
}

/** Day number of an end date; null means open-ended. */
export function endDay(date: string | null): number {
  return date === null ? OPEN_END : dayNumber(date);
}

export function endDate(day: number): string | null {
  return day === OPEN_END ? null : dateOfDay(day);
}

/** The berth of the residency in the night that begins on `day`; before and after the residency its first or last. */
export function berthHeldOn({ segments }: Residency, day: number): PlannedBerth {
  const held = segments.find(({ end }) => end > day) ?? segments.at(-1);
  if (held === undefined) throw new Error('a residency has at least one berth');
  return held.berth;
}

/** The resident's absences that share a night with `[start, end)`, in order, by berth. */
export function absencesIn({ segments }: Residency, start: number, end: number): AbsentNights[] {
  return segments.flatMap((held) => held.berth.absences.in(Math.max(held.start, start), Math.min(held.end, end)));
}

/** The absences that share a night with `[start, end)`, each once, in order. */
export const absenceIdsIn = (residency: Residency, start: number, end: number): string[] => [
  ...new Set(absencesIn(residency, start, end).map(({ absence }) => absence.id)),
];

/** Absences with their nights as events record them. */
export const absencesOf = (state: BerthPlanState, ids: readonly string[]) =>
  ids.flatMap((absence_id) => {
    const known = state.absences.get(absence_id);
    return known === undefined ? [] : [{ absence_id, ...datesOf(known) }];
  });

/** The dates of nights that have an end. */
export const datesOf = ({ start, end }: Nights) => ({ start_date: dateOfDay(start), end_date: dateOfDay(end) });

export function heldSegmentOf({ berth, start, end }: Omit<HeldNights, 'residency'>): HeldSegment {
  return { berth_id: berth.facts.berth_id, start_date: dateOfDay(start), end_date: endDate(end) };
}

export function segmentOf(segment: Omit<BerthedStay, 'allocation'>): StaySegment {
  return {
    berth_id: segment.berth.facts.berth_id,
    extends_over: segment.over.map((berth) => berth.facts.berth_id),
    start_date: dateOfDay(segment.start),
    end_date: dateOfDay(segment.end),
  };
}

/** Whether two boats have the same sizes and type. */
export function sameBoat(one: BoatMeasures, other: BoatMeasures): boolean {
  const { length, beam, draft, type } = one;
  return length === other.length && beam === other.beam && draft === other.draft && type === other.type;
}
