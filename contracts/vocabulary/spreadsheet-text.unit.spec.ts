import { describe, expect, it } from '@jest/globals';
import { defused, isFormulaText, plainText } from './spreadsheet-text.js';

describe('a text that a spreadsheet would run', () => {
  it.each([
    '=1+1',
    '+cmd',
    '-2+3+cmd|" /C calc"!A0',
    '@SUM(A1)',
    ' =1+1',
    '\n@SUM(A1)',
    '\t=1',
    '\r=1',
    '\uFF1D1',
    '\uFF0B1',
    '\uFF0D1',
    '\uFF20x',
    '-',
  ])('%j is marked as text, and comes back as it was', (text) => {
    expect(isFormulaText(text)).toBe(true);
    expect(defused(text)).toBe(`'${text}`);
    expect(plainText(defused(text))).toBe(text);
  });

  it.each(['', '-77', ' -77', '+3.5', '-0,5', 'Saoirse', "'quoted", '12-14', 'a=b'])('%j is none', (text) => {
    expect(isFormulaText(text)).toBe(false);
    expect(defused(text)).toBe(text);
    expect(plainText(text)).toBe(text);
  });
});
