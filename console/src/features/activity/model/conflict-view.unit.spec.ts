import { describe, expect, it } from '@jest/globals';
import { conflictApi } from '../../../../../contracts/conflicts/api.js';
import type { ConflictRow } from '../../../../../contracts/conflicts/conflict.js';
import type { Remedy, RemedyChoice } from '../../../../../contracts/conflicts/remedies.js';
import {
  differing,
  isOneClick,
  nextConflict,
  nightOf,
  offered,
  remedyKey,
  rightSizes,
  undoOf,
  untilChoices,
} from './conflict-view.js';

const example = conflictApi.list.answer.parse(conflictApi.list.example.answer).items[0]!;
const best = example.best!;
const row = (conflict_id: string, state: ConflictRow['state'] = 'OPEN'): ConflictRow => ({
  ...example,
  conflict_id,
  state,
});
const keep: Remedy = { ...best, choice: { kind: 'KEEP_SIZE', reservation_id: 'r1' } };
const sizes = {
  booked: { length: 10, beam: 3, draft: 2 },
  card: { length: 10, beam: 3.5, draft: 2 },
  card_changed: null,
};

describe('the conflict to continue with', () => {
  it('is the next open one, then the first, then none', () => {
    const items = [row('a'), row('b'), row('c', 'WAITING'), row('d')];
    expect(nextConflict(items, 'b')?.conflict_id).toBe('d');
    expect(nextConflict(items, 'd')?.conflict_id).toBe('a');
    expect(nextConflict([row('a'), row('c', 'WAITING')], 'a')).toBeNull();
  });
});

describe('the night of a conflict', () => {
  it('is tonight for a boat that has not left, else the first one', () => {
    const nights = { start_date: '2027-06-10', end_date: '2027-06-13' };
    expect(nightOf({ kind: 'LATE_DEPARTURE', ...nights })).toBe('2027-06-12');
    expect(nightOf({ kind: 'BOAT_TOO_LARGE', ...nights })).toBe('2027-06-10');
  });
});

describe('the right size', () => {
  const excess = { dimension: 'beam' as const, metres: 0.2 };
  it('is asked of the server only if it is measured anew', () => {
    expect(rightSizes({ sizes, excess }, 'card', 4)).toBeUndefined();
    expect(rightSizes({ sizes, excess }, 'booked', 4)).toBeUndefined();
    expect(rightSizes({ sizes, excess }, 'other', 3.2)).toEqual({ length: 10, beam: 3.2, draft: 2 });
    expect(rightSizes({ sizes, excess }, 'other', 0)).toBeUndefined();
    expect(rightSizes({ sizes, excess }, 'other', null)).toBeUndefined();
  });

  it('decides which remedies are offered', () => {
    expect(offered([best, keep], 'booked')).toEqual([keep]);
    expect(offered([best, keep], 'other')).toEqual([best]);
    expect(offered([best, keep], 'card')).toEqual([best, keep]);
  });

  it('differs in some dimensions', () => {
    expect(differing(sizes)).toEqual(['beam']);
    expect(differing({ ...sizes, card: null })).toEqual([]);
  });
});

describe('a remedy', () => {
  it('keeps its key while its time moves on', () => {
    const ask = (until: string): Remedy => ({ ...best, choice: { kind: 'ASK', reservation_id: 'r1', until } });
    expect(remedyKey(ask('2027-06-10T10:00:00.000Z'))).toBe(remedyKey(ask('2027-06-10T10:30:00.000Z')));
    expect(remedyKey(ask('2027-06-10T10:00:00.000Z'))).not.toBe(remedyKey(best));
  });

  it('is one click if nobody answers, nobody is written to and the price stays', () => {
    expect(isOneClick(best)).toBe(true);
    expect(isOneClick({ ...best, mails: true })).toBe(false);
    expect(isOneClick({ ...best, needs_answer: true })).toBe(false);
  });
});

describe('the undo of a remedy', () => {
  const reservation_id = 'r1';
  const until = '2027-07-14T15:00:00.000Z';
  const nights = { start_date: '2027-07-14', end_date: '2027-07-15' };
  it.each<[RemedyChoice, string]>([
    [{ kind: 'MOVE', reservation_id, berth_id: 'b' }, 'plan'],
    [{ kind: 'SWAP', reservation_id, with_reservation_id: 'r2' }, 'plan'],
    [{ kind: 'STAY_LONGER', reservation_id, end_date: '2027-07-15', berth_id: 'b' }, 'plan'],
    [{ kind: 'DEPARTED', reservation_id }, 'departure'],
    [{ kind: 'AT_PLACE', reservation_id }, 'moored'],
    [{ kind: 'CANCEL', reservation_id }, 'cancelled'],
    [{ kind: 'KEEP_SIZE', reservation_id }, 'decided'],
    [{ kind: 'KEEP_BOTH', reservation_id }, 'decided'],
    [{ kind: 'ASK', reservation_id, until }, 'sent'],
    [{ kind: 'DATES', reservation_id, until, ...nights }, 'sent'],
    [{ kind: 'REMIND', until }, 'sent'],
  ])('%j: %s', (choice, expected) => {
    const undo = undoOf(choice);
    expect(undo.by ?? undo.why).toBe(expected);
  });
});

describe('times to wait until', () => {
  it('are half hours ahead, and tomorrow', () => {
    const times = untilChoices(new Date('2027-06-10T09:50:00.000Z').getTime());
    expect(times.slice(0, 2)).toEqual(['2027-06-10T10:30:00.000Z', '2027-06-10T11:00:00.000Z']);
    expect(times.at(-1)).toBe('2027-06-11T10:30:00.000Z');
  });
});
