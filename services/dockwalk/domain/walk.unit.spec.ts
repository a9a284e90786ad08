import { describe, expect, it } from '@jest/globals';
import { specificationOf } from '../../../tests/fixtures/given-when-then.js';
import {
  answerTap,
  at,
  berthWith,
  noteTap,
  seenBoat,
  startedWalk,
  walkContext,
  WALK_START,
} from '../../../tests/fixtures/walk-taps.js';
import { decide, evolve, initial, outcomeOf } from './walk.js';
import type { PreparedTap, WalkCommand } from './walk-commands.js';
import type { WalkEvent } from './walk-events.js';
import type { Walk, WalkState } from './walk-state.js';

const given = specificationOf({ initial, evolve, decide });
const merge = (...taps: PreparedTap[]): WalkCommand => ({ type: 'Merge', taps });

/** The events of a walk after these merges, one after the other. */
function after(...merges: PreparedTap[][]): WalkEvent[] {
  return merges.reduce<WalkEvent[]>(
    (history, taps) => [
      ...history,
      ...given(history)
        .when(merge(...taps), walkContext())
        .events(),
    ],
    [startedWalk],
  );
}
function walkAfter(...merges: PreparedTap[][]): Walk {
  const state = after(...merges).reduce<WalkState>(evolve, initial());
  if (!state.exists) throw new Error('no walk');
  return state;
}
const open = (walk: Walk) => [...walk.conflicts.values()].filter(({ choice }) => choice === null);
const kinds = (walk: Walk) => [...walk.differences.values()].map(({ kind, state }) => [kind, state]);
const standing = (walk: Walk) => walk.berths.get('B12')?.taps.findLast((tap) => !tap.forgotten)?.tap_id;
const ONDINE = berthWith('Ondine');

describe('a walk', () => {
  it('starts once, for its marina', () => {
    const start: WalkCommand = { type: 'Start', session_id: 'walk', previous_session_id: 'before' };
    given([])
      .when(start, walkContext())
      .then({ type: 'DockWalkStarted', data: { marina_id: 'marina', previous_session_id: 'before', by: 'lena' } });
    given([startedWalk]).when(start, walkContext()).then();
  });

  it('does not exist for another marina', () => {
    given([startedWalk])
      .when(merge(answerTap('1')), { ...walkContext(), marina_id: 'another' })
      .thenRefused('DOCK_WALK_NOT_FOUND', { kind: 'not_found' });
    given([])
      .when(merge(answerTap('1')), walkContext())
      .thenRefused('DOCK_WALK_NOT_FOUND');
  });

  it('is saved once, and leaves its open differences to the desk', () => {
    const history = after([answerTap('1', { expected: ONDINE })]);
    const save: WalkCommand = { type: 'Save', because: 'SAVED', berths: 24 };
    const saved = given(history).when(save, walkContext());
    saved.then({ type: 'DifferenceLeftToDesk' }, { type: 'DockWalkSaved', data: { because: 'SAVED', berths: 24 } });
    given([...history, ...saved.events()])
      .when(save, walkContext())
      .then();
  });

  it('takes taps after it was saved; what differs goes to the desk', () => {
    const saved = given([startedWalk]).when({ type: 'Save', because: 'NEW_WALK', berths: 1 }, walkContext()).events();
    given([startedWalk, ...saved])
      .when(merge(answerTap('1', { expected: ONDINE })), walkContext())
      .then({ type: 'BerthChecked' }, { type: 'DifferenceFound', data: { kind: 'MISSING', to_desk: true } });
  });
});

