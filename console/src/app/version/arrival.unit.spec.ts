import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** This script runs before all modules, so it cannot be imported as one. */
const SCRIPT = readFileSync(join(process.cwd(), 'console/public/arrival.js'), 'utf8');
const NAMED = {
  desk: '/assets/desk-1.js',
  list: '/assets/list-1.js',
  stay: '/assets/stay-1.js',
  spoken: '/assets/spoken-en-1.js /assets/spoken-de-1.js',
  'spoken-list': '/assets/spoken-list-en-1.js /assets/spoken-list-de-1.js',
  'spoken-shared': '/assets/spoken-shared-en-1.js /assets/spoken-shared-de-1.js',
  'spoken-stay': '/assets/spoken-stay-en-1.js /assets/spoken-stay-de-1.js',
};

beforeEach(() => {
  const metas = Object.entries(NAMED).map(([name, files]) => `<meta name="${name}-files" content="${files}">`);
  document.head.innerHTML = metas.join('');
  localStorage.setItem('token', 'qs_user.test');
});
afterEach(() => void jest.restoreAllMocks());

/** The files requested before any script of the console has run. */
function requestedAt(path: string, languages: readonly string[] = ['en-GB']): string[] {
  window.history.replaceState(null, '', path);
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  const script = document.createElement('script');
  script.textContent = SCRIPT;
  document.head.append(script);
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  return links.map(({ href }) => new URL(href).pathname);
}

describe('a signed-in person', () => {
  it('gets the files of the list and its texts before any script requests them', () => {
    expect(requestedAt('/reservations')).toEqual([
      '/assets/spoken-en-1.js',
      '/assets/spoken-list-en-1.js',
      '/assets/desk-1.js',
      '/assets/list-1.js',
    ]);
  });

  it('is sent those of a reservation at its address', () => {
    const files = requestedAt('/reservations/0190f3a2-6a01-7d11-8b21-0a5b7c9d1e22');
    expect(files).toEqual(
      expect.arrayContaining(['/assets/spoken-shared-en-1.js', '/assets/spoken-stay-en-1.js', '/assets/stay-1.js']),
    );
    expect(files).not.toContain('/assets/list-1.js');
  });

  it.each([
    ['the language that was chosen', 'de', ['en-GB'], 'de'],
    ['the first of the browser’s that there is', null, ['pt-PT', 'de-AT', 'en'], 'de'],
    ['English where there is none', null, ['pt-PT'], 'en'],
    ['the browser’s where the chosen one is none', 'xx', ['de'], 'de'],
  ])('gets the words of %s', (_, chosen, languages, spoken) => {
    if (chosen !== null) localStorage.setItem('lang', chosen);
    expect(requestedAt('/reservations', languages).filter((file) => file.includes('spoken'))).toEqual([
      `/assets/spoken-${spoken}-1.js`,
      `/assets/spoken-list-${spoken}-1.js`,
    ]);
  });
});

it('other visitors get only the files that the page itself names', () => {
  expect(requestedAt('/r/qs_link.test')).toEqual([]);
  localStorage.removeItem('token');
  expect(requestedAt('/reservations')).toEqual([]);
});

it.each([
  ['dark', 'dark'],
  ['light', 'light'],
])('a screen chosen to be %s is so from the start', (chosen, scheme) => {
  localStorage.setItem('scheme', chosen);
  requestedAt('/login');
  expect(document.documentElement.getAttribute('data-scheme')).toBe(scheme);
});
