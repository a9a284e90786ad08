import { describe, expect, it } from '@jest/globals';
import { countedUnits, exampleOf } from './counted-units.js';

describe('metres', () => {
  it.each([
    ['EXACT', 14.2, 14.2],
    ['HALF_STARTED', 14.2, 14.5],
    ['HALF_STARTED', 14.5, 14.5],
    ['STARTED', 14.2, 15],
    ['STARTED', 14, 14],
    ['HALF_COMPLETED', 14.7, 14.5],
    ['COMPLETED', 9.8, 9],
    ['STARTED', 8.1, 9],
    ['EXACT', 8.07, 8.07],
  ] as const)('counted %s of %d are %d', (counted, size, counts) => expect(countedUnits(size, counted)).toBe(counts));

  it('are at least what the class says', () => expect(countedUnits(5.2, 'STARTED', 8)).toBe(8));
});

describe('the example of a class', () => {
  it('is a boat within it, and what she pays a day', () => {
    const charged = { by: 'METRE', counted: 'HALF_STARTED', least: 8 } as const;
    expect(exampleOf(charged, { from: 8, to: 15 }, 3.6)).toEqual({ size: 14.2, counts: 14.5, day: 52.2 });
    expect(exampleOf(charged, { from: 14.5, to: 15 }, null)).toEqual({ size: 14.75, counts: 15, day: null });
    expect(exampleOf(charged, { from: 12, to: null }, 1)?.size).toBe(14.2);
    expect(exampleOf(charged, { from: null, to: null }, 1)?.size).toBe(10.2);
  });

  it('is none for a flat price', () => expect(exampleOf({ by: 'BOAT' }, { from: 0, to: 8 }, 26)).toBeNull());
});
