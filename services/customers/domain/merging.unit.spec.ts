import { describe, expect, it } from '@jest/globals';
import type { StoredContact } from '../../../contracts/customers/contact.js';
import { specificationOf } from '../../../tests/fixtures/given-when-then.js';
import { type BoaterCommand, decide, evolve, initial } from './boater.js';
import type { BoaterState } from './boater-state.js';
import type { BoaterEvent } from './boater-events.js';
import { isContactShown } from './boater-view.js';
import { mergedFacts, undoHindrance } from './merging.js';

const contact: StoredContact = {
  first_name: 'Inès',
  last_name: 'Delacroix',
  email: 'ines@example.org',
  phone: '0612345',
  language: 'fr',
  birthday: null,
  address: null,
  address_line_two: null,
  country_of_residence: 'FR',
  postal_code: null,
};
const chosen = { ...contact, phone: '0700000' };
const here = { marina_id: 'm1' };
const AT = '2027-06-01T08:00:00.000Z';
const given = specificationOf({ initial, evolve, decide });
const registered = (more: object = {}): BoaterEvent => ({
  type: 'BoaterRegistered',
  data: { boater_id: 'b1', marina_id: 'm1', relation_type: 'VISITOR', registered_by: 'MARINA', contact, ...more },
});
const facts = {
  contact: chosen,
  relation_type: 'RESIDENT' as const,
  registered_by: 'MARINA' as const,
  revealed: true,
};
const before = {
  contact,
  relation_type: 'VISITOR' as const,
  registered_by: 'MARINA' as const,
  revealed: false,
};
const merged = (merged_id = 'b2', at = AT): BoaterEvent => ({
  type: 'BoaterMerged',
  data: { boater_id: 'b1', merged_id, ...facts, at },
});
const replaced: BoaterEvent = { type: 'BoaterReplaced', data: { boater_id: 'b1', survivor_id: 'b9' } };
const merge = (more: object = {}): BoaterCommand => ({
  type: 'MergeBoater',
  boater_id: 'b1',
  merged_id: 'b2',
  merged: stateAfter(registered({ contact: chosen, relation_type: 'RESIDENT' }), {
    type: 'BoaterContactRevealed',
    data: { boater_id: 'b1' },
  }),
  take: ['phone'],
  now: AT,
  ...more,
});
const undo = (now = AT, merged_id = 'b2'): BoaterCommand => ({ type: 'UndoMerge', boater_id: 'b1', merged_id, now });
const changed: BoaterEvent = { type: 'BoaterContactChanged', data: { boater_id: 'b1', contact } };
const stateAfter = (...events: BoaterEvent[]): Extract<BoaterState, { exists: true }> => {
  const state = events.reduce(evolve, initial());
  if (!state.exists) throw new Error('not registered');
  return state;
};

describe('a merge', () => {
  it('gives the surviving record the chosen values', () => {
    given([registered()]).when(merge(), here).then(merged());
    expect(stateAfter(registered(), merged())).toMatchObject({ ...facts, merges: [{ merged_id: 'b2', before }] });
  });

  it('keeps a change that a colleague made at the same moment', () => {
    const moved: BoaterEvent = {
      type: 'BoaterContactChanged',
      data: { boater_id: 'b1', contact: { ...contact, email: 'new@example.org' } },
    };
    given([registered(), moved])
      .when(merge(), here)
      .then({ type: 'BoaterMerged', data: { contact: { ...chosen, email: 'new@example.org' } } });
  });

  it('is made once', () => {
    given([registered(), merged()]).when(merge(), here).then();
  });

  it.each([
    ['a record with itself', [registered()], merge({ merged_id: 'b1' }), 'BOATER_MERGE_SAME'],
    ['an erased person', [registered({ contact: null })], merge(), 'BOATER_ERASED'],
    [
      'with an erased person',
      [registered()],
      merge({ merged: stateAfter(registered({ contact: null })) }),
      'BOATER_ERASED',
    ],
    ['a record that is part of another', [registered(), replaced], merge(), 'BOATER_MERGED'],
  ])('is refused for %s', (_what, events, command, code) => {
    given(events).when(command, here).thenRefused(code, { kind: 'conflict' });
  });

  it('makes the other record a part of the surviving one, and of no second one', () => {
    const replace = (survivor_id: string): BoaterCommand => ({ type: 'ReplaceBoater', boater_id: 'b1', survivor_id });
    given([registered()]).when(replace('b9'), here).then(replaced);
    given([registered(), replaced]).when(replace('b9'), here).then();
    given([registered(), replaced]).when(replace('b8'), here).thenRefused('BOATER_MERGED', { kind: 'conflict' });
  });

  it('keeps the details of a merged record from being changed', () => {
    const change: BoaterCommand = { type: 'ChangeBoater', boater_id: 'b1', changes: { phone: '07' } };
    given([registered(), replaced]).when(change, here).thenRefused('BOATER_MERGED', { kind: 'conflict' });
  });
});

