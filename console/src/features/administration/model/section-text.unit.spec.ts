import { expect, it } from '@jest/globals';
import { asParagraphs, asText, moved } from './section-text.js';

it('divides paragraphs by empty lines, and keeps single line breaks', () => {
  expect(asParagraphs('One\nstill one\n\n  \nTwo \r\n\r\nThree\n')).toEqual(['One\nstill one', 'Two', 'Three']);
  expect(asParagraphs(' \n ')).toEqual([]);
  expect(asParagraphs(asText(['a', 'b\nc']))).toEqual(['a', 'b\nc']);
});

it('moves sections by a place, and not beyond the ends', () => {
  const sections = ['a', 'b', 'c'].map((title) => ({ title, paragraphs: [] }));
  const titles = (from: number, by: 1 | -1) =>
    moved(sections, from, by)
      .map(({ title }) => title)
      .join('');
  expect([titles(0, 1), titles(2, -1), titles(0, -1), titles(2, 1)]).toEqual(['bac', 'acb', 'abc', 'abc']);
});
