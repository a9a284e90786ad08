import { describe, expect, it } from '@jest/globals';
import { languageOfProblem, withPlaceholder } from './template-form.js';

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
});
