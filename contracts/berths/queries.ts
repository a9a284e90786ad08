import { Query } from '../vocabulary/bus.js';
import type { ShownSegment } from './plan-gestures.js';
import type { BerthChoice, Match, NightOccupancy, Removal } from './matches.js';
import type {
  AllocateBerthInput,
  ArrangedStay,
  ArrangeStaysInput,
  ChangeAbsenceDatesInput,
  ChangeAllocationDatesInput,
  ChangeResidentDatesInput,
  CloseAbsenceInput,
  MoveAllocationInput,
  MoveResidentInput,
  NamedSegment,
  OpenAbsenceInput,
  ReleaseAllocationInput,
  RestoreResidencyInput,
  RestoreStayInput,
  SwapResidentsInput,
} from './commands.js';
import type { BerthedVessel } from './vocabulary-schemas.js';
import type { CommandContext } from '../vocabulary/command-context.js';
import type { BoatTypes, HolderType, PlanActionKind, ReleaseReason, RemovalRule } from './vocabulary.js';
import type { BerthOwner, BerthResidentRow } from './records.js';
import type { FollowingTrafficEvent } from './berth-info.js';
import type { Refusal } from '../vocabulary/refusal.js';

/** Queries that other areas send to a marina's berth plan. */

export interface FindMatchesInput {
  readonly vessel: BerthedVessel;
  readonly start_date: string;
  readonly end_date: string;
  readonly instant_only?: boolean;
  /** Allocation whose own nights count as free, to find other berths for the stay and to check its present one. */
  readonly allocation_id?: string;
  /** Default 20. */
  readonly limit?: number;
  /** Berths that staff skipped for this stay. */
  readonly skips?: readonly string[];
  /** Includes berths whose minimum length exceeds the boat's; taking one needs a confirmation. */
  readonly accepts_below_min?: boolean;
}
export interface FindMatchesAnswer {
  readonly items: readonly Match[];
  readonly total: number;
  /** Number of berths by the rule that removed them. */
  readonly removed: Readonly<Partial<Record<RemovalRule, number>>>;
}
/** A match without the name of the absent boat. */
export interface UnnamedMatch extends Omit<Match, 'vessel'> {
  readonly vessel_id: string | null;
}
export interface UnnamedMatches extends Omit<FindMatchesAnswer, 'items'> {
  readonly items: readonly UnnamedMatch[];
}
/** The berths that fit, best first. */
export class FindMatches extends Query<FindMatchesAnswer> {
  constructor(
    readonly marina_id: string,
    readonly input: FindMatchesInput,
  ) {
    super();
  }
}

export interface MatchesOfOneStay extends UnnamedMatches {
  /** Only berths below whose minimum the boat is: `items` and `total` are theirs, and taking one needs a confirmation. */
  readonly needs_confirmation: boolean;
}
export interface FindMatchesOfManyInput {
  readonly wishes: readonly FindMatchesInput[];
  readonly each_once?: boolean;
  /** Answers a stay that no berth fits with the berths that fit once staff confirm that the boat is below their minimum. */
  readonly else_below_min?: boolean;
}
/**
 * The berths that fit each of several stays, in the order of `wishes`. With `each_once`, the best match of a stay counts
 * as taken for those after it, so that every berth is the best match of one of them at most; berths that need a
 * confirmation come after all others.
 */
export class FindMatchesOfMany extends Query<readonly MatchesOfOneStay[]> {
  constructor(
    readonly marina_id: string,
    readonly input: FindMatchesOfManyInput,
  ) {
    super();
  }
}

/** For each berth and each stay, why the berth cannot be had; null: it fits and is free. Unknown berths count as inactive. */
export class JudgeBerths extends Query<readonly (readonly (Removal | null)[])[]> {
  constructor(
    readonly marina_id: string,
    readonly input: { readonly berth_ids: readonly string[]; readonly wishes: readonly FindMatchesInput[] },
  ) {
    super();
  }
}

export interface ListBerthChoicesInput extends Omit<FindMatchesInput, 'limit' | 'skips' | 'accepts_below_min'> {
  readonly only_available?: boolean;
}
/** Every active berth for staff to choose from, long enough ones first. */
export class ListBerthChoices extends Query<readonly BerthChoice[]> {
  constructor(
    readonly marina_id: string,
    readonly input: ListBerthChoicesInput,
  ) {
    super();
  }
}

