import { describe, expect, it } from '@jest/globals';
import { mayStand, numberOf, textOf } from './number-text.js';

const price = { maxIntegers: 6, decimals: 2 };

describe('the accepted text of a number field', () => {
  it.each(['', '1', '123456', '123456.78', '0.', '.5', '12,3', '12,'])('takes %p', (text) => {
    expect(mayStand(text, price)).toBe(true);
  });

  it.each(['1234567', '1.234', '12.3.4', '12a', '-1', '1 000', 'e'])('drops %p', (text) => {
    expect(mayStand(text, price)).toBe(false);
  });

  it('accepts no point without decimals, and a minus only where allowed', () => {
    expect(mayStand('12.', { maxIntegers: 6, decimals: 0 })).toBe(false);
    expect(mayStand('-12', { maxIntegers: 6, decimals: 0, negative: true })).toBe(true);
  });

  it('reads a comma as a point, and half a number as none', () => {
    expect(numberOf('12,5')).toBe(12.5);
    expect([numberOf(''), numberOf('.'), numberOf('-')]).toEqual([null, null, null]);
  });

  it('shows fixed decimals, and nothing for nothing', () => {
    expect([textOf(110, 2), textOf(4.5, undefined), textOf(null, 2), textOf(Number.NaN, 2)]).toEqual([
      '110.00',
      '4.5',
      '',
      '',
    ]);
  });
});
