import { describe, expect, it } from '@jest/globals';
import { WALK_DATE, walkBerth, walkBoat, walkId } from '../../../../testing/walks.js';
import { walkBerthExample } from '../../../../../contracts/dockwalk/examples.js';
import type { WalkBerth } from '../../../../../contracts/dockwalk/walks.js';
import { likelyBoat, offeredAnswers, otherIsChosen, rowAnswer, seenBoatOf, tapOf, unknownBoat } from './answers.js';
import type { WalkAnswer } from './answers.js';
import { type KeptTap, timeAfter } from './kept-tap.js';
import { countsByKind, nextUnchecked, piersOf, progressOf } from './progress.js';
import { nextBatch, pauseAfter } from './sending.js';
import { contradicts, type ShownBerth, shownBerth } from './standing.js';

const at = (minute: number): string => `2027-07-03T09:${String(minute).padStart(2, '0')}:00.000Z`;
const SESSION = walkId(900);

/** The berth after these answers on this device, a minute apart. */
function answered(row: WalkBerth, answers: readonly WalkAnswer[]): ShownBerth {
  const taps: KeptTap[] = [];
  for (const [index, answer] of answers.entries()) {
    const berth = shownBerth(row, taps, WALK_DATE);
    const tap = tapOf(berth, answer, walkId(100 + index), at(index));
    taps.push({ seq: index, session_id: SESSION, tap, boat: answer.is === 'BOAT' ? answer.boat : null });
  }
  return shownBerth(row, taps, WALK_DATE);
}
const ondine = walkBoat('Ondine');
const grethe = walkBoat('Grethe', { end_date: '2027-07-02' });
const seaPearl = walkBoat('Sea Pearl', { berth_holder_type: 'RESIDENT', reservation_id: null, end_date: null });
const kestrel = walkBoat('Kestrel');
const sees = (boat: typeof ondine): WalkAnswer => ({ is: 'BOAT', boat: seenBoatOf(boat) });

describe('an answer on this device', () => {
  const cases: [string, WalkBerth, WalkAnswer, string, readonly string[]][] = [
    ['as planned, a boat', walkBerth(1, { boat: ondine }), { is: 'AS_PLANNED' }, 'AS_PLANNED', []],
    ['empty where nobody should be is as planned', walkBerth(1), { is: 'EMPTY' }, 'AS_PLANNED', []],
    ['the boat that should be there is as planned', walkBerth(1, { boat: ondine }), sees(ondine), 'AS_PLANNED', []],
    ['a visitor is missing', walkBerth(1, { boat: ondine }), { is: 'EMPTY' }, 'EMPTY', ['MISSING']],
    ['a resident is away', walkBerth(1, { boat: seaPearl }), { is: 'EMPTY' }, 'EMPTY', ['RESIDENT_AWAY']],
    ['another boat', walkBerth(1, { boat: ondine }), sees(kestrel), 'BOAT', ['OTHER_BOAT']],
    ['a boat without a name', walkBerth(1), { is: 'BOAT', boat: unknownBoat('') }, 'BOAT', ['OTHER_BOAT']],
    ['one that should have left', walkBerth(1, { over: grethe }), sees(grethe), 'BOAT', ['STILL_HERE']],
    ['one that is due has come', walkBerth(1, { due: kestrel }), sees(kestrel), 'BOAT', ['ARRIVED']],
  ];
  it.each(cases)('%s', (_name, row, answer, stands, differences) => {
    const berth = answered(row, [answer]);
    expect([berth.standing?.answer, berth.differences]).toEqual([stands, differences]);
  });

  it('is taken back by the next tap, and the berth is unchecked again', () => {
    const row = walkBerth(1, { boat: ondine });
    expect(rowAnswer(answered(row, []))).toEqual({ is: 'AS_PLANNED' });
    const taken = answered(row, [{ is: 'AS_PLANNED' }]);
    expect(rowAnswer(taken)).toEqual({ is: 'TAKEN_BACK' });
    expect(answered(row, [{ is: 'AS_PLANNED' }, { is: 'TAKEN_BACK' }]).standing).toBeNull();
  });

  it('names what this device knew, so that the server finds conflicts', () => {
    const row = walkBerth(1, { boat: ondine });
    const first = answered(row, [{ is: 'AS_PLANNED' }]);
    const tap = tapOf(first, { is: 'EMPTY' }, walkId(7), at(5));
    expect(tap).toMatchObject({ knew: { expected: row.expected.key, tap_id: first.standing?.tap_id } });
  });

  it('older than the one that the server has does not stand', () => {
    const by = { id: walkId(5), name: 'Jonas Weber' };
    const check = {
      tap_id: walkId(6),
      kind: 'EMPTY' as const,
      boat: null,
      note: null,
      at: at(30),
      by,
      device_id: walkId(8),
    };
    const row = walkBerth(1, { boat: ondine }, { check });
    expect(answered(row, [{ is: 'AS_PLANNED' }]).standing).toMatchObject({ answer: 'EMPTY', by: 'Jonas Weber' });
  });

  it('differs no longer once the difference is settled', () => {
    const shown = (state: 'OPEN' | 'TO_DESK' | 'RESOLVED' | 'DISMISSED') =>
      shownBerth({ ...walkBerthExample, differences: [{ ...walkBerthExample.differences[0]!, state }] }, [], WALK_DATE)
        .differences.length;
    expect([shown('OPEN'), shown('TO_DESK'), shown('RESOLVED'), shown('DISMISSED')]).toEqual([1, 1, 0, 0]);
  });

  it('contradicts what an earlier walk saw until the berth is checked', () => {
    const at = '2027-07-02T15:40:00.000Z';
    const row = (seen: typeof grethe | null) =>
      walkBerth(1, { boat: ondine }, { earlier: { seen: seen && seenBoatOf(seen), at, by: 'Marta' } });
    const found = [null, grethe, ondine].map((seen) => contradicts(answered(row(seen), [])));
    expect(found).toEqual([true, true, false]);
    expect(contradicts(answered(row(null), [{ is: 'EMPTY' }]))).toBe(false);
    expect(contradicts(answered(walkBerth(1, { boat: ondine }), []))).toBe(false);
  });

  it('changes the note of its berth only', () => {
    const row = walkBerth(1, {}, { note: 'before' });
    const tap = {
      kind: 'NOTE',
      tap_id: walkId(1),
      at: at(1),
      berth_id: row.berth_id,
      note: 'after',
      knew_note: 'before',
    } as const;
    const other = { ...tap, berth_id: walkId(2) };
    const shown = (kept: KeptTap['tap']) =>
      shownBerth(row, [{ seq: 1, session_id: SESSION, tap: kept, boat: null }], WALK_DATE);
    expect([shown(tap).note, shown(tap).kept, shown(tap).standing]).toEqual(['after', 1, null]);
    expect([shown(other).note, shown(other).kept]).toEqual(['before', 0]);
  });
});

