import type * as z from 'zod';
import { Command } from '../vocabulary/bus.js';
import type { MarinaContext } from '../vocabulary/command-context.js';
import type { BerthedVessel } from './vocabulary-schemas.js';
import type { HeldSegment } from './events.js';
import type { ReleaseReason } from './vocabulary.js';
import type { Refusal } from '../vocabulary/refusal.js';
import type { CommandReceipt } from '../vocabulary/route.js';
import type { skipReason } from '../vocabulary/reservation-words-schemas.js';

/**
 * Commands of other areas to the berth plan. The sender chooses the ids of new records, so a resend meets the record
 * that the first one made. Dates are marina-local; nights `[start_date, end_date)`. The context names the marina.
 * Commands about a visitor's allocation answer `AllocatedBerth | Refusal`, releases and all others `CommandReceipt |
 * Refusal`.
 */

/** A visitor's berth after the command. */
export interface AllocatedBerth {
  readonly allocation_id: string;
  /** The last berth of the stay. */
  readonly berth_id: string;
  /** Pier name and number. */
  readonly label: string;
  /** Metres; null: no boat is too short. */
  readonly min_length: number | null;
  /** The best match for these nights if the boat's own berth were free; null: no berth matches. */
  readonly suggested_berth_id: string | null;
  /** The whole stay in order, without gaps; several after a move during the stay. */
  readonly segments: readonly NamedSegment[];
}

/** The nights of a stay in one berth. */
export interface NamedSegment {
  readonly berth_id: string;
  /** Pier name and number. */
  readonly label: string;
  readonly start_date: string;
  readonly end_date: string;
}

