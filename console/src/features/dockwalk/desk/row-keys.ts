import type { KeyboardEvent } from 'react';

/** Arrow keys move between the rows of a list; Enter opens one. Keys of the controls inside a row stay theirs. */
export function rowKeys(event: KeyboardEvent<HTMLElement>, open: () => void): void {
  const row = event.currentTarget;
  if (event.target !== row) return;
  const next = event.key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling;
  if (event.key === 'Enter') open();
  else if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  else if (next instanceof HTMLElement) next.focus();
  event.preventDefault();
}
