import type { RecordedAbsenceStep } from '../../../contracts/absences/queries.js';
import type { PlanActionKind } from '../../../contracts/berths/vocabulary.js';
import type { RecordedHeldNights, RecordedPlanAction } from '../../../contracts/berths/plan-history-queries.js';

/** An action on the plan, or on an absence report that changed no night of the plan. */
export interface RecordedAction extends RecordedPlanAction {
  /** Null unless the plan does not know of the action; everything else about it is empty then. */
  readonly report: RecordedReport | null;
}

export interface RecordedReport extends RecordedAbsenceStep {
  /** The unchanged berth of the boat on the days of the report; null: it has none, or the plan knows the action. */
  readonly held: RecordedHeldNights | null;
}

const kinds = {
  REPORTED: 'ABSENCE_OPENED',
  CHANGED_DATES: 'ABSENCE_DATES',
  CHANGED_DETAILS: 'ABSENCE_DETAILS',
  WITHDRAWN: 'ABSENCE_CLOSED',
} as const satisfies Record<RecordedAbsenceStep['did'], PlanActionKind>;

/**
 * The plan's actions with those on absence reports that it does not know of, newest first. A later change of a report
 * also stands in the way of undoing an earlier one that the plan knows.
 */
export function withReports(
  planned: readonly RecordedPlanAction[],
  steps: readonly RecordedReport[],
): RecordedAction[] {
  const byAction = new Map(steps.map((step) => [step.action_id, step]));
  const known = new Set(planned.map(({ action_id }) => action_id));
  const actions = planned.map((action) => {
    const since = byAction.get(action.action_id)?.changed_since ?? null;
    const { absence } = action;
    const changed = absence === null || since === null ? absence : { ...absence, changed_since: since };
    return { ...action, absence: changed, report: null };
  });
  const reports = [...byAction.values()].filter(({ action_id }) => !known.has(action_id)).map(ofReport);
  return [...actions, ...reports].sort((one, other) => other.position - one.position);
}

function ofReport(report: RecordedReport): RecordedAction {
  const { action_id, at, by, position } = report;
  const none = { steps: [], resident: null, swapped: null, absence: null };
  return { action_id, kind: kinds[report.did], at, by, position, ...none, report };
}
