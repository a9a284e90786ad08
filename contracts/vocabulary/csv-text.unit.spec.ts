import { describe, expect, it } from '@jest/globals';
import { csvText } from './csv-text.js';

describe('rows as CSV', () => {
  it.each([
    ['Saoirse', 'Saoirse'],
    ['Brisa, do "Norte"', '"Brisa, do ""Norte"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['C;12', '"C;12"'],
    [' padded ', '" padded "'],
    ['', ''],
    [null, ''],
    [true, 'true'],
    [402.5, '402.5'],
    [-77, '-77'],
    ['-3.5', '-3.5'],
    ['+33 6', "'+33 6"],
    ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    ['\t=1', '"\'\t=1"'],
    ['＝1', "'＝1"],
  ])('%j is written as %j', (cell, text) => {
    expect(csvText([[cell]])).toBe(text);
  });

  it('are lines of cells, the titles as safe as the rest', () => {
    expect(csvText([['Boat', '@Total'], ['Saoirse', 1], []])).toBe("Boat,'@Total\r\nSaoirse,1\r\n");
  });
});
