import { useSyncExternalStore } from 'react';

export type SchemeChoice = 'light' | 'dark' | 'system';

/** Where the choice is remembered; `arrival.js` reads it before anything is drawn. */
const KEY = 'scheme';
const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';

const watchers = new Set<() => void>();
/** Where storage is closed to us, the choice lasts as long as the page. */
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
    // It is in `unkept`.
  }
  showScheme();
  for (const changed of watchers) changed();
}

/** Draws the page in the chosen scheme. Colours change at once: faded one by one they would be a mess. */
function showScheme(): void {
  const choice = chosen();
  const scheme = choice === 'system' ? (window.matchMedia(SYSTEM_IS_DARK).matches ? 'dark' : 'light') : choice;
  const page = document.documentElement;
  if (page.dataset['scheme'] === scheme) return;
  const still = document.createElement('style');
  still.textContent = '*, *::before, *::after { transition: none !important }';
  document.head.append(still);
  page.dataset['scheme'] = scheme;
  // To be asked for a style, the browser has to work out all of them, without transitions.
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

/** Keeps the page in the chosen scheme, whichever tab it is chosen in, and with the system where none is. Answers the end of it. */
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

/** The chosen colour scheme (`system` until somebody chooses) and the way to change it; remembered in this browser. */
export function useScheme(): { choice: SchemeChoice; choose: (choice: SchemeChoice) => void } {
  return { choice: useSyncExternalStore(watch, chosen), choose };
}
