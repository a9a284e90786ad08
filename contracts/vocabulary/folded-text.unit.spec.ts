import { describe, expect, it } from '@jest/globals';
import { folded } from './folded-text.js';

describe('folded text', () => {
  it.each([
    ['Inès  DELACROIX ', 'ines delacroix'],
    ['Weiß', 'weiss'],
    ['Ærø Øst', 'aero ost'],
    ['Œuvre d’Été', 'oeuvre d’ete'],
    ['Łódź', 'lodz'],
    ['Þór Đorđe Guðrún', 'thor dorde gudrun'],
    ['İzmir Işık', 'izmir isik'],
    ['ﬁsh\t\n№', 'fish no'],
  ])('of %j is %j', (text, expected) => {
    expect(folded(text)).toBe(expected);
    expect(folded(expected)).toBe(expected);
  });

  it('is the same however accents are encoded', () => {
    expect(folded('e\u0301')).toBe(folded('\u00e9'));
  });
});
