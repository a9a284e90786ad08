import { afterEach, describe, expect, it } from '@jest/globals';
import { preferredLanguage, takeLanguageFromAddress } from './language.js';

describe('a language at the start of the address', () => {
  afterEach(() => {
    localStorage.removeItem('lang');
    window.history.replaceState(null, '', '/');
  });

  it.each([
    ['/fr/login', '/login', 'fr'],
    ['/de', '/', 'de'],
    ['/it/reservations?tab=ALL#top', '/reservations?tab=ALL#top', 'it'],
  ])('of %s is stored, and the address becomes %s', (typed, address, language) => {
    localStorage.setItem('lang', 'es');
    window.history.replaceState(null, '', typed);
    takeLanguageFromAddress();
    const { pathname, search, hash } = window.location;
    expect(`${pathname}${search}${hash}`).toBe(address);
    expect(preferredLanguage()).toBe(language);
  });

  it.each(['/', '/reservations', '/frankly/login', '/pt/login'])('is none in %s', (typed) => {
    localStorage.setItem('lang', 'es');
    window.history.replaceState(null, '', typed);
    takeLanguageFromAddress();
    expect(window.location.pathname).toBe(typed);
    expect(preferredLanguage()).toBe('es');
  });
});
