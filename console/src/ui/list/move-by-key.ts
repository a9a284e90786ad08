import type { KeyboardEvent } from 'react';

/** The target row of each key, from row `at` of `count`. */
export function rowAfter(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/**
 * Moves the focus between the rows of the list that receives the event. Enter needs no handling, because a row is a
 * link.
 */
export function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const target = event.target as HTMLElement;
  if (!target.matches('[data-row-link]')) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')];
  const to = rowAfter(event.key, links.indexOf(target), links.length);
  if (to === null) return;
  event.preventDefault();
  links[to]?.focus();
}
