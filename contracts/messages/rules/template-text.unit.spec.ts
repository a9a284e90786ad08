import { describe, expect, it } from '@jest/globals';
import { placeholders } from '../vocabulary.js';
import { fill, placeholdersIn, unknownIn } from './template-text.js';

describe('the text of a template', () => {
  it('is filled with the facts, as often as it names them', () => {
    const text = 'Hello {boater_name}, {vessel_name} lies in {berth}. See you soon, {boater_name}!';
    expect(fill(text, { boater_name: 'Inès Delacroix', vessel_name: 'Sirocco', berth: 'C12' })).toEqual({
      text: 'Hello Inès Delacroix, Sirocco lies in C12. See you soon, Inès Delacroix!',
      missing: [],
    });
  });

  it('is read whatever the case and the spaces of its placeholders', () => {
    expect(fill('{ Berth } and {BERTH}', { berth: 'C12' }).text).toBe('C12 and C12');
  });

  it.each([[undefined], [null], [''], ['  \n ']])(
    'keeps a placeholder whose fact is %j, and names it once',
    (berth) => {
      const facts = berth === undefined ? {} : { berth };
      expect(fill('{berth}, {berth}', facts)).toEqual({ text: '{berth}, {berth}', missing: ['berth'] });
    },
  );

  it('takes no placeholder and no line break from a fact', () => {
    const { text, missing } = fill('{vessel_name} in {berth}', { vessel_name: '{berth}\n{start_date}', berth: 'C12' });
    expect([text, missing]).toEqual(['berth start_date in C12', []]);
  });

  it('names what no fact fills', () => {
    expect(unknownIn('{berth} {brth} {} {{vessel_name}} {marina name}')).toEqual(['brth', '', 'marina name']);
    expect(unknownIn('a { b } c')).toEqual([' b ']);
    expect(unknownIn('no {braces, or } alone')).toEqual(['braces, or ']);
    expect(unknownIn('an open { brace')).toEqual([]);
  });

  it('knows each of its placeholders', () => {
    const all = placeholders.map((name) => `{${name}}`).join(' ');
    expect([unknownIn(all), placeholdersIn(all)]).toEqual([[], [...placeholders]]);
    expect(placeholdersIn('A text with {curly} words')).toEqual([]);
  });
});
