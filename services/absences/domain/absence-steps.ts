import type { RecordedAbsenceStep } from '../../../contracts/absences/queries.js';
import type { CommandContext } from '../../../contracts/vocabulary/command-context.js';
import { type AbsencePlans, type AbsenceState, didOf, evolve, initial } from './absence.js';
import type { AbsenceEvent } from './absence-events.js';

/** An event of a report with the command that caused it. */
export interface CausedAbsenceEvent {
  readonly event: AbsenceEvent;
  readonly position: number;
  readonly action_id: string;
  readonly at: string;
  readonly by: CommandContext['actor'];
}

/**
 * What was done to one report, oldest first, once the plan had accepted it. A change of measures alone is none: they
 * belong to the vessel's record.
 */
export function absenceSteps(absence_id: string, events: readonly CausedAbsenceEvent[]): RecordedAbsenceStep[] {
  const steps: Omit<RecordedAbsenceStep, 'changed_since'>[] = [];
  let state = initial();
  let asked: CausedAbsenceEvent | null = null;
  for (const one of events) {
    const before = standingIn(state);
    state = evolve(state, one.event);
    if (asksPlan(one.event)) asked = one;
    if (one.event.type !== 'AbsencePlanned' || asked === null || !state.exists) continue;
    const did = didOf(before, state.standing);
    const plans = state.standing ?? before;
    if (did === null || plans === null) continue;
    const { action_id, at, by } = asked;
    const { departure_date, return_date } = plans;
    const about = { action_id, absence_id, vessel_id: state.vessel_id, did, departure_date, return_date };
    steps.push({ ...about, at, by, position: one.position });
  }
  const latest = steps.at(-1);
  return steps.map((step) => ({
    ...step,
    changed_since:
      latest === undefined || latest.action_id === step.action_id ? null : { by: latest.by, at: latest.at },
  }));
}

/** The plans that stood before an action; null: none did. Undefined: the action did not change the report. */
export function plansBefore(events: readonly CausedAbsenceEvent[], action_id: string): AbsencePlans | null | undefined {
  const at = events.findIndex(({ event, action_id: cause }) => cause === action_id && asksPlan(event));
  if (at < 0) return undefined;
  const standing = standingIn(events.slice(0, at).reduce((state, { event }) => evolve(state, event), initial()));
  if (standing === null) return null;
  const { departure_date, return_date, reason, destination } = standing;
  return { departure_date, return_date, reason, destination };
}

const standingIn = (state: AbsenceState) => (state.exists ? state.standing : null);

function asksPlan({ type }: AbsenceEvent): boolean {
  return type === 'AbsenceReported' || type === 'AbsenceChanged' || type === 'AbsenceCanceled';
}
