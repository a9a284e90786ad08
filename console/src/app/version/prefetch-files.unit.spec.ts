import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { prefetchFiles } from './prefetch-files.js';

const fetched = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href);

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '<meta name="prefetch-files" content="/a.js /b.js">';
});
afterEach(() => {
  jest.useRealTimers();
  document.head.innerHTML = '';
});

describe('files that may be needed later', () => {
  it('are fetched once, with the first input', () => {
    prefetchFiles();
    expect(fetched()).toEqual([]);
    document.body.dispatchEvent(new Event('focusin', { bubbles: true }));
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    jest.runAllTimers();
    expect(fetched()).toEqual(['http://localhost/a.js', 'http://localhost/b.js']);
  });

  it('are fetched after a while without input', () => {
    prefetchFiles();
    jest.runAllTimers();
    expect(fetched()).toHaveLength(2);
  });
});
