import { useSyncExternalStore } from 'react';

export type SchemeChoice = 'light' | 'dark' | 'system';

/** The storage key of the choice; `arrival.js` reads it before anything is drawn. */
const KEY = 'scheme';
const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';

const watchers = new Set<() => void>();
/** The choice when the browser denies storage; it lasts as long as the page. */
let unkept: SchemeChoice = 'system';

function chosen(): SchemeChoice {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return unkept;
  }
}

function choose(choice: SchemeChoice): void {
  unkept = choice;
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // The choice is in `unkept`.
  }
  showScheme();
  for (const changed of watchers) changed();
}

/**
 * Applies the chosen scheme to the page. Transitions are off during the change, because fading every colour looks
 * chaotic.
 */
function showScheme(): void {
  const choice = chosen();
  const scheme = choice === 'system' ? (window.matchMedia(SYSTEM_IS_DARK).matches ? 'dark' : 'light') : choice;
  const page = document.documentElement;
  if (page.dataset['scheme'] === scheme) return;
  const still = document.createElement('style');
  still.textContent = '*, *::before, *::after { transition: none !important }';
  document.head.append(still);
  page.dataset['scheme'] = scheme;
  // Reading a computed style makes the browser apply all styles while transitions are off.
  void window.getComputedStyle(document.body).transition;
  setTimeout(() => still.remove(), 1);
}

function watch(changed: () => void): () => void {
  watchers.add(changed);
  const kept = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) changed();
  };
  window.addEventListener('storage', kept);
  return () => {
    watchers.delete(changed);
    window.removeEventListener('storage', kept);
  };
}

/**
 * Keeps the page in the chosen scheme, also when another tab changes it, and follows the system when none is chosen.
 * Returns a function that stops it.
 */
export function followScheme(): () => void {
  const system = window.matchMedia(SYSTEM_IS_DARK);
  const unwatch = watch(showScheme);
  system.addEventListener('change', showScheme);
  showScheme();
  return () => {
    unwatch();
    system.removeEventListener('change', showScheme);
  };
}

/** The chosen colour scheme (`system` by default) and its setter; stored in this browser. */
export function useScheme(): { choice: SchemeChoice; choose: (choice: SchemeChoice) => void } {
  return { choice: useSyncExternalStore(watch, chosen), choose };
}
