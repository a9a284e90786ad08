import { describe, expect, it } from '@jest/globals';
import { type BerthForm, berthForm } from '../../../contracts/berths/records.js';
import { type BerthCommand, type BerthContext, decide, evolve, initial, planBerthOf } from './berth.js';
import { type BerthEvent, berthEvents } from './berth-events.js';
import { planBerth } from './berth-plan-events.js';

const pierId = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2a01';
const otherPierId = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2a02';
const berthId = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2a12';
const context: BerthContext = {
  now: '2027-07-01T08:00:00.000Z',
  today: '2027-07-01',
  pier: { name: 'A', instant_booking: false },
  name_taken: false,
  allocations_ahead: false,
};
const form = (more: Partial<BerthForm> = {}): BerthForm => ({
  ...berthForm.parse({ pier_id: pierId, number: 12, max_loa: 12, max_beam: 4, max_draft: 2.5 }),
  ...more,
});
const create = (more: Partial<BerthForm> = {}): BerthCommand => ({
  type: 'CreateBerth',
  data: { berth_id: berthId, berth: form(more) },
});
const update = (more: Partial<BerthForm> = {}): BerthCommand => ({
  type: 'UpdateBerth',
  data: { berth_id: berthId, berth: form(more) },
});
const remove: BerthCommand = { type: 'DeleteBerth', data: { berth_id: berthId } };
const deleted: BerthEvent = { type: 'BerthDeleted', data: { berth_id: berthId } };

function eventsOf(decided: ReturnType<typeof decide>): readonly BerthEvent[] {
  if ('refused' in decided) throw new Error(JSON.stringify(decided));
  for (const event of decided) {
    expect(berthEvents[event.type].data.parse(event.data)).toEqual(event.data);
  }
  return decided;
}

function given(...events: BerthEvent[]) {
  const state = events.reduce(evolve, initial());
  const when = (command: BerthCommand, more: Partial<BerthContext> = {}) =>
    decide(command, state, { ...context, ...more });
  return { state, when };
}

const created = eventsOf(given().when(create()))[0]!;