export interface AllocateBerthInput {
  readonly allocation_id: string;
  readonly reservation_id: string;
  readonly vessel: BerthedVessel;
  readonly start_date: string;
  readonly end_date: string;
  /** Absent: the best match. */
  readonly berth_id?: string;
  /** Suggestions that staff skipped, with the reason; the best match never takes them. */
  readonly skips?: readonly { readonly berth_id: string; readonly reason: z.infer<typeof skipReason> }[];
  /** Staff confirmed a boat below one of the berth's minimums. */
  readonly confirm_min_length?: boolean;
  /** Only berths offered for instant booking. */
  readonly instant_only?: boolean;
  /** The boat, if the register has it. */
  readonly vessel_id?: string;
  /** Why the boat may have another berth on the same nights. Absent: refused with BOAT_HAS_A_BERTH if it does. */
  readonly both?: string;
}
/** Allocates a berth to a visitor: the given one, or the best match. */
export class AllocateBerth extends Command<AllocatedBerth | Refusal> {
  constructor(
    readonly input: AllocateBerthInput,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

/** Each stay names its berth. */
export interface AllocateTogetherInput {
  readonly stays: readonly (AllocateBerthInput & { readonly berth_id: string })[];
}
/**
 * Allocates the named berths to several visitors in one append, all or none. The details of a refusal name the
 * `reservation_id` that cannot have its berth.
 */
export class AllocateTogether extends Command<readonly AllocatedBerth[] | Refusal> {
  constructor(
    readonly input: AllocateTogetherInput,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

export interface MoveAllocationInput {
  readonly allocation_id: string;
  /** Absent: the best match other than the present berth. */
  readonly berth_id?: string;
  readonly confirm_min_length?: boolean;
  /** First night in the new berth. Default: the first night that has not begun (today), or the arrival. */
  readonly from_date?: string;
  /** New nights of the stay, which need to be free in the new berth only. */
  readonly nights?: { readonly start_date: string; readonly end_date: string };
  /** The stay's new boat. */
  readonly vessel?: BerthedVessel;
  /** The new boat, if the register has it. */
  readonly vessel_id?: string;
  /** As for {@link AllocateBerthInput}. */
  readonly both?: string;
  /** An allocation that loses its remaining nights to this one: another boat lies in its berth. */
  readonly displaces?: string;
}
/** Moves a visitor to another berth for the remaining nights. */
export class MoveAllocation extends Command<AllocatedBerth | Refusal> {
  constructor(
    readonly input: MoveAllocationInput,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

export interface ChangeAllocationDatesInput {
  readonly allocation_id: string;
  readonly start_date: string;
  readonly end_date: string;
  /** As for {@link AllocateBerthInput}. */
  readonly both?: string;
}
/** Changes the nights of a stay in the same berth. */
export class ChangeAllocationDates extends Command<AllocatedBerth | Refusal> {
  constructor(
    readonly input: ChangeAllocationDatesInput,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

export interface NameBoatInput {
  readonly allocation_id: string;
  readonly vessel_id: string;
  /** As for {@link AllocateBerthInput}. */
  readonly both?: string;
}
/**
 * Names the boat of a stay that was registered after its berth was allocated; refused if it has another berth and no reason
 * is given. With a reason, it also records that a boat keeps two berths that it has already.
 */
export class NameBoat extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: NameBoatInput,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

/** The whole stay of a visitor as it should be: its nights in order, without gaps, each in a berth. */
export interface ArrangedStay {
  readonly allocation_id: string;
  readonly segments: readonly {
    readonly berth_id: string;
    readonly start_date: string;
    readonly end_date: string;
    /** Exactly these neighbours, to restore an earlier plan; absent: as the boat needs. */
    readonly extends_over?: readonly string[];
  }[];
  /** The boat with other sizes, for which every night from today on is judged anew; absent: as the plan has it. */
  readonly vessel?: BerthedVessel;
}
export interface ArrangeStaysInput {
  readonly stays: readonly ArrangedStay[];
  /** Staff confirmed boats below a minimum of their berths. */
  readonly confirm_min_length?: boolean;
  /** As for {@link AllocateBerthInput}. */
  readonly both?: string;
}
/**
 * Arranges the stays of visitors: moves, splits and swaps them. Either all stays change or none; past nights keep their
 * berths. Answers the stays in the order of the input.
 */
export class ArrangeStays extends Command<{ receipt: CommandReceipt; stays: readonly AllocatedBerth[] } | Refusal> {
  constructor(
    readonly input: ArrangeStaysInput,
    readonly context: MarinaContext,
    /**
     * Refuses as STALE if another command has changed these stays, or the nights they take, after this revision of the
     * plan. Absent: no such check.
     */
    readonly since?: number,
  ) {
    super();
  }
}

export interface RestoreStayInput extends ArrangedStay {
  readonly reservation_id: string;
  readonly vessel: BerthedVessel;
  /** The boat, if the register has it. */
  readonly vessel_id?: string;
}
/** Gives a stay that lost its berth exactly the berths that it had. */
export class RestoreStay extends Command<AllocatedBerth | Refusal> {
  constructor(
    readonly input: RestoreStayInput,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

export interface ReleaseAllocationInput {
  readonly allocation_id: string;
  readonly reason: ReleaseReason;
  /** True: the boat never arrived, so past nights are freed as well. */
  readonly never_arrived?: boolean;
}
/** Frees the berth from today, or from the arrival if that is later. */
export class ReleaseAllocation extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: ReleaseAllocationInput,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

export interface BerthResidentInput {
  readonly allocation_id: string;
  readonly berth_id: string;
  readonly boater_id: string;
  readonly vessel_id: string;
  readonly vessel: BerthedVessel;
  readonly start_date: string;
  /** Null: until further notice. */
  readonly end_date: string | null;
  readonly confirm_min_length?: boolean;
  /** As for {@link AllocateBerthInput}. */
  readonly both?: string;
}
/** Allocates a berth to a resident. */
export class BerthResident extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: BerthResidentInput,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

export interface MoveResidentInput {
  readonly allocation_id: string;
  /**
   * The resident's berths, each from a night on, in order; nights before the first keep theirs, and so do past nights.
   * Without `from_date`: from the begin of the residency.
   */
  readonly berths: readonly { readonly berth_id: string; readonly from_date?: string }[];
  /** The first night after the move that keeps its berth; absent: there is none. */
  readonly until_date?: string;
  readonly confirm_min_length?: boolean;
}
/** Moves a resident's boat to another berth. The residency keeps its nights, and absences go along. */
export class MoveResident extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: MoveResidentInput,
    readonly context: MarinaContext,
    /** As for {@link ArrangeStays}. */
    readonly since?: number,
  ) {
    super();
  }
}

export interface SwapResidentsInput {
  readonly allocation_id: string;
  readonly with_allocation_id: string;
  readonly confirm_min_length?: boolean;
  /** The berths that each gets back when a swap is undone; absent: each takes the berth that the other then has. */
  readonly back_to?: { readonly own: readonly HeldSegment[]; readonly others: readonly HeldSegment[] };
}
/** Two residents exchange their berths for the nights that have not passed. Both move, or neither. */
export class SwapResidents extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: SwapResidentsInput,
    readonly context: MarinaContext,
    /** As for {@link ArrangeStays}. */
    readonly since?: number,
  ) {
    super();
  }
}

export interface ChangeResidentDatesInput {
  readonly allocation_id: string;
  readonly start_date: string;
  /** First night without the resident; null: until further notice. */
  readonly end_date: string | null;
}
/** Changes the nights for which a resident holds the berth. The part of an absence outside them ends. */
export class ChangeResidentDates extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: ChangeResidentDatesInput,
    readonly context: MarinaContext,
    /** As for {@link ArrangeStays}. */
    readonly since?: number,
  ) {
    super();
  }
}

/** A residency exactly as it was. */
export interface RestoreResidencyInput {
  readonly allocation_id: string;
  readonly boater_id: string;
  readonly vessel_id: string;
  /** Null: the boat of the residency as the plan has it. */
  readonly vessel: BerthedVessel | null;
  /** In order, without gaps; empty: there was no residency. */
  readonly segments: readonly HeldSegment[];
  /** Absences that ended, or lost nights, with the residency. */
  readonly absences: readonly { readonly absence_id: string; readonly start_date: string; readonly end_date: string }[];
}
/** Gives a residency exactly the nights and absences that it had. Nights that have passed stay as they are. */
export class RestoreResidency extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: RestoreResidencyInput,
    readonly context: MarinaContext,
    /** As for {@link ArrangeStays}. */
    readonly since?: number,
  ) {
    super();
  }
}

export interface OpenAbsenceInput {
  readonly absence_id: string;
  readonly vessel_id: string;
  readonly start_date: string;
  readonly end_date: string;
  /** The absence was withdrawn before: what is left of it gets these nights again. */
  readonly reopens?: boolean;
}
/** Records a resident's absence: visitors may have the berth on these nights. */
export class OpenAbsence extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: OpenAbsenceInput,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

/** Where a visitor goes whose nights return to the resident; `berth_id` null: nowhere, the stay loses its berth. */
export interface DisplacedTo {
  readonly allocation_id: string;
  readonly berth_id: string | null;
}

export interface ChangeAbsenceDatesInput {
  readonly absence_id: string;
  readonly start_date: string;
  readonly end_date: string;
  /**
   * True: visitors in withdrawn nights move to another match or, without one, lose their berth. False: the command is
   * refused.
   */
  readonly displace_visitors?: boolean;
  /**
   * With `displace_visitors`: where each visitor goes. The command is refused if another visitor is in the way, or if one
   * of the berths cannot be had. Absent: the plan chooses.
   */
  readonly displaced?: readonly DisplacedTo[];
}
export class ChangeAbsenceDates extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: ChangeAbsenceDatesInput,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

export interface CloseAbsenceInput {
  readonly absence_id: string;
  readonly displace_visitors?: boolean;
  /** As for `ChangeAbsenceDates`. */
  readonly displaced?: readonly DisplacedTo[];
}
/** Withdraws an absence: the resident has the berth again from today, or from the absence's start if that is later. */
export class CloseAbsence extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: CloseAbsenceInput,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

/** Writes the note on a berth. */
export class ChangeBerthNote extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: {
      readonly berth_id: string;
      readonly notes: string;
      /** Refuses with BERTH_NOTE_CHANGED unless the note is this one, or the new one already. */
      readonly was?: string;
    },
    readonly context: MarinaContext,
  ) {
    super();
  }
}
