import { describe, expect, it } from '@jest/globals';
import { type RecordedReport, withReports } from './recorded-action.js';
import type { RecordedPlanAction } from '../../../contracts/berths/plan-history-queries.js';

const by = { kind: 'staff' as const, id: 'staff', name: null };
const at = '2027-06-01T08:00:00.000Z';
const planned = (action_id: string, position: number): RecordedPlanAction => ({
  action_id,
  kind: 'ABSENCE_OPENED',
  at,
  by,
  position,
  steps: [],
  resident: null,
  swapped: null,
  absence: {
    did: 'OPENED',
    absence_id: 'absence',
    allocation_id: 'resident',
    vessel_id: 'vessel',
    before: [],
    after: [],
    changed_since: null,
  },
});
const step = (action_id: string, position: number, more: Partial<RecordedReport> = {}): RecordedReport => ({
  action_id,
  absence_id: 'absence',
  vessel_id: 'vessel',
  did: 'REPORTED',
  at,
  by,
  position,
  changed_since: null,
  departure_date: '2027-06-10',
  return_date: '2027-06-10',
  held: null,
  ...more,
});

describe('the actions on plan and reports', () => {
  it('are listed newest first, each once', () => {
    const actions = withReports(
      [planned('longer', 7), planned('before', 2)],
      [step('trip', 4), step('longer', 9), step('why', 11, { did: 'CHANGED_DETAILS' })],
    );
    expect(actions.map(({ action_id, kind, report }) => [action_id, kind, report === null])).toEqual([
      ['why', 'ABSENCE_DETAILS', false],
      ['longer', 'ABSENCE_OPENED', true],
      ['trip', 'ABSENCE_OPENED', false],
      ['before', 'ABSENCE_OPENED', true],
    ]);
  });

  it('of a report that was changed since without other nights, are changed since', () => {
    const since = { by, at };
    const [, first] = withReports(
      [planned('longer', 7)],
      [step('longer', 9, { changed_since: since }), step('why', 11, { did: 'CHANGED_DETAILS' })],
    );
    expect(first?.absence?.changed_since).toEqual(since);
  });
});