describe('taps', () => {
  it('are taken in the order of their times, whatever their order', () => {
    given([startedWalk])
      .when(merge(answerTap('late', { at: at('10:00'), answer: 'TAKEN_BACK' }), answerTap('early')), walkContext())
      .then(
        { type: 'BerthChecked', data: { tap_id: 'early', checked: 1 } },
        { type: 'BerthChecked', data: { tap_id: 'late', checked: 0 } },
      );
  });

  it('change nothing when they are known', () => {
    given(after([answerTap('1')]))
      .when(merge(answerTap('1')), walkContext())
      .then();
  });

  it('are made before they arrive and after the walk started', () => {
    const taps = [answerTap('ahead', { at: at('23:00') }), answerTap('behind', { at: '1970-01-01T00:00:00.000Z' })];
    given([startedWalk])
      .when(merge(...taps), walkContext(at('12:00')))
      .then(
        { type: 'BerthChecked', data: { tap_id: 'behind', at: WALK_START, said_at: '1970-01-01T00:00:00.000Z' } },
        { type: 'BerthChecked', data: { tap_id: 'ahead', at: at('12:00'), said_at: at('23:00') } },
      );
  });

  it('keep the order of a phone whose clock is ahead', () => {
    const [first, second] = [answerTap('1', { at: at('22:00') }), answerTap('2', { at: at('21:00') })];
    given([startedWalk])
      .when(merge(first, second), walkContext(at('12:00')))
      .then({ data: { tap_id: '2' }, type: 'BerthChecked' }, { data: { tap_id: '1' }, type: 'BerthChecked' });
  });

  it('stand until a later one; earlier ones that arrive later are superseded and kept', () => {
    const walk = walkAfter([answerTap('later', { at: at('10:00') })], [answerTap('earlier')]);
    expect(standing(walk)).toBe('later');
    expect(outcomeOf(walk, 'earlier')).toEqual({ outcome: 'SUPERSEDED', conflict: null });
    expect(outcomeOf(walk, 'later')).toEqual({ outcome: 'STANDS', conflict: null });
    expect(outcomeOf(walk, 'never sent')).toBeNull();
    expect(walk.taps.size).toBe(2);
  });

  it('take an answer back', () => {
    const walk = walkAfter([answerTap('1')], [answerTap('2', { at: at('10:00'), answer: 'TAKEN_BACK' })]);
    expect(walk.checked).toBe(0);
  });
});

describe('differences', () => {
  it('are found by the answer that stands, and withdrawn with it', () => {
    const found = after([answerTap('1', { expected: ONDINE })]);
    const back = answerTap('2', { at: at('10:00'), answer: 'TAKEN_BACK', expected: ONDINE });
    given(found).when(merge(back), walkContext()).then({ type: 'BerthChecked' }, { type: 'DifferenceWithdrawn' });
  });

  it('of a superseded answer are not found', () => {
    const walk = walkAfter(
      [answerTap('2', { at: at('10:00'), answer: 'AS_PLANNED', expected: ONDINE })],
      [answerTap('1', { expected: ONDINE })],
    );
    expect(kinds(walk)).toEqual([]);
  });

  it('are dismissed with a reason, once', () => {
    const history = after([answerTap('1', { expected: ONDINE })]);
    const [id = ''] = walkAfter([answerTap('1', { expected: ONDINE })]).differences.keys();
    const dismiss: WalkCommand = { type: 'Dismiss', difference_id: id, reason: 'she swings on her anchor' };
    const dismissed = given(history).when(dismiss, walkContext());
    dismissed.then({ type: 'DifferenceDismissed', data: { reason: 'she swings on her anchor', by: 'lena' } });
    given([...history, ...dismissed.events()])
      .when({ type: 'LeaveToDesk', difference_id: id }, walkContext())
      .thenRefused('DOCK_WALK_DIFFERENCE_SETTLED', { details: { state: 'DISMISSED' } });
    given(history)
      .when({ type: 'LeaveToDesk', difference_id: 'another' }, walkContext())
      .thenRefused('DOCK_WALK_DIFFERENCE_NOT_FOUND');
  });

  it('are resolved when plan and record agree, and not before', () => {
    const history = after([answerTap('1', { expected: ONDINE })]);
    const look = (expected: typeof ONDINE): WalkCommand => ({
      type: 'Reconsider',
      berths: [{ berth_id: 'B12', expected, length: null }],
    });
    given(history).when(look(ONDINE), walkContext()).then();
    given(history)
      .when(look(berthWith(null)), walkContext())
      .then({ type: 'DifferenceResolved' });
  });

  it('of an empty berth are resolved once another boat has it, and are not found again for that boat', () => {
    const history = after([answerTap('1', { expected: ONDINE })]);
    const look: WalkCommand = {
      type: 'Reconsider',
      berths: [{ berth_id: 'B12', expected: berthWith('Grethe'), length: null }],
    };
    given(history).when(look, walkContext()).then({ type: 'DifferenceResolved' });
    given(after([answerTap('1')]))
      .when(look, walkContext())
      .then();
  });

  it('are those from the plan as it stood at the time of the tap', () => {
    const empty = answerTap('1', { expected: ONDINE, then: berthWith(null) });
    expect(kinds(walkAfter([empty]))).toEqual([]);
    expect(kinds(walkAfter([answerTap('1', { then: ONDINE })]))).toEqual([['MISSING', 'OPEN']]);
  });

  it('of a boat that the record no longer has here are resolved without another one', () => {
    const grethe = answerTap('1', { answer: 'BOAT', seen: seenBoat('Grethe') });
    const overstaying = { ...berthWith(null), over: berthWith('Grethe').boat };
    const history = after([{ ...grethe, expected: overstaying }]);
    given(history)
      .when(
        { type: 'Reconsider', berths: [{ berth_id: 'B12', expected: berthWith(null), length: null }] },
        walkContext(),
      )
      .then({ type: 'DifferenceResolved' });
  });
});

