import { describe, expect, it } from '@jest/globals';
import { languageOfProblem, problemsOf, withPlaceholder } from './template-form.js';

describe('the form of a template', () => {
  it('names the first error of each field', () => {
    expect([...problemsOf({ name: 'Welcome', texts: { en: 'Hello' } })]).toEqual([]);
    expect([...problemsOf({ name: '', texts: { en: '' } })]).toEqual(
      expect.arrayContaining([
        ['name', 'templateNameRequired'],
        ['texts', 'templateTextRequired'],
      ]),
    );
  });

  it('finds the language whose text is wrong', () => {
    const problems = problemsOf({ name: 'Welcome', texts: { en: 'Hello', fr: 'À {brth}' } });
    expect([problems.get('texts.fr'), languageOfProblem(problems)]).toEqual(['templatePlaceholderUnknown', 'fr']);
    expect(languageOfProblem(problemsOf({ name: '', texts: { en: 'Hello' } }))).toBeNull();
  });

  it.each([
    ['in place of the selection', 3, 6, 'To {berth} or'],
    ['at the cursor', 3, 3, 'To {berth}you or'],
    ['at the end', null, null, 'To you or{berth}'],
  ])('inserts a placeholder %s', (_case, from, to, text) => {
    expect(withPlaceholder('To you or', 'berth', from, to)).toBe(text);
  });
});
