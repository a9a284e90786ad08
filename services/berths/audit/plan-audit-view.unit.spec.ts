import { describe, expect, it } from '@jest/globals';
import type { AllocationWhy } from '../../../contracts/berths/matches.js';
import { factDifferences } from '../../platform/audit-trail/fact-differences.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { BerthPlanEvent } from '../domain/berth-plan-events.js';
import { berthPlanAuditView as view } from './plan-audit-view.js';

const why: AllocationWhy = {
  chosen_by: 'match',
  candidates: [],
  candidates_total: 4,
  removed: {},
  asked: [],
  min_length_confirmed: false,
};
const stay = { allocation_id: 'a1', reservation_id: 'r1', start_date: '2027-07-03', end_date: '2027-07-10' };

/** A view reads only type and data. */
const logged = (event: BerthPlanEvent) => event as unknown as LoggedEvent<BerthPlanEvent>;
const changes = (event: BerthPlanEvent) => {
  const { before, after } = view.explain(logged(event));
  return Object.fromEntries(
    factDifferences(before, after, view.fields).map(({ field, from, to }) => [field, [from, to]]),
  );
};

describe('the berth plan in the history', () => {
  it('shows where and when a boat is berthed, and why there', () => {
    const vessel = { length: 9, beam: 3, draft: 2, type: null };
    const data = { ...stay, berth_id: 'c07', extends_over: [], vessel, absence_ids: [], why };
    const event: BerthPlanEvent = { type: 'BerthAllocated', data };
    expect(changes(event)).toMatchObject({
      berth: [null, { kind: 'berth', id: 'c07' }],
      nights: [null, { start_date: '2027-07-03', end_date: '2027-07-10' }],
      why_berth: [null, { items: [{ code: 'match' }, { of: 'fitting_berths', count: 4 }] }],
    });
    expect(view.records(logged(event))).toEqual([
      { kind: 'berth', id: 'c07' },
      { kind: 'reservation', id: 'r1' },
    ]);
  });

  it('shows a move’s berths, in the history of both', () => {
    const event: BerthPlanEvent = {
      type: 'AllocationMoved',
      data: {
        ...stay,
        reason: 'STAFF',
        previous_berth_id: 'c07',
        berth_id: 'd01',
        extends_over: ['d02'],
        from_date: '2027-07-05',
        segments: [],
        absence_ids: [],
        why: { ...why, chosen_by: 'staff' },
      },
    };
    expect(changes(event)).toMatchObject({
      berth: [{ id: 'c07' }, { id: 'd01' }],
      extends_over: [null, { items: [{ id: 'd02' }] }],
      moved_from: [null, { date: '2027-07-05' }],
      why_berth: [null, { is: 'word', code: 'staff' }],
      reason: [null, { code: 'STAFF' }],
    });
    expect(view.records(logged(event)).map(({ id }) => id)).toEqual(['d01', 'c07', 'r1']);
  });

  it('shows every berth of a split stay with its neighbours and nights, in the history of each', () => {
    const part = (berth_id: string, start_date: string, end_date: string, ...extends_over: string[]) => ({
      berth_id,
      start_date,
      end_date,
      extends_over,
    });
    const event: BerthPlanEvent = {
      type: 'AllocationMoved',
      data: {
        ...stay,
        reason: 'STAFF',
        previous_berth_id: 'c07',
        berth_id: 'd01',
        extends_over: ['d02'],
        from_date: '2027-07-05',
        previous_segments: [part('c07', '2027-07-03', '2027-07-10')],
        segments: [
          part('c07', '2027-07-03', '2027-07-05'),
          part('d01', '2027-07-05', '2027-07-08', 'd02'),
          part('e04', '2027-07-08', '2027-07-10'),
        ],
        absence_ids: [],
        why: { ...why, chosen_by: 'staff' },
      },
    };
    const berth = (id: string) => ({ is: 'record', kind: 'berth', id });
    const says = (text: string) => ({ is: 'text', text });
    const nights = (start_date: string, end_date: string) => ({ is: 'nights', start_date, end_date });
    expect(changes(event)['berth']).toMatchObject([
      { items: [{ parts: [berth('c07'), says(': '), nights('2027-07-03', '2027-07-10')] }] },
      {
        items: [
          { parts: [berth('c07'), says(': '), nights('2027-07-03', '2027-07-05')] },
          { parts: [berth('d01'), says(' + '), berth('d02'), says(': '), nights('2027-07-05', '2027-07-08')] },
          { parts: [berth('e04'), says(': '), nights('2027-07-08', '2027-07-10')] },
        ],
      },
    ]);
    expect(view.variant?.(logged(event))).toBe('split');
    expect(view.mentions?.(logged(event))).toMatchObject({
      berths: { items: [berth('c07'), berth('d01'), berth('e04')] },
    });
    expect(view.records(logged(event)).map(({ id }) => id)).toEqual(['d01', 'c07', 'd02', 'e04', 'r1']);
  });

  it('shows a swap as one, with the other stay', () => {
    const segment = (berth_id: string) => ({
      berth_id,
      start_date: '2027-07-03',
      end_date: '2027-07-10',
      extends_over: [],
    });
    const event: BerthPlanEvent = {
      type: 'AllocationMoved',
      data: {
        ...stay,
        reason: 'STAFF',
        previous_berth_id: 'c07',
        berth_id: 'd01',
        extends_over: [],
        from_date: '2027-07-03',
        previous_segments: [segment('c07')],
        segments: [segment('d01')],
        swapped_with: 'r2',
        absence_ids: [],
        why: { ...why, chosen_by: 'staff' },
      },
    };
    expect(changes(event)).toMatchObject({
      berth: [{ id: 'c07' }, { id: 'd01' }],
      swapped_with: [null, { kind: 'reservation', id: 'r2' }],
    });
    expect(view.variant?.(logged(event))).toBe('swapped');
  });

  it('shows from when on a released berth is free', () => {
    const data = { ...stay, berth_id: 'c07', reason: 'DEPARTED' as const, released_from: '2027-07-08' };
    expect(changes({ type: 'AllocationReleased', data })).toMatchObject({
      berth: [{ id: 'c07' }, null],
      free_from: [null, { date: '2027-07-08' }],
      reason: [null, { code: 'DEPARTED' }],
    });
  });

  it('shows only what changed for changed nights', () => {
    const data = {
      ...stay,
      berth_id: 'c07',
      previous_start_date: '2027-07-01',
      previous_end_date: '2027-07-10',
      segments: [],
      absence_ids: [],
    };
    expect(changes({ type: 'AllocationDatesChanged', data })).toMatchObject({
      nights: [{ start_date: '2027-07-01' }, { start_date: '2027-07-03' }],
    });
  });
});
