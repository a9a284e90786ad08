import { describe, expect, it } from '@jest/globals';
import { type AbsenceCommand, type AbsencePlans, decide, evolve, initial } from './absence.js';
import { absenceSteps, type CausedAbsenceEvent, plansBefore } from './absence-steps.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';

const context = { now: '2027-06-01T08:00:00.000Z', today: '2027-06-01' };
const by = { kind: 'staff' as const, id: 'staff', name: null };
const trip: AbsencePlans = {
  departure_date: '2027-07-10',
  return_date: '2027-07-10',
  reason: 'DOMESTIC_VACATION',
  destination: 'Corsica',
};
const report: AbsenceCommand = {
  type: 'Report',
  report: {
    absence_id: 'absence',
    marina_id: 'marina',
    boater_id: 'boater',
    vessel_id: 'vessel',
    customer_id: null,
    boater: null,
    vessel_name: 'Sirocco',
    vessel: { length: 10, beam: 3, draft: 1.5, type: null },
    by: 'MARINA',
    step_id: 'report',
    ...trip,
  },
};
const change = (step_id: string, more: Partial<AbsencePlans>, length?: number): AbsenceCommand => ({
  type: 'Change',
  step_id,
  by: 'MARINA',
  plans: { ...trip, ...more },
  displace_visitors: false,
  ...(length === undefined ? {} : { sizes: { length, beam: 3, draft: 1.5 } }),
});
const cancel: AbsenceCommand = { type: 'Cancel', step_id: 'cancel', by: 'MARINA', displace_visitors: false };

/** The events of commands that the plan accepted; each command is an action named by its step. */
function history(commands: readonly AbsenceCommand[], refused: string | null = null): CausedAbsenceEvent[] {
  let state = initial();
  const events: CausedAbsenceEvent[] = [];
  for (const command of commands) {
    const action_id = command.type === 'Report' ? command.report.step_id : command.step_id;
    for (const part of [command, { type: 'Settle' as const, step_id: action_id, refused }]) {
      const decided = decide(part, state, context);
      if (isRefusal(decided)) throw new Error(decided.code);
      for (const event of decided) {
        state = evolve(state, event);
        events.push({ event, position: events.length, action_id, at: context.now, by });
      }
    }
  }
  return events;
}
const stepsOf = (...commands: AbsenceCommand[]) =>
  absenceSteps('absence', history(commands)).map(({ action_id, did, changed_since }) => [
    action_id,
    did,
    changed_since === null ? 'latest' : 'changed since',
  ]);

describe('the steps of a report', () => {
  it('are its report, its changes and its withdrawal, with the latest of them', () => {
    expect(
      stepsOf(report, change('other day', { departure_date: '2027-07-12', return_date: '2027-07-12' }), cancel),
    ).toEqual([
      ['report', 'REPORTED', 'changed since'],
      ['other day', 'CHANGED_DATES', 'changed since'],
      ['cancel', 'WITHDRAWN', 'latest'],
    ]);
  });

  it('tell another reason or destination from other dates', () => {
    expect(stepsOf(report, change('why', { reason: 'MAINTENANCE' })).at(-1)).toEqual([
      'why',
      'CHANGED_DETAILS',
      'latest',
    ]);
    expect(stepsOf(report, change('where', { destination: 'Elba' })).at(-1)).toEqual([
      'where',
      'CHANGED_DETAILS',
      'latest',
    ]);
  });

  it('leave out other measures of the boat and what the plan refused', () => {
    expect(stepsOf(report, change('measures', {}, 11))).toEqual([['report', 'REPORTED', 'latest']]);
    expect(absenceSteps('absence', history([report], 'NOT_A_BERTH_HOLDER'))).toEqual([]);
  });

  it('are listed at the position of the event that accepted them', () => {
    const [step] = absenceSteps('absence', history([report]));
    expect(step).toMatchObject({ absence_id: 'absence', vessel_id: 'vessel', position: 1, by, at: context.now });
  });
});

describe('the plans before an action', () => {
  const events = history([report, change('why', { reason: 'MAINTENANCE' }), cancel]);

  it('are those that stood, or none', () => {
    expect(plansBefore(events, 'report')).toBeNull();
    expect(plansBefore(events, 'why')).toEqual(trip);
    expect(plansBefore(events, 'cancel')).toEqual({ ...trip, reason: 'MAINTENANCE' });
  });

  it('are not known for an action that did not change the report', () => {
    expect(plansBefore(events, 'another')).toBeUndefined();
  });
});