describe('a tap that contradicts the plan of its phone', () => {
  const knew = { expected: ONDINE.key, tap_id: null };
  const kestrel = answerTap('1', { answer: 'BOAT', seen: seenBoat('Kestrel'), knew });

  it('asks, and keeps both by the safe choice', () => {
    const history = after([kestrel]);
    const [conflict] = open(walkAfter([kestrel]));
    expect(conflict).toMatchObject({ kind: 'PLAN_CHANGED', safe: 'KEEP_BOTH', knew_expected: ONDINE.key });
    const conflict_id = conflict?.conflict_id ?? '';
    const decideIt = (choice: 'KEEP_BOTH' | 'KEEP_PLAN' | 'KEEP_MINE') =>
      given(history).when({ type: 'Decide', conflict_id, choice, present_note: '' }, walkContext());
    decideIt('KEEP_BOTH').then({ type: 'ConflictDecided', data: { forgotten_tap_id: null, checked: 1 } });
    decideIt('KEEP_PLAN').then(
      { type: 'ConflictDecided', data: { forgotten_tap_id: '1', checked: 0 } },
      { type: 'DifferenceWithdrawn' },
    );
    decideIt('KEEP_MINE').thenFieldErrors({ path: 'choice', code: 'choiceRequired' });
  });

  it('holds the plan for safer when it only said as planned', () => {
    expect(open(walkAfter([answerTap('1', { answer: 'AS_PLANNED', knew })]))).toMatchObject([{ safe: 'KEEP_PLAN' }]);
  });

  it('does not ask when it saw what the plan has now', () => {
    expect(open(walkAfter([answerTap('1', { knew })]))).toEqual([]);
  });

  it('is decided once', () => {
    const [conflict] = open(walkAfter([kestrel]));
    const command = { type: 'Decide' as const, conflict_id: conflict?.conflict_id ?? '', present_note: '' };
    const decided = given(after([kestrel]))
      .when({ ...command, choice: 'KEEP_BOTH' }, walkContext())
      .events();
    const history = [...after([kestrel]), ...decided];
    given(history)
      .when({ ...command, choice: 'KEEP_BOTH' }, walkContext())
      .then();
    given(history)
      .when({ ...command, choice: 'KEEP_PLAN' }, walkContext())
      .thenRefused('DOCK_WALK_CONFLICT_DECIDED', { details: { choice: 'KEEP_BOTH' } });
    given(history)
      .when({ ...command, conflict_id: 'another', choice: 'KEEP_PLAN' }, walkContext())
      .thenRefused('DOCK_WALK_CONFLICT_NOT_FOUND');
  });
});

