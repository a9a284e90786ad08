import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { followScheme, useScheme } from './use-scheme.js';

const page = document.documentElement;
const real = window.matchMedia;

/** A fake system whose scheme the test changes. */
function system(dark: boolean) {
  let changed: () => void = () => undefined;
  const list = { matches: dark, addEventListener: (_type: string, run: () => void) => (changed = run) };
  window.matchMedia = () => ({ ...list, removeEventListener: () => undefined }) as unknown as MediaQueryList;
  return (next: boolean) => {
    list.matches = next;
    changed();
  };
}

afterEach(() => {
  window.matchMedia = real;
  jest.restoreAllMocks();
  delete page.dataset['scheme'];
});

describe('the colour scheme', () => {
  it('follows the system until the user chooses', () => {
    const become = system(true);
    const end = followScheme();
    expect(page.dataset['scheme']).toBe('dark');
    become(false);
    expect(page.dataset['scheme']).toBe('light');
    const { result } = renderHook(useScheme);
    expect(result.current.choice).toBe('system');
    act(() => result.current.choose('light'));
    expect(result.current.choice).toBe('light');
    become(true);
    expect(page.dataset['scheme']).toBe('light');
    act(() => result.current.choose('system'));
    expect(page.dataset['scheme']).toBe('dark');
    end();
  });

  it('is remembered, and is the same in every tab', () => {
    system(false);
    const end = followScheme();
    const { result } = renderHook(useScheme);
    act(() => result.current.choose('dark'));
    expect([localStorage.getItem('scheme'), page.dataset['scheme']]).toEqual(['dark', 'dark']);
    localStorage.setItem('scheme', 'light');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'scheme' })));
    expect([result.current.choice, page.dataset['scheme']]).toEqual(['light', 'light']);
    end();
    localStorage.setItem('scheme', 'dark');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'scheme' })));
    expect(page.dataset['scheme']).toBe('light');
  });

  it('lasts as long as the page when storage is denied', () => {
    system(false);
    for (const call of ['getItem', 'setItem'] as const)
      jest.spyOn(Storage.prototype, call).mockImplementation(() => {
        throw new Error('closed');
      });
    const { result } = renderHook(useScheme);
    act(() => result.current.choose('dark'));
    expect([result.current.choice, page.dataset['scheme']]).toEqual(['dark', 'dark']);
  });
});