describe('undoing a merge', () => {
  it('gives back the values of before, and no trace of the merge', () => {
    const undone: BoaterEvent = {
      type: 'BoaterMergeUndone',
      data: { boater_id: 'b1', merged_id: 'b2', ...before, at: AT },
    };
    given([registered(), merged()]).when(undo(), here).then(undone);
    expect(stateAfter(registered(), merged(), undone)).toEqual(stateAfter(registered()));
  });

  it('makes the other record stand by itself again', () => {
    const reinstate: BoaterCommand = { type: 'ReinstateBoater', boater_id: 'b1' };
    const reinstated: BoaterEvent = { type: 'BoaterReinstated', data: { boater_id: 'b1', survivor_id: 'b9' } };
    given([registered(), replaced]).when(reinstate, here).then(reinstated);
    given([registered()]).when(reinstate, here).then();
    expect(stateAfter(registered(), replaced, reinstated)).toEqual(stateAfter(registered()));
  });

  const LAST_DAY = '2027-07-01T08:00:00.000Z';
  const revealed: BoaterEvent = { type: 'BoaterContactRevealed', data: { boater_id: 'b1' } };

  it.each([
    ['of another record', [merged()], undo(AT, 'b3'), 'BOATER_MERGE_NOT_FOUND'],
    ['after a change of the record', [merged(), changed], undo(), 'BOATER_MERGE_BUILT_ON'],
    ['after an approved reservation', [merged(), revealed], undo(), 'BOATER_MERGE_BUILT_ON'],
    ['before a later merge is undone', [merged(), merged('b3')], undo(), 'BOATER_MERGE_BUILT_ON'],
    ['of a record that became part of another', [merged(), replaced], undo(), 'BOATER_MERGE_BUILT_ON'],
    ['after 30 days', [merged()], undo('2027-07-01T08:00:00.001Z'), 'BOATER_MERGE_TOO_OLD'],
  ])('is refused %s', (_when, events, command, code) => {
    const kind = code === 'BOATER_MERGE_NOT_FOUND' ? ('not_found' as const) : ('conflict' as const);
    given([registered(), ...events])
      .when(command, here)
      .thenRefused(code, { kind });
  });

  it('is possible on the thirtieth day', () => {
    expect(undoHindrance(stateAfter(registered(), merged()), 'b2', LAST_DAY)).toBeNull();
  });
});

describe('the facts of a merged person', () => {
  const guest = { registered_by: 'BOATER' as const, contact: chosen };

  it('are those of the surviving record, except for the values that are taken', () => {
    const facts = mergedFacts(stateAfter(registered()), stateAfter(registered({ contact: chosen })), ['phone']);
    expect(facts.contact).toEqual(chosen);
    expect(mergedFacts(stateAfter(registered()), stateAfter(registered({ contact: chosen })), []).contact).toEqual(
      contact,
    );
  });

  it('make a berth holder if either record is one’s', () => {
    const resident = stateAfter(registered({ relation_type: 'RESIDENT' }));
    const visitor = stateAfter(registered());
    expect(mergedFacts(visitor, resident, []).relation_type).toBe('RESIDENT');
    expect(mergedFacts(resident, visitor, []).relation_type).toBe('RESIDENT');
    expect(mergedFacts(visitor, visitor, []).relation_type).toBe('VISITOR');
  });

  it('do not show contact details that were hidden before', () => {
    const ours = stateAfter(registered());
    const theirs = stateAfter(registered(guest));
    expect(isContactShown(mergedFacts(ours, theirs, ['phone']))).toBe(false);
    expect(isContactShown(mergedFacts(ours, theirs, ['email']))).toBe(false);
    expect(isContactShown(mergedFacts(ours, theirs, ['first_name']))).toBe(true);
    expect(isContactShown(mergedFacts(theirs, ours, []))).toBe(false);
  });
});