describe('two phones at one berth', () => {
  const mine = answerTap('mine');
  const theirs = answerTap('theirs', {
    device_id: 'other',
    at: at('09:10'),
    answer: 'BOAT',
    seen: seenBoat('Kestrel'),
  });

  it.each([
    ['one first', [[mine], [theirs]]],
    ['the other first', [[theirs], [mine]]],
  ])('ask the same question, and the later tap stands: %s', (_, merges) => {
    const walk = walkAfter(...merges);
    expect(standing(walk)).toBe('theirs');
    expect(open(walk)).toHaveLength(1);
    const [conflict] = open(walk);
    expect(conflict?.safe).toBe(conflict?.tap_id === 'theirs' ? 'KEEP_MINE' : 'KEEP_THEIRS');
  });

  it('do not ask when one knew the answer of the other', () => {
    const knowing = { ...theirs, knew: { ...theirs.knew, tap_id: 'mine' } };
    expect(open(walkAfter([mine], [knowing]))).toEqual([]);
    expect(open(walkAfter([knowing], [mine]))).toEqual([]);
  });

  it('do not ask when both say the same', () => {
    expect(open(walkAfter([mine], [answerTap('theirs', { device_id: 'other' })]))).toEqual([]);
  });

  it('no longer ask when somebody who knows the berth answers again', () => {
    const again = answerTap('again', { at: at('11:00'), knew: { expected: 'EMPTY', tap_id: 'theirs' } });
    expect(open(walkAfter([mine], [theirs], [again]))).toEqual([]);
  });

  it('keep the tap that staff choose, and find its differences', () => {
    const history = after([mine], [theirs]);
    const [conflict] = open(walkAfter([mine], [theirs]));
    given(history)
      .when(
        { type: 'Decide', conflict_id: conflict?.conflict_id ?? '', choice: 'KEEP_THEIRS', present_note: '' },
        walkContext(),
      )
      .then({ type: 'ConflictDecided', data: { forgotten_tap_id: 'theirs' } }, { type: 'DifferenceWithdrawn' });
  });
});

describe('notes', () => {
  it('are written when the phone knew the note, or wrote the one before', () => {
    given([startedWalk])
      .when(merge(noteTap('1', 'a', 'old', 'old'), noteTap('2', 'b', 'a', 'old')), walkContext())
      .then({ type: 'BerthNoted', data: { writes: true } }, { type: 'BerthNoted', data: { writes: true } });
  });

  it('ask when somebody else changed the note, and join both by the safe choice', () => {
    const history = after([noteTap('1', 'mine', 'old', 'theirs')]);
    const [conflict] = open(walkAfter([noteTap('1', 'mine', 'old', 'theirs')]));
    expect(conflict).toMatchObject({ kind: 'NOTE_CHANGED', safe: 'KEEP_BOTH' });
    const command = { type: 'Decide' as const, conflict_id: conflict?.conflict_id ?? '', present_note: 'theirs' };
    const noted = (choice: 'KEEP_BOTH' | 'KEEP_MINE' | 'KEEP_THEIRS', note: string | null) =>
      given(history)
        .when({ ...command, choice }, walkContext())
        .then({ type: 'ConflictDecided', data: { note } });
    noted('KEEP_BOTH', 'theirs\nmine');
    noted('KEEP_MINE', 'mine');
    noted('KEEP_THEIRS', null);
  });

  it('are not joined when both together are too long', () => {
    const long = 'x'.repeat(600);
    expect(open(walkAfter([noteTap('1', long, 'old', long.toUpperCase())]))).toMatchObject([{ safe: 'KEEP_THEIRS' }]);
  });

  it('ask when the note was overtaken before it could be written', () => {
    given(after([noteTap('1', 'mine', 'old', 'old')]))
      .when({ type: 'NoteOvertaken', tap_id: '1', pier_id: 'B', present: 'theirs' }, walkContext())
      .then({ type: 'CheckConflicted', data: { kind: 'NOTE_CHANGED', safe: 'KEEP_BOTH' } });
  });
});
