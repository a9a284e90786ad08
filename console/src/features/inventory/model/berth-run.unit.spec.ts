import { describe, expect, it } from '@jest/globals';
import { firstNumberOf, isLettered, MOST_AT_ONCE, numbersOf, placesOf, runOf, runProblem } from './berth-run.js';

const none = new Set<number>();
const run = { first: 9, count: 8, every: 1 as const };

describe('a run of berths', () => {
  it('counts from the first number, or over odd or even numbers only', () => {
    expect(numbersOf(run)).toEqual([9, 10, 11, 12, 13, 14, 15, 16]);
    expect(numbersOf({ first: 9, count: 4, every: 2 })).toEqual([9, 11, 13, 15]);
    expect(numbersOf({ first: 2, count: 3, every: 2 })).toEqual([2, 4, 6]);
  });

  it('skips the numbers that exist already, and those left out by hand', () => {
    expect(runOf({ ...run, count: 3 }, new Set([10]), new Set([11])).map(({ state }) => state)).toEqual([
      'new',
      'there',
      'left_out',
    ]);
  });

  it.each([
    ['without a first number', { ...run, first: null }, 'first'],
    ['without a count', { ...run, count: null }, 'count'],
    ['of none', { ...run, count: 0 }, 'count'],
    ['of more than the limit', { ...run, count: MOST_AT_ONCE + 1 }, 'tooMany'],
    ['beyond the largest number', { first: 99_998, count: 3, every: 1 as const }, 'tooLarge'],
    ['that is fine', run, null],
  ])('%s has its problem', (_name, typed, problem) => {
    expect(runProblem(typed, runOf(typed, none, none))).toBe(problem);
  });

  it('adds nothing when every number exists', () => {
    const there = new Set(numbersOf(run));
    expect(runProblem(run, runOf(run, there, none))).toBe('nothingNew');
  });

  it.each([
    ['9', 9],
    ['A', 1],
    ['z', 26],
    ['AA', 27],
    ['4B', null],
    ['', null],
  ])('may start at %j', (typed, number) => {
    expect(firstNumberOf(typed)).toBe(number);
  });

  it('is named by letters where it starts with letters', () => {
    expect([isLettered('aa'), isLettered('27')]).toEqual([true, false]);
  });

  it('is drawn below the pier, with the nearest other berths above it', () => {
    const there = [1, 2, 3, 12];
    const drawn = placesOf(runOf({ ...run, first: 11, count: 2 }, new Set(there), none), there);
    expect(drawn).toEqual([
      { number: 1, state: 'existing', side: 'above', at: 0 },
      { number: 2, state: 'existing', side: 'above', at: 1 },
      { number: 3, state: 'existing', side: 'above', at: 2 },
      { number: 11, state: 'new', side: 'below', at: 0 },
      { number: 12, state: 'there', side: 'below', at: 1 },
    ]);
    const long = Array.from({ length: 100 }, (_number, index) => index + 1);
    expect(placesOf(runOf({ first: 101, count: 2, every: 1 }, new Set(long), none), long)[0]?.number).toBe(89);
  });
});
