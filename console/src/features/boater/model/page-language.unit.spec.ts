import { describe, expect, it } from '@jest/globals';
import { chosenLanguage, keepChosenLanguage, spokenLanguage } from './chosen-language.js';
import { linkProblemOf } from './link-problem.js';
import { keepDraft, keptDraft } from './kept-draft.js';

describe('The language of the page', () => {
  it('is the choice on this device, else the reservation’s, else the browser’s', () => {
    expect(spokenLanguage('it', 'fr', 'de')).toBe('it');
    expect(spokenLanguage(null, 'fr', 'de')).toBe('fr');
    expect(spokenLanguage(null, 'nl', 'de')).toBe('de');
    expect(spokenLanguage(null, undefined, 'de')).toBe('de');
  });

  it('is kept apart from the language of staff', () => {
    expect(chosenLanguage()).toBeNull();
    keepChosenLanguage('es');
    expect(chosenLanguage()).toBe('es');
    expect(localStorage.getItem('lang')).toBeNull();
    localStorage.setItem('boater_lang', 'xx');
    expect(chosenLanguage()).toBeNull();
  });
});

describe('A link that shows nothing', () => {
  it.each([
    ['UNAUTHENTICATED', 'invalid'],
    ['NOT_FOUND', 'invalid'],
    ['OFFLINE', 'offline'],
    ['TOO_MANY_REQUESTS', 'busy'],
    ['INTERNAL', 'broken'],
  ])('%s is %s', (code, problem) => {
    expect(linkProblemOf(code)).toBe(problem);
  });
});

it('A draft is kept until it is emptied', () => {
  keepDraft('k', 'half a sent');
  expect(keptDraft('k')).toBe('half a sent');
  keepDraft('k', '');
  expect(keptDraft('k')).toBe('');
  expect(sessionStorage.getItem('k')).toBeNull();
});