/** Name and place of a berth for lists and pages. */
export interface NamedBerth {
  readonly id: string;
  readonly number: string;
  readonly pier_id: string;
  readonly pier_name: string;
  /** Metres; 0 for a deleted berth. */
  readonly length: number;
  /** Metres; null for a deleted berth. */
  readonly beam: number | null;
  /** Metres; null for a deleted berth. */
  readonly draft: number | null;
  readonly min_length: number | null;
  readonly min_beam: number | null;
  readonly min_draft: number | null;
}
/** Names of the active berths. */
export class ListBerthNames extends Query<ReadonlyMap<string, NamedBerth>> {
  constructor(readonly marina_id: string) {
    super();
  }
}

/** A visitor's boat that is in a berth tonight although the plan does not have it there. */
export interface BoatInTheWay {
  readonly reservation_id: string;
  readonly berth_id: string;
  readonly berth_name: string;
  readonly boat_name: string | null;
  /** The dates of its own stay. */
  readonly start_date: string;
  readonly end_date: string;
}
/** The boats in the way of a stay on these nights; none if tonight is not among them (docs/rules/traffic.md). */
export class FindBoatsInTheWay extends Query<readonly BoatInTheWay[]> {
  constructor(
    readonly marina_id: string,
    readonly input: {
      readonly start_date: string;
      readonly end_date: string;
      /** The reservation of the stay; null: it has none. */
      readonly own: string | null;
    },
  ) {
    super();
  }
}

/** A berth that need not be active; sizes in metres. */
export interface PlacedBerth {
  readonly id: string;
  readonly label: string;
  readonly pier_id: string;
  readonly pier_name: string;
  readonly sizes: { readonly length: number; readonly beam: number; readonly draft: number };
}
/** Names and sizes of all berths, also of those out of service. */
export class ListBerthPlaces extends Query<readonly PlacedBerth[]> {
  constructor(readonly marina_id: string) {
    super();
  }
}

export interface CheckAvailabilityInput {
  readonly berth_id: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly allocation_id?: string;
}
export interface CheckAvailabilityAnswer {
  readonly available: boolean;
  readonly removed_by: Removal | null;
  readonly absence_report_id: string | null;
  readonly vessel: Match['vessel'];
}
/** Whether a berth is free on these nights, for any boat. */
export class CheckAvailability extends Query<CheckAvailabilityAnswer | Refusal> {
  constructor(
    readonly marina_id: string,
    readonly input: CheckAvailabilityInput,
  ) {
    super();
  }
}

export interface AllocationOfReservationAnswer {
  readonly allocation_id: string;
  readonly berth_id: string;
  readonly berth_name: string;
  /** Metres; null: no boat is too short. */
  readonly min_length: number | null;
  readonly start_date: string;
  readonly end_date: string;
  /** The whole stay in order; several after a move during the stay. */
  readonly segments: readonly NamedSegment[];
  /** The boat that the berth was checked for. */
  readonly vessel: BerthedVessel;
}
/** The berth of a reservation's boat (its last, after moves), or null. */
export class AllocationOfReservation extends Query<AllocationOfReservationAnswer | null> {
  constructor(
    readonly marina_id: string,
    readonly input: { readonly reservation_id: string },
  ) {
    super();
  }
}

/** A visitor or a resident who is not away, on nights of one berth. */
export interface BerthOccupation {
  readonly berth_id: string;
  /** Null for a resident. */
  readonly reservation_id: string | null;
  /** Null for a visitor, whose reservation names the boat. */
  readonly resident: { readonly boater_id: string; readonly vessel_id: string } | null;
  readonly vessel: BerthedVessel;
  /** The nights in this berth `[start_date, end_date)`; null: until further notice. */
  readonly start_date: string;
  readonly end_date: string | null;
}
/** For each span of nights in a berth, who has it, in the order of the input and of the nights. */
export class FindOccupations extends Query<readonly (readonly BerthOccupation[])[]> {
  constructor(
    readonly marina_id: string,
    readonly input: readonly { readonly berth_id: string; readonly start_date: string; readonly end_date: string }[],
  ) {
    super();
  }
}

/** The berths of each of these stays, with the metres that the boat leaves unused; empty for stays without a berth. */
export class ShowStayBerths extends Query<readonly (readonly ShownSegment[])[]> {
  constructor(
    readonly marina_id: string,
    readonly reservation_ids: readonly string[],
  ) {
    super();
  }
}

/** Nights `[start_date, end_date)`. */
export class OccupancyByNight extends Query<readonly NightOccupancy[]> {
  constructor(
    readonly marina_id: string,
    readonly input: { readonly start_date: string; readonly end_date: string },
  ) {
    super();
  }
}

