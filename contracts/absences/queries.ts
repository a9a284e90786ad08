import { Query } from '../vocabulary/bus.js';
import type { CommandContext } from '../vocabulary/command-context.js';
import type { Refusal } from '../vocabulary/refusal.js';
import type { ReportStep } from './vocabulary.js';

/** Queries that other areas send about absence reports. */

export interface AbsenceRecord {
  readonly id: string;
  readonly boater_id: string;
  readonly vessel_id: string;
  /** Marina-local; the vessel is away on the nights `[departure_date, return_date)`. */
  readonly departure_date: string;
  readonly return_date: string;
}

/** The current state of an absence report of a marina; null: there is none, or it was withdrawn. */
export class FindAbsence extends Query<AbsenceRecord | null> {
  constructor(readonly input: { readonly marina_id: string; readonly absence_report_id: string }) {
    super();
  }
}

/** The absences that a boater reported, also those that are over, by the ids of the person's records. */
export class ListAbsencesOf extends Query<
  readonly {
    readonly id: string;
    readonly vessel_name: string | null;
    readonly departure_date: string;
    readonly return_date: string;
    readonly destination: string | null;
  }[]
> {
  constructor(readonly input: { readonly marina_id: string; readonly boater_ids: readonly string[] }) {
    super();
  }
}

/**
 * Whether an absence report is in high demand: a stay on the waiting list fits into the berth and the nights, or a
 * visitor has been given the berth on one of them. Null: the marina has no such report.
 */
export class FindVacancyDemand extends Query<{
  readonly boater_id: string;
  readonly withdrawn: boolean;
  readonly wanted: boolean;
} | null> {
  constructor(readonly input: { readonly marina_id: string; readonly absence_report_id: string }) {
    super();
  }
}

/** Ids of the boaters of a marina with an absence that lasts today or is ahead. */
export class FindReporters extends Query<ReadonlySet<string>> {
  constructor(readonly marina_id: string) {
    super();
  }
}

/** The link by which a boater files the absences of a vessel; null: none is good. */
export class FindHolderLink extends Query<{
  /** Number of the link among those of the vessel. */
  readonly serial: number;
} | null> {
  constructor(readonly input: { readonly vessel_id: string; readonly boater_id: string }) {
    super();
  }
}

/** A change of an absence report that is in force, with or without nights of the plan. */
export interface RecordedAbsenceStep {
  /** The command that caused it. */
  readonly action_id: string;
  readonly absence_id: string;
  readonly vessel_id: string;
  readonly did: ReportStep;
  /** The dates of the report after the step; those before it if the step withdrew the report. */
  readonly departure_date: string;
  readonly return_date: string;
  readonly at: string;
  readonly by: CommandContext['actor'];
  /** Position of its last event in the log. */
  readonly position: number;
  /** The latest change of the same report, if that was another action. */
  readonly changed_since: { readonly by: CommandContext['actor']; readonly at: string } | null;
}

/** The changes of a marina's absence reports since an instant, in no order. */
export class ListAbsenceSteps extends Query<readonly RecordedAbsenceStep[]> {
  constructor(readonly input: { readonly marina_id: string; readonly since: string }) {
    super();
  }
}

/** Why the absence reports would refuse `UndoAbsenceStep`; null: they would not. The berth plan is not consulted. */
export class RehearseAbsenceUndo extends Query<Refusal | null> {
  constructor(readonly input: { readonly marina_id: string; readonly absence_id: string; readonly action_id: string }) {
    super();
  }
}
