import { describe, expect, it } from '@jest/globals';
import { specificationOf } from '../../../tests/fixtures/given-when-then.js';
import { type AbsenceCommand, type AbsenceContext, type AbsencePlans, decide, evolve, initial } from './absence.js';
import type { AbsenceEvent } from './absence-events.js';
import { planStepOf } from './plan-step.js';

const given = specificationOf({ initial, evolve, decide });
const context: AbsenceContext = { now: '2027-06-01T08:00:00.000Z', today: '2027-06-01' };
const on = (today: string): AbsenceContext => ({ now: `${today}T08:00:00.000Z`, today });

const plans: AbsencePlans = {
  departure_date: '2027-07-10',
  return_date: '2027-07-24',
  reason: 'DOMESTIC_VACATION',
  destination: 'Corsica',
};
const report: Extract<AbsenceCommand, { type: 'Report' }> = {
  type: 'Report',
  report: {
    absence_id: 'absence',
    marina_id: 'marina',
    boater_id: 'boater',
    vessel_id: 'vessel',
    customer_id: null,
    boater: { first_name: 'Inès', last_name: 'Delacroix' },
    vessel_name: 'Sirocco',
    vessel: { length: 10, beam: 3, draft: 1.5, type: 'SAIL' },
    by: 'MARINA',
    step_id: 'step 1',
    ...plans,
  },
};
const change = (more: Partial<AbsencePlans>, displace_visitors = false): AbsenceCommand => ({
  type: 'Change',
  step_id: 'step 2',
  by: 'MARINA',
  plans: { ...plans, ...more },
  displace_visitors,
});
const cancel: AbsenceCommand = { type: 'Cancel', step_id: 'step 3', by: 'MARINA', displace_visitors: false };
const answer = (step_id: string, refused: string | null = null): AbsenceCommand => ({
  type: 'Settle',
  step_id,
  refused,
});

/** The events of successive commands, none of which may be refused. */
function historyOf(...commands: AbsenceCommand[]): AbsenceEvent[] {
  return commands.reduce<AbsenceEvent[]>(
    (events, command) => [...events, ...given(events).when(command, context).events()],
    [],
  );
}
const reported = historyOf(report);
const standing = historyOf(report, answer('step 1'));
const canceled = historyOf(report, answer('step 1'), cancel, answer('step 3'));

describe('a report', () => {
  it('is in force once the plan has accepted it', () => {
    expect(given(reported).state).toMatchObject({ standing: null, pending: { step_id: 'step 1', wanted: plans } });
    const outcome = given(reported).when(answer('step 1'), context);
    const { departure_date, return_date } = plans;
    const done = {
      did: 'REPORTED',
      vessel_id: 'vessel',
      standing: { departure_date, return_date, by: 'MARINA' },
    };
    outcome.then({ type: 'AbsencePlanned', data: { step_id: 'step 1', done } });
    expect(outcome.state()).toMatchObject({ standing: plans, pending: null });
  });

  it('has no effect when the plan refuses it', () => {
    const outcome = given(reported).when(answer('step 1', 'ABSENCE_OVERLAPS'), context);
    outcome.then({ type: 'AbsenceTurnedDown', data: { code: 'ABSENCE_OVERLAPS' } });
    expect(outcome.state()).toMatchObject({ standing: null, pending: null, canceled: false });
    given([...reported, ...outcome.events()])
      .when(change({}), context)
      .thenRefused('NOT_FOUND');
  });

  it('is idempotent', () => {
    given(reported).when(report, context).then();
  });

  it('is for current or future days', () => {
    given([]).when(report, on('2027-07-24')).then({ type: 'AbsenceReported' });
    given([]).when(report, on('2027-07-25')).thenFieldErrors({ path: 'return_date', code: 'returnDatePast' });
  });
});

describe('a change', () => {
  it('takes effect once the plan has accepted it', () => {
    const changed = given(standing).when(change({ return_date: '2027-07-20' }), context);
    changed.then({ type: 'AbsenceChanged', data: { return_date: '2027-07-20' } });
    expect(changed.state()).toMatchObject({ standing: plans });
    const settled = given([...standing, ...changed.events()]).when(answer('step 2'), context);
    expect(settled.state()).toMatchObject({ standing: { return_date: '2027-07-20' }, pending: null });
  });

  it('has no effect when the plan refuses it', () => {
    const changed = given(standing).when(change({ return_date: '2027-07-20' }), context);
    const settled = given([...standing, ...changed.events()]).when(answer('step 2', 'ABSENCE_IN_USE'), context);
    expect(settled.state()).toMatchObject({ standing: plans, pending: null });
  });

  it('without a difference records nothing', () => {
    given(standing).when(change({}), context).then();
  });

  it('is refused while another one is pending', () => {
    given(reported)
      .when(change({ reason: 'OTHER' }), context)
      .thenRefused('CONFLICT');
    given(reported).when(cancel, context).thenRefused('CONFLICT');
  });

  it('is refused once the vessel is back', () => {
    given(standing)
      .when(change({ reason: 'OTHER' }), on('2027-07-24'))
      .then({ type: 'AbsenceChanged' });
    given(standing)
      .when(change({ reason: 'OTHER' }), on('2027-07-25'))
      .thenRefused('ABSENCE_OVER');
    given(standing).when(cancel, on('2027-07-25')).thenRefused('ABSENCE_OVER');
  });

  it('cannot end in the past', () => {
    given(standing)
      .when(change({ departure_date: '2027-05-01', return_date: '2027-05-31' }), context)
      .thenFieldErrors({ path: 'return_date', code: 'returnDatePast' });
  });
});

