import type {
  AllocateBerthInput,
  AllocateTogetherInput,
  ArrangeStaysInput,
  BerthResidentInput,
  ChangeAbsenceDatesInput,
  ChangeAllocationDatesInput,
  ChangeResidentDatesInput,
  CloseAbsenceInput,
  MoveAllocationInput,
  MoveResidentInput,
  NameBoatInput,
  OpenAbsenceInput,
  ReleaseAllocationInput,
  RestoreResidencyInput,
  RestoreStayInput,
  SwapResidentsInput,
} from '../../../contracts/berths/commands.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CloseBerthsInput, ReopenBerthsInput } from './closure-commands.js';
import type { BerthPlanEvent, PlanBerth } from './berth-plan-events.js';

export interface ResidentLeavesInput {
  readonly allocation_id: string;
  /** First night without the resident; default today. */
  readonly left_on?: string;
}

/** Commands of the plan. For commands of other areas, `data` is the bus command's `input`. */
export type BerthPlanCommand =
  | { readonly type: 'ChangeInventory'; readonly data: ChangeInventoryInput }
  | { readonly type: 'EnterBerth'; readonly data: PlanBerth }
  | { readonly type: 'ChangeBerth'; readonly data: ChangeBerthInput }
  | { readonly type: 'RenamePier'; readonly data: { readonly pier_id: string; readonly pier_name: string } }
  | { readonly type: 'LeavePlan'; readonly data: { readonly berth_id: string } }
  | { readonly type: 'AllocateBerth'; readonly data: AllocateBerthInput }
  | { readonly type: 'AllocateTogether'; readonly data: AllocateTogetherInput }
  | { readonly type: 'MoveAllocation'; readonly data: MoveAllocationInput }
  | { readonly type: 'ArrangeStays'; readonly data: ArrangeStaysInput }
  | { readonly type: 'RestoreStay'; readonly data: RestoreStayInput }
  | { readonly type: 'NameBoat'; readonly data: NameBoatInput }
  | { readonly type: 'ChangeAllocationDates'; readonly data: ChangeAllocationDatesInput }
  | { readonly type: 'ReleaseAllocation'; readonly data: ReleaseAllocationInput }
  | { readonly type: 'BerthResident'; readonly data: BerthResidentInput }
  | { readonly type: 'MoveResident'; readonly data: MoveResidentInput }
  | { readonly type: 'ChangeResidentDates'; readonly data: ChangeResidentDatesInput }
  | { readonly type: 'SwapResidents'; readonly data: SwapResidentsInput }
  | { readonly type: 'RestoreResidency'; readonly data: RestoreResidencyInput }
  | { readonly type: 'ResidentLeaves'; readonly data: ResidentLeavesInput }
  | { readonly type: 'OpenAbsence'; readonly data: OpenAbsenceInput }
  | { readonly type: 'ChangeAbsenceDates'; readonly data: ChangeAbsenceDatesInput }
  | { readonly type: 'CloseAbsence'; readonly data: CloseAbsenceInput }
  | { readonly type: 'CloseBerths'; readonly data: CloseBerthsInput }
  | { readonly type: 'ReopenBerths'; readonly data: ReopenBerthsInput }
  | { readonly type: 'UndoClosure'; readonly data: { readonly closure_id: string } };

/** Berths to add, to change and to remove (ids). */
export interface ChangeInventoryInput {
  readonly enter: readonly PlanBerth[];
  readonly change: readonly PlanBerth[];
  readonly leave: readonly string[];
  /** As for one berth. */
  readonly displace_visitors?: boolean;
}

export interface ChangeBerthInput {
  readonly berth: PlanBerth;
  /**
   * Moves visitors who no longer fit to another match or, if there is none, releases their berth. Absent or false:
   * refuses.
   */
  readonly displace_visitors?: boolean;
}

export interface PlanContext {
  /** UTC instant. */
  readonly now: string;
  /** The marina-local date. Nights before it are past and are never given to another boat. */
  readonly today: string;
}

export type PlanDecision = readonly BerthPlanEvent[] | Refusal;