describe('the answers that a berth offers', () => {
  const names = (row: WalkBerth): (string | null)[] =>
    offeredAnswers(answered(row, [])).map(({ boat }) => boat?.name ?? null);

  it('are the boat that should be there, and empty', () => {
    expect(names(walkBerth(1, { boat: ondine }))).toEqual(['Ondine', null]);
  });

  it('are empty, and the boat that may have come or stayed', () => {
    expect(names(walkBerth(1))).toEqual([null]);
    expect(names(walkBerth(1, { due: kestrel }))).toEqual([null, 'Kestrel']);
    expect(names(walkBerth(1, { over: grethe }))).toEqual([null, 'Grethe']);
    expect(likelyBoat(walkBerth(1))).toBeNull();
  });

  it('show which one is chosen, and "other boat" for a boat that none of them names', () => {
    const row = walkBerth(1, { over: grethe });
    expect(offeredAnswers(answered(row, [sees(grethe)])).map(({ chosen }) => chosen)).toEqual([false, true]);
    expect(otherIsChosen(answered(row, [sees(grethe)]))).toBe(false);
    expect(otherIsChosen(answered(row, [sees(kestrel)]))).toBe(true);
  });
});

describe('how far a walk is', () => {
  const berths = [
    answered(walkBerth(1, { boat: ondine }), [{ is: 'AS_PLANNED' }]),
    answered(walkBerth(2, { boat: kestrel }), [{ is: 'EMPTY' }]),
    answered(walkBerth(3), []),
    answered(walkBerth(4, {}, { pier_id: walkId(70), pier_name: 'C' }), []),
  ];

  it('counts berths, checked ones and differences, by pier and by kind', () => {
    expect(progressOf(berths)).toEqual({ berths: 4, checked: 2, differs: 1 });
    expect(piersOf(berths, new Set()).map(({ checked, complete }) => [checked, complete])).toEqual([
      [2, false],
      [0, false],
    ]);
    expect(piersOf(berths, new Set([walkId(70)])).map(({ complete }) => complete)).toEqual([false, true]);
    expect(countsByKind(berths)).toEqual([['MISSING', 1]]);
  });

  it('goes on to the next unchecked berth of the pier, then to an earlier one', () => {
    expect(nextUnchecked(berths, walkId(1))?.row.name).toBe('B3');
    expect(nextUnchecked(berths, walkId(3))).toBeNull();
    expect(nextUnchecked(berths, walkId(4))).toBeNull();
  });
});

describe('sending', () => {
  const kept = (seq: number, session_id: string): KeptTap => ({
    seq,
    session_id,
    tap: { kind: 'PIER_COMPLETE', tap_id: walkId(seq), at: at(seq), pier_id: walkId(70) },
    boat: null,
  });

  it('takes the oldest taps of one walk, and at most a page of them', () => {
    const taps = [kept(3, 'b'), kept(1, 'a'), kept(2, 'a'), kept(4, 'a')];
    expect(nextBatch(taps).map(({ seq }) => seq)).toEqual([1, 2]);
    expect(nextBatch(taps, 1).map(({ seq }) => seq)).toEqual([1]);
    expect(nextBatch([])).toEqual([]);
  });

  it('waits longer after each failure, at most half a minute', () => {
    expect([1, 2, 3, 10].map(pauseAfter)).toEqual([1_000, 2_000, 4_000, 30_000]);
  });

  it('gives every tap a later time than the one before', () => {
    expect(timeAfter(null, Date.parse(at(1)))).toBe(at(1));
    expect(timeAfter(at(5), Date.parse(at(1)))).toBe('2027-07-03T09:05:00.001Z');
  });
});