/** A visitor's stay, or a residency, before and after a change of the plan. */
export interface RehearsedStay {
  readonly allocation_id: string;
  /** Null: a resident. */
  readonly reservation_id: string | null;
  /** Null: a visitor. */
  readonly vessel_id: string | null;
  /** Metres. */
  readonly vessel: BerthedVessel;
  readonly before: readonly ShownSegment[];
  /** As wanted where the change is refused. */
  readonly after: readonly ShownSegment[];
}

export interface RehearsedChange {
  /** Of the plan that the change was decided on; -1: the plan is empty. */
  readonly revision: number;
  readonly refusal: Refusal | null;
  /** The allocation that the refusal names. */
  readonly in_the_way: {
    readonly allocation_id: string;
    readonly reservation_id: string | null;
    readonly vessel_id: string | null;
    readonly berth_name: string;
    readonly start_date: string;
    readonly end_date: string | null;
  } | null;
  readonly stays: readonly RehearsedStay[];
  /** Other stays in the berths within `NIGHTS_BESIDE` nights before and after. */
  readonly beside: readonly {
    readonly reservation_id: string;
    readonly berth_name: string;
    readonly start_date: string;
    readonly end_date: string;
    readonly nights_between: number;
  }[];
}

/** An absence with the nights that it had, and visitors back in their berths of then. */
export interface RestoredAbsence {
  readonly absence_id: string;
  readonly vessel_id: string;
  /** Null: there was no absence. */
  readonly nights: { readonly start_date: string; readonly end_date: string } | null;
  /** The absence was withdrawn; otherwise its nights were changed. */
  readonly reopens: boolean;
  readonly moved: readonly ArrangedStay[];
  readonly restored: readonly RestoreStayInput[];
}

/** What the plan would decide, without writing anything. */
export class RehearsePlan extends Query<RehearsedChange | Refusal> {
  constructor(
    readonly marina_id: string,
    readonly change:
      | { readonly type: 'AllocateBerth'; readonly data: AllocateBerthInput }
      | { readonly type: 'MoveAllocation'; readonly data: MoveAllocationInput }
      | { readonly type: 'ArrangeStays'; readonly data: ArrangeStaysInput }
      | { readonly type: 'ChangeAllocationDates'; readonly data: ChangeAllocationDatesInput }
      | { readonly type: 'ReleaseAllocation'; readonly data: ReleaseAllocationInput }
      | { readonly type: 'RestoreStay'; readonly data: RestoreStayInput }
      | { readonly type: 'MoveResident'; readonly data: MoveResidentInput }
      | { readonly type: 'ChangeResidentDates'; readonly data: ChangeResidentDatesInput }
      | { readonly type: 'SwapResidents'; readonly data: SwapResidentsInput }
      | { readonly type: 'RestoreResidency'; readonly data: RestoreResidencyInput }
      | { readonly type: 'RestoreAbsence'; readonly data: RestoredAbsence },
  ) {
    super();
  }
}

/** The change of the plan that an absence needs. */
export type AbsenceStep =
  | { readonly ask: 'OPEN'; readonly input: OpenAbsenceInput }
  | { readonly ask: 'CHANGE'; readonly input: ChangeAbsenceDatesInput }
  | { readonly ask: 'CLOSE'; readonly input: CloseAbsenceInput };

/** Why the plan would refuse a step of an absence; null: it would not. */
export class RehearseAbsence extends Query<Refusal | null> {
  constructor(
    readonly marina_id: string,
    readonly step: AbsenceStep,
  ) {
    super();
  }
}

/** The nights of a stay in one berth with the neighbours it extends over. */
export interface RecordedSegment extends NamedSegment {
  readonly extends_over: readonly string[];
}

/** The effect of an action on one stay. */
export interface RecordedPlanStep {
  readonly did: 'ALLOCATED' | 'MOVED' | 'CHANGED_DATES' | 'RELEASED';
  readonly allocation_id: string;
  readonly reservation_id: string;
  /** Only releases have one. */
  readonly release_reason: ReleaseReason | null;
  /** Empty: no berth; null: an older version did not record it. */
  readonly before: readonly RecordedSegment[] | null;
  readonly after: readonly RecordedSegment[];
  /** The next change of the same stay by another action. */
  readonly changed_since: { readonly by: CommandContext['actor']; readonly at: string } | null;
}

/** The nights of a residency in one berth. */
export interface RecordedHeldNights extends Omit<NamedSegment, 'end_date'> {
  /** Null: until further notice. */
  readonly end_date: string | null;
}