describe('withdrawing a report', () => {
  it('ends it once the plan accepts', () => {
    expect(given(canceled).state).toMatchObject({ standing: null, canceled: true });
    given(canceled).when(cancel, context).then();
    given(canceled).when(change({}), context).thenRefused('NOT_FOUND');
  });

  it('is refused if the plan refuses', () => {
    const asked = historyOf(report, answer('step 1'), cancel);
    const settled = given(asked).when(answer('step 3', 'ABSENCE_IN_USE'), context);
    expect(settled.state()).toMatchObject({ standing: plans, canceled: false });
  });

  it('needs a report', () => {
    given([]).when(cancel, context).thenRefused('NOT_FOUND', { kind: 'not_found' });
  });
});

describe('the plan’s answer', () => {
  it('counts once, and only for its step', () => {
    given(standing).when(answer('step 1', 'ABSENCE_OVERLAPS'), context).then();
    given(reported).when(answer('another step'), context).then();
  });

  it('records what the step did to the report', () => {
    const doneBy = (asked: AbsenceCommand, history = standing) => {
      const events = given(history).when(asked, context).events();
      const { step_id } = asked as Extract<AbsenceCommand, { step_id: string }>;
      const [settled] = given([...history, ...events])
        .when(answer(step_id), context)
        .events();
      return settled?.type === 'AbsencePlanned' ? (settled.data.done ?? null) : undefined;
    };
    const days = { departure_date: plans.departure_date, return_date: plans.return_date };
    expect(doneBy(change({ return_date: '2027-07-20' }))).toEqual({
      did: 'CHANGED_DATES',
      vessel_id: 'vessel',
      standing: { ...days, return_date: '2027-07-20', by: 'MARINA' },
    });
    const details = { did: 'CHANGED_DETAILS', vessel_id: 'vessel', standing: { ...days, by: 'MARINA' } };
    expect(doneBy(change({ reason: 'OTHER' }))).toEqual(details);
    expect(doneBy(change({ destination: 'Elba' }))).toEqual(details);
    const measured = { ...change({}), sizes: { length: 11, beam: 3, draft: 1.5 } } as AbsenceCommand;
    expect(doneBy(measured)).toBeNull();
    expect(doneBy(cancel)).toEqual({ did: 'WITHDRAWN', vessel_id: 'vessel', standing: null });
    const reopen: AbsenceCommand = { type: 'Reopen', step_id: 'step 4', by: 'MARINA', plans };
    expect(doneBy(reopen, canceled)).toMatchObject({ did: 'REPORTED', standing: days });
  });
});

describe('the plan’s step', () => {
  const stepOf = (...history: AbsenceEvent[]) => {
    const state = history.reduce(evolve, initial());
    if (!state.exists) throw new Error('nothing was reported');
    return planStepOf('absence', state);
  };
  const after = (...commands: AbsenceCommand[]) => stepOf(...historyOf(report, answer('step 1'), ...commands));
  const dayTrip = { departure_date: '2027-07-10', return_date: '2027-07-10' };

  it('opens the nights', () => {
    const nights = { start_date: '2027-07-10', end_date: '2027-07-24' };
    expect(stepOf(...reported)).toEqual({
      ask: 'OPEN',
      input: { absence_id: 'absence', vessel_id: 'vessel', ...nights },
    });
  });

  it('changes them, displacing visitors only if staff allow it', () => {
    expect(after(change({ return_date: '2027-07-20' }, true))).toEqual({
      ask: 'CHANGE',
      input: {
        absence_id: 'absence',
        displace_visitors: true,
        start_date: '2027-07-10',
        end_date: '2027-07-20',
      },
    });
    expect(after(change({ return_date: '2027-07-20' }))).toMatchObject({ input: { displace_visitors: false } });
  });

  it('closes them, even when no night is left', () => {
    expect(after(cancel)).toEqual({ ask: 'CLOSE', input: { absence_id: 'absence', displace_visitors: false } });
    expect(after(change(dayTrip))).toMatchObject({ ask: 'CLOSE' });
    expect(
      after(change(dayTrip), answer('step 2'), { ...change({}), step_id: 'step 4' } as AbsenceCommand),
    ).toMatchObject({ ask: 'OPEN' });
  });

  it('is empty if no night changes', () => {
    expect(after(change({ reason: 'OTHER' }))).toEqual({ ask: 'NOTHING' });
    const trip = { ...report, report: { ...report.report, ...dayTrip } };
    expect(stepOf(...historyOf(trip))).toEqual({ ask: 'NOTHING' });
  });
});
