import { describe, expect, it } from '@jest/globals';
import { firstLanguage, languageOfProblem, withoutBlanks, withPlaceholder } from './template-form.js';

describe('the form of a template', () => {
  it('finds the language whose text is wrong', () => {
    const wrong = { type: 'custom', message: 'templatePlaceholderUnknown' };
    expect(languageOfProblem({ texts: { fr: wrong } })).toBe('fr');
    expect(languageOfProblem({ name: wrong })).toBeNull();
  });

  it.each([
    ['in place of the selection', 3, 6, 'To {berth} or'],
    ['at the cursor', 3, 3, 'To {berth}you or'],
    ['at the end', null, null, 'To you or{berth}'],
  ])('inserts a placeholder %s', (_case, from, to, text) => {
    expect(withPlaceholder('To you or', 'berth', from, to)).toBe(text);
  });

  it.each([
    ['the own language', { en: 'Hello', fr: 'Bonjour' }, 'fr'],
    ['the first one written', { en: '', de: 'Moin' }, 'de'],
    ['the own language, when nothing is written', {}, 'fr'],
  ] as const)('opens in %s', (_case, texts, language) => {
    expect(firstLanguage({ texts }, 'fr')).toBe(language);
  });

  it('opens a new template in the own language', () => {
    expect(firstLanguage(null, 'it')).toBe('it');
  });

  it('saves no blank texts', () => {
    expect(withoutBlanks({ en: 'Hello', fr: '' })).toEqual({ en: 'Hello' });
  });
});