/** The effect of an action on a residency. */
export interface RecordedResidency {
  readonly did: 'BERTHED' | 'MOVED' | 'CHANGED_DATES' | 'LEFT';
  readonly allocation_id: string;
  readonly boater_id: string;
  readonly vessel_id: string;
  /** Null: the plan has the boat, or an older version did not record it. */
  readonly vessel: BerthedVessel | null;
  /** Empty: there was no residency; null: an older version did not record it. */
  readonly before: readonly RecordedHeldNights[] | null;
  readonly after: readonly RecordedHeldNights[];
  /** Absences that lost nights, as they were before. */
  readonly absences: RestoreResidencyInput['absences'];
  /** The next change of the same residency by another action. */
  readonly changed_since: RecordedPlanStep['changed_since'];
}

/** The effect of an action on a resident's absence. */
export interface RecordedAbsence {
  readonly did: 'OPENED' | 'CHANGED_DATES' | 'CLOSED';
  readonly absence_id: string;
  readonly allocation_id: string;
  readonly vessel_id: string;
  /** The nights in the resident's first berth; empty: there was none; null: an older version did not record it. */
  readonly before: readonly RecordedHeldNights[] | null;
  readonly after: readonly RecordedHeldNights[];
  /** The next change of the same absence by another action. */
  readonly changed_since: RecordedPlanStep['changed_since'];
}

/** One command on the stays of visitors, on a residency or on an absence. */
export interface RecordedPlanAction {
  readonly action_id: string;
  readonly kind: PlanActionKind;
  readonly at: string;
  readonly by: CommandContext['actor'];
  /** Position of its last event in the log. */
  readonly position: number;
  readonly steps: readonly RecordedPlanStep[];
  /** Null unless the action was on a residency; there are no steps then. */
  readonly resident: RecordedResidency | null;
  /** The other residency of two that exchanged berths; null: there is none. */
  readonly swapped: RecordedResidency | null;
  /** Null unless the action was on an absence; the steps are the visitors whom it moved. */
  readonly absence: RecordedAbsence | null;
}

/** Lists the actions on visitors' stays, residencies and absences since an instant, newest first. */
export class ListPlanActions extends Query<readonly RecordedPlanAction[]> {
  constructor(
    readonly marina_id: string,
    readonly input: { readonly since: string },
  ) {
    super();
  }
}

/** The nights of an absence in the berth plan, and the visitors who have them. */
export interface PlannedAbsence {
  readonly berth_id: string;
  readonly berth_name: string;
  /** Nights `[start_date, end_date)` on which the berth is free for visitors. */
  readonly start_date: string;
  readonly end_date: string;
  /** Visitors' nights within the absence, in order. */
  readonly visits: readonly {
    readonly reservation_id: string;
    readonly start_date: string;
    readonly end_date: string;
  }[];
}

/** Absences as the plan has them, by id; those that free no night are left out. */
export class FindPlannedAbsences extends Query<ReadonlyMap<string, PlannedAbsence>> {
  constructor(
    readonly marina_id: string,
    readonly input: { readonly absence_ids: readonly string[] },
  ) {
    super();
  }
}

export interface HeldBerth {
  readonly berth_id: string;
  readonly berth_name: string;
  /** Metres: the largest boat that the berth takes. */
  readonly max_loa: number;
  readonly max_beam: number;
  readonly max_draft: number;
  /** Nights of the range on which the vessel holds the berth. */
  readonly start_date: string;
  readonly end_date: string;
  /** Visitors' nights in the berth within these nights, in order. */
  readonly visits: PlannedAbsence['visits'];
  /** The first night in the marina's plan that a visitor had; null: none yet. */
  readonly first_visit: string | null;
}

/** The berth that a vessel holds as a resident during `[start_date, end_date)`: the first, if it has several in turn. */
export class FindHeldBerth extends Query<HeldBerth | null> {
  constructor(
    readonly marina_id: string,
    readonly input: { readonly vessel_id: string; readonly start_date: string; readonly end_date: string },
  ) {
    super();
  }
}

/** A visitor who would lose the berth. */
export interface DisplacedVisit {
  readonly allocation_id: string;
  readonly reservation_id: string;
  /** The visit's nights in the berth. */
  readonly start_date: string;
  readonly end_date: string;
  /** First night for which another berth is needed. */
  readonly from_date: string;
  /** Last day of the stay. */
  readonly until_date: string;
  /** Other berths for the nights from `from_date`, best first, and how many there are. */
  readonly matches: readonly UnnamedMatch[];
  readonly total: number;
}

/**
 * The visitors whom a change of an absence would displace, in order of their arrival; nothing is written. Without dates
 * the absence is withdrawn.
 */
