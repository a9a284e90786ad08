import { describe, expect, it } from '@jest/globals';
import type { PierForm } from '../../../contracts/berths/records.js';
import { decide, evolve, initial, NO_BERTHS, type PierCommand, type PierContext } from './pier.js';
import { type PierEvent, pierEvents } from './pier-events.js';

const context: PierContext = {
  now: '2027-07-01T08:00:00.000Z',
  today: '2027-07-01',
  name_taken: false,
  berths: NO_BERTHS,
};
const form: PierForm = { name: 'A', berth_sizes: null, instant_booking: false };
const create: PierCommand = { type: 'CreatePier', data: { pier_id: 'p1', pier: form } };
const created: PierEvent = { type: 'PierCreated', data: { pier_id: 'p1', ...form } };
const update = (more: Partial<PierForm>): PierCommand => ({
  type: 'UpdatePier',
  data: { pier_id: 'p1', pier: { ...form, ...more } },
});
const remove: PierCommand = { type: 'DeletePier', data: { pier_id: 'p1' } };
const deleted: PierEvent = { type: 'PierDeleted', data: { pier_id: 'p1' } };

function given(...events: PierEvent[]) {
  for (const event of events) {
    expect(pierEvents[event.type].data.parse(event.data)).toEqual(event.data);
  }
  const state = events.reduce(evolve, initial());
  return {
    when: (command: PierCommand, more: Partial<PierContext> = {}) => decide(command, state, { ...context, ...more }),
  };
}

describe('a pier', () => {
  it('is created, with its name trimmed', () => {
    const named: PierCommand = { type: 'CreatePier', data: { pier_id: 'p1', pier: { ...form, name: ' A ' } } };
    expect(given().when(named)).toEqual([created]);
  });

  it('needs a name', () => {
    const nameless: PierCommand = { type: 'CreatePier', data: { pier_id: 'p1', pier: { ...form, name: '  ' } } };
    expect(given().when(nameless)).toMatchObject({ errors: [{ path: 'pier.name', code: 'pierNameRequired' }] });
  });

  it('needs plausible default sizes for new berths', () => {
    const berth_sizes = { max_loa: 10, max_beam: 3, max_draft: 2, min_length: 10, min_beam: null, min_draft: null };
    expect(given(created).when(update({ berth_sizes }))).toMatchObject({
      errors: [{ path: 'pier.berth_sizes.min_length', code: 'berthMinLengthNotBelowMax' }],
    });
    expect(given(created).when(update({ berth_sizes: { ...berth_sizes, min_length: 9.99 } }))).toHaveLength(1);
  });

  it('needs a unique name', () => {
    const refusal = { kind: 'conflict', code: 'PIER_NAME_TAKEN', details: { pier: 'A' } };
    expect(given().when(create, { name_taken: true })).toMatchObject(refusal);
    expect(given(created).when(update({ name: 'B' }), { name_taken: true })).toMatchObject({ code: 'PIER_NAME_TAKEN' });
  });

  it('is created once', () => {
    expect(given(created).when(create)).toEqual([]);
    const other: PierCommand = { type: 'CreatePier', data: { pier_id: 'p1', pier: { ...form, name: 'B' } } };
    expect(given(created).when(other)).toMatchObject({ code: 'PIER_EXISTS' });
    expect(given(created, deleted).when(create)).toMatchObject({ code: 'PIER_EXISTS' });
  });

  it('is saved only when something changed', () => {
    expect(given(created).when(update({}))).toEqual([]);
    expect(given(created).when(update({ instant_booking: true }))).toEqual([
      { type: 'PierUpdated', data: { pier_id: 'p1', ...form, instant_booking: true } },
    ]);
    expect(given().when(update({}))).toMatchObject({ kind: 'not_found', code: 'PIER_NOT_FOUND' });
    expect(given(created, deleted).when(update({}))).toMatchObject({ code: 'PIER_NOT_FOUND' });
  });

  it('can be deleted when it has no berths', () => {
    expect(given(created).when(remove)).toEqual([deleted]);
    const names = Array.from({ length: 60 }, (_, index) => `A${index + 1}`);
    const stay = { berth_name: 'A1', allocation_id: 'a', start_date: '2027-07-02', end_date: '2027-07-04' };
    const berths = { names, stays: { allocations: [stay], total: 70 } };
    expect(given(created).when(remove, { berths })).toMatchObject({
      code: 'PIER_HAS_BERTHS',
      details: { berths: names.slice(0, 50), total: 60, allocations: [stay], allocations_total: 70 },
    });
    expect(given(created, deleted).when(remove)).toEqual([]);
    expect(given().when(remove)).toMatchObject({ code: 'PIER_NOT_FOUND' });
  });
});
