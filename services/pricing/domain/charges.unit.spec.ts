import { describe, expect, it } from '@jest/globals';
import type { ChargeUnit } from '../../../contracts/pricing/vocabulary.js';
import { amountOf, quantityInUnits, quantityOf } from './charges.js';

const stay = { nights: 8, length: 9.85, beam: 3.2, persons: 3, amperes: 16 };

describe('the quantity of a charge', () => {
  it.each<[ChargeUnit, number | null]>([
    ['TOTAL', 1],
    ['EACH', 1],
    ['PER_NIGHT', 8],
    ['PER_NIGHT_PER_METRE', 78.8],
    ['PER_NIGHT_PER_SQUARE_METRE', 252.16],
    ['PER_METRE', 9.85],
    ['PER_SQUARE_METRE', 31.52],
    ['PER_WEEK', 2],
    ['PER_WEEK_PER_METRE', 19.7],
    ['PER_PERSON', 3],
    ['PER_PERSON_PER_NIGHT', 24],
    ['PER_AMPERE_PER_NIGHT', 128],
    ['PER_KWH', null],
  ])('%s is %s for 8 nights of 9.85 × 3.20 m, 3 persons and 16 A', (unit, expected) => {
    const quantity = quantityOf(unit, stay);
    expect(quantity === null ? null : quantityInUnits(quantity)).toBe(expected);
  });

  it('is not known by area while the beam is not', () => {
    expect(quantityOf('PER_SQUARE_METRE', { ...stay, beam: 0 })).toBeNull();
  });

  it('is none without a socket', () => {
    expect(quantityOf('PER_AMPERE_PER_NIGHT', { ...stay, amperes: null })).toBe(0);
  });

  it('is rounded half up to a minor unit, once', () => {
    expect(amountOf(5, 5_000)).toBe(3);
    expect(amountOf(123, quantityOf('PER_SQUARE_METRE', stay) ?? 0)).toBe(3877);
  });
});