export class FindDisplaced extends Query<readonly DisplacedVisit[] | Refusal> {
  constructor(
    readonly marina_id: string,
    readonly input: {
      readonly absence_id: string;
      readonly dates: { readonly start_date: string; readonly end_date: string } | null;
    },
  ) {
    super();
  }
}

/** A berth as somebody on the dock needs it. Sizes in metres. */
export interface BerthOnDock {
  readonly berth_id: string;
  readonly pier_id: string;
  readonly pier_name: string;
  /** Pier name and number. */
  readonly name: string;
  readonly max_loa: number;
  readonly max_beam: number;
  readonly max_draft: number;
  readonly boat_types: BoatTypes;
  /** Always false for a berth that was deleted. */
  readonly active: boolean;
  readonly note: string;
  /** The boat that has the berth in the night that begins on the date. */
  readonly tonight: BerthOwner | null;
  /** A visitor whose stay ended here in the last days, or ends on the date, and whose departure is not confirmed. */
  readonly leaving: BerthOwner | null;
  /** The resident, who may be away. */
  readonly resident: BerthResidentRow | null;
  readonly following: readonly FollowingTrafficEvent[];
  /** The standing absence inquiry to the resident; UTC instant. */
  readonly inquiry_sent_at: string | null;
}

/** Berths by pier and number, with who should be in them on a date. Berths of other marinas are left out. */
export class ListBerthsOnDock extends Query<{ readonly items: readonly BerthOnDock[]; readonly total: number }> {
  constructor(
    readonly marina_id: string,
    readonly input: {
      /** Marina-local. */
      readonly date: string;
      readonly pier_id?: string;
      /** Also finds deleted berths. */
      readonly berth_ids?: readonly string[];
      readonly skip?: number;
      readonly limit?: number;
      /** As plan, arrivals and departures stood at this UTC instant; absent: as they stand now. */
      readonly at?: string;
      /** How many arrivals and departures after the date to name for each berth; default none. */
      readonly most_following?: number;
    },
  ) {
    super();
  }
}

/** A pier with its berths, in the order of piers and numbers. */
export interface PierOnDock {
  readonly pier_id: string;
  readonly pier_name: string;
  readonly berth_ids: readonly string[];
}
/** The piers of a marina that have berths. */
export class ListPiersOnDock extends Query<readonly PierOnDock[]> {
  constructor(readonly marina_id: string) {
    super();
  }
}

/** Whether one of these boats or people holds a berth as a resident tonight, present or away. */
export class HoldsBerth extends Query<boolean> {
  constructor(
    readonly marina_id: string,
    readonly input: { readonly vessel_ids: readonly string[]; readonly boater_ids: readonly string[] },
  ) {
    super();
  }
}

/** A boat in its berth of tonight. */
export interface BoatInBerth {
  readonly berth_id: string;
  readonly berth_name: string;
  readonly berth_holder_type: HolderType;
  readonly allocation_id: string;
  /** Null: a resident. */
  readonly reservation_id: string | null;
  /** Null: the visitor's boat is not in the register. */
  readonly vessel_id: string | null;
  readonly name: string | null;
  readonly boater_id: string | null;
  /** Metres. */
  readonly vessel: BerthedVessel;
  /** The stay is over and the boat is still there, so that it has no night in the plan. */
  readonly overdue: boolean;
}
/** The boats in berths tonight: by the plan, or because they have not left after their stays (docs/rules/traffic.md). */
export class ListBoatsInBerths extends Query<readonly BoatInBerth[]> {
  constructor(readonly marina_id: string) {
    super();
  }
}

/** The berths in service on one night; they add up to `berths`. */
export interface NightCounts {
  readonly date: string;
  readonly berths: number;
  /** Residents who are not away. */
  readonly residents: number;
  readonly visitors: number;
  /** Empty and offered to visitors. */
  readonly free: number;
  /** Empty and not offered. */
  readonly not_offered: number;
}

/** The nights from the marina's today on, with the berths of the first one. */
export class CountNights extends Query<{
  readonly nights: readonly NightCounts[];
  readonly out_of_service: number;
  /** The greatest length of each berth that is free tonight, in metres. */
  readonly free_lengths: readonly number[];
  /** The reservations of tonight's visitors, with the number of berths that each takes. */
  readonly visits: ReadonlyMap<string, number>;
} | null> {
  constructor(
    readonly marina_id: string,
    readonly nights: number,
  ) {
    super();
  }
}

/** Nights of visitors by month of a calendar year, January first; a boat over two berths counts once. */
export class CountVisitorNights extends Query<readonly number[]> {
  constructor(
    readonly marina_id: string,
    readonly year: number,
  ) {
    super();
  }
}
