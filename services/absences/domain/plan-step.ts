import { absenceErrors } from '../../../contracts/absences/errors.js';
import { berthErrors } from '../../../contracts/berths/errors.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { AbsencePlans, AbsenceState } from './absence.js';
import type { AbsenceStep } from '../../../contracts/berths/rehearsal-queries.js';

/** The berth plan's command that puts a step into effect. */
export type PlanStep =
  | AbsenceStep
  /** No night of the plan changes. */
  | { readonly ask: 'NOTHING' };

/** A vessel that leaves and returns on the same day is away for no night, so the plan is not changed. */
export function planStepOf(absence_id: string, state: Extract<AbsenceState, { exists: true }>): PlanStep {
  const before = nightsOf(state.standing);
  const after = nightsOf(state.pending?.wanted ?? null);
  const displace_visitors = state.pending?.displace_visitors === true;
  const visitors = { displace_visitors, displaced: state.pending?.displaced };
  if (before === null) {
    if (after === null) return { ask: 'NOTHING' };
    const reopens = state.canceled || state.standing !== null ? { reopens: true } : {};
    return { ask: 'OPEN', input: { absence_id, vessel_id: state.vessel_id, ...after, ...reopens } };
  }
  if (after === null) return { ask: 'CLOSE', input: { absence_id, ...visitors } };
  if (before.start_date === after.start_date && before.end_date === after.end_date) return { ask: 'NOTHING' };
  return { ask: 'CHANGE', input: { absence_id, ...visitors, ...after } };
}

/** The refusal of the report that follows from the plan's; null: the step is done. */
export function standingRefusal({ ask }: PlanStep, refusal: Refusal): Refusal | null {
  // The holder has left the berth in the meantime, which ended the absence too.
  return ask === 'CLOSE' && refusal.code === berthErrors.absence_not_found ? null : refusal;
}

/** The plan's refusal in the form of the staff API. */
export function apiRefusal(refusal: Refusal): Refusal {
  return { ...refusal, code: apiCodeOf(refusal.code) };
}

/** The plan's code for an overlapping absence in the form of the staff API. */
export function apiCodeOf(code: string): string {
  return code === berthErrors.absence_overlaps ? absenceErrors.already_spans : code;
}

function nightsOf(plans: AbsencePlans | null): { start_date: string; end_date: string } | null {
  if (plans === null || plans.return_date <= plans.departure_date) return null;
  return { start_date: plans.departure_date, end_date: plans.return_date };
}
