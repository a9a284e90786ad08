import { describe, expect, it } from '@jest/globals';
import { wantedLanguage } from './wanted-language.js';

describe('the language of a request', () => {
  it.each([
    ['de', 'de'],
    ['fr-CH, de;q=0.8', 'fr'],
    ['en;q=0.3, IT-it;q=0.9, *;q=0.1', 'it'],
    ['pt-BR, nl, es;q=0.4', 'es'],
    ['de;q=0, fr', 'fr'],
  ])('%s is %s', (accepted, language) => {
    expect(wantedLanguage(accepted)).toBe(language);
  });

  it.each([undefined, '', '*', 'pt', ';;,q=', 'x'.repeat(10_000)])('is null when %p names none', (accepted) => {
    expect(wantedLanguage(accepted)).toBeNull();
  });
});
