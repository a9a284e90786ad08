import { describe, expect, it } from '@jest/globals';
import { isAnswered, questionBefore } from './questions.js';
import { tagOf } from './row-tag.js';
import { aStay } from './stays.fixture.js';

const plain = { berth_id: 'b2', needs_confirmation: false };
const short = { berth_id: 'b2', needs_confirmation: true };

describe('before a berth is given', () => {
  it.each([
    ['the best match', plain, 'b2', false, false, null],
    ['where nothing is suggested', plain, null, false, false, null],
    ['another than the best', plain, 'b1', false, false, { asks: 'reason', berth_id: 'b2', confirmed: false }],
    ['another than the best, for the waiting list', plain, 'b1', true, false, null],
    ['a berth for longer boats', short, 'b2', false, false, { asks: 'minimum', berth_id: 'b2' }],
    ['such a berth, confirmed', short, 'b2', false, true, null],
    [
      'such a berth, confirmed, and not the best',
      short,
      'b1',
      false,
      true,
      { asks: 'reason', berth_id: 'b2', confirmed: true },
    ],
  ] as const)('%s', (_, berth, best, waiting, confirmed, question) => {
    expect(questionBefore({ berth, best, waiting }, confirmed)).toEqual(question);
  });

  it('the reason `other` needs a note', () => {
    expect([isAnswered('services', ''), isAnswered('other', ' '), isAnswered('other', 'Reserved')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('the tag of a stay', () => {
  it('is its place in the line, or how many berths fit', () => {
    expect(tagOf(aStay('r', { waiting_place: 2, fits: 3 }))).toEqual({ kind: 'place', place: 2 });
    expect(tagOf(aStay('r', { fits: 3 }))).toEqual({ kind: 'fits', count: 3 });
    expect(tagOf(aStay('r', { fits: 0 }))).toEqual({ kind: 'none' });
  });
});
