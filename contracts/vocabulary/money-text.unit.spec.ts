import { describe, expect, it } from '@jest/globals';
import { amountText, minorText, moneyText } from './money-text.js';

describe('an amount of money in words', () => {
  it.each([
    [1710.5, '1,710.50'],
    [0, '0.00'],
    [-12.3, '−12.30'],
    [0.005, '0.01'],
  ])('%d is %s', (decimal, text) => {
    expect(amountText(decimal)).toBe(text);
    expect(moneyText(decimal, 'EUR')).toBe(`EUR\u00A0${text}`);
  });

  it('is the same from minor units', () => {
    expect(minorText(171_050, 'GBP')).toBe('GBP\u00A01,710.50');
  });
});
