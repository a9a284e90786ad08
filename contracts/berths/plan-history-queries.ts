import type { NamedSegment, RestoreResidencyInput } from './commands.js';
import type { ReleaseReason, PlanActionKind } from './vocabulary.js';
import type { CommandContext } from '../vocabulary/command-context.js';
import type { BerthedVessel } from './vocabulary-schemas.js';
import { Query } from '../vocabulary/bus.js';

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
