import type { BerthedVessel } from './vocabulary-schemas.js';
import type { ShownSegment } from './plan-gestures.js';
import type { Refusal } from '../vocabulary/refusal.js';
import type {
  ArrangedStay,
  RestoreStayInput,
  AllocateBerthInput,
  MoveAllocationInput,
  ArrangeStaysInput,
  ChangeAllocationDatesInput,
  ReleaseAllocationInput,
  MoveResidentInput,
  ChangeResidentDatesInput,
  SwapResidentsInput,
  RestoreResidencyInput,
  OpenAbsenceInput,
  ChangeAbsenceDatesInput,
  CloseAbsenceInput,
} from './commands.js';
import { Query } from '../vocabulary/bus.js';
import { UnnamedMatch } from './matching-queries.js';

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
