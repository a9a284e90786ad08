import { describe, expect, it } from '@jest/globals';
import { isTable, pastedPrices, priceOf } from './pasted-prices.js';

describe('a pasted price', () => {
  it.each([
    ['26', 26],
    ['26,5', 26.5],
    ['1.100,00', 1100],
    ['1,100.00', 1100],
    ['1 100,00', 1100],
    ["1'100.50", 1100.5],
    ['1.100', 1100],
    ['1,100', 1100],
    ['1.234.567', undefined],
    ['€ 26.00', 26],
    ['26,00 EUR', 26],
    ['', null],
    ['–', null],
    ['-', null],
    ['abc', undefined],
    ['12.34.56', undefined],
    ['1e12', undefined],
    ['-5', undefined],
    ['1,2,3', undefined],
  ])('%j is %j', (cell, price) => expect(priceOf(cell)).toBe(price));
});

describe('a pasted table', () => {
  it('has rows and columns, without the line at its end', () => {
    expect(pastedPrices('8,00\t40,00\r\n26,00\t\r\n')).toEqual([
      [8, 40],
      [26, null],
    ]);
  });

  it('leaves out the heads and the names of its rows', () => {
    expect(pastedPrices('Class\tDay\tWeek\nUp to 8 m\t26\t130\nUp to 12 m\t31\t155')).toEqual([
      [26, 130],
      [31, 155],
    ]);
  });

  it('is more than one cell', () => {
    expect(['26', '26\n', '26\t30', '26\n30'].map(isTable)).toEqual([false, false, true, true]);
  });
});
