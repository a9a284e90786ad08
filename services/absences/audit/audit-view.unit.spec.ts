import { describe, expect, it } from '@jest/globals';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { type FactDifference, factDifferences } from '../../platform/audit-trail/fact-differences.js';
import { absenceAuditView as view } from './audit-view.js';
import type { AbsenceEvent } from '../domain/absence-events.js';

const at = '2027-05-02T10:00:00.000Z';
const plans = {
  departure_date: '2027-06-10',
  return_date: '2027-06-20',
  reason: 'MAINTENANCE' as const,
  destination: 'Havnø',
};
const asked = { boater_id: 'b1', by: 'MARINA' as const, at };
const reported: AbsenceEvent = {
  type: 'AbsenceReported',
  data: {
    absence_id: 'a1',
    marina_id: 'm1',
    vessel_id: 'v1',
    customer_id: null,
    boater: { first_name: 'Liv', last_name: 'Holm' },
    vessel_name: 'Tern',
    vessel: { length: 9, beam: 3, draft: 1.4, type: null },
    ...plans,
    ...asked,
    step_id: 's1',
  },
};
const planned = (step_id: string): AbsenceEvent => ({ type: 'AbsencePlanned', data: { step_id, at } });
const turnedDown = (step_id: string, code: string): AbsenceEvent => ({
  type: 'AbsenceTurnedDown',
  data: { step_id, code, at },
});
const canceled = (displace_visitors: boolean): AbsenceEvent => ({
  type: 'AbsenceCanceled',
  data: { displace_visitors, ...asked, step_id: 's2' },
});

/** The changes of the last event and the facts it carries. */
function last(...events: AbsenceEvent[]) {
  const scope = { marina_id: 'm1', features: new Set<string>() };
  const before = events.slice(0, -1).reduce((state, event) => view.evolve(state, event), view.initial());
  const event = events.at(-1)!;
  const after = view.evolve(before, event);
  const differences = factDifferences(view.facts(before, scope), view.facts(after, scope), view.fields);
  return { of: byField(differences), said: view.adds?.(event as unknown as LoggedEvent<AbsenceEvent>) };
}

const byField = (differences: readonly FactDifference[]) =>
  Object.fromEntries(differences.map(({ field, from, to }) => [field, { from, to }]));

describe('an absence in the history', () => {
  it('shows what was reported before the plan has answered, and nothing more once it accepts', () => {
    expect(last(reported).of).toMatchObject({
      absence_state: { from: null, to: { code: 'reported' } },
      vessel: { to: { kind: 'vessel', id: 'v1' } },
      boater: { to: { kind: 'boater', id: 'b1' } },
      departure_date: { to: { date: '2027-06-10' } },
      return_date: { to: { date: '2027-06-20' } },
      reason: { to: { code: 'MAINTENANCE' } },
      destination: { to: { text: 'Havnø' } },
    });
    expect(last(reported, planned('s1')).of).toEqual({});
  });

  it('shows what a change requests', () => {
    const changed: AbsenceEvent = {
      type: 'AbsenceChanged',
      data: { ...plans, return_date: '2027-06-25', displace_visitors: false, ...asked, step_id: 's2' },
    };
    const { of, said } = last(reported, planned('s1'), changed);
    expect(of).toEqual({
      return_date: { from: { is: 'date', date: '2027-06-20' }, to: { is: 'date', date: '2027-06-25' } },
    });
    expect(said).toEqual([]);
  });

  it('reverses what the plan refused, and shows why', () => {
    const first = last(reported, turnedDown('s1', 'ABSENCE_OVERLAPS'));
    expect(first.of).toMatchObject({
      absence_state: { from: { code: 'reported' }, to: { code: 'turned_down' } },
      departure_date: { to: null },
    });
    expect(first.said).toMatchObject([
      { field: 'why_refused', value: { set: 'plan_refusal', code: 'ABSENCE_OVERLAPS' } },
    ]);
    const later = last(reported, planned('s1'), canceled(false), turnedDown('s2', 'ABSENCE_IN_USE'));
    expect(later.of).toMatchObject({ absence_state: { from: { code: 'canceled' }, to: { code: 'reported' } } });
  });

  it('stays cancelled once the plan accepted, and shows where visitors are displaced', () => {
    const { of, said } = last(reported, planned('s1'), canceled(true));
    expect(of).toMatchObject({ absence_state: { to: { code: 'canceled' } } });
    expect(said).toEqual([{ field: 'visitors_make_room', value: { is: 'flag', value: true } }]);
    expect(last(reported, planned('s1'), canceled(true), planned('s2')).of).not.toHaveProperty('absence_state');
  });

  it('belongs to the boater, whose erasure removes the destination', () => {
    expect(view.owner?.(reported as unknown as LoggedEvent<AbsenceEvent>)).toBe('b1');
    expect(view.owner?.(planned('s1') as unknown as LoggedEvent<AbsenceEvent>)).toBeNull();
    const erased = { ...reported, data: { ...reported.data, destination: null } } as AbsenceEvent;
    expect(last(erased).of['destination']).toEqual({ from: null, to: { is: 'erased' } });
  });
});
