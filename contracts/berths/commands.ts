import type * as z from 'zod';
import { Command } from '../vocabulary/bus.js';
import type { MarinaContext } from '../vocabulary/command-context.js';
import type { skipReason } from '../reservations/vocabulary-schemas.js';
import type { BerthedVessel } from './vocabulary-schemas.js';
import type { ReleaseReason } from './vocabulary.js';
import type { Refusal } from '../vocabulary/refusal.js';
import type { CommandReceipt } from '../vocabulary/route.js';

/**
 * What other areas ask of the berth plan, on the command bus. Ids of new records are chosen by the sender, so
 * that a resend is met by what it made the first time. Dates are marina-local; nights `[start_date, end_date)`.
 * The context names the marina. Those about a visitor's allocation answer
 * `AllocatedBerth | Refusal`, a release and the others `CommandReceipt | Refusal`.
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
  /** The best match for these nights, were the boat's own free; null: nothing matches by itself. */
  readonly suggested_berth_id: string | null;
}

export interface AllocateBerthInput {
  readonly allocation_id: string;
  readonly reservation_id: string;
  readonly vessel: BerthedVessel;
  readonly start_date: string;
  readonly end_date: string;
  /** Absent: the best match. */
  readonly berth_id?: string;
  /** Suggestions staff passed over, and why; never taken by the best match. */
  readonly skips?: readonly { readonly berth_id: string; readonly reason: z.infer<typeof skipReason> }[];
  /** Staff confirmed a boat shorter than the berth's minimum. */
  readonly confirm_min_length?: boolean;
  /** Only berths offered for instant booking. */
  readonly instant_only?: boolean;
}
/** A visitor gets a berth: the one named, or the best match. */
export class AllocateBerth extends Command<AllocatedBerth | Refusal> {
  constructor(
    readonly input: AllocateBerthInput,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

export interface MoveAllocationInput {
  readonly allocation_id: string;
  /** Absent: the best match other than the berth it has. */
  readonly berth_id?: string;
  readonly confirm_min_length?: boolean;
  /** First night in the new berth. Default: the first night that has not begun (today), or the arrival. */
  readonly from_date?: string;
  /** The stay gets other nights with it, which need only be free in the new berth. */
  readonly nights?: { readonly start_date: string; readonly end_date: string };
  /** The boat is another one from now on. */
  readonly vessel?: BerthedVessel;
}
/** A visitor goes to another berth, for the nights still to come. */
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
}
/** A stay gets shorter, longer or another date, in the same berth. */
export class ChangeAllocationDates extends Command<AllocatedBerth | Refusal> {
  constructor(
    readonly input: ChangeAllocationDatesInput,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

export interface ReleaseAllocationInput {
  readonly allocation_id: string;
  readonly reason: ReleaseReason;
  /** True: the boat never came; past nights are freed as well. */
  readonly never_arrived?: boolean;
}
/** The berth is free again from today, or from the arrival if that is still to come. */
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
}
/** A berth holder gets a berth. */
export class BerthResident extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: BerthResidentInput,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

export interface ResidentLeavesInput {
  readonly allocation_id: string;
  /** First night without the resident; default today. */
  readonly left_on?: string;
}
/** A berth holder gives the berth up. */
export class ResidentLeaves extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: ResidentLeavesInput,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

export interface OpenAbsenceInput {
  readonly absence_id: string;
  readonly vessel_id: string;
  readonly start_date: string;
  readonly end_date: string;
}
/** A berth holder is away: the berth may go to visitors on these nights. */
export class OpenAbsence extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: OpenAbsenceInput,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

export interface ChangeAbsenceDatesInput {
  readonly absence_id: string;
  readonly start_date: string;
  readonly end_date: string;
  /** Visitors in nights withdrawn go to another match or, if there is none, lose their berth. Else: refused. */
  readonly displace_visitors?: boolean;
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
}
/** The absence is taken back: the berth is the holder's again from today, or from its start if that is still to come. */
export class CloseAbsence extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: CloseAbsenceInput,
    readonly context: MarinaContext,
  ) {
    super();
  }
}