describe('a berth', () => {
  it('is created with what staff wrote', () => {
    expect(created).toMatchObject({ type: 'BerthCreated', data: { berth_id: berthId, number: 12, max_loa: 12 } });
    expect(eventsOf(given().when(create({ notes: 'Bow thruster only' })))).toEqual([
      created,
      { type: 'BerthNotesChanged', data: { berth_id: berthId, notes: 'Bow thruster only' } },
    ]);
  });

  it('needs an existing pier', () => {
    expect(given().when(create(), { pier: null })).toMatchObject({ kind: 'not_found', code: 'PIER_NOT_FOUND' });
  });

  it('needs minimums below its maximums', () => {
    const refusal = { errors: [{ path: 'berth.min_length', code: 'berthMinLengthNotBelowMax' }] };
    expect(given().when(create({ min_beam: 30 }))).toMatchObject({ errors: [{ path: 'berth.min_beam' }] });
    expect(given().when(create({ min_draft: 30 }))).toMatchObject({ errors: [{ path: 'berth.min_draft' }] });
    expect(given().when(create({ min_length: 12 }))).toMatchObject(refusal);
    expect(given(created).when(update({ min_length: 12 }))).toMatchObject(refusal);
    expect(eventsOf(given().when(create({ min_length: 11.99 })))).toHaveLength(1);
  });

  it('cannot be its own neighbour', () => {
    const smart_extension = { orientation: 'ALONGSIDE' as const, sides: 1 as const, neighbours: [berthId] };
    expect(given().when(create({ smart_extension }))).toMatchObject({
      errors: [{ path: 'berth.smart_extension.neighbours', code: 'extensionNeighbourItself' }],
    });
  });

  it('has a unique number on the pier', () => {
    expect(given().when(create(), { name_taken: true })).toMatchObject({
      kind: 'conflict',
      code: 'BERTH_NUMBER_TAKEN',
      details: { pier: 'A', number: 12 },
    });
  });

  it('is created once', () => {
    expect(given(created).when(create())).toEqual([]);
    expect(given(created).when(create({ number: 13 }))).toMatchObject({ code: 'BERTH_EXISTS' });
    expect(given(created).when(create({ notes: 'other' }))).toMatchObject({ code: 'BERTH_EXISTS' });
    expect(given(created, deleted).when(create())).toMatchObject({ code: 'BERTH_EXISTS' });
  });

  it('is saved only where something changed', () => {
    expect(given(created).when(update())).toEqual([]);
    expect(eventsOf(given(created).when(update({ active: false })))).toEqual([
      { type: 'BerthUpdated', data: { ...created.data, active: false } },
    ]);
    expect(eventsOf(given(created).when(update({ notes: 'Low water' }))).map((event) => event.type)).toEqual([
      'BerthNotesChanged',
    ]);
    expect(given().when(update())).toMatchObject({ code: 'BERTH_NOT_FOUND' });
    expect(given(created, deleted).when(update())).toMatchObject({ code: 'BERTH_NOT_FOUND' });
  });

  it('keeps a note of at most 1024 characters, saved only if changed', () => {
    const note = (notes: string): BerthCommand => ({ type: 'ChangeBerthNotes', data: { berth_id: berthId, notes } });
    const [kept] = eventsOf(given(created).when(note('x'.repeat(1024))));
    expect(kept).toMatchObject({ type: 'BerthNotesChanged' });
    expect(given(created, kept!).when(note('x'.repeat(1024)))).toEqual([]);
    const refusal = { errors: [{ path: 'berth.notes', code: 'berthNoteTooLong' }] };
    expect(given(created).when(note('x'.repeat(1025)))).toMatchObject(refusal);
    expect(given(created).when(update({ notes: 'x'.repeat(1025) }))).toMatchObject(refusal);
    expect(given().when(note('x'))).toMatchObject({ code: 'BERTH_NOT_FOUND' });
  });

  it('takes instant booking from the pier it moves to', () => {
    const instantPier = { pier: { name: 'B', instant_booking: true } };
    const instant = { data: { instant_booking: true } };
    expect(eventsOf(given().when(create(), instantPier))[0]).toMatchObject(instant);
    expect(eventsOf(given().when(create({ instant_booking: false }), instantPier))[0]).toEqual(created);
    const moved = eventsOf(given(created).when(update({ pier_id: otherPierId, instant_booking: false }), instantPier));
    expect(moved[0]).toMatchObject(instant);
    const back = eventsOf(given(created, ...moved).when(update({ instant_booking: true })));
    expect(back[0]).toMatchObject({ data: { pier_id: pierId, instant_booking: false } });
    expect(given(created, ...moved).when(update({ pier_id: otherPierId }), instantPier)).toEqual([]);
  });

  it('stores an inquiry to its resident again only after a week, or for another resident', () => {
    const inquiry = (allocation_id: string): BerthCommand => ({
      type: 'InquireForAbsence',
      data: { berth_id: berthId, vessel_id: 'vessel', allocation_id },
    });
    const inquired = eventsOf(given(created).when(inquiry('residency')))[0]!;
    const on = (now: string, allocation_id = 'residency') =>
      eventsOf(given(created, inquired).when(inquiry(allocation_id), { now }));
    expect(on('2027-07-08T07:59:59.999Z')).toEqual([]);
    expect(on('2027-07-08T08:00:00.000Z')).toMatchObject([{ type: 'AbsenceInquired' }]);
    expect(on('2027-07-01T08:00:00.000Z', 'another')).toMatchObject([{ data: { allocation_id: 'another' } }]);
  });

  it('can be deleted when no boat is berthed there now or later', () => {
    expect(given(created).when(remove)).toEqual([deleted]);
    expect(given(created).when(remove, { allocations_ahead: true })).toMatchObject({ code: 'BERTH_IN_USE' });
    expect(given(created, deleted).when(remove)).toEqual([]);
    expect(given().when(remove)).toMatchObject({ code: 'BERTH_NOT_FOUND' });
  });

  it('has the facts that the plan needs', () => {
    const { card } = given(created).state;
    const planned = card === null ? null : planBerthOf(card, 'A');
    expect(planBerth.strict().parse(planned)).toEqual(planned);
    expect(planned).toMatchObject({ berth_id: berthId, pier_name: 'A', number: 12, max_loa: 12 });
  });
});
